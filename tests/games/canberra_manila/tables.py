"""Tables of Canberra Manila for tests: people, settings, and rounds whose blinds, cards and bets are all chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import reduce
from typing import Any

from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.betting import turn_of
from croupier.games.canberra_manila.determinations import (
    Bets,
    Determinations,
    Forced,
    Layout,
    Maximum,
    PotCommission,
    Readings,
    Settings,
)
from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Hand, Phase, Play, Table
from croupier.games.house import commands as hc
from croupier.games.house.terms import Approval, CardSource, DealingShoe, Hours, Moment
from croupier.games.people import Person, Role
from tests.kit.scene import Scene

OPERATOR = Person(Role.OPERATOR, "olive")
SUPERVISOR = Person(Role.SUPERVISOR, "sue")
DEALER = Person(Role.DEALER, "dan")
REGULATOR = Person(Role.REGULATOR, "rex")
NAMES = ("", "ann", "ben", "cat", "don", "eve", "fay", "gus", "hal", "ida")
PLAYERS = tuple(Person(Role.PLAYER, name) for name in NAMES)

DAY = "2026-01-05"
NOON = Moment(DAY, 12 * 60)
APPROVAL = Approval("CGC 1", "2005-02-10")
PLAIN = DealingShoe(ShoeKind.PLAIN, APPROVAL)
FELT = CardSource.FELT
COMMISSION = PotCommission(5, 1_000, APPROVAL)
PlayScene = Scene[Table, c.AnyCommand, AnyEvent]

LAST = 10
"""How many cards the dealer of these tests cuts off."""
RICH = 100_000
STREETS = 5


def player(seat: int) -> Person:
    """The player who sits at a seat in these tests."""
    return PLAYERS[seat]


def settings(**changes: Any) -> Settings:
    """Blinds of $5 and $10, option B, a minimum bet of $5 without a maximum, and a minimum stake of $100, with changes.

    Beside the fields of the settings themselves those of their bets and forced bets may be named.
    """
    bets = {name: changes.pop(name) for name in ("minimum_cents", "maximum", "maximum_cents") if name in changes}
    forced = {name: changes.pop(name) for name in ("blinds", "over_blinds", "ante_cents", "opener") if name in changes}
    if "ante_cents" in forced:
        forced.setdefault("blinds", ())
    usual = Settings(
        stake_cents=10_000,
        bets=replace(Bets(500, Maximum.NONE), **bets),
        forced=replace(Forced(blinds=(500, 1_000)), **forced),
        commission=COMMISSION,
    )
    return replace(usual, **changes)


def terms(**changes: Any) -> Determinations:
    """Determinations under which a table may open; changes are theirs, or else those of its settings."""
    own = {name: changes.pop(name) for name in Determinations.__struct_fields__ if name in changes}
    usual = Determinations(
        edition="2005",
        layout=Layout(APPROVAL, 9),
        shoe=PLAIN,
        limits=settings(**changes),
        hours=Hours(10 * 60, 4 * 60),
        commences="2005-02-10",
        smallest_chip_cents=100,
        readings=Readings(),
    )
    return replace(usual, **own)


def blank() -> PlayScene:
    """A table before anything has happened."""
    return Scene(GAME, GAME.blank)


def opened(**changes: Any) -> PlayScene:
    """An open table with checked cards, and nobody at it."""
    settled = terms(**changes)
    return (
        blank()
        .given(c.OpenTable(by=OPERATOR, terms=settled, at=NOON))
        .given(hc.CheckCards(by=DEALER, day=DAY, cards=(settled.limits.hands.pack.cards,)))
    )


def seated(brought: Mapping[int, int], **changes: Any) -> PlayScene:
    """An open table with players, each with such a stake; the minimum stake is no more than the shortest of them."""
    changes.setdefault("stake_cents", min(10_000, *brought.values()))
    scene = opened(**changes)
    for seat, cents in brought.items():
        scene = scene.given(hc.TakeSeat(by=DEALER, box=seat, player=player(seat).id))
        scene = scene.given(c.BuyChips(by=player(seat), seat=seat, cents=cents))
    return scene


def stakes(*seats: int, cents: int = RICH, **others: int) -> dict[int, int]:
    """The same stake for each seat, but for those named like `s3=4_000`."""
    return {**dict.fromkeys(seats, cents), **{int(name[1:]): amount for name, amount in others.items()}}


def begun(scene: PlayScene) -> PlayScene:
    """The button is passed on, and the round made up: blinds or antes are due."""
    return scene.given(c.BeginRound(by=DEALER, at=NOON))


def collected(scene: PlayScene) -> PlayScene:
    """Blinds or antes are in the pot; over-blinds may follow."""
    return begun(scene).given(c.CollectForced(by=DEALER))


def over_blind(scene: PlayScene, *seats: int) -> PlayScene:
    """Each of these seats posts the over-blind that is next."""
    return scene.given(*(c.PostOverBlind(by=player(seat), seat=seat) for seat in seats))


def order_for(scene: PlayScene, hands: Mapping[int, str], board: str = "") -> tuple[Card, ...]:
    """An order of the deck that deals these hole cards and this board; what is left out may be anything."""
    pack = scene.state.settings.hands.pack.cards
    named = {card for text in (*hands.values(), board) for card in parse_cards(text)}
    rest = iter([card for card in pack if card not in named])
    dealt: list[Card] = []
    for hand in scene.state.round.hands:
        dealt += parse_cards(hands.get(hand.seat, "")) or [next(rest), next(rest)]
    dealt += parse_cards(board)
    return (*dealt, *rest)


def loaded(scene: PlayScene, hands: Mapping[int, str] | None = None, board: str = "") -> PlayScene:
    """The cards are shuffled and cut, and the shoe will deal these hands and this board."""
    order = () if scene.state.plate.cards is FELT else order_for(scene, hands or {}, board)
    before_cut = (*order[-LAST:], *order[:-LAST])
    return scene.given(hc.ShuffleCards(by=DEALER, order=before_cut), hc.CutCards(by=DEALER, after=LAST))


def dealt(scene: PlayScene, hands: Mapping[int, str] | None = None, board: str = "") -> PlayScene:
    """The first betting round of a scene whose blinds or antes are in the pot."""
    return loaded(scene, hands, board).given(c.DealHands(by=DEALER))


def betting(
    brought: Mapping[int, int], hands: Mapping[int, str] | None = None, board: str = "", **changes: Any
) -> PlayScene:
    """The first betting round of the first round of play: the highest seat has the button."""
    return dealt(collected(seated(brought, **changes)), hands, board)


def call(scene: PlayScene, *seats: int) -> PlayScene:
    """Each of these seats calls, or stands on what it has posted."""
    return scene.given(*(c.Call(by=player(seat), seat=seat) for seat in seats))


def check(scene: PlayScene, *seats: int) -> PlayScene:
    return scene.given(*(c.Check(by=player(seat), seat=seat) for seat in seats))


def fold(scene: PlayScene, *seats: int) -> PlayScene:
    return scene.given(*(c.Fold(by=player(seat), seat=seat) for seat in seats))


def bet(scene: PlayScene, *bets: tuple[int, int]) -> PlayScene:
    """Each of these seats puts in so many cents at its turn."""
    return scene.given(*(c.Bet(by=player(seat), seat=seat, cents=cents) for seat, cents in bets))


def tap_out(scene: PlayScene, *seats: int) -> PlayScene:
    return scene.given(*(c.TapOut(by=player(seat), seat=seat) for seat in seats))


def tries_check(scene: PlayScene, seat: int) -> PlayScene:
    """What comes of a check, be it refused or not; so for the acts below."""
    return scene.when(c.Check(by=player(seat), seat=seat))


def tries_call(scene: PlayScene, seat: int) -> PlayScene:
    return scene.when(c.Call(by=player(seat), seat=seat))


def tries_bet(scene: PlayScene, seat: int, cents: int) -> PlayScene:
    return scene.when(c.Bet(by=player(seat), seat=seat, cents=cents))


def tries_tap_out(scene: PlayScene, seat: int) -> PlayScene:
    return scene.when(c.TapOut(by=player(seat), seat=seat))


def tries_fold(scene: PlayScene, seat: int) -> PlayScene:
    return scene.when(c.Fold(by=player(seat), seat=seat))


def turn_card(scene: PlayScene, card: Card | None = None) -> PlayScene:
    """The next communal card is exposed, and its betting round begins; on a felt table it is named."""
    return scene.given(c.TurnCommunal(by=DEALER, card=card))


def passed(scene: PlayScene) -> PlayScene:
    """Everybody who is asked calls in the first betting round, and checks or calls in the others."""
    for _ in range(100):
        if scene.state.phase is not Phase.BETTING:
            return scene
        seat = scene.state.round.turn
        free = scene.state.round.street > 1 and not scene.state.round.level
        scene = check(scene, seat) if free else call(scene, seat)
    raise AssertionError("the betting round does not end")


def on_street(scene: PlayScene, street: int) -> PlayScene:
    """The start of a later betting round, everybody having called or checked until then."""
    while scene.state.round.street < street:
        scene = turn_card(passed(scene))
    return scene


def played_out(scene: PlayScene, until: Phase = Phase.BETWEEN) -> PlayScene:
    """The dealer does every step that needs nobody's decision, up to a phase."""
    pack = scene.state.next_settings.hands.pack.cards
    for _ in range(50):
        if scene.state.phase is until:
            return scene
        step = due(scene.state, DEALER, NOON, pack)
        assert step is not None, f"the table waits for players at {scene.state.phase}"
        scene = scene.given(step.command)
    raise AssertionError(f"never reached {until}")


