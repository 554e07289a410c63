"""Rules 9.2 and 9.4 to 9.8: which wagers win, lose and push against the dealer's hand, each for itself."""

from __future__ import annotations

import pytest

from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    NOON,
    PlayScene,
    at_showdown,
    dealt,
    flop,
    fold,
    net,
    on_the_river,
    play,
    result,
    river,
    settled,
    shown,
)
from tests.kit.scene import cites

PAIR_BOARD = "KD 9S 7H 4C 2D"
BROADWAY = "AS KS QD JC TH"
WIN, LOSE, PUSH = Outcome.WIN, Outcome.LOSE, Outcome.PUSH


def settled_hand(board: str, dealer: str, hand: str, times: int = 4) -> PlayScene:
    """One box with ante and blind of $10, trips of $5, and so many times the ante to play, settled."""
    scene = dealt({1: hand}, board, dealer, trips={1: 500})
    match times:
        case 1:
            scene = play(on_the_river(scene), 1, 1)
        case _:
            scene = river(flop(play(scene, times, 1)))
    return settled(shown(scene))


def decided(scene: PlayScene, wager: str, outcome: Outcome, clause: str) -> int:
    """What a wager of box 1 has won or lost, if it was settled so and under this clause."""
    found = result(scene, 1, wager)
    assert found.outcome is outcome
    assert cites(found, clause)
    return found.returned - found.staked


@pytest.mark.clause("9.2")
def test_9_2_given_a_dealer_with_ace_high_when_declared_then_the_antes_of_hands_still_in_go_back_first() -> None:
    """Boxes 1 and 4 get 10 back each, box 3 has folded and gets nothing, and no hand is turned before."""
    scene = dealt({1: "", 3: "", 4: ""}, PAIR_BOARD, "AC QS")
    scene = shown(river(flop(play(fold(scene, 3), 4, 1, 4))))
    assert scene.state.phase is Phase.REFUNDING
    for box in (4, 1):
        scene.when(c.TurnHand(by=DEALER, box=box)).refused_under("9.2")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.say, step.under) == ("No pair: refund all antes.", ("9.2",))
    refunded = scene.given(step.command)
    assert refunded.one(e.AntesRefunded).boxes == (4, 1)
    back = {(event.box, event.wager, event.outcome, event.returned) for event in refunded.all(he.WagerSettled)}
    assert back == {(1, "ante", PUSH, 1_000), (4, "ante", PUSH, 1_000)}
    assert all(cites(event, "9.2") for event in refunded.events)
    assert (net(refunded, 1), net(refunded, 3), net(refunded, 4)) == (-5_000, -2_000, -5_000)
    assert refunded.given(c.TurnHand(by=DEALER, box=4)).one(e.HandTurned).box == 4


@pytest.mark.clause("9.2")
def test_9_2_given_a_dealer_with_a_pair_when_declared_then_no_ante_is_refunded() -> None:
    """The lowest pair is enough, and one that lies on the board as well."""
    for board, dealer in ((PAIR_BOARD, "2C 3S"), ("7S 7D KC 9H 2D", "QC 3S")):
        scene = at_showdown({1: ""}, board, dealer)
        assert scene.state.phase is Phase.SETTLING
        scene.when(c.RefundAntes(by=DEALER)).refused_under("9.2")


@pytest.mark.clause("9.4")
def test_9_4_given_a_refunded_ante_when_the_hand_is_settled_then_blind_play_and_trips_still_are_and_the_ante_not() -> (
    None
):
    """Each wager is settled once: the ante with the refund, the others with the hand."""
    scene = settled_hand(PAIR_BOARD, "AC QS", "2C 3D")
    settlements = [event.wager for event in scene.history if isinstance(event, he.WagerSettled)]
    assert settlements == ["ante", "blind", "play", "trips"]
    assert {event.wager for event in scene.all(he.WagerSettled)} == {"blind", "play", "trips"}
    assert net(scene, 1) == 0 + 0 + 4_000 - 500


@pytest.mark.clause("9.5(a)")
def test_9_5_a_given_a_qualified_dealer_when_the_player_is_higher_then_the_ante_wins_even_money() -> None:
    """A pair of nines against a pair of fours: 10."""
    assert decided(settled_hand(PAIR_BOARD, "4D JS", "9H JD"), "ante", WIN, "9.5(a)") == 1_000


@pytest.mark.clause("9.5(b)")
def test_9_5_b_given_a_qualified_dealer_who_is_higher_when_compared_then_the_ante_loses() -> None:
    """A pair of fours against a pair of nines: 10 lost."""
    assert decided(settled_hand(PAIR_BOARD, "9H JD", "4D JS"), "ante", LOSE, "9.5(b)") == -1_000


@pytest.mark.clause("9.5(c)(i)")
def test_9_5_c_i_given_equal_hands_when_compared_then_the_ante_goes_back() -> None:
    """Both play the straight on the board."""
    assert decided(settled_hand(BROADWAY, "4H 5S", "2C 3D"), "ante", PUSH, "9.5(c)(i)") == 0


@pytest.mark.clause("9.5(c)(ii)")
@pytest.mark.parametrize(
    "board, hand",
    [(PAIR_BOARD, "QH JD"), (PAIR_BOARD, "9H 8H"), ("KD 9D 7D 4C 2S", "5D 3D"), (PAIR_BOARD, "AH QD")],
    ids=["lower", "higher", "flush", "equal"],
)
def test_9_5_c_ii_given_a_dealer_without_a_pair_when_compared_then_the_ante_goes_back_whoever_is_higher(
    board: str, hand: str
) -> None:
    """King high, a pair, a flush, the same ace high: 10 returned, and no winnings."""
    assert decided(settled_hand(board, "AC QS", hand), "ante", PUSH, "9.5(c)(ii)") == 0


