"""Where the program cites the law: found in the source, by function or name, whatever a law is called there."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from croupier.rules.citations import Citation, UnreadableCitation, citations

House = Callable[..., str]
NAMES = count()
LAWS = 'from croupier.rules.clause import Law\n\nC = Law("NI2016-268", "NI2023-573")\nC23 = Law("NI2023-573")\n'


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """Builds a package with laws.py in it, and the modules given by path; HOUSE in a source is its name."""

    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])

    def build(**modules: str) -> str:
        name = f"house_of_cards_{next(NAMES)}"
        for path, source in {"__init__": '"""A house."""\n', "laws": LAWS, **modules}.items():
            file = tmp_path / name / f"{path.replace('__in__', '/')}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source.replace("HOUSE", name), encoding="utf-8")
        return name

    return build


def found(package: str) -> list[tuple[str, str, str]]:
    return [(each.instrument, each.clause, each.place.replace(package, "HOUSE")) for each in citations(package)]


@pytest.mark.parametrize(
    "source, place",
    [
        ('def settle():\n    return C23["9.4"]\n', ":settle"),
        ('async def settle():\n    return C23["9.4"]\n', ":settle"),
        ('class Dealer:\n    def settle(self):\n        return C23["9.4"]\n', ":Dealer.settle"),
        ('class Dealer:\n    under = C23["9.4"]\n', ":Dealer"),
        ('ODDS = {"ante": (1, C23["9.4"])}\n', ":ODDS"),
        ('ODDS: dict = {"ante": C23["9.4"]}\n', ":ODDS"),
        ('def settle(under=C23["9.4"]):\n    return under\n', ":settle"),
        ('print(C23["9.4"])\n', ""),
        ('def settle(odds):\n    match odds:\n        case 1 if C23["9.4"]:\n            pass\n', ":settle"),
    ],
)
def test_given_a_citation_when_the_source_is_read_then_its_place_is_the_name_it_stands_in(
    house: House, source: str, place: str
) -> None:
    """A newcomer finds the function from the register."""
    package = house(table=f"from HOUSE.laws import C23\n{source}")
    assert found(package) == [("NI2023-573", "9.4", f"HOUSE.table{place}")]


def test_given_a_law_of_two_instruments_when_cited_then_it_is_cited_for_both(house: House) -> None:
    """A clause that two editions share is code for both of them."""
    package = house(table='from HOUSE.laws import C\nUNDER = C["9.4"]\n')
    place = "HOUSE.table:UNDER"
    assert found(package) == [("NI2016-268", "9.4", place), ("NI2023-573", "9.4", place)]


def test_given_another_name_for_a_law_when_cited_then_it_is_followed(house: House) -> None:
    """What counts is what a name stands for."""
    package = house(table='from HOUSE.laws import C23 as LAW\n\n\ndef settle():\n    return LAW["9.4"]\n')
    assert found(package) == [("NI2023-573", "9.4", "HOUSE.table:settle")]


def test_given_a_law_of_the_module_itself_when_cited_then_it_is_found(house: House) -> None:
    """A module may hold its law and cite it."""
    package = house(table='from croupier.rules.clause import Law\nD = Law("NI2018-568")\nUNDER = D["9.1(a)"]\n')
    assert found(package) == [("NI2018-568", "9.1(a)", "HOUSE.table:UNDER")]


def test_given_a_module_in_a_folder_when_read_then_its_place_has_the_folder(house: House) -> None:
    """Every module of the package is read, folders and their __init__ too."""
    package = house(
        games__in____init__='from HOUSE.laws import C23\nA = C23["9.5"]\n',
        games__in__settle='from HOUSE.laws import C23\nB = C23["9.4"]\n',
    )
    assert found(package) == [("NI2023-573", "9.4", "HOUSE.games.settle:B"), ("NI2023-573", "9.5", "HOUSE.games:A")]


def test_given_other_subscripts_when_read_then_they_are_no_citations(house: House) -> None:
    """Tables, types and things of other packages are left alone."""
    source = (
        'from os import environ\nfrom HOUSE.laws import C23\nTABLE = dict(a=1)\nA = TABLE["a"]\nB: list[str] = []\n'
    )
    package = house(table=source + 'def read():\n    return environ["HOME"], C23, {"9.4": 1}["9.4"]\n')
    assert found(package) == []


def test_given_the_same_citation_twice_in_a_function_when_read_then_it_is_one(house: House) -> None:
    """The register names places, it does not count."""
    package = house(table='from HOUSE.laws import C23\ndef f():\n    return C23["9.4"], C23["9.4"]\n')
    assert found(package) == [("NI2023-573", "9.4", "HOUSE.table:f")]


@pytest.mark.parametrize("index", ['f"9.{n}"', "clause", '("9.4", "9.5")', "4"])
def test_given_a_clause_that_is_worked_out_when_read_then_module_and_line_are_named(house: House, index: str) -> None:
    """The register reads the source and does not run it, so a clause has to be written out."""
    package = house(table=f"from HOUSE.laws import C23\n\n\ndef f(n, clause):\n    return C23[{index}]\n")
    with pytest.raises(UnreadableCitation, match=r"\.table, line 5 cites a clause that is worked out"):
        citations(package)


def test_given_this_program_when_read_then_its_settlement_is_found_by_its_clause() -> None:
    """The register is computed from the code that runs."""
    cited = citations("croupier")
    assert Citation("NI2023-573", "9.4", "croupier.games.canberra_poker.settle:_both_win") in cited


CHARTER = """
class SeatClauses:
    box: str


