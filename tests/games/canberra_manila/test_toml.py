"""The TOML that hand histories are written in: whatever is written is read back as it was."""

from __future__ import annotations

import tomllib
from decimal import Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.games.canberra_manila.toml import Dollars, field

TEXTS = st.text()
PLAIN = st.recursive(
    TEXTS | st.booleans() | st.integers(-(1 << 62), 1 << 62),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
)


@given(PLAIN)
@example('\x7f\n"\\ é #')
def test_given_any_value_when_written_then_a_reader_of_toml_finds_it(value: bool | int | str) -> None:
    """Texts of any signs, whole numbers, yes and no, and rows and tables of them."""
    assert tomllib.loads(field("_field", value)) == {"_field": value}


@given(st.integers(0, 10**12))
def test_given_an_amount_when_written_then_it_is_so_many_dollars(cents: int) -> None:
    """An amount is read to the cent."""
    assert tomllib.loads(field("pot", Dollars(cents)), parse_float=Decimal) == {"pot": Decimal(cents) / 100}


@pytest.mark.parametrize("cents, text", [(0, "0"), (5, "0.05"), (50, "0.50"), (4_000, "40"), (1_250, "12.50")])
def test_given_an_amount_when_written_then_cents_stand_only_where_there_are_any(cents: int, text: str) -> None:
    """Whole dollars are whole numbers."""
    assert field("ante", Dollars(cents)) == f"ante = {text}\n"


def test_given_rows_when_written_then_texts_of_many_words_and_tables_have_lines_of_their_own() -> None:
    """A person reads entries one below the other, and short rows at once."""
    assert field("players", ["ann", "ben"]) == 'players = ["ann", "ben"]\n'
    assert field("actions", ["p1 f", "p2 cc"]) == 'actions = [\n  "p1 f",\n  "p2 cc",\n]\n'
    assert (
        field("_pots", [{"amount": Dollars(50), "by": ["p1"]}]) == '_pots = [\n  { amount = 0.50, by = ["p1"] },\n]\n'
    )
