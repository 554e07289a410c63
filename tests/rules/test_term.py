"""Which edition rules on a day: by its printed date or by the one that is entered, never two of them, and no guess."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from croupier.rules.instrument import Heading
from croupier.rules.shelf import instrument, numbers
from croupier.rules.term import DateMissing, ImpossibleDate, NotInForce, in_force, terms

OLD = instrument("NI2016-268").heading
NEW = instrument("NI2023-573").heading
ENTERED = {NEW.number: date(2023, 9, 19)}


def heading(number: str, year: int, commences: date | None, revokes: str | None = None) -> Heading:
    """An instrument of a game that has a tidy history."""
    return msgspec.structs.replace(
        OLD, number=number, signed=date(year, 1, 1), commences=commences, revokes=revokes, revoked_notified=None
    )


@pytest.mark.parametrize(
    "day, number",
    [
        (date(2016, 6, 10), "NI2016-268"),
        (date(2017, 4, 30), "NI2016-268"),
        (date(2023, 9, 19), "NI2023-573"),
        (date(2026, 1, 1), "NI2023-573"),
    ],
)
def test_given_a_day_within_an_edition_when_asked_then_that_edition_rules(day: date, number: str) -> None:
    """The first day and the last belong to the edition."""
    assert in_force(terms((NEW, OLD), ENTERED), day).number == number


@pytest.mark.parametrize("day", [date(2016, 6, 9), date(2017, 5, 1), date(2023, 9, 18)])
def test_given_a_day_between_editions_when_asked_then_no_neighbour_fills_the_gap(day: date) -> None:
    """Between May 2017 and the 2023 edition another instrument ruled, which is not on the shelf."""
    with pytest.raises(NotInForce, match=f"No edition on the shelf rules {day}; .*2016-06-10 to 2017-04-30"):
        in_force(terms((OLD, NEW), ENTERED), day)


def test_given_a_first_day_that_is_not_printed_when_asked_then_the_operator_is_asked_for_it() -> None:
    """The date of the 2023 edition comes from the legislation register, by hand."""
    known = terms((OLD, NEW), {})
    with pytest.raises(DateMissing, match=r"NI2023-573 has no first day yet\. .*enter the date"):
        in_force(known, date(2024, 1, 1))
    assert in_force(known, date(2016, 7, 1)) == OLD


@pytest.mark.parametrize("day", [date(2023, 9, 14), date(2020, 1, 1)])
def test_given_a_first_day_before_the_signature_when_entered_then_it_is_refused(day: date) -> None:
    """An instrument begins after the day on which it was signed."""
    with pytest.raises(ImpossibleDate, match=f"NI2023-573 cannot commence on {day}"):
        terms((OLD, NEW), {NEW.number: day})


def test_given_a_printed_first_day_when_another_is_entered_then_it_is_refused() -> None:
    """A printed date is the law; to enter the same is harmless."""
    with pytest.raises(ImpossibleDate, match="NI2016-268 prints its first day, 2016-06-10"):
        terms((OLD,), {OLD.number: date(2016, 6, 11)})
    assert terms((OLD,), {OLD.number: date(2016, 6, 10)})[0].first == date(2016, 6, 10)


def test_given_an_edition_that_revokes_the_one_before_when_it_begins_then_the_other_has_ended() -> None:
    """No day has two editions and none falls between them."""
    first = heading("A", 2001, date(2001, 2, 1))
    second = heading("B", 2005, date(2005, 2, 1), revokes="A")
    known = terms((first, second), {})
    assert in_force(known, date(2005, 1, 31)) == first
    assert in_force(known, date(2005, 2, 1)) == second


def test_given_a_revoking_edition_without_a_date_when_it_is_signed_then_the_older_is_no_longer_sure() -> None:
    """After the signature either may rule, so the date has to be entered."""
    known = terms((heading("A", 2001, date(2001, 2, 1)), heading("B", 2005, None, revokes="A")), {})
    assert in_force(known, date(2004, 12, 31)).number == "A"
    with pytest.raises(DateMissing, match="B has no first day"):
        in_force(known, date(2005, 1, 1))


def test_given_an_edition_that_would_begin_before_the_one_it_follows_when_dated_then_it_is_refused() -> None:
    """The order of commencement is the order of signature."""
    first = heading("A", 2001, date(2006, 2, 1))
    with pytest.raises(ImpossibleDate, match="B would begin before A"):
        terms((first, heading("B", 2005, date(2005, 2, 1), revokes="A")), {})


def test_given_the_shelf_when_every_date_is_entered_then_each_game_has_an_edition_today() -> None:
    """Every game of the house can be dated."""
    for number in numbers():
        law = instrument(number).heading
        entered = {} if law.commences else {number: date(2026, 1, 1)}
        assert terms((law,), entered)[0].covers(date(2026, 1, 1))
