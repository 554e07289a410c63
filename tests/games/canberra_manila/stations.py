"""Tables of Canberra Manila at every station of their day, electronic or felt, and what anybody has been told."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.showing import in_order
from croupier.games.canberra_manila.state import Phase
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act, VoidReason
from croupier.games.people import Cage, Dealer, Director, Display, Person, Player, Regulator, Supervisor, Viewer
from tests.games.canberra_manila.tables import (
    DEALER,
    FELT,
    OPERATOR,
    PlayScene,
    collected,
    dealt,
    loaded,
    passed,
    seated,
    stakes,
    turn_card,
)
from tests.kit.scene import cites

HANDS = {1: "As Ah", 2: "Ks Kh", 3: "Qs Qh"}
BOARD_CARDS = "7c 8d 9h Jc Ts"
FIRST, *LATER = parse_cards(BOARD_CARDS)
VOID = hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a flood")
IN_A_ROUND = (Phase.POSTING, Phase.BETTING, Phase.EXPOSING, Phase.SHOWDOWN, Phase.AWARDING)
CARDS_OUT = IN_A_ROUND[1:]
OPEN = (Phase.BETWEEN, *IN_A_ROUND, Phase.VOIDED)
VIEWERS: tuple[Viewer, ...] = (Player(1), Player(2), Dealer(), Supervisor(), Regulator(), Director(), Cage(), Display())


def three(**changes: Any) -> PlayScene:
    """Ann, Ben and Cat with aces, kings and queens in the first betting round; blinds of $5 and $10, Cat's button."""
    return dealt(collected(seated(stakes(1, 2, 3), **changes)), HANDS, BOARD_CARDS)


def at(phase: Phase, **changes: Any) -> PlayScene:
    """The three at a station of their table."""
    scene = _at(phase, **changes)
    assert scene.state.phase is phase
    return scene


def _at(phase: Phase, **changes: Any) -> PlayScene:
    match phase:
        case Phase.BETWEEN:
            return seated(stakes(1, 2, 3), **changes)
        case Phase.POSTING:
            return collected(seated(stakes(1, 2, 3), **changes))
        case Phase.VOIDED:
            return three(**changes).given(VOID)
        case _:
            return onward(three(**changes), phase)


def onward(scene: PlayScene, phase: Phase) -> PlayScene:
    """Everybody calls or checks, and shows, until that station of the round is reached."""
    while scene.state.phase is not phase:
        match scene.state.phase:
            case Phase.EXPOSING if scene.state.plate.cards is FELT:
                scene = turn_card(scene, LATER[scene.state.round.street - 1])
            case Phase.EXPOSING:
                scene = turn_card(scene)
            case Phase.SHOWDOWN if scene.state.plate.cards is FELT:
                scene = shows(scene, *(hand.seat for hand in in_order(scene.state)))
            case Phase.SHOWDOWN:
                scene = scene.given(c.ShowHands(by=DEALER))
            case Phase.AWARDING:
                scene = scene.given(c.AwardPots(by=DEALER))
            case _:
                scene = passed(scene)
    return scene


def felt(**changes: Any) -> PlayScene:
    """The three on a felt table, the first communal card of the board named."""
    scene = loaded(collected(seated(stakes(1, 2, 3), cards=FELT, **changes)))
    return scene.given(c.DealHands(by=DEALER, card=FIRST))


def felt_street(scene: PlayScene, street: int) -> PlayScene:
    """A later betting round of a felt table, everybody having called or checked until then."""
    while scene.state.round.street < street:
        scene = turn_card(passed(scene), LATER[scene.state.round.street - 1])
    return scene


def shows(scene: PlayScene, *seats: int) -> PlayScene:
    """Each of these seats shows the cards that it has in these tests."""
    return scene.given(*(c.ShowHand(by=DEALER, seat=seat, cards=parse_cards(HANDS[seat])) for seat in seats))


def named(text: str) -> Card:
    (card,) = parse_cards(text)
    return card


def breach(act: Act = Act.OTHER, name: str = "ann") -> hc.RecordBreach:
    """The dealer has seen what somebody did."""
    return hc.RecordBreach(by=DEALER, player=name, act=act, note="seen at the table")


def opens_the_measures(act: Act, clause: str) -> None:
    """A recorded breach cites its clause, changes nothing by itself, and opens both powers of 19.2."""
    before = three()
    out, bar = c.FoldForBreach(by=OPERATOR, breach=1), hc.ExcludePlayer(by=OPERATOR, breach=1)
    before.when(out).refused_under("19.2(a)")
    before.when(bar).refused_under("19.2(b)")
    scene = before.given(breach(act))
    assert cites(scene.one(he.BreachRecorded), clause)
    assert scene.state.round.hands == before.state.round.hands
    assert scene.given(out, bar).state.excluded == ("ann",)


def is_refused_and_logged(act: Act, clause: str, by: Person) -> None:
    """Nothing comes of an attempt but its record, whoever makes it."""
    before = three()
    scene = before.given(hc.Attempt(by=by, act=act, note="tried"))
    (record,) = scene.events
    assert isinstance(record, he.BreachRecorded)
    assert (record.player, record.act) == (by.id, act)
    assert cites(record, clause)
    apart_from_it = replace(scene.state, breaches=(), round=replace(scene.state.round, breaches=()))
    assert apart_from_it == before.state


def told(scene: PlayScene, viewer: Viewer) -> str:
    """Everything that a viewer has been told since the table opened, as text."""
    events = stream(GAME, scene.history, viewer)
    return msgspec.json.encode([event for event in events if not isinstance(event, e.TableOpened)]).decode()


def tells(scene: PlayScene, viewer: Viewer, cards: str) -> bool:
    """Whether a viewer has been told any of these cards, once the deck has been checked."""
    return any(f'"{card}"' in _since_the_check(scene, viewer) for card in parse_cards(cards))


def _since_the_check(scene: PlayScene, viewer: Viewer) -> str:
    first = next(place for place, event in enumerate(scene.history) if isinstance(event, he.CardsChecked))
    return msgspec.json.encode(stream(GAME, scene.history[first + 1 :], viewer)).decode()
