"""The dictionary: communal and hole cards, flop, turn and river, and what quads, trips and to qualify mean (A)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.decider import replay, stream
from croupier.games.house.terms import Outcome
from croupier.games.people import Cage, Dealer, Display, Player, Regulator, Supervisor, Viewer
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.events import (
    CardsDealt,
    CardsPickedUp,
    DealerShown,
    FlopRevealed,
    HandTurned,
    RiverRevealed,
    WagerPlaced,
)
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.state import Area, Table
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    PLAIN,
    PlayScene,
    at_showdown,
    check,
    dealt,
    flop,
    looked,
    placed,
    play,
    player,
    ready,
    result,
    river,
    settled,
    turned,
    wagering,
)
from tests.kit.scene import cites

SPREAD = "7s Kd 9h 2c Qs"
BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
OTHERS = (Player(3), Dealer(), Supervisor(), Regulator(), Display(), Cage())


def as_seen(scene: PlayScene, viewer: Viewer) -> Table:
    """The table as it looks from one place."""
    return replay(GAME, stream(GAME, scene.history, viewer))


def hand_seen(scene: PlayScene, box: int, viewer: Viewer) -> list[str]:
    """What a viewer knows of the two cards of a box."""
    found = as_seen(scene, viewer).box(box)
    assert found is not None
    return [str(card) for card in found.cards if card is not None]


def declared(player_cards: str, board: str, dealer: str) -> tuple[DealerShown, HandTurned]:
    """Both hands as they are declared at the table."""
    scene = at_showdown({1: player_cards}, board, dealer)
    shown = scene.history[-1]
    assert isinstance(shown, DealerShown)
    if not shown.qualifies:
        scene = scene.given(c.RefundAntes(by=DEALER))
    return shown, turned(scene, 1).one(HandTurned)


@pytest.mark.clause("A:Communal Cards")
@BOTH_SHOES
def test_a_communal_cards_given_a_deal_when_recorded_then_five_cards_are_shared_by_every_hand(shoe: object) -> None:
    """One board of five, which is part of the hands of all boxes and of the dealer's."""
    scene = dealt({1: "", 2: "", 3: ""}, SPREAD, shoe=shoe)
    board = [card for event in scene.all(CardsDealt) if event.box == -1 for card in event.cards]
    assert tuple(board) == parse_cards(SPREAD) == scene.state.round.board
    royal = at_showdown({1: "2c 3d", 2: "4c 5d"}, "As Ks Qs Js Ts", "6c 7d", shoe=shoe)
    hands = {event.box: event.hand for event in settled(royal).history if isinstance(event, HandTurned)}
    assert hands == {1: "royal flush", 2: "royal flush"}
    assert royal.one(DealerShown).hand == "royal flush"


@pytest.mark.clause("A:Communal Cards")
def test_a_communal_cards_given_a_straight_on_the_board_when_a_player_holds_less_then_the_board_is_the_hand() -> None:
    """A, K, Q, J and 10 on the board, 2 and 3 in the hand: all five communal cards may be used, or three, or four."""
    assert declared("2c 3d", "As Ks Qd Jc Th", "4c 5d")[1].hand == "straight, ace high"
    assert declared("2c 3d", "As 4s 5d Jc Th", "7c 8d")[1].hand == "straight, five high"
    assert declared("Ah 3d", "Ks Kd 2c 2h 7c", "8c 9d")[1].hand == declared("Ad 4d", "Ks Kd 2c 2h 7c", "8c 9d")[1].hand


@pytest.mark.clause("A:Flop")
@BOTH_SHOES
def test_a_flop_given_five_cards_as_spread_when_the_flop_is_revealed_then_it_is_the_three_on_the_left(
    shoe: object,
) -> None:
    """Spread 7S KD 9H 2C QS: the flop is 7S KD 9H."""
    scene = flop(check(dealt({1: ""}, SPREAD, shoe=shoe), 1))
    assert scene.one(FlopRevealed).cards == parse_cards("7s Kd 9h")
    assert cites(scene.one(FlopRevealed), "A:Flop")
    for viewer in (Player(1), *OTHERS[:-1]):
        assert as_seen(scene, viewer).round.board == (*parse_cards("7s Kd 9h"), None, None)


