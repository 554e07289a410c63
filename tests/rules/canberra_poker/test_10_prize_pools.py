"""Rules 10.3 and 10.6: the meter, the split of the stakes between two pools, and what may leave the reserve."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.determinations import Arrangement
from croupier.games.canberra_poker.editions import E2016, E2023, Edition
from croupier.games.canberra_poker.plate import plate
from croupier.games.house import commands as hc
from croupier.games.house.terms import Approval
from croupier.money import Move
from tests.games.canberra_poker.tables import (
    APPROVAL,
    DEALER,
    JACKPOT,
    NOON,
    OPERATOR,
    PlayScene,
    balance,
    bet,
    blank,
    dealt,
    fold,
    jackpot_paid,
    opened,
    played_out,
    player,
    terms,
    wagering,
)
from tests.kit.scene import cites

QUEEN_HIGH = "AS QD JS 8C 3S"
SPLIT = {"2016": "10.6", "2023": "10.6:lead"}
ARRANGED = replace(JACKPOT, arrangement=Arrangement(APPROVAL))


def meter(scene: PlayScene) -> list[str]:
    return [sign.text for sign in plate(scene.state) if sign.label == "Jackpot prize pool"]


@pytest.mark.clause("10.3")
def test_10_3_given_stakes_and_a_prize_when_the_meter_is_read_then_it_has_followed_each(edition: Edition) -> None:
    """The meter shows the jackpot pool as it is: after each contribution, after each payout, after a void."""
    scene = dealt(edition, {1: "9H 8H 7H 6H 5H", 2: "KC TC 6S 4H 2D"}, QUEEN_HIGH, jackpot=(1, 2))
    assert meter(opened(edition)) == ["$50,000"]
    assert meter(scene) == ["$50,001.40"]
    scene = jackpot_paid(bet(scene, 1, 2))
    assert meter(scene) == ["$45,001.26"]
    assert cites(scene.one(e.JackpotClosed), "10.3")
    assert meter(scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="flood"))) == ["$50,000"]


@pytest.mark.clause("10.3")
def test_10_3_given_two_pools_when_the_signs_are_read_then_the_reserve_is_on_none_of_them(edition: Edition) -> None:
    """The jackpot prize pool is displayed, under its clause; the reserve prize pool is not."""
    signs = plate(opened(edition).state)
    assert [sign.label for sign in signs if "10.3" in sign.under] == ["Jackpot prize pool"]
    assert not any("$4,000" in sign.text or "eserve" in sign.label for sign in signs)
    assert meter(opened(edition, jackpot=None)) == []


@pytest.mark.clause("10.3")
def test_10_3_given_a_table_that_closed_when_it_opens_again_then_the_meter_goes_on_where_it_stood(
    edition: Edition,
) -> None:
    """What players have put into the pools cannot be opened away."""
    scene = dealt(edition, {1: "", 2: ""}, jackpot=(1, 2))
    scene = played_out(fold(scene, 1, 2)).given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    again = terms(edition, jackpot=replace(JACKPOT, pool_cents=5_000_140, reserve_cents=400_060))
    scene.when(c.OpenTable(by=OPERATOR, terms=terms(edition), at=NOON)).refused_under("10.3")
    assert meter(scene.given(c.OpenTable(by=OPERATOR, terms=again, at=NOON))) == ["$50,001.40"]


@pytest.mark.clause("10.6", edition="2016")
@pytest.mark.clause("10.6:lead", edition="2023")
@pytest.mark.parametrize(
    "wager, part, of, pool, reserve",
    [(500, 70, 100, 350, 150), (100, 1, 3, 33, 67), (1, 1, 2, 0, 1), (250, 0, 1, 0, 250), (250, 1, 1, 250, 0)],
)
def test_10_6_given_an_approved_split_when_a_stake_is_accepted_then_both_parts_make_up_the_stake(
    edition: Edition, wager: int, part: int, of: int, pool: int, reserve: int
) -> None:
    """70 in 100 of a stake of 5 is 3.50 for the jackpot pool and 1.50 for the reserve; no cent is lost."""
    jackpot = replace(JACKPOT, wager_cents=wager, pool_part=part, pool_of=of)
    scene = dealt(edition, {1: ""}, jackpot=(1,), jackpot_terms=jackpot)
    found = next(event for event in scene.history if isinstance(event, e.JackpotContributed))
    assert (found.pool_cents, found.reserve_cents) == (pool, reserve)
    assert cites(found, SPLIT[edition.name])
    assert (scene.state.pools.pool_cents, scene.state.pools.reserve_cents) == (5_000_000 + pool, 400_000 + reserve)
    assert (balance(scene, "jackpot pool"), balance(scene, "reserve pool")) == (pool, reserve)


@pytest.mark.clause("10.6", edition="2016")
@pytest.mark.clause("10.6:lead", edition="2023")
@pytest.mark.parametrize("split", [Approval("", "2024-01-15"), Approval("GRC 24/1", " ")], ids=["reference", "date"])
def test_10_6_given_a_split_that_is_not_approved_when_the_table_opens_then_refused(
    edition: Edition, split: Approval
) -> None:
    """The distribution between the pools wants an approval with reference and date."""
    plan = terms(edition, jackpot=replace(JACKPOT, split=split))
    blank().when(c.OpenTable(by=OPERATOR, terms=plan, at=NOON)).refused_under(SPLIT[edition.name])


@pytest.mark.clause("10.6", edition="2016")
@pytest.mark.clause("10.6:lead", edition="2023")
@pytest.mark.parametrize(
    "wrong", [{"pool_part": 101}, {"pool_part": -1}, {"pool_of": 0, "pool_part": 0}, {"reserve_cents": -1}]
)
def test_10_6_given_a_split_that_is_none_when_the_table_opens_then_refused(
    edition: Edition, wrong: dict[str, int]
) -> None:
    """The jackpot pool's part lies between nothing and all, and no pool is negative."""
    plan = terms(edition, jackpot=replace(JACKPOT, **wrong))
    blank().when(c.OpenTable(by=OPERATOR, terms=plan, at=NOON)).refused_under(SPLIT[edition.name])


