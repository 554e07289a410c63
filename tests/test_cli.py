"""The command itself: whatever goes wrong, a person gets one sentence and the right exit status."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from cyclopts import App

from croupier import cli
from croupier.rules import shelf
from croupier.rules.citations import citations
from croupier.rules.clause import Law

Screen = pytest.CaptureFixture[str]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-c", "import sys; from croupier.cli import main; sys.exit(main())", *words)
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("deal-me-in",), 'Unknown command "deal-me-in"'),
        (("rules", "--jsn"), "Unknown option: --jsn. Did you mean --json?"),
        (("rules", "a", "b", "c"), "There is nothing to do with c; see croupier rules --help."),
        (("rules", "--json=perhaps"), '--json is "perhaps", which is not yes or no; see croupier rules --help.'),
        (("play", "--box", "four"), '--box is "four", which is not a whole number; see croupier play --help.'),
        (("bench", "--seconds", "nan"), "--seconds is nan, which measures nothing; give more than 0 and at most 600."),
        (("editions",), "requires an argument. See croupier editions --help."),
    ],
)
def test_given_words_that_cannot_be_understood_when_run_then_one_line_and_status_two(
    words: tuple[str, ...], sentence: str
) -> None:
    """A usage error is one clear line on standard error, never a traceback."""
    done = run(*words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("croupier: ")
    assert sentence in done.stderr


@pytest.mark.parametrize("words", [(), ("--help",), ("rules", "--help"), ("--version",)])
def test_given_a_call_for_help_when_run_then_it_is_given(words: tuple[str, ...]) -> None:
    """Help and version are no errors."""
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_given_a_broken_instrument_when_run_then_file_and_entry_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Screen
) -> None:
    """The program stops on half a law with one sentence."""
    citations("croupier")  # every game has read its law before the shelf is changed
    text = (shelf.SHELF / "NI2016-268.toml").read_text(encoding="utf-8")
    (tmp_path / "NI2016-268.toml").write_text(text.replace('state = "code"', 'state = "done"', 1), encoding="utf-8")
    monkeypatch.setattr(shelf, "SHELF", tmp_path)
    shelf.instrument.cache_clear()
    try:
        assert cli.main(("rules",)) == 2
    finally:
        shelf.instrument.cache_clear()
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "NI2016-268.toml, duty 1 (I:1): Invalid enum value 'done'" in err


def test_given_a_citation_of_nothing_when_a_command_loads_then_one_sentence_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Screen
) -> None:
    """A citation error stops the program at start."""

    def command() -> None:
        print(Law("NI2018-568")["99.9"])

    monkeypatch.setattr(cli, "app", App(default_command=command, result_action="return_value"))
    assert cli.main(()) == 2
    assert capsys.readouterr().err == "croupier: NI2018-568 has no clause 99.9; see: croupier rules NI2018-568\n"


def test_given_a_defect_of_our_own_when_run_then_it_is_named_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: Screen
) -> None:
    """Our own mistakes are told from those of the caller by status 1."""

    def command() -> None:
        raise KeyError("ace\nof spades")

    monkeypatch.setattr(cli, "app", App(default_command=command, result_action="return_value"))
    assert cli.main(()) == 1
    err = capsys.readouterr().err
    assert err.startswith("croupier: This is a defect of croupier (KeyError")
    assert err.count("\n") == 1


def test_given_a_command_that_returns_a_status_when_run_then_it_is_the_exit_status(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A command may say by its own number what became of what it was given."""
    monkeypatch.setattr(cli, "app", App(default_command=lambda: 2, result_action="return_value"))
    assert cli.main(()) == 2


@pytest.mark.parametrize("words", ["--help", "rules", "rules --json", "editions canberra-poker", "play --rounds 1"])
def test_given_a_reader_that_has_gone_when_run_then_nothing_is_complained_of(words: str) -> None:
    """`croupier rules | head -1` is no error, whatever is printed and however."""
    program = (sys.executable, "-c", "import sys; from croupier.cli import main; sys.exit(main())", *words.split())
    with subprocess.Popen(program, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_given_output_that_cannot_be_written_when_run_then_the_place_is_at_fault(
    monkeypatch: pytest.MonkeyPatch, capfd: Screen
) -> None:
    """A full disk is named as what it is, and not as a defect."""

    def command() -> None:
        raise OSError(28, "No space left on device")

    def dup2(_source: int, _target: int) -> None:
        """The test keeps its own standard output."""

    monkeypatch.setattr(cli, "app", App(default_command=command, result_action="return_value"))
    monkeypatch.setattr("os.dup2", dup2)
    assert cli.main(()) == 1
    said = "croupier: The output cannot be written (No space left on device); send it somewhere else.\n"
    assert capfd.readouterr().err == said


def test_given_streams_that_are_closed_when_run_then_they_are_empty() -> None:
    """A sheet from nowhere is no sheet, and a page that goes nowhere is no defect."""
    program = "import sys; from croupier.cli import main; sys.exit(main(['adjudicate']))"
    closed = ("sh", "-c", '"$0" -c "$1" <&- >&- 2>&-', sys.executable, program)
    assert subprocess.run(closed, check=False).returncode == 2


def test_given_the_games_when_imported_then_the_law_does_not_keep_them_waiting() -> None:
    """Reading the instruments of a game costs a fraction of a second at most, so that every command starts at once."""
    program = (
        "import time; begun = time.process_time(); import croupier.rules.clause;"
        "law = croupier.rules.clause.Law('NI2016-268', 'NI2023-573'); print(law['9.4'], time.process_time() - begun)"
    )
    done = subprocess.run((sys.executable, "-c", program), capture_output=True, text=True, check=True)
    clause, seconds = done.stdout.split()
    assert clause == "9.4"
    assert float(seconds) < 0.25
