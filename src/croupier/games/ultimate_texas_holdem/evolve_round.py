"""What the events of a round change: wagers, cards, decisions, and the phases between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.house import bookkeeping
from croupier.games.house.events import RoundClosed, RoundVoided, WagerSettled
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.state import (
    BOARD,
    DEALER_BOX,
    Area,
    Box,
    Phase,
    Round,
    Standing,
    Table,
)

Cards = tuple[Card | None, ...]


def changed(table: Table, number: int, **changes: Any) -> Table:
    """The table with one box of the round changed."""
    boxes = table.round.boxes
    for place, box in enumerate(boxes):
        if box.box == number:
            return replace(table, round=replace(table.round, boxes=_put(boxes, place, replace(box, **changes))))
    return table


def _put(boxes: tuple[Box, ...], place: int, box: Box) -> tuple[Box, ...]:
    return (*boxes[:place], box, *boxes[place + 1 :])


def seen(table: Table, cards: Iterable[Card | None]) -> frozenset[Card]:
    """The faces seen so far; where the program holds the order, the deck was proved complete when it was loaded."""
    if table.shoe.order:
        return table.round.seen
    return table.round.seen.union(card for card in cards if card is not None)


def _chips(area: Area, cents: int, *, low: bool = False) -> dict[str, Any]:
    """What lies on an area; an ante and trips may have been taken under their minimum, a blind follows its ante."""
    if area is Area.ANTE:
        return {"ante": cents, "ante_accepted_low": low}
    if area is Area.TRIPS:
        return {"trips": cents, "trips_accepted_low": low}
    return {area.value: cents}


def wager_placed(table: Table, event: e.WagerPlaced) -> Table:
    changes = _chips(event.wager, event.cents, low=event.low)
    if event.wager is not Area.ANTE:
        return changed(table, event.box, **changes)
    boxes = sorted((*table.round.boxes, Box(event.box, event.player, **changes)), key=lambda box: box.box)
    return replace(table, round=replace(table.round, boxes=tuple(boxes)))


def wager_withdrawn(table: Table, event: e.WagerWithdrawn) -> Table:
    """Without its ante a box is no longer in the round."""
    if event.wager is not Area.ANTE:
        return changed(table, event.box, **_chips(event.wager, 0))
    boxes = tuple(box for box in table.round.boxes if box.box != event.box)
    return replace(table, round=replace(table.round, boxes=boxes))


def cards_dealt(table: Table, event: e.CardsDealt) -> Table:
    now, number, cards = table.round, event.box, event.cards
    dealt = now.dealt + len(cards)
    if number == BOARD:
        return replace(table, round=replace(now, board=(*now.board, *cards), dealt=dealt))
    if number == DEALER_BOX:
        return replace(table, round=replace(now, dealer=(*now.dealer, *cards), dealt=dealt))
    place = next(place for place, box in enumerate(now.boxes) if box.box == number)
    box = now.boxes[place]
    boxes = _put(now.boxes, place, replace(box, cards=(*box.cards, *cards)))
    return replace(table, round=replace(now, boxes=boxes, dealt=dealt))


def board_spread(table: Table, _event: e.BoardSpread) -> Table:
    return replace(table, round=replace(table.round, spread=True))


def card_exposed(table: Table, event: e.CardExposed) -> Table:
    now = table.round
    now = replace(now, seen=now.seen | {event.card})
    table = replace(table, round=now)
    if event.box == BOARD:
        return replace(table, round=replace(now, board=_with(now.board, event.index, event.card)))
    if event.box == DEALER_BOX:
        return replace(table, round=replace(now, dealer=_with(now.dealer, event.index, event.card)))
    box = table.box(event.box)
    return table if box is None else changed(table, event.box, cards=_with(box.cards, event.index, event.card))


def _with(cards: Cards, index: int, card: Card) -> Cards:
    return (*cards[:index], card, *cards[index + 1 :])


def cards_picked_up(table: Table, event: e.CardsPickedUp) -> Table:
    """Only the player of the box is told the faces; everybody knows that the hand was touched."""
    if not event.cards:
        return changed(table, event.box, handled=True)
    return changed(table, event.box, handled=True, cards=event.cards)


def hand_folded(table: Table, event: e.HandFolded) -> Table:
    """Cards that their player passed in have been handled."""
    box = table.box(event.box)
    handled = not event.deemed or (box is not None and box.handled)
    return changed(table, event.box, standing=Standing.FOLDED, handled=handled)


def play_placed(table: Table, event: e.PlayPlaced) -> Table:
    return changed(table, event.box, standing=Standing.PLAYED, play=event.cents, street=event.street)


def flop_revealed(table: Table, event: e.FlopRevealed) -> Table:
    return _street(table, event.cards, 0, Phase.FLOP)


def river_revealed(table: Table, event: e.RiverRevealed) -> Table:
    return _street(table, event.cards, table.round.revealed, Phase.RIVER)


def _street(table: Table, cards: tuple[Card, ...], first: int, phase: Phase) -> Table:
    """More of the board lies open, and whoever checked has to decide again."""
    now, last = table.round, first + len(cards)
    boxes = tuple(
        [
            replace(box, standing=Standing.UNDECIDED, called=False) if box.standing is Standing.CHECKED else box
            for box in now.boxes
        ]
    )
    board = (*now.board[:first], *cards, *now.board[last:])
    now = replace(now, board=board, revealed=last, boxes=boxes, seen=seen(table, cards))
    return replace(table, phase=phase, round=now)


def dealer_shown(table: Table, event: e.DealerShown) -> Table:
    now = replace(table.round, dealer=event.cards, dealer_shown=True, seen=seen(table, event.cards))
    return replace(table, phase=_after_showing(event.qualifies), round=now)


def _after_showing(qualifies: bool | None) -> Phase:
    return Phase.SETTLING if qualifies else Phase.REFUNDING


def antes_refunded(table: Table, _event: e.AntesRefunded) -> Table:
    return replace(table, phase=Phase.SETTLING, round=replace(table.round, antes_refunded=True))


def hand_turned(table: Table, event: e.HandTurned) -> Table:
    now = replace(table.round, seen=seen(table, event.cards))
    return changed(replace(table, round=now), event.box, cards=event.cards, turned=True)


def faces_corrected(table: Table, event: e.FacesCorrected) -> Table:
    """What was named wrong has not been seen."""
    box, now = table.box(event.box), table.round
    before = box.cards if box is not None else now.dealer if event.box == DEALER_BOX else now.board[: now.revealed]
    faces = now.seen.difference(card for card in before if card is not None).union(event.cards)
    now = replace(now, seen=faces)
    if box is not None:
        return changed(replace(table, round=now), event.box, cards=event.cards)
    if event.box == DEALER_BOX:
        now = replace(now, dealer=event.cards)
    else:
        now = replace(now, board=(*event.cards, *now.board[len(event.cards) :]))
    phase = _after_showing(event.qualifies) if now.dealer_shown else table.phase
    return replace(table, phase=phase, round=now)


def wager_corrected(table: Table, event: e.WagerCorrected) -> Table:
    return changed(table, event.box, **_chips(event.wager, event.cents, low=event.low))


def wager_settled(table: Table, event: WagerSettled) -> Table:
    """Trips that are void leave their hand in play without them."""
    if event.outcome is Outcome.VOID and event.wager == Area.TRIPS:
        return changed(table, event.box, trips=0)
    return table


def round_voided(table: Table, _event: RoundVoided) -> Table:
    return replace(table, phase=Phase.VOIDED)


def round_closed(table: Table, event: RoundClosed) -> Table:
    """The round is over: idle seats are counted, unless it never was, and the cards go back to be shuffled."""
    playing = {box.box for box in table.round.boxes}
    seats = table.seats if event.void else bookkeeping.idle_counted(table, event.number, playing)
    return replace(bookkeeping.unshuffled(table), phase=Phase.BETWEEN, seats=seats, round=Round(event.number))