@pytest.mark.clause("10.6", edition="2016")
@pytest.mark.clause("10.6:lead", edition="2023")
def test_10_6_given_a_table_without_a_split_when_the_jackpot_is_switched_on_then_refused(edition: Edition) -> None:
    """No approved split, no jackpot wagers."""
    switch = c.SwitchJackpot(by=OPERATOR, on=True)
    opened(edition, jackpot=None).when(switch).refused_under(SPLIT[edition.name])
    scene = wagering(edition, 1, jackpot=None).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene.when(c.StakeJackpot(by=player(1), box=1, cents=100)).refused_under("4.2")


@pytest.mark.clause("10.6", edition="2016")
@pytest.mark.clause("10.6:lead", edition="2023")
def test_10_6_given_stakes_of_this_round_when_a_royal_is_paid_then_they_are_in_its_prize(edition: Edition) -> None:
    """Two stakes have fed the pool before the whole of it is paid, that of a folded hand too."""
    scene = bet(fold(dealt(edition, {1: "AH KH QH JH TH", 2: ""}, QUEEN_HIGH, jackpot=(1, 2)), 2), 1)
    assert jackpot_paid(scene).one(e.JackpotPaid).cents == 5_000_140


@pytest.mark.clause("10.6", edition="2016")
def test_10_6_given_2016_when_reserve_money_is_sent_elsewhere_then_refused() -> None:
    """The older rules know two pools and no way out of the reserve but prizes of this game."""
    scene = opened(E2016)
    sent = c.TransferReserve(by=OPERATOR, cents=100, tournament="T1", reference="notified")
    scene.when(sent).refused_under("10.6")
    scene.when(c.ReturnReserve(by=OPERATOR, cents=100, source="tournament:T1")).refused_under("10.6")
    plan = terms(E2016, jackpot=ARRANGED)
    blank().when(c.OpenTable(by=OPERATOR, terms=plan, at=NOON)).refused_under("10.6")


def to_tournament(cents: int, reference: str = "notified 26/3", game: str = "canberra-poker") -> c.TransferReserve:
    return c.TransferReserve(by=OPERATOR, cents=cents, tournament="T1", game=game, reference=reference)


@pytest.mark.clause("10.6(a)", edition="2023")
def test_10_6_a_given_an_arrangement_when_money_goes_to_a_tournament_then_the_reserve_alone_bears_it() -> None:
    """Of 4,000 in the reserve 1,500 go to T1: 2,500 stay, and the jackpot pool is untouched."""
    scene = opened(E2023, jackpot=ARRANGED)
    moved = scene.given(to_tournament(150_000))
    assert cites(moved.one(e.ReserveTransferred), "10.6(a)", "10.6(b)")
    assert (moved.state.pools.pool_cents, moved.state.pools.reserve_cents) == (5_000_000, 250_000)
    assert scene.game.moves(scene.state, moved.events[0]) == (Move("reserve pool", "tournament:T1", 150_000),)


@pytest.mark.clause("10.6(a)", edition="2023")
def test_10_6_a_given_no_approved_arrangement_when_money_is_to_move_then_refused() -> None:
    """The Commission's arrangement comes first, in writing."""
    opened(E2023).when(to_tournament(150_000)).refused_under("10.6(a)")
    opened(E2023, jackpot=None).when(to_tournament(150_000)).refused_under("10.6(a)")
    unapproved = terms(E2023, jackpot=replace(JACKPOT, arrangement=Arrangement(Approval("", ""))))
    blank().when(c.OpenTable(by=OPERATOR, terms=unapproved, at=NOON)).refused_under("10.6(a)")


