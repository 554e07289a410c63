"""On the wire: every event and command has a word of its own, comes back as it went out, and nothing else is read."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.timetable import TIMETABLE
from tests.games.blackjack.spec import SPEC

EVENTS: tuple[type[Any], ...] = get_args(AnyEvent)
COMMANDS: tuple[type[Any], ...] = get_args(AnyCommand)
WAGER = b'{"do":"place-wager","by":{"role":"player","id":"ann"},"box":1,"cents":1000}'
LAID = b'{"do":"reconstruct-hands","by":{"role":"supervisor","id":"sue"},"hands":[{"box":1,"cards":["1h"]}]}'


def test_given_all_kinds_when_counted_then_the_timetable_and_the_union_have_the_same_commands() -> None:
    """No command is outside the timetable, and no word stands for two things."""
    assert set(TIMETABLE) == set(COMMANDS)
    assert len({kind.__struct_config__.tag for kind in EVENTS}) == len(EVENTS)
    assert len({kind.__struct_config__.tag for kind in COMMANDS}) == len(COMMANDS)


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
