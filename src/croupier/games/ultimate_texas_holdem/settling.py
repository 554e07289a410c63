"""Concessions, antes handed back, and each hand from the dealer's right: turned, settled, racked (9, 13.8#1)."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.boxes import faces_known
from croupier.games.house.settled import settled_event
from croupier.games.ultimate_texas_holdem.answers import (
    Answer,
    box_in_play,
    card_fault,
    live_hands,
    round_over,
    stakes_on,
)
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import Concede, RefundAntes, SettleHand, TurnHand
from croupier.games.ultimate_texas_holdem.events import (
    AntesRefunded,
    AnyEvent,
    HandConceded,
    HandRacked,
    HandTurned,
)
from croupier.games.ultimate_texas_holdem.hands import ORDER, RANKED_BY, hand_of
from croupier.games.ultimate_texas_holdem.revealing import faces_of
from croupier.games.ultimate_texas_holdem.settle import CONCEDED, Payout, collected, refund, settle
from croupier.games.ultimate_texas_holdem.state import Box, Table

TURNED = {category: (C["9.3(a)"], C["9.3(b)"], *RANKED_BY, *under) for category, under in ORDER.items()}


def concede(table: Table, command: Concede) -> Answer:
    """Against the dealer's declared hand a player gives up all wagers, until the own cards are turned."""
    box = box_in_play(table, command.box, command.by)
    if isinstance(box, Refusal):
        return box
    if not box.live or box.turned:
        why = f"The hand of box {box.box} is {'turned' if box.live else box.standing}."
        return refuse(C["9.1"], why, "Concede before the cards are turned.")
    conceded = HandConceded(under=CONCEDED, by=command.by.id, box=box.box)
    lost = collected(stakes_on(table, box), CONCEDED, ante_refunded=table.round.antes_refunded)
    settled = (settled_event(box.box, wager, command.by) for wager in lost)
    return (conceded, *settled, *round_over(table, box.box, command.by))


def refund_antes(table: Table, command: RefundAntes) -> Answer:
    """The antes of all hands still in go back before any hand is turned."""
    hands = live_hands(table)
    back = [settled_event(box.box, refund(stakes_on(table, box)), command.by) for box in hands]
    boxes = tuple(box.box for box in hands)
    return (*back, AntesRefunded(under=(C["9.2"], C["A:Push"]), by=command.by.id, boxes=boxes))


def turn_hand(table: Table, command: TurnHand) -> Answer:
    """The two cards of the hand that is next from the dealer's right, and the best hand that they make."""
    box = _next_hand(table, command.box)
    if isinstance(box, Refusal):
        return box
    if box.turned:
        return refuse(C["9.3(a)"], f"The hand of box {box.box} is turned.", "Settle its wagers.")
    faces = faces_of(table, box.cards, command.cards, C["9.3(a)"])
    if isinstance(faces, Refusal):
        return faces
    stop = card_fault(table, faces, command.by, box.cards)
    if stop:
        return stop
    hand = hand_of(faces, faces_known(table.round.board))
    under = TURNED[hand.category]
    return (HandTurned(under=under, by=command.by.id, box=box.box, cards=faces, hand=hand.name),)


def settle_hand(table: Table, command: SettleHand) -> Answer:
    """Each wager of the turned hand is taken or paid, and its cards go to the rack before the next is turned."""
    box = _next_hand(table, command.box)
    if isinstance(box, Refusal):
        return box
    if not box.turned:
        return refuse(C["9.3(a)"], f"The hand of box {box.box} is not turned.", "Turn it first.")
    board, plate = faces_known(table.round.board), table.plate
    dealer = hand_of(faces_known(table.round.dealer), board)
    player = hand_of(faces_known(box.cards), board)
    payout = Payout(plate.maximum_payout_cents, plate.smallest_chip_cents)
    results = settle(table.edition, dealer, player, stakes_on(table, box), payout)
    events: list[AnyEvent] = [settled_event(box.box, settled, command.by) for settled in results]
    events.append(HandRacked(under=(C["9.3(d)"], C["9.10"]), by=command.by.id, box=box.box))
    return (*events, *round_over(table, box.box, command.by))


def next_hand(table: Table) -> Box | None:
    """The hand that is settled next."""
    return next((box for box in reversed(table.round.boxes) if box.live), None)


def _next_hand(table: Table, number: int) -> Box | Refusal:
    box = next_hand(table)
    if box is not None and box.box == number:
        return box
    due = "none" if box is None else f"box {box.box}"
    why = f"The hands are settled from the dealer's right, one after the other, and {due} is next."
    return refuse(C["9.3:lead"], why, "Act upon that hand first.")
