"""Marks of clauses: for which instruments they count, and which of them stop the collection."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest

from tests.rules import marking
from tests.rules.marking import Misplaced, claims, named_after, proofs

OLD, NEW = "NI2016-268", "NI2023-573"


def item(
    name: str, *marks: pytest.MarkDecorator, edition: object = None, path: str = "canberra_poker/test_09.py"
) -> pytest.Item:
    """A collected test as far as the register looks at it."""
    found = SimpleNamespace(
        name=name,
        nodeid=f"tests/rules/{path}::{name}",
        path=(marking.HERE / path).resolve(),
        iter_markers=partial(_named, marks),
    )
    if edition is not None:
        found.callspec = SimpleNamespace(params={"edition": edition})
    return cast("pytest.Item", found)


def _named(marks: tuple[pytest.MarkDecorator, ...], wanted: str) -> list[pytest.Mark]:
    return [mark.mark for mark in marks if mark.name == wanted]


CLAUSE = pytest.mark.clause


@pytest.mark.parametrize(
    "edition, claimed",
    [
        (None, ((OLD, "9.4"), (NEW, "9.4"))),
        ("2016", ((OLD, "9.4"),)),
        (SimpleNamespace(name="2023"), ((NEW, "9.4"),)),
    ],
)
def test_given_a_mark_when_collected_then_it_counts_for_the_edition_the_test_runs_under(
    edition: object, claimed: object
) -> None:
    """A test that runs under one edition proves nothing of another."""
    assert claims(item("test_9_4_when_higher[x]", CLAUSE("9.4"), edition=edition)) == claimed


def test_given_an_edition_in_the_mark_when_collected_then_it_counts_for_that_one_alone() -> None:
    """A clause that one edition has is marked with its edition, beside marks for both."""
    only = CLAUSE("3.6", edition="2023")
    assert claims(item("test_3_6_given", only)) == ((NEW, "3.6"),)
    assert claims(item("test_3_6_given", only, edition="2016")) == ()
    assert claims(item("test_3_6_given", only, CLAUSE("3.3"), edition="2016")) == ((OLD, "3.3"),)


def test_given_the_head_of_clauses_in_a_mark_when_collected_then_each_of_them_is_proved() -> None:
    """A group in a mark is as good as its members."""
    found = claims(item("test_10_7_given", CLAUSE("10.7#1"), edition="2023"))
    assert [clause for _, clause in found] == [f"10.7#1({letter})" for letter in "abcde"]


@pytest.mark.parametrize(
    "name, clause",
    [
        ("test_9_4", "9.4"),
        ("test_10_7_a_given", "10.7#1(a)"),
        ("test_8_1_given", "8.1:Ante"),
        ("test_a_void_given", "A:Void"),
        ("test_a_casino_operator_given", "A:Casino Operator"),
        ("test_i_2_given", "I:2"),
        ("test_2_6_given", "2.6:lead"),
    ],
)
def test_given_a_name_that_begins_with_its_clause_when_collected_then_it_is_taken(name: str, clause: str) -> None:
    """A test is found by the number of its clause."""
    assert len(claims(item(name, CLAUSE(clause)))) == 2


def test_given_a_test_of_several_clauses_when_collected_then_its_name_begins_with_one_of_them() -> None:
    """The other clauses are in the mark."""
    assert len(claims(item("test_8_1_given", CLAUSE("9.4", "8.1:Ante")))) == 4


@pytest.mark.parametrize(
    "found, sentence",
    [
        (item("test_9_44_given", CLAUSE("9.4")), "name does not begin with its clause; begin it with test_9_4_"),
        (item("test_given", CLAUSE("A:Void")), "begin it with test_a_void_"),
        (item("test_9_9_given", CLAUSE("9.9")), "NI2016-268 has no clause 9.9"),
        (item("test_3_6_given", CLAUSE("3.6")), "NI2016-268 has no clause 3.6; correct it, or name the edition"),
        (item("test_9_4_given", CLAUSE("9.4", edition="1999")), "no edition '1999'; name one of 2016, 2023"),
        (item("test_9_4_given", CLAUSE()), "not of the form"),
        (item("test_9_4_given", CLAUSE(9.4)), "not of the form"),
        (item("test_9_4_given", CLAUSE("9.4", only="2016")), "not of the form"),
        (item("test_9_4_given"), "names no clause"),
        (item("test_9_4_given", CLAUSE("9.4"), path="faro/test_9.py"), "tests/rules/faro bears the name of no game"),
        (item("test_9_4_given", CLAUSE("9.4"), path="test_9.py"), "belongs in the folder of its game"),
        (item("test_9_4_given", CLAUSE("9.4"), path="../games/test_9.py"), "belongs in the folder of its game"),
    ],
)
def test_given_a_mark_that_cannot_be_registered_when_collected_then_a_sentence_says_why(
    found: pytest.Item, sentence: str
) -> None:
    """A mark with a fault stops the collection, so that no proof is lost."""
    with pytest.raises(Misplaced, match=sentence):
        claims(found)


def test_given_a_test_outside_the_games_when_collected_then_it_proves_nothing() -> None:
    """The rest of the suite needs no marks."""
    assert claims(item("test_given", path="test_shelf.py")) == ()
    assert claims(item("test_given", path="../cards/test_pack.py")) == ()


def test_given_many_items_when_collected_then_proofs_are_sorted_and_faults_are_named() -> None:
    """Evidence does not depend on the order of collection, and every fault is reported at once."""
    good = [item(f"test_9_4_{name}", CLAUSE("9.4"), edition="2016") for name in ("b", "a", "a")]
    found, faults = proofs([*good, item("test_x", CLAUSE("9.4")), item("test_y")])
    node = "tests/rules/canberra_poker/test_09.py::test_9_4_"
    assert found == {OLD: {"9.4": [f"{node}a", f"{node}b"]}}
    assert [fault.partition(": ")[0][-6:] for fault in faults] == ["test_x", "test_y"]


def test_given_a_clause_when_a_test_is_named_after_it_then_only_letters_and_digits_are_left() -> None:
    """Names are Python names."""
    assert named_after("A:Tournament Director/Assistant") == "test_a_tournament_director_assistant"
