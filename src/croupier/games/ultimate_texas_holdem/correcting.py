"""What was recorded otherwise than it lies: the amount of a wager, or on a felt table the name of a card.

Clauses 5.4, 8.8, 9.3, 13.6, 13.8#1, A:Blind.
"""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.boxes import faces_known
from croupier.games.house.limits import played_low
from croupier.games.ultimate_texas_holdem.answers import Answer, advised, card_fault
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import CorrectFaces, CorrectWager
from croupier.games.ultimate_texas_holdem.events import AnyEvent, FacesCorrected, WagerCorrected
from croupier.games.ultimate_texas_holdem.hands import hand_of, qualifies
from croupier.games.ultimate_texas_holdem.revealing import SHOWN
from croupier.games.ultimate_texas_holdem.settling import TURNED
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Area, Box, Standing, Table

_CORRECTED = {
    Area.ANTE: (C["5.4"], C["5.5"]),
    Area.BLIND: (C["A:Blind"],),
    Area.TRIPS: (C["5.4"], C["5.5"]),
    Area.PLAY: (C["13.8#1(a)"], C["13.8#1(b)"]),
}


def correct_wager(table: Table, command: CorrectWager) -> Answer:
    """A wager whose amount is found to be another than was recorded; it settles as far as it counts."""
    box, under = table.box(command.box), _CORRECTED[command.wager]
    if box is None or not box.live or not box.on(command.wager) or command.cents < 0:
        why = f"Box {command.box} has no open {command.wager} to correct."
        return Refusal(under, why, "Name a wager that lies there, and its amount in cents.")
    if command.wager is Area.ANTE and table.round.antes_refunded:
        return Refusal(under, f"The ante of box {box.box} has been refunded.", "Raise a dispute over its amount.")
    if command.cents == 0 and command.wager is Area.PLAY:
        return Refusal(under, "A hand is not in without its play wager.", "Let the operator rule on the hand.")
    if command.cents == 0 and command.wager in (Area.ANTE, Area.BLIND):
        why = f"A hand without its {command.wager} should not have been dealt."
        return refuse(C["13.6(b)"], why, "Report the hand.")
    return _corrected(table, box, command)


def _corrected(table: Table, box: Box, command: CorrectWager) -> tuple[AnyEvent, ...]:
    """A low ante or trips found late: the player's first is played like any other first, a later one is not."""
    limits = {Area.ANTE: table.limits, Area.TRIPS: table.trips}.get(command.wager)
    accepted = box.ante_accepted_low if command.wager is Area.ANTE else box.trips_accepted_low
    seat = table.seat(box.box)
    told = seat is not None and seat.advised
    played = limits is not None and played_low(limits, command.cents, taken=accepted, told=told)
    corrected = WagerCorrected(
        under=_CORRECTED[command.wager],
        by=command.by.id,
        box=box.box,
        wager=command.wager,
        cents=command.cents,
        low=played,
    )
    return (corrected, advised(box.box, command.by)) if played and not told else (corrected,)


def correct_faces(table: Table, command: CorrectFaces) -> Answer:
    """On a felt table: cards that were named wrong are named as they lie, before anything is settled by them."""
    held = _open_cards(table, command.box)
    if isinstance(held, Refusal):
        return held
    if len(command.cards) != len(held):
        why = f"{len(command.cards)} cards were named, and {len(held)} lie there."
        return refuse(C["8.8(c)"], why, "Name all of them, from left to right.")
    stop = card_fault(table, command.cards, command.by, held)
    return stop or (_renamed(table, command),)


def _open_cards(table: Table, place: int) -> tuple[Card, ...] | Refusal:
    """The cards that lie open at a place, if nothing has been settled by them."""
    if table.shoe.order:
        return refuse(C["8.8(c)"], "The program holds these cards, and nobody has named them.", "Play on.")
    now = table.round
    if place in (BOARD, DEALER_BOX):
        held = now.board[: now.revealed] if place == BOARD else now.dealer if now.dealer_shown else ()
        settled = now.antes_refunded or any(_settled(box) for box in now.boxes)
    else:
        box = table.box(place)
        held = box.cards if box is not None and box.turned else ()
        settled = box is not None and _settled(box)
    if settled or not held:
        why = "No cards lie open there, or wagers have been settled by them."
        return refuse(C["9.3(b)"], why, "Correct open cards before they settle anything; later it is a dispute.")
    return faces_known(held)


def _settled(box: Box) -> bool:
    """Whether the hand was given up or settled against the dealer's."""
    return box.standing in (Standing.CONCEDED, Standing.SETTLED)


def _renamed(table: Table, command: CorrectFaces) -> FacesCorrected:
    now, by, place, cards = table.round, command.by.id, command.box, command.cards
    if not now.dealer_shown:
        return FacesCorrected(under=(C["8.2"], C["8.4"]), by=by, box=place, cards=cards)
    board = cards if place == BOARD else faces_known(now.board)
    if place in (BOARD, DEALER_BOX):
        dealer = hand_of(cards if place == DEALER_BOX else faces_known(now.dealer), board)
        under = SHOWN[dealer.category]
        takes_part = qualifies(dealer)
        return FacesCorrected(under=under, by=by, box=place, cards=cards, hand=dealer.name, qualifies=takes_part)
    hand = hand_of(cards, board)
    return FacesCorrected(under=TURNED[hand.category], by=by, box=place, cards=cards, hand=hand.name)
