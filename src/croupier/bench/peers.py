"""What other programs do in the same time, each if it is installed (`scripts/bench` installs them)."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random

from croupier.bench.stopwatch import rate


def poker(seconds: float) -> dict[str, float]:
    """Hands a second of those who play poker."""
    return {"PokerKit heads-up hands": _pokerkit(seconds)} if find_spec("pokerkit") else {}


def random_poker(seconds: float, players: int, blinds: tuple[int, ...], stake: int) -> dict[str, float]:
    """Hands a second of no limit hold'em between players who act at random."""
    return (
        {"PokerKit, at random": _pokerkit_at_random(seconds, players, blinds, stake)} if find_spec("pokerkit") else {}
    )


def poker_hands(seconds: float) -> dict[str, float]:
    """Hands a second that are made of two hole cards and exactly three of five."""
    return {"PokerKit, no joker": _pokerkit_hands(seconds)} if find_spec("pokerkit") else {}


def blackjack(seconds: float) -> dict[str, float]:
    """Rounds a second of those who play blackjack."""
    found: dict[str, float] = {}
    if find_spec("pyspiel"):
        found["OpenSpiel, draw or stand"] = _openspiel(seconds)
    if find_spec("gymnasium"):
        found["gymnasium, draw or stand"] = _gymnasium(seconds)
    return found


def _pokerkit(seconds: float) -> float:
    """Hold'em hands between two players of PokerKit who check and call, all of its automations on."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)

    def hand() -> int:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 2)
        while state.status:
            state.check_or_call()
        return 1

    return rate(hand, seconds)


def _pokerkit_at_random(seconds: float, players: int, blinds: tuple[int, ...], stake: int) -> float:
    """A fold where there is something to pay, a check or call, or a bet of any amount: each kind equally likely."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations, luck, least = tuple(Automation), Random(1), blinds[-1]

    def hand() -> int:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, blinds, least, stake, players)
        while state.status:
            kind = luck.randrange(3 if state.can_complete_bet_or_raise_to() else 2)
            if kind == 0 and state.checking_or_calling_amount:
                state.fold()
            elif kind == 2:
                low = state.min_completion_betting_or_raising_to_amount
                high = state.max_completion_betting_or_raising_to_amount
                state.complete_bet_or_raise_to(luck.randint(low or 0, high or 0))
            else:
                state.check_or_call()
        return 1

    return rate(hand, seconds)


def _pokerkit_hands(seconds: float) -> float:
    """A hundred deals of seven cards, each ranked by the rule that two and three of them make a hand."""
    from pokerkit import Deck, OmahaHoldemHand

    luck = Random(2)

    def hundred() -> int:
        for _ in range(100):
            cards = luck.sample(Deck.STANDARD, 7)
            OmahaHoldemHand.from_game(cards[:2], cards[2:])
        return 100

    return rate(hundred, seconds)


def _openspiel(seconds: float) -> float:
    """Blackjack of OpenSpiel, one player who only draws or stands: the C++ game, each step asked for from Python."""
    game = import_module("pyspiel").load_game("blackjack")
    luck = Random(1)

    def one() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(
                luck.choice(state.chance_outcomes())[0] if chance else luck.choice(state.legal_actions())
            )
        return 1

    return rate(one, seconds)


def _gymnasium(seconds: float) -> float:
    """Blackjack of gymnasium, one player who draws below 17."""
    table = import_module("gymnasium").make("Blackjack-v1").unwrapped

    def one() -> int:
        (total, *_), _ = table.reset()
        over = False
        while not over:
            (total, *_), _, over, _, _ = table.step(int(total < 17))
        return 1

    return rate(one, seconds)
