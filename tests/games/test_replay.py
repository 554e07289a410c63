"""The log is the truth: a history leads to the same table whenever, wherever, and by whichever release it is read."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.decider import play, replay
from tests.kit.golden import led_to, listed, logs, recorded_state
from tests.kit.walked import SPECS, TABLES, AnySpec, named, walked

LOGS = [(spec, log) for spec in SPECS for log in logs(spec)]
every_game = pytest.mark.parametrize("spec", SPECS, ids=named)


@pytest.mark.parametrize("spec, log", LOGS, ids=[f"{log.parent.name} {log.stem}" for _, log in LOGS])
def test_given_a_log_of_any_release_when_replayed_then_it_leads_where_it_led_then(spec: AnySpec, log: Path) -> None:
    """What a release has recorded is read by every later one, and leads to the same table."""
    assert led_to(spec, log) == recorded_state(log)


@every_game
def test_given_the_logs_when_counted_then_each_release_kept_one_of_every_playthrough(spec: AnySpec) -> None:
    """No log has been lost, and none is there without the state that it led to."""
    shelves = {log.parent for log in logs(spec)}
    assert shelves
    for shelf in shelves:
        assert listed(spec, shelf) == sorted(log.name for log in logs(spec) if log.parent == shelf)


@pytest.mark.parametrize("spec, table", TABLES, ids=named)
def test_given_a_walk_when_its_commands_are_given_again_then_the_same_events_follow(spec: AnySpec, table: str) -> None:
    """The rules look at nothing but the state and the command: no clock, no chance, no memory."""
    for done in walked(spec, table)[:4]:
        again = play(spec.game, done.commands)
        assert again.events == tuple(done.history)
        assert again.state == done.state
        assert [refusal for _, refusal in again.refusals] == done.refusals


@every_game
@settings(max_examples=40)
@given(data=st.data(), cut=st.integers(0, 200))
def test_given_a_history_when_replayed_from_anywhere_then_it_leads_to_the_same_table(
    spec: AnySpec, data: st.DataObject, cut: int
) -> None:
    """A snapshot and the events since then are as good as the whole history."""
    game = spec.game
    played = play(game, data.draw(spec.rounds))
    snapshot = replay(game, played.events[:cut])
    assert replay(game, played.events[cut:], snapshot) == played.state
    assert reduce(game.evolve, played.events, game.blank) == played.state


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_given_a_history_when_written_and_read_then_it_leads_to_the_same_table(
    spec: AnySpec, data: st.DataObject
) -> None:
    """The log is lines of JSON, and nothing of a history is lost in them."""
    played = play(spec.game, data.draw(spec.rounds))
    log = msgspec.json.Encoder().encode_lines(played.events)
    assert replay(spec.game, [spec.read_event(line) for line in log.splitlines()]) == played.state
