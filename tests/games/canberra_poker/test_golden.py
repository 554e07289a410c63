"""The playthroughs on paper: a change of rules, words, secrecy or offers shows in them line by line."""

from __future__ import annotations

from tests.games.canberra_poker.spec import SPEC
from tests.kit.golden import paper_of

PLAYED = SPEC.playthroughs
MOST_LINES = 400


def test_given_the_playthroughs_when_read_then_they_show_what_secrecy_is() -> None:
    """A card dealt face down is known to nobody, a hand to its player, a dealer's last card to all but the cage."""
    text = paper_of(SPEC, PLAYED[0]).read_text(encoding="utf-8")
    assert "  ........ card-dealt box=1 card=Kh face_up=false" in text
    assert "  12DS.TRP   card-dealt box=1 card=? face_up=false" in text
    assert "  1....... cards-picked-up box=1" in text
    assert "  12DS.TRP card-dealt box=0 card=4c face_up=true" in text
