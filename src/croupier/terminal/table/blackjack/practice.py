"""The practice table: what its operator has settled before it opens (1.1, 2.1, 3.1, 5.3, 7.4, 12.1, 15.1, 17.1)."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.commands import OpenTable
from croupier.games.blackjack.determinations import Determinations, Layout, SideBetTerms
from croupier.games.blackjack.pairs import SideBet
from croupier.games.house.terms import Approval, DealingShoe, Limits, Moment
from croupier.games.people import Person, Role
from croupier.terminal.table.premises import BOXES, HOURS

APPROVAL = Approval("practice table", "2018-10-19")
DECKS = 6
PACK = Pack(packs=DECKS)
BEHIND_THE_CUTTING_CARD = 104
"""Two decks are never dealt, so that a shoe lasts for some twenty rounds (5.3)."""
_TERMS = Determinations(
    edition="2018",
    commences=APPROVAL.dated,
    layout=Layout(APPROVAL, BOXES, ("wager", "insurance", "perfect-pairs")),
    shoe=DealingShoe(ShoeKind.PLAIN, APPROVAL),
    limits=Limits(1_000, 50_000, 500),
    hours=HOURS,
    decks=DECKS,
    shuffle="riffle, riffle, strip, riffle",
    smallest_chip_cents=250,
    side_bet=SideBetTerms(SideBet.PERFECT_PAIRS, Limits(500, 10_000, 500)),
)


def opening(edition: str, kind: ShoeKind, at: Moment) -> tuple[OpenTable]:
    """The operator's command that opens the table today."""
    terms = replace(_TERMS, edition=edition, shoe=DealingShoe(kind, APPROVAL))
    return (OpenTable(by=Person(Role.OPERATOR, "operator"), terms=terms, at=at),)
