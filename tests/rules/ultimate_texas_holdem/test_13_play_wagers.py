"""The first rule 13.8: a play wager that is found, at the settlement, not to be what rule 8 wants."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.house import events as he
from croupier.games.house.terms import Limits, Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.editions import Street
from croupier.games.ultimate_texas_holdem.state import Area
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    check,
    dealt,
    flop,
    net,
    on_the_river,
    play,
    player,
    result,
    river,
    settled,
    shown,
    turned,
)
from tests.kit.scene import cites

BOARD_CARDS, PAIR = "KD 9S 7H 4C 2D", "4D 8S"
WINNER, LOSER = "KH JS", "5H 3H"


def declared(street: Street, hand: str = WINNER, ante: int = 1_000, **changes: Limits) -> PlayScene:
    """One hand with a play wager, recorded as the least of its street, and the dealer's hand declared."""
    scene = dealt({1: hand}, BOARD_CARDS, PAIR, ante=ante, **changes)
    match street:
        case Street.PREFLOP:
            scene = river(flop(play(scene, 3, 1)))
        case Street.FLOP:
            scene = river(play(flop(check(scene, 1)), 2, 1))
        case Street.RIVER:
            scene = play(on_the_river(scene), 1, 1)
    return shown(scene)


def lies(cents: int) -> c.CorrectWager:
    """The dealer sees what lies in the play area."""
    return c.CorrectWager(by=DEALER, box=1, wager=Area.PLAY, cents=cents)


@pytest.mark.clause("13.8#1(a)")
@pytest.mark.parametrize(
    "street, cents",
    [(Street.PREFLOP, 2_500), (Street.PREFLOP, 100), (Street.FLOP, 1_900), (Street.RIVER, 500)],
    ids=str,
)
def test_13_8_a_given_less_than_the_street_asks_when_settled_then_what_lies_there_is_paid_or_taken(
    street: Street, cents: int
) -> None:
    """25 before the flop on an ante of 10, where 30 is the least: won 25, or lost 25."""
    won = settled(declared(street).given(lies(cents)))
    assert (result(won, 1, "play").staked, result(won, 1, "play").returned) == (cents, 2 * cents)
    assert cites(result(won, 1, "play"), "13.8#1(a)")
    assert net(won, 1) == 1_000 + cents
    lost = settled(declared(street, LOSER).given(lies(cents)))
    assert net(lost, 1) == -2_000 - cents
    assert "felt" not in balances(lost)


@pytest.mark.clause("13.8#1(b)")
@pytest.mark.parametrize(
    "street, cents, most",
    [
        (Street.PREFLOP, 5_000, 4_000),
        (Street.PREFLOP, 4_001, 4_000),
        (Street.FLOP, 3_000, 2_000),
        (Street.RIVER, 2_000, 1_000),
    ],
    ids=str,
)
def test_13_8_b_given_more_than_the_street_allows_when_settled_then_the_most_counts_and_the_rest_goes_back(
    street: Street, cents: int, most: int
) -> None:
    """50 before the flop settles at 40 with 10 returned, 30 after it at 20, 20 on the river at 10: win or lose."""
    won = settled(declared(street).given(lies(cents)))
    assert (result(won, 1, "play").staked, result(won, 1, "play").returned) == (cents, cents + most)
    assert cites(result(won, 1, "play"), "13.8#1(b)")
    assert net(won, 1) == 1_000 + most
    lost = settled(declared(street, LOSER).given(lies(cents)))
    assert (result(lost, 1, "play").outcome, result(lost, 1, "play").returned) == (Outcome.LOSE, cents - most)
    assert net(lost, 1) == -2_000 - most
    assert "felt" not in balances(lost)


@pytest.mark.clause("13.8#1(a)", "13.8#1(b)")
@pytest.mark.parametrize("cents", [3_000, 3_500, 3_999, 4_000])
def test_13_8_a_given_between_three_and_four_times_the_ante_when_settled_then_it_is_settled_as_staked(
    cents: int,
) -> None:
    """35 is neither too little nor too much: no clause cuts it or explains it."""
    won = settled(declared(Street.PREFLOP).given(lies(cents)))
    play_wager = result(won, 1, "play")
    assert (play_wager.staked, play_wager.returned) == (cents, 2 * cents)
    assert not {"13.8#1(a)", "13.8#1(b)"} & set(play_wager.under)


