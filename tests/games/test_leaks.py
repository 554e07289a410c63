"""Hidden cards stay hidden: no viewer can tell two shoes apart that differ in cards which are not theirs to know."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.decider import stream
from croupier.games.people import Cage, Dealer, Supervisor, Viewer
from tests.kit.books import Books
from tests.kit.guesses import answered
from tests.kit.house import VIEWERS
from tests.kit.leaks import cards_in, hints, strays
from tests.kit.walked import SPECS, TABLES, AnySpec, all_walks, named, walked

every_table = pytest.mark.parametrize("spec, table", TABLES, ids=named)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=named)
every_game = pytest.mark.parametrize("spec", SPECS, ids=named)


@every_viewer
@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_given_two_shoes_alike_to_a_viewer_when_played_alike_then_the_viewer_sees_the_same(
    spec: AnySpec, viewer: Viewer, data: st.DataObject
) -> None:
    """Two shoes that agree on what a viewer may know give that viewer byte-identical streams, offers and refusals."""
    assert next(hints(spec, data.draw(spec.rounds), viewer), None) is None


@every_viewer
@every_table
def test_given_a_walk_when_hidden_cards_change_places_then_the_viewer_cannot_tell(
    spec: AnySpec, table: str, viewer: Viewer
) -> None:
    """At every table, on felt too, in round after round of irregularities, refusals and voids."""
    assert next(hints(spec, walked(spec, table)[0].commands, viewer), None) is None


@pytest.mark.parametrize("viewer", (Dealer(), Supervisor()), ids=named)
@every_table
def test_given_a_hidden_card_when_it_is_guessed_then_a_right_guess_is_answered_as_a_wrong_one(
    spec: AnySpec, table: str, viewer: Viewer
) -> None:
    """Nobody finds out by trying what lies face down."""
    for done in walked(spec, table)[:3]:
        assert next(answered(spec, done.commands, viewer), None) is None


@every_viewer
@every_game
def test_given_a_viewers_events_when_folded_then_the_table_holds_no_card_the_viewer_was_not_shown(
    spec: AnySpec, viewer: Viewer
) -> None:
    """A viewer's table is folded from nothing but the viewer's own events, after which no card is in it by itself."""
    for done in all_walks(spec):
        assert strays(spec, done.history, viewer) == frozenset()


@every_viewer
@every_game
def test_given_a_viewer_when_cards_lie_open_then_the_viewer_is_shown_all_of_them(spec: AnySpec, viewer: Viewer) -> None:
    """Secrecy is not silence: whoever may know a card is shown it."""
    for done in all_walks(spec):
        own = frozenset(card for event in done.history for card in spec.faces(event, viewer))
        assert cards_in(msgspec.json.encode(stream(spec.game, done.history, viewer))) == own


@every_game
def test_given_the_cage_when_it_books_what_it_sees_then_its_books_are_those_of_the_table(spec: AnySpec) -> None:
    """The cage sees no card and still every chip that moves."""
    for done in all_walks(spec):
        books, state = Books(), spec.game.blank
        for event in stream(spec.game, done.history, Cage()):
            books.book(spec.game.moves(state, event))
            state = spec.game.evolve(state, event)
        assert books.standing() == done.books.standing()
