"""The log is the truth: a history leads to the same table whenever, wherever, and by whichever release it is read."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.state import BLANK
from croupier.games.decider import play, replay
from tests.games.blackjack.decided import rounds
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.spec import SPEC
from tests.games.blackjack.walked import walked
from tests.kit.golden import led_to, listed, logs, recorded_state


@pytest.mark.parametrize("log", logs(SPEC), ids=lambda log: f"{log.parent.name} {log.stem}")
def test_given_a_log_of_any_release_when_replayed_then_it_leads_where_it_led_then(log: Path) -> None:
    """What a release has recorded is read by every later one, and leads to the same table."""
    assert led_to(SPEC, log) == recorded_state(log)


def test_given_the_logs_when_counted_then_each_release_kept_one_of_every_playthrough() -> None:
    """No log has been lost, and none is there without the state that it led to."""
    shelves = {log.parent for log in logs(SPEC)}
    assert shelves
    for shelf in shelves:
        assert listed(SPEC, shelf) == sorted(log.name for log in logs(SPEC) if log.parent == shelf)


@pytest.mark.parametrize("table", TABLES)
def test_given_a_walk_when_its_commands_are_given_again_then_the_same_events_follow(table: str) -> None:
    """The rules look at nothing but the state and the command: no clock, no chance, no memory."""
    for done in walked(table)[:4]:
        again = play(GAME, done.commands)
        assert again.events == tuple(done.history)
        assert again.state == done.state
        assert [refusal for _, refusal in again.refusals] == done.refusals


@settings(max_examples=40)
@given(commands=rounds, cut=st.integers(0, 200))
def test_given_a_history_when_replayed_from_anywhere_then_it_leads_to_the_same_table(
    commands: tuple[AnyCommand, ...], cut: int
) -> None:
    """A snapshot and the events since then are as good as the whole history."""
    played = play(GAME, commands)
    snapshot = replay(GAME, played.events[:cut])
    assert replay(GAME, played.events[cut:], snapshot) == played.state == reduce(GAME.evolve, played.events, BLANK)


@settings(max_examples=40)
@given(commands=rounds)
def test_given_a_history_when_written_and_read_then_it_leads_to_the_same_table(
    commands: tuple[AnyCommand, ...],
) -> None:
    """The log is lines of JSON, and nothing of a history is lost in them."""
    played = play(GAME, commands)
    log = msgspec.json.Encoder().encode_lines(played.events)
    assert replay(GAME, [SPEC.read_event(line) for line in log.splitlines()]) == played.state
