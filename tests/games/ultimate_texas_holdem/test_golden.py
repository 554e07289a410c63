"""The playthroughs on paper: a change of rules, words, secrecy or offers shows in them line by line."""

from __future__ import annotations

from tests.games.ultimate_texas_holdem.spec import SPEC
from tests.kit.golden import paper_of

PLAYED = SPEC.playthroughs
MOST_LINES = 400


def test_given_the_playthroughs_when_read_then_they_show_what_secrecy_is() -> None:
    """Cards dealt face down are known to nobody, a hand to its player, the flop to all but the cage."""
    text = paper_of(SPEC, PLAYED[0]).read_text(encoding="utf-8")
    assert "  ........ cards-dealt box=-1 cards=[9s 8d 7c 2h Kd]" in text
    assert "  12DS.TRP   cards-dealt box=-1 cards=[? ? ? ? ?]" in text
    assert "  1....... cards-picked-up box=1 cards=[Ts Jd]" in text
    assert "  .2DS.TRP   cards-picked-up box=1 cards=[]" in text
    assert "  12DS.TRP flop-revealed cards=[9s 8d 7c]" in text
