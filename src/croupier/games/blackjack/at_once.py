"""Cards that the program deals in one go: the initial deal, a card that was asked for, the dealer's hand.

Nothing can come between them. The events are those of the deal card by card; only the table is not looked at again
after each. Clauses 6.1, 6.2, 9.1(c), 9.2(a), 12, 13.1(d).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from croupier.cards.card import Card, Rank
from croupier.games.blackjack.actions import FULL, OVER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.drawing import INSCRIBED, NO_EFFECT, blackjack_in_reach, dealer_draws
from croupier.games.blackjack.events import (
    AnyEvent,
    CardDealt,
    DealerCompleted,
    HandEnded,
    InitialDealCompleted,
    SubsequentDealCompleted,
)
from croupier.games.blackjack.hands import MOST, total
from croupier.games.blackjack.order import Turn, after_play, awaited, initial_positions, side_bets_lie
from croupier.games.blackjack.shoe import Shoe
from croupier.games.blackjack.state import DEALER_BOX, Box, Hand, Phase, Standing, Table
from croupier.games.blackjack.wagering import close_wagering
from croupier.rules.clause import Under

FIRST: Under = (C["6.2/lead"], C["6.2(a)"], C["6.1"])
DEALERS: Under = (C["6.2(b)"], C["6.1"])
SECOND: Under = (C["6.2(c)"], C["6.1"])
DEALT: Under = (C["A:Initial deal"], C["6.2/lead"])
BLACKJACK: Under = (C["A:Blackjack"], C["9.2(a)"])
DRAWN: Under = (C["9.1(c)"], C["6.1"])
DEALER_DRAWS: dict[str, Under] = {rule: (C["12.1/lead"], clause, C["6.1"]) for rule, clause in INSCRIBED.items()}
_ALL_PLAYED: Under = (C["A:Subsequent deal"],)
_COMPLETED: Under = (C["12.1/lead"], NO_EFFECT)


def dealt_at_once(table: Table, by: str) -> tuple[AnyEvent, ...]:
    """The whole initial deal, if neither the cutting card nor the end of the shoe lies in it; nothing otherwise."""
    places = initial_positions(table.round)
    shoe, boxes = table.shoe, len(table.round.boxes)
    if table.phase is not Phase.WAGERING or not _undisturbed(shoe, len(places)):
        return ()
    cards = shoe.order[shoe.gone : shoe.gone + len(places)]
    dealt = [
        CardDealt(under=under, by=by, box=box, card=card)
        for box, card, under in zip(places, cards, _unders(boxes), strict=True)
    ]
    naturals = [
        HandEnded(under=BLACKJACK, by=by, box=box, hand=0, standing=Standing.BLACKJACK, total=MOST)
        for box, first, second in zip(places[:boxes], cards, cards[boxes + 1 :], strict=False)
        if total((first, second)).points == MOST
    ]
    opens = _opens(table, cards[boxes], len(naturals))
    over = InitialDealCompleted(under=DEALT, by=by, opens=opens)
    return (close_wagering(table, by), *dealt, *naturals, over)


@cache
def _unders(boxes: int) -> tuple[Under, ...]:
    """The clauses of each card of the initial deal, on its way over so many boxes."""
    return (*(FIRST,) * boxes, DEALERS, *(SECOND,) * boxes)


def _undisturbed(shoe: Shoe, needed: int) -> bool:
    """Whether so many cards can leave the shoe with nothing between them."""
    end = shoe.gone + needed
    return len(shoe.order) >= end and (shoe.cut_at is None or not shoe.gone <= shoe.cut_at < end)


def _opens(table: Table, dealers: Card, naturals: int) -> Phase:
    """What the deal opens while every wager on the table is open."""
    if side_bets_lie(table):
        return Phase.PAIRS
    if dealers.rank is Rank.ACE:
        return Phase.INSURING
    if naturals and not blackjack_in_reach(dealers):
        return Phase.INTERIM
    return Phase.PLAYING if naturals < len(table.round.boxes) else Phase.DRAWING


def drawn_at_once(table: Table, by: str) -> tuple[AnyEvent, ...]:
    """The dealer's whole hand, if no insurance, no cutting card and no end of the shoe comes between its cards."""
    shoe, now = table.shoe, table.round
    if now.insurances:
        return ()
    rule, waits, cards = table.plate.layout.soft_17, awaited(now), list(now.dealer)
    events: list[AnyEvent] = []
    for place in range(shoe.gone, len(shoe.order)):
        if place == shoe.cut_at:
            return ()
        card = shoe.order[place]
        events.append(CardDealt(under=DEALER_DRAWS[rule], by=by, box=DEALER_BOX, card=card))
        cards.append(card)
        if not dealer_draws(cards, rule, waits):
            return (*events, dealer_completed(cards, by))
    return ()


def drawn_on(table: Table, found: Turn, by: str) -> tuple[AnyEvent, ...]:
    """The card that a hand asked for, and its end if the hand has 21 or more; nothing if more follows from that."""
    shoe, box, hand = table.shoe, found.box, found.hand
    if len(box.hands) > 1 or not _undisturbed(shoe, 1):
        return ()
    card = shoe.order[shoe.gone]
    dealt = CardDealt(under=DRAWN, by=by, box=box.box, hand=found.place, card=card)
    counted = total((*hand.cards, card))
    if counted.points < MOST:
        return (dealt,)
    under, standing = (OVER, Standing.BUST) if counted.bust else (FULL, Standing.FULL)
    over = HandEnded(under=under, by=by, box=box.box, hand=found.place, standing=standing, total=counted.points)
    follows = ended_on(table, found, over)
    return (dealt, *follows) if follows else ()


def ended_on(table: Table, found: Turn, over: HandEnded) -> tuple[AnyEvent, ...]:
    """The end of a hand, if the next one waits for a decision or there is none; nothing if more follows from it."""
    for box in table.round.boxes:
        for hand in box.hands:
            if hand.standing is not Standing.OPEN or hand is found.hand:
                continue
            return (over,) if _waits(box, hand) else ()
    bust = found.hand if over.total > MOST else None
    return over, subsequent_deal_completed(after_play(table, bust), over.by)


def _waits(box: Box, hand: Hand) -> bool:
    """Whether nothing is due to a hand but its player's decision, as after the initial deal."""
    plain = len(box.hands) == 1 and not (hand.called or hand.doubled or hand.absent)
    return plain and total(hand.cards).points < MOST


def subsequent_deal_completed(opens: Phase, by: str) -> SubsequentDealCompleted:
    return SubsequentDealCompleted(under=_ALL_PLAYED, by=by, opens=opens)


def dealer_completed(cards: Sequence[Card], by: str) -> DealerCompleted:
    return DealerCompleted(under=_COMPLETED, by=by, total=total(cards).points)
