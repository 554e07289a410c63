"""The showdown: who was called shows first, others show what is as good or concede unseen (13.1, 16.4, A:Showdown)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.cards.card import Card
from croupier.games.canberra_manila.answers import Answer, card_fault, refuse
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import ConcedeHand, ShowHand, ShowHands
from croupier.games.canberra_manila.events import AnyEvent, HandConceded, HandShown, ShowdownEnded
from croupier.games.canberra_manila.hands import Held, rankings
from croupier.games.canberra_manila.pots import pots
from croupier.games.canberra_manila.shares import contenders
from croupier.games.canberra_manila.state import Hand, Table
from croupier.games.decider import Refusal
from croupier.games.house.terms import CardSource
from croupier.games.people import Person, Role

SHOWN = (C["13.1"], C["A:Showdown"])
CONCEDED = (C["13.1"], C["16.4"])


def in_order(table: Table) -> tuple[Hand, ...]:
    """Those who are left, from the one whose bet was called; where nobody's was, from the first after the button."""
    live, called = table.round.live, who_was_called(table)
    first = next((place for place, hand in enumerate(live) if hand.seat == called), 0)
    return (*live[first:], *live[:first])


def who_was_called(table: Table) -> int:
    """The seat whose bet another hand met in the final betting round, in full or as far as it could; or none."""
    now = table.round
    met = any(hand.level and hand.seat != now.aggressor for hand in now.live)
    return now.aggressor if met else 0


def show_hands(table: Table, command: ShowHands) -> Answer:
    """Where the program holds the cards: whoever can win something shows, and nobody else's cards are seen."""
    if table.plate.cards is CardSource.FELT:
        return Refusal(SHOWN, "On a felt table the players show their own hands.", "Name the cards that each shows.")
    return (*_shown(table, command.by), ShowdownEnded(under=SHOWN, by=command.by.id))


def _shown(table: Table, by: Person) -> Iterator[AnyEvent]:
    ranking, board = rankings(table.settings.hands), table.round.board
    eligible = [pot.eligible for pot in pots(contenders(table)).pots]
    best_high, best_low = [1] * len(eligible), [1] * len(eligible)
    for hand in in_order(table):
        cards = hand.faces
        held = ranking.held(cards, board)
        high, low = _strengths(held)
        mine = [place for place, seats in enumerate(eligible) if hand.seat in seats]
        if not [place for place in mine if high >= best_high[place] or low >= best_low[place]]:
            yield HandConceded(under=CONCEDED, by=by.id, seat=hand.seat)
            continue
        yield shown(hand, cards, held, by)
        for place in mine:
            best_high[place], best_low[place] = max(best_high[place], high), max(best_low[place], low)


def _strengths(held: Held) -> tuple[int, int]:
    """Those of the high and of the low hand; nothing for one that is not there, which is below any hand."""
    return (held.high.strength if held.high else 0, held.low.strength if held.low else 0)


def shown(hand: Hand, cards: Sequence[Card], held: Held, by: Person) -> HandShown:
    high = "" if held.high is None else held.high.name
    low = "" if held.low is None else held.low.name
    return HandShown(under=SHOWN, by=by.id, seat=hand.seat, cards=tuple(cards), high=high, low=low)


def show_hand(table: Table, command: ShowHand) -> Answer:
    """A player's two cards on a felt table, as the dealer reads them."""
    hand = _shows_next(table, command.seat, command.by)
    if isinstance(hand, Refusal):
        return hand
    if len(command.cards) != table.edition.hole_cards.value:
        why = f"{len(command.cards)} cards were named, and a hand has two hole cards."
        return refuse(C["9.1"], why, "Name both; a wrong number of cards in the hand is reported as such.")
    stop = card_fault(table, command.cards, command.by)
    if stop:
        return stop
    held = rankings(table.settings.hands).held(command.cards, table.round.board)
    return (shown(hand, command.cards, held, command.by), *_ended(table, hand, command.by))


def concede_hand(table: Table, command: ConcedeHand) -> Answer:
    """A hand that goes in unseen, unless a pot would be left that nobody else can win."""
    hand = _shows_next(table, command.seat, command.by)
    if isinstance(hand, Refusal):
        return hand
    if who_was_called(table) == hand.seat and not any(other.shown for other in table.round.hands):
        why = f"Seat {hand.seat} was called in the final betting round, and shows."
        return refuse(C["13.1"], why, "Show the hand.")
    others = {other.seat for other in table.round.live} - {hand.seat}
    if any(hand.seat in pot.eligible and others.isdisjoint(pot.eligible) for pot in pots(contenders(table)).pots):
        return refuse(C["9.6"], "Nobody else is left for one of the pots.", "Show the hand, which wins it.")
    return (HandConceded(under=CONCEDED, by=command.by.id, seat=hand.seat), *_ended(table, hand, command.by))


def _ended(table: Table, hand: Hand, by: Person) -> tuple[AnyEvent, ...]:
    """The showdown is over when everybody has shown or conceded."""
    waiting = [other for other in table.round.live if not other.shown and other.seat != hand.seat]
    return () if waiting else (ShowdownEnded(under=SHOWN, by=by.id),)


def _shows_next(table: Table, seat: int, by: Person) -> Hand | Refusal:
    if table.plate.cards is CardSource.ELECTRONIC:
        return Refusal(SHOWN, "The cards of this table are in the program, which shows them.", "Let it show the hands.")
    waiting = [hand for hand in in_order(table) if not hand.shown]
    hand = next((hand for hand in waiting if hand.seat == seat), None)
    if hand is None:
        return Refusal(SHOWN, f"Seat {seat} has no hand that is still to be shown.", "Go on with the next hand.")
    if by.role is Role.PLAYER and by.id != hand.player:
        return refuse(C["16.4"], f"The cards of seat {seat} are {hand.player}'s.", "Show your own.")
    if hand is not waiting[0]:
        why = f"Seat {waiting[0].seat} shows before seat {seat}."
        return Refusal(SHOWN, why, "Show in order, from the player who was called.")
    return hand
