"""What a player of Blackjack may say: moves as words, and words as moves (4.1, 5.2, 7.1, 7.2, 8.1, 9.1, 17.5)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.amounts import most_insured
from croupier.games.blackjack.order import Turn, controller, turn, wants_card
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Box, Phase, Table, Wager
from croupier.games.house.commands import CutCards
from croupier.games.people import Person
from croupier.money import dollars
from croupier.terminal.table.parlour import Choice
from croupier.terminal.table.prompts import NoAmount, Said, cents_said, dollars_typed
from croupier.terminal.table.sight import Sight

MOVES = frozenset(
    ("wager", "pairs", "withdraw", "cut", "decline", "insure", "even", "draw", "stand", "double", "split")
)  # fmt: skip
SHORTENED = {"h": "draw", "hit": "draw", "i": "insure", "s": "stand", "x": "double", "y": "split", "bet": "wager"}


def mine(sight: Sight) -> Box | None:
    """The own box in this round, if it holds a wager."""
    table: Table = sight.table
    return table.box(sight.box)


def in_round(sight: Sight) -> bool:
    return mine(sight) is not None


def deciding(sight: Sight) -> bool:
    """Whether the table waits for this player: for a cut, for insurance, or for a decision on a hand."""
    return cutting(sight) or insuring(sight) or in_turn(sight) is not None


def cutting(sight: Sight) -> bool:
    shoe = sight.table.shoe
    return bool(shoe.stage is Stage.SHUFFLED and shoe.offered == sight.player)


def insuring(sight: Sight) -> bool:
    """Whether the own wager might be insured, and nothing has been said of it."""
    table, box = sight.table, mine(sight)
    if table.phase is not Phase.INSURING or box is None or (box.box, sight.player) in table.round.declined:
        return False
    if any(one.owner == one.player == sight.player for one in table.round.insurances):
        return False
    return any(wager.player == sight.player and not wager.closed for wager in box.hands[0].wagers)


def in_turn(sight: Sight) -> Turn | None:
    """The own hand on which something is to be decided."""
    table: Table = sight.table
    found = turn(table.round) if table.phase is Phase.PLAYING else None
    if found is None or wants_card(table, found) or controller(table, found.box) != sight.player:
        return None
    return found


def choices(table: Table, command: c.AnyCommand) -> Iterator[Choice]:
    """The words that make a move; those of a box that is not the player's own are left out."""
    own = table.seated(command.by.id)
    match command:
        case c.PlaceWager(box=box) if box == own:
            limits = table.limits
            bounds = f"{dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
            yield f"wager {limits.minimum_cents // 100}", f"{bounds}, in multiples of {dollars(limits.multiple_cents)}"
        case c.WithdrawWager(box=box) if box == own:
            yield "withdraw", "take your wager back, and with it your side bet"
        case c.PlaceSideWager(box=box) if box == own:
            yield from _side(table)
        case c.WithdrawSideWager(box=box) if box == own:
            yield "withdraw pairs", "take your side bet back"
        case CutCards(after=after):
            yield f"cut {after}", "cut the cards, so many lying in front of the cut"
        case c.DeclineCut(player=player) if player == command.by.id:
            yield "decline", "leave the cut to somebody else"
        case c.Insure() | c.DeclineInsurance() | c.TakeEvenMoney():
            yield from _against_the_ace(table, command)
        case c.Draw() | c.Stand() | c.Double() | c.Split():
            yield from _on_a_hand(table, command)
        case _:
            pass


def _side(table: Table) -> Iterator[Choice]:
    terms = table.plate.side_bet
    if terms is not None:
        limits = terms.limits
        bounds = f"{dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
        yield f"pairs {limits.minimum_cents // 100}", f"a side bet on your first two cards, {bounds}"


def _against_the_ace(table: Table, command: c.Insure | c.DeclineInsurance | c.TakeEvenMoney) -> Iterator[Choice]:
    match command:
        case c.Insure(box=box, owner=owner) if owner != command.by.id:
            most = dollars(most_insured(table.edition, _initial(table, box, owner)))
            yield f"insure {most[1:]} {box}", f"up to {most} on the wager of {owner}, who does not insure it"
        case c.Insure(box=box, owner=owner):
            most = dollars(most_insured(table.edition, _initial(table, box, owner)))
            yield f"insure {most[1:]}", f"up to {most} that the dealer gets a Blackjack"
        case c.DeclineInsurance():
            yield "decline", "play on without insurance"
        case c.TakeEvenMoney():
            yield "even", "have your Blackjack paid 1 to 1 at once"


def _initial(table: Table, number: int, owner: str) -> int:
    """As much of somebody's wager as counts."""
    box = table.box(number)
    return next((wager.base for wager in box.wagers if wager.player == owner), 0) if box else 0


