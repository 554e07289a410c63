"""Blackjack's charter: the clauses under which the house seats, checks, limits, rules and closes.

What is done under them stands in `games/house`, in a file named after each part: opening, seating, completeness,
conduct, disputes, voiding. Clauses 1, 2.1, 2.2, 2.4, 3, 4.1 to 4.5, 15, 16, 18, and the dictionary.
"""

from __future__ import annotations

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.state import Phase, Table
from croupier.games.house.charter import (
    CardClauses,
    ConductClauses,
    OpeningClauses,
    SeatClauses,
    ShoeClauses,
    Stations,
    WagerCharter,
    WagerClauses,
)
from croupier.games.house.commands import Act, VoidReason
from croupier.games.house.state import Hold
from croupier.games.people import Role
from croupier.rules.clause import Clause

DECK = Pack()
STATIONS = Stations(Phase.CLOSED, Phase.BETWEEN, Phase.WAGERING, Phase.VOIDED)

OPENING = OpeningClauses(
    layout=(C["1.1"],),
    areas={"wager": C["A:Box"], "insurance": C["A:Insurance line"]},
    hours=(C["15.1"],),
    closing=(C["15.2"],),
    approved=C["A:Approved"],
    copy_of_rules=(C["16.9"],),
    dealt=(C["6.1"],),
    areas_offered={SideBet.PERFECT_PAIRS: C["17.2"], SideBet.PAIRS_PLAY: C["17.14"]},
)
CARDS = CardClauses(deck=C["2.1"], checked=C["2.2"], replaced=C["2.4"], counted=C["2.2"])
WAGERS = WagerClauses(
    kinds=(C["4.1"],),
    limits=(C["3.1"],),
    multiples=(C["3.3"],),
    over_limit=C["3.2"],
    below=C["3.4"],
    above=C["3.5"],
)
SEATS = SeatClauses(
    box=C["A:Box"],
    one_each=C["4.5(a)"],
    chips=C["4.2"],
    locked=C["4.3"],
    idle=C["16.6"],
)
SHOE = ShoeClauses(
    kinds=dict.fromkeys(ShoeKind, C["A:Shoe"]),
    decks=dict.fromkeys(ShoeKind, C["2.1"]),
    counts=dict.fromkeys(ShoeKind, (4, 5, 6, 7, 8)),
    by_hand=C["5.1"],
    order_stands=C["16.5(b)"],
    cut=C["5.3"],
)
CONDUCT = ConductClauses(
    forbidden={
        Act.INFLUENCE: C["16.7"],
        Act.SIDE_WAGER: C["16.8"],
        Act.ADVISE: C["16.5(a)"],
        Act.SEE_HIDDEN_CARDS: C["16.5(b)"],
        Act.OTHER: C["16.2(a)"],
    },
    collusion=frozenset(),
    breach=C["16.2(a)"],
    exclusion=C["16.2(b)"],
    dispute=C["16.4"],
    void={
        VoidReason.DISTURBANCE: (C["16.1"], C["A:Void"]),
        VoidReason.IMPRACTICAL: (C["16.3"], C["A:Void"]),
        VoidReason.FRAUD: (C["16.3"], C["A:Void"]),
    },
    void_means=C["A:Void"],
    round_ends=(C["A:Round of play"],),
)


def _pack(_table: Table) -> Pack:
    return DECK


def _decks(table: Table) -> tuple[int, ...]:
    return (table.decks,) if table.terms else SHOE.counts[table.shoe.kind]


def _deck_clause(table: Table) -> Clause:
    """How many decks there are is settled within 2.1 by the operator."""
    return C["2.3(a)"] if table.terms else C["2.1"]


def _in_play(table: Table) -> int:
    return DECK.size * table.decks


def _wagered(table: Table, box: int) -> bool:
    return table.box(box) is not None


CHARTER = WagerCharter(
    name="Blackjack",
    rules=C["N:4"],
    approval=C["N:1"],
    procedures=C["16.5(c)"],
    rights={
        Role.DEALER: C["A:Dealer"],
        Role.SUPERVISOR: C["A:Casino Supervisor"],
        Role.OPERATOR: C["A:Casino Operator"],
    },
    delegation=(C["A:Casino Supervisor"],),
    held={Hold.CARD_COUNT: C["2.1"]},
    stations=STATIONS,
    opening=OPENING,
    cards=CARDS,
    wagers=WAGERS,
    seats=SEATS,
    shoe=SHOE,
    conduct=CONDUCT,
    pack=_pack,
    decks=_decks,
    deck_clause=_deck_clause,
    in_play=_in_play,
    wagered=_wagered,
)
