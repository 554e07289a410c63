"""Hidden cards stay hidden: hole cards until they are shown, folded and conceded ones for ever, undealt ones always."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.canberra_manila.game import GAME, CanberraManila
from croupier.games.canberra_manila.state import Table
from croupier.games.decider import Game, Refusal
from croupier.games.house import events as he
from croupier.games.people import Display, Player, Regulator, Viewer
from tests.games.canberra_manila.spec import SPEC
from tests.kit.bent import bent, departure
from tests.kit.house import VIEWERS
from tests.kit.leaks import cards_in, hints
from tests.kit.leaky import ShowsTheShoe, ShowsTo
from tests.kit.walked import all_walks

OUT = (e.HandFolded, e.HandConceded, e.HandDead)


def seen_too_early(history: Sequence[AnyEvent], viewer: Viewer) -> Iterator[str]:
    """Every card that a viewer is told of and that neither lies open nor is the viewer's own."""
    state, allowed = GAME.blank, frozenset[Card]()
    for event in history:
        match event:
            case he.CardsShuffled():
                allowed = frozenset[Card]()
            case e.CommunalTurned(card=card) | e.CommunalExposed(card=card):
                allowed |= {card}
            case e.HoleCardsDealt(seat=seat, cards=cards) if viewer == Player(seat):
                allowed |= {card for card in cards if card is not None}
            case e.HandShown(seat=seat, cards=cards) if state.hand(seat).live:
                allowed |= set(cards)
            case e.FacesCorrected(cards=cards):
                allowed |= set(cards)
            case _:
                pass
        seen = GAME.seen_by(event, viewer)
        told = cards_in(msgspec.json.encode(seen)) if seen is not None else frozenset[Card]()
        if not told <= allowed and not isinstance(event, he.CardsReplaced | e.SeatDrawn | he.PlayHeld):
            yield f"{viewer} is told of {sorted(told - allowed)} by {event}"
        state = GAME.evolve(state, event)


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_given_any_walk_when_watched_then_no_card_is_seen_before_it_lies_open(viewer: Viewer) -> None:
    """Live hands stay hidden until they are shown, folded and conceded ones for ever, undealt cards always."""
    for done in all_walks(SPEC):
        assert next(seen_too_early(done.history, viewer), None) is None


def test_given_all_walks_when_counted_then_hidden_hands_of_every_kind_were_among_them() -> None:
    """There was something to hide: hands that were folded, conceded, or dead, with cards that the program held."""
    hidden = {
        type(event)
        for done in all_walks(SPEC)
        if done.table.startswith("electronic")
        for event in done.history
        if isinstance(event, OUT)
    }
    assert hidden == set(OUT)


class ShowsConceded(CanberraManila):
    """A showdown at which whoever concedes is turned over all the same."""

    def decide(self, state: Table, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
        answer = GAME.decide(state, command)
        return answer if isinstance(answer, Refusal) else tuple(self._open(state, event) for event in answer)

    def _open(self, state: Table, event: AnyEvent) -> AnyEvent:
        if not isinstance(event, e.HandConceded):
            return event
        cards = [card for card in state.hand(event.seat).cards if card is not None]
        return replace(event, by=" ".join(cards) or event.by)


@pytest.mark.parametrize(
    "game, viewer, told",
    [
        (ShowsTo(GAME, Player(2), e.HoleCardsDealt), Player(2), "is shown a card"),
        (ShowsTheShoe(GAME), Regulator(), "is shown a card"),
        (ShowsConceded(), Display(), "is shown a card"),
    ],
    ids=departure,
)
def test_given_a_game_that_leaks_when_searched_then_the_leak_is_found(
    game: Game[Table, AnyCommand, AnyEvent], viewer: Viewer, told: str
) -> None:
    """The search is not blind: it finds a neighbour's cards, the order of the deck, and a hand that was conceded."""
    spec = bent(SPEC, game)
    leaking = (hint for played in SPEC.playthroughs for hint in hints(spec, played.commands, viewer))
    assert any(told in hint for hint in leaking)
