"""What the pages show works: the commands exist, and the Python answers as they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from croupier.cli import main

ROOT = Path(__file__).parents[1]
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
