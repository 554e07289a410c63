"""The playthroughs on paper: a change of rules, words, secrecy or offers shows in them line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from tests.games.ultimate_texas_holdem.spec import SPEC
from tests.kit import golden
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
    """It is short, it has events, refusals and offers, and it ends with the fingerprint of its state."""
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
    """Cards dealt face down are known to nobody, a hand to its player, the flop to all but the cage."""
    text = paper_of(SPEC, PLAYED[0]).read_text(encoding="utf-8")
    assert "  ........ cards-dealt box=-1 cards=[9s 8d 7c 2h Kd]" in text
    assert "  12DS.TRP   cards-dealt box=-1 cards=[? ? ? ? ?]" in text
    assert "  1....... cards-picked-up box=1 cards=[Ts Jd]" in text
    assert "  .2DS.TRP   cards-picked-up box=1 cards=[]" in text
    assert "  12DS.TRP flop-revealed cards=[9s 8d 7c]" in text


def test_given_golden_files_when_written_then_papers_are_new_and_logs_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Papers follow the program; a log, once written, belongs to its release for ever."""
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    first = list(golden.write(SPEC))
    assert len(first) == 2 * len(PLAYED)
    assert all(golden.led_to(SPEC, log) == golden.recorded_state(log) for log in golden.logs(SPEC))
    log, paper = golden.logs(SPEC)[0], golden.paper_of(SPEC, PLAYED[0])
    log.write_text("", encoding="utf-8")
    paper.write_text("", encoding="utf-8")
    assert len(list(golden.write(SPEC))) == len(PLAYED)
    assert log.read_text(encoding="utf-8") == ""
    assert paper.read_text(encoding="utf-8") == printed(SPEC, PLAYED[0])
