"""The page of each game is true of its code and its law: the files it names, the clauses, and nothing left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.rules.citations import citations
from croupier.rules.instrument import Duty, Instrument, is_below
from croupier.rules.lookup import duties_meant
from croupier.rules.shelf import instrument

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "croupier" / "games"
NUMBER = r"\d+(?:\.\d+)?(?:#\d)?(?:\([a-z]+\))*(?:[:/][a-z]+)?"
CLAUSE = re.compile(rf"(?<![\w.$#])(Table \d#\d(?::max)?|A:[A-Z][\w-]+(?: [A-Z]\w+)?|{NUMBER})")
QUOTED = re.compile(r"`([^`]+)`")
POINTED = re.compile(r"(?<![\w.$#])\d+\.\d+(?:#\d)?(?:\([a-z]+\))*")


class Page(NamedTuple):
    """The page of a game, the law it is about, and the rule that is still to be built."""

    name: str
    number: str
    tournaments: str

    @property
    def file(self) -> Path:
        return ROOT / "docs" / f"{self.name}.md"

    @property
    def text(self) -> str:
        return self.file.read_text("utf-8")

    @property
    def folder(self) -> Path:
        return GAMES / self.name.replace("-", "_")

    @property
    def law(self) -> Instrument:
        return instrument(self.number)

    def section(self, title: str) -> list[str]:
        return self.text.partition(f"\n## {title}\n")[2].partition("\n## ")[0].splitlines()


class Row(NamedTuple):
    """One line of a table that says where clauses live."""

    named: tuple[Duty, ...]
    files: tuple[Path, ...]
    line: str


PAGES = (
    Page("canberra-poker", "NI2023-573", "17"),
    Page("ultimate-texas-holdem", "NI2025-411", "16"),
    Page("blackjack", "NI2018-568", "19"),
    Page("canberra-manila", "NI2005-64", "20"),
)
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def duties_named(law: Instrument, text: str) -> Iterator[Duty]:
    """The duties that a cell names: "4.2", "the whole of 3", or every clause from "9.1 to 9.4"."""
    plain = QUOTED.sub("", text)
    for name in CLAUSE.findall(plain):
        found = duties_meant(law, name)
        assert found, f"{law.number} has no {name}: {text}"
        yield from (*found, *(duty for duty in law.duties if is_below(duty.clause, name)))
    for first, last in re.findall(r"(\d+\.\d+) to (\d+\.\d+)", plain):
        rule, number = first.split(".")
        for between in range(int(number), int(last.split(".")[1])):
            yield from duties_meant(law, f"{rule}.{between}")


def rows(page: Page) -> Iterator[Row]:
    folder = page.folder
    for line in page.section("Where a clause lives"):
        header = re.fullmatch(r"\| Rule \| in `(games/\w+)/` \|", line)
        if header:
            folder = GAMES.parent / header[1]
        elif line.startswith("| ") and len(cells(line)) == 2:
            files = tuple(folder / name for name in QUOTED.findall(line) if name.endswith(".py"))
            yield Row(tuple(duties_named(page.law, line)), files, line)


@cache
def places() -> frozenset[tuple[str, str, Path]]:
    """Every clause that is cited, and the file that does it."""
    found = citations("croupier")
    source = GAMES.parents[1]
    files = ((each, source / each.place.partition(":")[0].replace(".", "/")) for each in found)
    return frozenset((each.instrument, each.clause, file.with_suffix(".py")) for each, file in files)


def kept(page: Page, row: Row, duty: Duty) -> bool:
    """Whether one of the files of a row cites the clause."""
    cited = (clause for number, clause, file in places() if number == page.number and file in row.files)
    return any(duty in page.law.duties_of(clause) for clause in cited)


@each_page
def test_given_a_table_of_where_clauses_live_when_followed_then_the_file_decides_under_the_clause(page: Page) -> None:
    """Whoever looks a clause up finds a file that is there, and cites it."""
    found = list(rows(page))
    assert len(found) > 10
    assert [file.name for row in found for file in row.files if not file.is_file()] == []
    assert [f"{duty.clause} in {row.line}" for row in found for duty in row.named if not kept(page, row, duty)] == []


@each_page
def test_given_a_clause_outside_tournaments_when_looked_for_then_the_page_says_where_it_lives(page: Page) -> None:
    """Every rule outside tournaments can be found from the page."""
    shown = {duty.clause for row in rows(page) for duty in row.named}
    asked = [duty.clause for duty in page.law.duties if re.match(r"\d|Table", duty.clause)]
    assert [clause for clause in asked if clause not in shown and not clause.startswith(f"{page.tournaments}.")] == []


@each_page
def test_given_a_reading_when_looked_for_then_its_clause_and_the_place_that_keeps_it_exist(page: Page) -> None:
    """A reading is kept in one place, which the page names: a file, a setting, an edition's figure, or a command."""
    table = [cells(line) for line in page.section("Readings") if line.startswith("| ")]
    assert table[0] == ["Clause", "Question", "Reading", "Kept in"]
    kept_in_words = "".join((page.folder / f"{name}.py").read_text() for name in ("determinations", "editions"))
    commands = "".join(file.read_text() for file in (page.folder / "commands.py", GAMES / "house/commands.py"))
    for clause, _, reading, kept in table[1:]:
        assert list(duties_named(page.law, clause))
        assert reading
        names = QUOTED.findall(kept)
        assert names or kept == "timetable"
        for name in names:
            known = name in kept_in_words or f'"{name.replace(" ", "-")}"' in commands
            there = [folder for folder in (page.folder, GAMES, GAMES.parent) if (folder / name).is_file()]
            assert known or there, f"{name} keeps nothing: {clause}"


@each_page
def test_given_a_clause_in_the_words_of_a_page_when_looked_up_then_the_law_has_it(page: Page) -> None:
    """A page names no clause that the instrument does not have."""
    named = set(chain.from_iterable(POINTED.findall(line) for line in page.text.splitlines()))
    assert len(named) > 50
    assert [name for name in sorted(named) if not page.law.duties_of(name)] == []
