"""A game that lets somebody know too much, for tests which show that the kit finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.decider import Event, Game, Refusal
from croupier.games.house.events import CardsShuffled
from croupier.games.people import Player, Regulator, Supervisor, Viewer
from tests.kit.bent import Bent

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E", bound=Event)


class ShowsTo(Bent[S, C, E]):
    """A screen that shows events of one kind as they are."""

    def __init__(self, game: Game[S, C, E], viewer: Viewer, *kinds: type[E]) -> None:
        super().__init__(game)
        self.viewer, self.kinds = viewer, kinds

    def seen_by(self, event: E, viewer: Viewer) -> E | None:
        shown = isinstance(event, self.kinds) and viewer == self.viewer
        return event if shown else super().seen_by(event, viewer)


class ShowsTheShoe(Bent[S, C, E]):
    """The regulator's screen shows the order of a live shoe."""

    def seen_by(self, event: E, viewer: Viewer) -> E | None:
        shuffled = isinstance(event, CardsShuffled) and viewer == Regulator()
        return event if shuffled else super().seen_by(event, viewer)


class ShowsTheNeighbour(Bent[S, C, E]):
    """A player is shown what another player has picked up."""

    def __init__(self, game: Game[S, C, E], picked_up: type[E]) -> None:
        super().__init__(game)
        self.picked_up = picked_up

    def seen_by(self, event: E, viewer: Viewer) -> E | None:
        neighbour = isinstance(event, self.picked_up) and getattr(event, "box", 0) == 1 and viewer == Player(2)
        return event if neighbour else super().seen_by(event, viewer)


class HintsAtHands(Bent[Any, C, E]):
    """No card is named; but a hand that is folded is said to have been one with so many red cards."""

    def __init__(self, game: Game[Any, C, E], folded: type[E], red: int) -> None:
        super().__init__(game)
        self.folded, self.red = folded, red

    def decide(self, state: Any, command: C) -> tuple[E, ...] | Refusal:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(replace(event, by=self._by(state, event)) for event in answer)

    def _by(self, state: Any, event: E) -> str:
        if not isinstance(event, self.folded):
            return event.by
        cards = state.playing(getattr(event, "box", 0)).cards
        red = sum(card is not None and card.suit.is_red for card in cards)
        return "a red hand" if red >= self.red else event.by


class OffersByTheCards(Bent[Any, C, E]):
    """The supervisor is offered less when the dealer holds a red card."""

    def allowed(self, state: Any, viewer: Viewer) -> tuple[C, ...]:
        offers = super().allowed(state, viewer)
        return offers[1:] if _dealers_first_is_red(state) and viewer == Supervisor() else offers


class RefusesByTheCards(Bent[Any, C, E]):
    """A refusal to the dealer tells the colour of the dealer's first card."""

    def decide(self, state: Any, command: C) -> tuple[E, ...] | Refusal:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal) and _dealers_first_is_red(state):
            return replace(answer, why="It is red.")
        return answer


def _dealers_first_is_red(state: Any) -> bool:
    return any(card is not None and card.suit.is_red for card in state.round.dealer[:1])


class AnswersGuesses(Bent[Any, C, E]):
    """A card that is named as it comes is accepted, and any other refused."""

    def __init__(self, game: Game[Any, C, E], dealing: type[Any], coming: Callable[[Any], Card | None]) -> None:
        super().__init__(game)
        self.dealing, self.coming = dealing, coming

    def decide(self, state: Any, command: Any) -> tuple[E, ...] | Refusal:
        named = command.card if type(command) is self.dealing else None
        right = named is not None and named is self.coming(state)
        return super().decide(state, replace(command, card=None) if right else command)


def next_of_the_deck(table: Any) -> Card | None:
    """The card that comes next at a table with one deck, where the program holds its order."""
    order: tuple[Card, ...] = table.shoe.order
    dealt: int = table.round.dealt
    return order[dealt % len(order)] if order else None
