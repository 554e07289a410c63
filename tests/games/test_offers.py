"""What a screen offers is what the rules accept, for every viewer, in every state that a walk comes through."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.decider import Refusal
from croupier.games.people import Display, Player
from tests.kit.offers import unoffered, unsound
from tests.kit.walk import states
from tests.kit.walked import SPECS, TABLES, AnySpec, named, passed

every_game = pytest.mark.parametrize("spec", SPECS, ids=named)
every_table = pytest.mark.parametrize("spec, table", TABLES, ids=named)


@every_table
def test_given_any_state_when_something_is_offered_then_the_rules_accept_it(spec: AnySpec, table: str) -> None:
    """Every offer on a screen is accepted from the people who sit at that screen."""
    assert [fault for state, _ in passed(spec, table) for fault in unsound(spec, state)] == []


@every_table
def test_given_any_state_when_the_rules_accept_a_command_then_its_kind_was_offered(spec: AnySpec, table: str) -> None:
    """Whatever is accepted, of all examples for all people and of their perturbations, is offered for that box."""
    assert [fault for state, chance in passed(spec, table) for fault in unoffered(spec, state, chance)] == []


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_given_a_round_of_any_decisions_when_it_stops_then_offers_and_rules_agree(
    spec: AnySpec, data: st.DataObject
) -> None:
    """Wherever a round has got to, what is offered is accepted, and what is accepted is offered."""
    commands = data.draw(spec.rounds)
    *_, state = states(spec, commands)
    assert next(unsound(spec, state), None) is None
    assert next(unoffered(spec, state, Random(len(commands))), None) is None


@every_table
def test_given_a_display_when_it_asks_then_nothing_is_offered(spec: AnySpec, table: str) -> None:
    """Nobody acts from the public display, nor from a box that nobody holds."""
    for state, _ in passed(spec, table):
        assert spec.game.allowed(state, Display()) == ()
        assert spec.game.allowed(state, Player(9)) == ()


@every_game
def test_given_a_closed_table_when_asked_then_opening_is_accepted_and_not_offered(spec: AnySpec) -> None:
    """The determinations are the operator's to make, and a closed table has none to offer."""
    for opening, *_ in spec.tables.values():
        assert not isinstance(spec.game.decide(spec.game.blank, opening), Refusal)
    viewers = spec.viewers(spec.game.blank)
    offers = [offer for viewer in viewers for offer in spec.game.allowed(spec.game.blank, viewer)]
    assert all(spec.offerable(spec.game.blank, offer) for offer in offers)