@pytest.mark.clause("A:Turn", "A:River")
@BOTH_SHOES
def test_a_turn_given_the_flop_when_the_rest_is_revealed_then_card_4_is_the_turn_and_card_5_the_river(
    shoe: object,
) -> None:
    """Spread 7S KD 9H 2C QS: the turn is 2C, the river QS, and both come in one step."""
    scene = flop(check(dealt({1: ""}, SPREAD, shoe=shoe), 1))
    scene = river(check(scene, 1))
    assert scene.one(RiverRevealed).cards == parse_cards("2c Qs")
    assert cites(scene.one(RiverRevealed), "A:Turn", "A:River")
    for viewer in (Player(1), *OTHERS[:-1]):
        assert as_seen(scene, viewer).round.board == parse_cards(SPREAD)


@pytest.mark.clause("A:Hole Cards")
@BOTH_SHOES
def test_a_hole_cards_given_dealt_hands_when_a_player_looks_then_that_player_alone_knows_the_two_cards(
    shoe: object,
) -> None:
    """The screen of box 2 shows its two cards; that of box 3, and every other, shows none of them."""
    scene = looked(dealt({2: "Ac Kh", 3: ""}, SPREAD, shoe=shoe), 2)
    assert hand_seen(scene, 2, Player(2)) == ["Ac", "Kh"]
    for viewer in OTHERS:
        assert hand_seen(scene, 2, viewer) == []
    assert hand_seen(scene, 3, Player(2)) == []


@pytest.mark.clause("A:Hole Cards")
def test_a_hole_cards_given_a_hand_that_is_not_turned_when_looked_for_then_it_stays_hidden_until_its_settlement() -> (
    None
):
    """Through every street and the dealer's showing; turned for settlement, they are there for all to see."""
    scene = looked(dealt({2: "Ac Kh", 3: ""}, "7s Kd 9h 2c Qs", "Qd Jh"), 2, 3)
    scene = river(flop(play(scene, 4, 2, 3)))
    scene = scene.given(c.RevealDealer(by=DEALER))
    for viewer in OTHERS:
        assert hand_seen(scene, 2, viewer) == []
    scene = turned(settled_box(scene, 3), 2)
    for viewer in OTHERS[:-1]:
        assert hand_seen(scene, 2, viewer) == ["Ac", "Kh"]
    assert hand_seen(scene, 2, Cage()) == []


def settled_box(scene: PlayScene, box: int) -> PlayScene:
    """The hand of a box is turned and settled."""
    return turned(scene, box).given(c.SettleHand(by=DEALER, box=box))


@pytest.mark.clause("A:Hole Cards")
def test_a_hole_cards_given_a_dealt_round_when_recorded_then_each_hand_lies_face_down_and_is_two_cards() -> None:
    """Nobody, not even its player, has seen a card before taking it up."""
    scene = dealt({1: "", 2: ""})
    for box in (1, 2):
        found = scene.state.box(box)
        assert found is not None
        assert len(found.cards) == 2
        assert hand_seen(scene, box, Player(box)) == []
    assert len(looked(scene, 1).one(CardsPickedUp).cards) == 2


@pytest.mark.clause("A:Quads")
def test_a_quads_given_two_hands_of_four_of_a_kind_when_compared_then_the_higher_four_wins_and_aces_are_highest() -> (
    None
):
    """Four aces with a deuce beat four kings with an ace, and the declaration names them by this entry."""
    shown, hand = declared("Ac Ad", "As Ah Ks Kh 2d", "Kd Kc")
    assert (hand.hand, shown.hand) == ("four of a kind, aces", "four of a kind, kings")
    assert cites(hand, "A:Quads", "3.1(c)")
    assert cites(shown, "A:Quads")
    scene = settled(at_showdown({1: "Ac Ad"}, "As Ah Ks Kh 2d", "Kd Kc"))
    assert result(scene, 1, "play").outcome is Outcome.WIN


