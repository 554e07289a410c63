"""What sheets of all games share: how they are read, which cards and amounts can be, and how clauses are printed."""

from __future__ import annotations

import msgspec
import pytest

from croupier.cards.pack import Pack
from croupier.games.sheets import (
    MOST_CENTS,
    Fault,
    NotWhole,
    Twice,
    amount_faults,
    as_printed,
    card_faults,
    game_of,
    published,
    read,
    shown,
)
from croupier.rules.clause import Law, Under

C = Law("NI2016-268", "NI2023-573")


class Line(msgspec.Struct, frozen=True):
    """A shape with one field of each kind."""

    whole: int
    text: str = ""
    sure: bool = False
    many: tuple[int, ...] | None = None
    deeper: tuple[Line, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """An answer with clauses at two depths."""

    under: Under
    parts: tuple[Told, ...] = ()


EMPTY: dict[str, object] = {}
NOTHING: list[object] = []
DEPARTURES: tuple[tuple[object, str], ...] = (
    ({"whole": 1, "deeper": [{"whole": 2}, {"whole": 3, "many": [4, "5"]}]}, "deeper[1].many[1]"),
    ({"whole": 1, "deeper": [{"whole": 2, "deeper": [EMPTY]}]}, "deeper[0].deeper[0].whole"),
    ({"whole": 1, "deeper": [Twice("text")]}, "deeper[0].text"),
    ({"whole": NotWhole("1.5")}, "whole"),
    ({"whole": False}, "whole"),
    ({"whole": 1, "sure": 0}, "sure"),
    ({"whole": 1, "text": None}, "text"),
    ({"whole": 1, "many": EMPTY}, "many"),
    ({"whole": 1, "deeper": None}, "deeper"),
    ({"hole": 1, "whole": "x"}, "hole"),
    ("whole", ""),
)


@pytest.mark.parametrize("written, at", DEPARTURES)
def test_given_a_shape_when_something_else_is_written_then_its_place_is_named(written: object, at: str) -> None:
    """The first departure from the shape is found, however deep it lies."""
    found = read(written, Line)
    assert isinstance(found, Fault)
    assert (found.at, found.under) == (at, ())


def test_given_a_shape_when_it_is_kept_to_then_the_sheet_is_read() -> None:
    """Lists become tuples, null is a field left out, and whole numbers may be of any size."""
    written: object = {
        "whole": 10**30,
        "many": None,
        "deeper": [{"whole": -1, "many": NOTHING, "sure": True, "text": "x"}],
    }
    assert read(written, Line) == Line(10**30, deeper=(Line(-1, "x", sure=True, many=()),))


@pytest.mark.parametrize(
    "written, game", [({"game": "whist"}, "whist"), ({"game": "whist", "trumps": 1.5, "x": Twice("y")}, "whist")]
)
def test_given_a_sheet_when_asked_for_its_game_then_nothing_else_matters(written: object, game: str) -> None:
    """Which game it is must be known before anything else can be judged."""
    assert game_of(written) == game


@pytest.mark.parametrize("cents, least, right", [(1, 1, True), (0, 1, False), (0, 0, True), (-1, 0, False)])
def test_given_an_amount_when_below_the_least_then_it_is_a_fault(cents: int, least: int, right: bool) -> None:
    """A wager is above zero, a pool may be empty, and nothing is negative."""
    assert (list(amount_faults("ante", cents, least, (C["4.3"],))) == []) is right


def test_given_an_amount_when_higher_than_any_then_it_is_a_fault() -> None:
    """The highest amount is one that every result can still be counted from."""
    assert list(amount_faults("ante", MOST_CENTS, 1, ())) == []
    [fault] = amount_faults("ante", MOST_CENTS + 1, 1, (C["4.3"],))
    assert (fault.at, fault.under) == ("ante", ("4.3",))


def test_given_hands_when_cards_are_foreign_or_there_twice_then_each_is_found_where_it_lies() -> None:
    """A card lies once on a table, whosever hand it is in, and belongs to the pack in play."""
    hands = (("dealer", ("As", "Jk")), ("boxes[0].cards", ("Kd", "As", "2h", "xx")))
    with_joker = Pack(size=32, joker=True)
    assert [fault.at for fault in card_faults(Pack(), hands, ())] == [
        "dealer[1]",
        "boxes[0].cards[1]",
        "boxes[0].cards[3]",
    ]
    found = list(card_faults(with_joker, hands, (C["2.1"],)))
    assert [fault.at for fault in found] == ["boxes[0].cards[1]", "boxes[0].cards[2]", "boxes[0].cards[3]"]
    assert "a deck of 32 cards with joker" in found[1].why
    assert "dealer[0]" in found[0].why


def test_given_clauses_when_printed_then_they_are_the_instruments_and_each_stands_once() -> None:
    """Two pay lines of one table are one clause in print, where the first of them stood."""
    under = (C["8.1:Bet:Flush"], C["10.7#1(e)"], C["8.1:Ante"], C["10.7#1"], C["10.7#2"])
    assert as_printed(under) == ("8.1", "10.7(e)", "10.7")
    told = Told(under[:1], (Told(under[1:3]),))
    assert published(told) == {"under": ("8.1",), "parts": [{"under": ("10.7(e)", "8.1"), "parts": []}]}


@pytest.mark.parametrize(
    "value, words",
    [
        (None, "null"),
        (True, "true"),
        (-7, "-7"),
        ("a\nb\x1b", "'a\\nb\\x1b'"),
        ("x" * 100, "'" + "x" * 39 + "…"),
        (10**5000, "a number of too many digits"),
        (NotWhole("1e9"), "1e9"),
        ({"a": 1}, "an object"),
        (Twice("a"), "an object"),
        ([1], "a list"),
    ],
    ids=range(10),
)
def test_given_anything_when_a_sentence_quotes_it_then_it_fits_on_a_line(value: object, words: str) -> None:
    """A refusal quotes what is written, without line breaks and without end."""
    assert shown(value) == words
