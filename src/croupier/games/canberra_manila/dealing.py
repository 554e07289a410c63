"""The deal: two cards together to each player from the button's left, and the communal cards one by one.

Clauses 7.2, 7.3, 9.2-9.5, 17.17, 17.18, A:Communal Cards, A:Hole Card, A:Initial Deal, A:Round of Play.
"""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.canberra_manila.answers import Answer, card_fault, card_named, refuse
from croupier.games.canberra_manila.betting import contesting, next_to_act, still_in
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import DealHands, TurnCommunal
from croupier.games.canberra_manila.events import AnyEvent, CommunalTurned, HoleCardsDealt, PlayerDeclared
from croupier.games.canberra_manila.stakes import DECLARING, Means, means
from croupier.games.canberra_manila.state import Table
from croupier.games.canberra_manila.turns import closed
from croupier.games.decider import Refusal
from croupier.games.house.terms import CardSource
from croupier.games.people import Person
from croupier.rules.clause import Under

HOLE = (C["9.2"], C["A:Hole Card"], C["17.15"])
FIRST_COMMUNAL: Under = (C["9.3"], C["A:Initial Deal"], C["10.1"])
NEXT_COMMUNAL: Under = (C["9.5"], C["9.4"], C["A:Communal Cards"], C["10.1"])


def deal_hands(table: Table, command: DealHands) -> Answer:
    """With the first card the round begins: stakes and settings stand from here on."""
    wrong = _not_ready(table)
    if wrong is not None:
        return wrong
    card = _communal(table, 2 * len(table.round.hands), command.card)
    if type(card) is Refusal:
        return card
    stop = card_fault(table, (card,), command.by)
    if stop:
        return stop
    by = command.by
    hands = [_two_cards(table, number, hand.seat, by) for number, hand in enumerate(table.round.hands)]
    turned = CommunalTurned(under=FIRST_COMMUNAL, by=by.id, card=card)
    return (*_declared(table, by), *hands, turned, *_nobody_to_act(table, by))


def _nobody_to_act(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """Where all but one have tapped out there is no betting on the card (9.5, 14.1)."""
    now = table.round
    if now.street:
        if contesting(now.hands) > 1:
            return ()
        return (closed(by, now.street + 1, still_in(now.hands), 0, opened=False),)
    if next_to_act(now.hands, now.level, 0):
        return ()
    return (closed(by, 1, still_in(now.hands), now.level, opened=False),)


def _declared(table: Table, by: Person) -> list[PlayerDeclared]:
    """Until the first card a stake may be increased; who has not come up to the minimum by then is declared (14.3)."""
    minimum = table.settings.stake_cents
    short = [seat.box for seat in table.seats if not seat.declared and means(seat.stake, minimum) is Means.DECLARED]
    dealt = [hand.seat for hand in table.round.hands if hand.seat in short]
    return [PlayerDeclared(under=DECLARING, by=by.id, seat=seat) for seat in dealt]


def _not_ready(table: Table) -> Refusal | None:
    if not table.round.collected:
        return Refusal((C["8.5"],), "Blinds or antes have not been collected.", "Collect them first.")
    if not table.shoe.shuffled:
        return refuse(C["7.1"], "The cards are not shuffled.", "Shuffle them, then cut once.")
    if not table.shoe.ready:
        return refuse(C["7.2"], "The cards are not cut, and not in the shoe.", "Cut them once.")
    return None


def _two_cards(table: Table, number: int, seat: int, by: Person) -> HoleCardsDealt:
    order = table.shoe.order
    cards = order[2 * number : 2 * number + 2] if order else (None, None)
    return HoleCardsDealt(under=HOLE, by=by.id, seat=seat, cards=cards)


def turn_communal(table: Table, command: TurnCommunal) -> Answer:
    """The next communal card, or the one that lies open already, and its betting round."""
    now = table.round
    if now.laid_out:
        if command.card not in (None, now.laid_out[0]):
            why = f"The {now.laid_out[0].spoken} lies open already, and is used in its normal place."
            return Refusal((C["17.17"], C["17.18"]), why, "Go on with that card.")
        return _turned(table, now.laid_out[0], (*NEXT_COMMUNAL, C["17.17"], C["17.18"]), command.by)
    card = _communal(table, 2 * len(now.hands) + len(now.board), command.card)
    if type(card) is Refusal:
        return card
    stop = card_fault(table, (card,), command.by)
    return stop or _turned(table, card, NEXT_COMMUNAL, command.by)


def _turned(table: Table, card: Card, under: Under, by: Person) -> Answer:
    """A card beyond it that is open before any bet is made keeps the bets at the minimum (17.18)."""
    restricted = len(table.round.laid_out) > (1 if table.round.laid_out[:1] == (card,) else 0)
    ceiling = table.settings.bets.minimum_cents if restricted else None
    turned = CommunalTurned(under=under, by=by.id, card=card, ceiling=ceiling)
    return (turned, *_nobody_to_act(table, by))


def _communal(table: Table, place: int, typed: Card | None) -> Card | Refusal:
    """The card that comes next: the program's, or the one that the dealer names."""
    if table.plate.cards is CardSource.ELECTRONIC:
        return card_named(table.shoe.order, (typed,)) or table.shoe.order[place]
    if typed is None:
        return refuse(C["9.3"], "The communal card is not named.", "Name the card that lies face up.")
    return typed
