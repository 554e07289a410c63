"""Rule 16.3 and what opens it: 16.8, 16.9 and 16.10; void wagers, and exclusion from the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import Outcome
from tests.games.canberra_poker.incidents import (
    POOLS,
    breach,
    is_refused_and_logged,
    opens_the_measures,
    pools,
    reopened,
    two_hands,
)
from tests.games.canberra_poker.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    balance,
    bet,
    compared,
    deal_on,
    fold,
    jackpot_paid,
    opened,
    played_out,
    player,
    ready,
    result,
    wagering,
)
from tests.kit.scene import cites


@pytest.mark.clause("16.3(a)")
def test_16_3_a_given_a_breach_when_ante_and_bet_are_voided_then_they_go_back_and_others_settle(
    edition: Edition,
) -> None:
    """Ann's 10 and 20 return without a result; her jackpot stake lives on, and Ben is settled."""
    scene = bet(two_hands(edition), 1).given(breach(Act.OTHER), c.VoidWagers(by=OPERATOR, breach=1))
    assert {(w.wager, w.outcome, w.returned) for w in scene.all(he.WagerSettled)} == {
        ("ante", Outcome.VOID, 1_000),
        ("bet", Outcome.VOID, 2_000),
    }
    assert all(cites(event, "16.3(a)") for event in scene.events)
    scene = jackpot_paid(bet(scene, 2))
    assert balance(scene, "player:ann") == 10_000 - 100
    assert result(scene, 2, "bet").outcome is Outcome.WIN


@pytest.mark.clause("16.3(a)")
def test_16_3_a_given_a_breach_when_the_jackpot_stake_is_voided_then_ante_and_bet_play_on(edition: Edition) -> None:
    """Only the wager that is named goes back, out of both pools; it may be named before or after the others."""
    stake = c.VoidWagers(by=OPERATOR, breach=1, wagers=("jackpot",))
    scene = bet(two_hands(edition), 1).given(breach(Act.OTHER), stake)
    assert pools(scene) == (POOLS[0] + 70, POOLS[1] + 30)
    settled = compared(bet(scene, 2))
    assert settled.state.phase is Phase.COLLECTING
    assert result(settled, 1, "bet").outcome is Outcome.WIN
    later = bet(two_hands(edition), 1).given(breach(Act.OTHER), c.VoidWagers(by=OPERATOR, breach=1), stake)
    assert balance(later, "player:ann") == 0
    later.when(c.VoidWagers(by=OPERATOR, breach=1)).refused_under("16.3(a)")
    later.when(stake).refused_under("16.3(a)")


@pytest.mark.clause("16.3(a)")
def test_16_3_a_given_no_breach_or_no_such_wager_when_voided_then_refused(edition: Edition) -> None:
    """A breach on record, of the player whose wager it is, and a wager that lies there."""
    scene = bet(two_hands(edition), 1)
    scene.when(c.VoidWagers(by=OPERATOR, breach=1)).refused_under("16.3(a)")
    noted = scene.given(breach(Act.OTHER), breach(Act.OTHER, "a passer-by"))
    noted.when(c.VoidWagers(by=OPERATOR, breach=3)).refused_under("16.3(a)")
    noted.when(c.VoidWagers(by=OPERATOR, breach=2)).refused_under("16.3(a)")
    noted.when(c.VoidWagers(by=DEALER, breach=1)).refused_under("16.3(a)")
    for wagers in ((), ("ante",), ("bet",), ("ante", "bet", "side")):
        noted.when(c.VoidWagers(by=OPERATOR, breach=1, wagers=wagers)).refused_under("16.3(a)")


@pytest.mark.clause("16.3(b)")
def test_16_3_b_given_a_breach_when_the_player_is_barred_then_no_further_wager_is_taken_until_it_is_lifted(
    edition: Edition,
) -> None:
    """The next ante is refused, and any other seat; after the lifting both are open again."""
    scene = wagering(edition, 1, 2).given(c.PlaceAnte(by=player(1), box=1, cents=1_000), breach(Act.HINDER, "ben"))
    ante = c.PlaceAnte(by=player(2), box=2, cents=1_000)
    bar = hc.ExcludePlayer(by=OPERATOR, breach=1)
    scene.when(replace(bar, breach=2)).refused_under("16.3(b)")
    scene.when(replace(bar, by=SUPERVISOR)).refused_under("16.3(b)")
    barred = scene.given(bar)
    barred.when(bar).refused_under("16.3(b)")
    barred.when(ante).refused_under("16.3(b)")
    away = barred.given(hc.LeaveSeat(by=player(2), box=2))
    away.when(hc.TakeSeat(by=player(2), box=3, player="ben")).refused_under("16.3(b)")
    lifted = barred.given(hc.LiftExclusion(by=OPERATOR, player="ben"))
    assert lifted.given(ante).one(e.AntePlaced).box == 2
    lifted.when(hc.LiftExclusion(by=OPERATOR, player="ben")).refused_under("16.3(b)")


@pytest.mark.clause("16.3(b)")
def test_16_3_b_given_an_ante_on_the_box_when_its_player_is_barred_then_no_jackpot_stake_joins_it(
    edition: Edition,
) -> None:
    """A stake is further participation, even beside an ante that was there before."""
    scene = wagering(edition, 1).given(c.PlaceAnte(by=player(1), box=1, cents=1_000), breach(Act.HINDER))
    stake = c.StakeJackpot(by=player(1), box=1, cents=100)
    scene.given(hc.ExcludePlayer(by=OPERATOR, breach=1)).when(stake).refused_under("16.3(b)")
    assert scene.given(stake).one(e.JackpotStaked).box == 1


