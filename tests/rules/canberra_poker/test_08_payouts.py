"""Rule 8: what winning wagers are paid, and the maximum payout that limits the bets."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.determinations import CapScope, Readings
from croupier.games.canberra_poker.editions import E2016, E2023, Edition
from croupier.games.canberra_poker.hands import hand_of
from croupier.games.canberra_poker.plate import plate
from croupier.games.canberra_poker.settle import Verdict, settle, stakes_that_count
from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from tests.games.canberra_poker.tables import (
    NOON,
    OPERATOR,
    balances,
    bet,
    blank,
    compared,
    dealt,
    opened,
    played_out,
    result,
    terms,
)
from tests.kit.scene import cites

PAIR_OF_TWOS = "2s2d4d6s9c"


def line(odds: int, hand: str, dealer: str, name: str) -> Any:
    """A line of the table: its odds, a hand of that kind, and a dealer's hand that qualifies and is lower."""
    clause = f"8.1:Bet:{name}"
    return pytest.param(odds, hand, dealer, clause, marks=pytest.mark.clause(clause))


LINES = (
    line(1, "AhAd7c5s3h", PAIR_OF_TWOS, "One pair or less"),
    line(1, "AhKd9c7s4h", "AsKc9d7h3s", "One pair or less"),
    line(2, "QhQd4c4hJs", PAIR_OF_TWOS, "Two pairs"),
    line(3, "QhQdQc8h5s", PAIR_OF_TWOS, "Three of a Kind"),
    line(4, "KhQcJcTs9d", PAIR_OF_TWOS, "Straight"),
    line(4, "5h4c3dAc2h", PAIR_OF_TWOS, "Straight"),
    line(5, "KdJd9d7d5d", PAIR_OF_TWOS, "Flush"),
    line(7, "KhKdKcJhJs", PAIR_OF_TWOS, "Full House"),
    line(20, "AhAdAcAs4h", PAIR_OF_TWOS, "Four of a Kind"),
    line(50, "JhTh9h8h7h", PAIR_OF_TWOS, "Straight Flush"),
    line(50, "5h4h3h2hAh", PAIR_OF_TWOS, "Straight Flush"),
    line(250, "AhKhQhJhTh", PAIR_OF_TWOS, "Royal Flush"),
)
PAY_TABLE = pytest.mark.parametrize("odds, hand, dealer, clause", LINES)


@PAY_TABLE
def test_8_1_given_a_winning_bet_of_20_when_settled_then_its_category_pays_its_odds(
    edition: Edition, odds: int, hand: str, dealer: str, clause: str
) -> None:
    """The player's own category sets the odds, and they are paid on top of the stake that comes back."""
    scene = compared(bet(dealt(edition, {1: hand}, dealer), 1))
    settled = result(scene, 1, "bet")
    assert (settled.staked, settled.outcome, settled.returned) == (2_000, Outcome.WIN, 2_000 + odds * 2_000)
    assert settled.under == ("9.4", clause)
    assert balances(scene) == {"player:ann": 1_000 + odds * 2_000, "float": -1_000 - odds * 2_000}


@PAY_TABLE
def test_8_1_given_a_maximum_payout_when_a_line_reaches_it_then_it_pays_that_and_never_a_cent_more(
    edition: Edition, odds: int, hand: str, dealer: str, clause: str
) -> None:
    """At the maximum the line is paid in full; one cent below it the maximum is what it pays."""
    full = odds * 2_000
    for maximum, cents, capped in ((full + 1, full, False), (full, full, False), (full - 1, full - 1, True)):
        settled = result(compared(bet(dealt(edition, {1: hand}, dealer, maximum_payout_cents=maximum), 1)), 1, "bet")
        assert settled.returned - settled.staked == cents
        assert cites(settled, clause)
        assert cites(settled, "8.2") is capped


