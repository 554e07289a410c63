"""The dictionary: bet, fold, void, and where a round of play begins and ends (A)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_card
from croupier.cards.pack import Pack
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import BetPlaced, CardDealt, HandFolded, JackpotContributed, WageringClosed
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase, Standing
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import CardsReplaced, RoundClosed, RoundVoided, ShoeReplaced, WagerSettled
from croupier.games.house.terms import Outcome
from tests.games.canberra_poker.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PLAIN,
    balances,
    bet,
    compared,
    deal_on,
    dealt,
    fold,
    opened,
    played_out,
    player,
    ready,
    result,
)
from tests.kit.scene import cites

FLUSH, BELOW, ACE_KING = "Ks Js 9s 7s 5s", "2h 4c 6d 8c Th", "Ah Kd 9c 4h 2d"
KING_OF_HEARTS = parse_card("Kh")


@pytest.mark.clause("A:Bet")
def test_a_bet_given_a_folded_hand_when_a_bet_is_offered_then_the_hand_stays_folded(edition: Edition) -> None:
    """Box 3 folds and then offers a bet of 20 on its ante of 10."""
    scene = fold(dealt(edition, {1: "", 3: ""}), 3).when(c.PlaceBet(by=player(3), box=3, cents=2_000))
    assert "fold" in scene.refused_under("A:Fold").why
    box = scene.state.box(3)
    assert box is not None
    assert (box.standing, box.bet) == (Standing.FOLDED, 0)


@pytest.mark.clause("A:Bet")
def test_a_bet_given_a_bet_on_the_box_when_another_is_offered_then_it_is_refused(edition: Edition) -> None:
    """At most one bet a box and round; making it keeps the hand in."""
    once = dealt(edition, {1: "", 3: ""}).when(c.PlaceBet(by=player(1), box=1, cents=2_000))
    assert cites(once.one(BetPlaced), "A:Bet")
    box = once.state.box(1)
    assert box is not None
    assert box.standing is Standing.BET
    once.when(c.PlaceBet(by=player(1), box=1, cents=2_000)).refused_under("A:Bet")
    once.when(c.Fold(by=player(1), box=1)).refused_under("A:Bet")


@pytest.mark.clause("A:Bet")
def test_a_bet_given_a_hand_short_of_five_cards_when_a_bet_is_offered_then_it_is_refused(edition: Edition) -> None:
    """Box 1 has five cards before the dealer has; only with the dealer's last card may it bet."""
    scene = deal_on(ready(edition, {1: ""}), 8)
    wish = c.PlaceBet(by=player(1), box=1, cents=2_000)
    assert [len(box.cards) for box in scene.state.round.boxes] == [4]
    scene.when(wish).refused_under("7.1")
    deal_on(scene, 2).given(wish)


@pytest.mark.clause("A:Bet")
def test_a_bet_given_the_box_of_another_player_when_a_bet_is_offered_on_it_then_it_is_refused(edition: Edition) -> None:
    """The bet comes from the player whose ante lies on the box."""
    scene = dealt(edition, {1: "", 3: ""})
    scene.when(c.PlaceBet(by=player(3), box=1, cents=2_000)).refused_under("4.4")
    scene.given(c.PlaceBet(by=player(1), box=1, cents=2_000))


@pytest.mark.clause("A:Fold")
def test_a_fold_given_cards_passed_in_without_a_bet_when_folded_then_the_ante_is_lost(edition: Edition) -> None:
    """Box 2 with an ante of 10 passes its cards in."""
    scene = dealt(edition, {1: "", 2: ""}).when(c.Fold(by=player(2), box=2))
    assert cites(scene.one(HandFolded), "A:Fold")
    box = scene.state.box(2)
    assert box is not None
    assert box.standing is Standing.FOLDED
    lost = scene.one(WagerSettled)
    assert (lost.wager, lost.staked, lost.outcome, lost.returned) == ("ante", 1_000, Outcome.LOSE, 0)


@pytest.mark.clause("A:Fold")
def test_a_fold_given_a_folded_hand_when_it_folds_or_bets_again_then_it_is_refused(edition: Edition) -> None:
    """A fold is final."""
    scene = fold(dealt(edition, {1: "", 2: ""}), 2)
    scene.when(c.Fold(by=player(2), box=2)).refused_under("A:Fold")
    scene.when(c.PlaceBet(by=player(2), box=2, cents=2_000)).refused_under("A:Fold")


@pytest.mark.clause("A:Fold")
def test_a_fold_given_cards_that_were_not_handed_in_when_a_fold_is_said_then_the_hand_is_still_live(
    edition: Edition,
) -> None:
    """Of the two parts of a fold, no bet and cards passed in, one alone is none; nor is silence."""
    scene = dealt(edition, {1: "", 2: ""}).when(c.Fold(by=player(2), box=2, cards_in=False))
    scene.refused_under("A:Fold")
    assert due(scene.state, DEALER, NOON, Pack().cards) is None
    bet(scene, 2)


