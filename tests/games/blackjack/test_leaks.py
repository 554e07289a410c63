"""Hidden cards stay hidden: no viewer can tell two shoes apart that differ in cards which have not been turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.game import GAME, Blackjack
from croupier.games.blackjack.state import Table
from croupier.games.decider import Refusal, play, stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.people import Cage, Dealer, Director, Display, Player, Regulator, Supervisor, Viewer
from tests.games.blackjack.decided import rounds
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.spec import SPEC, BlackjackSpec
from tests.games.blackjack.walked import all_walks, walked
from tests.kit.books import Books
from tests.kit.guesses import betrayed
from tests.kit.leaks import cards_in, leaks, strays, stretches

VIEWERS = (Player(1), Player(2), Dealer(), Supervisor(), Cage(), Director(), Regulator(), Display())
SHORT = tuple(name for name in TABLES if "end" not in name)


def named(viewer: Viewer) -> str:
    return str(viewer)


def found(spec: BlackjackSpec, commands: Sequence[AnyCommand], viewer: Viewer) -> Iterator[str]:
    """Every leak to a viewer in a history, shoe by shoe."""
    for start, given_then in stretches(spec, commands):
        yield from leaks(spec, start, given_then, viewer, Random(len(commands)))


@pytest.mark.parametrize("viewer", VIEWERS, ids=named)
@settings(max_examples=30)
@given(commands=rounds)
def test_given_two_shoes_alike_to_a_viewer_when_played_alike_then_the_viewer_sees_the_same(
    viewer: Viewer, commands: tuple[AnyCommand, ...]
) -> None:
    """Two shoes that agree on what a viewer may know give that viewer byte-identical streams, offers and refusals."""
    assert next(found(SPEC, commands, viewer), None) is None


@pytest.mark.parametrize("viewer", (Player(1), Dealer(), Cage(), Regulator()), ids=named)
@pytest.mark.parametrize("table", SHORT)
def test_given_a_walk_when_hidden_cards_change_places_then_the_viewer_cannot_tell(table: str, viewer: Viewer) -> None:
    """At every table, on felt too, in round after round of irregularities, refusals and voids."""
    assert next(found(SPEC, walked(table)[0].commands, viewer), None) is None


def rest_shuffled(commands: Sequence[AnyCommand], until: int, chance: Random) -> tuple[AnyCommand, ...]:
    """The same history with all cards that are still in the shoe at some step in other places there."""
    played = [*commands[:until]]
    shoe = play(GAME, played).state.shoe
    out = shoe.gone + len(shoe.ahead)
    left = shoe.order[out:]
    after = (*shoe.order[:out], *chance.sample(left, len(left)))
    for at, said in reversed([*enumerate(played)]):
        cuts = sorted((said.after for said in played[at:] if isinstance(said, hc.CutCards)), reverse=True)
        for cut in (*cuts, 0):
            if isinstance(said, hc.ShuffleCards) and left and (*said.order[cut:], *said.order[:cut]) == shoe.order:
                back = len(after) - cut
                played[at] = replace(said, order=(*after[back:], *after[:back]))
                return tuple(played)
    return tuple(played)


@pytest.mark.parametrize("table", [name for name in SHORT if name.startswith("electronic")])
def test_given_the_rest_of_a_shoe_in_another_order_when_played_alike_then_nobody_can_tell_before_it_comes(
    table: str,
) -> None:
    """Faces that have been seen before are in the shoe again; where they lie there is nobody's knowledge either."""
    done = walked(table)[1]
    for until in range(20, len(done.commands), 9):
        again = rest_shuffled(done.commands, until, Random(until))
        one, two = play(GAME, done.commands[:until]), play(GAME, again)
        if two.state.shoe.order[two.state.shoe.gone :] == one.state.shoe.order[one.state.shoe.gone :]:
            continue
        for viewer in VIEWERS:
            seen = [msgspec.json.encode(stream(GAME, played.events, viewer)) for played in (one, two)]
            assert seen[0] == seen[1]
            offers = [msgspec.json.encode(GAME.allowed(played.state, viewer)) for played in (one, two)]
            assert offers[0] == offers[1]


def guessed(spec: BlackjackSpec, commands: Sequence[AnyCommand], viewer: Viewer) -> Iterator[str]:
    """Every guess at a hidden card whose answer tells whether it was right, shoe by shoe."""
    for start, given_then in stretches(spec, commands):
        yield from betrayed(spec, start, given_then, viewer, Random(len(commands)))


