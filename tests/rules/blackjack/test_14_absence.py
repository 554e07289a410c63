"""Rules 14.7 and 14.8: a player who is not there to decide, and a cutting card that was overlooked."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    SUPERVISOR,
    PlayScene,
    dealt,
    dealt_by_hand,
    gained,
    hand,
    named,
    opened,
    placed,
    played_out,
    player,
    result,
    split,
    stand,
    turned,
)
from tests.kit.scene import cites


def absent(box: int) -> c.PlayAbsent:
    """Nobody is there to decide for a box."""
    return c.PlayAbsent(by=DEALER, box=box)


def relaid(scene: PlayScene, cards: str) -> PlayScene:
    """Box 1 is found to lie wrong, and the supervisor lays these cards there."""
    laid = c.ReconstructHands(by=SUPERVISOR, hands=(c.Laid(1, parse_cards(cards)),))
    return scene.given(c.ReportMisplaced(by=DEALER, box=1), laid)


@pytest.mark.clause("14.7")
@pytest.mark.parametrize(
    "cards, deck, played",
    [
        ("5h4s", "2dTd", "5h4s2dTd"),
        ("5h4s", "3dTd", "5h4s3d"),
        ("5h4s", "Td9d", "5h4sTd"),
        ("5h4s", "Ad9d", "5h4sAd"),
        ("2h3s", "2d3d2s", "2h3s2d3d2s"),
        ("Ah2s", "Td9d", "Ah2s"),
        ("9h3s", "Td9d", "9h3s"),
        ("Th6s", "5d9d", "Th6s"),
        ("6h5s", "Td9d", "6h5sTd"),
        ("AhAs", "Td9d", "AhAs"),
    ],
)
def test_14_7_given_a_player_who_is_not_there_when_the_dealer_draws_then_until_the_hand_exceeds_11(
    cards: str, deck: str, played: str
) -> None:
    """Five and four, two more: 11, once again. Twelve stops, and so does a soft 13."""
    scene = dealt({1: cards}, "7c", deck + "9sTc").when(absent(1))
    assert hand(scene, 1) == played
    assert cites(scene.one(e.PlayerAbsent), "14.7")
    assert scene.state.phase is Phase.DRAWING


@pytest.mark.clause("14.7", "4.3")
@pytest.mark.parametrize("cards", ["8h8s", "6h5s", "AhAs", "2h2s"])
def test_14_7_given_a_pair_or_an_11_of_an_absent_player_when_played_then_no_chip_is_added(cards: str) -> None:
    """Neither a split nor a double is made for somebody who is not there."""
    end = played_out(dealt({1: cards}, "7c", "TdTs9d9s").given(absent(1)))
    assert not [event for event in end.history if isinstance(event, e.HandSplit | e.HandDoubled)]
    assert result(end, 1).staked == 5_000


@pytest.mark.clause("14.7", "8.1(b)")
def test_14_7_given_a_blackjack_of_an_absent_player_when_the_dealer_has_an_ace_then_it_waits() -> None:
    """No even money is taken for the player; the second card decides, 3 to 2 or a stand off."""
    scene = dealt({1: "AhKs"}, "Ac", "9d").given(c.CloseInsurance(by=DEALER))
    assert result(played_out(scene), 1).returned == 12_500


@pytest.mark.clause("14.7")
def test_14_7_given_a_hand_that_is_not_in_turn_when_called_absent_then_refused_and_nobody_but_the_dealer_says_so() -> (
    None
):
    """Box 2 waits for box 1; a player does not have another player's hand played."""
    scene = dealt({1: "5h4s", 2: "5d4c"}, "7c", "TdTs")
    scene.when(absent(2)).refused_under("14.7")
    scene.when(c.PlayAbsent(by=player(2), box=1)).refused_under("14.7")
    scene.when(c.PlayAbsent(by=SUPERVISOR, box=1)).refused_under("16.5(c)")


@pytest.mark.clause("14.7", "10.6")
def test_14_7_given_a_player_who_leaves_after_a_split_when_played_then_each_hand_exceeds_11() -> None:
    """Eight and two draws, and so does the second eight with its three."""
    scene = split(dealt({1: "8h8s"}, "7c", "2dTd3d9dTc"), 1).given(absent(1))
    assert hand(scene, 1) == "8h2dTd"
    scene = scene.given(absent(1))
    assert hand(scene, 1, 1) == "8s3d9d"


@pytest.mark.clause("14.7")
def test_14_7_given_a_felt_table_when_a_player_is_absent_then_card_after_card_is_prompted_for() -> None:
    """The dealer turns a card as long as the hand has 11 or less; the player does not decide any more."""
    scene = dealt_by_hand({1: "5h4s"}, "7c").given(absent(1))
    scene.when(c.Stand(by=player(1), box=1)).refused_under("9.1(d)")
    scene = turned(scene, "2d")
    assert (scene.state.phase, hand(scene, 1)) == (Phase.PLAYING, "5h4s2d")
    scene = turned(scene, "Ad")
    assert (scene.state.phase, hand(scene, 1)) == (Phase.DRAWING, "5h4s2dAd")


