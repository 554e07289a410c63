"""Hidden cards stay hidden: no viewer can tell two shoes apart that differ in cards which are not theirs to know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.decider import Refusal
from croupier.games.house import events as he
from croupier.games.people import Dealer, Display, Player, Regulator, Supervisor, Viewer
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.game import UltimateTexasHoldem
from croupier.games.ultimate_texas_holdem.state import Table
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.spec import SPEC, UltimateSpec
from tests.kit.guesses import answered
from tests.kit.leaks import hints
from tests.kit.walked import all_walks, walked


class AnswersGuesses(UltimateTexasHoldem):
    """A card that is named as it lies is accepted, and any other refused."""

    def decide(self, state: Table, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
        if isinstance(command, c.DealCard) and command.card and state.shoe.order:
            right = state.shoe.order[state.round.dealt % 52] is command.card
            return super().decide(state, replace(command, card=None) if right else command)
        return super().decide(state, command)


def test_given_a_game_that_answers_guesses_when_guessed_at_then_it_is_found_out() -> None:
    """The guesses are not idle."""
    spec = UltimateSpec()
    spec.game = AnswersGuesses()
    tables = [table for table in TABLES if table.startswith("electronic, card shoe")]
    told = (next(answered(spec, done.commands, Dealer()), None) for table in tables for done in walked(SPEC, table))
    assert any(told)


class ShowsTheDeal(UltimateTexasHoldem):
    """The dealer's screen shows cards that lie face down."""

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        return event if isinstance(event, e.CardsDealt) and viewer == Dealer() else super().seen_by(event, viewer)


class ShowsTheShoe(UltimateTexasHoldem):
    """The regulator's screen shows the order of a live shoe."""

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        return (
            event if isinstance(event, he.CardsShuffled) and viewer == Regulator() else super().seen_by(event, viewer)
        )


class ShowsTheNeighbour(UltimateTexasHoldem):
    """A player is shown what another player has picked up."""

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        neighbour = isinstance(event, e.CardsPickedUp) and event.box == 1 and viewer == Player(2)
        return event if neighbour else super().seen_by(event, viewer)


class LeavesOutAces(UltimateTexasHoldem):
    """No card is named; but when an ace is dealt, the display is one line shorter."""

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        faces = event.cards if isinstance(event, e.CardsDealt) else ()
        ace = any(card is not None and card.rank.letter == "A" for card in faces)
        return None if ace and viewer == Display() else super().seen_by(event, viewer)


class HintsAtHands(UltimateTexasHoldem):
    """No card is named; but a strong hand that is folded is said to have been one."""

    def decide(self, state: Table, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
        answer = super().decide(state, command)
        if isinstance(answer, Refusal):
            return answer
        return tuple(replace(v, by=self._by(state, v)) if isinstance(v, e.HandFolded) else v for v in answer)

    def _by(self, state: Table, event: e.HandFolded) -> str:
        box = state.box(event.box)
        red = box is not None and sum(card is not None and card.suit.is_red for card in box.cards) > 1
        return "a red hand" if red else event.by


class OffersByTheCards(UltimateTexasHoldem):
    """The supervisor is offered less when the dealer holds a red card."""

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        offers = super().allowed(state, viewer)
        red = any(card is not None and card.suit.is_red for card in state.round.dealer[:1])
        return offers[1:] if red and viewer == Supervisor() else offers


class RefusesByTheCards(UltimateTexasHoldem):
    """A refusal to the dealer tells the colour of the dealer's first card."""

    def decide(self, state: Table, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
        answer = super().decide(state, command)
        red = any(card is not None and card.suit.is_red for card in state.round.dealer[:1])
        return replace(answer, why="It is red.") if red and isinstance(answer, Refusal) else answer


@pytest.mark.parametrize(
    "game, viewer, told",
    [
        (ShowsTheDeal(), Dealer(), "is shown a card"),
        (ShowsTheShoe(), Regulator(), "is shown a card"),
        (ShowsTheNeighbour(), Player(2), "is shown a card"),
        (LeavesOutAces(), Display(), "can tell two shoes apart"),
        (HintsAtHands(), Player(2), "can tell two shoes apart"),
        (OffersByTheCards(), Supervisor(), "is offered something else"),
        (RefusesByTheCards(), Dealer(), "can tell two shoes apart"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, UltimateTexasHoldem) else "",
)
def test_given_a_game_that_leaks_when_searched_then_the_leak_is_found(
    game: UltimateTexasHoldem, viewer: Viewer, told: str
) -> None:
    """The search is not blind: it finds a card shown, a line left out, a hint in a word, an offer, and a refusal."""
    spec = UltimateSpec()
    spec.game = game
    histories = [played.commands for played in SPEC.playthroughs] + [done.commands for done in all_walks(SPEC)]
    leaking = (hint for commands in histories for hint in hints(spec, commands, viewer))
    assert any(told in hint for hint in leaking)
