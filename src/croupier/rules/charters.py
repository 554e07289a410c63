"""Clauses that a game hands to code which it shares: whoever reads them from the game's charter acts under them.

A charter is a call with the clauses as keywords, `SeatClauses(over_limit=C["3.2"])`; the shared code reads them from a
parameter named `charter`, as in `charter.seats.over_limit`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

_BEARER = "charter"
Field = str
"""A field of a charter: "seats.over_limit", or "procedures" where it stands in no part."""


def parts(tree: ast.AST, whole: str) -> dict[str, str]:
    """The class of each part of a charter, by the name of its field: {"SeatClauses": "seats"}.

    A class below the charter is a charter with further parts, {"WagerClauses": "wagers", "WagerCharter": ""}, for the
    games that have them.
    """
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and (node.name == whole or _is_below(node, found)):
            found.update(_fields(node), **{node.name: ""})
    return found


def _is_below(node: ast.ClassDef, known: Mapping[str, str]) -> bool:
    """Whether a class has a charter above it that is known already."""
    return any(isinstance(base, ast.Name) and known.get(base.id) == "" for base in node.bases)


def _fields(node: ast.ClassDef) -> dict[str, str]:
    """The fields of a class, each behind the class of what it holds."""
    named = [(line.annotation, line.target) for line in node.body if isinstance(line, ast.AnnAssign)]
    return {kind.id: at.id for kind, at in named if isinstance(kind, ast.Name) and isinstance(at, ast.Name)}


def handed(node: ast.AST, known: Mapping[str, str]) -> Iterator[tuple[Field, ast.expr]]:
    """What a call of one of the known classes hands over, field by field."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
        part = known[node.func.id]
        yield from ((_field(part, word.arg), word.value) for word in node.keywords if word.arg)


def readers(tree: ast.Module, known: Iterable[str]) -> Iterator[tuple[Field, str]]:
    """The fields of a charter that each function of a module reads, with the function's name."""
    names = frozenset(known) - {""}
    for place, function in _functions(tree, ""):
        yield from ((field, place) for field in _read(function, names))


def _functions(within: ast.Module | ast.ClassDef, place: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods, each with its name behind that of its class."""
    for node in within.body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{place}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield f"{place}{node.name}", node


def _read(function: ast.FunctionDef, names: frozenset[str]) -> set[Field]:
    called = dict(_called(function, names))
    found = (_field_read(node, called) for node in ast.walk(function))
    return {field for field in found if field is not None}


def _called(function: ast.FunctionDef, names: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Parts of the charter that the function gives a name of its own: `at, shoe = charter.stations, charter.shoe`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target, value in _pairs(node.targets[0], node.value):
                part = _part(value)
                if part in names and isinstance(target, ast.Name):
                    yield target.id, part


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        yield from zip(target.elts, value.elts, strict=True)
    else:
        yield target, value


def _field_read(node: ast.AST, called: Mapping[str, str]) -> Field | None:
    if not isinstance(node, ast.Attribute):
        return None
    if _is_charter(node.value):
        return node.attr
    if isinstance(node.value, ast.Name) and node.value.id in called:
        return _field(called[node.value.id], node.attr)
    part = _part(node.value)
    return None if part is None else _field(part, node.attr)


def _part(node: ast.expr) -> str | None:
    return node.attr if isinstance(node, ast.Attribute) and _is_charter(node.value) else None


def _is_charter(node: ast.expr) -> bool:
    """`charter`, or `table.charter`."""
    return (isinstance(node, ast.Name) and node.id == _BEARER) or (
        isinstance(node, ast.Attribute) and node.attr == _BEARER
    )


def _field(part: str, name: str) -> Field:
    return f"{part}.{name}" if part else name