def _on_a_hand(table: Table, command: c.Draw | c.Stand | c.Double | c.Split) -> Iterator[Choice]:
    match command:
        case c.Draw():
            yield "draw", "another card"
        case c.Stand():
            yield "stand", "no more cards"
        case c.Double(box=box, player=player):
            most = dollars(_initial(table, box, player))
            yield "double", f"add {most}, or less as in double 5, and get one card more"
        case c.Split(cents=cents):
            yield "split", f"make two hands of these cards, with {dollars(cents)} on the new one"


def commands(sight: Sight, by: Person, said: Said) -> tuple[c.AnyCommand]:
    """What the player's words ask for."""
    return (_before_the_deal(sight, by, said) or _after_the_deal(sight, by, said),)


def _before_the_deal(sight: Sight, by: Person, said: Said) -> c.AnyCommand | None:
    box = sight.box
    match said.word:
        case "wager":
            return c.PlaceWager(by=by, box=box, cents=cents_said(said))
        case "pairs":
            return c.PlaceSideWager(by=by, box=box, cents=cents_said(said, _least_side(sight.table)))
        case "withdraw" if said.rest == "pairs":
            return c.WithdrawSideWager(by=by, box=box)
        case "withdraw":
            return c.WithdrawWager(by=by, box=box)
        case "cut":
            return CutCards(by=by, after=_cards_said(sight.table, said))
        case "decline" if cutting(sight):
            return c.DeclineCut(by=by, player=by.id)
        case _:
            return None


def _after_the_deal(sight: Sight, by: Person, said: Said) -> c.AnyCommand:
    box = sight.box
    match said.word:
        case "insure":
            return _insurance(sight, by, said)
        case "decline":
            return c.DeclineInsurance(by=by, box=box)
        case "even":
            return c.TakeEvenMoney(by=by, box=box)
        case "draw":
            return c.Draw(by=by, box=box)
        case "double":
            return c.Double(by=by, box=box, cents=cents_said(said, _own_wager(sight)))
        case "split":
            return c.Split(by=by, box=box, cents=_own_wager(sight))
        case _:
            return c.Stand(by=by, box=box)


def _insurance(sight: Sight, by: Person, said: Said) -> c.Insure:
    """The own wager, by half of it if nothing else is said; or an amount, and the box of somebody who does not."""
    table: Table = sight.table
    amount, _, number = said.rest.partition(" ")
    box = table.box(int(number)) if number.isascii() and number.isdigit() else None
    if not number or box is None:
        usual = most_insured(table.edition, _own_wager(sight))
        return c.Insure(by=by, box=sight.box, cents=cents_said(Said(said.word, said.rest), usual), owner=by.id)
    return c.Insure(by=by, box=box.box, cents=cents_said(Said(said.word, amount)), owner=controller(table, box))


def _cards_said(table: Table, said: Said) -> int:
    """How many cards lie in front of the cut; half of them, if nothing is said."""
    if not said.rest:
        return table.shoe.loaded // 2
    if not (said.rest.isascii() and said.rest.isdigit() and len(said.rest) < 5):
        raise NoAmount(f"“{said.rest[:20]}” is no number of cards; write one, as in cut {table.shoe.loaded // 2}.")
    return int(said.rest)


def _own_wager(sight: Sight) -> int:
    """What lies on the own hand as far as it counts, before anything doubles it."""
    box = mine(sight)
    wagers: tuple[Wager, ...] = () if box is None else box.wagers
    return next((wager.base for wager in wagers if wager.player == sight.player), 0)


def _least_side(table: Table) -> int | None:
    terms = table.plate.side_bet
    return None if terms is None else terms.limits.minimum_cents


def beforehand(_sight: Sight, _by: Person) -> tuple[c.AnyCommand, ...]:
    """All cards lie face up, and nobody has to take any up."""
    return ()


def again(sight: Sight) -> list[Said]:
    """What lies on the own box, in the words that put it there."""
    box = mine(sight)
    if box is None:
        return []
    wagers = [Said("wager", dollars_typed(wager.cents)) for wager in box.wagers if wager.player == sight.player]
    return wagers + [Said("pairs", dollars_typed(bet.cents)) for bet in box.side if bet.player == sight.player]


def remarks(sight: Sight) -> Iterator[str]:
    """What the rules will make of a wager that lies over the maximum (3.5)."""
    box, table = mine(sight), sight.table
    for wager in box.wagers if box else ():
        if wager.player == sight.player and wager.cents > table.limits.maximum_cents:
            yield f"What lies over {dollars(table.limits.maximum_cents)} does not count (3.5)."


def withdrawal(sight: Sight, by: Person) -> c.WithdrawWager:
    """What takes the own wagers back before the first card."""
    return c.WithdrawWager(by=by, box=sight.box)
