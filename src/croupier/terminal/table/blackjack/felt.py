"""The table of Blackjack as a player sees it (3.1, 6.1, 12.1, 17.7, 17.19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.align import Align
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cards.card import Card
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.events import WagerSettled
from croupier.games.blackjack.hands import spoken
from croupier.games.blackjack.order import turn
from croupier.games.blackjack.state import Box, Hand, Phase, Standing
from croupier.games.house.state import Seat
from croupier.money import dollars
from croupier.terminal.table.blackjack.choices import in_turn, insuring, mine
from croupier.terminal.table.blackjack.memory import WAGERS, Settled, kind_of
from croupier.terminal.table.faces import Look, line_of, row_of
from croupier.terminal.table.felt import (
    boxes_table,
    captioned,
    difference,
    name_of,
    quoted,
    settlement,
    sign,
    wager_line,
)
from croupier.terminal.table.sight import Sight

_INSCRIBED = {
    SoftSeventeen.STAND: "the dealer stands on every 17",
    SoftSeventeen.HIT: "the dealer draws on a soft 17",
}
_CARD = 8
"""How many signs wide a card is, with the gap behind it."""
_ROOM = {True: 74, False: 54}
_MANY_LINES = 6
_NOTHING = Text("–", style="dim")


def parts(sight: Sight, said: RenderableType | None, look: Look) -> Iterator[RenderableType]:
    """From the sign over the table down to what the own wagers became."""
    crowded = _crowded(sight, look)
    if not crowded:
        yield _sign(sight, look)
    yield from _dealer(sight, look)
    call = _call(sight)
    if call or said is not None:
        yield quoted(call) if call else said or ""
    yield _boxes(sight, look)
    if not crowded:
        yield from _own(sight, look)
    yield from _settled(sight)


def _crowded(sight: Sight, look: Look) -> bool:
    """Whether the hands of a split have to do with their lines, and the sign gives way to them."""
    box = mine(sight)
    hands = 0 if box is None else len(box.hands)
    return not look.large and hands > 1 and len(sight.table.seats) + hands > _MANY_LINES


def _sign(sight: Sight, look: Look) -> Table:
    limits, side = sight.table.limits, sight.table.plate.side_bet
    wagers = f"wagers {dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
    pairs = f"pairs {dollars(side.limits.minimum_cents)} to {dollars(side.limits.maximum_cents)}" if side else ""
    rule = Text(_INSCRIBED[sight.table.plate.layout.soft_17], style="dim")
    return sign(rule, f"{wagers},{' ' if look.roomy else chr(10)}{pairs}" if pairs else wagers)


def _call(sight: Sight) -> str:
    """What the dealer asks while this player is to say something on the cards."""
    if insuring(sight):
        return "Insurance?"
    found = in_turn(sight)
    if found is None:
        return ""
    several = f", hand {found.place + 1}" if len(found.box.hands) > 1 else ""
    return f"Box {found.box.box}{several}: {_said(found.hand, split=len(found.box.hands) > 1)}."


def _dealer(sight: Sight, look: Look) -> Iterator[RenderableType]:
    cards = sight.table.round.dealer
    if cards:
        said = spoken(cards) if len(cards) > 1 else ""
        yield captioned(_laid(cards, look), Text.assemble(("the dealer", "dim"), f"  {said}" if said else ""))


def _laid(cards: Sequence[Card], look: Look) -> Text:
    """Cards in print, or in a line where there are too many of them."""
    if len(cards) * _CARD > _ROOM[look.roomy]:
        return line_of(cards, look.ink)
    return row_of(cards, look.ink, large=look.large)


def _boxes(sight: Sight, look: Look) -> Table:
    """One line for each player, and one for each further hand of a split."""
    table = boxes_table(WAGERS)
    for seat in sight.table.seats:
        for row in _rows(sight, seat, look):
            table.add_row(*row)
    return table


def _rows(sight: Sight, seat: Seat, look: Look) -> Iterator[tuple[RenderableType, ...]]:
    name, box = name_of(sight, seat.box, seat.player), sight.table.box(seat.box)
    if box is None:
        yield name, *(_NOTHING,) * len(WAGERS), "", ""
        return
    pairs, insured = _side(box, seat.player), _insured(sight, seat.player)
    result = _result(sight, seat.player)
    if not box.hands:
        yield name, _cents(sum(wager.cents for wager in box.wagers)), pairs, insured, "", result
    for place, hand in enumerate(box.hands):
        first = place == 0
        shown = _hand(sight, box, place, look)
        wager = _cents(sum(wager.cents + wager.doubled for wager in hand.wagers))
        yield (
            name if first else "",
            wager,
            pairs if first else "",
            insured if first else "",
            shown,
            result if first else "",
        )


def _cents(cents: int) -> Text:
    return Text(dollars(cents)) if cents else _NOTHING


def _side(box: Box, player: str) -> Text:
    return _cents(sum(bet.cents for bet in box.side if bet.player == player))


def _insured(sight: Sight, player: str) -> Text:
    return _cents(sum(line.cents for line in sight.table.round.insurances if line.player == player))


def _hand(sight: Sight, box: Box, place: int, look: Look) -> Text:
    """A hand in a line; a single one of one's own lies below in print."""
    hand = box.hands[place]
    waits = ("● ", "yellow") if _is_next(sight, box, place) else ""
    if box.box == sight.box and len(box.hands) == 1:
        return Text.assemble(waits, (_said(hand, split=False), "dim"))
    cards = line_of(hand.cards, look.ink)
    said = f"  {_said(hand, split=len(box.hands) > 1)}" if look.roomy else ""
    return Text.assemble(waits, cards, (said, "dim"))


