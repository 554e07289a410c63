"""One settlement: what a live table does to every wager is what the ruling on its sheet says."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

from croupier.games.house.events import WagerSettled
from croupier.games.house.terms import Limits
from croupier.games.sheets import MOST_CENTS, as_printed, published
from croupier.games.ultimate_texas_holdem.commands import Concede
from croupier.games.ultimate_texas_holdem.determinations import Layout
from croupier.games.ultimate_texas_holdem.ruling import Ruling, adjudicate
from croupier.games.ultimate_texas_holdem.state import Phase, Standing
from tests.games.ultimate_texas_holdem import tables
from tests.games.ultimate_texas_holdem.random_sheets import sheets

Written = dict[str, Any]


def live(written: Written) -> tables.PlayScene:
    """A live table with the same cards, wagers and signs, played until every wager is settled."""
    boxes = written["boxes"]
    scene = tables.dealt(
        {one["box"]: " ".join(one["cards"]) for one in boxes},
        " ".join(written["board"]),
        " ".join(written["dealer"]),
        antes={one["box"]: one["ante"] for one in boxes},
        trips={one["box"]: one["trips"] or 0 for one in boxes},
        layout=Layout(tables.APPROVAL, 9),
        limits=Limits(1, 20_000, 1),
        trips_limits=Limits(1, 10_000, 1),
        maximum_payout_cents=written["table"]["maximum_payout"] or MOST_CENTS,
    )
    for street, reveal in (("preflop", tables.flop), ("flop", tables.river), ("river", tables.shown)):
        scene = decided(scene, boxes, street)
        if scene.state.phase is not Phase.BETWEEN:
            scene = reveal(scene)
    for one in boxes:
        if one["conceded"]:
            scene = scene.given(Concede(by=tables.player(one["box"]), box=one["box"]))
    return tables.settled(scene)


def decided(scene: tables.PlayScene, boxes: list[Written], street: str) -> tables.PlayScene:
    """Each box that has still to decide places its play wager, checks because it plays later, or folds."""
    for one in boxes:
        box, number = scene.state.box(one["box"]), one["box"]
        if box is not None and box.standing is Standing.UNDECIDED:
            if one["play"] is None:
                scene = tables.fold(scene, number)
            elif one["play"]["street"] == street:
                scene = tables.play(scene, one["play"]["amount"] // one["ante"], number)
            else:
                scene = tables.check(scene, number)
    return scene


@given(sheets(most=9))
@settings(max_examples=100)
def test_given_any_round_when_ruled_then_a_live_table_pays_the_same_under_the_same_clauses(written: Written) -> None:
    """To the clause and the cent, folds and concessions too."""
    after = live(written)
    found = adjudicate(written)
    assert isinstance(found, Ruling)
    told = {(one["box"], line["wager"]): line for one in published(found)["boxes"] for line in one["wagers"]}
    settled = [event for event in after.history if isinstance(event, WagerSettled)]
    assert sorted(told) == sorted((event.box, event.wager) for event in settled)
    for event in settled:
        line = told[event.box, event.wager]
        assert (line["staked"], line["outcome"], line["returned"]) == (event.staked, event.outcome, event.returned)
        assert line["under"] == as_printed(event.under)
