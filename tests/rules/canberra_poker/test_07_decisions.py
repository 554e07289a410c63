"""Rule 7, the choice: bet or fold when the time has come, and for the right amount."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Outcome, Tender
from croupier.games.people import Dealer, Display, Player
from tests.games.canberra_poker.tables import (
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    balances,
    bet,
    compared,
    deal_on,
    dealt,
    fold,
    player,
    ready,
    result,
)
from tests.kit.scene import cites

FLUSH = "KdJd9d7d5d"
ACE_KING = "AsKcQc4h2s"
FULL_HOUSE = "QsQhQcAcAh"
CARD_SOURCES = pytest.mark.parametrize("cards", CardSource, ids=str)


@CARD_SOURCES
@pytest.mark.parametrize("decision", [c.Fold(by=player(2), box=2), c.PlaceBet(by=player(2), box=2, cents=2_000)])
@pytest.mark.clause("7.1")
def test_7_1_given_a_dealer_with_four_cards_when_a_player_decides_then_it_waits_for_the_fifth(
    edition: Edition, cards: CardSource, decision: c.Fold | c.PlaceBet
) -> None:
    """Bet or fold opens with the dealer's last card: with four it is refused, after the fifth accepted."""
    four = deal_on(ready(edition, {1: "", 2: ""}, ACE_KING, cards=cards), 14)
    assert len(four.state.round.dealer) == 4
    four.when(decision).refused_under("7.1")
    five = deal_on(four, up="2s")
    assert five.one(e.DecisionsOpened).under == ("7.1",)
    five.given(decision)


@pytest.mark.clause("7.1")
def test_7_1_given_the_last_card_when_it_lies_then_each_player_may_look_at_the_own_hand_and_no_other(
    edition: Edition,
) -> None:
    """Every box with an ante picks up its five cards, which nobody else is shown."""
    start = ready(edition, {1: FLUSH, 4: FULL_HOUSE})
    for scene in (start.given(c.DealRound(by=DEALER)), deal_on(start)):
        looks = scene.all(e.CardsPickedUp)
        assert [(look.box, "".join(card or "" for card in look.cards)) for look in looks] == [
            (1, FLUSH),
            (4, FULL_HOUSE),
        ]
        assert [GAME.seen_by(look, Player(1)) for look in looks] == [looks[0], None]
        assert [GAME.seen_by(look, viewer) for look in looks for viewer in (Dealer(), Display())] == [None] * 4


@pytest.mark.clause("7.1")
def test_7_1_given_several_players_when_they_decide_in_any_order_then_the_order_is_on_record(edition: Edition) -> None:
    """The rules name no order of acting, so every order stands as it came."""
    scene = fold(bet(fold(dealt(edition, {1: "", 2: "", 5: ""}), 5), 1), 2)
    decided = [event for event in scene.history if isinstance(event, e.BetPlaced | e.HandFolded)]
    assert [(type(event), event.box) for event in decided] == [
        (e.HandFolded, 5),
        (e.BetPlaced, 1),
        (e.HandFolded, 2),
    ]


@pytest.mark.clause("7.1")
def test_7_1_given_an_undecided_player_when_the_round_would_go_on_then_it_waits_for_bet_or_fold(
    edition: Edition,
) -> None:
    """Each player must choose: no step passes over a silent hand, and no time-out folds it."""
    scene = bet(dealt(edition, {1: "", 2: ""}), 1)
    assert due(scene.state, DEALER, NOON) is None
    scene.when(c.RevealDealer(by=DEALER)).refused_under("9.1")
    scene.when(c.RackHand(by=DEALER, box=2)).refused_under("14.4")
    decided = bet(scene, 2)
    assert cites(decided.one(e.DecisionsClosed), "7.1")
    assert decided.state.phase is Phase.REVEALING


@pytest.mark.clause("7.1")
def test_7_1_given_a_player_who_decided_when_deciding_again_then_the_first_choice_stands(edition: Edition) -> None:
    """Bet or fold is one choice: neither a second bet, nor a bet on a folded hand, nor a fold after the bet."""
    scene = bet(fold(dealt(edition, {1: "", 2: "", 3: ""}), 2), 1)
    scene.when(c.PlaceBet(by=player(1), box=1, cents=2_000)).refused_under("A:Bet")
    scene.when(c.Fold(by=player(1), box=1)).refused_under("A:Bet")
    scene.when(c.PlaceBet(by=player(2), box=2, cents=2_000)).refused_under("A:Fold")
    scene.when(c.Fold(by=player(2), box=2)).refused_under("A:Fold")