def same_day(commands: Sequence[AnyCommand]) -> tuple[AnyCommand, ...]:
    """A history up to the closing of its table; the next day the table may be one of felt, where cards are named."""
    return tuple(takewhile(lambda said: not isinstance(said, hc.CloseTable), commands))


@pytest.mark.parametrize("viewer", (Dealer(), Supervisor()), ids=named)
@pytest.mark.parametrize("table", [name for name in SHORT if name.startswith("electronic")])
def test_given_a_hidden_card_when_it_is_guessed_then_a_right_guess_is_answered_as_a_wrong_one(
    table: str, viewer: Viewer
) -> None:
    """Nobody finds out by trying what comes next."""
    told = (guessed(SPEC, same_day(done.commands), viewer) for done in walked(table)[:3])
    assert [hint for hints in told for hint in hints] == []


@pytest.mark.parametrize("viewer", VIEWERS, ids=named)
def test_given_a_viewers_events_when_folded_then_the_table_holds_no_card_the_viewer_was_not_shown(
    viewer: Viewer,
) -> None:
    """A viewer's table is folded from nothing but the viewer's own events, after which no card is in it by itself."""
    for done in all_walks():
        assert strays(SPEC, done.history, viewer) == frozenset()


@pytest.mark.parametrize("viewer", VIEWERS, ids=named)
def test_given_a_viewer_when_cards_lie_open_then_the_viewer_is_shown_all_of_them(viewer: Viewer) -> None:
    """Secrecy is not silence: whoever may know a card is shown it."""
    for done in all_walks():
        own = frozenset(card for event in done.history for card in SPEC.faces(event, viewer))
        assert cards_in(msgspec.json.encode(stream(GAME, done.history, viewer))) == own


def test_given_the_cage_when_it_books_what_it_sees_then_its_books_are_those_of_the_table() -> None:
    """The cage sees no card and still every chip that moves."""
    for done in all_walks():
        books, state = Books(), GAME.blank
        for event in stream(GAME, done.history, Cage()):
            books.book(GAME.moves(state, event))
            state = GAME.evolve(state, event)
        assert books.standing() == done.books.standing()


class ShowsTheShoe(Blackjack):
    """The regulator's screen shows the order of a live shoe."""

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        shuffled = isinstance(event, he.CardsShuffled) and viewer == Regulator()
        return event if shuffled else super().seen_by(event, viewer)


class ShowsBurnedCards(Blackjack):
    """The supervisor is shown what nobody has seen."""

    def seen_by(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        unseen = isinstance(event, e.CardBurned | e.CardDrawnInError) and viewer == Supervisor()
        return event if unseen else super().seen_by(event, viewer)


class OffersByTheNextCard(Blackjack):
    """A player is offered less when the next card is red."""

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        offers, card = super().allowed(state, viewer), state.shoe.next_card
        return offers[1:] if card is not None and card.suit.is_red and viewer == Player(1) else offers


class AnswersGuesses(Blackjack):
    """A card that is named as it comes is accepted, and any other refused."""

    def decide(self, state: Table, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
        right = isinstance(command, c.DealCard) and command.card is not None and command.card is state.shoe.next_card
        return super().decide(state, replace(command, card=None) if right else command)


@pytest.mark.parametrize(
    "game, viewer, told",
    [
        (ShowsTheShoe(), Regulator(), "is shown a card"),
        (ShowsBurnedCards(), Supervisor(), "is shown a card"),
        (OffersByTheNextCard(), Player(1), "is offered something else"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Blackjack) else "",
)
def test_given_a_game_that_leaks_when_searched_then_the_leak_is_found(
    game: Blackjack, viewer: Viewer, told: str
) -> None:
    """The search is not blind: it finds a card shown, and an offer."""
    spec = BlackjackSpec()
    spec.game = game
    histories = [done.commands for table in SHORT for done in walked(table)]
    hints = (hint for commands in histories for hint in found(spec, commands, viewer))
    assert any(told in hint for hint in hints)


def test_given_a_game_that_answers_guesses_when_guessed_at_then_it_is_found_out() -> None:
    """The guesses are not idle."""
    spec = BlackjackSpec()
    spec.game = AnswersGuesses()
    histories = (same_day(done.commands) for table in SHORT if "electronic" in table for done in walked(table))
    assert any(next(guessed(spec, commands, Dealer()), None) for commands in histories)
