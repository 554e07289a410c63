"""What a screen offers is what the rules accept, for every viewer, in every state that a walk comes through."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.game import GAME, Blackjack
from croupier.games.blackjack.state import BLANK, Table
from croupier.games.decider import Refusal
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Display, Player, Viewer
from tests.games.blackjack.decided import rounds
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.spec import SPEC, BlackjackSpec
from tests.games.blackjack.tables import OPERATOR
from tests.games.blackjack.walked import walked
from tests.kit.offers import unoffered, unsound
from tests.kit.walk import states

EVERY = 41


def passed(table: str) -> Iterator[tuple[Table, Random]]:
    """Some states of the walks at a table, each with a chance of its own."""
    for done in walked(table)[:2]:
        for number, state in enumerate(states(SPEC, done.commands[-220:] if "end" in table else done.commands)):
            if number % EVERY == 0:
                yield state, Random(f"{table} {done.seed} {number}")


@pytest.mark.parametrize("table", TABLES)
def test_given_any_state_when_something_is_offered_then_the_rules_accept_it(table: str) -> None:
    """Every offer on a screen is accepted from the people who sit at that screen."""
    assert [fault for state, _ in passed(table) for fault in unsound(SPEC, state)] == []


@pytest.mark.parametrize("table", TABLES)
def test_given_any_state_when_the_rules_accept_a_command_then_its_kind_was_offered(table: str) -> None:
    """Whatever is accepted, of all examples for all people and of their perturbations, is offered for that box."""
    assert [fault for state, chance in passed(table) for fault in unoffered(SPEC, state, chance)] == []


@settings(max_examples=20)
@given(commands=rounds)
def test_given_a_round_of_any_decisions_when_it_stops_then_offers_and_rules_agree(
    commands: tuple[AnyCommand, ...],
) -> None:
    """Wherever a round has got to, what is offered is accepted, and what is accepted is offered."""
    *_, state = states(SPEC, commands)
    assert next(unsound(SPEC, state), None) is None
    assert next(unoffered(SPEC, state, Random(len(commands))), None) is None


def test_given_a_display_when_it_asks_then_nothing_is_offered() -> None:
    """Nobody acts from the public display, nor from a box that nobody holds."""
    for state, _ in passed(next(iter(TABLES))):
        assert GAME.allowed(state, Display()) == ()
        assert GAME.allowed(state, Player(7)) == ()


def test_given_a_closed_table_when_asked_then_opening_is_accepted_and_not_offered() -> None:
    """The determinations are the operator's to make, and a closed table has none to offer."""
    for opening, *_ in TABLES.values():
        assert not isinstance(GAME.decide(BLANK, opening), Refusal)
    offers = [offer for viewer in SPEC.viewers(BLANK) for offer in GAME.allowed(BLANK, viewer)]
    assert all(SPEC.offerable(offer) for offer in offers)


class OffersTooMuch(Blackjack):
    """A screen that always offers to close the table."""

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        return (*super().allowed(state, viewer), hc.CloseTable(by=OPERATOR))


class OffersTooLittle(Blackjack):
    """A screen that forgets to stand."""

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        return tuple(offer for offer in super().allowed(state, viewer) if not isinstance(offer, c.Stand))


def test_given_a_screen_that_offers_too_much_when_compared_then_it_is_found() -> None:
    """An offer that would be refused, or is another screen's, is a fault."""
    spec = BlackjackSpec()
    spec.game = OffersTooMuch()
    table = next(iter(TABLES))
    faults = [fault for state, _ in passed(table) for fault in unsound(spec, state)]
    assert any("which is refused" in fault for fault in faults)
    assert any(f"{Dealer()} is offered" in fault and "another screen" in fault for fault in faults)


def test_given_a_screen_that_forgets_an_offer_when_compared_then_it_is_found() -> None:
    """A command that is accepted and never offered is a fault, for the screen of everybody who may give it."""
    spec = BlackjackSpec()
    spec.game = OffersTooLittle()
    faults = {
        fault.split(" is not offered Stand(")[0]
        for table in TABLES
        for state, chance in passed(table)
        for fault in unoffered(spec, state, chance)
    }
    assert str(Dealer()) in faults
