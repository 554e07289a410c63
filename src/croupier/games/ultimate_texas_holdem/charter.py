"""Ultimate Texas Hold-em's charter: the clauses under which the house seats, checks, shuffles, rules and closes.

What is done under them stands in `games/house`, in a file named after each part: opening, seating, limits, shuffling,
completeness, conduct, disputes, voiding. Clauses 1, 2, 4.1, 4.4, 4.6, 5, 6, 11, 12, 13.7, 14, 15, and the dictionary.
"""

from __future__ import annotations

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house.charter import (
    CardClauses,
    ConductClauses,
    MachineCharter,
    MachineClauses,
    OpeningClauses,
    SeatClauses,
    ShoeClauses,
    Stations,
    WagerClauses,
)
from croupier.games.house.commands import Act, VoidReason
from croupier.games.house.state import Hold
from croupier.games.people import Role
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.dealing_order import still_deals
from croupier.games.ultimate_texas_holdem.state import Phase, Table
from croupier.rules.clause import Clause

DECK = Pack()

OPENING = OpeningClauses(
    layout=(C["1.1"],),
    areas={"ante": C["4.2(a)"], "blind": C["4.2(a)"], "trips": C["4.2(b)"], "play": C["A:Play Wager"]},
    hours=(C["14.1"],),
    closing=(C["14.2"],),
    approved=C["A:Approved"],
    copy_of_rules=(C["15.10"],),
    dealt=(C["2.2(a)"], C["2.2(b)"]),
)
CARDS = CardClauses(
    deck=C["2.1"],
    checked=C["2.4"],
    replaced=C["2.5"],
    counted=C["2.6"],
    incomplete=(C["13.7(b)"],),
    rechecked=(C["13.7(a)"], C["13.7(c)"]),
)
WAGERS = WagerClauses(
    kinds=(C["4.2(a)"], C["4.2(b)"]),
    limits=(C["5.1"],),
    multiples=(C["5.3"],),
    over_limit=C["5.2"],
    below=C["5.4"],
    above=C["5.5"],
)
SEATS = SeatClauses(
    box=C["A:Box"],
    one_each=C["4.4"],
    chips=C["4.1"],
    locked=C["4.6"],
    idle=C["15.7"],
)
SHOE = ShoeClauses(
    kinds={ShoeKind.PLAIN: C["A:Card Shoe"], ShoeKind.AUTOMATED: C["A:Automated shuffling shoe"]},
    decks={ShoeKind.PLAIN: C["2.1"], ShoeKind.AUTOMATED: C["6.2(b)"]},
    counts={ShoeKind.PLAIN: (1,), ShoeKind.AUTOMATED: (1, 2)},
    by_hand=C["6.1(a)"],
    order_stands=C["15.6(b)"],
    cut=C["6.3(a)"],
)
MACHINE = MachineClauses(
    by_machine=(C["6.1(a)"],),
    first_by_hand=False,
    uncut=C["A:Automated shuffling shoe"],
    failed=(C["11.1"], C["11.3"]),
    noted=C["11.3"],
    replaced=(C["11.2"],),
)
CONDUCT = ConductClauses(
    forbidden={
        Act.SHOW_CARDS: C["12.1"],
        Act.EXCHANGE_CARDS: C["12.2(a)"],
        Act.PASS_INFORMATION: C["12.2(b)"],
        Act.USE_DEVICE: C["15.1"],
        Act.TALK: C["8.7"],
        Act.INFLUENCE: C["15.8"],
        Act.SIDE_WAGER: C["15.9"],
        Act.ADVISE: C["15.6(a)"],
        Act.SEE_HIDDEN_CARDS: C["15.6(b)"],
        Act.OTHER: C["15.3(a)"],
    },
    collusion=frozenset((Act.SHOW_CARDS, Act.EXCHANGE_CARDS, Act.PASS_INFORMATION)),
    breach=C["15.3(a)"],
    exclusion=C["15.3(b)"],
    dispute=C["15.5"],
    void={
        VoidReason.DISTURBANCE: (C["15.2"], C["A:Void"]),
        VoidReason.IMPRACTICAL: (C["15.4"], C["A:Void"]),
        VoidReason.FRAUD: (C["15.4"], C["A:Void"]),
        VoidReason.COLLUSION: (C["12.3"], C["A:Void"]),
    },
    void_means=C["A:Void"],
    round_ends=(C["A:Round of Play"],),
)


def _pack(_table: Table) -> Pack:
    return DECK


def _decks(table: Table) -> tuple[int, ...]:
    """As many as are named for the shoe of an open table; a second deck in a machine is the operator's choice."""
    return SHOE.counts[table.shoe.kind] if table.terms is None else (len(table.terms.shoe.backs),)


def _deck_clause(table: Table) -> Clause:
    """Only the cards of a card shoe are placed on a cutting card."""
    return C["2.1"] if table.shoe.kind is ShoeKind.PLAIN else C["6.2(a)"]


def _in_play(_table: Table) -> int:
    return DECK.size


def _wagered(table: Table, box: int) -> bool:
    return table.box(box) is not None


CHARTER = MachineCharter(
    name="Ultimate Texas Hold-em",
    rules=C["I:4"],
    approval=C["I:1"],
    procedures=C["15.6(c)"],
    rights={
        Role.DEALER: C["A:Dealer"],
        Role.SUPERVISOR: C["A:Casino Supervisor"],
        Role.OPERATOR: C["A:Casino Operator"],
    },
    delegation=(C["A:Casino Supervisor"],),
    held={Hold.CARD_COUNT: C["2.6"]},
    stations=Stations(Phase.CLOSED, Phase.BETWEEN, Phase.WAGERING, Phase.VOIDED),
    opening=OPENING,
    cards=CARDS,
    wagers=WAGERS,
    seats=SEATS,
    shoe=SHOE,
    machine=MACHINE,
    conduct=CONDUCT,
    pack=_pack,
    decks=_decks,
    deck_clause=_deck_clause,
    in_play=_in_play,
    wagered=_wagered,
    still_deals=still_deals,
)
