"""`croupier play`: a seat at a table, against the real engine, with the clause of every step on request."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_manila.determinations import Contest, Hands, Maximum
from croupier.money import dollars
from croupier.terminal.complaint import Complaint
from croupier.terminal.table import plain_signs
from croupier.terminal.table.blackjack.parlour import PARLOUR as BLACKJACK
from croupier.terminal.table.canberra_manila.parlour import PARLOUR as CANBERRA_MANILA
from croupier.terminal.table.canberra_manila.parlour import parlour as canberra_manila
from croupier.terminal.table.canberra_manila.practice import Wishes
from croupier.terminal.table.canberra_poker.parlour import PARLOUR as CANBERRA_POKER
from croupier.terminal.table.faces import Ink
from croupier.terminal.table.guests import seated
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.parlour import Parlour
from croupier.terminal.table.pot_session import PotSession
from croupier.terminal.table.premises import BOXES
from croupier.terminal.table.prompts import amount
from croupier.terminal.table.screen import Screen
from croupier.terminal.table.session import Session
from croupier.terminal.table.ultimate_texas_holdem.parlour import PARLOUR as ULTIMATE_TEXAS_HOLDEM

PARLOURS: Mapping[str, Parlour] = {
    "canberra-poker": CANBERRA_POKER,
    "ultimate-texas-holdem": ULTIMATE_TEXAS_HOLDEM,
    "blackjack": BLACKJACK,
    "canberra-manila": CANBERRA_MANILA,
}
MOST_ROUNDS = 1_000_000
MOST_CHIPS = 100_000_000


@dataclass(frozen=True)
class ManilaTable:
    """What may be chosen at canberra-manila, and nowhere else.

    Parameters
    ----------
    deck
        How many cards the deck of canberra-manila has, the joker not counted.
    joker
        A joker in that deck, which stands for any card of it.
    pot
        The hand that wins the pot of canberra-manila: the high one, the low one, or both.
    eight_or_better
        The low hand of a split pot must be an eight or better.
    limit
        The most that may be bet at canberra-manila: no limit, or what is in the pot.
    """

    deck: Literal[52, 48, 44, 40, 36, 32] = 52
    joker: Annotated[bool, Parameter(negative="")] = False
    pot: Literal["high", "low", "split"] = "high"
    eight_or_better: Annotated[bool, Parameter(negative="")] = False
    limit: Literal["none", "pot"] = "none"

    @property
    def wishes(self) -> Wishes:
        hands = Hands(self.deck, self.joker, contest=Contest(self.pot), eight_or_better=self.eight_or_better)
        return Wishes(hands, Maximum.FULL_POT if self.limit == "pot" else Maximum.NONE)


AS_EVERYWHERE = ManilaTable()


def play(  # noqa: PLR0913 - each is a word of the command
    game: Literal["canberra-poker", "ultimate-texas-holdem", "blackjack", "canberra-manila"] = "canberra-poker",
    /,
    *,
    box: int = 4,
    opponents: int | None = None,
    edition: str | None = None,
    shoe: Literal["plain", "automated"] = "plain",
    bankroll: str = "1000",
    rounds: int | None = None,
    seed: str | None = None,
    four_colours: Annotated[bool, Parameter(negative="")] = False,
    table: Annotated[ManilaTable, Parameter(name="*")] = AS_EVERYWHERE,
) -> None:
    """Sit down at a table; type ? there to see what you may do.

    Parameters
    ----------
    game
        The game that is played.
    box
        Your box or seat, 1 to 7, counted clockwise from the dealer's left.
    opponents
        How many others the program plays, 0 to 6: two of them or, at canberra-manila, which takes one at least, five.
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
    parlour = _parlour(game, table)
    fewest, usual = parlour.company
    company = usual if opponents is None else opponents
    _check("--box", box, 1, BOXES)
    _check("--opponents", company, fewest, BOXES - 1)
    _check("--rounds", 1 if rounds is None else rounds, 1, MOST_ROUNDS)
    others = seated(parlour, BOXES, box, company, seed)
    guest = Guest(parlour, box, "you", _chips(bankroll))
    house = House(parlour, _edition(game, edition), ShoeKind(shoe), (guest, *others), seed)
    sitting = PotSession if parlour.floor.stakes else Session
    sitting(house, guest, others, _screen(parlour, four_colours=four_colours)).run(rounds)


def _parlour(game: str, table: ManilaTable) -> Parlour:
    """The game that was asked for, on the table that was asked for, where there is a choice of tables."""
    if game == "canberra-manila":
        return canberra_manila(table.wishes)
    if table != AS_EVERYWHERE:
        raise Complaint(f"{game} has no choice of deck, pot or limit; leave it out, or play canberra-manila.")
    return PARLOURS[game]


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
