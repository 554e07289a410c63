"""Tables of Ultimate Texas Hold-em for tests: people, determinations, and rounds whose every card is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house.events import WagerSettled
from croupier.games.house.terms import Approval, CardSource, DealingShoe, Hours, Limits, Moment
from croupier.games.people import Person, Role
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.dealing_order import next_position, size_at, spread_due
from croupier.games.ultimate_texas_holdem.determinations import Determinations, Layout
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Area, Phase, Table
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
APPROVAL = Approval("GRC 25/7", "2025-07-18")
PLAIN = DealingShoe(ShoeKind.PLAIN, APPROVAL)
AUTOMATED = DealingShoe(ShoeKind.AUTOMATED, APPROVAL, ("red", "blue"))
FELT = CardSource.FELT
PlayScene = Scene[Table, c.AnyCommand, AnyEvent]

LAST = 26
"""Where the dealer of these tests cuts the cards."""


def player(box: int) -> Person:
    """The player who sits at a box in these tests."""
    return PLAYERS[box]


def terms(**changes: Any) -> Determinations:
    """Determinations under which a table may open, with changes."""
    usual = Determinations(
        edition="2025",
        layout=Layout(APPROVAL, 7),
        shoe=PLAIN,
        limits=Limits(1_000, 20_000, 100),
        trips=Limits(500, 10_000, 100),
        maximum_payout_cents=5_000_000,
        hours=Hours(10 * 60, 4 * 60),
        commences="2025-07-25",
    )
    return replace(usual, **changes)


def blank() -> PlayScene:
    """A table before anything has happened."""
    return Scene(GAME, GAME.blank)


def opened(*boxes: int, **changes: Any) -> PlayScene:
    """An open table with checked cards, and players at these boxes."""
    settled = terms(**changes)
    decks = len(settled.shoe.backs)
    return (
        blank()
        .given(c.OpenTable(by=OPERATOR, terms=settled, at=NOON))
        .given(hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,) * decks))
        .given(*(hc.TakeSeat(by=player(box), box=box, player=player(box).id) for box in boxes))
    )


def wagering(*boxes: int, **changes: Any) -> PlayScene:
    """A table that takes wagers for its first round; nobody has placed one yet."""
    return opened(*boxes, **changes).given(hc.OpenWagering(by=DEALER, at=NOON))


def loaded(scene: PlayScene, order: tuple[Card, ...]) -> PlayScene:
    """The scene with its cards in the shoe, in this order from the first card to be dealt."""
    felt = scene.state.plate.cards is CardSource.FELT
    if scene.state.shoe.kind is ShoeKind.AUTOMATED:
        return scene.given(hc.ShuffleCards(by=MACHINE, order=() if felt else order))
    before_cut = () if felt else (*order[-LAST:], *order[:-LAST])
    return scene.given(hc.ShuffleCards(by=DEALER, order=before_cut), hc.CutCards(by=DEALER, after=LAST))


def order_for(
    hands: Mapping[int, str], board: str = "", dealer: str = "", *, packets: bool = False
) -> tuple[Card, ...]:
    """An order of the deck that deals these hands and this board: "" for cards that may be anything."""
    targets = (*sorted(hands), DEALER_BOX)
    chosen = {box: parse_cards(text) for box, text in {**hands, DEALER_BOX: dealer, BOARD: board}.items()}
    named = {card for cards in chosen.values() for card in cards}
    rest = iter([card for card in Pack().cards if card not in named])
    sizes = {box: 5 if box == BOARD else 2 for box in chosen}
    full = {box: cards or tuple(next(rest) for _ in range(sizes[box])) for box, cards in chosen.items()}
    if packets:
        to_hands = [card for target in targets for card in full[target]]
    else:
        to_hands = [full[target][place] for place in range(2) for target in targets]
    dealt = (*full[BOARD], *to_hands)
    return (*dealt, *(card for card in Pack().cards if card not in set(dealt)))


def placed(scene: PlayScene, box: int, ante: int = 1_000, trips: int = 0) -> PlayScene:
    """An ante with its equal blind, and perhaps trips, on a box."""
    by = player(box)
    scene = scene.given(
        c.PlaceWager(by=by, box=box, wager=Area.ANTE, cents=ante),
        c.PlaceWager(by=by, box=box, wager=Area.BLIND, cents=ante),
    )
    return scene.given(c.PlaceWager(by=by, box=box, wager=Area.TRIPS, cents=trips)) if trips else scene


def ready(
    hands: Mapping[int, str],
    board: str = "",
    dealer: str = "",
    *,
    ante: int = 1_000,
    antes: Mapping[int, int] | None = None,
    trips: Mapping[int, int] | None = None,
    trips_limits: Limits | None = None,
    **changes: Any,
) -> PlayScene:
    """Ante, blind and trips are down, and the shoe will deal these hands and this board."""
    settled = changes if trips_limits is None else {**changes, "trips": trips_limits}
    scene = wagering(*hands, **settled)
    for box in hands:
        scene = placed(scene, box, (antes or {}).get(box, ante), (trips or {}).get(box, 0))
    packets = scene.state.shoe.kind is ShoeKind.AUTOMATED
    return loaded(scene, order_for(hands, board, dealer, packets=packets))


def dealt(hands: Mapping[int, str], board: str = "", dealer: str = "", **changes: Any) -> PlayScene:
    """A round dealt to its end, with these hands, wagers as in `ready`; nobody has looked, all are to decide."""
    return ready(hands, board, dealer, **changes).given(c.DealRound(by=DEALER))


def deal_on(scene: PlayScene, steps: int = 60) -> PlayScene:
    """The dealer deals on by hand, card by card or packet by packet, and spreads the board in its turn."""
    for _ in range(steps):
        place = next_position(scene.state)
        if place is None:
            break
        if spread_due(scene.state):
            scene = scene.given(c.SpreadBoard(by=DEALER))
        elif scene.state.shoe.kind is ShoeKind.AUTOMATED:
            count = size_at(scene.state, place[0])
            scene = scene.given(c.DealPacket(by=DEALER, box=place[0], count=count))
        else:
            scene = scene.given(c.DealCard(by=DEALER, box=place[0]))
    return scene


def looked(scene: PlayScene, *boxes: int) -> PlayScene:
    """Each of these players has taken up the own cards."""
    return scene.given(*(c.LookAtCards(by=player(box), box=box) for box in boxes))


def play(scene: PlayScene, times: int, *boxes: int) -> PlayScene:
    """Each of these boxes places so many times its ante."""
    for number in boxes:
        box = scene.state.box(number)
        assert box is not None
        scene = scene.given(c.PlacePlay(by=player(number), box=number, cents=times * box.ante))
    return scene


def check(scene: PlayScene, *boxes: int) -> PlayScene:
    """Each of these boxes checks."""
    return scene.given(*(c.Check(by=player(box), box=box) for box in boxes))


def fold(scene: PlayScene, *boxes: int) -> PlayScene:
    """Each of these boxes folds."""
    return scene.given(*(c.Fold(by=player(box), box=box) for box in boxes))


def flop(scene: PlayScene, cards: str = "") -> PlayScene:
    """The flop is revealed; on a felt table it is these cards."""
    return scene.given(c.RevealFlop(by=DEALER, cards=parse_cards(cards)))


def river(scene: PlayScene, cards: str = "") -> PlayScene:
    """The turn and the river are revealed; on a felt table they are these cards."""
    return scene.given(c.RevealRiver(by=DEALER, cards=parse_cards(cards)))


def shown(scene: PlayScene, cards: str = "") -> PlayScene:
    """The dealer's hand is announced, revealed and declared; on a felt table it is these cards."""
    return scene.given(c.RevealDealer(by=DEALER, cards=parse_cards(cards)))


