"""On the wire: nothing is read that is no command."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.games.blackjack.spec import SPEC

WAGER = b'{"do":"place-wager","by":{"role":"player","id":"ann"},"box":1,"cents":1000}'
LAID = b'{"do":"reconstruct-hands","by":{"role":"supervisor","id":"sue"},"hands":[{"box":1,"cards":["1h"]}]}'


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
