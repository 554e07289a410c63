"""Jackpot rounds for tests: hands that qualify, a pool to the cent, and who was paid what in which order."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from tests.games.canberra_poker.tables import JACKPOT, PlayScene, bet, dealt, jackpot_paid

ROYALS = ("AS KS QS JS TS", "AH KH QH JH TH", "AD KD QD JD TD")
STRAIGHT_FLUSHES = ("9S 8S 7S 6S 5S", "9H 8H 5H 6H 7H", "9D 8D 7D 6D 5D")
QUADS, FULL_HOUSE, FLUSH, OTHER_FLUSH = "2S 2H 2D 2C 7H", "3S 3H 3D 4C 4S", "AC KC QC JC 9C", "TC 8C 7C 6C 5C"
DEALER_LOW = "9S TH JD 4D 8H"


def paid(edition: Edition, pool: int, hands: dict[int, str], dealer: str = "", **jackpot: object) -> PlayScene:
    """All these hands bet with a registered stake and are paid from this pool; the stakes feed the reserve alone."""
    plan = replace(JACKPOT, pool_part=0, pool_cents=pool, **jackpot)
    scene = dealt(edition, hands, dealer, jackpot=tuple(hands), jackpot_terms=plan)
    return jackpot_paid(bet(scene, *hands))


def prizes(scene: PlayScene) -> list[tuple[int, int]]:
    """The boxes and their prizes, in the order of payment."""
    return [(event.box, event.cents) for event in scene.all(e.JackpotPaid)]


def borne(scene: PlayScene) -> list[int]:
    """What the jackpot pool bears of each prize."""
    return [event.from_pool for event in scene.all(e.JackpotPaid)]
