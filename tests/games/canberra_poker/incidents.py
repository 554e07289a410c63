"""Incidents at a table for tests: a round of two players, recorded breaches, and what anybody has been told."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.people import Cage, Dealer, Director, Display, Person, Player, Regulator, Supervisor, Viewer
from tests.games.canberra_poker.tables import DEALER, JACKPOT, NOON, OPERATOR, PlayScene, dealt, terms
from tests.kit.scene import cites

ANN, BEN, JUNK = "KD JD 9D 7D 5D", "QH QC 8S 6S 4H", "KS JH 9C 7C 2H"
DEALER_HAND = "AS KC JS 5H 3D"
POOLS = (5_000_000, 400_000)
VIEWERS: tuple[Viewer, ...] = (Player(1), Player(2), Dealer(), Supervisor(), Regulator(), Director(), Cage(), Display())


def two_hands(edition: Edition, hand: str = ANN) -> PlayScene:
    """Ann holds a flush and Ben a pair, both with jackpot stakes; neither has decided."""
    return dealt(edition, {1: hand, 2: BEN}, DEALER_HAND, jackpot=(1, 2))


def breach(act: Act, name: str = "ann") -> hc.RecordBreach:
    """The dealer has seen what somebody did."""
    return hc.RecordBreach(by=DEALER, player=name, act=act, note="seen at the table")


def pools(scene: PlayScene) -> tuple[int, int]:
    """The jackpot pool and the reserve pool."""
    return scene.state.pools.pool_cents, scene.state.pools.reserve_cents


def opens_the_measures(edition: Edition, act: Act, clause: str) -> None:
    """A recorded breach cites its clause, changes nothing by itself, and opens both powers of 16.3."""
    before = two_hands(edition)
    void, bar = c.VoidWagers(by=OPERATOR, breach=1), hc.ExcludePlayer(by=OPERATOR, breach=1)
    before.when(void).refused_under("16.3(a)")
    before.when(bar).refused_under("16.3(b)")
    scene = before.given(breach(act))
    assert cites(scene.one(he.BreachRecorded), clause)
    assert scene.state.round.boxes == before.state.round.boxes
    assert scene.given(void, bar).state.excluded == ("ann",)


def is_refused_and_logged(edition: Edition, act: Act, clause: str, by: Person) -> None:
    """Nothing comes of an attempt but its record, whoever makes it."""
    before = two_hands(edition)
    scene = before.given(hc.Attempt(by=by, act=act, note="tried"))
    (record,) = scene.events
    assert isinstance(record, he.BreachRecorded)
    assert (record.player, record.act) == (by.id, act)
    assert cites(record, clause)
    apart_from_it = replace(scene.state, breaches=(), round=replace(scene.state.round, breaches=()))
    assert apart_from_it == before.state


def reopened(scene: PlayScene, edition: Edition) -> PlayScene:
    """The table after its closing and its next opening."""
    closed = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    pools = closed.state.pools
    jackpot = replace(JACKPOT, pool_cents=pools.pool_cents, reserve_cents=pools.reserve_cents)
    return closed.given(c.OpenTable(by=OPERATOR, terms=terms(edition, jackpot=jackpot), at=NOON))


def told(scene: PlayScene, viewer: Viewer) -> str:
    """Everything that a viewer has been told since the table opened, as text."""
    events = stream(GAME, scene.history, viewer)
    return msgspec.json.encode([event for event in events if not isinstance(event, e.TableOpened)]).decode()