@pytest.mark.clause("13.8#1(a)")
def test_13_8_a_given_a_first_short_wager_when_a_second_is_found_later_then_it_is_settled_as_staked_too() -> None:
    """A short multiple is no wager under the minimum of the sign: nobody is told once and sent back the next time."""
    scene = declared(Street.PREFLOP).given(lies(2_500))
    assert [type(event) for event in scene.events] == [e.WagerCorrected]
    seat = scene.state.seat(1)
    assert seat is not None
    assert seat.advised is False
    assert scene.given(lies(2_000)).one(e.WagerCorrected).cents == 2_000


@pytest.mark.clause("13.8#1(b)")
def test_13_8_b_given_an_ante_above_the_maximum_when_the_play_wager_is_too_much_as_well_then_both_are_cut() -> None:
    """Maximum 200, ante and blind 300, play 1,500: 200, 200 and four times 200 count."""
    scene = declared(Street.PREFLOP, ante=30_000, limits=Limits(1_000, 20_000, 100)).given(lies(150_000))
    won = settled(scene)
    assert result(won, 1, "play").returned == 150_000 + 80_000
    assert cites(result(won, 1, "play"), "13.8#1(b)", "5.5")
    assert net(won, 1) == 20_000 + 80_000


@pytest.mark.clause("13.8#1(a)")
@pytest.mark.parametrize("cents, counts", [(50_000, 50_000), (60_000, 60_000), (70_000, 60_000), (90_000, 60_000)])
def test_13_8_a_given_an_ante_above_the_maximum_when_the_play_wager_is_too_little_then_it_counts_as_it_lies(
    cents: int, counts: int
) -> None:
    """Maximum 200, ante 300, of which 900 would be the least: 500 counts whole, more than 600 does not."""
    scene = declared(Street.PREFLOP, ante=30_000, limits=Limits(1_000, 20_000, 100)).given(lies(cents))
    won = settled(scene)
    assert result(won, 1, "play").returned == cents + counts
    assert cites(result(won, 1, "play"), "13.8#1(a)") is (cents < 90_000)
    assert cites(result(won, 1, "play"), "5.5") is (counts < cents)


@pytest.mark.clause("13.8#1(a)", "13.8#1(b)")
def test_13_8_a_given_a_turned_hand_when_the_dealer_becomes_aware_then_in_time_and_after_its_settlement_not() -> None:
    """The moment is the settlement of that hand; later it is a dispute."""
    scene = turned(declared(Street.PREFLOP), 1)
    assert net(settled(scene.given(lies(5_000))), 1) == 1_000 + 4_000
    settled(scene).when(lies(5_000)).refused_under("13.8#1(a)")
    two = shown(river(flop(play(dealt({1: WINNER, 2: LOSER}, BOARD_CARDS, PAIR), 3, 1, 2))))
    done = turned(two, 2).given(c.SettleHand(by=DEALER, box=2))
    done.when(replace(lies(2_500), box=2)).refused_under("13.8#1(a)")
    assert done.given(lies(2_500)).one(e.WagerCorrected).box == 1


@pytest.mark.clause("13.8#1(a)")
def test_13_8_a_given_no_such_wager_or_no_amount_when_corrected_then_refused() -> None:
    """A hand that has checked has no play wager, nothing is no wager, and players correct none."""
    scene = dealt({1: WINNER, 2: ""}, BOARD_CARDS, PAIR)
    scene.when(lies(2_500)).refused_under("13.8#1(a)")
    late = declared(Street.PREFLOP)
    for cents in (0, -1):
        late.when(lies(cents)).refused_under("13.8#1(a)")
    late.when(replace(lies(2_500), box=2)).refused_under("13.8#1(a)")
    late.when(replace(lies(2_500), by=player(1))).refused_under("13.8#1(a)")
    for by in (SUPERVISOR, OPERATOR):
        assert late.given(replace(lies(2_500), by=by)).one(e.WagerCorrected).by == by.id


@pytest.mark.clause("13.8#1(b)")
def test_13_8_b_given_an_offered_wager_when_it_is_seen_in_time_then_it_is_refused_and_not_cut() -> None:
    """What is noticed before the settlement is no irregularity: 50 are not taken at all."""
    scene = dealt({1: WINNER}, BOARD_CARDS, PAIR)
    scene.when(c.PlacePlay(by=player(1), box=1, cents=5_000)).refused_under("8.1(c)(ii)")


@pytest.mark.clause("13.8#1(b)")
def test_13_8_b_given_a_conceded_hand_when_its_play_wager_was_too_much_then_the_rest_goes_back() -> None:
    """Collected is what counts: 40 of the 50."""
    scene = declared(Street.PREFLOP).given(lies(5_000), c.Concede(by=player(1), box=1))
    lost = {event.wager: event.staked - event.returned for event in scene.all(he.WagerSettled)}
    assert lost == {"ante": 1_000, "blind": 1_000, "play": 4_000}
