"""Hand histories read by PokerKit, the format's own library: its table comes to the same stacks as ours."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from pokerkit.notation import HandHistory

from croupier.cards.pack import Pack
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Ace, Hands, Readings, TapOutUnit, TimeCharge
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.history import History
from croupier.games.canberra_manila.phh import phh
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase
from croupier.games.people import Player, Viewer
from tests.games.canberra_manila.reader import Reader
from tests.games.canberra_manila.tables import APPROVAL, DEALER, NOON, PlayScene, collected, dealt, seated
from tests.games.canberra_manila.told import BEN, PUBLIC, evening, told

TIME = TimeCharge(600, 30, 1_000, APPROVAL)
"""PokerKit's table takes no commission from the pots."""
SEEDS = range(80)
_CALLS = (c.Check, c.Call)
_UNBET = (*_CALLS, c.Bet, c.TapOut)
_ALL = (*_UNBET, c.Fold)


def round_at(seed: int) -> PlayScene:
    """A round without limit, of two to six players, in which nobody folds where nothing is to be met."""
    lots = Random(seed)
    seats = sorted(lots.sample(range(1, 10), lots.randint(2, 6)))
    faces = lots.sample(Pack().cards, 2 * len(seats) + 5)
    hands = {seat: "".join(faces[2 * place : 2 * place + 2]) for place, seat in enumerate(seats)}
    scene = seated(
        {seat: 100 * lots.randint(20, 2_000) for seat in seats},
        commission=TIME,
        readings=Readings(tap_out_unit=TapOutUnit.EVERYTHING),
        hands=Hands(ace=Ace.BOTH),
        **({"ante_cents": 200} if lots.random() < 0.3 else {}),
    )
    scene = collected(scene.given(c.ChargeTime(by=DEALER, at=NOON)))
    return _played(dealt(scene, hands, "".join(faces[2 * len(seats) :])), lots)


def _played(scene: PlayScene, lots: Random) -> PlayScene:
    while scene.state.phase is not Phase.BETWEEN:
        step = due(scene.state, DEALER, NOON)
        offered = GAME.allowed(scene.state, Player(scene.state.round.turn))
        bets = _ALL if scene.state.round.level else _UNBET
        ways = [act for act in offered if isinstance(act, _CALLS if lots.random() < 0.85 else bets)]
        acts = ways or [act for act in offered if isinstance(act, bets)]
        scene = scene.given(lots.choice(acts) if step is None else step.command)
    return scene


def is_run_out(history: History) -> bool:
    """Whether cards were turned on which nobody could bet; PokerKit has hands shown before them, and here after."""
    kinds = [act.what for act in history.acts]
    return any(kind == "db" and after in ("db", "sm") for kind, after in pairwise(kinds))


@pytest.mark.parametrize("viewer", [PUBLIC, Player(1)])
def test_given_rounds_without_limit_when_pokerkit_reads_them_then_its_stacks_are_ours(viewer: Viewer) -> None:
    """Every entry is applied as it stands, none is mended or added, and everybody ends with as much."""
    read = 0
    for seed in SEEDS:
        history = told(round_at(seed), viewer)
        if is_run_out(history) or any(len(pot.awards) > 1 for pot in history.pots):
            continue
        reader = Reader.loads(phh(history))
        *_, (state, _) = steps = list(reader.state_actions)
        assert [action for _, action in steps[1:]] == reader.actions
        assert [100 * stack for stack in state.stacks] == list(history.left)
        read += 1
    assert read > len(SEEDS) // 4


@pytest.mark.parametrize("viewer", [PUBLIC, BEN])
def test_given_a_document_when_pokerkit_loads_it_then_each_field_is_where_it_looks_for_it(viewer: Viewer) -> None:
    """The fields of the format are known to it, ours are set aside, and it warns of none."""
    history = told(evening(), viewer)
    loaded = HandHistory.loads(phh(history))
    assert (loaded.variant, loaded.hand, loaded.seats) == ("_CM", 1, [2, 4, 5, 8, 9])
    assert [str(stack) for stack in loaded.starting_stacks] == ["600", "450.50", "800", "17", "300"]
    assert loaded.actions == [str(act) for act in history.acts]
    assert all(field.startswith("_") for field in loaded.user_defined_fields)
    assert loaded.variant not in HandHistory.game_types
