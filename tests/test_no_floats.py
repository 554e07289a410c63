"""No float comes anywhere near money: cents, odds, cards and rules are whole numbers and exact fractions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

CROUPIER = Path(__file__).parents[1] / "src" / "croupier"
EXACT = (CROUPIER / "money.py", CROUPIER / "cards", CROUPIER / "rules", CROUPIER / "games")
INEXACT_NAMES = frozenset({"float", "complex", "Decimal"})


def modules() -> list[Path]:
    return sorted(file for place in EXACT for file in ([place] if place.is_file() else place.rglob("*.py")))


def joins_a_path(right: ast.expr) -> bool:
    """Dividing by a piece of text is no division: it is how a path is put together."""
    return isinstance(right, ast.JoinedStr) or (isinstance(right, ast.Constant) and isinstance(right.value, str))


def inexact(node: ast.AST) -> str | None:
    """What is inexact about one node of a program, if anything."""
    match node:
        case ast.Constant(value=float() | complex()):
            return f"the inexact number {node.value!r}"
        case ast.BinOp(op=ast.Div(), right=right) if not joins_a_path(right):
            return "a division that leaves whole numbers"
        case ast.AugAssign(op=ast.Div(), value=right) if not joins_a_path(right):
            return "a division that leaves whole numbers"
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) if name in INEXACT_NAMES:
            return f"the name {name}"
        case ast.Name(id="round", ctx=ast.Load()) | ast.Attribute(value=ast.Name(id="builtins"), attr="round"):
            return "the function round"
        case ast.Attribute(attr="truediv") | ast.alias(name="truediv"):
            return "a division that leaves whole numbers"
        case _:
            return None


def inexact_places(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        fault = inexact(node)
        if fault is not None:
            yield f"line {getattr(node, 'lineno', 0)}: {fault}"


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(CROUPIER)))
def test_given_a_module_that_handles_money_when_read_then_it_holds_nothing_inexact(file: Path) -> None:
    """Money is integer cents and odds are whole numbers, so settlement never rounds by accident."""
    assert list(inexact_places(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "ante = 2.5",
        "ante = 1e2",
        "share = pool / winners",
        "share /= winners",
        "ante = float(text)",
        "ante: float",
        "ante = builtins.float(text)",
        "share = round(pool)",
        "share = builtins.round(pool)",
        "shares = map(round, pools)",
        "import decimal; share = decimal.Decimal(pool)",
        "from decimal import Decimal",
        "from operator import truediv",
        "share = operator.truediv(pool, winners)",
        "share = 1j",
    ],
)
def test_given_something_inexact_when_read_then_it_is_found(source: str) -> None:
    """The check above finds every way in which a float could come in."""
    assert list(inexact_places(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "share = pool // winners",
        "share, odd = divmod(pool, winners)",
        "odds = Fraction(3, 2)",
        "file = shelf / 'NI2023-573.toml'",
        "file = shelf / f'{number}.toml'",
        "say = '2.5 of 10'",
        "played = state.round",
    ],
)
def test_given_something_exact_when_read_then_it_is_let_through(source: str) -> None:
    """Whole division, fractions, text and paths are exact."""
    assert list(inexact_places(source)) == []
