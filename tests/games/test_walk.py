"""Every game at random: at every kind of table, every invariant after every event, whatever people say."""

from __future__ import annotations

import pickle
import re
from enum import StrEnum
from itertools import count
from typing import Any

import pytest

import tests.kit.soak
from croupier.games.house import commands as hc
from croupier.games.house.state import HouseTable
from tests.kit.bent import SaysTooLittle, bent
from tests.kit.house import HouseSpec
from tests.kit.soak import Plan, soak
from tests.kit.walk import Broken, states, walk
from tests.kit.walked import SEEDS, SPECS, STEPS, TABLES, AnySpec, all_walks, named, walked

every_game = pytest.mark.parametrize("spec", SPECS, ids=named)


def phases_of(table: HouseTable) -> set[StrEnum]:
    """All phases of the table's game."""
    return set(type(table.phase))


@pytest.mark.parametrize("spec, table", TABLES, ids=named)
def test_given_a_table_when_walked_at_random_then_every_invariant_holds(spec: AnySpec, table: str) -> None:
    """Money is conserved, the cards complete, refusals change nothing, replay agrees, and every round ends."""
    found = walked(spec, table)
    assert all(spec.at_rest(done.state) for done in found)
    assert sum(done.rounds for done in found) >= len(SEEDS)
    assert all(done.refusals for done in found)


@every_game
def test_given_all_walks_when_counted_then_every_kind_of_event_has_happened(spec: AnySpec) -> None:
    """No event of the sealed union is beyond the reach of the walks."""
    assert {type(event) for done in all_walks(spec) for event in done.history} == set(spec.event_types)


@pytest.mark.parametrize("spec", [spec for spec in SPECS if isinstance(spec, HouseSpec)], ids=named)
def test_given_all_walks_when_counted_then_every_command_was_accepted_and_every_phase_reached(
    spec: HouseSpec[Any, Any, Any],
) -> None:
    """The walks give every command when the rules accept it; only three idle rounds in a row are too rare."""
    accepted = {kind for done in all_walks(spec) for kind in done.accepted}
    phases = {state.phase for done in all_walks(spec) for state in states(spec, done.commands)}
    assert accepted >= set(spec.timetable) - {hc.OrderToLeave}
    assert phases == phases_of(spec.game.blank)


@every_game
def test_given_the_same_seed_when_walked_again_then_the_walk_is_the_same(spec: AnySpec) -> None:
    """A fault that a walk has found can be found again."""
    table = next(iter(spec.tables))
    again = walk(spec, table, SEEDS[0], STEPS)
    assert again.history == walked(spec, table)[0].history
    assert again.history != walked(spec, table)[1].history


@every_game
def test_given_a_soak_when_it_ends_well_then_it_says_how_far_it_went(spec: AnySpec) -> None:
    """The soak plays as many rounds as it was asked for, and tells what it has seen."""
    said = soak(Plan(spec.game.name, 2, next(iter(spec.tables)), 3), print)
    assert "from seed 3" in said
    assert "all is well" in said


@every_game
def test_given_a_soak_in_two_processes_when_it_ends_then_it_tells_the_same_as_one_would(spec: AnySpec) -> None:
    """Later seeds are walked meanwhile, and are told in their turn."""
    plan = Plan(spec.game.name, 40, next(iter(spec.tables)))
    assert soak(plan._replace(jobs=2), print) == soak(plan, print)


@every_game
def test_given_a_fault_when_a_soak_comes_to_it_then_it_stops_and_says_from_which_seed(
    spec: AnySpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads it walks from there again."""

    def broken(_game: str) -> AnySpec:
        return bent(spec, SaysTooLittle(spec.game))

    monkeypatch.setattr(tests.kit.soak, "spec_of", broken)
    with pytest.raises(Broken, match=r"seed 3, command \d+: '' is no sentence"):
        soak(Plan(spec.game.name, 1_000, next(iter(spec.tables)), 3), print)


def test_given_a_fault_in_another_process_when_it_is_told_then_it_says_the_same() -> None:
    """What a walk has to say about itself comes through whole."""
    fault = Broken("blackjack, seed 3: the void left nothing")
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


@every_game
def test_given_a_long_soak_when_time_passes_then_it_tells_how_far_it_has_got(
    spec: AnySpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Now and then, so that somebody who waits knows that it goes on."""
    monkeypatch.setattr(tests.kit.soak, "monotonic", count(step=40).__next__)
    said = list[str]()
    soak(Plan(spec.game.name, 20, next(iter(spec.tables))), said.append)
    assert all(re.search(r"of 20 rounds, .* a second; all is well up to seed \d+", words) for words in said)
    assert len(said) > 1
