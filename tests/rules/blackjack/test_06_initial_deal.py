"""The initial deal: face up from the shoe, clockwise, one to each box, one to the dealer, another to each box (6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.cards.card import Card, parse_card, parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import CardBurned, CardDealt, InitialDealCompleted, WageringClosed
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.blackjack.views import seen_by
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.people import Cage, Dealer, Display, Player, Regulator, Supervisor
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    dealt,
    draw,
    opened,
    placed,
    played_out,
    player,
    ready,
    stand,
    turned,
    wagering,
)
from tests.kit.scene import cites

HANDS = {1: "Ts 9d", 3: "8s 7d", 6: "5s 4d"}
ORDER = parse_cards("Ts 8s 5s 9c 9d 7d 4d")
FELT = CardSource.FELT
EVERYBODY = (Player(1), Player(2), Dealer(), Supervisor(), Regulator(), Display())


def said(scene: PlayScene) -> tuple[str, tuple[str, ...]] | None:
    """What the dealer is asked to do next, and under which clauses."""
    step = due(scene.state, DEALER, NOON)
    return None if step is None else (step.say, step.under)


def cards(scene: PlayScene) -> list[tuple[int, Card]]:
    """Every card of the round, with the box it went to; 0 is the dealer."""
    return [(event.box, event.card) for event in scene.history if isinstance(event, CardDealt)]


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_6_1_given_a_whole_round_when_dealt_then_every_card_lies_face_up_for_everybody(shoe: DealingShoe) -> None:
    """Players, dealer, display: all of them see each card, the dealer's among them; the cage sees none."""
    scene = played_out(stand(dealt({1: "Ts 9d", 2: "8s 9h"}, "5c", "Kd 2h", shoe=shoe), 1, 2))
    faces = [event for event in scene.history if isinstance(event, CardDealt)]
    assert len(faces) == 7
    assert all(cites(event, "6.1") for event in faces)
    for event in faces:
        assert all(seen_by(event, viewer) == event for viewer in EVERYBODY)
        assert seen_by(event, Cage()) is None


@pytest.mark.clause("6.1")
def test_6_1_given_a_burned_card_when_nobody_has_turned_it_then_it_stays_unseen() -> None:
    """The exception: a card drawn for the dealer too early goes to the rack, face down, and face up only if exposed."""
    scene = dealt({1: "Ts 6d"}, "9c", "Kd 2h")
    for exposed, face in ((False, None), (True, "Kd")):
        burned = scene.when(c.ReportDrawn(by=DEALER, box=0, exposed=exposed)).one(CardBurned)
        for viewer in EVERYBODY:
            shown = seen_by(burned, viewer)
            assert isinstance(shown, CardBurned)
            assert shown.card == face


@pytest.mark.clause("6.1")
def test_6_1_given_a_felt_table_when_a_card_is_turned_then_the_dealer_names_it_and_nothing_is_dealt_unseen() -> None:
    """Face up is what everybody sees: without its name no card is dealt, and no round deals itself."""
    scene = ready({1: "Ts 9d"}, cards=FELT)
    scene.when(c.DealCard(by=DEALER)).refused_under("6.1")
    scene.when(c.DealRound(by=DEALER)).refused_under("6.1")
    assert scene.when(c.DealCard(by=DEALER, card=parse_card("Ts"))).one(CardDealt).card == "Ts"
    drawing = stand(turned(scene, "Ts 9c 9d"), 1)
    drawing.when(c.DrawDealer(by=DEALER)).refused_under("6.1")
    turned(drawing, "8d")


@pytest.mark.clause("6.1")
def test_6_1_given_cards_from_the_shoe_when_one_is_named_instead_then_it_is_refused() -> None:
    """Where the program holds the cards, the shoe says what comes, and no guess is answered."""
    scene = ready({1: "Ts 9d"})
    for guess in ("Ts", "As"):
        scene.when(c.DealCard(by=DEALER, card=parse_card(guess))).refused_under("6.1")
    assert scene.when(c.DealCard(by=DEALER)).one(CardDealt).card == "Ts"


@pytest.mark.clause("6.2/lead")
def test_6_2_given_wagers_down_when_the_dealer_asks_what_is_due_then_it_is_no_more_bets() -> None:
    """The exact words; with the first card wagering is closed."""
    scene = placed(wagering(1, 3, 6), {3: 5_000, 1: 2_000})
    assert said(scene) == ("NO MORE BETS.", ("6.2/lead",))
    begun = scene.when(c.DealCard(by=DEALER))
    assert [type(event) for event in begun.events] == [WageringClosed, CardDealt]
    assert cites(begun.one(WageringClosed), "6.2/lead")
    begun.when(c.PlaceWager(by=player(6), box=6, cents=5_000)).refused_under("4.3")
    assert said(begun) == ("Go on with the initial deal.", ("6.2/lead",))
    felt = ready(HANDS, cards=FELT)
    assert said(felt) == ("NO MORE BETS. A card to box 1.", ("6.2/lead", "6.2(a)"))


