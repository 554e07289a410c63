"""The deal, card by card or in packets, and what goes wrong with it (4.1, 6, 12.4, 14.1-14.3)."""

from __future__ import annotations

from functools import reduce

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.answers import Answer, card_fault, card_named, voided
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import DealCard, DealPacket, DealRound, TurnTopCard
from croupier.games.canberra_poker.dealing_order import Position, next_position, positions
from croupier.games.canberra_poker.deciding import decisions_opened
from croupier.games.canberra_poker.events import AnyEvent, CardDealt, DealCompleted, TopCardTurned
from croupier.games.canberra_poker.evolve import evolve
from croupier.games.canberra_poker.exposing import exposed
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Table
from croupier.games.canberra_poker.wagering import close_wagering
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.terms import CardSource
from croupier.games.people import Person

_TO_BOXES = (C["6.3(a)"], C["6.3(c)"], C["6.2"], C["6.1"])
_TO_DEALER = (C["6.3(b)"], C["6.3(c)"], C["6.2"], C["6.1"])
_PACKET = (C["12.4"], C["12.1"])
_MISDEALT = (C["14.3"], C["A:Void"])


def deal_round(table: Table, command: DealRound) -> Answer:
    """Everything that is still to be dealt, from a shoe whose order the program holds."""
    wrong = _may_deal(table)
    if wrong is not None:
        return wrong
    if table.plate.cards is CardSource.FELT:
        return refuse(C["6.1"], "On a felt table the dealer's hands deal.", "Deal card by card.")
    if next_position(table) is None:
        return refuse(C["12.4"], "Every hand has its five cards.", "Turn the dealer's top card.")
    before = close_wagering(table, command.by) if table.phase is Phase.WAGERING else ()
    first = table.round.dealt
    rest = zip(positions(table)[first:], table.shoe.order[first:], strict=False)
    dealt = tuple([_dealt(table, place, card, command.by) for place, card in rest])
    return (*before, *dealt, *_deal_over(table, dealt, command.by))


def deal_card(table: Table, command: DealCard) -> Answer:
    """One card from the dealer's hand: where it went and, as far as anybody saw it, what it is."""
    named = card_named(table.shoe.order, (command.card,))
    wrong = _may_deal(table) or _no_such_box(table, command.box) or named
    if wrong is not None:
        return wrong
    before = close_wagering(table, command.by) if table.phase is Phase.WAGERING else ()
    started = reduce(evolve, before, table)
    place = next_position(started)
    if place is None or place[0] != command.box or table.shoe.kind is ShoeKind.AUTOMATED:
        return (*before, _misdealt(started, command.box, command.by))
    wrong = _card_objection(started, place, command)
    if wrong is not None:
        return wrong
    return (*before, *_one_card(started, place, command))


def _one_card(table: Table, place: Position, command: DealCard) -> tuple[AnyEvent, ...]:
    stop = card_fault(table, (command.card,) if command.card else (), command.by)
    if stop:
        return stop
    card = table.shoe.order[table.round.dealt] if table.shoe.order else command.card
    dealt = _dealt(table, place, card, command.by)
    after = evolve(table, dealt)
    shown: tuple[AnyEvent, ...] = ()
    if command.exposed and card is not None and not dealt.face_up:
        shown = exposed(after, place, card, command.by)
        after = reduce(evolve, shown, after)
    if after.phase is Phase.VOIDED or next_position(after) is not None:
        return (dealt, *shown)
    return (dealt, *shown, *_deal_over(after, (), command.by))


def deal_packet(table: Table, command: DealPacket) -> Answer:
    """Five cards at once from an automated shoe, and those of them that showed their faces."""
    named = card_named(table.shoe.order, [card for _, card in command.exposed])
    wrong = _may_deal(table) or _no_such_box(table, command.box) or named
    if wrong is not None:
        return wrong
    before = close_wagering(table, command.by) if table.phase is Phase.WAGERING else ()
    started = reduce(evolve, before, table)
    hand = table.edition.hand_cards.value
    automated = table.shoe.kind is ShoeKind.AUTOMATED
    if not automated or command.count != hand or next_position(started) != (command.box, 0):
        return (*before, _misdealt(started, command.box, command.by))
    order, first = started.shoe.order, started.round.dealt
    dealt = tuple(
        _dealt(started, (command.box, card), order[first + card] if order else None, command.by) for card in range(hand)
    )
    after = reduce(evolve, dealt, started)
    shown = _faces_in_packet(after, command)
    if isinstance(shown, Refusal):
        return shown
    after = reduce(evolve, shown, after)
    over = () if after.phase is Phase.VOIDED or next_position(after) else _deal_over(after, (), command.by)
    return (*before, *dealt, *shown, *over)


