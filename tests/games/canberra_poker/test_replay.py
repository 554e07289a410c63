"""The log is the truth: a history leads to the same table whenever, wherever, and by whichever release it is read."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import BLANK, Pools
from croupier.games.decider import play, replay
from tests.games.canberra_poker.openings import TABLES
from tests.games.canberra_poker.spec import SPEC
from tests.kit.digest import digest


def test_given_an_event_of_a_time_before_a_field_when_read_then_the_field_has_its_default() -> None:
    """A field that a later release adds to an event has a default, so that older logs can still be read."""
    older = b'{"is":"ante-placed","under":["4.1(a)"],"by":"ann","box":1,"player":"ann","cents":1000}'
    assert SPEC.read_event(older) == SPEC.read_event(older[:-1] + b',"low":false}')


def test_given_two_states_when_fingerprinted_then_only_what_is_not_at_its_default_counts() -> None:
    """A field that is added later and left alone changes no fingerprint; every field that is set changes it."""
    opened = replay(GAME, play(GAME, TABLES["felt, plain shoe, 2016"]).events)
    fingerprints = {
        digest(state) for state in (BLANK, opened, replace(opened, rounds=1), replace(opened, closing=True))
    }
    assert len(fingerprints) == 4
    assert digest(replace(opened, announced=None, breaches=())) == digest(opened)
    assert digest(Pools()) == digest(msgspec.defstruct("Empty", [], frozen=True)())
