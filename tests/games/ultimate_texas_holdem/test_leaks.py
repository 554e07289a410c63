"""Hidden cards stay hidden: no viewer can tell two shoes apart that differ in cards which are not theirs to know."""

from __future__ import annotations

import pytest

from croupier.games.decider import Game
from croupier.games.people import Dealer, Display, Player, Regulator, Supervisor, Viewer
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.game import GAME, UltimateTexasHoldem
from croupier.games.ultimate_texas_holdem.state import Table
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.spec import SPEC
from tests.kit.bent import bent, departure
from tests.kit.guesses import answered
from tests.kit.leaks import hints
from tests.kit.leaky import (
    AnswersGuesses,
    HintsAtHands,
    OffersByTheCards,
    RefusesByTheCards,
    ShowsTheNeighbour,
    ShowsTheShoe,
    ShowsTo,
    next_of_the_deck,
)
from tests.kit.walked import all_walks, walked


def test_given_a_game_that_answers_guesses_when_guessed_at_then_it_is_found_out() -> None:
    """The guesses are not idle."""
    spec = bent(SPEC, AnswersGuesses(GAME, c.DealCard, next_of_the_deck))
    tables = [table for table in TABLES if table.startswith("electronic, card shoe")]
    told = (next(answered(spec, done.commands, Dealer()), None) for table in tables for done in walked(SPEC, table))
    assert any(told)


class LeavesOutAces(UltimateTexasHoldem):
    """No card is named; but when an ace is dealt, the display is one line shorter."""

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        faces = event.cards if isinstance(event, e.CardsDealt) else ()
        ace = any(card is not None and card.rank.letter == "A" for card in faces)
        return None if ace and viewer == Display() else super().seen_by(event, viewer)


@pytest.mark.parametrize(
    "game, viewer, told",
    [
        (ShowsTo(GAME, Dealer(), e.CardsDealt), Dealer(), "is shown a card"),
        (ShowsTheShoe(GAME), Regulator(), "is shown a card"),
        (ShowsTheNeighbour(GAME, e.CardsPickedUp), Player(2), "is shown a card"),
        (LeavesOutAces(), Display(), "can tell two shoes apart"),
        (HintsAtHands(GAME, e.HandFolded, 2), Player(2), "can tell two shoes apart"),
        (OffersByTheCards(GAME), Supervisor(), "is offered something else"),
        (RefusesByTheCards(GAME), Dealer(), "can tell two shoes apart"),
    ],
    ids=departure,
)
def test_given_a_game_that_leaks_when_searched_then_the_leak_is_found(
    game: Game[Table, AnyCommand, AnyEvent], viewer: Viewer, told: str
) -> None:
    """The search is not blind: it finds a card shown, a line left out, a hint in a word, an offer, and a refusal."""
    spec = bent(SPEC, game)
    histories = [played.commands for played in SPEC.playthroughs] + [done.commands for done in all_walks(SPEC)]
    leaking = (hint for commands in histories for hint in hints(spec, commands, viewer))
    assert any(told in hint for hint in leaking)
