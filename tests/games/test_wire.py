"""On the wire: every event and command has a word of its own, and comes back as it went out, whatever is played."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from croupier.games.decider import Refusal
from croupier.games.people import Cage, Dealer, Director, Display, Player, Regulator, Supervisor, Viewer
from tests.kit.house import HouseSpec
from tests.kit.walked import SPECS, AnySpec, all_walks, named

HOUSED = [spec for spec in SPECS if isinstance(spec, HouseSpec)]


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


@pytest.mark.parametrize("spec", HOUSED, ids=named)
def test_given_a_kind_when_named_on_the_wire_then_the_word_is_its_own_name(spec: HouseSpec[Any, Any, Any]) -> None:
    """The word in the log is stable and readable: the name of the event, never a path into the program."""
    for field, kinds in (("is", spec.event_types), ("do", tuple(spec.timetable))):
        assert [kind.__struct_config__.tag for kind in kinds] == [kebab(kind.__name__) for kind in kinds]
        assert {kind.__struct_config__.tag_field for kind in kinds} == {field}
        assert all(kind.__struct_config__.frozen for kind in kinds)


@pytest.mark.parametrize("spec", HOUSED, ids=named)
def test_given_all_kinds_when_counted_then_the_timetable_and_the_union_have_the_same_commands(
    spec: HouseSpec[Any, Any, Any],
) -> None:
    """No command is outside the timetable, and no word stands for two things."""
    assert set(spec.timetable) == set(spec.command_types)
    for kinds in (spec.event_types, spec.command_types):
        assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("spec", HOUSED, ids=named)
def test_given_every_kind_of_command_when_written_and_read_then_it_is_the_same(spec: HouseSpec[Any, Any, Any]) -> None:
    """A command comes from a screen as it was given there, whatever was in it."""
    state = all_walks(spec)[0].state
    commands = [command for person in spec.persons(state) for command in spec.examples(state, person)]
    commands.extend(command for done in all_walks(spec) for command in done.commands)
    assert {type(command) for command in commands} == set(spec.timetable)
    for line, command in {msgspec.json.encode(command): command for command in commands}.items():
        assert spec.read_command(line) == command


@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_every_event_of_the_walks_when_written_and_read_then_it_is_the_same(spec: AnySpec) -> None:
    """An event comes from the log as it went in, whatever happened."""
    happened = {msgspec.json.encode(event): event for done in all_walks(spec) for event in done.history}
    assert {type(event) for event in happened.values()} == set(spec.event_types)
    for line, event in happened.items():
        again = spec.read_event(line)
        assert again == event
        assert msgspec.json.encode(again) == line


@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_every_refusal_of_the_walks_when_written_and_read_then_it_is_the_same(spec: AnySpec) -> None:
    """A refusal is a value: a screen gets its clauses, its reason and its advice."""
    refused = {msgspec.json.encode(refusal): refusal for done in all_walks(spec) for refusal in done.refusals}
    assert len(refused) > 100
    for line, refusal in refused.items():
        assert msgspec.json.decode(line, type=Refusal) == refusal


@pytest.mark.parametrize("viewer", [Player(3), Dealer(), Supervisor(), Cage(), Director(), Regulator(), Display()])
def test_given_a_viewer_when_written_and_read_then_it_is_the_same(viewer: Viewer) -> None:
    """Who looks at the table is a word on the wire, too."""
    line = msgspec.json.encode(viewer)
    assert msgspec.json.decode(line, type=Viewer) == viewer
