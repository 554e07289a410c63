"""Canberra Poker's charter: the clauses under which the house seats, checks, limits, shuffles, rules and closes.

What is done under them stands in `games/house`, in a file named after each part: opening, seating, shuffling,
completeness, conduct, disputes, voiding. Clauses 1 to 3, 4.3 to 4.5, 5, 12, 13, 15, 16, and the dictionary.
"""

from __future__ import annotations

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.dealing_order import still_deals
from croupier.games.canberra_poker.state import Phase, Table
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
from croupier.rules.clause import Clause

DECK = Pack()

OPENING = OpeningClauses(
    layout=(C["1.1"],),
    areas={"ante": C["1.2(a)"], "bet": C["1.2(b)"], "jackpot": C["1.2(c)"]},
    hours=(C["15.1"],),
    closing=(C["15.2"],),
    approved=C["A:Approved"],
    copy_of_rules=(C["16.11"],),
    dealt=(C["6.1"],),
)
CARDS = CardClauses(
    deck=C["2.1"],
    checked=C["2.2"],
    # A reading of 2.2, which does not say whose check it is.
    checkers=(Role.DEALER, Role.SUPERVISOR),
    replaced=C["2.3"],
    counted=C["2.4"],
)
WAGERS = WagerClauses(
    kinds=(C["4.1(a)"], C["4.1(b)"]),
    limits=(C["3.1"],),
    multiples=(C["3.3"],),
    over_limit=C["3.2"],
    below=C["3.4"],
    above=C["3.5"],
)
SEATS = SeatClauses(
    box=C["A:Box"],
    one_each=C["4.4"],
    chips=C["4.3"],
    locked=C["4.5"],
    idle=C["16.7"],
)
SHOE = ShoeClauses(
    kinds=dict.fromkeys(ShoeKind, C["A:Shoe"]),
    decks={ShoeKind.PLAIN: C["2.1"], ShoeKind.AUTOMATED: C["12.2"]},
    counts={ShoeKind.PLAIN: (1,), ShoeKind.AUTOMATED: (2,)},
    by_hand=C["5.1"],
    order_stands=C["16.6(b)"],
    cut=C["5.2"],
)
MACHINE = MachineClauses(
    by_machine=(C["12.3"], C["12.1"]),
    first_by_hand=True,
    uncut=C["12.1"],
    failed=(C["12.6"], C["12.8"]),
    noted=C["12.8"],
    replaced=(C["12.7"], C["A:Shoe"]),
)
CONDUCT = ConductClauses(
    forbidden={
        Act.SHOW_CARDS: C["13.1"],
        Act.EXCHANGE_CARDS: C["13.2(a)"],
        Act.PASS_INFORMATION: C["13.2(b)"],
        Act.USE_DEVICE: C["16.1"],
        Act.HINDER: C["16.8"],
        Act.INFLUENCE: C["16.9"],
        Act.SIDE_WAGER: C["16.10"],
        Act.ADVISE: C["16.6(a)"],
        Act.SEE_HIDDEN_CARDS: C["16.6(b)"],
        Act.OTHER: C["16.3(a)"],
    },
    collusion=frozenset((Act.SHOW_CARDS, Act.EXCHANGE_CARDS, Act.PASS_INFORMATION)),
    breach=C["16.3(a)"],
    exclusion=C["16.3(b)"],
    dispute=C["16.5"],
    void={
        VoidReason.DISTURBANCE: (C["16.2"], C["A:Void"]),
        VoidReason.IMPRACTICAL: (C["16.4"], C["A:Void"]),
        VoidReason.FRAUD: (C["16.4"], C["A:Void"]),
        VoidReason.COLLUSION: (C["13.2:tail"], C["A:Void"]),
    },
    void_means=C["A:Void"],
    round_ends=(C["A:Round of Play"],),
)


def _pack(_table: Table) -> Pack:
    return DECK


def _decks(table: Table) -> tuple[int, ...]:
    return SHOE.counts[table.shoe.kind]


def _deck_clause(table: Table) -> Clause:
    return SHOE.decks[table.shoe.kind]


def _in_play(_table: Table) -> int:
    return DECK.size


def _wagered(table: Table, box: int) -> bool:
    return table.box(box) is not None


CHARTER = MachineCharter(
    name="Canberra Poker",
    rules=C["I:4"],
    approval=C["I:1"],
    procedures=C["16.6(c)"],
    rights={
        Role.DEALER: C["A:Dealer"],
        Role.SUPERVISOR: C["A:Casino Supervisor"],
        Role.OPERATOR: C["A:Casino Operator"],
    },
    delegation=(C["A:Casino Supervisor"],),
    held={Hold.JACKPOT_FAULT: C["14.5"], Hold.CARD_COUNT: C["2.4"]},
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