def settled(scene: PlayScene, until: Phase = Phase.BETWEEN) -> PlayScene:
    """Everybody calls or checks to the end, and the pots are won; or up to an earlier phase."""
    pack = scene.state.settings.hands.pack.cards
    while scene.state.phase is not until:
        step = due(scene.state, DEALER, NOON, pack)
        scene = passed(scene) if step is None else scene.given(step.command)
    return scene


def hand(scene: PlayScene, seat: int) -> Hand:
    return scene.state.hand(seat)


def turn(scene: PlayScene) -> int:
    """The seat whose turn it is; no seat when betting is over."""
    return scene.state.round.turn


def level(scene: PlayScene) -> int:
    return scene.state.round.level


def pot(scene: PlayScene) -> int:
    return scene.state.round.pot


def put(scene: PlayScene) -> dict[int, int]:
    """What each seat has put into the pot in this round of play."""
    return {hand.seat: hand.put for hand in scene.state.round.hands}


def left(scene: PlayScene, seat: int) -> int:
    """What a seat may still bet."""
    return hand(scene, seat).left


def standing(scene: PlayScene) -> dict[int, Play]:
    return {hand.seat: hand.play for hand in scene.state.round.hands}


def bounds(scene: PlayScene) -> tuple[int, int, int]:
    """What the player in turn may put in: the call, and the least and the most to bet or raise, zero where barred."""
    found = turn_of(scene.state, hand(scene, turn(scene)))
    return found.call, found.least, found.most


def chips(scene: PlayScene) -> dict[int, int]:
    """What every player has on the table between rounds."""
    return {seat.box: seat.stake for seat in scene.state.seats}


def balances(scene: PlayScene) -> dict[str, int]:
    """What each account has gained since the table was blank; one that is even does not appear."""
    state, totals = GAME.blank, Counter[str]()
    for event in scene.history:
        for move in GAME.moves(state, event):
            totals.update({move.target: move.cents})
            totals.subtract({move.source: move.cents})
        state = GAME.evolve(state, event)
    return {account: cents for account, cents in totals.items() if cents}


def replayed(scene: PlayScene) -> Table:
    """The state that the scene's history leads to."""
    return reduce(GAME.evolve, scene.history, GAME.blank)
