"""The log is the truth: a history leads to the same table whenever, wherever, and by whichever release it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.games.decider import play
from tests.kit.golden import led_to, listed, logs, recorded_state
from tests.kit.spec import games, spec_of
from tests.kit.walked import TABLES, AnySpec, named, walked

LOGS = [(spec_of(game), log) for game in games() for log in logs(spec_of(game))]


@pytest.mark.parametrize("spec, log", LOGS, ids=[f"{log.parent.name} {log.stem}" for _, log in LOGS])
def test_given_a_log_of_any_release_when_replayed_then_it_leads_where_it_led_then(spec: AnySpec, log: Path) -> None:
    """What a release has recorded is read by every later one, and leads to the same table."""
    assert led_to(spec, log) == recorded_state(log)


@pytest.mark.parametrize("game", games())
def test_given_the_logs_when_counted_then_each_release_kept_one_of_every_playthrough(game: str) -> None:
    """No log has been lost, and none is there without the state that it led to."""
    spec = spec_of(game)
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
