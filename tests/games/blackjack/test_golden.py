"""The playthroughs on paper: a change of rules, words, secrecy or offers shows in them line by line."""

from __future__ import annotations

from tests.games.blackjack.spec import SPEC
from tests.kit.golden import paper_of


def test_given_the_playthroughs_when_read_then_they_show_what_secrecy_is() -> None:
    """The order of the shoe is known to nobody, a card that is dealt to all but the cage."""
    text = paper_of(SPEC, SPEC.playthroughs[0]).read_text(encoding="utf-8")
    assert "  ........ cards-shuffled order=[" in text
    assert "  12DS.TRP   cards-shuffled order=[] by_hand=true" in text
    assert "  12DS.TRP card-dealt box=0 card=9s" in text
