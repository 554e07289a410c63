"""Wagers: when antes and jackpot stakes are taken, from whom, with what, and that they then lie still (4)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import (
    AntePlaced,
    AnteWithdrawn,
    BetPlaced,
    JackpotStaked,
    JackpotStakeReturned,
    WageringClosed,
)
from croupier.games.canberra_poker.plate import plate
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import RoundClosed, SeatTaken, WageringOpened
from croupier.games.house.terms import DealingShoe, Tender
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    PADS,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    bet,
    deal_on,
    dealt,
    loaded,
    opened,
    order_for,
    played_out,
    player,
    ready,
    wagering,
)
from tests.kit.scene import cites

BOTH_SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])


def ante(box: int, cents: int = 1_000, tender: Tender = Tender.CHIPS) -> c.PlaceAnte:
    return c.PlaceAnte(by=player(box), box=box, cents=cents, tender=tender)


def stake(box: int, cents: int = 100, tender: Tender = Tender.CHIPS) -> c.StakeJackpot:
    return c.StakeJackpot(by=player(box), box=box, cents=cents, tender=tender)


def first_card(scene: PlayScene) -> PlayScene:
    """The first card has left the shoe: one card of a plain shoe, the first packet of an automated one."""
    box = scene.state.round.boxes[0].box
    automated = scene.state.plate.shoe == AUTOMATED
    return scene.given(c.DealPacket(by=DEALER, box=box) if automated else c.DealCard(by=DEALER, box=box))


def before_the_dealers_last_card(scene: PlayScene) -> PlayScene:
    """One box is played, and the dealer still lacks cards of five."""
    if scene.state.plate.shoe == AUTOMATED:
        return scene.given(c.DealPacket(by=DEALER, box=1))
    return deal_on(scene, 9)


# 4.1


@pytest.mark.clause("4.1(a)")
def test_4_1_a_given_the_window_open_when_antes_are_placed_then_they_are_taken_until_the_first_card(
    edition: Edition,
) -> None:
    """An ante of 10 is accepted; with the first card to box 1, an ante of 10 on box 2 is refused."""
    scene = wagering(edition, 1, 2, 3)
    for box in (1, 3):
        scene = scene.when(ante(box))
        assert cites(scene.one(AntePlaced), "4.1(a)")
    scene = loaded(scene, order_for({1: "", 3: ""}, "")).when(c.DealCard(by=DEALER, box=1))
    assert cites(scene.one(WageringClosed), "4.1(a)")
    scene.when(ante(2)).refused_under("4.1(a)")


@pytest.mark.clause("4.1(a)")
def test_4_1_a_given_no_window_when_an_ante_is_placed_or_a_card_dealt_then_it_is_refused(edition: Edition) -> None:
    """Each player has the opportunity before the cards: the deal cannot come ahead of it, nor the ante."""
    scene = opened(edition, 1)
    scene.when(ante(1)).refused_under("4.1(a)")
    scene.when(c.DealRound(by=DEALER)).refused_under("6.3")
    opening = scene.when(hc.OpenWagering(by=DEALER, at=NOON))
    assert cites(opening.one(WageringOpened), "4.1(a)", "4.1(b)")
    opening.given(ante(1))


@pytest.mark.clause("4.1")
def test_4_1_given_checked_and_shuffled_cards_when_the_dealer_asks_what_is_due_then_it_is_the_call_for_antes(
    edition: Edition,
) -> None:
    """The dealer's screen asks for antes and jackpot stakes before it asks for the deal."""
    step = due(loaded(opened(edition, 1), order_for({1: ""}, "")).state, DEALER, NOON)
    assert step is not None
    assert isinstance(step.command, hc.OpenWagering)
    assert step.under == ("4.1(a)", "4.1(b)")


