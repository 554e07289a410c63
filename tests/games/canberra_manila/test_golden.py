"""The playthroughs on paper: a change of rules, words or secrecy shows in them line by line."""

from __future__ import annotations

from tests.games.canberra_manila.spec import SPEC
from tests.kit.golden import paper_of

PAPERS = {played.name: paper_of(SPEC, played) for played in SPEC.playthroughs}


def test_given_the_playthroughs_when_read_then_they_show_what_secrecy_is() -> None:
    """Hole cards are their player's, a conceded hand stays unseen, and the order of the deck is nobody's."""
    text = PAPERS["ordinary"].read_text(encoding="utf-8")
    assert "  1........ hole-cards-dealt seat=1 cards=[Ah 3h]" in text
    assert "  .23DS.TRP   hole-cards-dealt seat=1 cards=[? ?]" in text
    assert "  123DS.TRP hand-shown seat=3 cards=[9d 9c]" in text
    assert "  123DSCTRP hand-conceded seat=2 · " in text
    assert "  123DS.TRP   cards-shuffled order=[] by_hand=true" in text


def test_given_the_playthroughs_when_read_then_nothing_folded_is_ever_shown() -> None:
    """Where everybody but one has folded, no hole card is on the public display."""
    for name in ("all-fold", "out-of-turn", "short", "exposed-during", "exposed-before", "call-and-fold", "void"):
        assert "hand-shown" not in PAPERS[name].read_text(encoding="utf-8")
