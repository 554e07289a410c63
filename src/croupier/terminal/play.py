"""`croupier play`: a seat at a table, against the real engine, with the clause of every step on request."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console

from croupier.cards.shoe import ShoeKind
from croupier.money import dollars
from croupier.terminal.complaint import Complaint
from croupier.terminal.table import plain_signs
from croupier.terminal.table.blackjack.parlour import PARLOUR as BLACKJACK
from croupier.terminal.table.canberra_poker.parlour import PARLOUR as CANBERRA_POKER
from croupier.terminal.table.faces import Ink
from croupier.terminal.table.guests import seated
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.parlour import Parlour
from croupier.terminal.table.premises import BOXES
from croupier.terminal.table.prompts import amount
from croupier.terminal.table.screen import Screen
from croupier.terminal.table.session import Session
from croupier.terminal.table.ultimate_texas_holdem.parlour import PARLOUR as ULTIMATE_TEXAS_HOLDEM

PARLOURS: Mapping[str, Parlour] = {
    "canberra-poker": CANBERRA_POKER,
    "ultimate-texas-holdem": ULTIMATE_TEXAS_HOLDEM,
    "blackjack": BLACKJACK,
}
MOST_ROUNDS = 1_000_000
MOST_CHIPS = 100_000_000


def play(  # noqa: PLR0913 - each is a word of the command
    game: Literal["canberra-poker", "ultimate-texas-holdem", "blackjack"] = "canberra-poker",
    /,
    *,
    box: int = 4,
    opponents: int = 2,
    edition: str | None = None,
    shoe: Literal["plain", "automated"] = "plain",
    bankroll: str = "1000",
    rounds: int | None = None,
    seed: str | None = None,
    four_colours: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Sit down at a table; type ? there to see what you may do.

    Parameters
    ----------
    game
        The game that is played.
    box
        Your box, 1 to 7, counted clockwise from the dealer's left.
    opponents
        How many other boxes the program plays, 0 to 6.
    edition
        The edition of the rules, the newest unless you name another: of canberra-poker 2023 or 2016.
    shoe
        The container that the cards are dealt from.
    bankroll
        Your chips, in dollars: 500, or 512.50.
    rounds
        Stop after so many rounds.
    seed
        Any text; the same text and the same moves give the same session again. Without it every shuffle is fresh.
    four_colours
        Clubs in green and diamonds in blue.
    """
    _check("--box", box, 1, BOXES)
    _check("--opponents", opponents, 0, BOXES - 1)
    _check("--rounds", 1 if rounds is None else rounds, 1, MOST_ROUNDS)
    parlour = PARLOURS[game]
    others = seated(parlour, BOXES, box, opponents, seed)
    guest = Guest(parlour, box, "you", _chips(bankroll))
    house = House(parlour, _edition(game, edition), ShoeKind(shoe), (guest, *others), seed)
    Session(house, guest, others, _screen(parlour, four_colours=four_colours)).run(rounds)


def _edition(game: str, wanted: str | None) -> str:
    """The edition that was asked for, or the newest."""
    known = tuple(PARLOURS[game].floor.editions)
    if wanted is None:
        return known[-1]
    if wanted not in known:
        raise Complaint(f"--edition is {wanted}, which {game} does not have; give {' or '.join(known)}.")
    return wanted


def _screen(parlour: Parlour, *, four_colours: bool) -> Screen:
    """The terminal as it is: what it cannot show is put in plainer signs, what cannot be read is no word."""
    plain_signs.allow(sys.stdout)
    plain_signs.forgive(sys.stdin)
    return Screen(parlour, Console(highlight=False, markup=False), Ink(four_colours))


def _chips(text: str) -> int:
    cents = amount(text)
    if cents is None or not 0 < cents <= MOST_CHIPS:
        wanted = f"give dollars up to {dollars(MOST_CHIPS)}, as in --bankroll 500"
        raise Complaint(f"--bankroll is {text}, which buys no chips at this table; {wanted}.")
    return cents


def _check(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Complaint(f"{name} is {value}, which this table does not offer; give a number from {least} to {most:,}.")
