"""Tables of Canberra Poker for tests: people, determinations, and rounds whose every card is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.collecting import jackpot_boxes
from croupier.games.canberra_poker.dealing_order import next_position
from croupier.games.canberra_poker.determinations import Determinations, JackpotTerms, Layout
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase, Table
from croupier.games.house import commands as hc
from croupier.games.house.events import WagerSettled
from croupier.games.house.terms import Approval, CardSource, DealingShoe, Hours, Limits, Moment
from croupier.games.people import Person, Role
from tests.kit.scene import Scene

OPERATOR = Person(Role.OPERATOR, "olive")
SUPERVISOR = Person(Role.SUPERVISOR, "sue")
DEALER = Person(Role.DEALER, "dan")
REGULATOR = Person(Role.REGULATOR, "rex")
PADS = Person(Role.SYSTEM, "pads")
MACHINE = Person(Role.SYSTEM, "shuffler")
NAMES = ("", "ann", "ben", "cat", "don", "eve", "fay", "gus", "hal", "ida")
PLAYERS = tuple(Person(Role.PLAYER, name) for name in NAMES)

DAY = "2026-01-05"
NOON = Moment(DAY, 12 * 60)
APPROVAL = Approval("GRC 24/1", "2024-01-15")
PLAIN = DealingShoe(ShoeKind.PLAIN, APPROVAL)
AUTOMATED = DealingShoe(ShoeKind.AUTOMATED, APPROVAL, ("red", "blue"))
JACKPOT = JackpotTerms(
    wager_cents=100, pool_part=70, pool_of=100, split=APPROVAL, pool_cents=5_000_000, reserve_cents=400_000
)
PlayScene = Scene[Table, c.AnyCommand, AnyEvent]


def player(box: int) -> Person:
    """The player who sits at a box in these tests."""
    return PLAYERS[box]


def terms(edition: Edition, **changes: Any) -> Determinations:
    """Determinations under which a table may open, with changes."""
    usual = Determinations(
        edition=edition.name,
        layout=Layout(APPROVAL, 7),
        shoe=PLAIN,
        limits=Limits(1_000, 20_000, 100),
        maximum_payout_cents=5_000_000,
        hours=Hours(10 * 60, 4 * 60),
        jackpot=JACKPOT,
        commences="2023-09-20" if edition.commences.value is None else None,
    )
    return replace(usual, **changes)


def blank() -> PlayScene:
    """A table before anything has happened."""
    return Scene(GAME, GAME.blank)


def opened(edition: Edition, *boxes: int, **changes: Any) -> PlayScene:
    """An open table with checked cards, and players at these boxes."""
    decks = 2 if changes.get("shoe", PLAIN).kind is ShoeKind.AUTOMATED else 1
    return (
        blank()
        .given(c.OpenTable(by=OPERATOR, terms=terms(edition, **changes), at=NOON))
        .given(hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * decks))
        .given(*(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in boxes))
    )


def wagering(edition: Edition, *boxes: int, **changes: Any) -> PlayScene:
    """A table that takes antes for its first round; nobody has placed one yet."""
    return opened(edition, *boxes, **changes).given(hc.OpenWagering(by=DEALER, at=NOON))


def loaded(scene: PlayScene, order: tuple[Card, ...]) -> PlayScene:
    """The scene with its cards in the shoe, in this order from the first card to be dealt."""
    felt = scene.state.plate.cards is CardSource.FELT
    if scene.state.shoe.kind is ShoeKind.AUTOMATED:
        by = MACHINE if scene.state.shoe.loaded_once else DEALER
        return scene.given(hc.ShuffleCards(by=by, order=() if felt else order))
    before_cut = (*order[-26:], *order[:-26])
    return scene.given(hc.ShuffleCards(by=DEALER, order=() if felt else before_cut), hc.CutCards(by=DEALER, after=26))


def order_for(hands: Mapping[int, str], dealer: str, *, packets: bool = False) -> tuple[Card, ...]:
    """An order of the deck that deals these hands: "" for a hand that may be anything."""
    targets = (*sorted(hands), 0)
    chosen = {box: parse_cards(text) for box, text in {**hands, 0: dealer}.items()}
    named = {card for cards in chosen.values() for card in cards}
    rest = iter([card for card in Pack().cards if card not in named])
    full = {box: cards or tuple(next(rest) for _ in range(5)) for box, cards in chosen.items()}
    if packets:
        dealt = [card for target in targets for card in full[target]]
    else:
        dealt = [full[target][place] for place in range(5) for target in targets]
    return (*dealt, *(card for card in Pack().cards if card not in set(dealt)))


def ready(
    edition: Edition,
    hands: Mapping[int, str],
    dealer: str = "",
    *,
    ante: int = 1_000,
    antes: Mapping[int, int] | None = None,
    jackpot: tuple[int, ...] = (),
    jackpot_terms: JackpotTerms | None = JACKPOT,
    **changes: Any,
) -> PlayScene:
    """Antes and jackpot stakes are down, every pad in `jackpot` is lit, and the shoe will deal these hands."""
    scene = wagering(edition, *hands, jackpot=jackpot_terms, **changes)
    for box in hands:
        scene = scene.given(c.PlaceAnte(by=player(box), box=box, cents=(antes or {}).get(box, ante)))
    stake = scene.state.plate.jackpot
    for box in jackpot:
        assert stake is not None
        scene = scene.given(c.StakeJackpot(by=player(box), box=box, cents=stake.wager_cents))
        scene = scene.given(c.SensePad(by=PADS, box=box, lit=True))
    packets = scene.state.shoe.kind is ShoeKind.AUTOMATED
    return loaded(scene, order_for(hands, dealer, packets=packets))


def dealt(edition: Edition, hands: Mapping[int, str], dealer: str = "", **changes: Any) -> PlayScene:
    """A round dealt to its end, with these hands, wagers as in `ready`; players are to decide."""
    scene = ready(edition, hands, dealer, **changes).given(c.DealRound(by=DEALER))
    if scene.state.shoe.kind is ShoeKind.AUTOMATED:
        scene = scene.given(c.TurnTopCard(by=DEALER, index=0), c.AnnounceDecisions(by=DEALER))
    return scene


def deal_on(scene: PlayScene, cards: int = 52, up: str = "") -> PlayScene:
    """The dealer deals the next cards of a plain shoe one by one; on a felt table `up` is the face of the last."""
    for _ in range(cards):
        place = next_position(scene.state)
        if place is None:
            break
        felt = scene.state.plate.cards is CardSource.FELT
        lies_up = felt and place == (0, 4) and scene.state.round.up is None
        card = parse_cards(up)[0] if lies_up and up else None
        scene = scene.given(c.DealCard(by=DEALER, box=place[0], card=card))
    return scene


def bet(scene: PlayScene, *boxes: int) -> PlayScene:
    """Each of these boxes bets."""
    for number in boxes:
        box = scene.state.box(number)
        assert box is not None
        scene = scene.given(c.PlaceBet(by=player(number), box=number, cents=2 * box.ante))
    return scene


def fold(scene: PlayScene, *boxes: int) -> PlayScene:
    """Each of these boxes folds."""
    return scene.given(*(c.Fold(by=player(box), box=box) for box in boxes))


def compared(scene: PlayScene) -> PlayScene:
    """The dealer's hand is turned and the wagers are settled; the events are those of the settlement."""
    return scene.given(c.RevealDealer(by=DEALER)).when(c.SettleWagers(by=DEALER))


