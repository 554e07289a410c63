"""On the wire: every event and command has a word of its own, and comes back as it went out, whatever is played."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from croupier.games.decider import Refusal
from croupier.games.people import Cage, Dealer, Director, Display, Player, Regulator, Role, Supervisor, Viewer
from tests.kit.house import HouseSpec
from tests.kit.walked import SPECS, AnySpec, all_walks, named

HOUSED = [spec for spec in SPECS if isinstance(spec, HouseSpec)]


WAGER = {"by": {"role": "player", "id": "ann"}, "box": 1, "cents": 1000}
CARD = re.compile(rb'"[2-9TJQKA][cdhs]"')


def wager_of(spec: AnySpec) -> dict[str, Any]:
    """The first wager that a player places in the game's playthroughs, as it comes in."""
    given = (command for played in spec.playthroughs for command in played.commands)
    wager = next(command for command in given if command.by.role is Role.PLAYER and hasattr(command, "cents"))
    return {**msgspec.to_builtins(wager), **WAGER}


def card_named(spec: AnySpec, card: str) -> dict[str, Any]:
    """The first command of the game that names one card, as it comes in with this one."""
    kind = next(kind for kind in spec.command_types if "card" in kind.__struct_fields__)
    return {"do": kind.__struct_config__.tag, "by": {"role": "dealer", "id": "dan"}, "box": 1, "card": card}


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


@pytest.mark.parametrize(
    "spoilt, fault",
    [
        ({"do": "steal-wager"}, "Invalid value 'steal-wager'"),
        ({"do": None}, "missing required field `do`"),
        ({"cents": 10.5}, "Expected `int`, got `float`"),
        ({"cents": "1000"}, "Expected `int`, got `str`"),
        ({"cents": True}, "Expected `int`, got `bool`"),
        ({"cents": None}, "missing required field `cents`"),
        ({"by": None}, "missing required field `by`"),
        ({"by": {"role": "owner", "id": "ann"}}, "Invalid enum value 'owner'"),
    ],
)
@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_a_malformed_command_when_read_then_it_is_refused_before_the_rules_see_it(
    spec: AnySpec, spoilt: dict[str, Any], fault: str
) -> None:
    """Unknown words, fractions of a cent, missing people and impossible cards never get as far as the table."""
    line = {field: word for field, word in {**wager_of(spec), **spoilt}.items() if word is not None}
    with pytest.raises(msgspec.DecodeError, match=re.escape(fault)):
        spec.read_command(msgspec.json.encode(line))
    assert spec.read_command(msgspec.json.encode(wager_of(spec))).by.id == "ann"


@pytest.mark.parametrize("card", ["1h", "Qx"])
@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_a_command_with_an_impossible_card_when_read_then_it_is_refused(spec: AnySpec, card: str) -> None:
    """No table ever hears of a card that no deck has."""
    with pytest.raises(msgspec.DecodeError, match=f"Invalid enum value '{card}'"):
        spec.read_command(msgspec.json.encode(card_named(spec, card)))


@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_a_line_that_is_no_command_when_read_then_it_is_refused(spec: AnySpec) -> None:
    """A line that breaks off, an empty one, and one that says nothing."""
    for line, fault in ((msgspec.json.encode(wager_of(spec))[:-1], "truncated"), (b"", "truncated"), (b"null", "null")):
        with pytest.raises(msgspec.DecodeError, match=fault):
            spec.read_command(line)


@pytest.mark.parametrize("spec", SPECS, ids=named)
def test_given_any_command_that_names_cards_when_one_of_them_is_impossible_then_it_is_not_read(spec: AnySpec) -> None:
    """However deep in a command a card is named, it is one of the deck."""
    given: dict[Any, Any] = {type(command): command for done in all_walks(spec) for command in done.commands}
    lines = [line for line in map(msgspec.json.encode, given.values()) if CARD.search(line)]
    assert len(lines) > 2
    for line in lines:
        with pytest.raises(msgspec.DecodeError, match="Invalid enum value '1h'"):
            spec.read_command(CARD.sub(b'"1h"', line, count=1))


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
