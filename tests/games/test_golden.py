"""Every game on paper: a change of rules, words, secrecy or offers shows in its playthroughs line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kit import golden
from tests.kit.golden import GOLDEN, paper_of, printed
from tests.kit.spec import Playthrough
from tests.kit.walked import SPECS, AnySpec, named

PLAYED = [(spec, played) for spec in SPECS for played in spec.playthroughs]
MOST_LINES = 400
every_playthrough = pytest.mark.parametrize(
    "spec, played", PLAYED, ids=[f"{spec.game.name} {played.name}" for spec, played in PLAYED]
)


@every_playthrough
def test_given_a_playthrough_when_printed_then_it_is_as_it_was_kept(spec: AnySpec, played: Playthrough[Any]) -> None:
    """Commands, events, refusals, views and offers are as on paper; `python -m tests.kit.golden --write` renews it."""
    kept = paper_of(spec, played).read_text(encoding="utf-8")
    assert printed(spec, played).splitlines() == kept.splitlines()


@every_playthrough
def test_given_a_playthrough_on_paper_when_read_then_a_person_can_take_it_in(
    spec: AnySpec, played: Playthrough[Any]
) -> None:
    """It is short, it has events, refusals and offers, and it ends with the fingerprint of its state."""
    lines = paper_of(spec, played).read_text(encoding="utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert max(map(len, lines)) <= 140
    assert sum(line.startswith("> ") for line in lines) == len(played.commands)
    assert lines[-1].startswith("= ")


@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_the_golden_files_when_listed_then_each_is_a_playthrough_of_now(spec: AnySpec) -> None:
    """No paper outlives its playthrough."""
    kept = sorted(GOLDEN.glob(f"{spec.game.name}-*.txt"))
    assert kept == sorted(paper_of(spec, played) for played in spec.playthroughs)


@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_golden_files_when_written_then_papers_are_new_and_logs_stay(
    spec: AnySpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Papers follow the program; a log, once written, belongs to its release for ever."""
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    first = list(golden.write(spec))
    assert len(first) == 2 * len(spec.playthroughs)
    assert all(golden.led_to(spec, log) == golden.recorded_state(log) for log in golden.logs(spec))
    log, paper = golden.logs(spec)[0], golden.paper_of(spec, spec.playthroughs[0])
    log.write_text("", encoding="utf-8")
    paper.write_text("", encoding="utf-8")
    assert len(list(golden.write(spec))) == len(spec.playthroughs)
    assert log.read_text(encoding="utf-8") == ""
    assert paper.read_text(encoding="utf-8") == printed(spec, spec.playthroughs[0])
