"""Rule 14.2 and the pots of the dictionary: a main pot, side pots, and who can win which."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila.determinations import Contest
from croupier.games.canberra_manila.settle import Share, Unsettled
from tests.games.canberra_manila.rounds import FIRST, SECOND, THIRD, outlines, put_in


@pytest.mark.clause("14.2")
def test_14_2_given_a_tap_out_for_20_when_two_others_put_in_50_then_it_wins_the_main_pot_alone() -> None:
    """Main pot $60 for all three, side pot $60 for the two; the best hand wins the one, the next the other."""
    settled = put_in({1: (2_000, FIRST), 2: (5_000, SECOND), 3: (5_000, THIRD)})
    assert outlines(settled.pots) == [(6_000, (1, 2, 3)), (6_000, (2, 3))]
    assert [pot.high for pot in settled.pots] == [(1,), (2,)]
    assert settled.returned == {1: 6_000, 2: 6_000, 3: 0}
    assert all("14.2" in pot.under for pot in settled.pots)


@pytest.mark.clause("14.2")
def test_14_2_given_folded_chips_when_pots_are_formed_then_they_stay_where_they_reached() -> None:
    """$30 folded against tap-outs for $20 and $50: $20 of it in the main pot, $10 in the side pot."""
    settled = put_in({1: (2_000, SECOND), 2: (5_000, THIRD), 3: (5_000, FIRST), 4: (3_000, None)})
    assert outlines(settled.pots) == [(8_000, (1, 2, 3)), (7_000, (2, 3))]
    assert settled.returned == {1: 0, 2: 0, 3: 15_000, 4: 0}


@pytest.mark.clause("14.2", "A:Pot")
def test_14_2_given_layers_that_the_same_players_can_win_when_formed_then_they_are_one_pot() -> None:
    """Folded stakes of every height make no side pot."""
    settled = put_in({1: (5_000, FIRST), 2: (5_000, SECOND), 3: (1_000, None), 4: (2_500, None)})
    assert outlines(settled.pots) == [(13_500, (1, 2))]
    assert "A:Pot" in settled.pots[0].under


@pytest.mark.clause("14.2", "A:Pot")
def test_14_2_given_a_layer_whose_players_have_all_folded_when_formed_then_it_joins_the_pot_below() -> None:
    """Two who put in $50 have folded, and two who tapped out for $20 play for all of it."""
    settled = put_in({1: (2_000, SECOND), 2: (2_000, THIRD), 3: (5_000, None), 4: (5_000, None)})
    assert outlines(settled.pots) == [(14_000, (1, 2))]
    assert settled.returned == {1: 14_000, 2: 0, 3: 0, 4: 0}


@pytest.mark.clause("14.2", "15.2(b)")
def test_14_2_given_the_highest_stake_when_nobody_matches_it_then_what_is_above_goes_back() -> None:
    """$90 against $50 and $20: $40 back, and no pot of one player's own chips."""
    settled = put_in({1: (2_000, FIRST), 2: (5_000, SECOND), 3: (9_000, THIRD)})
    assert settled.uncalled == (Share(3, 4_000),)
    assert outlines(settled.pots) == [(6_000, (1, 2, 3)), (6_000, (2, 3))]
    assert settled.returned == {1: 6_000, 2: 6_000, 3: 4_000}


@pytest.mark.clause("14.2")
@pytest.mark.parametrize("contest", list(Contest))
def test_14_2_given_four_tap_outs_when_settled_then_each_wins_up_to_its_own_and_the_next_hand_the_rest(
    contest: Contest,
) -> None:
    """Of $10, $20, $30 and $30, whatever the pots are played for."""
    settled = put_in({1: (1_000, FIRST), 2: (2_000, SECOND), 3: (3_000, THIRD), 4: (3_000, "As Qh")}, contest=contest)
    assert outlines(settled.pots) == [(4_000, (1, 2, 3, 4)), (3_000, (2, 3, 4)), (2_000, (3, 4))]
    highs = () if contest is Contest.LOW else ((1,), (2,), (3,))
    lows = () if contest is Contest.HIGH else ((4,), (4,), (4,))
    assert tuple(pot.high for pot in settled.pots if pot.high) == highs
    assert tuple(pot.low for pot in settled.pots if pot.low) == lows
    assert sum(settled.returned.values()) == 9_000


@pytest.mark.clause("10.4(a)", "12.4(a)")
@pytest.mark.parametrize("board, clause", [("Ks", "10.4(a)"), ("Ks Qs", "12.4(a)"), ("Ks Qs Js Ts 2d", "12.4(a)")])
def test_10_4_a_given_one_player_left_when_all_others_fold_then_this_one_wins_the_pot_unseen(
    board: str, clause: str
) -> None:
    """In the first betting round by one clause, later by the other; no cards are needed."""
    settled = put_in({1: (1_000, None), 2: (2_000, ""), 3: (2_000, None)}, board=board)
    assert settled.returned == {1: 0, 2: 5_000, 3: 0}
    assert settled.pots[0].under == ("A:Pot", clause)
    assert settled.held == {}


@pytest.mark.clause("A:Pot", "17.4")
def test_a_pot_given_dead_chips_when_pots_are_formed_then_they_lie_in_the_main_pot_and_match_no_bet() -> None:
    """A missed small blind of $5 posted beside the big blind of $10: no $5 is uncalled, and the pot holds $25."""
    settled = put_in({1: (1_500, SECOND), 2: (1_000, FIRST)}, dead={1: 500})
    assert (settled.uncalled, outlines(settled.pots)) == ((), [(2_500, (1, 2))])
    assert settled.returned == {1: 0, 2: 2_500}
    deeper = put_in({1: (1_500, FIRST), 2: (4_000, SECOND), 3: (4_000, THIRD)}, dead={1: 500})
    assert outlines(deeper.pots) == [(3_500, (1, 2, 3)), (6_000, (2, 3))]
    alone = put_in({1: (500, ""), 2: (1_000, None)}, dead={1: 500})
    assert (alone.uncalled, alone.returned) == ((Share(2, 1_000),), {1: 500, 2: 1_000})


@pytest.mark.clause("A:Fold")
def test_a_fold_given_nobody_left_when_settled_then_it_is_said_that_somebody_must_be() -> None:
    """Who has folded can win no pot of the round, and what was put in stays there."""
    with pytest.raises(Unsettled, match="Every hand is folded"):
        put_in({1: (1_000, None), 2: (1_000, None)})
    assert put_in({1: (2_500, None), 2: (2_500, FIRST)}).returned == {1: 0, 2: 5_000}
