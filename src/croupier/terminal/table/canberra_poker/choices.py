"""What a player of Canberra Poker may say: moves as words, and words as moves (3.5, 7.2)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.state import Box, Phase, Standing, Table
from croupier.games.people import Person
from croupier.money import dollars
from croupier.terminal.table.parlour import Choice
from croupier.terminal.table.prompts import Said, cents_said, dollars_typed
from croupier.terminal.table.sight import Sight

MOVES = frozenset(("ante", "bet", "fold", "jackpot", "withdraw"))


def mine(sight: Sight) -> Box | None:
    """The own box in this round, if it holds an ante."""
    table: Table = sight.table
    return table.box(sight.box)


def in_round(sight: Sight) -> bool:
    return mine(sight) is not None


def deciding(sight: Sight) -> bool:
    """Whether the table waits for this player's bet or fold."""
    box = mine(sight)
    return sight.table.phase is Phase.DECIDING and box is not None and box.standing is Standing.UNDECIDED


def choices(table: Table, command: c.AnyCommand) -> Iterator[Choice]:
    """The words that make a move."""
    match command:
        case c.PlaceAnte():
            limits = table.limits
            bounds = f"{dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
            yield f"ante {limits.minimum_cents // 100}", f"{bounds}, in multiples of {dollars(limits.multiple_cents)}"
        case c.WithdrawAnte():
            yield "withdraw", "take your ante back, and with it a stake on the jackpot"
        case c.StakeJackpot(cents=cents):
            yield "jackpot", f"{dollars(cents)} on the jackpot of your own box"
        case c.WithdrawJackpot():
            yield "withdraw jackpot", "take the stake on the jackpot back"
        case c.PlaceBet(cents=cents):
            bet, multiple = dollars(cents), table.edition.bet_multiple.value
            yield f"bet {bet[1:]}", f"{bet} on your hand, which is {multiple} times your ante"
        case c.Fold():
            yield "fold", "pass your cards in, and give up what you have wagered"
        case _:
            pass


def beforehand(_sight: Sight, _by: Person) -> tuple[c.AnyCommand, ...]:
    """The dealer has the cards taken up by all players at once."""
    return ()


def commands(sight: Sight, by: Person, said: Said) -> tuple[c.AnyCommand]:
    """What the player's words ask for."""
    return (_command(sight, by, said),)


def _command(sight: Sight, by: Person, said: Said) -> c.AnyCommand:
    box = sight.box
    match said.word:
        case "ante":
            return c.PlaceAnte(by=by, box=box, cents=cents_said(said))
        case "jackpot":
            return c.StakeJackpot(by=by, box=box, cents=cents_said(said, _jackpot_wager(sight.table)))
        case "withdraw" if said.rest == "jackpot":
            return c.WithdrawJackpot(by=by, box=box)
        case "withdraw":
            return c.WithdrawAnte(by=by, box=box)
        case "bet":
            return c.PlaceBet(by=by, box=box, cents=cents_said(said, _bet(sight)))
        case _:
            return c.Fold(by=by, box=box)


def again(sight: Sight) -> list[Said]:
    """What lies on the own box, in the words that put it there."""
    box = mine(sight)
    if box is None:
        return []
    jackpot = [Said("jackpot")] if box.jackpot else []
    return [Said("ante", dollars_typed(box.ante)), *jackpot]


def remarks(sight: Sight) -> Iterator[str]:
    """What the rules will make of the ante that lies there, where an amount may surprise its player (3.5, 7.2)."""
    box, table = mine(sight), sight.table
    if box is None:
        return
    counts, bet = table.maximum_for(sight.box), _bet(sight)
    if box.ante > counts:
        yield f"What lies over {dollars(counts)} does not count (3.5)."
    if bet > sight.chips:
        yield f"A bet on this ante takes {dollars(bet)} (7.2), and you have {dollars(sight.chips)} in chips."


def _bet(sight: Sight) -> int:
    """The one bet that the rules allow on the ante that lies there (7.2)."""
    box, table = mine(sight), sight.table
    ante: int = table.limits.minimum_cents if box is None else box.ante
    return ante * int(table.edition.bet_multiple.value)


def _jackpot_wager(table: Table) -> int | None:
    jackpot = table.plate.jackpot
    return None if jackpot is None else jackpot.wager_cents
