"""Rule 9, the cards: the dealer's hand is set and takes part or not, and every hand is counted before it is racked."""

from __future__ import annotations

from itertools import combinations

import pytest

from croupier.cards.card import RANKS, Card, parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.hands import hand_of, qualifies
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource, Outcome
from tests.games.canberra_poker.tables import (
    DEALER,
    NOON,
    SUPERVISOR,
    balances,
    bet,
    compared,
    deal_on,
    dealt,
    fold,
    played_out,
    ready,
    result,
)
from tests.kit.scene import cites

ACE_KING = "AsKd9c7h3s"


@pytest.mark.clause("9.1")
def test_9_1_given_every_decision_made_when_the_dealer_turns_the_hand_then_five_cards_and_their_value_are_recorded(
    edition: Edition,
) -> None:
    """The dealer is asked to set the hand; it is named by the ranking, and the record says whether it qualifies."""
    scene = bet(dealt(edition, {1: ""}, "KsKdJcJh3s"), 1)
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.say, step.under) == ("Turn and set the dealer's hand.", ("9.1",))
    shown = scene.given(step.command).one(e.DealerShown)
    assert (shown.cards, shown.hand, shown.qualifies) == (parse_cards("KsKdJcJh3s"), "two pairs, kings and jacks", True)
    assert cites(shown, "9.1", "2.7")


@pytest.mark.clause("9.1")
def test_9_1_given_a_pending_decision_when_the_dealer_would_turn_the_hand_then_it_stays_hidden(
    edition: Edition,
) -> None:
    """The four hidden cards are turned after the last decision, once."""
    scene = bet(dealt(edition, {1: "", 2: ""}), 1)
    scene.when(c.RevealDealer(by=DEALER)).refused_under("9.1")
    shown = fold(scene, 2).given(c.RevealDealer(by=DEALER))
    shown.when(c.RevealDealer(by=DEALER)).refused_under("9.1")


@pytest.mark.clause("9.1")
def test_9_1_given_that_every_hand_folded_when_decided_then_there_is_nothing_to_compare(edition: Edition) -> None:
    """No dealer's hand is turned; the cards are collected and the round closes."""
    scene = fold(dealt(edition, {1: "", 2: ""}), 1, 2)
    assert scene.one(e.DecisionsClosed).anyone_in is False
    assert scene.state.phase is Phase.COLLECTING
    scene.when(c.RevealDealer(by=DEALER)).refused_under("9.1")
    assert not [event for event in played_out(scene).history if isinstance(event, e.DealerShown)]


@pytest.mark.clause("9.1")
def test_9_1_given_a_felt_table_when_the_dealer_names_the_hand_then_it_is_five_cards_with_the_one_that_lay_up(
    edition: Edition,
) -> None:
    """A hand of any other size has no value, and the up card belongs to it."""
    scene = bet(deal_on(ready(edition, {1: ""}, cards=CardSource.FELT), up="3s"), 1)
    for text, clause in (("AsKd9c3s", "2.5"), ("AsKd9c7h3s2d", "2.5"), ("AsKd9c7h2s", "6.1")):
        scene.when(c.RevealDealer(by=DEALER, cards=parse_cards(text))).refused_under(clause)
    shown = scene.given(c.RevealDealer(by=DEALER, cards=parse_cards(ACE_KING))).one(e.DealerShown)
    assert (shown.hand, shown.qualifies) == ("ace-king high", True)


@pytest.mark.parametrize(
    "dealer, takes_part",
    [
        pytest.param("AsKd4c3h2s", True, id="lowest that qualifies"),
        pytest.param("AsQdJcTh9s", False, id="highest that does not"),
        pytest.param("KsQdJcTh8s", False, id="king high"),
        pytest.param("7s5d4c3h2s", False, id="lowest of all"),
        pytest.param("AsKdQcJh9s", True, id="highest without a pair"),
        pytest.param("2s2h3c4d5s", True, id="lowest pair"),
        pytest.param("5s4d3h2cAs", True, id="ace low in a straight"),
        pytest.param("7s5s4s3s2s", True, id="lowest flush"),
    ],
)
@pytest.mark.clause("9.2")
def test_9_2_given_a_dealers_hand_when_turned_then_ace_and_king_or_better_takes_part(
    edition: Edition, dealer: str, takes_part: bool
) -> None:
    """Below ace-king high the dealer does not take part, and no bet is won or lost."""
    scene = compared(bet(dealt(edition, {1: "AhAcAdKhKc" if dealer[:2] == "KsQd" else "6h6d6c8d8h"}, dealer), 1))
    shown = [event for event in scene.history if isinstance(event, e.DealerShown)]
    assert shown[0].qualifies is takes_part
    assert cites(shown[0], "9.2")
    assert (result(scene, 1, "bet").outcome is Outcome.PUSH) is not takes_part


@pytest.mark.clause("9.2")
def test_9_2_given_every_hand_without_a_combination_when_ranked_then_it_qualifies_by_its_ace_and_king() -> None:
    """All 1,277 rank patterns: both an ace and a king, or the dealer is out; nothing else counts."""
    found: dict[bool, int] = {True: 0, False: 0}
    for ranks in combinations(RANKS, 5):
        suits = "cdhsc"
        cards = [Card(rank.letter + suit) for rank, suit in zip(ranks, suits, strict=True)]
        straight = hand_of(cards).name.startswith("straight")
        letters = {rank.letter for rank in ranks}
        assert qualifies(hand_of(cards)) is (straight or letters >= {"A", "K"})
        if not straight:
            found[letters >= {"A", "K"}] += 1
    assert found == {True: 164, False: 1_277 - 164}


