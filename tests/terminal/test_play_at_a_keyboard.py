"""`croupier play` in a terminal of its own: drawn anew for each line, and left as politely as it opens."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Iterator, Mapping
from types import TracebackType

import pytest

from tests.terminal.sittings import PROMPT, accounts, every_card

INTERRUPT, END = "\x03", "\x04"
CLEAR = "\x1b[2J"
PATIENCE_SECONDS = 20
PROGRAM = """
import fcntl, signal, sys, termios
from croupier.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.exit(main(sys.argv[1:]))
"""
"""The command, once the terminal that it stands in is its own and interrupts are not ignored, as behind an `&`."""
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
_COLOURS = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-9]|4[0-9]|9[0-7])(?:;[0-9;]*)?m")


class Terminal:
    """A pseudo-terminal with the command in it; everything that it has shown is kept."""

    def __init__(
        self,
        *options: str,
        columns: int,
        rows: int,
        environment: Mapping[str, str],
        game: str = "canberra-poker",
        seed: str = "153",
    ) -> None:
        self._screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        command = (sys.executable, "-c", PROGRAM, "play", game, "--seed", seed, *options)
        settings = {**kept, "TERM": "xterm-256color", **environment}
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, env=settings, start_new_session=True
        )
        os.close(inside)
        self._decoder = getincrementaldecoder("utf-8")()
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._screen)

    def wait(self) -> str:
        """What is shown until the table asks again: the last screen, as a person reads it."""
        start = len(self.shown)
        while PROMPT not in self.shown[start:]:
            assert self._read(), f"nothing was asked: {self.screen}"
        return self.screen

    def say(self, line: str) -> str:
        self.press(f"{line}\r")
        return self.wait()

    def press(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def leave(self, key: str) -> str:
        """The last screen, once the command has ended; a key between two breaths of Python is pressed again."""
        while "You leave the table" not in self.shown:
            self.press(key)
            while self._read(seconds=3):
                pass
        self.process.wait(PATIENCE_SECONDS)
        return self.screen

    @property
    def screen(self) -> str:
        return _ESCAPES.sub("", self.shown.rpartition(CLEAR)[2]).replace("\r\n", "\n")

    def _read(self, seconds: int = PATIENCE_SECONDS) -> bool:
        ready, _, _ = select.select([self._screen], [], [], seconds)
        try:
            data = os.read(self._screen, 65536) if ready else b""
        except OSError:  # a terminal whose last program has ended
            return False
        self.shown += self._decoder.decode(data)
        return bool(data)


@pytest.fixture(name="terminal")
def a_terminal() -> Iterator[Terminal]:
    """Eighty columns and twenty-four lines, and a player alone."""
    with Terminal("--opponents", "0", columns=80, rows=24, environment={}) as terminal:
        terminal.wait()
        yield terminal


def test_given_a_keyboard_when_a_round_is_played_then_each_screen_holds_the_table_once(terminal: Terminal) -> None:
    """The table stays in its place, and everything fits on twenty-four lines."""
    screens = [terminal.say(line) for line in ("ante 20", "jackpot", "", "bet")]
    assert all(screen.count("Canberra Poker") == 1 for screen in screens)
    assert all(len(screen.splitlines()) <= 24 for screen in screens)
    assert len(every_card(screens[2])) == 6
    assert "flush, ace high" in screens[3]
    assert _COLOURS.search(terminal.shown)


@pytest.mark.parametrize("lines", [("play 4x",), ("check", "play"), ("check", "check", "play"), ("fold",)])
@pytest.mark.parametrize("seed", ["2", "wattle"])
def test_given_twenty_four_lines_when_a_round_with_a_board_is_played_then_every_screen_fits(
    lines: tuple[str, ...], seed: str
) -> None:
    """Board, dealer, three boxes, four wagers and the seed have room together, whatever the dealer has to say."""
    game = "ultimate-texas-holdem"
    with Terminal("--opponents", "2", columns=80, rows=24, environment={}, game=game, seed=seed) as terminal:
        terminal.wait()
        screens = [terminal.say(line) for line in ("ante 20", "trips 5", "", *lines)]
        assert all(screen.count("Ultimate Texas Hold-em") == 1 for screen in screens)
        assert all(len(screen.splitlines()) <= 24 for screen in screens)
        assert "trips" in screens[-1]


@pytest.mark.parametrize("options", [("--opponents", "2"), ("--opponents", "6", "--box", "1")])
def test_given_a_split_when_played_at_a_keyboard_then_every_hand_has_room_on_twenty_four_lines(
    options: tuple[str, ...],
) -> None:
    """Each card that is drawn is seen at once; a crowded table says it in lines."""
    crowded = len(options) > 2
    with Terminal(*options, columns=80, rows=24, environment={}, game="blackjack", seed="84") as terminal:
        terminal.wait()
        screens = [terminal.say(line) for line in ("cut", "wager 20", "", *["split"] * crowded, "draw")]
    assert all(screen.count("Blackjack 2018") == 1 for screen in screens)
    assert all(len(screen.splitlines()) <= 24 for screen in screens)
    assert ("hand 1: " in screens[3]) is crowded
    assert every_card(screens[-1]) != every_card(screens[-2])


def test_given_an_answer_that_covers_the_table_when_enter_is_pressed_then_pages_turn_and_no_move_is_made(
    terminal: Terminal,
) -> None:
    """A long answer comes in pieces; the last Enter shows the table again, where the player still has to say deal."""
    terminal.say("ante 20")
    assert "Enter shows more" in terminal.say("rules 17")
    pages = 1
    while "Canberra Poker" not in terminal.say(""):
        pages += 1
        assert pages < 20
    assert "taking antes" not in terminal.screen
    assert "withdraw · jackpot · deal · ?" in terminal.screen


def test_given_a_page_on_the_table_when_a_word_is_said_then_it_is_done_at_once(terminal: Terminal) -> None:
    """Nobody has to turn all pages first."""
    terminal.say("rules all")
    assert "your box: an ante of $20" in terminal.say("ante 20")


@pytest.mark.parametrize("lines, key", [((), INTERRUPT), ((), END), (("ante 20", "jackpot"), INTERRUPT)])
def test_given_an_interrupt_or_the_end_of_input_when_waiting_then_the_player_leaves_with_a_summary(
    terminal: Terminal, lines: tuple[str, ...], key: str
) -> None:
    """Exit status 0, no traceback, and the ante is taken back."""
    for line in lines:
        terminal.say(line)
    screen = terminal.leave(key)
    assert accounts(screen)["chips now"] == [100_000]
    assert "Traceback" not in terminal.shown
    assert terminal.process.returncode == 0


def test_given_an_interrupt_in_the_middle_of_a_hand_when_waiting_then_the_summary_names_what_lies_there(
    terminal: Terminal,
) -> None:
    """There is no fold by leaving."""
    terminal.say("ante 20")
    terminal.say("")
    assert "$20 still lie on the layout" in terminal.leave(INTERRUPT)
    assert terminal.process.returncode == 0


def test_given_no_color_when_played_then_nothing_is_coloured_and_the_cards_keep_their_shape() -> None:
    """NO_COLOR is heeded; suits and lines are enough to read the cards."""
    with Terminal("--opponents", "1", columns=60, rows=30, environment={"NO_COLOR": "1"}) as terminal:
        terminal.wait()
        terminal.say("ante 20")
        decision = terminal.say("")
        assert len(every_card(decision)) == 6
        assert "╭─────╮ ╭─────╮" in decision
        assert max(len(line) for line in decision.splitlines()) <= 60
        assert _COLOURS.search(terminal.shown) is None


def test_given_a_terminal_without_suits_when_played_then_letters_and_plain_lines_stand_for_them() -> None:
    """ASCII is enough to play."""
    command = "import sys; from croupier.cli import main; sys.exit(main(('play', '--seed', '153', '--opponents', '0')))"
    settings = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    done = subprocess.run(
        (sys.executable, "-c", command), input=b"ante 20\n\nbet\n", capture_output=True, env=settings, check=True
    )
    assert done.stderr == b""
    assert done.stdout.isascii()
    assert b"| A   |" in done.stdout
    assert b"+$220" in done.stdout


def test_given_bytes_that_are_no_text_when_read_then_they_are_an_unknown_word() -> None:
    """Whatever a file holds, the table answers it with a sentence."""
    command = "import sys; from croupier.cli import main; sys.exit(main(('play', '--seed', '153', '--opponents', '0')))"
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    done = subprocess.run(
        (sys.executable, "-c", command), input=b"\xff\xfe\nquit\n", capture_output=True, env=settings, check=True
    )
    assert "is no word of this table" in done.stdout.decode()
    assert done.stderr == b""
