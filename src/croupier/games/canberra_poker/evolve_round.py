"""What the events of a round change: wagers, cards, decisions, and the phases between them."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.moves import POOL, RESERVE
from croupier.games.canberra_poker.state import DEALER_BOX, Box, Phase, Pools, Round, Standing, Table
from croupier.games.house import bookkeeping, boxes
from croupier.games.house.boxes import changed, joined, place_of, put, seen, with_face, without
from croupier.games.house.events import RoundClosed, RoundVoided, WageringOpened


def with_pools(table: Table, pool: int, reserve: int) -> Table:
    pools = table.pools
    return replace(table, pools=Pools(pools.on, pools.pool_cents + pool, pools.reserve_cents + reserve))


def wagering_opened(table: Table, event: WageringOpened) -> Table:
    return bookkeeping.wagering_opened(table, event, phase=Phase.WAGERING, round=Round(event.number))


def ante_placed(table: Table, event: e.AntePlaced) -> Table:
    placed = Box(event.box, event.player, event.cents, ante_accepted_low=event.low)
    return joined(table, placed)


def ante_withdrawn(table: Table, event: e.AnteWithdrawn) -> Table:
    return without(table, event.box)


def stake_returned(table: Table, event: e.JackpotStakeReturned) -> Table:
    box = table.box(event.box)
    if box is not None and (box.to_pool or box.to_reserve):
        table = with_pools(table, -box.to_pool, -box.to_reserve)
    return changed(table, event.box, jackpot=0, lit=False, to_pool=0, to_reserve=0)


def contributed(table: Table, event: e.JackpotContributed) -> Table:
    table = with_pools(table, event.pool_cents, event.reserve_cents)
    return changed(table, event.box, to_pool=event.pool_cents, to_reserve=event.reserve_cents)


def card_dealt(table: Table, event: e.CardDealt) -> Table:
    now, number, card = table.round, event.box, event.card
    if number == DEALER_BOX:
        up = len(now.dealer) if event.face_up else now.up
        now = replace(now, dealer=(*now.dealer, card), up=up, dealt=now.dealt + 1)
    else:
        place = place_of(now.boxes, number)
        box = now.boxes[place]
        boxes = put(now.boxes, place, replace(box, cards=(*box.cards, card)))
        now = replace(now, boxes=boxes, dealt=now.dealt + 1)
    if card is not None and not table.shoe.order:
        now = replace(now, seen=now.seen | {card})
    return replace(table, round=now)


def cards_picked_up(table: Table, event: e.CardsPickedUp) -> Table:
    """Only the player of the box is told the faces; a table that knows them already stays as it is."""
    box = table.box(event.box)
    if box is None or box.cards == event.cards:
        return table
    return changed(table, event.box, cards=event.cards)


def card_exposed(table: Table, event: e.CardExposed) -> Table:
    now = table.round
    now = replace(now, exposed=now.exposed + 1, seen=now.seen | {event.card})
    table = replace(table, round=now)
    if event.box != DEALER_BOX:
        box = table.box(event.box)
        return table if box is None else changed(table, event.box, cards=with_face(box.cards, event.index, event.card))
    dealer = with_face(now.dealer, event.index, event.card)
    return replace(table, round=replace(now, dealer=dealer, up=event.index if event.stays_up else now.up))


def top_card_turned(table: Table, event: e.TopCardTurned) -> Table:
    now = table.round
    dealer = with_face(now.dealer, event.index, event.card)
    return replace(table, round=replace(now, dealer=dealer, up=event.index, seen=seen(table, (event.card,))))


def wager_corrected(table: Table, event: e.WagerCorrected) -> Table:
    if event.wager == "ante":
        return changed(table, event.box, ante=event.cents, ante_accepted_low=event.low)
    return changed(table, event.box, bet=event.cents)


def dealer_shown(table: Table, event: e.DealerShown) -> Table:
    now = replace(table.round, dealer=event.cards, seen=seen(table, event.cards))
    return replace(table, phase=Phase.COMPARING, round=now)


def hand_turned(table: Table, event: e.HandTurned) -> Table:
    if table.shoe.order:
        return table
    now = replace(table.round, seen=seen(table, event.cards))
    return changed(replace(table, round=now), event.box, cards=event.cards)


def faces_corrected(table: Table, event: e.FacesCorrected) -> Table:
    """What was named wrong has not been seen."""
    box, now = table.box(event.box), table.round
    before = now.dealer if box is None else box.cards
    now = replace(now, seen=now.seen.difference(card for card in before if card is not None).union(event.cards))
    if box is None:
        return replace(table, round=replace(now, dealer=event.cards))
    return changed(replace(table, round=now), event.box, cards=event.cards)


def hand_racked(table: Table, event: e.HandRacked) -> Table:
    if event.box == DEALER_BOX:
        return replace(table, round=replace(table.round, dealer_racked=True))
    return changed(table, event.box, racked=True)


def round_voided(table: Table, event: RoundVoided) -> Table:
    pool = sum(m.cents for m in event.reversals if m.target == POOL)
    pool -= sum(m.cents for m in event.reversals if m.source == POOL)
    reserve = sum(m.cents for m in event.reversals if m.target == RESERVE)
    reserve -= sum(m.cents for m in event.reversals if m.source == RESERVE)
    return replace(with_pools(table, pool, reserve), phase=Phase.VOIDED)


def round_closed(table: Table, event: RoundClosed) -> Table:
    return boxes.round_closed(table, event, phase=Phase.BETWEEN, round=Round(event.number))


def bet_placed(table: Table, event: e.BetPlaced) -> Table:
    return changed(table, event.box, standing=Standing.BET, bet=event.cents)


def decisions_closed(table: Table, event: e.DecisionsClosed) -> Table:
    return replace(table, phase=Phase.REVEALING if event.anyone_in else Phase.COLLECTING)


def wagers_compared(table: Table, event: e.WagersCompared) -> Table:
    return replace(table, phase=Phase.JACKPOT if event.jackpot_boxes else Phase.COLLECTING)


def jackpot_reset(table: Table, event: e.JackpotReset) -> Table:
    return with_pools(table, event.from_reserve + event.from_house, -event.from_reserve)
