"""What was settled by cards that lay wrong: taken back when they are laid as they should, and settled anew (14.4).

Clauses 7.1, 7.6, 8.1, 13.1, 14.4, 17.11, 17.22.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.cards.card import Card, Rank
from croupier.games.blackjack.answers import Course
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.drawing import blackjack_in_reach
from croupier.games.blackjack.events import Laid, Line, SettlementTakenBack
from croupier.games.blackjack.insuring import insurance_result, settle_insurance
from croupier.games.blackjack.interim import pay_open
from croupier.games.blackjack.settle import Settled
from croupier.games.blackjack.sides import settle_open
from croupier.games.blackjack.state import DEALER_BOX, Box, Phase, Table, Wager
from croupier.games.house.moves import player_account, settled
from croupier.games.house.terms import Outcome
from croupier.money import Move

_NEVER_INSURED = (C["14.4"], C["7.1"])


def taken_back(table: Table, laid: Sequence[Laid], by: str) -> tuple[SettlementTakenBack, ...]:
    """Every result that rests on cards which are others now, and what it moved, the last of it first."""
    found = tuple(_undone(table, {(one.box, one.hand): one.cards for one in laid}))
    if not found:
        return ()
    back = tuple(Move(move.target, move.source, move.cents) for _, moved in reversed(found) for move in reversed(moved))
    under = (C["14.4"], C["A:Round of play"])
    return (SettlementTakenBack(under=under, by=by, lines=tuple(line for line, _ in found), reversals=back),)


def _undone(table: Table, anew: dict[tuple[int, int], tuple[Card, ...]]) -> Iterator[tuple[Line, tuple[Move, ...]]]:
    before = table.round.dealer
    dealer = anew.get((DEALER_BOX, 0), before)
    for line in table.round.insurances:
        if line.returned is not None and dealer[:2] != before[:2]:
            moved = settled(player_account(line.player), line.cents, line.returned)
            yield Line("insurance", line.box, line.player, owner=line.owner), moved
    for box in table.round.boxes:
        yield from _beside(box, anew.get((box.box, 0)))
        for index, hand in enumerate(box.hands):
            changed = anew.get((box.box, index), hand.cards) != hand.cards
            for wager in hand.wagers:
                if wager.returned is not None and (changed or dealer[: _reach(wager)] != before[: _reach(wager)]):
                    moved = settled(player_account(wager.player), wager.cents + wager.doubled, wager.returned)
                    yield Line("hand", box.box, wager.player, index), moved


def _beside(box: Box, cards: tuple[Card, ...] | None) -> Iterator[tuple[Line, tuple[Move, ...]]]:
    """Side bets of a hand whose first two cards are others now; a pair that was split has been seen by everybody."""
    if cards is None or len(box.hands) > 1 or any(cards[:2] == hand.cards[:2] for hand in box.hands):
        return
    for wager in box.side:
        if wager.returned is not None:
            moved = settled(player_account(wager.player), wager.cents, wager.returned)
            yield Line("side", box.box, wager.player), moved


def _reach(wager: Wager) -> int | None:
    """How many of the dealer's cards a result went by: before the final settlement by the first alone (8.1)."""
    return 1 if wager.early else None


def settle_anew(course: Course, phase: Phase) -> None:
    """What would have been settled by this phase, had the cards lain as they do now."""
    if phase in (Phase.DEALING, Phase.PAIRS):
        return
    terms = course.table.plate.side_bet
    first, *more = course.table.round.dealer
    if terms is not None:
        settle_open(course, terms)
    if first.rank is not Rank.ACE:
        _return_insurance(course)
    elif more:
        settle_insurance(course)
    if phase not in (Phase.INSURING, Phase.INTERIM) and not blackjack_in_reach(first):
        pay_open(course)


def _return_insurance(course: Course) -> None:
    """Against a dealer who shows no ace there is none."""
    for line in course.table.round.insurances:
        if not line.closed:
            returned = Settled(line.cents, Outcome.VOID, line.cents, _NEVER_INSURED)
            course.add(insurance_result(line, returned, course.by))
