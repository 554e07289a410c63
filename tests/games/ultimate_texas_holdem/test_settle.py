"""Laws of the settlement: the best hand is best for every wager, and only what counts is at stake."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, Hand
from croupier.games.house.settled import Settled
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.determinations import UnequalBlind
from croupier.games.ultimate_texas_holdem.editions import E2025, Street
from croupier.games.ultimate_texas_holdem.hands import hand_of, qualifies
from croupier.games.ultimate_texas_holdem.settle import CONCEDED, FOLDED, Payout, collected, refund, settle
from croupier.games.ultimate_texas_holdem.stakes import Bounds, Stake, Stakes, Wagers, stakes_that_count, whole
from croupier.rules.clause import Under
from tests.games.ultimate_texas_holdem.random_sheets import sheets

ALL = Wagers(1000, 1000, 500, 4000, Street.PREFLOP)
WIDE = Bounds(10**9, 10**9)


def cards(text: str) -> list[Card]:
    return [Card(card) for card in text.split()]


def returned(settled: tuple[Settled, ...]) -> dict[str, int]:
    return {one.wager: one.returned for one in settled}


def paid(dealer: Hand, player: Hand, stakes: Stakes, payout: Payout) -> dict[str, int]:
    """All four wagers, with an ante that is refunded."""
    ante = () if qualifies(dealer) else (refund(stakes),)
    return returned((*ante, *settle(E2025, dealer, player, stakes, payout)))


@st.composite
def hands(draw: st.DrawFn) -> list[Hand]:
    """Any two hands, the lower first, and a third for the dealer."""
    found = [STANDARD.hand(draw(st.permutations(Pack().cards))[:5]) for _ in range(3)]
    return [*sorted(found[:2]), found[2]]


@given(sheets(), st.sampled_from((None, 7, 3_000)))
@settings(max_examples=60)
def test_given_seven_cards_when_any_five_are_taken_then_no_wager_fares_better(
    written: dict[str, Any], maximum: int | None
) -> None:
    """One best hand serves every wager: the five that 9.3(b) wants for each of them are the same five."""
    board, payout = cards(" ".join(written["board"])), Payout(maximum)
    dealer = hand_of(cards(" ".join(written["dealer"])), board)
    for box in written["boxes"]:
        seven = (*cards(" ".join(box["cards"])), *board)
        best = paid(dealer, hand_of(seven[:2], board), whole(ALL), payout)
        for five in combinations(seven, 5):
            other = paid(dealer, STANDARD.hand(five), whole(ALL), payout)
            assert all(other[wager] <= cents for wager, cents in best.items())


@given(hands(), st.sampled_from((None, 7, 3_000)))
def test_given_two_hands_when_one_is_higher_then_none_of_its_wagers_gets_less(
    found: list[Hand], maximum: int | None
) -> None:
    """Every test and every pay table rises with the hand; and a stronger dealer never leaves more on blind and play."""
    lower, higher, dealer = found
    less, more = (paid(dealer, hand, whole(ALL), Payout(maximum)) for hand in (lower, higher))
    assert all(less[wager] <= cents for wager, cents in more.items())
    weak, strong = (paid(hand, dealer, whole(ALL), Payout(maximum)) for hand in (lower, higher))
    assert all(strong[wager] <= weak[wager] for wager in ("blind", "play"))
    assert strong["trips"] == weak["trips"]


@st.composite
def laid(draw: st.DrawFn) -> tuple[Wagers, Bounds]:
    """Chips as they may be found to lie, right or wrong, and signs that they may offend."""
    cents = st.integers(1, 3_000)
    wagers = Wagers(
        draw(cents),
        draw(cents),
        draw(st.integers(0, 3_000)),
        draw(st.integers(1, 20_000)),
        draw(st.sampled_from(Street)),
    )
    flags = draw(st.tuples(st.booleans(), st.booleans(), st.sampled_from(UnequalBlind)))
    return wagers, Bounds(draw(st.integers(1, 3_000)), draw(st.integers(1, 3_000)), *flags)


@given(laid(), hands(), st.sampled_from((None, 1, 50_000)), st.sampled_from((1, 50, 100)))
def test_given_chips_however_they_lie_when_settled_then_only_what_counts_is_at_stake(
    found: tuple[Wagers, Bounds], three: list[Hand], maximum: int | None, chip: int
) -> None:
    """A loss takes what counts, a push nothing, a win adds to all of it; what does not count goes back by a clause."""
    wagers, bounds = found
    stakes = stakes_that_count(E2025, wagers, bounds)
    _, player, dealer = three
    for settled in (settle(E2025, dealer, player, stakes, Payout(maximum, chip)), collected(stakes, FOLDED)):
        for one in settled:
            stake = dict(stakes.listed)[one.wager]
            assert 0 <= stake.counts <= stake.placed == one.staked
            assert stake.under or stake.counts == stake.placed
            assert set(stake.under) <= set(one.under)
            match one.outcome:
                case Outcome.LOSE:
                    assert one.returned == one.staked - stake.counts
                case Outcome.WIN:
                    assert one.returned > one.staked
                case Outcome.PUSH | Outcome.VOID:
                    assert one.returned == one.staked
            assert (one.outcome is Outcome.VOID) is (stake.counts == 0)


@given(laid())
def test_given_chips_however_they_lie_when_counted_then_a_play_wager_keeps_to_its_street(
    found: tuple[Wagers, Bounds],
) -> None:
    """No more than the highest multiple of the ante that counts, and never more than the maximum of the area."""
    wagers, bounds = found
    stakes = stakes_that_count(E2025, wagers, bounds)
    assert wagers.street is not None
    assert stakes.play is not None
    assert stakes.play.counts <= max(E2025.play[wagers.street].times) * stakes.ante.counts
    assert max(stakes.ante.counts, stakes.blind.counts) <= bounds.maximum
    if bounds.unequal_blind is UnequalBlind.LOWER_OF_BOTH:
        assert stakes.ante.counts == stakes.blind.counts
    assert stakes.trips is None or stakes.trips.counts <= bounds.trips_maximum


@pytest.mark.parametrize(
    "street, play, counts, under",
    [
        (Street.PREFLOP, 2500, 2500, (C["13.8#1(a)"],)),
        (Street.PREFLOP, 3500, 3500, ()),
        (Street.PREFLOP, 4000, 4000, ()),
        (Street.PREFLOP, 5000, 4000, (C["13.8#1(b)"],)),
        (Street.FLOP, 1500, 1500, (C["13.8#1(a)"],)),
        (Street.FLOP, 3000, 2000, (C["13.8#1(b)"],)),
        (Street.RIVER, 500, 500, (C["13.8#1(a)"],)),
        (Street.RIVER, 2000, 1000, (C["13.8#1(b)"],)),
    ],
)
def test_13_8_given_a_play_wager_off_its_street_when_found_at_settlement_then_it_counts_so_far(
    street: Street, play: int, counts: int, under: Under
) -> None:
    """Too little as staked, too much to the most of the street, and in between as it lies."""
    stakes = stakes_that_count(E2025, Wagers(1000, 1000, 0, play, street), WIDE)
    assert stakes.play == Stake(play, counts, under)
    lost = collected(stakes, CONCEDED, ante_refunded=True)
    assert [(one.wager, one.returned) for one in lost] == [("blind", 0), ("play", play - counts)]


@pytest.mark.parametrize(
    "wagers, bounds, counts, under",
    [
        (Wagers(30_000, 30_000, 0, 120_000, Street.PREFLOP), Bounds(20_000, 1), (20_000, 20_000, 80_000), (C["5.5"],)),
        (Wagers(30_000, 30_000, 0, 30_000, Street.RIVER), Bounds(20_000, 1), (20_000, 20_000, 20_000), (C["5.5"],)),
        (Wagers(1000, 500, 0, 4000, Street.PREFLOP), WIDE, (500, 500, 2000), (C["A:Blind"],)),
        (Wagers(500, 1000, 0, 2000, Street.PREFLOP), WIDE, (500, 500, 2000), ()),
        (Wagers(500, 400, 0, 500, Street.RIVER), Bounds(300, 1), (300, 300, 300), (C["A:Blind"], C["5.5"])),
        (Wagers(1000, 1000, 0, 1000, Street.RIVER), Bounds(1, 1, refused_as_low=True), (0, 0, 0), (C["5.4"],)),
        (Wagers(1000, 0, 0, 1000, Street.RIVER), WIDE, (0, 0, 0), (C["A:Blind"],)),
    ],
)
def test_given_an_ante_that_does_not_count_whole_when_settled_then_blind_and_play_follow_it(
    wagers: Wagers, bounds: Bounds, counts: tuple[int, int, int], under: Under
) -> None:
    """Over the maximum, unequal to its blind, or refused as low: the play wager keeps its multiple of what counts."""
    stakes = stakes_that_count(E2025, wagers, bounds)
    assert stakes.play is not None
    assert (stakes.ante.counts, stakes.blind.counts, stakes.play.counts) == counts
    assert (stakes.ante.under, stakes.play.under) == (under, under)


def test_given_an_unequal_blind_when_the_table_takes_both_as_staked_then_each_counts_as_it_lies() -> None:
    """The other reading of a difference that is found after the deal."""
    bounds = Bounds(10**9, 10**9, unequal_blind=UnequalBlind.AS_STAKED)
    assert stakes_that_count(E2025, Wagers(1000, 500), bounds) == whole(Wagers(1000, 500))


@pytest.mark.parametrize(
    "bounds, stake",
    [
        (Bounds(10**9, 300), Stake(500, 300, (C["5.5"],))),
        (Bounds(10**9, 500), Stake(500, 500)),
        (Bounds(10**9, 500, trips_refused_as_low=True), Stake(500, 0, (C["5.4"],))),
        (Bounds(10**9, 500, refused_as_low=True), Stake(500, 0, (C["5.4"], C["4.3"]))),
    ],
)
def test_given_trips_when_counted_then_they_go_by_the_limits_of_their_own_area(bounds: Bounds, stake: Stake) -> None:
    """And by the ante and blind that they need beside them."""
    assert stakes_that_count(E2025, ALL, bounds).trips == stake


@pytest.mark.parametrize(
    "chip, maximum, winnings",
    [(1, None, 750), (50, None, 750), (100, None, 800), (500, None, 1000), (100, 760, 760), (100, 800, 800)],
)
def test_10_1_given_chips_that_cannot_pay_3_to_2_when_a_blind_wins_then_it_is_rounded_in_the_players_favour(
    chip: int, maximum: int | None, winnings: int
) -> None:
    """To the smallest chip of the table, and no further than the maximum payout."""
    board = cards("Kd 9d 7d 2c 3s")
    stakes = whole(Wagers(500, 500, 0, 500, Street.RIVER))
    dealer, player = hand_of(cards("Qs Jc"), board), hand_of(cards("Ad 4d"), board)
    blind, play = settle(E2025, dealer, player, stakes, Payout(maximum, chip))
    assert (blind.returned, play.returned) == (500 + winnings, 1000)


@pytest.mark.parametrize("maximum, capped", [(None, False), (749, True), (750, False)])
def test_table_1_given_a_maximum_payout_when_it_binds_then_the_footnoted_table_is_cited(
    maximum: int | None, capped: bool
) -> None:
    """The table as a whole sets the cap, beside the line that pays."""
    board = cards("Kd 9d 7d 2c 3s")
    dealer, player = hand_of(cards("Qs Jc"), board), hand_of(cards("Ad 4d"), board)
    [blind] = settle(E2025, dealer, player, whole(Wagers(500, 500)), Payout(maximum))
    assert blind.under[:3] == ("9.6(a)", "10.1", "Table 1#1:Blind:Flush")
    assert (blind.under[3:] == ("Table 1#1",)) is capped
