"""Perfect Pairs and Pairs Play: wagers beside the box, settled on its first two cards (17, 4.8)."""

from __future__ import annotations

from croupier.games.blackjack.answers import Answer, Course, box_in_play, chips_only, meant, shut_out, wager_of
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.commands import PlaceSideWager, SettlePairs, WithdrawSideWager
from croupier.games.blackjack.determinations import SideBetTerms
from croupier.games.blackjack.events import PairsSettled, SideWagerPlaced, SideWagerSettled, SideWagerWithdrawn
from croupier.games.blackjack.order import after_pairs
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.settle import Stake, side
from croupier.games.blackjack.state import Box, Table, Wager
from croupier.games.blackjack.wagering import advised, single_box
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.limits import limits_fault, outside_limits
from croupier.games.house.terms import Outcome
from croupier.rules.clause import Clause, Under

_OFFERED: Under = (C["17.1(a)"], C["17.1(b)"], C["A:Perfect Pairs"], C["A:Pairs Play"])
_PLACED = {SideBet.PERFECT_PAIRS: C["17.5"], SideBet.PAIRS_PLAY: C["17.17"]}
_MOST = {SideBet.PERFECT_PAIRS: C["17.6"], SideBet.PAIRS_PLAY: C["17.18"]}
_SIGN = {SideBet.PERFECT_PAIRS: C["17.7"], SideBet.PAIRS_PLAY: C["17.19"]}
_BESIDE = {SideBet.PERFECT_PAIRS: C["17.8"], SideBet.PAIRS_PLAY: C["17.20"]}
_TAKEN = {SideBet.PERFECT_PAIRS: C["17.11(a)"], SideBet.PAIRS_PLAY: C["17.22(a)"]}
_PAID = {SideBet.PERFECT_PAIRS: C["17.11(b)"], SideBet.PAIRS_PLAY: C["17.22(b)"]}
_ONE_RESULT: dict[SideBet, Under] = {SideBet.PERFECT_PAIRS: (C["17.10"],), SideBet.PAIRS_PLAY: ()}
_GO_ON = {SideBet.PERFECT_PAIRS: C["17.13"], SideBet.PAIRS_PLAY: C["17.24"]}


def place_side_wager(table: Table, command: PlaceSideWager) -> Answer:
    terms = table.plate.side_bet
    if terms is None:
        return Refusal(_OFFERED, "No side bet is offered at this table.", "Wager on the box.")
    player = meant(table, command.box, command.player, command.by)
    if isinstance(player, Refusal):
        return player
    wrong = chips_only(command.tender, command.cents) or shut_out(table, player)
    if wrong is not None:
        return wrong
    box = table.box(command.box)
    if box is None:
        why = f"Box {command.box} has no Blackjack wager."
        return refuse(_BESIDE[terms.kind], why, "Wager on the box first.")
    wrong = _objection(table, terms, box, player, command.cents)
    if wrong is not None:
        return wrong
    low = command.cents < terms.limits.minimum_cents
    placed = SideWagerPlaced(
        under=_under(terms, command.cents),
        by=command.by.id,
        box=box.box,
        player=player,
        cents=command.cents,
        low=low,
    )
    return (placed, advised(table, player, command.by)) if low else (placed,)


def _under(terms: SideBetTerms, cents: int) -> Under:
    """3.4 and 3.5 are read to hold for side bets and their own limits."""
    sign = terms.limits
    return (
        _PLACED[terms.kind],
        _BESIDE[terms.kind],
        *outside_limits(CHARTER, cents, sign, sign.maximum_cents),
    )


def _objection(table: Table, terms: SideBetTerms, box: Box, player: str, cents: int) -> Refusal | None:
    if wager_of(box.side, player) is not None:
        return refuse(_PLACED[terms.kind], f"{player} has a side bet on box {box.box} already.", "Withdraw it first.")
    most = table.edition.side_wagers_of_a_box.value
    if len(box.side) >= most:
        return refuse(_MOST[terms.kind], f"Box {box.box} has {most} side bets.", "Choose another box.")
    wrong = single_box(table, box.box, player)
    if wrong is not None:
        return wrong
    wrong = limits_fault(CHARTER, table.guest(player), "side bet", cents, terms.limits)
    return None if wrong is None else Refusal((_SIGN[terms.kind], *wrong.under), wrong.why, wrong.instead)


def withdraw_side_wager(table: Table, command: WithdrawSideWager) -> Answer:
    player = meant(table, command.box, command.player, command.by)
    if isinstance(player, Refusal):
        return player
    box = box_in_play(table, command.box)
    if isinstance(box, Refusal):
        return box
    wager = wager_of(box.side, player)
    if wager is None:
        return Refusal(_OFFERED, f"{player} has no side bet on box {command.box}.", "Name a side bet that lies there.")
    under = (_placed_under(table),)
    return (SideWagerWithdrawn(under=under, by=command.by.id, box=box.box, player=player, cents=wager.cents),)


def _placed_under(table: Table) -> Clause:
    terms = table.plate.side_bet
    return _PLACED[terms.kind] if terms else _OFFERED[0]


def settle_pairs(table: Table, command: SettlePairs) -> Answer:
    """All side bets, before anything else is decided."""
    terms = table.plate.side_bet
    if terms is None:
        return Refusal(_OFFERED, "No side bet is offered at this table.", "Go on with the round.")
    if table.round.misplaced:
        return refuse(C["14.4"], "Cards of this round lie wrong.", "Let the supervisor lay them as they should be.")
    course = Course(table, command.by)
    settle_open(course, terms)
    opens = after_pairs(course.table)
    course.add(PairsSettled(under=(_GO_ON[terms.kind],), by=course.by, opens=opens))
    return course.told()


def settle_open(course: Course, terms: SideBetTerms) -> None:
    """Every side bet that is not settled, box by box and front to back."""
    for box in course.table.round.boxes:
        for wager in box.side:
            if not wager.closed:
                course.add(_result(course, terms, box, wager))


def _result(course: Course, terms: SideBetTerms, box: Box, wager: Wager) -> SideWagerSettled:
    first, second, *_ = box.hands[0].cards
    settled = side(course.table.edition, terms.kind, first, second, Stake(wager.cents, wager.base))
    won = settled.outcome is Outcome.WIN
    also = (_PAID[terms.kind], *_ONE_RESULT[terms.kind]) if won else (_TAKEN[terms.kind],)
    return SideWagerSettled(
        under=(*settled.under, *also),
        by=course.by,
        box=box.box,
        player=wager.player,
        staked=settled.staked,
        outcome=settled.outcome,
        returned=settled.returned,
    )
