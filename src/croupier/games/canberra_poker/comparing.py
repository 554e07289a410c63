"""The dealer's hand, the players' hands, and the wagers between them (9.1-9.6, 9.8)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.cards.ranking import Hand
from croupier.games.canberra_poker.answers import Answer, card_named
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import CorrectFaces, RevealDealer, SettleWagers, TurnHand
from croupier.games.canberra_poker.completeness import card_fault
from croupier.games.canberra_poker.deciding import needs_comparing, stakes_on
from croupier.games.canberra_poker.events import AnyEvent, DealerShown, FacesCorrected, HandTurned, WagersCompared
from croupier.games.canberra_poker.hands import ORDER, QUALIFYING, RANKED_BY, hand_of, qualifies
from croupier.games.canberra_poker.showdown import BESIDE_THE_BET, Entry, Result, showdown
from croupier.games.canberra_poker.state import DEALER_BOX, Box, Standing, Table
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.settled import settled_event
from croupier.games.people import Person

_SHOWN = {category: (C["9.1"], *QUALIFYING, *RANKED_BY, clause) for category, clause in ORDER.items()}
_TURNED = {category: (C["9.1"], *RANKED_BY, clause) for category, clause in ORDER.items()}


def reveal_dealer(table: Table, command: RevealDealer) -> Answer:
    faces = _faces(table, table.round.dealer, command.cards)
    if isinstance(faces, Refusal):
        return faces
    stop = card_fault(table, faces, command.by, table.round.dealer)
    if stop:
        return stop
    hand = hand_of(faces)
    shown = DealerShown(
        under=_SHOWN[hand.category], by=command.by.id, cards=faces, hand=hand.name, qualifies=qualifies(hand)
    )
    return (shown,)


def turn_hand(table: Table, command: TurnHand) -> Answer:
    """On a felt table: the faces of a hand that stayed in."""
    box = table.box(command.box)
    if box is None or not needs_comparing(box):
        return refuse(C["9.4"], f"Box {command.box} has no hand to compare.", "Turn the hands that stayed in.")
    faces = _faces(table, box.cards, command.cards)
    if isinstance(faces, Refusal):
        return faces
    return card_fault(table, faces, command.by, box.cards) or (_turned(box.box, faces, hand_of(faces), command.by),)


def _faces(table: Table, held: Sequence[Card | None], named: tuple[Card, ...]) -> tuple[Card, ...] | Refusal:
    """The faces of a hand: those that the program holds, or those that the dealer names."""
    wrong = card_named(table.shoe.order, named)
    if wrong is not None:
        return wrong
    known = faces_known(held)
    if len(known) == len(held):
        return known
    if len(named) != table.edition.hand_cards.value:
        why = f"{len(named)} cards were named; a hand has five, and no other number has a value."
        return refuse(C["2.5"], why, "Name its five cards.")
    if not set(known) <= set(named):
        return refuse(C["6.1"], f"The hand holds {' '.join(known)}, which was not named.", "Name all its cards.")
    return named


def correct_faces(table: Table, command: CorrectFaces) -> Answer:
    """On a felt table: faces that were named wrong are named as they lie, before anything is settled by them."""
    if table.shoe.order:
        return refuse(C["9.1"], "The program holds these cards, and nobody has named them.", "Settle the wagers.")
    box = table.box(command.box)
    dealer = command.box == DEALER_BOX
    held = table.round.dealer if dealer else () if box is None or not needs_comparing(box) else box.cards
    if not held or None in held:
        return refuse(C["9.1"], f"Box {command.box} has no hand that is turned.", "Turn the hand first.")
    if len(command.cards) != len(held):
        why = f"{len(command.cards)} cards were named; a hand has five, and no other number has a value."
        return refuse(C["2.5"], why, "Name its five cards.")
    hand_named = card_fault(table, command.cards, command.by, held)
    if hand_named:
        return hand_named
    hand = hand_of(command.cards)
    under = (_SHOWN if dealer else _TURNED)[hand.category]
    takes_part = qualifies(hand) if dealer else None
    by, cards = command.by.id, command.cards
    return (FacesCorrected(under=under, by=by, box=command.box, cards=cards, hand=hand.name, qualifies=takes_part),)


def settle_wagers(table: Table, command: SettleWagers) -> Answer:
    """Every ante and bet that stayed in, from right to left; jackpot hands wait for their declaration."""
    in_play = tuple(box for box in reversed(table.round.boxes) if needs_comparing(box))
    entries: list[Entry] = []
    for box in in_play:
        entry = _entry(table, box)
        if isinstance(entry, Refusal):
            return entry
        entries.append(entry)
    plate = table.plate
    results: tuple[Result, ...] = ()
    if entries:
        dealer = hand_of(faces_known(table.round.dealer))
        results = showdown(table.edition, dealer, entries, plate.readings, plate.maximum_payout_cents)
    events: list[AnyEvent] = []
    for box, result in zip(in_play, results, strict=True):
        events.append(_turned(box.box, faces_known(box.cards), result.hand, command.by))
        events.extend(settled_event(box.box, settled, command.by) for settled in result.settled)
    winners = tuple(result.box for result in results if result.in_jackpot)
    return (*events, WagersCompared(under=BESIDE_THE_BET, by=command.by.id, jackpot_boxes=winners))


def _entry(table: Table, box: Box) -> Entry | Refusal:
    """A box as it goes into the comparison, or why it cannot."""
    if box.misplaced:
        why = f"The hand of box {box.box} lies in the discard rack."
        return refuse(C["14.4"], why, "Let the supervisor reconstruct it, or the operator withdraw it.")
    if None in box.cards:
        return refuse(C["9.4"], f"The hand of box {box.box} is not turned.", "Turn it and name its cards.")
    stakes = stakes_on(table, box) if box.standing is Standing.BET else None
    return Entry(box.box, hand_of(faces_known(box.cards)), stakes, box.jackpot)


def faces_known(cards: Sequence[Card | None]) -> tuple[Card, ...]:
    """The cards of a hand of which every face is known."""
    return tuple([card for card in cards if card is not None])


def _turned(box: int, faces: tuple[Card, ...], hand: Hand, by: Person) -> HandTurned:
    return HandTurned(under=_TURNED[hand.category], by=by.id, box=box, cards=faces, hand=hand.name)