def played_out(scene: PlayScene, until: Phase = Phase.BETWEEN) -> PlayScene:
    """The dealer does every step that needs nobody's decision, up to a phase."""
    for _ in range(100):
        if scene.state.phase is until:
            return scene
        step = due(scene.state, DEALER, NOON, Pack().cards)
        assert step is not None, f"the table waits for players at {scene.state.phase}"
        scene = scene.given(step.command)
    raise AssertionError(f"never reached {until}")


def balances(scene: PlayScene) -> dict[str, int]:
    """What each account has gained since the table was blank; one that is even does not appear."""
    state, totals = GAME.blank, Counter[str]()
    for event in scene.history:
        for move in GAME.moves(state, event):
            totals.update({move.target: move.cents})
            totals.subtract({move.source: move.cents})
        state = GAME.evolve(state, event)
    return {account: cents for account, cents in totals.items() if cents}


def result(scene: PlayScene, box: int, wager: str) -> WagerSettled:
    """How a wager of a box was settled in the history of the scene."""
    for event in reversed(scene.history):
        if isinstance(event, WagerSettled) and event.box == box and event.wager == wager:
            return event
    raise AssertionError(f"the {wager} of box {box} has not been settled")


def jackpot_paid(scene: PlayScene) -> PlayScene:
    """The dealer compares, declares every jackpot hand, and pays the batch; the events are those of the payment."""
    scene = played_out(scene, Phase.JACKPOT)
    declared = (c.DeclareJackpot(by=DEALER, box=box.box) for box in jackpot_boxes(scene.state))
    return scene.given(*declared).when(c.PayJackpot(by=DEALER))


def balance(scene: PlayScene, account: str) -> int:
    """What an account, as in "player:ann", has gained over the history of the scene."""
    table, gained = GAME.blank, 0
    for event in scene.history:
        for move in GAME.moves(table, event):
            gained += move.cents * ((move.target == account) - (move.source == account))
        table = GAME.evolve(table, event)
    return gained
