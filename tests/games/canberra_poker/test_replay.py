"""The log is the truth: a history leads to the same table whenever, wherever, and by whichever release it is read."""

from __future__ import annotations

from functools import reduce
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import BLANK, Pools
from croupier.games.decider import play, replay
from tests.games.canberra_poker.decided import rounds
from tests.games.canberra_poker.openings import TABLES
from tests.games.canberra_poker.spec import SPEC
from tests.games.canberra_poker.walked import walked
from tests.kit.digest import digest
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


def test_given_an_event_of_a_time_before_a_field_when_read_then_the_field_has_its_default() -> None:
    """A field that a later release adds to an event has a default, so that older logs can still be read."""
    older = b'{"is":"ante-placed","under":["4.1(a)"],"by":"ann","box":1,"player":"ann","cents":1000}'
    assert SPEC.read_event(older) == SPEC.read_event(older[:-1] + b',"low":false}')


def test_given_two_states_when_fingerprinted_then_only_what_is_not_at_its_default_counts() -> None:
    """A field that is added later and left alone changes no fingerprint; every field that is set changes it."""
    opened = replay(GAME, play(GAME, TABLES["felt, plain shoe, 2016"]).events)
    fingerprints = {
        digest(state) for state in (BLANK, opened, replace(opened, rounds=1), replace(opened, closing=True))
    }
    assert len(fingerprints) == 4
    assert digest(replace(opened, announced=None, breaches=())) == digest(opened)
    assert digest(Pools()) == digest(msgspec.defstruct("Empty", [], frozen=True)())