@pytest.mark.clause("8.1")
def test_8_1_given_a_straight_that_beats_a_qualified_dealer_when_paid_then_120_are_handed_over(
    edition: Edition,
) -> None:
    """Ante 10 and bet 20 on a straight: 10 and 80 won, both stakes back."""
    scene = played_out(bet(dealt(edition, {1: "KhQcJcTs9d"}, PAIR_OF_TWOS), 1))
    assert result(scene, 1, "ante").returned + result(scene, 1, "bet").returned == 12_000
    assert balances(scene) == {"player:ann": 9_000, "float": -9_000}


@pytest.mark.clause("8.1")
def test_8_1_given_a_table_when_it_opens_then_its_plate_shows_the_odds_of_every_line(edition: Edition) -> None:
    """The table of odds is fixed: nine lines, the same at every table of the edition."""
    sign = next(sign for sign in plate(opened(edition).state) if "8.1" in sign.under)
    odds = [part.rsplit(" to ", 1)[0].rsplit(" ", 1)[1] for part in sign.text.split(", ")]
    assert sorted(odds, key=int) == ["1", "1", "2", "3", "4", "5", "7", "20", "50", "250"]


@pytest.mark.clause("8.1:Ante")
def test_8_1_given_a_winning_ante_of_25_when_settled_then_it_wins_25(edition: Edition) -> None:
    """The ante pays 1 to 1 with any hand, against a lower dealer and against one who is out."""
    for hand, dealer in (("AhAd7c5s3h", PAIR_OF_TWOS), ("AhKhQhJhTh", PAIR_OF_TWOS), ("2h4d5c7s9h", "AsQcJc8h3s")):
        settled = result(compared(bet(dealt(edition, {1: hand}, dealer, ante=2_500), 1)), 1, "ante")
        assert (settled.outcome, settled.returned) == (Outcome.WIN, 5_000)
        assert cites(settled, "8.1:Ante")


@pytest.mark.parametrize("scope", CapScope)
@pytest.mark.clause("8.1:Ante", "8.2")
def test_8_1_given_a_maximum_payout_of_one_cent_when_a_player_wins_then_ante_and_jackpot_are_paid_in_full(
    edition: Edition, scope: CapScope
) -> None:
    """The maximum stands beside the bet lines alone."""
    changes = {"maximum_payout_cents": 1, "readings": Readings(cap_scope=scope)}
    scene = played_out(bet(dealt(edition, {1: "KdJd9d7d5d"}, PAIR_OF_TWOS, ante=20_000, jackpot=(1,), **changes), 1))
    assert result(scene, 1, "ante").returned == 40_000
    assert result(scene, 1, "bet").returned == 40_001
    assert balances(scene)["player:ann"] == 20_000 + 1 + 10_000 - 100


@pytest.mark.parametrize(
    "hand, ante, pays",
    [
        pytest.param("JhTh9h8h7h", 5_000, 500_000, marks=pytest.mark.clause("8.1:Bet:Straight Flush")),
        pytest.param("JhTh9h8h7h", 6_000, 500_000, marks=pytest.mark.clause("8.1:Bet:Straight Flush")),
        pytest.param("JhTh9h8h7h", 4_900, 490_000, marks=pytest.mark.clause("8.1:Bet:Straight Flush")),
        pytest.param("AhKhQhJhTh", 1_000, 500_000, marks=pytest.mark.clause("8.1:Bet:Royal Flush")),
        pytest.param("AhKhQhJhTh", 1_100, 500_000, marks=pytest.mark.clause("8.1:Bet:Royal Flush")),
        pytest.param("AhKhQhJhTh", 900, 450_000, marks=pytest.mark.clause("8.1:Bet:Royal Flush")),
    ],
)
def test_8_1_given_a_maximum_payout_of_5000_when_a_great_hand_wins_then_the_bet_pays_up_to_it(
    edition: Edition, hand: str, ante: int, pays: int
) -> None:
    """Straight flush: 98 pays 4,900, 100 exactly 5,000, 120 no more. Royal flush: 20 pays 5,000, 22 no more."""
    scene = compared(bet(dealt(edition, {1: hand}, PAIR_OF_TWOS, ante=ante, maximum_payout_cents=500_000), 1))
    settled = result(scene, 1, "bet")
    assert settled.returned == 2 * ante + pays


