"""Tables of Blackjack for tests: people, determinations, and rounds whose every card is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.determinations import Determinations, Layout, SideBetTerms, SoftSeventeen
from croupier.games.blackjack.events import AnyEvent, InsuranceSettled, SideWagerSettled, WagerSettled
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase, Table
from croupier.games.house import commands as hc
from croupier.games.house.terms import Approval, CardSource, DealingShoe, Hours, Limits, Moment
from croupier.games.people import Person, Role
from tests.kit.scene import Scene

OPERATOR = Person(Role.OPERATOR, "olive")
SUPERVISOR = Person(Role.SUPERVISOR, "sue")
DEALER = Person(Role.DEALER, "dan")
REGULATOR = Person(Role.REGULATOR, "rex")
MACHINE = Person(Role.SYSTEM, "shuffler")
NAMES = ("", "ann", "ben", "cat", "don", "eve", "fay", "gus", "hal", "ida")
PLAYERS = tuple(Person(Role.PLAYER, name) for name in NAMES)

DAY = "2026-01-05"
NOON = Moment(DAY, 12 * 60)
APPROVAL = Approval("GRC 24/1", "2024-01-15")
PLAIN = DealingShoe(ShoeKind.PLAIN, APPROVAL)
AUTOMATED = DealingShoe(ShoeKind.AUTOMATED, APPROVAL)
DECKS = 6
LAYOUT = Layout(APPROVAL, 7)
HITS = Layout(APPROVAL, 7, soft_17=SoftSeventeen.HIT)
PAIRS_AREAS = ("wager", "insurance", "perfect-pairs", "pairs-play")
PERFECT = SideBetTerms(SideBet.PERFECT_PAIRS, Limits(500, 10_000, 500))
PAIRS_PLAY = SideBetTerms(SideBet.PAIRS_PLAY, Limits(500, 10_000, 500))
Wagers = Mapping[int, int | Mapping[str, int]]
PlayScene = Scene[Table, c.AnyCommand, AnyEvent]


def player(box: int) -> Person:
    """The player who sits at a box in these tests."""
    return PLAYERS[box]


def named(name: str) -> Person:
    """A player by name, seated or not."""
    return Person(Role.PLAYER, name)


def terms(**changes: Any) -> Determinations:
    """Determinations under which a table may open, with changes."""
    usual = Determinations(
        edition="2018",
        layout=replace(LAYOUT, areas=PAIRS_AREAS) if changes.get("side_bet") else LAYOUT,
        shoe=PLAIN,
        limits=Limits(1_000, 50_000, 500),
        hours=Hours(10 * 60, 4 * 60),
        commences="2018-10-19",
        decks=DECKS,
        shuffle="riffle, strip, riffle",
        smallest_chip_cents=500,
        procedures=APPROVAL,
    )
    return replace(usual, **changes)


def blank() -> PlayScene:
    """A table before anything has happened."""
    return Scene(GAME, GAME.blank)


def opened(*boxes: int, **changes: Any) -> PlayScene:
    """An open table with checked cards, and a player at each of these boxes: ann at 1, ben at 2, and so on."""
    settled = terms(**changes)
    return (
        blank()
        .given(c.OpenTable(by=OPERATOR, terms=settled, at=NOON))
        .given(hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * settled.decks))
        .given(*(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in boxes))
    )


def stacked(first: str = "", *, decks: int = DECKS) -> tuple[Card, ...]:
    """All cards of the decks, these first."""
    cards = parse_cards(first)
    rest = Counter(Pack(packs=decks).cards)
    rest.subtract(cards)
    assert min(rest.values()) >= 0, f"{decks} decks do not have all of {first}"
    return (*cards, *rest.elements())


def order_for(hands: Mapping[int, str], dealer: str, draws: str = "", *, decks: int = DECKS) -> tuple[Card, ...]:
    """An order that deals these two cards to each box, this one to the dealer, and then draws these one by one."""
    pairs = [parse_cards(hands[box]) for box in sorted(hands)]
    dealt = (*(pair[0] for pair in pairs), *parse_cards(dealer), *(pair[1] for pair in pairs))
    return stacked("".join((*dealt, draws)), decks=decks)


def loaded(scene: PlayScene, order: tuple[Card, ...] = (), *, from_back: int = 52) -> PlayScene:
    """The scene with all its cards in the shoe, in this order from the first card to be dealt."""
    table = scene.state
    felt = table.plate.cards is CardSource.FELT
    if table.shoe.kind is ShoeKind.AUTOMATED:
        by = MACHINE if table.shoe.loaded else DEALER
        return scene.given(hc.ShuffleCards(by=by, order=() if felt else order))
    before_cut = (*order[-52:], *order[:-52])
    scene = scene.given(hc.ShuffleCards(by=DEALER, order=() if felt else before_cut))
    return cut(scene).given(c.InsertCuttingCard(by=DEALER, from_back=from_back))


def cut(scene: PlayScene, after: int = 52) -> PlayScene:
    """The cards are cut by whoever is first offered the cut, or by the supervisor where nobody is there."""
    step = due(scene.state, DEALER, NOON)
    assert step is not None, "no cut is due"
    if isinstance(step.command, c.OfferCut):
        scene = scene.given(step.command)
        return scene.given(hc.CutCards(by=named(step.command.player), after=after))
    return scene.given(hc.CutCards(by=SUPERVISOR, after=after))


def wagering(*boxes: int, order: tuple[Card, ...] = (), from_back: int = 52, **changes: Any) -> PlayScene:
    """A table that takes wagers for its first round; nobody has placed one yet."""
    scene = opened(*boxes, **changes)
    order = order or stacked(decks=scene.state.decks)
    return loaded(scene, order, from_back=from_back).given(hc.OpenWagering(by=DEALER, at=NOON))


def placed(scene: PlayScene, wagers: Wagers) -> PlayScene:
    """Wagers on boxes: an amount of whoever sits there, or amounts by player, the nearest to the dealer first."""
    for box, wager in wagers.items():
        owners = wager if isinstance(wager, Mapping) else {NAMES[box]: wager}
        for name, cents in owners.items():
            scene = scene.given(c.PlaceWager(by=named(name), box=box, cents=cents))
    return scene


def ready(
    hands: Mapping[int, str],
    dealer: str = "9c",
    draws: str = "",
    *,
    wagers: Wagers | None = None,
    side: Wagers | None = None,
    seated: tuple[int, ...] | None = None,
    from_back: int = 52,
    **changes: Any,
) -> PlayScene:
    """Wagers are down, $50 on each box if nothing else is said, and the shoe will deal these cards."""
    order = order_for(hands, dealer, draws, decks=changes.get("decks", DECKS))
    scene = wagering(*(hands if seated is None else seated), order=order, from_back=from_back, **changes)
    scene = placed(scene, dict.fromkeys(hands, 5_000) if wagers is None else wagers)
    for box, wager in (side or {}).items():
        owners = wager if isinstance(wager, Mapping) else {NAMES[box]: wager}
        for name, cents in owners.items():
            scene = scene.given(c.PlaceSideWager(by=named(name), box=box, cents=cents))
    return scene


def dealt(hands: Mapping[int, str], dealer: str = "9c", draws: str = "", **changes: Any) -> PlayScene:
    """The initial deal is over, with these hands, wagers as in `ready`; what comes next depends on the cards."""
    return ready(hands, dealer, draws, **changes).given(c.DealRound(by=DEALER))


def dealt_by_hand(hands: Mapping[int, str], dealer: str = "9c", **changes: Any) -> PlayScene:
    """The same on a felt table: the dealer turns each card and names it."""
    scene = ready(hands, dealer, cards=CardSource.FELT, **changes)
    pairs = [parse_cards(hands[box]) for box in sorted(hands)]
    dealt = (*(pair[0] for pair in pairs), *parse_cards(dealer), *(pair[1] for pair in pairs))
    return turned(scene, "".join(dealt))


def turned(scene: PlayScene, cards: str) -> PlayScene:
    """The dealer of a felt table turns these cards, one after the other."""
    return scene.given(*(c.DealCard(by=DEALER, card=card) for card in parse_cards(cards)))


def draw(scene: PlayScene, box: int, times: int = 1) -> PlayScene:
    """The player seated at the box draws."""
    return scene.given(*(c.Draw(by=player(box), box=box) for _ in range(times)))


def stand(scene: PlayScene, *boxes: int) -> PlayScene:
    """Each of these boxes stands."""
    return scene.given(*(c.Stand(by=player(box), box=box) for box in boxes))


def split(scene: PlayScene, box: int, cents: int = 5_000) -> PlayScene:
    return scene.given(c.Split(by=player(box), box=box, cents=cents))


def double(scene: PlayScene, box: int, cents: int = 5_000) -> PlayScene:
    return scene.given(c.Double(by=player(box), box=box, cents=cents))


def uninsured(scene: PlayScene) -> PlayScene:
    """Insurance is closed, whoever has not taken any."""
    return scene.given(c.CloseInsurance(by=DEALER))


def played_out(scene: PlayScene, until: Phase = Phase.BETWEEN) -> PlayScene:
    """The dealer does every step that needs nobody's decision, up to a phase; open hands stand as soon as they may."""
    for _ in range(200):
        table = scene.state
        if table.phase is until:
            return scene
        step = due(table, DEALER, NOON)
        assert step is not None, f"the table waits for somebody at {table.phase}"
        scene = scene.given(step.command)
    raise AssertionError(f"never reached {until}")


