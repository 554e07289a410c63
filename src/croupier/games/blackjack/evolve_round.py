"""What the events of a round change: wagers, hands, insurance, the dealer's cards, and the phases between them."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import (
    DEALER_BOX,
    STANDINGS,
    Box,
    Hand,
    Insurance,
    Joining,
    Phase,
    Round,
    Table,
    Wager,
)
from croupier.games.house import bookkeeping
from croupier.games.house.events import WageringOpened
from croupier.games.house.terms import Outcome

DEAL = (Phase.WAGERING, Phase.DEALING)
One = TypeVar("One", bound=Box | Hand)


def with_box(now: Round, number: int, **changes: Any) -> Round:
    """The round with one of its boxes changed."""
    for place, box in enumerate(now.boxes):
        if box.box == number:
            return replace(now, boxes=_put(now.boxes, place, replace(box, **changes)))
    return now


def with_hand(table: Table, number: int, index: int, hand: Hand) -> Table:
    """The table with one hand of a box as it is now."""
    now = table.round
    for place, box in enumerate(now.boxes):
        if box.box == number:
            changed = replace(box, hands=_put(box.hands, index, hand))
            return replace(table, round=replace(now, boxes=_put(now.boxes, place, changed)))
    return table


def _put(row: tuple[One, ...], place: int, one: One) -> tuple[One, ...]:
    """The boxes, or the hands of a box, with one of them changed."""
    return (one,) if len(row) == 1 else (*row[:place], one, *row[place + 1 :])


def _hand(table: Table, number: int, index: int) -> Hand:
    for box in table.round.boxes:
        if box.box == number:
            return box.hands[index]
    raise LookupError(f"box {number} has no wagers in this round")


def owned(wagers: tuple[Wager, ...], player: str, **changes: Any) -> tuple[Wager, ...]:
    """The wagers with that of one player changed."""
    return tuple([replace(one, **changes) if one.player == player else one for one in wagers])


def wagering_opened(table: Table, event: WageringOpened) -> Table:
    """Where the minimum has risen, everybody is told again."""
    risen = event.limits.minimum_cents > table.limits.minimum_cents
    guests = tuple(replace(guest, advised=False) for guest in table.guests) if risen else table.guests
    return bookkeeping.wagering_opened(table, event, phase=Phase.WAGERING, round=Round(event.number), guests=guests)


def wager_placed(table: Table, event: e.WagerPlaced) -> Table:
    placed, now = Wager(event.player, event.cents, low=event.low), table.round
    box = table.box(event.box)
    if box is not None:
        return replace(table, round=with_box(now, event.box, wagers=(*box.wagers, placed)))
    boxes = (*now.boxes, Box(event.box, (placed,)))
    if now.boxes and now.boxes[-1].box > event.box:
        boxes = tuple(sorted(boxes, key=lambda one: one.box))
    return replace(table, round=replace(now, boxes=boxes))


def wager_withdrawn(table: Table, event: e.WagerWithdrawn) -> Table:
    box = table.box(event.box)
    wagers = tuple(one for one in box.wagers if one.player != event.player) if box else ()
    if wagers:
        return replace(table, round=with_box(table.round, event.box, wagers=wagers))
    boxes = tuple(one for one in table.round.boxes if one.box != event.box)
    return replace(table, round=replace(table.round, boxes=boxes))


def side_wager_placed(table: Table, event: e.SideWagerPlaced) -> Table:
    box = table.box(event.box)
    placed = Wager(event.player, event.cents, low=event.low)
    side = (*box.side, placed) if box else ()
    return replace(table, round=with_box(table.round, event.box, side=side))


def side_wager_withdrawn(table: Table, event: e.SideWagerWithdrawn) -> Table:
    box = table.box(event.box)
    side = tuple(one for one in box.side if one.player != event.player) if box else ()
    return replace(table, round=with_box(table.round, event.box, side=side))


def wagering_closed(table: Table, event: e.WageringClosed) -> Table:
    """Every box has its first hand; from here on, the last round can no longer be taken up again."""
    boxes = [_dealt_in(box, counts) for box, counts in zip(table.round.boxes, event.counts, strict=True)]
    if event.side_counts:
        boxes = [
            replace(box, side=_based(box.side, counts)) for box, counts in zip(boxes, event.side_counts, strict=True)
        ]
    return replace(table, phase=Phase.DEALING, round=replace(table.round, boxes=tuple(boxes)), last=None)


def _dealt_in(box: Box, counts: tuple[int, ...]) -> Box:
    wagers = _based(box.wagers, counts)
    return Box(box.box, wagers, box.side, (Hand(wagers=wagers),))


def _based(wagers: tuple[Wager, ...], counts: tuple[int, ...]) -> tuple[Wager, ...]:
    return tuple([replace(one, base=base) for one, base in zip(wagers, counts, strict=True)])


def card_dealt(table: Table, event: e.CardDealt) -> Table:
    shoe, now = table.shoe, table.round
    shoe = replace(shoe, gone=shoe.gone + 1, ahead=shoe.ahead and shoe.ahead[1:])
    dealt = now.dealt + 1 if table.phase in DEAL else now.dealt
    if event.box == DEALER_BOX:
        return replace(table, shoe=shoe, round=replace(now, dealer=(*now.dealer, event.card), dealt=dealt))
    boxes = now.boxes
    place = 0
    while boxes[place].box != event.box:
        place += 1
    box = boxes[place]
    hand = box.hands[event.hand]
    hand = replace(hand, cards=(*hand.cards, event.card), called=False)
    box = replace(box, hands=_put(box.hands, event.hand, hand))
    return replace(table, shoe=shoe, round=replace(now, boxes=_put(boxes, place, box), dealt=dealt))


def side_wager_settled(table: Table, event: e.SideWagerSettled) -> Table:
    box = table.box(event.box)
    side = owned(box.side, event.player, closed=True, returned=_kept(event)) if box else ()
    return replace(table, round=with_box(table.round, event.box, side=side))


def _kept(event: e.WagerSettled | e.SideWagerSettled | e.InsuranceSettled) -> int | None:
    """What was handed back by a result, which may be taken back; what is void is not settled again."""
    return None if event.outcome is Outcome.VOID else event.returned


def insurance_declined(table: Table, event: e.InsuranceDeclined) -> Table:
    now = table.round
    return replace(table, round=replace(now, declined=(*now.declined, (event.box, event.player))))


def insurance_applied_for(table: Table, event: e.InsuranceAppliedFor) -> Table:
    now, wish = table.round, Insurance(event.box, event.owner, event.player, event.cents)
    return replace(table, round=replace(now, applications=(*now.applications, wish)))


def insurance_placed(table: Table, event: e.InsurancePlaced) -> Table:
    now, placed = table.round, Insurance(event.box, event.owner, event.player, event.cents)
    return replace(table, round=replace(now, insurances=(*now.insurances, placed)))


def insurance_settled(table: Table, event: e.InsuranceSettled) -> Table:
    now = table.round
    found = tuple(
        replace(one, closed=True, returned=_kept(event))
        if (one.box, one.owner, one.player) == (event.box, event.owner, event.player)
        else one
        for one in now.insurances
    )
    return replace(table, round=replace(now, insurances=found))


def hand_split(table: Table, event: e.HandSplit) -> Table:
    """The second card begins a hand of its own, with the wager that its player has added; the others may follow."""
    hand, box = _hand(table, event.box, event.hand), table.box(event.box)
    added = Hand(hand.cards[1:], (Wager(event.player, event.cents, event.cents),))
    hands = box.hands if box else ()
    hands = (*hands[: event.hand], replace(hand, cards=hand.cards[:1]), added, *hands[event.hand + 1 :])
    joining = Joining(event.box, event.hand, False, event.asked) if event.asked else None
    return replace(table, round=replace(with_box(table.round, event.box, hands=hands), joining=joining))


def split_joined(table: Table, event: e.SplitJoined) -> Table:
    other = _hand(table, event.box, event.hand + 1)
    joined = replace(other, wagers=(*other.wagers, Wager(event.player, event.cents, event.cents)))
    return answered(with_hand(table, event.box, event.hand + 1, joined), event.player)


def hand_doubled(table: Table, event: e.HandDoubled) -> Table:
    hand = _hand(table, event.box, event.hand)
    wagers = owned(hand.wagers, event.player, doubled=event.cents)
    table = with_hand(table, event.box, event.hand, replace(hand, wagers=wagers, doubled=True))
    if not event.asked:
        return table
    return replace(table, round=replace(table.round, joining=Joining(event.box, event.hand, True, event.asked)))


def double_joined(table: Table, event: e.DoubleJoined) -> Table:
    hand = _hand(table, event.box, event.hand)
    wagers = owned(hand.wagers, event.player, doubled=event.cents)
    return answered(with_hand(table, event.box, event.hand, replace(hand, wagers=wagers)), event.player)


def answered(table: Table, player: str) -> Table:
    """One more of the box has said whether to join the split or the double."""
    joining = table.round.joining
    if joining is None:
        return table
    waiting = tuple(name for name in joining.waiting if name != player)
    left = replace(joining, waiting=waiting) if waiting else None
    return replace(table, round=replace(table.round, joining=left))


def card_called(table: Table, event: e.CardCalled) -> Table:
    hand = _hand(table, event.box, event.hand)
    return with_hand(table, event.box, event.hand, replace(hand, called=True))


def player_absent(table: Table, event: e.PlayerAbsent) -> Table:
    hand = _hand(table, event.box, event.hand)
    return with_hand(table, event.box, event.hand, replace(hand, absent=True))


def hand_ended(table: Table, event: e.HandEnded) -> Table:
    hand = _hand(table, event.box, event.hand)
    ended = replace(hand, standing=STANDINGS[event.standing], called=False)
    return with_hand(table, event.box, event.hand, ended)


def wager_settled(table: Table, event: e.WagerSettled) -> Table:
    """A result can be taken back; before the final settlement, a wager that is void takes its player out of the box."""
    hand, final = _hand(table, event.box, event.hand), table.phase is Phase.SETTLING
    kept, player = _kept(event), event.player
    wagers = [
        replace(one, closed=True, returned=kept, early=not final) if one.player == player else one
        for one in hand.wagers
    ]
    table = with_hand(table, event.box, event.hand, replace(hand, wagers=tuple(wagers)))
    return table if final or event.outcome is not Outcome.VOID else _gone(table, event)


def _gone(table: Table, event: e.WagerSettled) -> Table:
    """Whoever has no open wager decides nothing, and is not asked to join anything."""
    box = table.box(event.box)
    wagers = owned(box.wagers, event.player, closed=True) if box else ()
    return answered(replace(table, round=with_box(table.round, event.box, wagers=wagers)), event.player)


def settlement_taken_back(table: Table, event: e.SettlementTakenBack) -> Table:
    """The wagers lie there again, and are open; after the final settlement it is that which stands open."""
    for line in event.lines:
        table = _reopened(table, line)
    return replace(table, phase=Phase.SETTLING if table.phase is Phase.COLLECTING else table.phase)


def _reopened(table: Table, line: e.Line) -> Table:
    anew: dict[str, Any] = {"closed": False, "returned": None}
    box, now = table.box(line.box), table.round
    if box is None:
        return table
    if line.wager == "insurance":
        meant = (line.box, line.owner, line.player)
        found = (replace(one, **anew) if (one.box, one.owner, one.player) == meant else one for one in now.insurances)
        return replace(table, round=replace(now, insurances=tuple(found)))
    if line.wager == "side":
        return replace(table, round=with_box(now, line.box, side=owned(box.side, line.player, **anew)))
    hand = box.hands[line.hand]
    wagers = owned(hand.wagers, line.player, early=False, **anew)
    return with_hand(table, line.box, line.hand, replace(hand, wagers=wagers))


def hands_reconstructed(table: Table, event: e.HandsReconstructed) -> Table:
    """All hands at once, since cards may have lain in each other's place."""
    for laid in event.laid:
        table = _laid(table, laid)
    left = tuple(box for box in table.round.misplaced if box not in event.boxes)
    return replace(table, phase=Phase(event.opens), round=replace(table.round, misplaced=left))


def _laid(table: Table, laid: e.Laid) -> Table:
    if laid.box == DEALER_BOX:
        return replace(table, round=replace(table.round, dealer=laid.cards))
    hand = _hand(table, laid.box, laid.hand)
    hand = replace(hand, cards=laid.cards, standing=STANDINGS[laid.standing], called=False)
    return with_hand(table, laid.box, laid.hand, hand)
