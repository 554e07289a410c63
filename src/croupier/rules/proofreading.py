"""Every citation of a package is read when the program starts, so that a wrong one stops it at once."""

from __future__ import annotations

import dis
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import CodeType, FunctionType, ModuleType

from croupier.rules.clause import Law


def proofread(package: str) -> int:
    """Look up each clause that the modules of a package cite within functions; how many there were.

    Citations outside functions are looked up by the import itself.
    """
    count = 0
    for found in walk_packages(import_module(package).__path__, f"{package}."):
        for law, clause in _cited_in(import_module(found.name)):
            law[clause]
            count += 1
    return count


def _cited_in(module: ModuleType) -> Iterator[tuple[Law, str]]:
    names = {name: value for name, value in vars(module).items() if isinstance(value, Law)}
    if not names:
        return
    for value in vars(module).values():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            for name, clause in _subscripts(value.__code__):
                if name in names:
                    yield names[name], clause


def _subscripts(code: CodeType) -> Iterator[tuple[str, str]]:
    """Each global name that is followed by a text, as `C["9.4"]` is compiled."""
    before = ""
    for step in dis.get_instructions(code):
        if step.opname == "LOAD_CONST" and before and isinstance(step.argval, str):
            yield before, step.argval
        before = str(step.argval) if step.opname == "LOAD_GLOBAL" else ""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _subscripts(constant)
