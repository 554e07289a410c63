"""What a player of Ultimate Texas Hold-em may say: moves as words, and words as moves (4.2, 5.5, 8.1-8.5, 9.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from croupier.games.house.terms import Limits
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.state import STREETS, Area, Box, Phase, Standing, Table
from croupier.money import dollars
from croupier.terminal.table.parlour import Choice
from croupier.terminal.table.prompts import NoAmount, Said, cents_said, dollars_typed
from croupier.terminal.table.sight import Sight

MOVES = frozenset(("ante", "check", "concede", "fold", "play", "trips", "withdraw"))
_TIMES = re.compile(r"([1-9])\s?[x×]", re.IGNORECASE)


def mine(sight: Sight) -> Box | None:
    """The own box in this round, if it holds an ante."""
    table: Table = sight.table
    return table.box(sight.box)


def in_round(sight: Sight) -> bool:
    return mine(sight) is not None


def deciding(sight: Sight) -> bool:
    """Whether the table waits for this player on the street that it is at."""
    box = mine(sight)
    return sight.table.phase in STREETS and box is not None and box.standing is Standing.UNDECIDED


def conceding(sight: Sight) -> bool:
    """Whether the dealer's hand stands declared, any antes are back, and the own hand is not yet turned (9.1)."""
    box = mine(sight)
    return sight.table.phase is Phase.SETTLING and box is not None and box.live and not box.turned


def beforehand(sight: Sight, by: Person) -> tuple[c.AnyCommand, ...]:
    """Players look at their cards before they decide."""
    box = mine(sight)
    if not deciding(sight) or box is None or box.handled:
        return ()
    return (c.LookAtCards(by=by, box=sight.box),)


def choices(table: Table, command: c.AnyCommand) -> Iterator[Choice]:
    """The words that make a move."""
    match command:
        case c.PlaceWager(wager=Area.ANTE):
            bounds = _bounds(table.limits)
            yield _least("ante", table.limits), f"{bounds}, and as much again on the blind"
        case c.PlaceWager(wager=Area.TRIPS):
            yield _least("trips", table.trips), f"{_bounds(table.trips)}, on three of a kind or better"
        case c.WithdrawWager(wager=Area.ANTE):
            yield "withdraw", "take ante and blind back, and with them a wager on trips"
        case c.WithdrawWager(wager=Area.TRIPS):
            yield "withdraw trips", "take the wager on trips back"
        case c.PlacePlay(box=number, cents=cents):
            box = table.box(number)
            times = cents // box.ante if box else 1
            said = "as much as your ante" if times == 1 else f"which is {times} times your ante"
            yield f"play {dollars(cents)[1:]}", f"{dollars(cents)} on your hand, {said}"
        case c.Check():
            yield "check", "stay in without a wager, until more cards lie open"
        case c.Fold():
            yield "fold", "pass your cards in, and give up what you have wagered, trips too"
        case c.Concede():
            yield "concede", "give your hand up before it is turned, and all that you have on it, trips too"
        case _:
            pass


def _least(word: str, limits: Limits) -> str:
    return f"{word} {dollars(limits.minimum_cents)[1:]}"


def _bounds(limits: Limits) -> str:
    span = f"{dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
    return f"{span}, in multiples of {dollars(limits.multiple_cents)}"


def commands(sight: Sight, by: Person, said: Said) -> tuple[c.AnyCommand, ...]:
    """What the player's words ask for; whoever puts down an ante puts down the equal blind."""
    box = sight.box
    match said.word:
        case "ante":
            cents = cents_said(said)
            return tuple(c.PlaceWager(by=by, box=box, wager=area, cents=cents) for area in (Area.ANTE, Area.BLIND))
        case "trips":
            return (c.PlaceWager(by=by, box=box, wager=Area.TRIPS, cents=cents_said(said)),)
        case "withdraw":
            return (c.WithdrawWager(by=by, box=box, wager=Area.TRIPS if said.rest == "trips" else Area.ANTE),)
        case "play":
            return (c.PlacePlay(by=by, box=box, cents=_play(sight, said)),)
        case "check":
            return (c.Check(by=by, box=box, signal=sight.table.plate.check_signals[0]),)
        case "concede":
            return (c.Concede(by=by, box=box),)
        case _:
            return (c.Fold(by=by, box=box),)


def _play(sight: Sight, said: Said) -> int:
    """The play wager that is meant: an amount, "4x", or nothing at all where the street knows only one."""
    box, street = mine(sight), STREETS.get(sight.table.phase)
    ante = 0 if box is None else box.ante
    times = _TIMES.fullmatch(said.rest)
    if times is not None:
        return int(times[1]) * ante
    line = sight.table.edition.play.get(street)
    amounts = line.amounts(ante) if line else (ante,)
    if not said.rest and len(amounts) > 1:
        words = " or ".join(f"play {dollars(cents)[1:]}" for cents in amounts)
        raise NoAmount(f"Say how much you play: {words}.")
    return cents_said(said, amounts[0])


def again(sight: Sight) -> list[Said]:
    """What lies on the own box, in the words that put it there."""
    box = mine(sight)
    if box is None:
        return []
    trips = [Said("trips", dollars_typed(box.trips))] if box.trips else []
    return [Said("ante", dollars_typed(box.ante)), *trips]


def remarks(sight: Sight) -> Iterator[str]:
    """What the rules will make of the chips that lie there, where an amount may surprise its player (5.5, 8.5)."""
    box, table = mine(sight), sight.table
    if box is None:
        return
    for wager, cents, counts in (
        ("ante and blind", box.ante, table.maximum_for(sight.box)),
        ("trips", box.trips, table.maximum_for(sight.box, Area.TRIPS)),
    ):
        if cents > counts:
            yield f"What lies over {dollars(counts)} on {wager} does not count (5.5)."
    if box.ante > sight.chips:
        least, left = dollars(box.ante), dollars(sight.chips)
        yield f"No play wager on this ante takes less than {least} (8.5), and you have {left} in chips."


def withdrawal(sight: Sight, by: Person) -> c.AnyCommand:
    """The ante, and everything that stands beside it."""
    return c.WithdrawWager(by=by, box=sight.box, wager=Area.ANTE)