def _faces_in_packet(table: Table, command: DealPacket) -> tuple[AnyEvent, ...] | Refusal:
    if len({index for index, _ in command.exposed}) < len(command.exposed):
        return refuse(C["14.1"], "A card of the packet is named twice.", "Name each exposed card once.")
    shown: tuple[AnyEvent, ...] = ()
    for index, card in command.exposed:
        if not 0 <= index < table.edition.hand_cards.value:
            return refuse(C["14.1"], f"A packet has no card {index}.", "Name the exposed card by 0 to 4.")
        face = _in_packet(table, index) or card
        if face is None:
            return refuse(C["14.1"], "The card that showed is not named.", "Name the card that everybody sees.")
        stop = card_fault(table, (face,), command.by)
        found = stop or exposed(table, (command.box, index), face, command.by)
        shown = (*shown, *found)
        table = reduce(evolve, found, table)
        if table.phase is Phase.VOIDED or stop:
            break
    return shown


def _in_packet(table: Table, index: int) -> Card | None:
    """A card of the packet that was dealt last, where the program holds it."""
    first = table.round.dealt - table.edition.hand_cards.value
    return table.shoe.order[first + index] if table.shoe.order else None


def turn_top_card(table: Table, command: TurnTopCard) -> Answer:
    """The dealer's face-up card of a packet, as it is seen to lie on top (12.4)."""
    if table.shoe.kind is not ShoeKind.AUTOMATED or next_position(table) is not None:
        return refuse(C["12.4"], "The top card is turned when every packet is dealt.", "Finish the deal.")
    if not 0 <= command.index < len(table.round.dealer):
        return refuse(C["12.4"], f"The dealer has no card {command.index}.", "Name the card by 0 to 4.")
    named = card_named(table.shoe.order, (command.card,))
    if named is not None:
        return named
    card = table.round.dealer[command.index] or command.card
    if card is None or command.card not in (None, card):
        return refuse(C["12.4"], "The turned card is not named as it lies.", "Name the card that everybody sees.")
    stop = card_fault(table, (card,), command.by)
    if stop:
        return stop
    turned = TopCardTurned(under=(C["12.4"],), by=command.by.id, index=command.index, card=card)
    return turned, DealCompleted(under=(C["12.4"],), by=command.by.id)


def _may_deal(table: Table) -> Refusal | None:
    if not table.round.boxes:
        return refuse(C["A:Ante"], "No box has an ante.", "Wait for an ante.")
    if not table.shoe.shuffled:
        clause = C["12.3"] if table.shoe.kind is ShoeKind.AUTOMATED else C["5.1"]
        return refuse(clause, "The cards are not shuffled.", "Shuffle them, and cut those of a plain shoe.")
    if not table.shoe.ready:
        return refuse(C["5.2"], "The cards are not cut, and not in the shoe.", "Cut them once.")
    return None


def _no_such_box(table: Table, box: int) -> Refusal | None:
    if 0 <= box <= table.plate.layout.boxes:
        return None
    return refuse(C["A:Box"], f"There is no box {box} on this layout.", "Name a box, or 0 for the dealer.")


def _card_objection(table: Table, place: Position, command: DealCard) -> Refusal | None:
    if table.shoe.order:
        return None
    if command.card is None and (command.exposed or _lies_face_up(table, place)):
        clause = C["14.1"] if command.exposed else C["6.2"]
        return refuse(clause, "The card lies face up but is not named.", "Name the card that everybody sees.")
    if command.card is not None and not (command.exposed or _lies_face_up(table, place)):
        return refuse(C["6.2"], "A card dealt face down is known to nobody.", "Deal it without a name, or as exposed.")
    return None


def _lies_face_up(table: Table, place: Position) -> bool:
    """The dealer's last card, unless one of the dealer's lies face up already (6.2, 14.2)."""
    box, index = place
    last = box == DEALER_BOX and index == table.edition.hand_cards.value - 1
    return last and table.round.up is None and table.shoe.kind is ShoeKind.PLAIN


def _dealt(table: Table, place: Position, card: Card | None, by: Person) -> CardDealt:
    box = place[0]
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return CardDealt(under=_PACKET, by=by.id, box=box, card=card, face_up=False)
    if box != DEALER_BOX:
        return CardDealt(under=_TO_BOXES, by=by.id, box=box, card=card, face_up=False)
    return CardDealt(under=_TO_DEALER, by=by.id, box=box, card=card, face_up=_lies_face_up(table, place))


def _misdealt(table: Table, box: int, by: Person) -> AnyEvent:
    target = "the dealer" if box == DEALER_BOX else f"box {box}"
    return voided(table, _MISDEALT, by, f"cards dealt to {target} against the order of dealing")


def _deal_over(table: Table, dealt: tuple[CardDealt, ...], by: Person) -> tuple[AnyEvent, ...]:
    if table.shoe.kind is ShoeKind.PLAIN:
        return decisions_opened(table, dealt, by)
    if table.round.up is None:
        return ()
    return (DealCompleted(under=(C["12.4"], C["14.2"]), by=by.id),)
