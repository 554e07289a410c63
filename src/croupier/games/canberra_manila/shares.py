"""What a round's hands have in the pots, as the settlement wants to know it (13, 14.2, 15.2, 17.4)."""

from __future__ import annotations

from croupier.games.canberra_manila.pots import Contender
from croupier.games.canberra_manila.settle import Division
from croupier.games.canberra_manila.state import LIVE, Play, Table


def contenders(table: Table) -> tuple[Contender, ...]:
    """Everybody who was dealt in; cards only of hands that are shown, which are those that can win."""
    found: list[Contender] = []
    for hand in table.round.hands:
        cards = hand.faces if hand.shown else None
        live, conceded = hand.play in LIVE, hand.play is Play.CONCEDED
        found.append(Contender(hand.seat, hand.put, live, cards, hand.dead, conceded))
    return tuple(found)


def division(table: Table) -> Division:
    """How this table divides its pots."""
    settings, plate = table.settings, table.plate
    return Division(settings.hands, settings.commission, plate.smallest_chip_cents, plate.readings.odd_half)
