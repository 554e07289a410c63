"""The house rules that no other tool keeps: what the repository promises in words is true of its files."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[1]
PLACES = ("src", "tests", "scripts", "docs", "changelog.d", ".ci")
MOST_LINES_A_FILE = 400
MOST_LINES_A_FUNCTION = 60
REGISTRIES = tuple(
    ".".join(host) for host in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))
)
UNFINISHED = tuple(
    "".join(mark) for mark in (("TO", "DO"), ("FIX", "ME"), ("X", "XX"), ("HA", "CK"), ("NotImplemented", "Error"))
)
UNTESTED = tuple(f"pytest.{way}" for way in ("skip", "xfail", "importorskip", "mark.skip", "mark.xfail"))


class Contract(msgspec.Struct, frozen=True):
    """What one contract of import-linter says, as far as it is compared here."""

    id: str
    layers: tuple[str, ...] = ()
    source_modules: tuple[str, ...] = ()


def every_file() -> list[Path]:
    """What is kept in the repository, without what the scripts make."""
    top = [file for file in ROOT.iterdir() if file.is_file() and not file.name.startswith(".coverage")]
    deeper = [file for place in PLACES for file in (ROOT / place).rglob("*") if file.is_file()]
    return sorted(file for file in top + deeper if "__pycache__" not in file.parts)


def words(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def programs() -> list[Path]:
    return [file for file in every_file() if file.suffix == ".py"]


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


def long_functions(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MOST_LINES_A_FUNCTION:
                yield f"{node.name} has {lines} lines"


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", words(ROOT / "Makefile"), re.MULTILINE))


def pages() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def fragments() -> list[Path]:
    return sorted(file for file in (ROOT / "changelog.d").iterdir() if file.name != "README.md")


def decisions() -> list[Path]:
    return sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))


def contracts() -> dict[str, Contract]:
    written = tomllib.loads(words(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    return {contract.id: contract for contract in msgspec.convert(written, list[Contract])}


@pytest.mark.parametrize("page", pages(), ids=name)
def test_given_a_page_that_names_a_command_when_followed_then_make_knows_it(page: Path) -> None:
    """Every `make` command that a page shows is a target of the Makefile."""
    named = set(re.findall(r"(?:`|^ {4}|\$ )make ([a-z]+)", words(page), re.MULTILINE))
    assert named <= targets()


def test_given_the_readme_when_read_then_it_shows_the_two_commands() -> None:
    """A newcomer needs two commands: one that opens a table, and one that proves the program."""
    assert {"make play", "make test"} <= set(re.findall(r"make [a-z]+", words(ROOT / "README.md")))


@pytest.mark.parametrize("target", sorted(targets() - {"help"}))
def test_given_a_target_when_made_then_it_runs_the_script_of_its_name(target: str) -> None:
    """By hand and in CI the same short script is run."""
    script = ROOT / "scripts" / target
    assert os.access(script, os.X_OK)
    assert f"@scripts/{target}\n" in words(ROOT / "Makefile") + "\n"
    assert words(script).count("\n") <= 20


@pytest.mark.parametrize("fragment", fragments(), ids=name)
def test_given_a_changelog_fragment_when_named_then_its_issue_and_kind_are_in_the_name(fragment: Path) -> None:
    """A change is one fragment, NUMBER.KIND.md or +WORD.KIND.md, of whole sentences."""
    assert re.fullmatch(r"(\d+(\.\d+)?|\+[a-z0-9-]+)\.(added|changed|fixed|removed)\.md", fragment.name)
    assert words(fragment).strip().endswith(".")


@pytest.mark.parametrize("number, decision", list(enumerate(decisions(), 1)))
def test_given_a_decision_when_read_then_it_is_numbered_and_complete(number: int, decision: Path) -> None:
    """Decisions are numbered without a gap, short, and say why and what follows."""
    text = words(decision)
    assert decision.name.startswith(f"{number:04d}-")
    assert text.startswith(f"# {number}. ")
    assert [heading in text for heading in ("## Context", "## Decision", "## Consequences")] == [True] * 3
    assert 15 <= text.count("\n") <= 40


def test_given_the_repository_when_searched_then_no_package_registry_is_named() -> None:
    """Where packages come from is the business of the machine that installs them."""
    assert [name(file) for file in every_file() if any(host in words(file) for host in REGISTRIES)] == []


def test_given_a_program_when_measured_then_it_can_be_read_in_one_sitting() -> None:
    """A file has one noun or one verb, a function one thought."""
    too_long = [name(file) for file in programs() if words(file).count("\n") > MOST_LINES_A_FILE]
    too_much = [f"{name(file)}: {fault}" for file in programs() for fault in long_functions(words(file))]
    assert too_long + too_much == []


def test_given_a_program_when_searched_then_nothing_is_left_unfinished() -> None:
    """What is not done is an issue, not a mark in the code."""
    marks = re.compile(rf"\b({'|'.join(UNFINISHED)})\b")
    assert [name(file) for file in programs() if marks.search(words(file))] == []


def test_given_the_tests_when_searched_then_none_is_left_out() -> None:
    """Every test is run on every machine, and none is expected to fail."""
    tests = (file for file in programs() if file.is_relative_to(ROOT / "tests") and file != Path(__file__))
    assert [name(file) for file in tests if any(way in words(file) for way in UNTESTED)] == []


def test_given_a_long_function_when_measured_then_it_is_found() -> None:
    """The measure above counts from the first to the last line."""
    longest = "def longest():\n" + "    pass\n" * (MOST_LINES_A_FUNCTION - 1)
    assert list(long_functions(longest)) == []
    assert list(long_functions(longest + "    pass\n")) == ["longest has 61 lines"]


def test_given_a_level_below_the_store_when_listed_then_the_contract_of_purity_covers_it() -> None:
    """No floor of the pure core is forgotten by the contract that keeps clocks, chance and screens out of it."""
    levels = contracts()["levels"].layers
    below = [floor.strip("() ") for line in levels[levels.index("(tournament)") :] for floor in line.split("|")]
    built = {f"croupier.{floor}" for floor in below if list((ROOT / "src/croupier").glob(f"{floor}*"))}
    assert built >= {"croupier.cards", "croupier.money", "croupier.rules", "croupier.games"}
    assert built <= set(contracts()["pure"].source_modules)
