"""The deal: five cards to the board, spread, then the hands, by card or by packet (2.2, 7.2, 7.3, 13.1, 13.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.terms import CardSource
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem.answers import Answer, card_fault, card_named, misdeal, round_over
from croupier.games.ultimate_texas_holdem.charter import DECK
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import DealCard, DealPacket, DealRound, SpreadBoard
from croupier.games.ultimate_texas_holdem.dealing_order import (
    Position,
    batches,
    hand_at,
    named_place,
    next_position,
    positions,
    size_at,
    spread_due,
)
from croupier.games.ultimate_texas_holdem.events import AnyEvent, BoardSpread, CardExposed, CardsDealt, DealCompleted
from croupier.games.ultimate_texas_holdem.evolve import evolve
from croupier.games.ultimate_texas_holdem.irregular import unwagered_hand
from croupier.games.ultimate_texas_holdem.opening import must_be_ready
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Phase, Table
from croupier.games.ultimate_texas_holdem.wagering import close_wagering
from croupier.rules.clause import Under

_PACKETS = {BOARD: (C["7.2(a)"],), DEALER_BOX: (C["7.2(d)"],)}
_TO_BOXES_IN_PACKETS = (C["7.2(c)"],)
_SINGLY = {
    (BOARD, 0): (C["7.3(a)"],),
    (DEALER_BOX, 0): (C["7.3(d)"],),
    (DEALER_BOX, 1): (C["7.3(f)"],),
}
_TO_BOXES_SINGLY = ((C["7.3(c)"],), (C["7.3(e)"],))
SPREAD = {ShoeKind.AUTOMATED: (C["7.2(b)"],), ShoeKind.PLAIN: (C["7.3(b)"],)}
_COMPLETE = {
    ShoeKind.AUTOMATED: (C["7.2(d)"], C["8.1(a)"], C["8.1(b)"], C["8.1(c)(i)"]),
    ShoeKind.PLAIN: (C["7.3(f)"], C["8.1(a)"], C["8.1(b)"], C["8.1(c)(i)"]),
}


def deal_round(table: Table, command: DealRound) -> Answer:
    """Everything that is still to be dealt, from a shoe whose order the program holds."""
    wrong = _may_deal(table)
    if wrong is not None:
        return wrong
    if table.plate.cards is CardSource.FELT:
        return Refusal(_device(table), "On a felt table the dealer's hands deal.", "Deal card by card, or in packets.")
    events = [*close_wagering(table, command.by)] if table.phase is Phase.WAGERING else []
    order, spread = table.shoe.order, table.round.spread
    first = table.round.dealt
    for place, count in batches(positions(table), first):
        if not spread and place[0] != BOARD:
            events.append(_spread(table, command.by))
            spread = True
        events.append(_dealt(table, place, order[first : first + count], command.by))
        first += count
    return (*events, *_deal_over(table, command.by))


def spread_board(table: Table, command: SpreadBoard) -> Answer:
    """Face down, from left to right; the first three are the flop."""
    if not spread_due(table):
        why = "There is no stack of five cards to be spread."
        return Refusal(SPREAD[table.shoe.kind], why, "Deal the five communal cards, and spread them once.")
    return (_spread(table, command.by),)


def deal_card(table: Table, command: DealCard) -> Answer:
    """One card from the dealer's hand: where it went and, as far as anybody saw it, what it is."""
    wrong = _may_deal(table) or _other_shoe(table, ShoeKind.PLAIN) or card_named(table.shoe.order, (command.card,))
    if wrong is not None:
        return wrong
    before = close_wagering(table, command.by) if table.phase is Phase.WAGERING else ()
    started = reduce(evolve, before, table)
    amiss = _amiss(started, command.box, command.by)
    if amiss is not None:
        return amiss if isinstance(amiss, Refusal) else (*before, *amiss)
    if command.exposed and command.card is None and not table.shoe.order:
        return refuse(C["13.2"], "The card lies face up but is not named.", "Name the card that everybody sees.")
    if command.card is not None and not command.exposed:
        why = "A card dealt face down is known to nobody."
        return Refusal(_device(table), why, "Deal it without a name, or as exposed.")
    faces = ((0, command.card),) if command.exposed else ()
    return (*before, *_one_batch(started, command.box, 1, faces, command.by))


def deal_packet(table: Table, command: DealPacket) -> Answer:
    """The stack of five, or two cards at once, from an automated shoe, and those that showed their faces."""
    named = card_named(table.shoe.order, [card for _, card in command.exposed])
    wrong = _may_deal(table) or _other_shoe(table, ShoeKind.AUTOMATED) or named
    if wrong is not None:
        return wrong
    before = close_wagering(table, command.by) if table.phase is Phase.WAGERING else ()
    started = reduce(evolve, before, table)
    amiss = _amiss(started, command.box, command.by)
    amiss = amiss or _faces_fault(started, command)
    if amiss is None and command.count != size_at(table, command.box):
        reason = f"{command.count} cards to {named_place(command.box)}"
        amiss = (misdeal(C["13.1"], started, command.by, reason),)
    if amiss is not None:
        return amiss if isinstance(amiss, Refusal) else (*before, *amiss)
    return (*before, *_one_batch(started, command.box, command.count, command.exposed, command.by))