@pytest.mark.clause("4.1(a)")
def test_4_1_a_given_an_ante_on_the_box_when_another_is_put_on_top_then_it_is_taken_back_first(
    edition: Edition,
) -> None:
    """While the window is open a player may take the ante back, and so change it."""
    scene = wagering(edition, 1).given(ante(1))
    scene.when(ante(1, 2_000)).refused_under("4.1(a)")
    scene = scene.when(c.WithdrawAnte(by=player(1), box=1))
    scene.one(AnteWithdrawn)
    assert scene.when(ante(1, 2_000)).one(AntePlaced).cents == 2_000


@pytest.mark.clause("4.1(b)")
def test_4_1_b_given_an_ante_when_the_jackpot_is_staked_then_it_is_taken_until_the_first_card(
    edition: Edition,
) -> None:
    """A stake of 1 before the first card is accepted, one after it is refused."""
    scene = wagering(edition, 1, 2).given(ante(1), ante(2)).when(stake(1))
    assert cites(scene.one(JackpotStaked), "4.1(b)")
    begun = loaded(scene, order_for({1: "", 2: ""}, "")).given(c.DealCard(by=DEALER, box=1))
    begun.when(stake(2)).refused_under("4.1(b)")


@pytest.mark.clause("4.1(b)")
def test_4_1_b_given_no_ante_or_another_amount_when_the_jackpot_is_staked_then_it_is_refused(
    edition: Edition,
) -> None:
    """Whoever antes may add the stake of this table, once."""
    scene = wagering(edition, 1)
    scene.when(stake(1)).refused_under("10.1")
    scene = scene.given(ante(1))
    for cents in (99, 101):
        refusal = scene.when(stake(1, cents)).refusal
        assert refusal is not None
        assert refusal.under == edition.jackpot_stake.under
    scene.given(stake(1)).when(stake(1)).refused_under("10.1")


# 4.2


@pytest.mark.clause("4.2")
def test_4_2_given_the_jackpot_switched_off_when_a_round_is_played_then_antes_are_taken_and_stakes_are_not(
    edition: Edition,
) -> None:
    """The base game goes on without it; switched on again, stakes are taken again."""
    off = opened(edition, 1).given(c.SwitchJackpot(by=SUPERVISOR, on=False))
    jackpot = next(sign.text for sign in plate(off.state) if "jackpot wager" in sign.label.lower())
    assert jackpot == "$1 (not operating)"
    scene = off.given(hc.OpenWagering(by=DEALER, at=NOON), ante(1))
    scene.when(stake(1)).refused_under("4.2")
    scene = played_out(bet(played_out(scene, Phase.DECIDING), 1))
    assert isinstance(scene.history[-1], RoundClosed)
    scene = scene.given(c.SwitchJackpot(by=SUPERVISOR, on=True), hc.OpenWagering(by=DEALER, at=NOON), ante(1))
    scene.when(stake(1)).one(JackpotStaked)


@pytest.mark.clause("4.2")
def test_4_2_given_the_jackpot_equipment_faulty_when_play_goes_on_then_it_goes_on_without_stakes(
    edition: Edition,
) -> None:
    """A malfunction withdraws the option; what no sensor has registered goes back, and the round is played."""
    scene = wagering(edition, 1).given(ante(1), stake(1))
    scene = scene.when(c.ReportJackpotFault(by=DEALER, what="dark pads"))
    assert scene.one(JackpotStakeReturned).box == 1
    scene = scene.given(c.ApproveContinuing(by=SUPERVISOR))
    scene.when(stake(1)).refused_under("4.2")
    scene = played_out(bet(played_out(scene, Phase.DECIDING), 1))
    assert isinstance(scene.history[-1], RoundClosed)


@pytest.mark.clause("4.2")
def test_4_2_given_a_table_without_a_jackpot_when_a_stake_is_offered_then_it_is_refused(edition: Edition) -> None:
    """Where no jackpot is operating, a round is played without."""
    wagering(edition, 1, jackpot=None).given(ante(1)).when(stake(1)).refused_under("4.2")


# 4.3


