"""What the tests of hand histories tell: one round that is kept on paper, and rounds as anybody saw them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from croupier.games.canberra_manila.history import History
from croupier.games.canberra_manila.phh import phh
from croupier.games.canberra_manila.scribe import histories
from croupier.games.people import Display, Player, Viewer
from tests.games.canberra_manila.tables import PlayScene, bet, betting, call, check, fold, settled, tap_out, turn_card

KEPT = Path(__file__).parents[2] / "histories"
BEN: Viewer = Player(2)
PUBLIC: Viewer = Display()


def evening() -> PlayScene:
    """Ben and Eve play for a side pot, Hal has tapped out short of a raise, and Don folds; Ida has the button."""
    hands = {2: "As Ah", 4: "7s 2c", 5: "Ks Kh", 8: "Qs Qh", 9: "3c 4c"}
    scene = betting(
        {2: 60_000, 4: 45_050, 5: 80_000, 8: 1_700, 9: 30_000}, hands, "7c Qd 9h Jc Ts", smallest_chip_cents=50
    )
    scene = turn_card(call(tap_out(call(scene, 5), 8), 9, 2, 4, 5))
    scene = fold(bet(check(scene, 2), (4, 2_500), (5, 7_500)), 9)
    scene = fold(call(scene, 2), 4)
    return settled(scene)


def told(scene: PlayScene, viewer: Viewer = PUBLIC) -> History:
    """The last round of a table as somebody saw it."""
    return histories(scene.history, viewer)[-1]


def read(scene: PlayScene, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The document of that round, as a reader of TOML finds it."""
    return tomllib.loads(phh(told(scene, viewer)))


def actions(scene: PlayScene, viewer: Viewer = PUBLIC) -> list[str]:
    found: list[str] = read(scene, viewer)["actions"]
    return found


def log(scene: PlayScene) -> bytes:
    """The events of a table, one a line."""
    return msgspec.json.Encoder().encode_lines(scene.history)