@pytest.mark.clause("14.7", "14.4")
@pytest.mark.parametrize("drawn, rebuilt", [("Th", "Ad"), ("Th", "9d"), ("9d", "Ah")])
def test_14_7_given_an_absent_players_hand_when_it_is_rebuilt_with_more_than_11_then_nobody_is_waited_for(
    drawn: str, rebuilt: str
) -> None:
    """Nine, two and a ten were 21, and are 12 with an ace: no card is due to it, and nobody is there to stand."""
    scene = turned(dealt_by_hand({1: "9h2s"}, "7c").given(absent(1)), drawn)
    assert relaid(scene, f"9h2s{rebuilt}").state.phase is Phase.DRAWING


@pytest.mark.clause("14.7", "14.4")
def test_14_7_given_an_absent_players_hand_when_it_is_rebuilt_with_11_or_less_then_the_dealer_deals_on() -> None:
    """Seventeen was enough; with a three of those it is ten, and one more card is dealt."""
    scene = relaid(turned(dealt_by_hand({1: "5h2s"}, "7c").given(absent(1)), "Th"), "5h2s3d")
    assert scene.state.phase is Phase.PLAYING
    scene = turned(scene, "9d")
    assert (scene.state.phase, hand(scene, 1)) == (Phase.DRAWING, "5h2s3d9d")


@pytest.mark.clause("14.7", "4.5(a)")
def test_14_7_given_a_shared_box_when_its_player_is_absent_then_the_dealer_plays_it_for_all() -> None:
    """Ann decides on box 3 and is gone: Ben has no decision, and his wager stays with the hand."""
    scene = dealt({3: "5h4s"}, "7c", "TdTs", wagers={3: {"ann": 5_000, "ben": 2_000}}, seated=(1,))
    scene.when(c.Draw(by=named("ben"), box=3)).refused_under("4.5(b)")
    end = played_out(scene.given(absent(3)))
    assert (gained(end, "ann"), gained(end, "ben")) == (5_000, 2_000)


def felt_rounds() -> PlayScene:
    """Round 1 is over on a felt table, and its cutting card was overlooked; round 2 has been dealt."""
    over = played_out(turned(stand(dealt_by_hand({1: "Th8s"}, "7c"), 1), "Td"))
    scene = placed(played_out(over, Phase.WAGERING), {1: 5_000})
    return turned(scene, "9hTh9s")


LATE = c.ReportCuttingCard(by=DEALER, late=True)


@pytest.mark.clause("14.8", "5.4(b)")
def test_14_8_given_a_cutting_card_missed_in_round_1_when_noticed_in_round_2_then_both_stand() -> None:
    """Round 1 keeps its result, round 2 is played to its end, and no round 3 begins from this shoe."""
    scene = felt_rounds().when(LATE)
    assert scene.one(e.CuttingCardDrawn).under == ("14.8",)
    assert gained(scene, "ann") == 0
    end = played_out(turned(stand(scene, 1), "8d"))
    assert (gained(end, "ann"), result(end, 1).returned) == (5_000, 5_000)
    assert end.state.shoe.stage is Stage.SPREAD
    end.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("5.4(b)")


@pytest.mark.clause("14.8", "5.4(a)")
def test_14_8_given_a_missed_cutting_card_when_noticed_before_the_first_card_then_the_cards_are_shuffled_at_once() -> (
    None
):
    """No round is in progress: the one that was dealt stands, and the wagers wait for the shuffle."""
    over = played_out(turned(stand(dealt_by_hand({1: "Th8s"}, "7c"), 1), "Td"))
    scene = placed(played_out(over, Phase.WAGERING), {1: 5_000}).given(LATE)
    scene.when(c.DealCard(by=DEALER, card=parse_cards("9h")[0])).refused_under("5.1")
    assert gained(scene, "ann") == 0
    assert scene.state.shoe.stage is Stage.SPREAD


@pytest.mark.clause("14.8", "18.1")
def test_14_8_given_no_cutting_card_when_one_is_said_to_be_missed_then_refused() -> None:
    """With an automated shoe the rule has no effect; where the program holds the cards none is overlooked."""
    automated = dealt_by_hand({1: "Th8s"}, "7c", shoe=AUTOMATED)
    assert automated.state.plate.cards is CardSource.FELT
    automated.when(LATE).refused_under("18.1")
    dealt({1: "Th8s"}, "7c").when(LATE).refused_under("5.4(b)")
    felt_rounds().given(LATE).when(LATE).refused_under("5.4(b)")
    felt_rounds().when(c.ReportCuttingCard(by=player(1), late=True)).refused_under("14.8")
    opened(1).when(LATE).refused_under("14.8")
