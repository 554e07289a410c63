"""The sign, the settings of a round, table stakes, chips, and ninety seconds to act (4.1 to 4.6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Forced, Settings
from croupier.games.canberra_manila.events import BetMade, ChipsBought, ClockStarted, HandFolded, SettingsAnnounced
from croupier.games.canberra_manila.state import Phase, Play
from croupier.games.house import commands as hc
from croupier.games.house.terms import Tender
from tests.games.canberra_manila.tables import (
    DEALER,
    NOON,
    OPERATOR,
    RICH,
    SUPERVISOR,
    PlayScene,
    balances,
    bet,
    betting,
    blank,
    call,
    check,
    chips,
    collected,
    dealt,
    fold,
    left,
    on_street,
    opened,
    over_blind,
    player,
    pot,
    put,
    seated,
    settings,
    settled,
    stakes,
    standing,
    terms,
    tries_bet,
    turn,
)
from tests.kit.scene import cites

THREE = stakes(1, 2, 3)


def announces(scene: PlayScene, coming: Settings) -> PlayScene:
    return scene.when(c.AnnounceSettings(by=OPERATOR, settings=coming))


def opens(**changes: object) -> PlayScene:
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(**changes), at=NOON))


@pytest.mark.clause("4.1", "4.2/lead")
def test_4_1_given_a_round_in_progress_when_other_limits_are_announced_then_they_come_with_the_next() -> None:
    """The round is finished with the settings that it began with."""
    scene = betting(THREE)
    coming = settings(minimum_cents=2_000, blinds=(1_000, 2_000))
    noticed = announces(scene, coming)
    assert cites(noticed.one(SettingsAnnounced), "4.1", "4.2/lead")
    assert noticed.state.settings.bets.minimum_cents == 500
    tries_bet(noticed, 3, 2_000).one(BetMade)
    after = collected(settled(noticed))
    assert after.state.settings == coming
    assert sorted(put(after).values()) == [0, 1_000, 2_000]


@pytest.mark.clause("4.1")
def test_4_1_given_settings_when_the_same_are_announced_then_nothing_is_changed() -> None:
    """There is nothing to give notice of."""
    scene = opened()
    announces(scene, scene.state.settings).refused_under("4.1")
    announces(scene, settings(minimum_cents=0)).refused_under("4.2(g)")


@pytest.mark.clause("4.2/lead")
def test_4_2_given_blinds_in_the_pot_when_settings_are_announced_then_this_round_keeps_its_own() -> None:
    """The minimum stake of the next round binds no purchase for this one."""
    scene = collected(seated(stakes(1, 2, 3, cents=10_000)))
    scene = announces(scene, settings(stake_cents=50_000))
    bought = scene.when(c.BuyChips(by=player(1), seat=1, cents=500))
    assert bought.one(ChipsBought).cents == 500
    assert left(bought, 1) == 10_000


@pytest.mark.clause("4.2(a)")
def test_4_2_a_given_no_minimum_stake_when_a_table_opens_then_it_is_refused() -> None:
    """And with a stake above $100 the rate of commission is 5 per cent."""
    opens(stake_cents=0).refused_under("4.2(a)")
    ten = replace(settings().commission, rate=10)
    opens(stake_cents=20_000, commission=ten).refused_under("15.2(e)")
    assert opens(stake_cents=10_000, commission=ten).refusal is None


@pytest.mark.clause("4.2(b)")
@pytest.mark.parametrize("forced", [Forced(blinds=(500,), ante_cents=100), Forced()])
def test_4_2_b_given_blinds_and_antes_or_neither_when_a_table_opens_then_it_is_refused(forced: Forced) -> None:
    """One of the two."""
    opens(limits=replace(settings(), forced=forced)).refused_under("4.2(b)")


@pytest.mark.clause("4.2(c)")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_4_2_c_given_a_number_of_blinds_when_a_table_opens_then_one_to_three_are_allowed(count: int) -> None:
    """No blind at all is an ante game."""
    scene = opens(blinds=tuple(500 * number for number in range(1, count + 1)))
    if count > 3:
        scene.refused_under("4.2(c)")
    else:
        assert scene.refusal is None


@pytest.mark.clause("4.2(d)", "10.2/lead")
def test_4_2_d_given_a_blind_game_when_opened_then_the_opening_option_is_among_its_settings() -> None:
    """Whatever the number of blinds."""
    for blinds in ((500,), (500, 1_000), (500, 1_000, 2_000)):
        scene = opened(blinds=blinds, opener="C")
        assert scene.state.settings.forced.opener == "C"


@pytest.mark.clause("4.2(e)", "A:Over-Blind")
def test_4_2_e_given_no_over_blinds_offered_when_one_is_posted_then_it_is_refused() -> None:
    """And with one offered there is no second."""
    scene = collected(seated(stakes(1, 2, 3, 4)))
    scene.when(c.PostOverBlind(by=player(3), seat=3)).refused_under("4.2(e)")
    one = over_blind(collected(seated(stakes(1, 2, 3, 4), over_blinds=(2_000,))), 3)
    one.when(c.PostOverBlind(by=player(4), seat=4)).refused_under("4.2(e)")
    opens(blinds=(), ante_cents=100, over_blinds=(2_000,)).refused_under("4.2(e)")


@pytest.mark.clause("4.2(f)")
@pytest.mark.parametrize(
    "changes", [{"blinds": (500, 0)}, {"over_blinds": (0,)}, {"over_blinds": (1_000,)}, {"blinds": (550,)}]
)
def test_4_2_f_given_a_level_that_is_none_when_a_table_opens_then_it_is_refused(changes: dict[str, object]) -> None:
    """Each is above zero and in whole chips, and an over-blind is above the last blind."""
    opens(**changes).refused_under("4.2(f)")


@pytest.mark.clause("4.2(f)")
def test_4_2_f_given_levels_when_posted_then_each_seat_puts_in_its_own() -> None:
    """$5, $10 and $20, and an over-blind of $40."""
    scene = collected(seated(stakes(1, 2, 3, 4, 5), blinds=(500, 1_000, 2_000), over_blinds=(4_000,)))
    assert put(over_blind(scene, 4)) == {1: 500, 2: 1_000, 3: 2_000, 4: 4_000, 5: 0}


@pytest.mark.clause("4.3")
def test_4_3_given_a_minimum_of_100_when_99_are_brought_then_it_is_refused_and_100_are_accepted() -> None:
    """Without a stake nobody is dealt in."""
    scene = opened().given(hc.TakeSeat(by=DEALER, box=1, player="ann"))
    scene.when(c.BuyChips(by=player(1), seat=1, cents=9_900)).refused_under("4.3")
    bought = scene.when(c.BuyChips(by=player(1), seat=1, cents=10_000)).one(ChipsBought)
    assert cites(bought, "4.3")
    scene.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("8.3")


@pytest.mark.clause("4.3")
def test_4_3_given_a_round_when_stakes_are_looked_at_then_everybody_can_see_each_of_them() -> None:
    """What has gone into the pot, and what is left, are in the state that every viewer has."""
    scene = bet(betting(THREE), (3, 4_000))
    assert [left(scene, seat) for seat in (1, 2, 3)] == [RICH - 500, RICH - 1_000, RICH - 4_000]
    scene.when(c.TakeChips(by=player(1), seat=1, cents=100)).refused_under("4.4")


@pytest.mark.clause("4.4")
def test_4_4_given_the_first_card_when_chips_are_bought_or_taken_then_it_is_refused_until_the_round_is_over() -> None:
    """Nor does anybody leave with chips that are in it, folded or not."""
    scene = fold(betting(THREE), 3)
    for seat in (1, 3):
        scene.when(c.BuyChips(by=player(seat), seat=seat, cents=10_000)).refused_under("4.4")
        scene.when(c.TakeChips(by=player(seat), seat=seat, cents=500)).refused_under("4.4")
        scene.when(hc.LeaveSeat(by=player(seat), box=seat)).refused_under("4.4")
    after = settled(scene)
    after.given(c.BuyChips(by=player(3), seat=3, cents=100), c.TakeChips(by=player(2), seat=2, cents=500))


@pytest.mark.clause("4.4")
def test_4_4_given_a_round_when_it_is_played_then_only_wagers_and_winnings_move_a_stake() -> None:
    """All that was brought is on the table afterwards, but for the commission."""
    scene = settled(bet(betting(THREE), (3, 4_000)))
    assert sum(chips(scene).values()) + balances(scene)["commission"] == 3 * RICH


@pytest.mark.clause("4.5")
@pytest.mark.parametrize("tender", [tender for tender in Tender if tender is not Tender.CHIPS])
def test_4_5_given_cash_words_or_credit_when_a_bet_is_offered_with_them_then_it_is_refused(tender: Tender) -> None:
    """A bet is of chips."""
    betting(THREE).when(c.Bet(by=player(3), seat=3, cents=2_000, tender=tender)).refused_under("4.5")


@pytest.mark.clause("4.5")
@pytest.mark.parametrize("cents", [0, -500, 2_050])
def test_4_5_given_an_amount_that_no_chips_make_when_bet_then_it_is_refused(cents: int) -> None:
    """With chips of $1 and more."""
    scene = betting(THREE)
    tries_bet(scene, 3, cents).refused_under("4.5")
    assert put(scene)[3] == 0


@pytest.mark.clause("4.6")
def test_4_6_given_ninety_seconds_when_they_run_out_then_the_hand_is_folded_and_its_bets_stay() -> None:
    """The big blind of $10 stays in the pot."""
    scene = call(bet(betting(THREE), (3, 4_000)), 1)
    started = scene.when(c.StartClock(by=SUPERVISOR, seat=2))
    assert (started.one(ClockStarted).seat, started.one(ClockStarted).seconds) == (2, 90)
    over = started.when(c.ExpireClock(by=SUPERVISOR, seat=2))
    assert cites(over.one(HandFolded), "4.6")
    assert not over.one(HandFolded).voluntary
    assert (standing(over)[2], put(over)[2], pot(over)) == (Play.FOLDED, 1_000, 9_000)
    assert over.state.phase is Phase.EXPOSING


@pytest.mark.clause("4.6")
def test_4_6_given_a_free_check_when_the_time_runs_out_then_the_hand_is_folded_all_the_same() -> None:
    """In a later round with nothing bet, and on the last blind with nothing to call."""
    scene = on_street(betting(THREE), 3).given(c.StartClock(by=SUPERVISOR, seat=1))
    over = scene.given(c.ExpireClock(by=SUPERVISOR, seat=1))
    assert (standing(over)[1], turn(over)) == (Play.FOLDED, 2)
    blind = call(betting(THREE), 3, 1).given(c.StartClock(by=SUPERVISOR, seat=2))
    assert standing(blind.given(c.ExpireClock(by=SUPERVISOR, seat=2)))[2] is Play.FOLDED


@pytest.mark.clause("4.6")
def test_4_6_given_ninety_seconds_when_the_player_acts_in_time_then_the_act_stands_and_the_clock_is_off() -> None:
    """It has to be started anew for anybody."""
    scene = on_street(betting(THREE), 2).given(c.StartClock(by=SUPERVISOR, seat=1))
    scene = check(scene, 1)
    for seat in (1, 2):
        scene.when(c.ExpireClock(by=SUPERVISOR, seat=seat)).refused_under("4.6")


@pytest.mark.clause("4.6")
def test_4_6_given_a_player_when_anybody_but_a_supervisor_starts_the_clock_then_it_is_refused() -> None:
    """Nor does it run for somebody whose turn it is not, or twice."""
    scene = betting(THREE)
    for by in (DEALER, OPERATOR, player(1), player(3)):
        scene.when(c.StartClock(by=by, seat=3)).refused_under("4.6")
    scene.when(c.StartClock(by=SUPERVISOR, seat=1)).refused_under("4.6")
    started = scene.given(c.StartClock(by=SUPERVISOR, seat=3))
    started.when(c.StartClock(by=SUPERVISOR, seat=3)).refused_under("4.6")
    started.when(c.ExpireClock(by=SUPERVISOR, seat=1)).refused_under("4.6")


@pytest.mark.clause("4.6", "17.8")
def test_4_6_given_chips_short_of_the_call_when_the_time_runs_out_then_they_were_no_bet_and_go_back() -> None:
    """What was a bet stays."""
    scene = tries_bet(bet(betting(THREE), (3, 4_000)), 1, 1_000).given(c.StartClock(by=SUPERVISOR, seat=1))
    over = scene.when(c.ExpireClock(by=SUPERVISOR, seat=1))
    assert (over.one(HandFolded).returned, put(over)[1], left(over, 1)) == (1_000, 500, RICH - 500)


@pytest.mark.clause("4.6")
def test_4_6_given_time_that_ran_out_when_it_was_the_last_but_one_player_then_the_other_wins() -> None:
    """Of the two players in the last round."""
    scene = on_street(dealt(collected(seated(stakes(1, 2)))), 5).given(c.StartClock(by=SUPERVISOR, seat=1))
    over = scene.given(c.ExpireClock(by=SUPERVISOR, seat=1))
    assert over.state.phase is Phase.AWARDING