def hand(scene: PlayScene, box: int, index: int = 0) -> str:
    """The cards of a hand, as in "8h3cTs"."""
    found = scene.state.box(box)
    assert found is not None, f"box {box} is not in the round"
    return "".join(found.hands[index].cards)


def result(scene: PlayScene, box: int, name: str = "", index: int = 0) -> WagerSettled:
    """How a wager on a hand was settled in the history of the scene; of whoever sits there, if nobody is named."""
    owner = name or NAMES[box]
    for event in reversed(scene.history):
        if isinstance(event, WagerSettled) and (event.box, event.hand, event.player) == (box, index, owner):
            return event
    raise AssertionError(f"the wager of {owner} on box {box} has not been settled")


def side_result(scene: PlayScene, box: int, name: str = "") -> SideWagerSettled:
    """How a side bet was settled."""
    owner = name or NAMES[box]
    for event in reversed(scene.history):
        if isinstance(event, SideWagerSettled) and (event.box, event.player) == (box, owner):
            return event
    raise AssertionError(f"the side bet of {owner} on box {box} has not been settled")


def insurance_result(scene: PlayScene, box: int, name: str = "", owner: str = "") -> InsuranceSettled:
    """How insurance on a wager was settled."""
    insurer = name or NAMES[box]
    meant = (box, owner or insurer, insurer)
    for event in reversed(scene.history):
        if isinstance(event, InsuranceSettled) and (event.box, event.owner, event.player) == meant:
            return event
    raise AssertionError(f"no insurance of {insurer} on box {box} has been settled")


def balances(scene: PlayScene) -> dict[str, int]:
    """What each account has gained since the table was blank; one that is even does not appear."""
    state, totals = GAME.blank, Counter[str]()
    for event in scene.history:
        for move in GAME.moves(state, event):
            totals.update({move.target: move.cents})
            totals.subtract({move.source: move.cents})
        state = GAME.evolve(state, event)
    return {account: cents for account, cents in totals.items() if cents}


def gained(scene: PlayScene, name: str) -> int:
    """What a player has won, or lost, over the history of the scene."""
    return balances(scene).get(f"player:{name}", 0)
