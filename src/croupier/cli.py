"""The command `croupier`: the list of its commands, and one sentence for whatever keeps one from being done."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper

from cyclopts import App, CoercionError, CycloptsError, UnusedCliTokensError

from croupier.rules.clause import NoSuchClause
from croupier.rules.proofreading import proofread
from croupier.rules.shelf import BrokenInstrument
from croupier.terminal.complaint import Complaint

MISUSED = 2
BROKEN = 1
STOPPED = 130  # as every shell calls a program that was stopped by Ctrl-C
_KINDS = {int: "a whole number", float: "a number", bool: "yes or no"}

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
app.command(
    "croupier.terminal.history:history", name="history", help="The rounds of a table's log as poker hand histories."
)
app.command("croupier.terminal.play:play", name="play", help="A seat at a table, in the terminal.")
app.command("croupier.terminal.bench:bench", name="bench", help="How fast this machine plays, beside its peers.")


def main(words: Sequence[str] | None = None) -> int:
    """Do what is asked: 0 when it was done, 2 when it cannot be asked so, 1 when croupier itself is at fault."""
    given = sys.argv[1:] if words is None else words
    _prepare_streams()
    try:
        command, words_for_it, _ = app.parse_args(given, exit_on_error=False, print_error=False)
        proofread("croupier.games")
        status = command(*words_for_it.args, **words_for_it.kwargs) or 0
        sys.stdout.flush()
        return status
    except (CycloptsError, Complaint, BrokenInstrument, NoSuchClause) as fault:
        return _say(_sentence(fault), MISUSED)
    except (BrokenPipeError, SystemExit):  # rich leaves by SystemExit when nobody reads what it draws
        return _unread(0)
    except KeyboardInterrupt:
        return STOPPED
    except Exception as defect:  # whatever happens, a person at the keyboard gets a sentence and no traceback
        return _fail(defect)


def _prepare_streams() -> None:
    """A stream that is closed is empty; one without suits shows question marks, rather than nothing at all."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _sentence(fault: Exception) -> str:
    if isinstance(fault, UnusedCliTokensError):
        return f"There is nothing to do with {' '.join(fault.unused_tokens or ())}; see {_help_for(fault)}."
    if isinstance(fault, CoercionError) and fault.token is not None and fault.target_type in _KINDS:
        given, kind = fault.token, _KINDS[fault.target_type]
        return f'{given.keyword or "The word"} is "{given.value}", which is not {kind}; see {_help_for(fault)}.'
    return f"{fault} See {_help_for(fault)}." if isinstance(fault, CycloptsError) else str(fault)


def _help_for(fault: CycloptsError) -> str:
    return " ".join(("croupier", *(fault.command_chain or ()), "--help"))


def _fail(defect: Exception) -> int:
    """What is wrong with the place that the output goes to is no defect of the program."""
    if isinstance(defect, OSError) and defect.filename is None:
        _unread(BROKEN)
        return _say(f"The output cannot be written ({defect.strerror}); send it somewhere else.", BROKEN)
    return _say(f"This is a defect of croupier ({type(defect).__name__}: {defect}); please report it.", BROKEN)


def _say(sentence: str, status: int) -> int:
    print(f"croupier: {' '.join(sentence.split())}", file=sys.stderr)
    return status


def _unread(status: int) -> int:
    """Nobody reads the output any more; Python's own flush at the end must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status
