"""The log is the truth: a history leads to the same table whenever, wherever, and by whichever release it is read."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.decider import play, replay
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.state import BLANK, Box
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.spec import SPEC
from tests.kit.digest import digest


def test_given_an_event_of_a_time_before_a_field_when_read_then_the_field_has_its_default() -> None:
    """A field that a later release adds to an event has a default, so that older logs can still be read."""
    older = b'{"is":"wager-placed","under":["4.2(a)"],"by":"ann","box":1,"player":"ann","wager":"ante","cents":1000}'
    assert SPEC.read_event(older) == SPEC.read_event(older[:-1] + b',"low":false}')


def test_given_two_states_when_fingerprinted_then_only_what_is_not_at_its_default_counts() -> None:
    """A field that is added later and left alone changes no fingerprint; every field that is set changes it."""
    opened = replay(GAME, play(GAME, TABLES["felt, card shoe"]).events)
    fingerprints = {
        digest(state) for state in (BLANK, opened, replace(opened, rounds=1), replace(opened, closing=True))
    }
    assert len(fingerprints) == 4
    assert digest(replace(opened, announced=None, breaches=())) == digest(opened)
    assert digest(Box(1, "ann", trips=0)) == digest(Box(1, "ann")) != digest(Box(1, "ann", trips=1))
