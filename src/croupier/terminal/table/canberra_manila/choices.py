"""What a player of Canberra Manila may say: words as moves, and moves as words (4.3, 4.4, 8.2, 10-12, 14.1, 17.4)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.betting import turn_of
from croupier.games.canberra_manila.state import Hand, Phase, Table
from croupier.games.house.commands import Command
from croupier.games.people import Person
from croupier.money import dollars
from croupier.terminal.table.parlour import Choice
from croupier.terminal.table.prompts import NoAmount, Said, amount, cents_said
from croupier.terminal.table.sight import Sight

BETS = frozenset(("all", "bet", "call", "check", "fold", "raise", "stand", "tap"))
SEATS = frozenset(("buy", "in", "move", "out", "post", "take", "wait"))
MOVES = BETS | SEATS


def mine(sight: Sight) -> Hand | None:
    """The own hand in this round."""
    table: Table = sight.table
    return table.round.hand(sight.box)


def in_round(sight: Sight) -> bool:
    return mine(sight) is not None


def deciding(sight: Sight) -> bool:
    """Whether it is this player's turn."""
    return sight.table.phase is Phase.BETTING and sight.table.round.turn == sight.box


def beforehand(_sight: Sight, _by: Person) -> tuple[c.AnyCommand, ...]:
    """Players may look at their cards without a word."""
    return ()


def spent(command: Command) -> int:
    """Bets come from the stake, which the rules count; only a purchase takes what is not on the table."""
    return command.cents if isinstance(command, c.BuyChips) else 0


def choices(table: Table, command: c.AnyCommand) -> Iterator[Choice]:
    """The words that make a move."""
    match command:
        case c.Check():
            yield "check", "stay in without a bet"
        case c.Call():
            yield _call(table)
        case c.Bet(cents=cents):
            yield from _least(table, cents)
        case c.TapOut():
            left = dollars(table.round.hand_in_turn.left)
            yield "all", f"tap out: all that you have in front, {left}, as far as the rules take it (14.1)"
        case c.Fold():
            yield "fold", "pass your cards in, and leave in the pot what you have bet"
        case _ if table.phase is Phase.BETWEEN:
            yield from _of_seats(table, command)
        case _:
            pass


def _call(table: Table) -> Choice:
    hand = table.round.hand_in_turn
    cost = table.round.level - hand.level
    if not cost:
        return "stand", "leave it at your blind, which nobody has raised"
    taps = f", of which you have {dollars(hand.left)}: you tap out" if hand.left < cost else ""
    return "call", f"put in {dollars(cost)}{taps}"


def _least(table: Table, cents: int) -> Iterator[Choice]:
    """The least bet or raise, and what more there may be."""
    hand = table.round.hand_in_turn
    turn = turn_of(table, hand)
    if cents != turn.least or turn.bar is not None:
        return
    most = dollars(min(turn.most, hand.left) - turn.call)
    if table.round.level:
        to = dollars(hand.level + cents)[1:]
        meaning = f"the call, and so much on top, {most} at the most; or say raise to {to}"
        yield f"raise {dollars(cents - turn.call)[1:]}", meaning
    else:
        yield f"bet {dollars(cents)[1:]}", f"the first bet of this betting round, {most} at the most"


def _of_seats(table: Table, command: c.AnyCommand) -> Iterator[Choice]:
    least = table.next_settings.stake_cents
    match command:
        case c.BuyChips(cents=cents) if cents == least:
            yield f"buy {dollars(cents)[1:]}", "put so many chips in front of you, for this and later rounds"
        case c.TakeChips(cents=cents):
            yield f"take {dollars(cents)[1:]}", f"take chips off the table, down to the minimum of {dollars(least)}"
        case c.SitOut():
            yield "out", "sit out from the next round on"
        case c.SitIn():
            yield "in", "come back to the game"
        case c.ChooseEntry(posts=True) if table.course is not None:
            yield "post", "put in what you owe, and be dealt in as soon as that may be (17.4, 17.11, 17.13)"
        case c.ChooseEntry(posts=False):
            yield "wait", "be dealt in when the blind comes to your seat"
        case c.MoveSeat(to=seat):
            yield f"move {seat}", "change to that free seat; further from the blinds it costs a wait or a blind (17.13)"
        case _:
            pass


def commands(sight: Sight, by: Person, said: Said) -> tuple[c.AnyCommand, ...]:
    """What the player's words ask for."""
    return (_bets(sight, by, said) if said.word in BETS else _seats(sight, by, said),)


def _bets(sight: Sight, by: Person, said: Said) -> c.AnyCommand:
    seat, cost = sight.box, _cost(sight)
    match said.word:
        case "bet":
            return c.Bet(by=by, seat=seat, cents=cents_said(said))
        case "raise":
            return c.Bet(by=by, seat=seat, cents=_raise(sight, said))
        case "all" | "tap":
            return c.TapOut(by=by, seat=seat)
        case "call":
            return c.Call(by=by, seat=seat)
        case "stand" if not cost:
            return c.Call(by=by, seat=seat)
        case "check" | "stand":
            return c.Check(by=by, seat=seat)
        case _:
            return c.Fold(by=by, seat=seat)


def _cost(sight: Sight) -> int:
    """What it costs to stay in; before there is a hand nothing does."""
    hand = mine(sight)
    return 0 if hand is None else int(sight.table.round.level - hand.level)


def _raise(sight: Sight, said: Said) -> int:
    """All the chips of the turn: "raise 20" is the call and $20 more, "raise to 60" is what leads to that level."""
    hand = mine(sight)
    level = 0 if hand is None else hand.level
    to, _, rest = said.rest.partition(" ")
    if to == "to":
        cents = amount(rest.strip())
        if cents is None:
            raise NoAmount("Say the level that you raise to in dollars, as in raise to 60.")
        return cents - level
    return _cost(sight) + cents_said(said)


def _seats(sight: Sight, by: Person, said: Said) -> c.AnyCommand:
    seat, table = sight.box, sight.table
    match said.word:
        case "buy":
            return c.BuyChips(by=by, seat=seat, cents=cents_said(said, table.next_settings.stake_cents))
        case "take":
            return c.TakeChips(by=by, seat=seat, cents=cents_said(said))
        case "out":
            return c.SitOut(by=by, seat=seat)
        case "in":
            return c.SitIn(by=by, seat=seat)
        case "post" | "wait":
            return c.ChooseEntry(by=by, seat=seat, posts=said.word == "post")
        case _:
            return c.MoveSeat(by=by, seat=seat, to=_seat(said))


def _seat(said: Said) -> int:
    if not (said.rest.isascii() and said.rest.isdigit() and len(said.rest) < 4):
        raise NoAmount("Say the number of a free seat, as in move 6.")
    return int(said.rest)


def again(_sight: Sight) -> list[Said]:
    """No round repeats the bets of another."""
    return []


def withdrawal(sight: Sight, by: Person) -> c.AnyCommand:
    """A hand in the round is left by folding it."""
    return c.Fold(by=by, seat=sight.box)
