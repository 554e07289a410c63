"""Hidden cards stay hidden: no viewer can tell two shoes apart that differ in cards which have not been turned."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.state import Table
from croupier.games.decider import Game, play, stream
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Player, Regulator, Supervisor, Viewer
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.spec import SPEC
from tests.kit.bent import Bent, bent, departure
from tests.kit.guesses import answered
from tests.kit.house import VIEWERS
from tests.kit.leaks import hints
from tests.kit.leaky import AnswersGuesses, ShowsTheShoe, ShowsTo
from tests.kit.walked import walked

SHORT = tuple(name for name in TABLES if "end" not in name)


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
    done = walked(SPEC, table)[1]
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


class OffersByTheNextCard(Bent[Table, AnyCommand, AnyEvent]):
    """A player is offered less when the next card is red."""

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        offers, card = super().allowed(state, viewer), state.shoe.next_card
        return offers[1:] if card is not None and card.suit.is_red and viewer == Player(1) else offers


@pytest.mark.parametrize(
    "game, viewer, told",
    [
        (ShowsTheShoe(GAME), Regulator(), "is shown a card"),
        (ShowsTo(GAME, Supervisor(), e.CardBurned, e.CardDrawnInError), Supervisor(), "is shown a card"),
        (OffersByTheNextCard(GAME), Player(1), "is offered something else"),
    ],
    ids=departure,
)
def test_given_a_game_that_leaks_when_searched_then_the_leak_is_found(
    game: Game[Table, AnyCommand, AnyEvent], viewer: Viewer, told: str
) -> None:
    """The search is not blind: it finds a card shown, and an offer."""
    spec = bent(SPEC, game)
    histories = [done.commands for table in SHORT for done in walked(SPEC, table)]
    leaking = (hint for commands in histories for hint in hints(spec, commands, viewer))
    assert any(told in hint for hint in leaking)


def test_given_a_game_that_answers_guesses_when_guessed_at_then_it_is_found_out() -> None:
    """The guesses are not idle."""
    spec = bent(SPEC, AnswersGuesses(GAME, c.DealCard, lambda table: table.shoe.next_card))
    histories = (done.commands for table in SHORT if "electronic" in table for done in walked(SPEC, table))
    assert any(next(answered(spec, commands, Dealer()), None) for commands in histories)
