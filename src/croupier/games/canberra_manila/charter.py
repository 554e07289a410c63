"""Canberra Manila's charter: the clauses under which the house seats, checks, shuffles, rules and closes.

What is done under them stands in `games/house`, in a file named after each part: opening, seating, shuffling,
completeness, conduct, disputes, voiding. Clauses 1, 2, 4.4, 4.5, 7, 8.2, 16, 18, 19, and the dictionary.
"""

from __future__ import annotations

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.state import Phase, Table
from croupier.games.house.charter import (
    CardClauses,
    Charter,
    ConductClauses,
    OpeningClauses,
    SeatClauses,
    ShoeClauses,
    Stations,
)
from croupier.games.house.commands import Act, VoidReason
from croupier.games.house.state import Hold
from croupier.games.people import Role
from croupier.rules.clause import Clause

OPENING = OpeningClauses(
    layout=(C["1.1"],),
    areas={},
    hours=(C["18.1"],),
    closing=(C["18.2"],),
    approved=C["A:Approved"],
    copy_of_rules=(C["19.9"],),
    dealt=(C["7.3"],),
)
CARDS = CardClauses(deck=C["2.1"], checked=C["2.4"], replaced=C["2.5"], counted=C["2.6"])
SEATS = SeatClauses(box=C["8.2"], one_each=C["16.2"], chips=C["4.5"], locked=C["4.4"], idle=C["19.6"])
SHOE = ShoeClauses(
    kinds={ShoeKind.PLAIN: C["A:Shoe"]},
    decks={ShoeKind.PLAIN: C["2.1"]},
    counts={ShoeKind.PLAIN: (1,)},
    by_hand=C["7.1"],
    order_stands=C["19.5(b)"],
    cut=C["7.2"],
)
CONDUCT = ConductClauses(
    forbidden={
        Act.ASSIST: C["16.1"],
        Act.FOREIGN_TONGUE: C["16.3"],
        Act.SHOW_CARDS: C["16.4"],
        Act.SEE_HIDDEN_CARDS: C["16.7"],
        Act.EXCHANGE_CARDS: C["16.8(a)"],
        Act.PASS_INFORMATION: C["16.8(b)"],
        Act.DIVIDE_POT: C["13.3"],
        Act.LEND_CHIPS: C["14.4"],
        Act.INFLUENCE: C["19.7"],
        Act.SIDE_WAGER: C["19.8"],
        Act.ADVISE: C["19.5(a)"],
        Act.OTHER: C["19.2"],
    },
    collusion=frozenset(
        (Act.ASSIST, Act.FOREIGN_TONGUE, Act.SHOW_CARDS, Act.SEE_HIDDEN_CARDS, Act.EXCHANGE_CARDS, Act.PASS_INFORMATION)
    ),
    breach=C["19.2"],
    exclusion=C["19.2(b)"],
    dispute=C["19.4"],
    void={
        VoidReason.DISTURBANCE: (C["19.1"], C["A:Void"]),
        VoidReason.IMPRACTICAL: (C["19.3"], C["A:Void"]),
        VoidReason.FRAUD: (C["19.3"], C["A:Void"]),
    },
    void_means=C["A:Void"],
    round_ends=(C["9.6"], C["A:Round of Play"]),
)
_SIZES = {52: C["2.2(a)"], 48: C["2.2(b)"], 44: C["2.2(c)"], 40: C["2.2(d)"], 36: C["2.2(e)"], 32: C["2.2(f)"]}


def _pack(table: Table) -> Pack:
    """The deck of the round; between rounds that of the next one, which may have been announced."""
    if table.terms is None:
        return table.deck
    return table.next_settings.hands.pack if table.phase is Phase.BETWEEN else table.settings.hands.pack


def deck_clause(pack: Pack) -> Clause:
    """What lets a deck have so many cards."""
    return _SIZES[pack.size]


def _decks(_table: Table) -> tuple[int, ...]:
    return (1,)


def _deck_clause(_table: Table) -> Clause:
    """One deck, on one cutting card."""
    return C["2.1"]


def _in_play(table: Table) -> int:
    return len(_pack(table).cards)


def _wagered(table: Table, seat: int) -> bool:
    """Whoever is in a round leaves no chips out of it, folded or not."""
    return table.phase is not Phase.BETWEEN and table.round.hand(seat) is not None


CHARTER = Charter(
    name="Canberra Manila",
    rules=C["19.5(c)"],
    approval=C["N:approval"],
    procedures=C["19.5(c)"],
    rights={
        Role.DEALER: C["A:Dealer"],
        Role.SUPERVISOR: C["A:Casino Supervisor"],
        Role.OPERATOR: C["A:Casino Operator"],
    },
    delegation=(C["A:Casino Operator"],),
    held={Hold.CARD_COUNT: C["2.6"]},
    stations=Stations(Phase.CLOSED, Phase.BETWEEN, Phase.POSTING, Phase.VOIDED),
    opening=OPENING,
    cards=CARDS,
    seats=SEATS,
    shoe=SHOE,
    conduct=CONDUCT,
    pack=_pack,
    decks=_decks,
    deck_clause=_deck_clause,
    in_play=_in_play,
    wagered=_wagered,
)
