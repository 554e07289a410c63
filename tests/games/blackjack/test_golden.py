"""The playthroughs on paper: a change of rules, words, secrecy or offers shows in them line by line."""

from __future__ import annotations

import pytest

from croupier.games.blackjack.commands import AnyCommand
from tests.games.blackjack.spec import SPEC
from tests.kit.golden import GOLDEN, paper_of, printed
from tests.kit.spec import Playthrough

PLAYED = SPEC.playthroughs
MOST_LINES = 400


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.name)
def test_given_a_playthrough_when_printed_then_it_is_as_it_was_kept(played: Playthrough[AnyCommand]) -> None:
    """Commands, events, refusals, views and offers are as on paper; `python -m tests.kit.golden --write` renews it."""
    kept = paper_of(SPEC, played).read_text(encoding="utf-8")
    assert printed(SPEC, played).splitlines() == kept.splitlines()


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.name)
def test_given_a_playthrough_on_paper_when_read_then_a_person_can_take_it_in(played: Playthrough[AnyCommand]) -> None:
    """It is short, it has all of its commands, and it ends with the fingerprint of its state."""
    lines = paper_of(SPEC, played).read_text(encoding="utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert max(map(len, lines)) <= 140
    assert sum(line.startswith("> ") for line in lines) == len(played.commands)
    assert lines[-1].startswith("= ")


def test_given_the_golden_files_when_listed_then_each_is_a_playthrough_of_now() -> None:
    """No paper outlives its playthrough."""
    kept = sorted(GOLDEN.glob(f"{SPEC.game.name}-*.txt"))
    assert kept == sorted(paper_of(SPEC, played) for played in PLAYED)


def test_given_the_playthroughs_when_read_then_they_show_what_secrecy_is() -> None:
    """The order of the shoe is known to nobody, a card that is dealt to all but the cage."""
    text = paper_of(SPEC, PLAYED[0]).read_text(encoding="utf-8")
    assert "  ........ cards-shuffled order=[" in text
    assert "  12DS.TRP   cards-shuffled order=[] by_hand=true" in text
    assert "  12DS.TRP card-dealt box=0 card=9s" in text
