"""Hand histories of rounds in which anybody does anything: they come back as written, and keep what is hidden."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, cast

import msgspec
import pytest

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.phh import document, phh, phhs
from croupier.games.canberra_manila.scribe import histories
from croupier.games.canberra_manila.toml import Dollars
from croupier.games.decider import stream
from croupier.games.people import Player, Regulator, Viewer
from tests.games.canberra_manila.told import PUBLIC
from tests.games.canberra_manila.wandering import SEATS, wandered
from tests.kit.leaks import cards_in

SEEDS = range(40)
GRAMMAR = re.compile(
    r"(?:d dh p\d (?:\?\?|\w\w){2}|d db \w\w|p\d (?:f|cc|cbr \d+(?:\.\d\d)?|sm(?: (?:\w\w){2})?))?(?:(?:^| )# \S.*)?"
)
VIEWERS: tuple[Viewer, ...] = (*map(Player, SEATS), PUBLIC, Regulator())


def plain(value: Any) -> Any:
    """A value of a document as a reader of TOML finds it."""
    match value:
        case Dollars(cents=cents):
            return Decimal(cents) / 100
        case Mapping():
            return {key: plain(part) for key, part in cast("Mapping[str, Any]", value).items()}
        case str() | int():
            return value
        case _:
            return [plain(part) for part in value]


@pytest.mark.parametrize("seed", SEEDS)
def test_given_any_rounds_when_written_then_a_reader_of_toml_finds_what_was_written(seed: int) -> None:
    """Round trip: every history of every viewer comes back as it went out, to the cent."""
    for viewer in VIEWERS:
        found = histories(wandered(seed).history, viewer)
        again = tomllib.loads(phhs(found), parse_float=Decimal)
        assert list(again) == [str(number) for number in range(1, len(found) + 1)]
        assert list(again.values()) == [plain(document(each)) for each in found]
        assert [tomllib.loads(phh(each), parse_float=Decimal) for each in found] == list(again.values())


@pytest.mark.parametrize("seed", SEEDS)
def test_given_any_rounds_when_told_to_a_viewer_then_no_card_is_named_that_the_viewer_was_not_shown(seed: int) -> None:
    """Whatever people do, a document knows no more than the viewer's own events, nor than the table's."""
    history = wandered(seed).history
    for viewer in VIEWERS:
        own = stream(GAME, history, viewer)
        shown = [event for event in own if isinstance(event, _WITH_CARDS)]
        known = cards_in(msgspec.json.encode(shown))
        assert cards_in(_parted(phhs(histories(history, viewer)))) <= known
        assert phhs(histories(own, viewer)) == phhs(histories(history, viewer))


_WITH_CARDS = (e.HoleCardsDealt, e.CommunalTurned, e.CommunalExposed, e.HandShown, e.FacesCorrected)


def _parted(text: str) -> bytes:
    """A document with a blank between cards, so that each is found."""
    return re.sub(r"((?:[2-9TJQKA][cdhs]|Jk|\?\?)+)(?=[ \"])", _blanks, text).encode()


def _blanks(found: re.Match[str]) -> str:
    return " ".join(re.findall("..", found[1]))


@pytest.mark.parametrize("seed", SEEDS)
def test_given_any_rounds_when_told_to_the_public_then_only_communal_cards_and_shown_hands_are_named(seed: int) -> None:
    """Folded and conceded hands stay hidden, and so do all hands of a deal that was off."""
    for found in histories(wandered(seed).history, PUBLIC):
        for act in (*found.acts, *(act for off in found.misdeals for act in off.acts)):
            if act.what == "dh":
                assert act.rest.endswith(" ????")
            assert not (cards_in(_parted(f"{act.rest} ")) and act.what not in ("db", "sm"))


@pytest.mark.parametrize("seed", SEEDS)
def test_given_any_rounds_when_told_then_every_entry_is_in_the_notation_and_has_its_clauses(seed: int) -> None:
    """Each entry is of the format's grammar, and `_clauses` has one for each."""
    for found in histories(wandered(seed).history, PUBLIC):
        written = document(found)
        entries = [str(act) for act in found.acts]
        assert [entry for entry in entries if not GRAMMAR.fullmatch(entry)] == []
        assert all(act.under for act in found.acts)
        assert len(plain(written.get("_clauses", []))) == len(entries)


@pytest.mark.parametrize("seed", SEEDS)
def test_given_any_round_that_is_over_when_told_then_its_chips_add_up(seed: int) -> None:
    """What players had is what they have left and what the house took; a void round leaves everything as it was."""
    for found in histories(wandered(seed).history, PUBLIC):
        if found.closed:
            assert sum(found.stakes) == sum(found.left) + sum(pot.commission for pot in found.pots)
            assert not found.void or (found.left == found.stakes and not any(found.winnings))
