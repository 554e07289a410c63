"""Commands are drawn as if all of them had been made and weighed, though most of them never are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from tests.kit.drawn import Choice, drawn


class Word:
    """A command, and what it weighs."""

    def __init__(self, weight: int) -> None:
        self.weight = weight


class Often(Word):
    """A kind that is as heavy as it may be."""


class Seldom(Word):
    """A kind of which only light ones are there now."""


class Never(Word):
    """A kind of which there is none now."""


WORDS: dict[type[Word], list[Word]] = {
    Often: [Often(60), Often(100), Often(40)],
    Seldom: [Seldom(20), Seldom(5)],
    Never: [],
}
DRAWS = 40_000


def weight(word: Word) -> int:
    return word.weight


def test_given_kinds_of_other_weight_than_they_may_have_when_drawn_then_each_is_drawn_by_the_weight_it_has() -> None:
    """The heaviest of a kind says how often the kind is drawn, and its own weight how often a command of it."""
    choice, chance = Choice[Word]({Often: 100, Seldom: 100, Never: 100}, WORDS.__getitem__), Random(7)
    found = Counter(drawn(choice, weight, chance) for _ in range(DRAWS))
    for kind, share in ((Often, 100 / 120), (Seldom, 20 / 120)):
        together = sum(word.weight for word in WORDS[kind])
        for word in WORDS[kind]:
            assert found[word] / DRAWS == pytest.approx(share * word.weight / together, abs=0.01)
    assert found.total() == DRAWS


def test_given_kinds_of_which_there_is_none_when_drawn_then_nothing_is_drawn() -> None:
    """As at a table where nobody may do anything."""
    assert drawn(Choice[Word]({Never: 5}, WORDS.__getitem__), weight, Random(7)) is None
    assert drawn(Choice[Word]({}, WORDS.__getitem__), weight, Random(7)) is None


def test_given_a_kind_when_it_is_not_drawn_then_none_of_it_is_made() -> None:
    """That is what makes walks fast."""
    looked = Counter[type[Word]]()

    def look(kind: type[Word]) -> Iterable[Word]:
        looked[kind] += 1
        return WORDS[kind]

    chance = Random(7)
    for _ in range(100):
        drawn(Choice[Word]({Often: 100, Seldom: 20}, look), weight, chance)
    assert looked.total() == 100
