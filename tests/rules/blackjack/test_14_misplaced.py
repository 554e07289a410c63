"""Rules 14.4 and 14.5: a card that lies on the wrong hand, found within the round, or after the next has begun."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase, Standing
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.people import Person
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    dealt,
    dealt_by_hand,
    double,
    draw,
    gained,
    hand,
    placed,
    played_out,
    player,
    result,
    stand,
    turned,
)
from tests.kit.scene import cites


def report(box: int) -> c.ReportMisplaced:
    """Somebody says that cards of a box lie wrong."""
    return c.ReportMisplaced(by=DEALER, box=box)


def laid(*hands: tuple[int, str]) -> c.ReconstructHands:
    """The supervisor lays the first hand of each of these boxes so; 0 is the dealer's."""
    return c.ReconstructHands(by=SUPERVISOR, hands=tuple(c.Laid(box, parse_cards(cards)) for box, cards in hands))


def swapped() -> PlayScene:
    """On a felt table box 1 has the second card of box 2, and the other way round; box 1 has been reported."""
    return dealt_by_hand({1: "Th3s", 2: "9h8d"}, "7c").given(report(1))


def done(scene: PlayScene) -> PlayScene:
    """The dealer's next step is taken."""
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    return scene.given(step.command)


@pytest.mark.clause("14.4")
def test_14_4_given_two_cards_that_lie_on_each_others_hands_when_rebuilt_then_both_are_played_as_they_should() -> None:
    """Ten and eight, nine and three: box 1 may stand now, and box 2 has to draw or may."""
    scene = swapped().when(laid((1, "Th8d"), (2, "9h3s")))
    record = scene.one(e.HandsReconstructed)
    assert (record.boxes, record.by, record.under) == ((1,), SUPERVISOR.id, ("14.4",))
    assert (hand(scene, 1), hand(scene, 2)) == ("Th8d", "9h3s")
    scene = turned(draw(stand(scene, 1), 2), "9d")
    assert hand(scene, 2) == "9h3s9d"


@pytest.mark.clause("14.4")
def test_14_4_given_a_hand_that_lies_wrong_when_the_table_would_go_on_then_it_waits() -> None:
    """No decision, no card and no settlement before the supervisor has laid the cards."""
    scene = swapped()
    for wish in (
        c.Draw(by=player(1), box=1),
        c.Double(by=player(1), box=1, cents=5_000),
        c.PlayAbsent(by=DEALER, box=1),
    ):
        scene.when(wish).refused_under("14.4")
    assert due(scene.state, DEALER, NOON) is None
    settling = played_out(stand(dealt({1: "Th8s"}, "7c", "Td"), 1), Phase.SETTLING)
    settling.given(report(1)).when(c.SettleWagers(by=DEALER)).refused_under("14.4")
    collecting = played_out(settling, Phase.COLLECTING)
    collecting.given(report(0)).when(c.CollectCards(by=DEALER)).refused_under("14.4")
    drawing = stand(dealt({1: "Th8s"}, "7c", "Td"), 1).given(report(0))
    drawing.when(c.DrawDealer(by=DEALER)).refused_under("14.4")
    insuring = dealt({1: "Th8s"}, "Ac").given(report(0))
    insuring.when(c.CloseInsurance(by=DEALER)).refused_under("14.4")
    paying = dealt({1: "AhKs"}, "9c").given(report(1))
    paying.when(c.PayBlackjacks(by=DEALER)).refused_under("14.4")


@pytest.mark.clause("14.4")
def test_14_4_given_cards_that_are_not_those_of_the_hands_when_laid_then_refused() -> None:
    """Every card of the named hands, each hand once, by the supervisor, and only after a report."""
    scene = swapped()
    for wrong in (
        laid((1, "Th8d"), (1, "9h3s")),
        laid((1, "Th8d"), (5, "9h3s")),
        laid((1, "Th8d"), (2, "9h3s"), (0, "")),
        laid((1, "Th8d3s9h"), (2, "")),
        laid((1, "Th8d3s")),
    ):
        scene.when(wrong).refused_under("14.4")
    right = laid((1, "Th8d"), (2, "9h3s"))
    for person in (DEALER, OPERATOR, player(1)):
        scene.when(c.ReconstructHands(by=person, hands=right.hands)).refused_under("14.4")
    dealt_by_hand({1: "Th3s", 2: "9h8d"}, "7c").when(right).refused_under("14.4")
    scene.when(report(1)).refused_under("14.4")
    scene.when(report(7)).refused_under("14.4")


