"""Rounds of Canberra Manila in which people do whatever is offered to them, for tests of what comes of any of them."""

from __future__ import annotations

from functools import cache
from random import Random

from croupier.cards.card import Card
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Player, Regulator, Supervisor, Viewer
from tests.games.canberra_manila.tables import DEALER, FELT, NOON, PlayScene, player, seated, stakes

SEATS = (1, 3, 4, 8)
_FOR_PLAYERS = (c.Check, c.Call, c.Bet, c.TapOut, c.Fold, c.CallAndFold)
_ENDINGS = (hc.AnnounceClosing, hc.CloseTable, hc.ExcludePlayer)
_RARE = (
    *_ENDINGS,
    hc.VoidRound,
    c.ReportDealFault,
    hc.ReportCardFault,
    c.SitOut,
    hc.LeaveSeat,
    hc.OrderCount,
    hc.RecordBreach,
)
_STAFF: tuple[Viewer, ...] = (Dealer(), Dealer(), Supervisor(), Regulator())


@cache
def wandered(seed: int, steps: int = 120) -> PlayScene:
    """A table after so many steps from a seed: the procedure, a player's act, or at times anything that is offered."""
    lots = Random(seed)
    scene = _table(lots)
    for _ in range(steps):
        scene = _step(scene, lots)
    return scene


def _table(lots: Random) -> PlayScene:
    brought = stakes(*lots.sample(SEATS, lots.randint(2, 4)), cents=100 * lots.randint(20, 300))
    forced = lots.choice(({"blinds": (500, 1_000), "over_blinds": (2_000,)}, {"ante_cents": 200}, {"blinds": (150,)}))
    source = {"cards": FELT} if lots.random() < 0.3 else {}
    return seated(brought, smallest_chip_cents=50, **forced, **source)


def _step(scene: PlayScene, lots: Random) -> PlayScene:
    way = lots.random()
    if way < 0.1:
        return _offered(scene, lots, lots.choice(_STAFF), _RARE if lots.random() < 0.9 else _ENDINGS)
    if way < 0.2:
        return _offered(scene, lots, Player(lots.choice(SEATS)), _RARE)
    if way < 0.4 and scene.state.phase is Phase.POSTING:
        return _offered(scene, lots, Player(lots.choice(SEATS)), (), (c.PostOverBlind,))
    return _onward(scene, lots)


def _onward(scene: PlayScene, lots: Random) -> PlayScene:
    pack = list(scene.state.next_settings.hands.pack.cards if scene.state.terms else ())
    felt = scene.state.terms is not None and scene.state.plate.cards is FELT
    order: tuple[Card, ...] = () if felt else tuple(lots.sample(pack, len(pack)))
    step = due(scene.state, DEALER, NOON, order)
    if step is not None:
        return scene.when(step.command)
    if scene.state.phase is Phase.BETTING:
        ways = _FOR_PLAYERS if lots.random() < 0.3 else (c.Check, c.Call)
        return _offered(scene, lots, Player(scene.state.round.turn), (), ways)
    unseen = [card for card in pack if card not in scene.state.round.seen]
    return _felt_step(scene, lots, lots.sample(unseen, 2))


def _felt_step(scene: PlayScene, lots: Random, faces: list[Card]) -> PlayScene:
    match scene.state.phase:
        case Phase.POSTING:
            return scene.when(c.DealHands(by=DEALER, card=faces[0]))
        case Phase.EXPOSING:
            return scene.when(c.TurnCommunal(by=DEALER, card=faces[0]))
        case Phase.SHOWDOWN:
            seat = lots.choice(scene.state.round.hands).seat
            shows = c.ShowHand(by=DEALER, seat=seat, cards=tuple(faces))
            return scene.when(shows if lots.random() < 0.7 else c.ConcedeHand(by=player(seat), seat=seat))
        case _:
            return scene


def _offered(
    scene: PlayScene, lots: Random, viewer: Viewer, without: tuple[type, ...], only: tuple[type, ...] = (object,)
) -> PlayScene:
    offers = [
        command
        for command in GAME.allowed(scene.state, viewer)
        if isinstance(command, only) and not isinstance(command, without)
    ]
    return scene.when(lots.choice(offers)) if offers else scene
