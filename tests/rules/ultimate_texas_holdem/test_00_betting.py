"""The dictionary: the three times to bet, and to check, to fold, and to place a play wager (A)."""

from __future__ import annotations

import pytest

from croupier.games.house.events import WagerSettled
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.editions import Street
from croupier.games.ultimate_texas_holdem.events import (
    AntesRefunded,
    HandChecked,
    HandFolded,
    PlayPlaced,
)
from croupier.games.ultimate_texas_holdem.plate import on_file
from croupier.games.ultimate_texas_holdem.state import Area, Phase, Standing
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    balances,
    blank,
    check,
    dealt,
    flop,
    fold,
    opened,
    play,
    player,
    ready,
    river,
    settled,
    shown,
    terms,
)
from tests.kit.scene import cites

HANDS = {1: "As Ah", 2: "Qc Jd"}
BOARD, NO_PAIR = "Kd 9s 7h 4c 2d", "Ac Qs"
TIMES = {
    "A:Before the Flop": (Street.PREFLOP, {3, 4}),
    "A:After the Flop": (Street.FLOP, {2}),
    "A:On the River": (Street.RIVER, {1}),
}


def wager(times: int, box: int = 1) -> c.PlacePlay:
    """So many times the ante of 10."""
    return c.PlacePlay(by=player(box), box=box, cents=times * 1_000)


def at(clause: str) -> PlayScene:
    """Box 1 and box 2 are to decide, box 1 having checked wherever it could."""
    scene = dealt(HANDS, BOARD, NO_PAIR)
    if clause == "A:Before the Flop":
        return scene
    scene = flop(check(scene, 1, 2))
    return scene if clause == "A:After the Flop" else river(check(scene, 1, 2))


def only_its_multiples(clause: str) -> None:
    """What is accepted at this time, and that anything else is refused under its entry."""
    scene, (street, accepted) = at(clause), TIMES[clause]
    for times in range(6):
        asked = scene.when(wager(times))
        if times in accepted:
            assert (asked.one(PlayPlaced).street, asked.one(PlayPlaced).cents) == (street, times * 1_000)
            assert cites(asked.one(PlayPlaced), clause)
        elif times:
            asked.refused_under(clause)
        else:
            asked.refused_under("4.1")


@pytest.mark.clause("A:Before the Flop")
def test_a_before_the_flop_given_hole_cards_dealt_when_a_play_wager_is_placed_then_it_is_3_or_4_times_the_ante() -> (
    None
):
    """1 and 2 times are refused; once the flop is shown, 3 and 4 times are."""
    only_its_multiples("A:Before the Flop")
    for times in (3, 4):
        at("A:After the Flop").when(wager(times)).refused_under("A:After the Flop")


@pytest.mark.clause("A:Before the Flop")
def test_a_before_the_flop_given_cards_still_being_dealt_when_a_play_wager_is_placed_then_it_is_too_early() -> None:
    """The window opens with the last hole card."""
    scene = ready(HANDS).given(c.DealCard(by=DEALER, box=-1))
    scene.when(wager(4)).refused_under("A:Play Wager")


@pytest.mark.clause("A:Before the Flop")
def test_a_before_the_flop_given_a_communal_card_shown_by_accident_when_nobody_revealed_the_flop_then_it_goes_on() -> (
    None
):
    """One card of the flop, and even the river, seen early: 3 and 4 times may still be placed, and twice may not."""
    scene = dealt(HANDS, BOARD, NO_PAIR).given(
        c.ReportExposed(by=DEALER, box=-1, index=0), c.ReportExposed(by=DEALER, box=-1, index=4)
    )
    assert scene.state.phase is Phase.PREFLOP
    scene.when(wager(2)).refused_under("A:Before the Flop")
    for times in (3, 4):
        scene.when(wager(times)).one(PlayPlaced)


@pytest.mark.clause("A:After the Flop")
def test_a_after_the_flop_given_the_flop_shown_when_a_play_wager_is_placed_then_it_is_twice_the_ante() -> None:
    """Twice is accepted; with turn and river shown it is refused, and once the ante accepted."""
    only_its_multiples("A:After the Flop")
    at("A:On the River").when(wager(2)).refused_under("A:On the River")


@pytest.mark.clause("A:On the River")
def test_a_on_the_river_given_the_whole_board_when_a_player_decides_then_it_is_a_fold_or_once_the_ante() -> None:
    """10 on an ante of 10; 20, 30 and 40 are refused, and so is a check."""
    only_its_multiples("A:On the River")
    scene = at("A:On the River")
    scene.when(c.Check(by=player(1), box=1)).refused_under("A:Check")
    fold(scene, 1)


@pytest.mark.clause("A:On the River")
def test_a_on_the_river_given_the_dealers_hand_shown_when_a_play_wager_is_placed_then_the_time_is_over() -> None:
    """The window is open while the dealer's cards are hidden."""
    scene = shown(play(fold(at("A:On the River"), 2), 1, 1))
    scene.when(wager(1)).refused_under("A:Play Wager")