@pytest.mark.clause("14.4")
@pytest.mark.parametrize("who", [DEALER, SUPERVISOR, OPERATOR, player(2)], ids=lambda person: person.role)
def test_14_4_given_an_electronic_table_when_cards_were_laid_wrong_then_they_go_where_the_program_shows(
    who: Person,
) -> None:
    """Anybody may say so; the order of the shoe settles whose card is whose, and nobody names other cards."""
    scene = dealt({1: "Th3s", 2: "9h8d"}, "7c", "6d4cTd")
    misplaced = scene.given(c.ReportMisplaced(by=who, box=2))
    misplaced.when(laid((1, "Th8d"), (2, "9h3s"))).refused_under("14.4")
    rebuilt = misplaced.when(c.ReconstructHands(by=SUPERVISOR))
    assert cites(rebuilt.one(e.HandsReconstructed), "14.4")
    assert rebuilt.state == scene.state


@pytest.mark.clause("14.4")
def test_14_4_given_a_card_of_another_box_that_busted_a_hand_when_rebuilt_then_the_hand_is_open_again() -> None:
    """The king on box 1 was for box 2: box 1 is a hard 13 and decides, box 2 comes to 22 only in its own turn."""
    scene = turned(draw(dealt_by_hand({1: "Th3s", 2: "9h3d"}, "7c"), 1), "Kd")
    assert scene.state.round.boxes[0].hands[0].standing is Standing.BUST
    scene = turned(draw(scene, 2), "5d")
    scene = scene.given(report(1), laid((1, "Th3s5d"), (2, "9h3dKd")))
    assert [box.hands[0].standing for box in scene.state.round.boxes] == [Standing.OPEN, Standing.BUST]
    assert hand(turned(draw(scene, 1), "2d"), 1) == "Th3s5d2d"


@pytest.mark.clause("14.4")
def test_14_4_given_a_decision_on_a_rebuilt_hand_when_its_cards_still_allow_it_then_it_stays() -> None:
    """Box 1 stood on what is now 18; a hand that is now 11 may not stand and decides anew."""
    scene = stand(dealt_by_hand({1: "Th3s", 2: "9h8d"}, "7c"), 1).given(report(1))
    kept = scene.given(laid((1, "Th8d"), (2, "9h3s")))
    assert kept.state.round.boxes[0].hands[0].standing is Standing.STOOD
    low = stand(dealt_by_hand({1: "8h9s", 2: "Th3d"}, "7c"), 1).given(report(1), laid((1, "8h3d"), (2, "Th9s")))
    low.when(c.Stand(by=player(1), box=1)).refused_under("9.2(b)")
    draw(low, 1)


@pytest.mark.clause("14.4")
def test_14_4_given_a_doubled_hand_when_its_one_card_was_another_then_the_right_one_is_laid_and_it_stays_doubled() -> (
    None
):
    """Six, five, and the ten that was for nobody else: three cards, and 100 at stake."""
    scene = turned(double(dealt_by_hand({1: "6h5s", 2: "9h8d"}, "7c"), 1), "4d")
    scene = turned(draw(scene, 2), "Td")
    scene = scene.given(report(2), laid((1, "6h5sTd"), (2, "9h8d4d")))
    assert [box.hands[0].standing for box in scene.state.round.boxes] == [Standing.FULL, Standing.FULL]
    end = played_out(turned(scene, "Ts"))
    assert (gained(end, "ann"), gained(end, "ben")) == (10_000, 5_000)


@pytest.mark.clause("14.4", "A:Round of play")
def test_14_4_given_pay_outs_when_the_error_is_found_with_the_cards_still_there_then_they_are_made_anew() -> None:
    """Both lost with 17 against 18; the dealer's ten was box 1's, and its seven the dealer's, who draws again."""
    paid = played_out(turned(stand(dealt_by_hand({1: "Th7s", 2: "9h8d"}, "8c"), 1, 2), "Td"), Phase.COLLECTING)
    assert balances(paid) == {"player:ann": -5_000, "player:ben": -5_000, "float": 10_000}
    rebuilt = paid.given(report(1)).when(laid((1, "ThTd"), (0, "8c7s")))
    assert balances(rebuilt) == {"player:ann": -5_000, "player:ben": -5_000, "felt": 10_000}
    assert cites(rebuilt.one(e.SettlementTakenBack), "14.4")
    assert rebuilt.state.phase is Phase.DRAWING
    end = played_out(turned(rebuilt, "2h"))
    assert (gained(end, "ann"), gained(end, "ben")) == (5_000, 0)


