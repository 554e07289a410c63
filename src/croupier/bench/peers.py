"""What other programs do in the same time, each if it is installed (`scripts/bench` installs them)."""

from __future__ import annotations

from importlib import import_module
from random import Random

from croupier.bench.stopwatch import rate


def pokerkit(seconds: float) -> float:
    """Hold'em hands between two players of PokerKit who check and call, all of its automations on."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)

    def hand() -> int:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 2)
        while state.status:
            state.check_or_call()
        return 1

    return rate(hand, seconds)


def openspiel(seconds: float) -> float:
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


def gymnasium(seconds: float) -> float:
    """Blackjack of gymnasium, one player who draws below 17."""
    table = import_module("gymnasium").make("Blackjack-v1").unwrapped

    def one() -> int:
        (total, *_), _ = table.reset()
        over = False
        while not over:
            (total, *_), _, over, _, _ = table.step(int(total < 17))
        return 1

    return rate(one, seconds)