def at_showdown(hands: Mapping[int, str], board: str, dealer: str, *, times: int = 4, **changes: Any) -> PlayScene:
    """Every hand has placed a play wager before the flop, and the dealer's hand is declared."""
    return shown(river(flop(play(dealt(hands, board, dealer, **changes), times, *hands))))


def on_the_river(scene: PlayScene) -> PlayScene:
    """Everybody who has still to decide checks twice, and the whole board lies open."""
    for reveal in (flop, river):
        scene = reveal(check(scene, *(box.box for box in scene.state.round.boxes if box.standing == "undecided")))
    return scene


def turned(scene: PlayScene, box: int, cards: str = "") -> PlayScene:
    """The hand of a box is turned; on a felt table it is these cards."""
    return scene.given(c.TurnHand(by=DEALER, box=box, cards=parse_cards(cards)))


def settled(scene: PlayScene) -> PlayScene:
    """The dealer refunds, turns and settles until the round is over."""
    return played_out(scene, Phase.BETWEEN)


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


def balance(scene: PlayScene, account: str) -> int:
    """What an account, as in "player:ann", has gained over the history of the scene."""
    return balances(scene).get(account, 0)


def net(scene: PlayScene, box: int) -> int:
    """What the player of a box has won or lost."""
    return balance(scene, f"player:{player(box).id}")


def result(scene: PlayScene, box: int, wager: str) -> WagerSettled:
    """How a wager of a box was settled in the history of the scene."""
    for event in reversed(scene.history):
        if isinstance(event, WagerSettled) and event.box == box and event.wager == wager:
            return event
    raise AssertionError(f"the {wager} of box {box} has not been settled")
