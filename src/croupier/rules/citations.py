"""Where the program cites the law: every `C["9.4"]` in a package, with the function or the name that it stands in."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import msgspec

from croupier.rules.clause import Law


class UnreadableCitation(Exception):
    """A citation that a reader of the source cannot follow."""


class Citation(msgspec.Struct, frozen=True, order=True):
    """One clause of one instrument, as cited at one place, "croupier.games.blackjack.decide:draw"."""

    instrument: str
    clause: str
    place: str


def citations(package: str) -> tuple[Citation, ...]:
    """Every citation in a package, each once, in order."""
    folders = [Path(folder) for folder in import_module(package).__path__]
    files = [(folder, file) for folder in folders for file in sorted(folder.rglob("*.py"))]
    found = {citation for folder, file in files for citation in _of_file(file, _module(package, folder, file))}
    return tuple(sorted(found))


def _module(package: str, folder: Path, file: Path) -> str:
    parts = file.relative_to(folder).with_suffix("").parts
    return ".".join((package, *parts[:-1]) if parts[-1] == "__init__" else (package, *parts))


def _of_file(file: Path, module: str) -> Iterator[Citation]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    cited = list(_subscripts(tree, ""))
    laws = _laws(tree, module, {name for name, _, _ in cited})
    for name, node, place in cited:
        if name in laws:
            clause = _literal(node, f"{module}, line {node.lineno}")
            where = f"{module}:{place}" if place else module
            yield from (Citation(instrument.number, clause, where) for instrument in laws[name].instruments)


def _literal(node: ast.Subscript, where: str) -> str:
    if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str):
        return node.slice.value
    raise UnreadableCitation(f'{where} cites a clause that is worked out; write it down, as in C["9.4"].')


def _subscripts(node: ast.AST, place: str) -> Iterator[tuple[str, ast.Subscript, str]]:
    """The subscripted names below a node, each with the class and function, or the top-level name, it stands in."""
    within = _place(node, place)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        yield node.value.id, node, within
    for child in ast.iter_child_nodes(node):
        yield from _subscripts(child, within)


def _place(node: ast.AST, place: str) -> str:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return f"{place}.{name}" if place else name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)) if not place:
            return name
        case _:
            return place


def _laws(tree: ast.Module, module: str, names: Iterable[str]) -> dict[str, Law]:
    """Which of the names are a `Law`; a name is looked up where it is defined, so that a screen need not be loaded."""
    sources = {name: (module, name) for name in _assigned(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and _same_house(node.module, module):
            sources.update({alias.asname or alias.name: (node.module, alias.name) for alias in node.names})
    found = {
        name: getattr(import_module(sources[name][0]), sources[name][1], None) for name in names if name in sources
    }
    return {name: law for name, law in found.items() if isinstance(law, Law)}


def _same_house(imported: str, module: str) -> bool:
    return imported.partition(".")[0] == module.partition(".")[0]


def _assigned(tree: ast.Module) -> Iterator[str]:
    """The top-level names of a module that are given the answer of a call, as in `C = Law(...)`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
