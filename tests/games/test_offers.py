"""What a screen offers is what the rules accept, for every viewer, in every state that a walk comes through."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.decider import Refusal
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Display, Person, Player, Role
from tests.kit.bent import OffersTooLittle, OffersTooMuch, bent
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
def test_given_any_state_when_a_walk_looks_for_offers_then_it_finds_those_of_the_screens(
    spec: AnySpec, table: str
) -> None:
    """They are looked up kind by kind, and none of a kind weighs more than was said before anybody looked."""
    for state, chance in passed(spec, table):
        viewers = spec.viewers(state)
        choice = spec.offers(state, viewers)
        found = {offer: kind for kind in choice.kinds for offer in choice.look(kind)}
        assert set(found) == {offer for viewer in viewers for offer in spec.game.allowed(state, viewer)}
        assert all(spec.weight(state, offer) <= choice.kinds[kind] for offer, kind in found.items())
        said = spec.by_kind(spec.extra(state, chance))
        assert all(spec.weight(state, words) <= most for kind, most in said.kinds.items() for words in said.look(kind))


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


@every_game
def test_given_a_screen_that_offers_too_much_when_compared_then_it_is_found(spec: AnySpec) -> None:
    """An offer that would be refused, or is another screen's, is a fault."""
    closing = hc.CloseTable(by=Person(Role.OPERATOR, "olive"))
    eager, table = bent(spec, OffersTooMuch(spec.game, closing)), next(iter(spec.tables))
    faults = [fault for state, _ in passed(spec, table) for fault in unsound(eager, state)]
    assert any("which is refused" in fault for fault in faults)
    assert any(f"{Dealer()} is offered" in fault and "another screen" in fault for fault in faults)


@every_game
def test_given_a_screen_that_forgets_an_offer_when_compared_then_it_is_found(spec: AnySpec) -> None:
    """A command that is accepted and never offered is a fault, for the screen of everybody who may give it."""
    forgetful = bent(spec, OffersTooLittle(spec.game, spec.decision))
    faults = {
        fault.split(f" is not offered {spec.decision.__name__}(")[0]
        for table in tuple(spec.tables)[:2]
        for state, chance in passed(spec, table)
        for fault in unoffered(forgetful, state, chance)
    }
    assert str(Dealer()) in faults
    assert faults & {str(Player(1)), str(Player(2))}
