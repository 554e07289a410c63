"""On the wire: nothing is read that is no command."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.games.canberra_poker.spec import SPEC

ANTE = b'{"do":"place-ante","by":{"role":"player","id":"ann"},"box":1,"cents":1000}'


@pytest.mark.parametrize(
    "line, fault",
    [
        (ANTE.replace(b"place-ante", b"steal-ante"), "Invalid value 'steal-ante'"),
        (ANTE.replace(b"1000", b"10.5"), "Expected `int`, got `float`"),
        (ANTE.replace(b"1000", b'"1000"'), "Expected `int`, got `str`"),
        (ANTE.replace(b"1000", b"true"), "Expected `int`, got `bool`"),
        (ANTE.replace(b',"cents":1000', b""), "missing required field `cents`"),
        (ANTE.replace(b'"by":{"role":"player","id":"ann"},', b""), "missing required field `by`"),
        (ANTE.replace(b'"player"', b'"owner"'), "Invalid enum value 'owner'"),
        (ANTE.replace(b'"do":"place-ante",', b""), "missing required field `do`"),
        (ANTE[:-1], "truncated"),
        (b"", "truncated"),
        (b"null", "Expected `object`, got `null`"),
        (b'{"do":"deal-card","by":{"role":"dealer","id":"dan"},"box":1,"card":"1h"}', "Invalid enum value '1h'"),
        (b'{"do":"deal-card","by":{"role":"dealer","id":"dan"},"box":1,"card":"Qx"}', "Invalid enum value 'Qx'"),
    ],
)
def test_given_a_malformed_command_when_read_then_it_is_refused_before_the_rules_see_it(
    line: bytes, fault: str
) -> None:
    """Unknown words, fractions of a cent, missing people and impossible cards never get as far as the table."""
    with pytest.raises(msgspec.DecodeError, match=re.escape(fault)):
        SPEC.read_command(line)
    assert SPEC.read_command(ANTE).by.id == "ann"