@pytest.mark.clause("14.4", "14.5")
def test_14_4_given_an_error_found_between_two_rounds_when_reopened_then_the_hand_is_rebuilt_from_the_rack() -> None:
    """The round is over, and the next has not begun: it is settled anew, and void it is not."""
    end = played_out(turned(stand(dealt_by_hand({1: "Th8s", 2: "9h9d"}, "7c"), 1, 2), "Td"))
    assert (gained(end, "ann"), gained(end, "ben")) == (5_000, 5_000)
    end.when(c.ReopenRound(by=DEALER, box=1)).refused_under("14.4")
    end.when(c.VoidPastRound(by=OPERATOR, round=1, note="box 1")).refused_under("14.4")
    reopened = end.given(c.ReopenRound(by=SUPERVISOR, box=1))
    assert reopened.state.phase is Phase.COLLECTING
    again = played_out(reopened.given(laid((1, "Th7c"), (0, "8sTd"))))
    assert (gained(again, "ann"), gained(again, "ben")) == (-5_000, 0)
    assert again.state.round.number == 1
    assert again.when(c.ReopenRound(by=SUPERVISOR, box=1)).refusal is None


@pytest.mark.clause("14.5")
def test_14_5_given_a_first_card_of_the_next_round_when_an_error_is_found_then_nothing_is_rebuilt() -> None:
    """From the first card on the earlier round cannot be rebuilt; before it, with wagers down, it still is not void."""
    scene = played_out(played_out(stand(dealt({1: "Th8s"}, "7c", "Td"), 1)), Phase.WAGERING)
    scene.when(c.ReopenRound(by=SUPERVISOR, box=1)).refused_under("14.4")
    down = placed(scene, {1: 5_000})
    down.when(c.VoidPastRound(by=OPERATOR, round=1, note="box 1")).refused_under("14.4")
    begun = down.given(c.DealCard(by=DEALER))
    begun.when(report(7)).refused_under("14.4")
    assert begun.when(c.VoidPastRound(by=OPERATOR, round=1, note="box 1")).one(e.PastRoundVoided).number == 1


def three_rounds() -> PlayScene:
    """Ann wins 75 with a Blackjack in round 1 and loses 50 in round 2; round 3 is under way with 50 of hers."""
    scene = played_out(dealt({1: "AhKs"}, "9c", "9hTh8d9dTc7h9sTd"))
    for _ in range(2):
        scene = placed(played_out(scene, Phase.WAGERING), {1: 5_000}).given(c.DealRound(by=DEALER))
        scene = played_out(stand(scene, 1)) if scene.state.round.number == 2 else scene
    return scene


@pytest.mark.clause("14.5", "A:Void")
def test_14_5_given_an_error_of_round_1_when_found_in_round_3_then_1_is_void_and_2_and_3_stand() -> None:
    """The 75 that round 1 had paid go back; what round 2 took stays taken, and round 3 is played to its end."""
    scene = three_rounds()
    before = gained(scene, "ann")
    assert gained(until(scene, 1), "ann") == 7_500
    void = scene.when(c.VoidPastRound(by=OPERATOR, round=1, note="the king was box 2's"))
    event = void.one(e.PastRoundVoided)
    assert cites(event, "14.5", "A:Void")
    assert event.note == "the king was box 2's"
    assert gained(void, "ann") == before - 7_500
    assert void.state.round == scene.state.round
    end = played_out(stand(void, 1))
    assert not [one for one in end.history if isinstance(one, he.RoundClosed) and one.void]
    assert (result(end, 1).returned, gained(end, "ann")) == (10_000, 0)


def until(scene: PlayScene, number: int) -> PlayScene:
    """The scene as it was when this round had been closed."""
    ends = [place for place, event in enumerate(scene.history) if isinstance(event, he.RoundClosed)]
    return PlayScene(scene.game, scene.state, scene.history[: ends[number - 1] + 1])


@pytest.mark.clause("14.5")
def test_14_5_given_a_past_round_when_voided_then_once_by_the_operator_and_with_a_reason() -> None:
    """The round in progress is not one of them, nor one that has been voided, nor one that never was."""
    scene = three_rounds()
    void = c.VoidPastRound(by=OPERATOR, round=1, note="the king was box 2's")
    for wrong in (
        c.VoidPastRound(by=DEALER, round=1, note="the king"),
        c.VoidPastRound(by=OPERATOR, round=1, note="  "),
        c.VoidPastRound(by=OPERATOR, round=3, note="the king"),
        c.VoidPastRound(by=OPERATOR, round=0, note="the king"),
    ):
        scene.when(wrong).refused_under("14.5")
    scene.given(void).when(void).refused_under("14.5")


@pytest.mark.clause("14.5")
def test_14_5_given_a_void_round_of_the_past_when_the_one_in_progress_is_voided_as_well_then_each_goes_back_once() -> (
    None
):
    """Rounds 1 and 3 are as if they had not been; round 2 is what is left."""
    scene = three_rounds()
    scene = scene.given(c.VoidPastRound(by=OPERATOR, round=1, note="the king was box 2's"))
    scene = scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a flood"))
    assert gained(scene, "ann") == -5_000