@pytest.mark.clause("A:Quads")
@pytest.mark.parametrize("own, dealer, outcome", [("Kh 3c", "Qs Js", Outcome.WIN), ("Qh 3c", "Kc Jd", Outcome.LOSE)])
def test_a_quads_given_four_of_a_kind_on_the_board_when_compared_then_the_fifth_card_decides(
    own: str, dealer: str, outcome: Outcome
) -> None:
    """Two hands hold the same four eights."""
    scene = settled(at_showdown({1: own}, "8s 8h 8d 8c 2d", dealer))
    assert result(scene, 1, "play").outcome is outcome


@pytest.mark.clause("A:Qualify")
@pytest.mark.parametrize(
    "board, dealer, qualifies",
    [
        ("7s 7d Kc 9h 2d", "Qc 3s", True),
        ("Kd 9s 7h 4c 2d", "Ac Qs", False),
        ("Kd 9s 7h 4c 2d", "2c 3s", True),
        ("Ad 3s 5h 9c Kd", "2c 4s", True),
        ("Ad Kd 5d 9d Jc", "2d 4s", True),
    ],
    ids=["pair on the board", "ace high", "pair of deuces", "straight to the five", "flush"],
)
def test_a_qualify_given_the_best_five_of_the_dealers_seven_when_declared_then_one_pair_or_higher_qualifies(
    board: str, dealer: str, qualifies: bool
) -> None:
    """Board sevens qualify the dealer with QC 3S; ace-king high does not qualify."""
    scene = at_showdown({1: ""}, board, dealer)
    shown = scene.one(DealerShown)
    assert shown.qualifies is qualifies
    assert cites(shown, "A:Qualify")
    refunded = scene.when(c.RefundAntes(by=DEALER)).refusal is None
    assert refunded is not qualifies


@pytest.mark.clause("A:Trips")
def test_a_trips_given_a_trips_wager_when_the_best_hand_is_a_straight_then_it_wins_though_no_three_are_alike() -> None:
    """A wager of 5 on a hand of three of a kind or higher: 4 to 1 for a straight, whatever the dealer holds."""
    scene = settled(at_showdown({1: "8c 6d"}, "7s 5h 4c Kd Kh", "Kc Ks", trips={1: 500}))
    assert (result(scene, 1, "trips").outcome, result(scene, 1, "trips").returned) == (Outcome.WIN, 2_500)
    assert result(scene, 1, "play").outcome is Outcome.LOSE


@pytest.mark.clause("A:Trips")
def test_a_trips_given_three_of_a_rank_with_two_others_when_ranked_then_it_is_trips_and_with_a_pair_a_full_house() -> (
    None
):
    """The category wants two unmatched cards beside the three; the wager wins with either."""
    three, full = declared("Qc Qd", "Qs 8h 5c 2d Kh", "3c 4d")[1], declared("Qc Qd", "Qs 8h 8c 2d Kh", "3c 4d")[1]
    assert (three.hand, full.hand) == ("three of a kind, queens", "full house, queens over eights")
    assert cites(three, "A:Trips")
    assert not cites(full, "A:Trips")


@pytest.mark.clause("A:Trips")
def test_a_trips_given_the_wager_when_it_is_offered_then_it_is_optional_and_before_the_first_card() -> None:
    """Taken beside ante and blind, left out as well, and not taken when a card is out."""
    scene = placed(wagering(1), 1)
    wish = c.PlaceWager(by=player(1), box=1, wager=Area.TRIPS, cents=500)
    assert cites(scene.when(wish).one(WagerPlaced), "A:Trips")
    begun = ready({1: ""}).given(c.DealCard(by=DEALER, box=-1))
    begun.when(wish).refused_under("4.2(b)")
    assert [box.trips for box in dealt({1: ""}).state.round.boxes] == [0]