@pytest.mark.clause("4.3")
@pytest.mark.parametrize("tender", [tender for tender in Tender if tender is not Tender.CHIPS])
def test_4_3_given_words_cash_or_credit_when_offered_as_a_wager_then_no_wager_is_made(
    edition: Edition, tender: Tender
) -> None:
    """'Twenty on the ante', with no chips down, is nothing; and so for the jackpot and for the bet."""
    scene = wagering(edition, 1).when(ante(1, 2_000, tender))
    scene.refused_under("4.3")
    assert scene.state.round.boxes == ()
    scene.given(ante(1)).when(stake(1, tender=tender)).refused_under("4.3")
    wish = c.PlaceBet(by=player(1), box=1, cents=2_000, tender=tender)
    dealt(edition, {1: ""}).when(wish).refused_under("4.3")


@pytest.mark.clause("4.3")
@pytest.mark.parametrize("cents", [0, -1_000])
def test_4_3_given_no_chips_at_all_when_offered_as_a_wager_then_no_wager_is_made(edition: Edition, cents: int) -> None:
    """A wager is at least one chip."""
    wagering(edition, 1).when(ante(1, cents)).refused_under("4.3")
    wagering(edition, 1).given(ante(1)).when(stake(1, cents)).refused_under("4.3")
    dealt(edition, {1: ""}).when(c.PlaceBet(by=player(1), box=1, cents=cents)).refused_under("4.3")


@pytest.mark.clause("4.3")
def test_4_3_given_chips_on_the_box_when_wagered_then_each_of_the_three_wagers_is_made(edition: Edition) -> None:
    """Ante, jackpot and bet, each in its place on the box."""
    scene = wagering(edition, 1).given(ante(1), stake(1), c.SensePad(by=PADS, box=1, lit=True))
    scene = loaded(scene, order_for({1: ""}, "")).given(c.DealRound(by=DEALER))
    (box,) = bet(scene, 1).state.round.boxes
    assert (box.ante, box.jackpot, box.bet) == (1_000, 100, 2_000)


# 4.4


@pytest.mark.clause("4.4")
def test_4_4_given_a_player_with_a_box_when_wagering_on_another_then_it_is_refused(edition: Edition) -> None:
    """Ben has box 2: he antes neither box 3, which is free, nor box 1, which is Ann's; and she not his."""
    scene = wagering(edition, 1, 2).given(ante(1), ante(2))
    for box in (1, 3):
        scene.when(hc.TakeSeat(by=player(2), box=box, player="ben")).refused_under("4.4")
    scene.when(c.PlaceAnte(by=player(2), box=3, cents=1_000)).refused_under("A:Box")
    for wish in (
        c.PlaceAnte(by=player(2), box=1, cents=1_000),
        c.StakeJackpot(by=player(2), box=1, cents=100),
        c.WithdrawAnte(by=player(2), box=1),
        c.PlaceAnte(by=player(1), box=2, cents=1_000),
    ):
        scene.when(wish).refused_under("4.4")


@pytest.mark.clause("4.4")
def test_4_4_given_a_box_that_is_held_when_another_player_takes_it_then_it_is_refused(edition: Edition) -> None:
    """One player a box; a free box may be taken, and nobody takes it for somebody else."""
    scene = opened(edition, 1)
    scene.when(hc.TakeSeat(by=player(2), box=1, player="ben")).refused_under("4.4")
    scene.when(hc.TakeSeat(by=player(2), box=2, player="cat")).refused_under("4.4")
    assert cites(scene.when(hc.TakeSeat(by=player(2), box=2, player="ben")).one(SeatTaken), "4.4")
    seated = scene.when(hc.TakeSeat(by=DEALER, box=2, player="ben"))
    assert seated.one(SeatTaken).player == "ben"
    seated.when(hc.TakeSeat(by=DEALER, box=3, player="ben")).refused_under("4.4")


@pytest.mark.clause("4.4")
@pytest.mark.parametrize("wish", [c.PlaceBet(by=player(2), box=1, cents=2_000), c.Fold(by=player(2), box=1)])
def test_4_4_given_a_round_in_progress_when_a_player_acts_on_the_box_of_another_then_it_is_refused(
    edition: Edition, wish: AnyCommand
) -> None:
    """The hand of box 1 is Ann's to bet or to fold."""
    dealt(edition, {1: "", 2: ""}).when(wish).refused_under("4.4")