@pytest.mark.clause("16.3(b)")
def test_16_3_b_given_a_barred_player_when_the_table_closes_and_opens_again_then_still_barred(edition: Edition) -> None:
    """An exclusion lasts until it is lifted, not until the end of the day."""
    scene = reopened(opened(edition, 1).given(breach(Act.HINDER), hc.ExcludePlayer(by=OPERATOR, breach=1)), edition)
    seat = hc.TakeSeat(by=player(1), box=1, player="ann")
    scene.when(seat).refused_under("16.3(b)")
    assert scene.given(hc.LiftExclusion(by=OPERATOR, player="ann"), seat).one(he.SeatTaken).player == "ann"


@pytest.mark.clause("16.8")
def test_16_8_given_somebody_who_hinders_or_harasses_when_recorded_then_the_measures_of_16_3_are_open(
    edition: Edition,
) -> None:
    """Whoever interferes with players or staff is on record, and may be sent away."""
    opens_the_measures(edition, Act.HINDER, "16.8")


@pytest.mark.clause("16.9")
def test_16_9_given_somebody_who_tells_another_how_to_play_when_recorded_then_the_measures_are_open(
    edition: Edition,
) -> None:
    """Nobody plays another's hand by word of mouth."""
    opens_the_measures(edition, Act.INFLUENCE, "16.9")


@pytest.mark.clause("16.10")
def test_16_10_given_players_who_wager_with_each_other_when_they_try_then_refused_and_logged(edition: Edition) -> None:
    """50 on whose hand is higher: no chips move, no wager lies anywhere, and it is on record."""
    is_refused_and_logged(edition, Act.SIDE_WAGER, "16.10", player(1))
    scene = two_hands(edition)
    tried = scene.given(hc.Attempt(by=player(1), act=Act.SIDE_WAGER, note="50 on the higher hand"))
    assert GAME.moves(scene.state, tried.events[0]) == ()
    tried.when(c.CorrectWager(by=SUPERVISOR, box=1, wager="side", cents=5_000)).refused_under("7.2")
    opens_the_measures(edition, Act.SIDE_WAGER, "16.10")


@pytest.mark.clause("16.3(a)")
def test_16_3_a_given_a_breach_before_the_first_card_when_wagers_are_voided_then_they_are_off_the_box(
    edition: Edition,
) -> None:
    """Ante and stake go back to Ann, and no hand is dealt to her; with the stake alone the ante stays."""
    scene = wagering(edition, 1, 2).given(
        c.PlaceAnte(by=player(1), box=1, cents=1_000), c.StakeJackpot(by=player(1), box=1, cents=100), breach(Act.OTHER)
    )
    off = scene.given(c.VoidWagers(by=OPERATOR, breach=1))
    assert off.state.round.boxes == ()
    assert all(cites(event, "16.3(a)") for event in off.events)
    assert balance(off, "player:ann") == 0
    stake = scene.given(c.VoidWagers(by=OPERATOR, breach=1, wagers=("jackpot",)))
    assert [(box.ante, box.jackpot) for box in stake.state.round.boxes] == [(1_000, 0)]
    stake.when(c.VoidWagers(by=OPERATOR, breach=1, wagers=("jackpot",))).refused_under("16.3(a)")


@pytest.mark.clause("16.3(a)")
def test_16_3_a_given_a_breach_in_the_deal_when_wagers_are_voided_then_the_deal_goes_on_in_its_order(
    edition: Edition,
) -> None:
    """Ann's ante is back; her cards are still dealt, she has nothing to decide, and the round comes to its end."""
    scene = deal_on(ready(edition, {1: "", 2: ""}, jackpot=(1,)), 3).given(breach(Act.OTHER))
    scene = scene.given(c.VoidWagers(by=OPERATOR, breach=1, wagers=("ante", "bet", "jackpot")))
    assert balance(scene, "player:ann") == 0
    dealt_out = deal_on(scene)
    dealt_out.when(c.PlaceBet(by=player(1), box=1, cents=2_000)).refused_under("A:Bet")
    assert played_out(fold(dealt_out, 2)).state.phase is Phase.BETWEEN


@pytest.mark.clause("16.3(a)")
def test_16_3_a_given_the_only_wager_voided_in_the_deal_when_it_is_dealt_out_then_nobody_is_asked(
    edition: Edition,
) -> None:
    """With nobody left to decide the cards are collected."""
    scene = deal_on(ready(edition, {1: ""}), 3).given(breach(Act.OTHER), c.VoidWagers(by=OPERATOR, breach=1))
    assert deal_on(scene).state.phase is Phase.COLLECTING


@pytest.mark.clause("16.3(a)")
def test_16_3_a_given_a_breach_before_the_jackpot_is_paid_when_the_stake_is_voided_then_no_prize_is_paid(
    edition: Edition,
) -> None:
    """Ann's stake goes back, her settled ante and bet stay; without another jackpot hand the jackpot is over."""
    scene = played_out(bet(two_hands(edition), 1, 2), Phase.JACKPOT).given(breach(Act.OTHER))
    scene.when(c.VoidWagers(by=OPERATOR, breach=1)).refused_under("16.3(a)")
    void = scene.given(c.VoidWagers(by=OPERATOR, breach=1, wagers=("jackpot",)))
    assert not void.all(e.JackpotPaid)
    assert played_out(void).state.phase is Phase.BETWEEN
