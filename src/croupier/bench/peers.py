"""What other programs do in the same time, each if it is installed (`scripts/bench` installs them)."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random

from croupier.bench.stopwatch import rate


def poker(seconds: float) -> dict[str, float]:
    """Hands a second of those who play poker."""
    return {"PokerKit heads-up hands": _pokerkit(seconds)} if find_spec("pokerkit") else {}


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
