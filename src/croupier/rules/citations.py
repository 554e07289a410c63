"""Where the program cites the law: every `C["9.4"]` in a package, with the function or the name that it stands in.

A clause that a game hands to shared code by its charter is cited by the functions that read it from there, too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

import msgspec

from croupier.rules.charters import handed, parts, readers
from croupier.rules.clause import Law

Trees = Mapping[str, ast.Module]
Places = Mapping[str, tuple[str, ...]]
_CHARTER = ".charter"
_WHOLE = "Charter"


class UnreadableCitation(Exception):
    """A citation that a reader of the source cannot follow."""


class Citation(msgspec.Struct, frozen=True, order=True):
    """One clause of one instrument, as cited at one place, "croupier.games.blackjack.decide:draw"."""

    instrument: str
    clause: str
    place: str


def citations(package: str) -> tuple[Citation, ...]:
    """Every citation in a package, each once, in order."""
    trees = dict(_trees(package))
    known = _charter_parts(trees)
    acting = _acting(trees, known)
    found = {citation for module in trees for citation in _of_module(trees[module], module, known, acting)}
    return tuple(sorted(found))


def _trees(package: str) -> Iterator[tuple[str, ast.Module]]:
    for folder in map(Path, import_module(package).__path__):
        for file in sorted(folder.rglob("*.py")):
            yield _module(package, folder, file), ast.parse(file.read_text(encoding="utf-8"))


def _charter_parts(trees: Trees) -> dict[str, str]:
    """The classes of which a charter is made, where the package has one."""
    found = (parts(tree, _WHOLE) for module, tree in trees.items() if module.endswith(_CHARTER))
    return next((classes for classes in found if classes), dict[str, str]())


def _acting(trees: Trees, known: Mapping[str, str]) -> Places:
    """The functions that act under each field of a charter."""
    found: dict[str, set[str]] = {}
    for module, tree in trees.items() if known else ():
        for field, function in readers(tree, known.values()):
            found.setdefault(field, set()).add(f"{module}:{function}")
    return {field: tuple(sorted(places)) for field, places in found.items()}


def _module(package: str, folder: Path, file: Path) -> str:
    parts = file.relative_to(folder).with_suffix("").parts
    return ".".join((package, *parts[:-1]) if parts[-1] == "__init__" else (package, *parts))


def _of_module(tree: ast.Module, module: str, known: Mapping[str, str], acting: Places) -> Iterator[Citation]:
    cited = [*_subscripts(tree, ""), *_handed_over(tree, known, acting)]
    laws = _laws(tree, module, {name for name, _, _ in cited})
    for name, node, place in cited:
        if name in laws:
            clause = _literal(node, f"{module}, line {node.lineno}")
            where = place if place.partition(":")[2] else f"{module}:{place}" if place else module
            yield from (Citation(instrument.number, clause, where) for instrument in laws[name].instruments)


def _handed_over(
    tree: ast.Module, known: Mapping[str, str], acting: Places
) -> Iterator[tuple[str, ast.Subscript, str]]:
    """The citations that a charter hands over, each with the functions that read it."""
    for node in ast.walk(tree):
        for field, value in handed(node, known):
            for name, cited, _ in _subscripts(value, ""):
                yield from ((name, cited, place) for place in acting.get(field, ()))


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