def _faces_fault(table: Table, command: DealPacket) -> Refusal | None:
    """Why these cannot be the faces of the packet that were seen."""
    indexes = [index for index, _ in command.exposed]
    if len(set(indexes)) < len(indexes) or not all(0 <= index < command.count for index in indexes):
        why = f"The exposed cards are no {len(indexes)} different cards of a packet of {command.count}."
        return refuse(C["13.2"], why, "Name each exposed card once, counting from 0.")
    if not table.shoe.order and any(card is None for _, card in command.exposed):
        return refuse(C["13.2"], "A card that showed is not named.", "Name the cards that everybody sees.")
    if not 0 <= command.count <= DECK.size:
        return refuse(C["13.1"], f"{command.count} is no number of cards.", "Count the cards of the packet.")
    return None


def _one_batch(
    table: Table, place: int, count: int, faces: Sequence[tuple[int, Card | None]], by: Person
) -> tuple[AnyEvent, ...]:
    """Cards to one place; a face that shows while the deal goes on is a misdeal."""
    order, first = table.shoe.order, table.round.dealt
    held = len(hand_at(table, place) or ())
    cards = order[first : first + count] if order else (None,) * count
    seen = [card for _, card in faces if card is not None]
    stop = card_fault(table, seen, by)
    if stop:
        return stop
    dealt = _dealt(table, (place, held), cards, by)
    if faces:
        named = [(held + index, cards[index] or card) for index, card in faces]
        return (dealt, *exposed_in_the_deal(table, place, [(i, card) for i, card in named if card], by))
    after = evolve(table, dealt)
    return (dealt,) if next_position(after) is not None else (dealt, *_deal_over(after, by))


def exposed_in_the_deal(
    table: Table, place: int, faces: Sequence[tuple[int, Card]], by: Person
) -> tuple[AnyEvent, ...]:
    """One face is enough to make a misdeal of the deal."""
    under = (C["13.2"],)
    shown = [CardExposed(under=under, by=by.id, box=place, index=index, card=card) for index, card in faces]
    return (*shown, misdeal(C["13.2"], table, by, f"a card of {named_place(place)} was revealed during the deal"))


def _amiss(table: Table, place: int, by: Person) -> tuple[AnyEvent, ...] | Refusal | None:
    """What follows when cards go, or are said to go, where none are due.

    Only a wrong number of cards is a misdeal (13.1); cards out of their order are taken back, or the operator rules.
    """
    if place != BOARD and not 0 <= place <= table.plate.layout.boxes:
        why = f"There is no box {place} on this layout."
        return refuse(C["A:Box"], why, "Name a box, 0 for the dealer, or -1 for the board.")
    hand = hand_at(table, place)
    if hand is None:
        return unwagered_hand(table, place, by)
    if len(hand) >= size_at(table, place):
        return (misdeal(C["13.1"], table, by, f"one card too many to {named_place(place)}"),)
    due = next_position(table)
    if spread_due(table):
        return Refusal(SPREAD[table.shoe.kind], "The communal cards are still in a stack.", "Spread them first.")
    if due is None or due[0] != place:
        why = f"The next card belongs to {named_place(due[0] if due else place)}, not to {named_place(place)}."
        return Refusal(_device(table), why, "Deal in the order of the rules; what lies wrong is for the operator.")
    return None


def _device(table: Table) -> Under:
    return (C["2.2(a)"], C["7.2(c)"]) if table.shoe.kind is ShoeKind.AUTOMATED else (C["2.2(b)"], C["7.3(c)"])


def _other_shoe(table: Table, kind: ShoeKind) -> Refusal | None:
    """A card shoe gives one card at a time, and an automated one packets."""
    match table.shoe.kind:
        case found if found is kind:
            return None
        case ShoeKind.AUTOMATED:
            why = "An automated shoe gives packets, not single cards."
            return refuse(C["2.2(a)"], why, "Deal the packet that is due.")
        case ShoeKind.PLAIN:
            return refuse(C["2.2(b)"], "A card shoe gives one card at a time.", "Deal the card that is due.")


def _may_deal(table: Table) -> Refusal | None:
    if not any(box.complete for box in table.round.boxes):
        return refuse(C["A:Blind"], "No box has an ante and a blind.", "Wait for both of them.")
    return must_be_ready(table)


def _spread(table: Table, by: Person) -> BoardSpread:
    return BoardSpread(under=SPREAD[table.shoe.kind], by=by.id)


def _dealt(table: Table, place: Position, cards: tuple[Card | None, ...], by: Person) -> CardsDealt:
    return CardsDealt(under=dealt_under(table, place), by=by.id, box=place[0], cards=cards)


def dealt_under(table: Table, place: Position) -> Under:
    """What sends a card, or the packet that begins with it, to its place."""
    target, index = place
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return _PACKETS.get(target, _TO_BOXES_IN_PACKETS)
    return _SINGLY[BOARD, 0] if target == BOARD else _SINGLY.get(place, _TO_BOXES_SINGLY[index])


def _deal_over(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """The players may look at their cards; if every hand was withdrawn on the way, nobody is left to."""
    return (DealCompleted(under=_COMPLETE[table.shoe.kind], by=by.id), *round_over(table, BOARD, by))