@CARD_SOURCES
@pytest.mark.parametrize("cents", [1, 1_000, 1_900, 1_999, 2_001, 2_100, 3_000, 20_000])
@pytest.mark.clause("7.2")
def test_7_2_given_an_ante_of_10_when_the_bet_is_not_20_then_it_is_refused(
    edition: Edition, cents: int, cards: CardSource
) -> None:
    """A bet is twice the ante to the cent; neither more nor less, whatever the limits allow."""
    scene = deal_on(ready(edition, {1: "", 2: ""}, ACE_KING, cards=cards), up="2s")
    refusal = scene.when(c.PlaceBet(by=player(1), box=1, cents=cents)).refused_under("7.2")
    assert "$20" in refusal.instead
    assert scene.when(c.PlaceBet(by=player(1), box=1, cents=2_000)).one(e.BetPlaced).under == ("7.2", "A:Bet")


@pytest.mark.parametrize("ante, exact", [(500, 1_000), (1_000, 2_000), (20_000, 40_000), (30_000, 60_000)])
@pytest.mark.clause("7.2")
def test_7_2_given_any_ante_when_betting_then_twice_that_ante_is_the_only_bet(
    edition: Edition, ante: int, exact: int
) -> None:
    """The multiple holds for an ante under the minimum and over the maximum as well; the limits are not the bet's."""
    scene = dealt(edition, {1: ""}, ante=ante)
    for wrong in (exact - 1, exact + 1):
        scene.when(c.PlaceBet(by=player(1), box=1, cents=wrong)).refused_under("7.2")
    placed = scene.given(c.PlaceBet(by=player(1), box=1, cents=exact))
    assert placed.state.round.boxes[0].bet == exact
    assert balances(placed) == {"player:ann": -3 * ante, "felt": 3 * ante}


@pytest.mark.clause("7.2")
def test_7_2_given_the_cards_in_the_hand_when_betting_then_they_belong_face_down_beneath_the_bet(
    edition: Edition,
) -> None:
    """The right amount is not enough: the bet lies on top of the player's cards."""
    scene = dealt(edition, {1: ""})
    above = c.PlaceBet(by=player(1), box=1, cents=2_000, cards_beneath=False)
    scene.when(above).refused_under("7.2")
    scene.given(replace(above, cards_beneath=True))
    scene.when(replace(above, cards_beneath=True, tender=Tender.WORDS)).refused_under("4.3")


@pytest.mark.parametrize(
    "found, dealer, bet_returned, outcome",
    [
        (3_000, ACE_KING, 3_000 + 5 * 2_000, Outcome.WIN),
        (3_000, FULL_HOUSE, 1_000, Outcome.LOSE),
        (2_000, FULL_HOUSE, 0, Outcome.LOSE),
        (1_500, ACE_KING, 1_500 + 5 * 1_500, Outcome.WIN),
        (1_500, FULL_HOUSE, 0, Outcome.LOSE),
    ],
)
@pytest.mark.clause("7.2")
def test_7_2_given_a_wrong_bet_found_late_when_corrected_then_at_most_twice_the_ante_plays(
    edition: Edition, found: int, dealer: str, bet_returned: int, outcome: Outcome
) -> None:
    """What lies there over twice the ante goes back, win or lose; what lies short plays as it is."""
    betting = bet(dealt(edition, {1: FLUSH}, dealer), 1)
    scene = compared(betting.given(c.CorrectWager(by=SUPERVISOR, box=1, wager="bet", cents=found)))
    settled = result(scene, 1, "bet")
    assert (settled.staked, settled.outcome, settled.returned) == (found, outcome, bet_returned)
    assert cites(settled, "7.2") is (found > 2_000)
    assert not cites(settled, "3.5")
    assert balances(scene)["player:ann"] == result(scene, 1, "ante").returned - 1_000 + bet_returned - found


@pytest.mark.clause("7.2")
def test_7_2_given_a_wrong_bet_when_corrected_then_a_supervisor_rules_on_what_lies_there(edition: Edition) -> None:
    """Players correct nothing, and there is nothing to correct where no bet lies or the wagers have gone back."""
    scene = fold(bet(dealt(edition, {1: "", 2: "", 3: ""}), 1), 2)
    scene.when(c.CorrectWager(by=player(1), box=1, wager="bet", cents=2_000)).refused_under("7.2")
    for box, wager, cents in ((1, "jackpot", 1), (1, "bet", -1), (2, "ante", 1), (3, "bet", 2_000), (4, "ante", 1)):
        scene.when(c.CorrectWager(by=SUPERVISOR, box=box, wager=wager, cents=cents)).refused_under("7.2")
    breach = hc.RecordBreach(by=DEALER, player=player(1).id, act=hc.Act.PASS_INFORMATION, note="told a card")
    out = scene.given(breach, c.ExcludeFromRound(by=OPERATOR, breach=1))
    out.when(c.CorrectWager(by=SUPERVISOR, box=1, wager="ante", cents=5_000)).refused_under("7.2")
