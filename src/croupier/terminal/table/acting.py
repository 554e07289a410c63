"""A player's words as commands of the game; what comes of them is for the rules to say."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.clauses import C
from croupier.games.decider import Refusal
from croupier.money import dollars
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.prompts import Said, amount
from croupier.terminal.table.sight import Sight

MOVES = frozenset(("ante", "bet", "fold", "jackpot", "withdraw"))


class NoAmount(Exception):
    """An amount was asked for and something else was said."""


def act(house: House, guest: Guest, said: Said) -> Refusal | None:
    """Do what the player says, or say why it cannot be done."""
    command = _command(guest, said)
    short = _short_of_chips(guest.sight, command)
    if short is not None:
        return short
    refusal = house.give(command)
    if refusal is None and isinstance(command, c.StakeJackpot):
        house.sense(guest.box)
    return refusal


def _command(guest: Guest, said: Said) -> c.AnyCommand:
    by, box, sight = guest.person, guest.box, guest.sight
    match said.word:
        case "ante":
            return c.PlaceAnte(by=by, box=box, cents=_cents(said))
        case "jackpot":
            return c.StakeJackpot(by=by, box=box, cents=_cents(said, _jackpot_wager(sight)))
        case "withdraw" if said.rest == "jackpot":
            return c.WithdrawJackpot(by=by, box=box)
        case "withdraw":
            return c.WithdrawAnte(by=by, box=box)
        case "bet":
            return c.PlaceBet(by=by, box=box, cents=_cents(said, bet_for(sight)))
        case _:
            return c.Fold(by=by, box=box)


def _cents(said: Said, usual: int | None = None) -> int:
    if not said.rest and usual is not None:
        return usual
    cents = amount(said.rest)
    if cents is None:
        wrong = f"“{said.rest[:20]}” is no amount" if said.rest else "An ante needs its amount"
        raise NoAmount(f"{wrong}; write dollars, as in {said.word} 25 or {said.word} 12.50.")
    return cents


def bet_for(sight: Sight) -> int:
    """The one bet that the rules allow on the ante that lies there (7.2)."""
    ante = sight.mine.ante if sight.mine else sight.table.limits.minimum_cents
    return ante * sight.table.edition.bet_multiple.value


def remarks(sight: Sight) -> Iterator[str]:
    """What the rules will make of the ante that lies there, where an amount may surprise its player (3.5, 7.2)."""
    mine, table = sight.mine, sight.table
    if mine is None:
        return
    counts, bet = table.maximum_for(sight.box), bet_for(sight)
    if mine.ante > counts:
        yield f"What lies over {dollars(counts)} does not count (3.5)."
    if bet > sight.chips:
        yield f"A bet on this ante takes {dollars(bet)} (7.2), and you have {dollars(sight.chips)} in chips."


def _jackpot_wager(sight: Sight) -> int | None:
    jackpot = sight.table.plate.jackpot
    return None if jackpot is None else jackpot.wager_cents


def _short_of_chips(sight: Sight, command: c.AnyCommand) -> Refusal | None:
    """The engine counts no player's chips; at the table nobody can put down what is not there."""
    if not isinstance(command, c.PlaceAnte | c.StakeJackpot | c.PlaceBet) or command.cents <= sight.chips:
        return None
    instead = "Fold your hand." if isinstance(command, c.PlaceBet) else "Wager what you have, or less."
    why = f"That takes {dollars(command.cents)} in chips, and you have {dollars(sight.chips)}."
    return Refusal((C["4.3"],), why, instead)