@pytest.mark.clause("10.6(a)", edition="2023")
@pytest.mark.parametrize("kept, most", [(0, 400_000), (100_000, 300_000), (400_000, 0), (500_000, 0)])
def test_10_6_a_given_a_reserve_when_more_than_is_available_is_asked_then_refused(kept: int, most: int) -> None:
    """What the arrangement keeps back is not available, and the full jackpot pool never is."""
    scene = opened(E2023, jackpot=replace(JACKPOT, arrangement=Arrangement(APPROVAL, kept_cents=kept)))
    for cents in (most + 1, 0, -1):
        scene.when(to_tournament(cents)).refused_under("10.6(a)")
    if most:
        assert scene.given(to_tournament(most)).state.pools.reserve_cents == kept


@pytest.mark.clause("10.6(a)", edition="2023")
def test_10_6_a_given_no_destination_or_two_when_money_is_to_move_then_refused() -> None:
    """It goes to one tournament or to one lottery; and the dealer does not send it."""
    scene = opened(E2023, jackpot=ARRANGED)
    for names in ({}, {"tournament": "T1", "lottery": "L1"}):
        sent = c.TransferReserve(by=OPERATOR, cents=100, reference="on file", **names)
        scene.when(sent).refused_under("10.6(a)")
    scene.when(replace(to_tournament(100), by=DEALER)).refused_under("16.6(c)")


@pytest.mark.clause("10.6(a)", edition="2023")
def test_10_6_a_given_a_tournament_of_another_game_when_funded_then_the_game_must_be_authorised() -> None:
    """Any authorised game will do, and no other."""
    blackjack = to_tournament(100, game="blackjack")
    opened(E2023, jackpot=ARRANGED).when(blackjack).refused_under("A:Authorised game")
    both = opened(E2023, jackpot=ARRANGED, authorised_games=("canberra-poker", "blackjack"))
    assert both.given(blackjack).state.pools.reserve_cents == 399_900


@pytest.mark.clause("10.6(b)", edition="2023")
def test_10_6_b_given_a_tournament_without_notice_when_funded_then_refused_until_it_is_recorded() -> None:
    """Conditions not yet with the Commission: no money. Once the notice is on record: money."""
    scene = opened(E2023, jackpot=ARRANGED)
    scene.when(to_tournament(100, reference=" ")).refused_under("10.6(b)")
    assert cites(scene.given(to_tournament(100)).one(e.ReserveTransferred), "10.6(b)")


@pytest.mark.clause("10.6(b)", "10.6(a)", edition="2023")
def test_10_6_b_given_a_lottery_when_funded_then_its_approval_must_be_on_record() -> None:
    """An approved lottery may be funded like a notified tournament."""
    scene = opened(E2023, jackpot=ARRANGED)
    sent = c.TransferReserve(by=OPERATOR, cents=100, lottery="L1", reference="L 26/7")
    scene.when(replace(sent, reference="")).refused_under("A:Lottery")
    moved = scene.given(sent).one(e.ReserveTransferred)
    assert moved.destination == "lottery:L1"
    assert cites(moved, "10.6(a)", "10.6(b)", "A:Lotteries Act")


@pytest.mark.clause("10.6(b)", edition="2023")
def test_10_6_b_given_a_cancelled_tournament_when_its_money_returns_then_the_reserve_has_it_again() -> None:
    """Money that no prize used goes back to where it came from, and never more than was sent."""
    scene = opened(E2023, jackpot=ARRANGED).given(to_tournament(150_000))
    back = c.ReturnReserve(by=OPERATOR, cents=100_000, source="tournament:T1")
    for wrong in (replace(back, cents=0), replace(back, cents=150_001), replace(back, source="tournament:T2")):
        scene.when(wrong).refused_under("10.6(b)")
    left = replace(ARRANGED, reserve_cents=250_000)
    another_day = c.OpenTable(by=OPERATOR, terms=terms(E2023, jackpot=left), at=NOON)
    reopened = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR), another_day)
    assert reopened.given(back).one(e.ReserveReturned).cents == 100_000
    part = scene.given(back)
    part.when(back).refused_under("10.6(b)")
    returned = part.given(replace(back, cents=50_000))
    assert cites(returned.one(e.ReserveReturned), "10.6(b)")
    assert (returned.state.pools.reserve_cents, balance(returned, "tournament:T1")) == (400_000, 0)
    returned.when(replace(back, cents=1)).refused_under("10.6(b)")


@pytest.mark.clause("10.6(a)", edition="2023")
def test_10_6_a_given_less_than_nothing_to_be_kept_when_the_table_opens_then_it_is_refused() -> None:
    """Nothing that is not there leaves the reserve pool."""
    owing = replace(JACKPOT, arrangement=Arrangement(APPROVAL, kept_cents=-500))
    opening = c.OpenTable(by=OPERATOR, terms=terms(E2023, jackpot=owing), at=NOON)
    blank().when(opening).refused_under("10.6(a)")
