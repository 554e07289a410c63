"""Plainer signs for terminals that have no suits and no lines; each takes the room of the sign that it stands for."""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from typing import TextIO

PLAINER = {
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "★": "J",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "─": "-", "│": "|", "\u2571": "/", "▒": "#",
    "–": "-", "−": "-", "·": "|", "×": "x", "“": '"', "”": '"', "’": "'", "…": ".",
    "●": "*", "○": "o", "▸": ">", "\u203a": ">", "✗": "!",
}  # fmt: skip
_NAME = "croupier.plainer"


def allow(stream: TextIO) -> None:
    """Let a stream write what its encoding does not have."""
    if isinstance(stream, TextIOWrapper):
        codecs.register_error(_NAME, _plainer)
        stream.reconfigure(errors=_NAME)


def forgive(stream: TextIO) -> None:
    """Let a stream read what is no text; it then says something that nobody understands."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def _plainer(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    signs = fault.object[fault.start : fault.end]
    return "".join(PLAINER.get(sign, "?") for sign in signs), fault.end