@pytest.mark.clause("6.2/lead")
@pytest.mark.parametrize("wagers", [(1, 3, 6), (6, 3, 1), (3, 6, 1)])
def test_6_2_given_wagers_in_any_order_when_dealt_then_the_deal_goes_clockwise_from_the_first_box_with_one(
    wagers: tuple[int, ...],
) -> None:
    """Boxes 1, 3 and 6, whoever was first to wager: 1-3-6, dealer, 1-3-6; empty boxes are passed over."""
    scene = ready(HANDS, wagers=dict.fromkeys(wagers, 5_000), seated=(1, 2, 3, 4, 6)).when(c.DealRound(by=DEALER))
    assert cards(scene) == list(zip((1, 3, 6, 0, 1, 3, 6), ORDER, strict=True))
    assert cites(scene.one(InitialDealCompleted), "6.2/lead")


@pytest.mark.clause("6.2/lead")
def test_6_2_given_no_wager_or_somebody_else_than_the_dealer_when_dealing_then_it_is_refused() -> None:
    """The dealer deals, once there is a wager, and once."""
    for deal in (c.DealRound(by=DEALER), c.DealCard(by=DEALER)):
        wagering(1).when(deal).refused_under("6.2/lead")
        opened(1).when(deal).refused_under("6.2/lead")
    for other in (player(1), SUPERVISOR, OPERATOR):
        ready(HANDS).when(c.DealRound(by=other)).refused_under("6.2/lead")
    dealt(HANDS).when(c.DealRound(by=DEALER)).refused_under("6.2/lead")


def first_pass(scene: PlayScene, count: int) -> PlayScene:
    """So many cards of the initial deal, one by one."""
    felt = scene.state.plate.cards is FELT
    return scene.given(*(c.DealCard(by=DEALER, card=card if felt else None) for card in ORDER[:count]))


SOURCES: dict[str, Callable[[], PlayScene]] = {
    "electronic": lambda: ready(HANDS),
    "automated": lambda: ready(HANDS, shoe=AUTOMATED),
    "felt": lambda: ready(HANDS, cards=FELT),
}


@pytest.mark.clause("6.2(a)")
@pytest.mark.parametrize("source", SOURCES)
def test_6_2_a_given_three_boxes_when_the_first_pass_is_dealt_then_each_has_one_card_and_the_dealer_none(
    source: str,
) -> None:
    """First pass: one card to each wagered box."""
    scene = first_pass(SOURCES[source](), 3)
    assert cards(scene) == [(1, ORDER[0]), (3, ORDER[1]), (6, ORDER[2])]
    assert [cites(event, "6.2(a)") for event in scene.history if isinstance(event, CardDealt)] == [True] * 3
    assert scene.state.round.dealer == ()


@pytest.mark.clause("6.2(b)")
@pytest.mark.parametrize("source", SOURCES)
def test_6_2_b_given_a_card_on_each_box_when_the_next_is_dealt_then_it_is_the_dealers(source: str) -> None:
    """Then one card to the dealer, face up like the others."""
    scene = first_pass(SOURCES[source](), 4)
    assert cards(scene)[-1] == (0, ORDER[3])
    assert cites(scene.all(CardDealt)[0], "6.2(b)")
    assert scene.state.round.dealer == (ORDER[3],)
    if source == "felt":
        assert said(first_pass(SOURCES[source](), 3)) == ("A card to the dealer.", ("6.2(b)",))


@pytest.mark.clause("6.2(c)")
@pytest.mark.parametrize("source", SOURCES)
def test_6_2_c_given_the_dealers_card_when_the_second_pass_is_dealt_then_each_box_has_two_and_the_dealer_one(
    source: str,
) -> None:
    """One more card to each box, and no second one to the dealer: no hole card exists."""
    scene = first_pass(SOURCES[source](), 7)
    assert cards(scene)[4:] == [(1, ORDER[4]), (3, ORDER[5]), (6, ORDER[6])]
    assert cites(scene.all(CardDealt)[0], "6.2(c)")
    assert scene.state.phase is Phase.PLAYING
    assert len(scene.state.round.dealer) == 1
    if source == "felt":
        assert said(first_pass(SOURCES[source](), 6)) == ("A card to box 6.", ("6.2(c)",))


@pytest.mark.clause("6.2(c)")
@pytest.mark.parametrize("up", ["Ac", "Tc"])
def test_6_2_c_given_an_ace_or_a_ten_when_the_players_decide_then_the_dealers_second_card_is_still_in_the_shoe(
    up: str,
) -> None:
    """No peek: the second card is the one behind those that the players draw, and one drawn in advance is burned."""
    scene = dealt({1: "Ts 2d"}, up, "9h Kd 5h 4h")
    scene = scene.given(c.CloseInsurance(by=DEALER)) if up == "Ac" else scene
    early = scene.when(c.ReportDrawn(by=DEALER, box=0))
    assert cites(early.one(CardBurned), "14.3")
    assert len(early.state.round.dealer) == 1
    scene = played_out(draw(scene, 1), Phase.SETTLING)
    assert scene.state.round.dealer[:2] == parse_cards(f"{up} Kd")
    assert scene.state.phase is Phase.SETTLING
