"""Canberra Manila played by PokerKit, a library that shares nothing with this one: its pots and payouts beside ours.

Its states are put together of two hole cards, five streets of one communal card, and hands of both hole cards and any
three. It knows no commission and no joker. Its odd chips are another matter: pots whose last players are the same
run together there before they are divided. So chips are counted in units that every number of winners can share.

$ python -m tests.games.canberra_manila.peer --hands 10000 --seed 5
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pokerkit

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_manila.determinations import Ace, Contest, Hands, LowAce
from croupier.games.canberra_manila.editions import E2005
from croupier.games.canberra_manila.pots import Contender
from croupier.games.canberra_manila.settle import Division, Settlement, settle

UNIT = 5040
"""A chip that two halves of up to nine winners each can share to the cent."""


class GreekLow(pokerkit.BoardCombinationHand):
    """The low hand of two hole cards and three of the board, the ace low."""

    lookup = pokerkit.RegularLowHand.lookup
    low = True
    card_count = 5
    board_card_count = 3


TYPES: dict[Contest, tuple[Any, ...]] = {
    Contest.HIGH: (pokerkit.GreekHoldemHand,),
    Contest.LOW: (GreekLow,),
    Contest.SPLIT: (pokerkit.GreekHoldemHand, GreekLow),
}
BIG_BLIND = 2 * UNIT
AUTOMATIC = (pokerkit.Automation.ANTE_POSTING, pokerkit.Automation.BLIND_OR_STRADDLE_POSTING)
PotShape = tuple[int, tuple[int, ...]]


class Played(NamedTuple):
    """A round that PokerKit has played: seats are numbered from the button's left, so that the last has the button."""

    contest: Contest
    board: tuple[Card, ...]
    contenders: tuple[Contender, ...]
    pots: list[PotShape]
    payoffs: dict[int, int]


def rounds_from(seed: int) -> Iterator[Played]:
    """Rounds without end, the same for the same seed."""
    lots = Random(seed)
    while True:
        yield play(lots)


def play(lots: Random) -> Played:
    """One round at random, of two to nine seats with stakes of every depth."""
    contest, count = lots.choice(list(TYPES)), lots.randint(2, 9)
    cards = lots.sample(Pack().cards, 2 * count + 5)
    stakes = [UNIT * (lots.choice((3, 7, 20, 50, 50, 120)) + lots.randint(0, 5)) for _ in range(count)]
    state = _state(contest, stakes, lots.choice((0, 0, UNIT)))
    holes = [tuple(cards[2 * seat : 2 * seat + 2]) for seat in range(count)]
    lowest, pots = list(state.stacks), list[PotShape]()
    live = [True] * count
    while state.status:
        if state.can_deal_hole():
            dealee: int = state.hole_dealee_index
            state.deal_hole("".join(holes[dealee]))
        elif state.can_deal_board():
            state.deal_board(cards[2 * count + len(state.board_cards)].value)
        elif state.actor_index is not None:
            _act(state, lots)
            live = list(state.statuses)
        elif state.can_collect_bets():
            lowest = [min(pair) for pair in zip(lowest, state.stacks, strict=True)]
            state.collect_bets()
            pots = [(pot.amount, tuple(sorted(seat + 1 for seat in pot.player_indices))) for pot in state.pots]
        else:
            _finish(state)
    contributed = [stake - left for stake, left in zip(stakes, lowest, strict=True)]
    contenders = [Contender(seat + 1, contributed[seat], live[seat], holes[seat]) for seat in range(count)]
    payoffs = {seat + 1: payoff for seat, payoff in enumerate(state.payoffs)}
    return Played(contest, tuple(cards[2 * count :]), tuple(contenders), pots, payoffs)


def ours(played: Played) -> Settlement:
    """The same round, settled by the code of the house."""
    hands = Hands(ace=Ace.BOTH, contest=played.contest, low_ace=LowAce.LOW)
    division = Division(hands, None, 1)
    return settle(E2005, division, len(played.contenders), played.board, played.contenders)


def difference(played: Played) -> str | None:
    """Where the two settlements part, if they do."""
    settled = ours(played)
    shapes = [(pot.amount, pot.eligible) for pot in settled.pots]
    payoffs = {one.seat: settled.returned[one.seat] - one.contributed for one in played.contenders}
    alone = sum(one.live for one in played.contenders) == 1
    if shapes != played.pots and not alone:
        return f"pots: {shapes} here, {played.pots} there, of {played}"
    if payoffs != played.payoffs:
        return f"payoffs: {payoffs} here, {played.payoffs} there, of {played}"
    return None


def compare(hands: int, seed: int) -> Counter[str]:
    """So many rounds, and what was to be seen in them; the first difference stops it."""
    seen = Counter[str]()
    for played in islice(rounds_from(seed), hands):
        found = difference(played)
        if found is not None:
            raise AssertionError(found)
        settled = ours(played)
        seen.update(
            {
                "side pots": len(settled.pots) > 1,
                "uncalled": bool(settled.uncalled),
                "showdowns": bool(settled.held),
                "tied": any(len(pot.high) > 1 or len(pot.low) > 1 for pot in settled.pots),
                "halved": any(pot.high and pot.low and pot.high != pot.low for pot in settled.pots),
            }
        )
    return seen


def _state(contest: Contest, stakes: list[int], ante: int) -> Any:
    """A table of PokerKit with the streets of Canberra Manila; it knows its last street by being that very object."""
    position, least = pokerkit.Opening.POSITION, BIG_BLIND
    first = pokerkit.Street(False, (False, False), 1, False, position, least, None)
    later = [pokerkit.Street(False, (), 1, False, position, least, None) for _ in range(4)]
    return pokerkit.State(
        AUTOMATIC,
        pokerkit.Deck.STANDARD,
        TYPES[contest],
        (first, *later),
        pokerkit.BettingStructure.NO_LIMIT,
        True,
        ante,
        (BIG_BLIND // 2, BIG_BLIND),
        0,
        tuple(stakes),
        len(stakes),
    )


def _act(state: Any, lots: Random) -> None:
    choice = lots.random()
    if choice < 0.2 and state.can_fold():
        state.fold()
    elif choice < 0.45 and state.can_complete_bet_or_raise_to():
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(lots.choice((least, most, lots.randrange(least, most + 1, UNIT))))
    else:
        state.check_or_call()


def _finish(state: Any) -> None:
    """Everybody shows, and the chips are pushed."""
    if state.can_show_or_muck_hole_cards():
        state.show_or_muck_hole_cards(True)
    elif state.can_kill_hand():
        state.kill_hand()
    elif state.can_push_chips():
        state.push_chips()
    else:
        state.pull_chips()


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.games.canberra_manila.peer")
    asked.add_argument("--hands", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=0)
    said = asked.parse_args()
    seen = compare(said.hands, said.seed)
    print(f"{said.hands} rounds from seed {said.seed}, settled alike: {dict(seen)}")


if __name__ == "__main__":
    main()