class Charter:
    rules: str
    seats: SeatClauses
"""
GAME = """
from HOUSE.laws import C, C23
from HOUSE.inn.charter import Charter, SeatClauses

SEATS = SeatClauses(box=C23["A:Box"])
CHARTER = Charter(rules=(C23["I:4"],), seats=SEATS)
"""


@pytest.mark.parametrize(
    "source, places",
    [
        ("def sit(charter):\n    return charter.seats.box\n", [("A:Box", ":sit")]),
        ("def sit(charter):\n    seats = charter.seats\n    return seats.box\n", [("A:Box", ":sit")]),
        ("def sit(charter):\n    a, b = charter.rules, charter.seats\n    return a, b.box\n",
         [("A:Box", ":sit"), ("I:4", ":sit")]),
        ("class Inn:\n    def sit(self):\n        return self.charter.seats.box\n", [("A:Box", ":Inn.sit")]),
        ("def sit(table):\n    return table.seats.box\n", []),
        ("def sit(charter, seats):\n    return seats.box\n", []),
    ],
    ids=["plain", "named", "unpacked", "method", "another's seats", "not the charter's"],
)  # fmt: skip
def test_given_a_clause_in_a_charter_when_shared_code_reads_it_then_that_code_is_a_place_of_it(
    house: House, source: str, places: list[tuple[str, str]]
) -> None:
    """What is written once for all games is found from the clauses of each of them."""
    modules = {"inn__in__charter": CHARTER, "inn__in__seating": source, "game": GAME}
    package = house(**modules)
    shared = [("NI2023-573", clause, f"HOUSE.inn.seating{place}") for clause, place in places]
    own = [("NI2023-573", "A:Box", "HOUSE.game:SEATS"), ("NI2023-573", "I:4", "HOUSE.game:CHARTER")]
    assert found(package) == sorted(own + shared)


BELOW = """
class BarClauses:
    hours: str


class BarCharter(Charter):
    bar: BarClauses


class CellarCharter(BarCharter):
    cellar: str
"""
BAR = "def pour(charter):\n    return charter.bar.hours, charter.cellar, charter.rules\n"


def test_given_a_charter_below_the_common_one_when_its_parts_are_read_then_they_are_places_of_it(house: House) -> None:
    """What only some games have is a part of their own charters."""
    source = (
        "from HOUSE.laws import C23\nfrom HOUSE.inn.charter import BarClauses, CellarCharter\n"
        'BAR = BarClauses(hours=C23["15.1"])\n'
        'CHARTER = CellarCharter(rules=C23["I:4"], bar=BAR, cellar=C23["A:Box"])\n'
    )
    package = house(inn__in__charter=CHARTER + BELOW, inn__in__bar=BAR, game=source)
    places = [("15.1", "BAR"), ("A:Box", "CHARTER"), ("I:4", "CHARTER")]
    expected = [("NI2023-573", clause, f"HOUSE.game:{name}") for clause, name in places]
    shared = [("NI2023-573", clause, "HOUSE.inn.bar:pour") for clause, _ in places]
    assert found(package) == sorted(expected + shared)


def test_given_a_common_charter_when_other_games_have_further_parts_then_it_claims_none_of_them(house: House) -> None:
    """A game is no place of code that it never runs."""
    package = house(inn__in__charter=CHARTER + BELOW, inn__in__bar="def pour(charter):\n    return charter.bar.hours\n",
                    game=GAME)  # fmt: skip
    assert [clause for _, clause, place in found(package) if place.endswith(":pour")] == []