@pytest.mark.clause("A:Round of Play")
def test_a_round_of_play_given_wagers_all_paid_when_cards_are_on_the_layout_then_the_deck_stays(
    edition: Edition,
) -> None:
    """Paid is not over: cards and shoe are changed only once the last card is in the rack."""
    scene = compared(bet(dealt(edition, {1: BELOW, 2: ""}, ACE_KING), 1, 2))
    change, shoe = hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)), hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN)
    assert scene.state.phase is Phase.COLLECTING
    for box in (1, 0):
        scene = scene.given(c.RackHand(by=DEALER, box=box))
        scene.when(change).refused_under("2.3")
        scene.when(shoe).refused_under("12.7")
    scene = scene.when(c.RackHand(by=DEALER, box=2))
    assert cites(scene.one(RoundClosed), "A:Round of Play")
    assert not scene.one(RoundClosed).void
    scene.when(change).one(CardsReplaced)
    scene.when(shoe).one(ShoeReplaced)


@pytest.mark.clause("A:Round of Play")
def test_a_round_of_play_given_the_dealers_hand_alone_left_when_racked_then_the_round_is_closed(
    edition: Edition,
) -> None:
    """The dealer's cards count too, also in a round in which everybody folded."""
    scene = fold(dealt(edition, {1: ""}), 1).given(c.RackHand(by=DEALER, box=1))
    assert scene.state.phase is Phase.COLLECTING
    assert scene.when(c.RackHand(by=DEALER, box=0)).one(RoundClosed).number == 1


@pytest.mark.clause("A:Round of Play")
def test_a_round_of_play_given_wagers_before_the_first_card_when_it_leaves_the_shoe_then_they_are_in_the_round(
    edition: Edition,
) -> None:
    """Until then the player may take them back; with the first card the round is open and the stake in the pools."""
    scene = ready(edition, {1: ""}, jackpot=(1,))
    scene.given(c.WithdrawAnte(by=player(1), box=1))
    begun = scene.when(c.DealCard(by=DEALER, box=1))
    assert [type(event) for event in begun.events] == [JackpotContributed, WageringClosed, CardDealt]
    begun.when(c.WithdrawAnte(by=player(1), box=1)).refused_under("4.5")


@pytest.mark.clause("A:Round of Play")
def test_a_round_of_play_given_an_error_found_while_racking_when_wagers_are_paid_then_the_round_is_still_void(
    edition: Edition,
) -> None:
    """Four cards in the last hand: the round is not over yet, so that it can be void."""
    scene = compared(bet(dealt(edition, {1: FLUSH}, ACE_KING), 1)).given(c.RackHand(by=DEALER, box=0))
    scene = scene.when(c.RackHand(by=DEALER, box=1, count=4))
    scene.one(RoundVoided)
    assert scene.when(hc.CollectVoid(by=DEALER)).one(RoundClosed).void
    assert balances(scene) == {}


@pytest.mark.clause("A:Void")
def test_a_void_given_a_third_exposed_card_when_the_round_is_void_then_every_chip_goes_back(edition: Edition) -> None:
    """Box 1 folded its ante of 10, box 2 bet 20 on 10, both staked 1: they get back 11 and 31, the pools give up 2."""
    start = dealt(edition, {1: "", 2: ""}, jackpot=(1, 2))
    scene = bet(fold(start, 1), 2)
    pools, before = scene.state.pools, balances(scene)
    assert (before["player:ann"], before["player:ben"]) == (-1_100, -3_100)
    scene = scene.given(*(c.ReportExposed(by=DEALER, box=2, index=index) for index in (0, 1)))
    scene = scene.when(c.ReportExposed(by=DEALER, box=2, index=2))
    assert cites(scene.one(RoundVoided), "A:Void", "14.1")
    after = scene.state.pools
    assert pools.pool_cents + pools.reserve_cents - after.pool_cents - after.reserve_cents == 200
    assert balances(scene) == {}


@pytest.mark.clause("A:Void")
def test_a_void_given_a_jackpot_already_paid_when_the_round_is_void_then_winnings_are_taken_back(
    edition: Edition,
) -> None:
    """As if the round had not been: what was won, jackpot prize and all, goes back where it came from."""
    opening = opened(edition).state.pools
    scene = bet(dealt(edition, {1: "Ks Qs Js Ts 9s", 2: BELOW}, "Ah Kd 9c 4h 2d", jackpot=(1, 2)), 1, 2)
    scene = played_out(scene, Phase.COLLECTING)
    assert balances(scene)["player:ann"] > 500_000
    assert result(scene, 2, "bet").outcome is Outcome.LOSE
    scene = scene.given(hc.VoidRound(by=OPERATOR, reason=VoidReason.FRAUD, note="a marked card"))
    assert balances(scene) == {}
    assert (scene.state.pools.pool_cents, scene.state.pools.reserve_cents) == (
        opening.pool_cents,
        opening.reserve_cents,
    )


@pytest.mark.clause("A:Void")
def test_a_void_given_single_wagers_declared_void_when_returned_then_the_jackpot_stake_stays_live(
    edition: Edition,
) -> None:
    """An equal hand voids ante and bet alone; the stake on the jackpot has already been won or lost by its own rule."""
    scene = compared(bet(dealt(edition, {1: "As Ks 9d 4c 2h"}, "Ah Kd 9c 4h 2d", jackpot=(1,)), 1))
    settled = {event.wager: (event.outcome, event.returned) for event in scene.all(WagerSettled)}
    assert settled == {"ante": (Outcome.VOID, 1_000), "bet": (Outcome.VOID, 2_000), "jackpot": (Outcome.LOSE, 0)}
    assert not [event for event in scene.history if isinstance(event, RoundVoided)]