@given(
    ante=st.integers(1, 10**7),
    maximum=st.integers(1, 10**7),
    cap=st.none() | st.integers(1, 10**10),
    case=st.sampled_from([(odds, hand) for odds, hand, _, _ in (param.values for param in LINES)]),
)
@pytest.mark.clause("8.1", "8.1:Ante", "8.2")
def test_8_1_given_any_stakes_when_they_win_then_odds_times_the_bet_up_to_the_cap_are_won(
    ante: int, maximum: int, cap: int | None, case: tuple[int, str]
) -> None:
    """For every stake, limit and cap, in either edition: the law of the pay table in one line."""
    odds, hand = case
    for edition in (E2016, E2023):
        stakes = stakes_that_count(edition, ante, 2 * ante, maximum, refused_as_low=False)
        won_ante, won_bet = settle(edition, Verdict.HIGHER, hand_of(parse_cards(hand)), stakes, cap)
        counts = min(ante, maximum)
        uncapped = odds * 2 * counts
        assert won_ante.returned == ante + counts
        assert won_bet.returned == 2 * ante + (uncapped if cap is None else min(uncapped, cap))


@pytest.mark.parametrize("cents", [0, -1])
@pytest.mark.clause("8.2")
def test_8_2_given_a_table_without_a_maximum_payout_when_opened_then_it_is_refused(
    edition: Edition, cents: int
) -> None:
    """The figure is required before the table opens; a single cent is one."""
    opening = c.OpenTable(by=OPERATOR, terms=terms(edition, maximum_payout_cents=cents), at=NOON)
    blank().when(opening).refused_under("8.2")
    assert cites(blank().given(c.OpenTable(by=OPERATOR, terms=terms(edition), at=NOON)).one(e.TableOpened), "8.2")
    blank().given(c.OpenTable(by=OPERATOR, terms=terms(edition, maximum_payout_cents=1), at=NOON))


@pytest.mark.parametrize("scope, says", [(CapScope.EACH_BET, "each bet"), (CapScope.EACH_ROUND, "all bets of a round")])
@pytest.mark.clause("8.2")
def test_8_2_given_an_open_table_when_its_plate_is_read_then_the_maximum_payout_and_its_scope_stand_there(
    edition: Edition, scope: CapScope, says: str
) -> None:
    """Players can read what a bet can earn at most, and whether hands share it."""
    scene = opened(edition, maximum_payout_cents=2_500_050, readings=Readings(cap_scope=scope))
    signs = [sign for sign in plate(scene.state) if "8.2" in sign.under]
    assert [(sign.label, sign.text) for sign in signs] == [("Maximum payout", f"$25,000.50 for {says}")]


@pytest.mark.parametrize(
    "scope, winnings",
    [(CapScope.EACH_BET, {1: 10_000, 2: 10_000, 3: 4_000}), (CapScope.EACH_ROUND, {1: 0, 2: 6_000, 3: 4_000})],
)
@pytest.mark.clause("8.2")
def test_8_2_given_several_winning_bets_when_capped_then_the_scope_on_the_plate_decides(
    edition: Edition, scope: CapScope, winnings: dict[int, int]
) -> None:
    """Read for each bet, every winner may earn the maximum; read for the round, it is used up from right to left."""
    hands = {1: "KdJd9d7d5d", 2: "KhJh9h7h5h", 3: "QhQd4c4hJs"}
    changes = {"maximum_payout_cents": 10_000, "readings": Readings(cap_scope=scope)}
    scene = compared(bet(dealt(edition, hands, PAIR_OF_TWOS, **changes), 1, 2, 3))
    bets = {settled.box: settled for settled in scene.all(he.WagerSettled) if settled.wager == "bet"}
    assert {box: settled.returned - settled.staked for box, settled in bets.items()} == winnings
    assert {box for box, settled in bets.items() if cites(settled, "8.2")} == {
        box for box in (1, 2) if winnings[box] < 10_000
    }
