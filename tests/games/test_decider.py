"""Playing, replaying and watching any game: the helpers that hold for every decider."""

from __future__ import annotations

from functools import reduce

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.decider import Event, Game, Played, Refusal, play, replay, stream
from croupier.games.people import Cage, Display, Viewer
from croupier.money import Move
from croupier.rules.clause import Clause

UNDER = (Clause("9.4"),)


class Put(msgspec.Struct, frozen=True):
    """So many cents for the till, which holds a hundred at most, and so many notes about it."""

    cents: int
    notes: int = 0


class CentsPut(Event, frozen=True, kw_only=True, tag="cents-put"):
    cents: int


class Noted(Event, frozen=True, kw_only=True, tag="noted"):
    cents: int | None


class Till:
    """The smallest game: a sum, and notes about it that only the cage may read."""

    name = "till"
    blank = 0

    def decide(self, state: int, command: Put) -> tuple[CentsPut | Noted, ...] | Refusal:
        if command.cents <= 0 or state + command.cents > 100:
            return Refusal(UNDER, f"{command.cents} do not fit.", "Put less.")
        put = CentsPut(under=UNDER, by="ann", cents=command.cents)
        return (put, *(Noted(under=UNDER, by="ann", cents=command.cents) for _ in range(command.notes)))

    def evolve(self, state: int, event: CentsPut | Noted) -> int:
        return state + event.cents if isinstance(event, CentsPut) else state

    def seen_by(self, event: CentsPut | Noted, viewer: Viewer) -> CentsPut | Noted | None:
        if isinstance(event, CentsPut):
            return event
        return event if viewer == Cage() else None if event.cents == 1 else msgspec.structs.replace(event, cents=None)

    def allowed(self, state: int, viewer: Viewer) -> tuple[Put, ...]:
        return (Put(1),) if state < 100 and viewer == Cage() else ()

    def moves(self, state: int, event: CentsPut | Noted) -> tuple[Move, ...]:
        after = self.evolve(state, event)
        return (Move("player", "till", after - state),) if after > state else ()


TILL: Game[int, Put, CentsPut | Noted] = Till()
puts = st.lists(st.builds(Put, st.integers(-5, 60), st.integers(0, 2)), max_size=12)


def played(commands: list[Put], start: int | None = None) -> Played[int, CentsPut | Noted]:
    return play(TILL, commands, start)


def test_given_no_commands_when_played_then_nothing_has_happened() -> None:
    """A game that nobody plays stays blank."""
    assert played([]) == Played(0, (), ())
    assert replay(TILL, ()) == 0
    assert stream(TILL, (), Display()) == ()


def test_given_commands_when_played_then_state_events_and_refusals_are_kept() -> None:
    """A run of commands gives the state, every event in order, and each refusal with the place of its command."""
    found = played([Put(60, 1), Put(0), Put(60), Put(40)])
    assert found.state == 100
    assert [type(event) for event in found.events] == [CentsPut, Noted, CentsPut]
    assert [(place, refusal.why) for place, refusal in found.refusals] == [(1, "0 do not fit."), (2, "60 do not fit.")]


@given(commands=puts)
def test_given_a_history_when_replayed_then_it_leads_to_the_state_of_play(commands: list[Put]) -> None:
    """Replay needs nothing but the events."""
    found = played(commands)
    assert replay(TILL, found.events) == found.state == reduce(TILL.evolve, found.events, TILL.blank)


@given(commands=puts)
def test_given_refused_commands_when_left_out_then_nothing_changes(commands: list[Put]) -> None:
    """A refused command changes nothing, neither the state nor what comes after it."""
    found = played(commands)
    refused = {place for place, _ in found.refusals}
    assert played([command for place, command in enumerate(commands) if place not in refused]) == Played(
        found.state, found.events, ()
    )


@given(before=puts, after=puts)
def test_given_a_state_when_play_goes_on_from_it_then_it_is_as_if_never_interrupted(
    before: list[Put], after: list[Put]
) -> None:
    """A game may be put down and taken up again anywhere."""
    first, whole = played(before), played([*before, *after])
    rest = played(after, first.state)
    assert rest.state == whole.state == replay(TILL, rest.events, first.state)
    assert (*first.events, *rest.events) == whole.events
    assert [place + len(before) for place, _ in rest.refusals] == [
        place for place, _ in whole.refusals if place >= len(before)
    ]


def test_given_a_start_that_looks_like_nothing_when_played_from_then_it_is_still_the_start() -> None:
    """Only a start that is not given is the blank one; a state that happens to be zero is a start."""
    late = type("Late", (Till,), {"blank": 90})()
    assert play(late, [Put(20)], 0).state == 20
    assert play(late, [Put(20)]).state == 90
    assert replay(late, played([Put(5)]).events, 0) == 5
    assert replay(late, played([Put(5)]).events) == 95


def test_given_a_viewer_when_watching_then_what_is_not_for_the_viewer_is_gone_or_masked() -> None:
    """A stream keeps the order, leaves out what the viewer may not know of, and shows the rest as the game says."""
    history = played([Put(1, 1), Put(2, 1)]).events
    assert stream(TILL, history, Cage()) == history
    seen = stream(TILL, history, Display())
    assert [type(event) for event in seen] == [CentsPut, CentsPut, Noted]
    assert isinstance(seen[2], Noted)
    assert seen[2].cents is None


@given(before=puts, after=puts)
def test_given_two_histories_when_watched_then_their_streams_follow_each_other(
    before: list[Put], after: list[Put]
) -> None:
    """What a viewer has seen is never taken back by what comes later."""
    one, two = played(before).events, played(after).events
    assert stream(TILL, (*one, *two), Display()) == (*stream(TILL, one, Display()), *stream(TILL, two, Display()))


@pytest.mark.parametrize("left_out", ["under", "by"])
def test_given_an_event_without_its_clauses_or_its_person_when_read_then_it_is_refused(left_out: str) -> None:
    """Nothing happens without a clause, and nothing by nobody."""
    told = {"is": "cents-put", "under": UNDER, "by": "ann", "cents": 1}
    assert msgspec.convert(told, CentsPut) == CentsPut(under=UNDER, by="ann", cents=1)
    with pytest.raises(msgspec.ValidationError, match=f"missing required field `{left_out}`"):
        msgspec.convert({name: part for name, part in told.items() if name != left_out}, CentsPut)