@pytest.mark.clause("4.4")
def test_4_4_given_wagers_in_a_round_when_the_player_would_change_the_box_then_it_waits_for_the_next_round(
    edition: Edition,
) -> None:
    """One box a player and round: who has a wager on box 1 does not move to box 3 before the round is closed."""
    scene = dealt(edition, {1: ""})
    scene.when(hc.LeaveSeat(by=player(1), box=1)).refused_under("4.5")
    scene.when(hc.TakeSeat(by=player(1), box=3, player="ann")).refused_under("4.4")
    scene = played_out(bet(scene, 1)).given(hc.LeaveSeat(by=player(1), box=1))
    scene.given(hc.TakeSeat(by=player(1), box=3, player="ann"))


# 4.5


@pytest.mark.clause("4.5")
@BOTH_SHOES
@pytest.mark.parametrize(
    "wish",
    [
        ante(1, 2_000),
        c.WithdrawAnte(by=player(1), box=1),
        c.WithdrawAnte(by=DEALER, box=1),
        c.StakeJackpot(by=player(2), box=2, cents=100),
        c.WithdrawJackpot(by=player(1), box=1),
        c.PlaceBet(by=player(1), box=1, cents=2_000),
        hc.LeaveSeat(by=player(1), box=1),
    ],
    ids=lambda wish: f"{wish.by.role} {type(wish).__name__}",
)
def test_4_5_given_the_first_card_dealt_when_a_wager_is_touched_or_added_then_it_is_refused(
    edition: Edition, shoe: DealingShoe, wish: AnyCommand
) -> None:
    """Raised, taken back, added to or carried away: from the first card on, nothing on the boxes moves."""
    scene = first_card(ready(edition, {1: "", 2: ""}, jackpot=(1,), shoe=shoe))
    boxes = [(box.ante, box.jackpot, box.bet) for box in scene.state.round.boxes]
    scene = scene.when(wish)
    scene.refused_under("4.5")
    assert (
        [(box.ante, box.jackpot, box.bet) for box in scene.state.round.boxes]
        == boxes
        == [(1_000, 100, 0), (1_000, 0, 0)]
    )


@pytest.mark.clause("4.5")
@BOTH_SHOES
def test_4_5_given_the_dealers_fifth_card_when_the_bet_is_offered_then_it_is_taken_and_not_before(
    edition: Edition, shoe: DealingShoe
) -> None:
    """A bet of 20 on an ante of 10 waits until the dealer has five cards; antes and stakes lie to the end."""
    wish = c.PlaceBet(by=player(1), box=1, cents=2_000)
    scene = before_the_dealers_last_card(ready(edition, {1: ""}, jackpot=(1,), shoe=shoe))
    scene.when(wish).refused_under("4.5")
    complete = played_out(scene, Phase.DECIDING)
    for moved in (
        c.WithdrawAnte(by=player(1), box=1),
        c.WithdrawJackpot(by=player(1), box=1),
        ante(1, 2_000),
        hc.LeaveSeat(by=player(1), box=1),
    ):
        complete.when(moved).refused_under("4.5")
    assert complete.when(wish).one(BetPlaced).cents == 2_000


@pytest.mark.clause("4.5")
def test_4_5_given_no_card_dealt_yet_when_ante_or_stake_are_taken_back_then_they_may(edition: Edition) -> None:
    """Up to the first card a player handles the own chips freely; the ante takes the stake with it."""
    scene = ready(edition, {1: ""}, jackpot=(1,))
    scene.when(c.WithdrawJackpot(by=player(1), box=1)).one(JackpotStakeReturned)
    both = scene.when(c.WithdrawAnte(by=player(1), box=1))
    assert [type(event) for event in both.events] == [JackpotStakeReturned, AnteWithdrawn]
    assert both.state.round.boxes == ()
    both.given(hc.LeaveSeat(by=player(1), box=1))
