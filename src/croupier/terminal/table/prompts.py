"""What a player types: a word of the table, perhaps with an amount, from a keyboard or from a file."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module

import msgspec
from rich.console import Console
from rich.text import Text

_SHORT = {
    "d": "deal",
    "exit": "quit",
    "?": "help",
    "leave": "quit",
    "next": "deal",
    "q": "quit",
    "rule": "rules",
    "w": "wait",
}
_AMOUNT = re.compile(r"\$?([0-9]{1,12}|[0-9]{1,3}(?:,[0-9]{3}){1,3})(?:\.([0-9]{1,2}))?")


class Said(msgspec.Struct, frozen=True):
    """A line that the player gave: its first word, in full, and the rest."""

    word: str
    rest: str = ""


def understood(line: str, shortened: Mapping[str, str]) -> Said:
    """The line as words, letters of the game's own in full; an empty one has an empty word."""
    parts = line.split(maxsplit=1)
    word, rest = parts[0].lower() if parts else "", parts[1].strip() if parts[1:] else ""
    return Said({**_SHORT, **shortened}.get(word, word), rest)


def amount(text: str) -> int | None:
    """Dollars as cents, "20", "$12.50" or "1,000", without going through a float; nothing if it is no amount."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        return None
    return int(found[1].replace(",", "")) * 100 + int((found[2] or "").ljust(2, "0"))


class NoAmount(Exception):
    """An amount was asked for and something else was said."""


def cents_said(said: Said, usual: int | None = None) -> int:
    """The amount behind a word, or the usual one where nothing is said."""
    if not said.rest and usual is not None:
        return usual
    cents = amount(said.rest)
    if cents is None:
        article = "An" if said.word[0] in "aeiou" else "A"
        wrong = f"“{said.rest[:20]}” is no amount" if said.rest else f"{article} {said.word} needs its amount"
        raise NoAmount(f"{wrong}; write dollars, as in {said.word} 25 or {said.word} 12.50.")
    return cents


def dollars_typed(cents: int) -> str:
    """An amount as a player types it."""
    whole, rest = divmod(cents, 100)
    return f"{whole}.{rest:02d}"


class Keyboard:
    """Where the player's lines come from; those of a file are repeated on the screen, so that it reads as a talk."""

    def __init__(self, console: Console, prompt: str) -> None:
        self._console = console
        self._prompt = prompt
        self.interactive = sys.stdin.isatty() and console.is_terminal
        if self.interactive:
            with suppress(ImportError):
                import_module("readline")

    def line(self) -> str:
        """The next line; the end of the input is an EOFError, as from Python's own `input`."""
        if self.interactive:
            return input(self._prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self._console.print(Text(self._prompt + line.strip(), style="bold"))
        return line