def _is_next(sight: Sight, box: Box, place: int) -> bool:
    """Whether the table waits for a decision on this hand."""
    found = turn(sight.table.round) if sight.table.phase is Phase.PLAYING else None
    return found is not None and (found.box.box, found.place) == (box.box, place)


def _said(hand: Hand, *, split: bool) -> str:
    """What a hand counts, once it has two cards."""
    if len(hand.cards) < 2 or hand.standing is Standing.OUT:
        return ""
    return spoken(hand.cards, split=split)


def _result(sight: Sight, player: str) -> Text:
    return difference(sight.won(player)) if sight.table.phase is Phase.COLLECTING else Text("")


def _own(sight: Sight, look: Look) -> Iterator[RenderableType]:
    """The own hands in print, side by side if there is room, and otherwise the one that is played."""
    box = mine(sight)
    hands = [] if box is None else [(place, hand) for place, hand in enumerate(box.hands) if hand.cards]
    if box is None or not hands:
        return
    if sum(len(hand.cards) * _CARD + 3 for _, hand in hands) > _ROOM[look.roomy]:
        hands = [one for one in hands if one[1].standing is Standing.OPEN][:1] or hands[-1:]
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*(captioned(_laid(hand.cards, look), _caption(box, place, hand)) for place, hand in hands))
    yield Align.center(grid)


def _caption(box: Box, place: int, hand: Hand) -> Text:
    several = len(box.hands) > 1
    said = _said(hand, split=several)
    return Text.assemble((f"hand {place + 1}" if several else "your hand", "dim"), f"  {said}" if said else "")


def _settled(sight: Sight) -> Iterator[RenderableType]:
    """What became of the own wagers, while the cards are still on the table."""
    box = mine(sight)
    if box is not None:
        several = len(box.hands) > 1
        yield from settlement(_wager(event, several) for event in sight.paid if event.player == sight.player)


def _wager(event: Settled, several: bool) -> tuple[RenderableType, ...]:
    """A wager with what became of it and, if the box was split, on which hand it was."""
    on = f" on hand {event.hand + 1}" if several and isinstance(event, WagerSettled) else ""
    return wager_line(kind_of(event) + on, event.staked, event.outcome, event.returned, event.under)
