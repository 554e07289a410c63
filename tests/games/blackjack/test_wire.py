"""On the wire: every event and command has a word of its own, comes back as it went out, and nothing else is read."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.timetable import TIMETABLE
from croupier.games.decider import Refusal
from tests.games.blackjack.spec import SPEC
from tests.games.blackjack.walked import all_walks

EVENTS: tuple[type[Any], ...] = get_args(AnyEvent)
COMMANDS: tuple[type[Any], ...] = get_args(AnyCommand)
WAGER = b'{"do":"place-wager","by":{"role":"player","id":"ann"},"box":1,"cents":1000}'
LAID = b'{"do":"reconstruct-hands","by":{"role":"supervisor","id":"sue"},"hands":[{"box":1,"cards":["1h"]}]}'


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


@pytest.mark.parametrize("kind", [*EVENTS, *COMMANDS])
def test_given_a_kind_when_named_on_the_wire_then_the_word_is_its_own_name(kind: type[Any]) -> None:
    """The word in the log is stable and readable: the name of the event, never a path into the program."""
    assert kind.__struct_config__.tag == kebab(kind.__name__)
    assert kind.__struct_config__.tag_field == ("is" if kind in EVENTS else "do")
    assert kind.__struct_config__.frozen


def test_given_all_kinds_when_counted_then_the_timetable_and_the_union_have_the_same_commands() -> None:
    """No command is outside the timetable, and no word stands for two things."""
    assert set(TIMETABLE) == set(COMMANDS)
    assert len({kind.__struct_config__.tag for kind in EVENTS}) == len(EVENTS)
    assert len({kind.__struct_config__.tag for kind in COMMANDS}) == len(COMMANDS)


def test_given_every_command_when_written_and_read_then_it_is_the_same() -> None:
    """A command comes from a screen as it was given there, whatever was in it."""
    state = all_walks()[0].state
    commands = [command for person in SPEC.persons(state) for command in SPEC.examples(state, person)]
    commands.extend(command for done in all_walks() for command in done.commands)
    assert {type(command) for command in commands} == set(COMMANDS)
    for line, command in {msgspec.json.encode(command): command for command in commands}.items():
        assert SPEC.read_command(line) == command


def test_given_every_event_of_the_walks_when_written_and_read_then_it_is_the_same() -> None:
    """An event comes from the log as it went in, whatever happened."""
    happened = {msgspec.json.encode(event): event for done in all_walks() for event in done.history}
    assert {type(event) for event in happened.values()} == set(EVENTS)
    for line, event in happened.items():
        again = SPEC.read_event(line)
        assert again == event
        assert msgspec.json.encode(again) == line


def test_given_every_refusal_of_the_walks_when_written_and_read_then_it_is_the_same() -> None:
    """A refusal is a value: a screen gets its clauses, its reason and its advice."""
    refused = {msgspec.json.encode(refusal): refusal for done in all_walks() for refusal in done.refusals}
    assert len(refused) > 100
    for line, refusal in refused.items():
        assert msgspec.json.decode(line, type=Refusal) == refusal


@pytest.mark.parametrize(
    "line, fault",
    [
        (WAGER.replace(b"place-wager", b"steal-wager"), "Invalid value 'steal-wager'"),
        (WAGER.replace(b"1000", b"10.5"), "Expected `int`, got `float`"),
        (WAGER.replace(b"1000", b'"1000"'), "Expected `int`, got `str`"),
        (WAGER.replace(b"1000", b"true"), "Expected `int`, got `bool`"),
        (WAGER.replace(b',"cents":1000', b""), "missing required field `cents`"),
        (WAGER.replace(b'"by":{"role":"player","id":"ann"},', b""), "missing required field `by`"),
        (WAGER.replace(b'"player"', b'"owner"'), "Invalid enum value 'owner'"),
        (WAGER[:-1], "truncated"),
        (b"", "truncated"),
        (b"null", "Expected `object`, got `null`"),
        (LAID, "Invalid enum value '1h'"),
    ],
)
def test_given_a_malformed_command_when_read_then_it_is_refused_before_the_rules_see_it(
    line: bytes, fault: str
) -> None:
    """Unknown words, fractions of a cent, missing people and impossible cards never get as far as the table."""
    with pytest.raises(msgspec.DecodeError, match=re.escape(fault)):
        SPEC.read_command(line)
    assert SPEC.read_command(WAGER).by.id == "ann"