@pytest.mark.clause("A:Check")
def test_a_check_given_a_hand_when_its_player_checks_twice_then_it_stays_in_without_a_wager() -> None:
    """Before the flop and after it; on the river there is only a fold or a play wager."""
    scene = dealt(HANDS, BOARD, NO_PAIR)
    for reveal in (flop, river):
        checked = scene.when(c.Check(by=player(1), box=1))
        assert cites(checked.one(HandChecked), "A:Check")
        box = checked.state.box(1)
        assert box is not None
        assert (box.standing, box.play, box.live) == (Standing.CHECKED, 0, True)
        scene = reveal(check(checked, 2))
    scene.when(c.Check(by=player(1), box=1)).refused_under("A:Check")


@pytest.mark.clause("A:Check")
def test_a_check_given_the_signals_of_the_operator_when_a_check_is_shown_then_it_is_by_one_of_them() -> None:
    """Tap and knock everywhere; a wave of the hand where the operator accepts it, and nothing that is not a signal."""
    usual, more = dealt(HANDS), dealt(HANDS, check_signals=("tap", "knock", "wave"))
    for signal in ("tap", "knock"):
        assert usual.when(c.Check(by=player(1), box=1, signal=signal)).one(HandChecked).signal == signal
    for signal in ("wave", "", "nod"):
        usual.when(c.Check(by=player(1), box=1, signal=signal)).refused_under("A:Check")
    more.given(c.Check(by=player(1), box=1, signal="wave"))
    file = {sign.label: sign.text for sign in on_file(opened(check_signals=("tap", "wave")).state)}
    assert file["A check is signalled by"] == "tap or wave"
    for none in ((), (" ",)):
        unsaid = c.OpenTable(by=OPERATOR, terms=terms(check_signals=none), at=NOON)
        blank().when(unsaid).refused_under("A:Check")


@pytest.mark.clause("A:Fold")
@pytest.mark.parametrize("clause", TIMES)
def test_a_fold_given_a_hand_on_any_street_when_folded_then_every_wager_on_it_is_lost_trips_too(clause: str) -> None:
    """Ante 10, blind 10, trips 5: 25 are lost, even if board and hand make three of a kind."""
    scene = dealt({1: "9c 9d", 2: ""}, BOARD, NO_PAIR, trips={1: 500})
    if clause != "A:Before the Flop":
        scene = flop(check(scene, 1, 2))
    if clause == "A:On the River":
        scene = river(check(scene, 1, 2))
    scene = scene.when(c.Fold(by=player(1), box=1))
    assert cites(scene.one(HandFolded), "A:Fold")
    lost = {event.wager: (event.staked, event.outcome, event.returned) for event in scene.all(WagerSettled)}
    gone = Outcome.LOSE, 0
    assert lost == {"ante": (1_000, *gone), "blind": (1_000, *gone), "trips": (500, *gone)}
    assert balances(scene)["player:ann"] == -2_500
    assert balances(scene)["float"] == 2_500


@pytest.mark.clause("A:Fold")
def test_a_fold_given_a_folded_hand_when_the_dealer_has_no_pair_then_its_ante_does_not_come_back() -> None:
    """It was collected at once; only hands still in are refunded."""
    scene = fold(dealt(HANDS, BOARD, NO_PAIR), 2)
    scene = shown(river(flop(play(scene, 4, 1)))).when(c.RefundAntes(by=DEALER))
    assert scene.one(AntesRefunded).boxes == (1,)
    assert balances(settled(scene))["player:ben"] == -2_000


@pytest.mark.clause("A:Fold")
def test_a_fold_given_a_hand_that_has_folded_when_it_acts_again_then_it_is_refused() -> None:
    """Passing in the cards ends the hand; a fold with the cards held back is none."""
    scene = dealt(HANDS)
    scene.when(c.Fold(by=player(1), box=1, cards_in=False)).refused_under("8.6")
    scene = fold(scene, 1)
    for wish in (c.Fold(by=player(1), box=1), c.Check(by=player(1), box=1), wager(4)):
        scene.when(wish).refused_under("8.6")


@pytest.mark.clause("A:Play Wager")
def test_a_play_wager_given_one_in_the_play_area_when_another_is_offered_on_any_street_then_it_is_refused() -> None:
    """40 before the flop, then 20 more on the flop: refused; and so at once, and on the river."""
    scene = play(dealt(HANDS), 4, 1)
    scene.when(wager(4)).refused_under("A:Play Wager")
    scene = flop(check(scene, 2))
    scene.when(wager(2)).refused_under("8.3:lead")
    scene = river(check(scene, 2))
    scene.when(wager(1)).refused_under("8.5:lead")
    assert [box.play for box in scene.state.round.boxes] == [4_000, 0]


@pytest.mark.clause("A:Play Wager")
def test_a_play_wager_given_wagers_being_taken_when_the_play_area_is_used_then_it_is_refused() -> None:
    """It is placed in a round of betting, by its own rule, and not with ante, blind and trips."""
    scene = ready(HANDS)
    scene.when(c.PlaceWager(by=player(1), box=1, wager=Area.PLAY, cents=4_000)).refused_under("A:Play Wager")
    scene.when(wager(4)).refused_under("A:Play Wager")
