"""The command `croupier`: the list of its commands, and one sentence for whatever keeps one from being done."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper

from cyclopts import App, CycloptsError, UnusedCliTokensError

from croupier.rules.clause import NoSuchClause
from croupier.rules.proofreading import proofread
from croupier.rules.shelf import BrokenInstrument
from croupier.terminal.complaint import Complaint

MISUSED = 2
BROKEN = 1
STOPPED = 130  # as every shell calls a program that was stopped by Ctrl-C

app = App(
    name="croupier",
    help="The table-games department of a casino.",
    version=lambda: version("croupier"),
    result_action="return_value",
)
app.command(
    "croupier.terminal.rules:rules", name="rules", help="Every duty of the law: its clause, its code, its tests."
)
app.command("croupier.terminal.editions:editions", name="editions", help="Two editions of a game, laid side by side.")
app.command(
    "croupier.terminal.adjudicate:adjudicate", name="adjudicate", help="What each wager of a round gets, and why."
)
app.command("croupier.terminal.play:play", name="play", help="A seat at a table, in the terminal.")
app.command("croupier.terminal.bench:bench", name="bench", help="How fast this machine plays, beside its peers.")


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked: 0 when it was done, 2 when it cannot be asked so, 1 when croupier itself is at fault."""
    given = sys.argv[1:] if words is None else words
    _write_what_can_be_written()
    try:
        command, words_for_it, _ = app.parse_args(given, exit_on_error=False, print_error=False)
        proofread("croupier.games")
        status = command(*words_for_it.args, **words_for_it.kwargs) or 0
        sys.stdout.flush()
        return status
    except (CycloptsError, Complaint, BrokenInstrument, NoSuchClause) as fault:
        return _say(_sentence(fault), MISUSED)
    except BrokenPipeError:
        return _reader_gone()
    except KeyboardInterrupt:
        return STOPPED
    except Exception as defect:  # whatever happens, a person at the keyboard gets a sentence and no traceback
        return _say(f"This is a defect of croupier ({type(defect).__name__}: {defect}); please report it.", BROKEN)


def _write_what_can_be_written() -> None:
    """A terminal without suits shows question marks in their place, rather than nothing at all."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _sentence(fault: Exception) -> str:
    if isinstance(fault, UnusedCliTokensError):
        return f"There is nothing to do with {' '.join(fault.unused_tokens or ())}; see croupier --help."
    return str(fault)


def _say(sentence: str, status: int) -> int:
    print(f"croupier: {' '.join(sentence.split())}", file=sys.stderr)
    return status


def _reader_gone() -> int:
    """Whoever read our output has enough of it; Python's own flush at the end must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
