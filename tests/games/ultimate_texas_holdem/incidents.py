"""Incidents at a table for tests: a round of two players, recorded breaches, and what anybody has been told."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from croupier.cards.card import parse_cards
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.people import Cage, Dealer, Director, Display, Person, Player, Regulator, Supervisor, Viewer
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from tests.games.ultimate_texas_holdem.tables import DEALER, NOON, OPERATOR, PlayScene, dealt, terms
from tests.kit.scene import cites

ANN, BEN, JUNK = "KD JD", "QH QC", "3S 8H"
BOARD_CARDS, DEALER_HAND = "9D 7D 5D 2C 4S", "AS AC"
VIEWERS: tuple[Viewer, ...] = (Player(1), Player(2), Dealer(), Supervisor(), Regulator(), Director(), Cage(), Display())


def two_hands(hand: str = ANN) -> PlayScene:
    """Ann has cards of her choice, a flush with the flop, and trips of $5; Ben two queens; neither has decided."""
    return dealt({1: hand, 2: BEN}, BOARD_CARDS, DEALER_HAND, trips={1: 500})


def breach(act: Act, name: str = "ann") -> hc.RecordBreach:
    """The dealer has seen what somebody did."""
    return hc.RecordBreach(by=DEALER, player=name, act=act, note="seen at the table")


def opens_the_measures(act: Act, clause: str) -> None:
    """A recorded breach cites its clause, changes nothing by itself, and opens both powers of 15.3."""
    before = two_hands()
    void, bar = c.VoidWagers(by=OPERATOR, breach=1), hc.ExcludePlayer(by=OPERATOR, breach=1)
    before.when(void).refused_under("15.3(a)")
    before.when(bar).refused_under("15.3(b)")
    scene = before.given(breach(act))
    assert cites(scene.one(he.BreachRecorded), clause)
    assert scene.state.round.boxes == before.state.round.boxes
    assert scene.given(void, bar).state.excluded == ("ann",)


def is_refused_and_logged(act: Act, clause: str, by: Person) -> None:
    """Nothing comes of an attempt but its record, whoever makes it."""
    before = two_hands()
    scene = before.given(hc.Attempt(by=by, act=act, note="tried"))
    (record,) = scene.events
    assert isinstance(record, he.BreachRecorded)
    assert (record.player, record.act) == (by.id, act)
    assert cites(record, clause)
    apart_from_it = replace(scene.state, breaches=(), round=replace(scene.state.round, breaches=()))
    assert apart_from_it == before.state


def reopened(scene: PlayScene) -> PlayScene:
    """The table after its closing and its next opening."""
    closed = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    return closed.given(c.OpenTable(by=OPERATOR, terms=terms(), at=NOON))


def told(scene: PlayScene, viewer: Viewer) -> str:
    """Everything that a viewer has been told since the table opened, as text."""
    events = stream(GAME, scene.history, viewer)
    return msgspec.json.encode([event for event in events if not isinstance(event, e.TableOpened)]).decode()


def tells(scene: PlayScene, viewer: Viewer, hand: str) -> bool:
    """Whether a viewer has been told any of these cards."""
    text = told(scene, viewer)
    return any(f'"{card}"' in text for card in parse_cards(hand))
