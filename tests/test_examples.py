"""What the pages show works: the commands exist, and the Python answers as they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from croupier.cli import main
from tests.terminal.sittings import seat

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))
PYTHON = re.compile(r"```pycon\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"(?:^ {4}|`|\$ )croupier ([a-z]+)", re.MULTILINE)


def with_python() -> list[Path]:
    return [page for page in PAGES if PYTHON.search(page.read_text("utf-8"))]


def commands() -> list[str]:
    return sorted({command for page in PAGES for command in COMMAND.findall(page.read_text("utf-8"))})


@pytest.mark.parametrize("page", with_python(), ids=lambda page: page.name)
def test_given_a_page_with_python_when_typed_in_then_it_answers_as_shown(page: Path) -> None:
    """Whoever types in an example sees what the page shows."""
    text = "\n".join(PYTHON.findall(page.read_text("utf-8")))
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0))
    assert runner.tries > 0
    assert runner.failures == 0


@pytest.mark.parametrize("command", commands())
def test_given_a_page_that_names_a_command_when_asked_then_it_explains_itself(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command of croupier that a page shows exists."""
    assert main([command, "--help"]) == 0
    assert f"croupier {command}" in capsys.readouterr().out


def test_given_the_pages_when_searched_then_some_show_python_and_commands() -> None:
    """The examples are found where they are written."""
    assert ROOT / "docs" / "developing.md" in with_python()
    assert {"rules", "adjudicate", "play"} <= set(commands())


def test_given_the_round_of_the_readme_when_played_then_the_table_is_the_one_it_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first table that a reader sees is a real one."""
    shown, _ = re.findall(r"```text\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert shown in seat(monkeypatch, capsys)("ante 20", "jackpot", "deal", "bet", options=(), seed="wattle")


def test_given_the_refusal_of_the_readme_when_tried_then_the_table_says_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the readme says of a hard 10 is what Blackjack says of it."""
    (refused,) = re.findall(r"^ {4}( ✗ .*)$", README.read_text("utf-8"), re.MULTILINE)
    sit = seat(monkeypatch, capsys)
    assert refused in sit("decline", "wager 20", "", "stand", options=(), seed="waratah", game="blackjack")


def test_given_the_sheet_of_the_readme_when_ruled_then_the_ruling_is_the_one_it_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The sheet can be copied, and gets the ruling below it; the clauses in words that follow are left out."""
    text = README.read_text("utf-8")
    (sheet,), (_, ruling) = (re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL) for kind in ("json", "text"))
    monkeypatch.setenv("COLUMNS", "80")
    file = tmp_path / "sheet.json"
    file.write_text(sheet, encoding="utf-8")
    assert main(["adjudicate", str(file)]) == 0
    assert "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines()).startswith(ruling.rstrip())