@pytest.mark.clause("9.6(a)")
def test_9_6_a_given_a_straight_that_beats_an_unqualified_dealer_when_compared_then_the_blind_wins() -> None:
    """Qualification plays no part in the blind: ten-high straight against ace-king high, 10 for 10."""
    scene = settled_hand("9S 8D 7C 2H KD", "AC QH", "TS 6D")
    assert decided(scene, "blind", WIN, "9.6(a)") == 1_000
    assert decided(scene, "ante", PUSH, "9.5(c)(ii)") == 0


@pytest.mark.clause("9.6(b)")
def test_9_6_b_given_a_dealer_who_is_higher_when_compared_then_the_blind_loses_qualified_or_not() -> None:
    """Ace high beats king high: ante back, blind and play lost. A flush loses to a full house: blind lost."""
    scene = settled_hand(PAIR_BOARD, "AC 3S", "QH JD", times=1)
    assert decided(scene, "blind", LOSE, "9.6(b)") == -1_000
    assert decided(scene, "play", LOSE, "9.8(b)") == -1_000
    assert decided(scene, "ante", PUSH, "9.5(c)(ii)") == 0
    assert decided(settled_hand("KD 9D 7D KS 9C", "KH 3S", "AD 4D"), "blind", LOSE, "9.6(b)") == -1_000


@pytest.mark.clause("9.6(c)(i)")
def test_9_6_c_i_given_equal_straights_when_compared_then_the_blind_goes_back_and_the_trips_win() -> None:
    """Ace-high straight on the board: 10 returned; trips of 5 earn 20."""
    scene = settled_hand(BROADWAY, "4H 5S", "2C 3D")
    assert decided(scene, "blind", PUSH, "9.6(c)(i)") == 0
    assert decided(scene, "trips", WIN, "9.7(a)") == 2_000


@pytest.mark.clause("9.6(c)(ii)")
def test_9_6_c_ii_given_three_queens_that_beat_a_pair_when_compared_then_the_blind_goes_back() -> None:
    """Below a straight the blind wins nothing and loses nothing; the ante earns its 10."""
    scene = settled_hand("QS QH 7D 4C 2S", "4D 9C", "QC 3S")
    assert decided(scene, "blind", PUSH, "9.6(c)(ii)") == 0
    assert decided(scene, "ante", WIN, "9.5(a)") == 1_000


@pytest.mark.clause("9.7(a)")
def test_9_7_a_given_three_queens_that_lose_when_settled_then_the_trips_win_all_the_same() -> None:
    """Against the dealer's flush: ante, blind and play of 20 lose 40, trips of 5 win 15."""
    scene = dealt({1: "QC JS"}, "QS QH 7D 4D 2D", "AD 3D", trips={1: 500})
    checked = flop(scene.given(c.Check(by=DEALER, box=1)))
    lost = settled(shown(river(play(checked, 2, 1))))
    assert decided(lost, "trips", WIN, "9.7(a)") == 1_500
    assert net(lost, 1) == -4_000 + 1_500


@pytest.mark.clause("9.7(a)")
def test_9_7_a_given_three_queens_on_the_board_when_settled_then_every_player_still_in_wins_trips() -> None:
    """Whoever stayed in is paid for the board's queens, whoever folded is not."""
    hands = {1: "3D 2C", 2: "4D 2H", 3: "9D 7C"}
    scene = dealt(hands, "QS QH QD 8C 5S", "AC KH", trips=dict.fromkeys(hands, 500))
    over = settled(shown(river(flop(play(fold(scene, 2), 3, 1, 3)))))
    assert [result(over, box, "trips").returned for box in hands] == [2_000, 0, 2_000]
    assert cites(result(over, 2, "trips"), "A:Fold")


@pytest.mark.clause("9.7(b)")
def test_9_7_b_given_two_pairs_that_win_when_settled_then_the_trips_lose() -> None:
    """Less than three of a kind loses the 5, whatever the dealer holds."""
    scene = settled_hand(PAIR_BOARD, "4D JS", "KH 9D")
    assert decided(scene, "trips", LOSE, "9.7(b)") == -500
    assert decided(scene, "play", WIN, "9.8(a)") == 4_000


@pytest.mark.clause("9.8(a)")
def test_9_8_a_given_a_pair_of_twos_against_ace_high_when_compared_then_the_play_wager_wins() -> None:
    """40 for 40, though the dealer does not qualify."""
    assert decided(settled_hand(PAIR_BOARD, "AC QS", "2C 3D"), "play", WIN, "9.8(a)") == 4_000


@pytest.mark.clause("9.8(b)")
@pytest.mark.parametrize("dealer", ["AC 3S", "KH 3S"], ids=["unqualified", "qualified"])
def test_9_8_b_given_a_dealer_who_is_higher_when_compared_then_the_play_wager_loses(dealer: str) -> None:
    """King high against ace high, and against a pair of kings: 10 lost on the river."""
    assert decided(settled_hand(PAIR_BOARD, dealer, "QH JD", times=1), "play", LOSE, "9.8(b)") == -1_000


@pytest.mark.clause("9.8(c)")
@pytest.mark.parametrize("board, dealer, hand", [(BROADWAY, "4H 5S", "2C 3D"), (PAIR_BOARD, "AC QS", "AH QD")])
def test_9_8_c_given_equal_hands_when_compared_then_the_play_wager_goes_back(
    board: str, dealer: str, hand: str
) -> None:
    """Both play the board, or the same ace and queen: qualified or not, 40 returned."""
    assert decided(settled_hand(board, dealer, hand), "play", PUSH, "9.8(c)") == 0
