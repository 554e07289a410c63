"""Incidents at a table of Blackjack for tests: a rich round at each of its stations, breaches, and the next day."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.order import turn
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.people import Cage, Dealer, Director, Display, Person, Player, Regulator, Supervisor, Viewer
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PERFECT,
    PlayScene,
    played_out,
    player,
    ready,
    split,
    stand,
)
from tests.kit.scene import cites

VIEWERS: tuple[Viewer, ...] = (Player(1), Player(2), Dealer(), Supervisor(), Regulator(), Director(), Cage(), Display())
STATIONS = (
    Phase.WAGERING,
    Phase.DEALING,
    Phase.PAIRS,
    Phase.INSURING,
    Phase.INTERIM,
    Phase.PLAYING,
    Phase.DRAWING,
    Phase.SETTLING,
    Phase.COLLECTING,
)


def stations(**changes: Any) -> dict[Phase, PlayScene]:
    """One round at each of its stations: a pair with its side bet paid, insured and split, beside a Blackjack.

    Insurance and Blackjacks that are paid at once exclude each other; the latter are paid in a round of their own.
    """
    hands, side = {1: "8h8s", 2: "AhKs"}, {1: 1_000, 2: 1_000}
    scene = ready(hands, "Ac", "TdTc9d8d7d", side=side, side_bet=PERFECT, **changes)
    found = {Phase.WAGERING: scene}
    found[Phase.DEALING] = scene.given(c.DealCard(by=DEALER))
    found[Phase.PAIRS] = found[Phase.DEALING].given(c.DealRound(by=DEALER))
    paid = found[Phase.PAIRS].given(c.SettlePairs(by=DEALER))
    found[Phase.INSURING] = paid.given(c.Insure(by=player(1), box=1, cents=2_500))
    closed = found[Phase.INSURING].given(c.TakeEvenMoney(by=player(2), box=2), c.CloseInsurance(by=DEALER))
    found[Phase.PLAYING] = split(closed, 1)
    found[Phase.DRAWING] = stand(found[Phase.PLAYING], 1, 1)
    found[Phase.SETTLING] = played_out(found[Phase.DRAWING], Phase.SETTLING)
    found[Phase.COLLECTING] = played_out(found[Phase.SETTLING], Phase.COLLECTING)
    against_nine = ready(hands, "9c", side=side, side_bet=PERFECT, **changes).given(c.DealRound(by=DEALER))
    found[Phase.INTERIM] = against_nine.given(c.SettlePairs(by=DEALER))
    assert all(found[phase].state.phase is phase for phase in STATIONS)
    return {phase: found[phase] for phase in STATIONS}


def finished(scene: PlayScene) -> PlayScene:
    """The round is played to its end as if all players had left: nobody else insures, and 14.7 plays the hands."""
    while scene.state.phase is not Phase.BETWEEN:
        step, found = due(scene.state, DEALER, NOON), turn(scene.state.round)
        if step is not None:
            scene = scene.given(step.command)
        elif scene.state.phase is Phase.INSURING:
            scene = scene.given(c.CloseInsurance(by=DEALER))
        else:
            assert found is not None, f"nobody can go on at {scene.state.phase}"
            scene = scene.given(c.PlayAbsent(by=DEALER, box=found.box.box))
    return scene


def breach(act: Act, name: str = "ann") -> hc.RecordBreach:
    """The dealer has seen what somebody did."""
    return hc.RecordBreach(by=DEALER, player=name, act=act, note="seen at the table")


def opens_the_measures(act: Act, clause: str) -> None:
    """A recorded breach cites its clause, changes nothing by itself, and opens both powers of 16.2."""
    before = stations()[Phase.PLAYING]
    void, bar = c.VoidWagers(by=OPERATOR, breach=1), hc.ExcludePlayer(by=OPERATOR, breach=1)
    before.when(void).refused_under("16.2(a)")
    before.when(bar).refused_under("16.2(b)")
    scene = before.given(breach(act))
    assert cites(scene.one(he.BreachRecorded), clause)
    assert scene.state.round.boxes == before.state.round.boxes
    assert scene.given(void, bar).state.excluded == ("ann",)


def is_refused_and_logged(act: Act, clause: str, by: Person) -> None:
    """Nothing comes of an attempt but its record, whoever makes it."""
    before = stations()[Phase.PLAYING]
    scene = before.given(hc.Attempt(by=by, act=act, note="tried"))
    (record,) = scene.events
    assert isinstance(record, he.BreachRecorded)
    assert (record.player, record.act) == (by.id, act)
    assert cites(record, clause)
    apart_from_it = replace(scene.state, breaches=(), round=replace(scene.state.round, breaches=()))
    assert apart_from_it == before.state


def reopened(scene: PlayScene) -> PlayScene:
    """The table after its closing and its next opening on the same determinations."""
    terms = scene.state.plate
    closed = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    return closed.given(c.OpenTable(by=OPERATOR, terms=terms, at=NOON))