@pytest.mark.clause("9.7")
def test_9_7_given_settled_wagers_when_the_hands_are_racked_then_each_and_the_dealers_is_counted(
    edition: Edition,
) -> None:
    """The dealer is asked to count every hand; the round closes with the last one, and not before."""
    scene = compared(bet(dealt(edition, {1: "", 3: ""}, ACE_KING), 1, 3))
    said: list[str] = []
    while scene.state.phase is Phase.COLLECTING:
        step = due(scene.state, DEALER, NOON)
        assert step is not None
        said.append(step.say)
        scene = scene.given(step.command)
        assert cites(scene.one(e.HandRacked), "9.7")
    counts = "Count five cards of box {}, and rack them."
    assert said == [counts.format(3), counts.format(1), "Count the dealer's five cards, and rack them."]
    assert scene.one(he.RoundClosed).void is False


@pytest.mark.parametrize("box, whose", [(0, "The dealer's hand"), (1, "The hand of box 1")])
@pytest.mark.parametrize("count", [4, 6])
@pytest.mark.clause("9.7")
def test_9_7_given_a_hand_of_four_or_six_when_counted_then_it_is_not_racked_and_what_was_paid_comes_back(
    edition: Edition, box: int, whose: str, count: int
) -> None:
    """The round is still open, so a wrong count voids it: bets and jackpot prizes are clawed back to the cent."""
    hands = {1: "KhJh9h6h5h", 2: "2h4d5c7s8c"}
    scene = played_out(fold(bet(dealt(edition, hands, ACE_KING, jackpot=(1, 2)), 1), 2), Phase.COLLECTING)
    assert balances(scene)["player:ann"] == 1_000 + 10_000 + 10_000 - 100
    void = scene.when(c.RackHand(by=DEALER, box=box, count=count))
    assert void.one(he.RoundVoided).reason == f"{whose} has {count} cards"
    assert cites(void.one(he.RoundVoided), "9.7", "14.3", "A:Void")
    assert balances(void) == {}
    assert (void.state.pools.pool_cents, void.state.pools.reserve_cents) == (5_000_000, 400_000)


@pytest.mark.clause("9.7")
def test_9_7_given_wagers_that_are_not_settled_when_a_hand_would_be_racked_then_it_stays(edition: Edition) -> None:
    """Neither a hand in play nor the dealer's goes before wagers and jackpot are settled, and each goes once."""
    scene = bet(dealt(edition, {1: "KhJh9h6h5h"}, ACE_KING, jackpot=(1,)), 1)
    shown = scene.given(c.RevealDealer(by=DEALER))
    unpaid = shown.given(c.SettleWagers(by=DEALER))
    for open_ in (scene, shown, unpaid):
        for box in (0, 1):
            open_.when(c.RackHand(by=DEALER, box=box)).refused_under("9.7")
    racked = played_out(unpaid, Phase.COLLECTING).given(c.RackHand(by=DEALER, box=0))
    for box in (0, 2):
        racked.when(c.RackHand(by=DEALER, box=box)).refused_under("9.7")
    assert racked.given(c.RackHand(by=DEALER, box=1)).state.phase is Phase.BETWEEN


@pytest.mark.clause("9.1")
def test_9_1_given_a_face_that_was_named_wrong_on_felt_when_corrected_then_the_hand_is_what_lies_there(
    edition: Edition,
) -> None:
    """A slip of the dealer's finger is put right by the supervisor before it settles anything."""
    scene = deal_on(ready(edition, {1: ""}, cards=CardSource.FELT), up="3s")
    shown = bet(scene, 1).given(c.RevealDealer(by=DEALER, cards=parse_cards("AsQd9c7h3s")))
    shown.when(c.CorrectFaces(by=SUPERVISOR, box=1, cards=parse_cards("KhJh9h6h5h"))).refused_under("9.1")
    shown.when(c.CorrectFaces(by=SUPERVISOR, box=0, cards=parse_cards("AsKd9c7h"))).refused_under("2.5")
    right = shown.when(c.CorrectFaces(by=SUPERVISOR, box=0, cards=parse_cards(ACE_KING)))
    assert (right.one(e.FacesCorrected).hand, right.one(e.FacesCorrected).qualifies) == ("ace-king high", True)
    turned = right.given(c.TurnHand(by=DEALER, box=1, cards=parse_cards("KhJh9h6hQd")))
    again = turned.given(c.CorrectFaces(by=SUPERVISOR, box=1, cards=parse_cards("KhJh9h6h5h")))
    settled = again.when(c.SettleWagers(by=DEALER))
    assert result(settled, 1, "bet").returned == 12_000
    assert "Qd" not in settled.state.round.seen


@pytest.mark.clause("9.1")
def test_9_1_given_faces_in_the_program_when_somebody_would_correct_them_then_it_is_refused(edition: Edition) -> None:
    """What the program deals, nobody has named."""
    scene = bet(dealt(edition, {1: ""}, ACE_KING), 1).given(c.RevealDealer(by=DEALER))
    scene.when(c.CorrectFaces(by=SUPERVISOR, box=0, cards=parse_cards(ACE_KING))).refused_under("9.1")
