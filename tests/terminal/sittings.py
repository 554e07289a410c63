"""Sittings at the table in the terminal, played by a script of lines, and what there is to read on the screen."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from croupier.cards.card import Card, parse_card
from croupier.cli import main

PROMPT = "\u203a "
Sitting = Callable[..., str]
_IN_LINE = re.compile(r"(10|[2-9JQKA])([♣♦♥♠])")
_LARGE = re.compile(r"│ {2}([♣♦♥♠]) {2}│")


def seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sitting:
    """A sitting of somebody whose lines come from a file: what is on the screen when the file has ended."""
    monkeypatch.setenv("COLUMNS", "80")

    def sit(
        *lines: str,
        options: Sequence[str] = ("--opponents", "0"),
        seed: str | None = "153",
        game: str = "canberra-poker",
    ) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        chosen = () if seed is None else ("--seed", seed)
        assert main(("play", game, *chosen, *options)) == 0
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return sit


@pytest.fixture(name="sit")
def a_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sitting:
    """A seat at Canberra Poker."""
    return seat(monkeypatch, capsys)


def turns(screen: str) -> list[str]:
    """The screen cut at the lines of the player: what was shown before the first, and then after each of them."""
    return [re.sub(r"\A[^\n]*\n", "", part) if place else part for place, part in enumerate(screen.split(PROMPT))]


def answer(screen: str, place: int = -1) -> str:
    """What was said to one line, before the table or the choices come again; the words without their line breaks."""
    return " ".join(turns(screen)[place].split())


def large_cards(screen: str) -> list[Card]:
    """The cards that lie face up in large print, row by row."""
    found: list[Card] = []
    lines = screen.splitlines()
    for above, line in pairwise(lines):
        for suit in _LARGE.finditer(line):
            rank = above[suit.start() + 1 : suit.start() + 6].strip()
            found.append(parse_card(rank + suit[1]))
    return found


def cards_in_line(screen: str) -> list[Card]:
    """The cards that are written out in lines of text."""
    return [parse_card(rank + suit) for rank, suit in _IN_LINE.findall(screen)]


def every_card(screen: str) -> list[Card]:
    """All cards that anybody can read on the screen; no suit may stand anywhere else."""
    found = large_cards(screen) + cards_in_line(screen)
    assert len(found) == sum(screen.count(suit) for suit in "♣♦♥♠")
    return found


def cents(text: str) -> int:
    """An amount on the screen, "−$1,040.50", as cents."""
    sign = -1 if "−" in text else 1
    whole, _, rest = text.strip("+−$ ").replace(",", "").partition(".")
    return sign * (int(whole) * 100 + int(rest.ljust(2, "0")))


def accounts(screen: str) -> dict[str, list[int]]:
    """The lines of the closing summary: each name with its amounts."""
    summary = screen[screen.rindex("You leave the table") :]
    found: dict[str, list[int]] = {}
    for line in summary.splitlines():
        amounts = re.findall(r"[+−]?\$[\d,.]*\d", line)
        if amounts:
            found[line.split("  ")[0].strip()] = [cents(amount) for amount in amounts]
    return found
