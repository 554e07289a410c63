"""Editions as data: no parameter without a clause, and a comparison that leaves nothing out."""

from __future__ import annotations

import msgspec
import pytest

from croupier.rules.clause import Law, Under
from croupier.rules.edition import Difference, Param, diff

C = Law("NI2023-573")


class Line(msgspec.Struct, frozen=True):
    odds: int
    under: Under


class Priced(msgspec.Struct, frozen=True):
    cents: int
    at: str
    under: Under


class Rules(msgspec.Struct, frozen=True):
    name: str
    cards: Param[int]
    pays: dict[str, Line]
    split: Under
    price: Priced


OLD = Rules(
    name="old",
    cards=Param(5, (C["2.5"],)),
    pays={"FULL_HOUSE": Line(7, (C["8.1:Bet:Full House"],)), "FLUSH": Line(5, (C["8.1:Bet:Flush"],))},
    split=(C["10.6"],),
    price=Priced(100, "door", (C["3.1"],)),
)


def test_given_a_value_without_a_clause_when_made_a_parameter_then_it_is_refused() -> None:
    """Nothing without a clause."""
    with pytest.raises(ValueError, match="parameter 5 cites no clause"):
        Param(5, ())


def test_given_an_edition_and_itself_when_compared_then_there_is_no_difference() -> None:
    """An edition does not differ from itself."""
    assert diff(OLD, OLD) == ()


def test_given_another_value_when_compared_then_both_values_stand_beside_their_clauses() -> None:
    """Both clauses are side by side."""
    new = msgspec.structs.replace(OLD, cards=Param(6, (C["2.6(a)"],)))
    assert diff(OLD, new) == (Difference("cards", 5, (C["2.5"],), 6, (C["2.6(a)"],)),)


def test_given_another_clause_for_the_same_value_when_compared_then_it_counts_as_renumbered() -> None:
    """A rule that only moved is told apart from a rule that changed."""
    moved = msgspec.structs.replace(OLD, split=(C["10.6:lead"],), cards=Param(5, (C["2.6(a)"],)))
    changed = msgspec.structs.replace(OLD, cards=Param(4, (C["2.6(a)"],)))
    assert [(line.name, line.renumbered) for line in diff(OLD, moved)] == [("cards", True), ("split", True)]
    assert not diff(OLD, changed)[0].renumbered


def test_given_a_table_when_compared_then_each_of_its_lines_is_compared_by_name() -> None:
    """A line that changed, a line that went and a line that came are three differences."""
    straight, flush = Line(4, (C["8.1:Bet:Straight"],)), Line(6, (C["8.1:Bet:Flush"],))
    new = msgspec.structs.replace(OLD, pays={"FLUSH": flush, "STRAIGHT": straight})
    assert diff(OLD, new) == (
        Difference("pays: full house", 7, (C["8.1:Bet:Full House"],), None, ()),
        Difference("pays: flush", 5, (C["8.1:Bet:Flush"],), 6, (C["8.1:Bet:Flush"],)),
        Difference("pays: straight", None, (), 4, (C["8.1:Bet:Straight"],)),
    )


def test_given_a_cited_struct_of_several_values_when_compared_then_its_values_go_together() -> None:
    """A plain name has no clause, and a struct of several values is one line."""
    new = msgspec.structs.replace(OLD, name="new", price=Priced(200, "door", (C["3.1"],)))
    assert diff(OLD, new) == (
        Difference("name", "old", (), "new", ()),
        Difference("price", (100, "door"), (C["3.1"],), (200, "door"), (C["3.1"],)),
    )
