"""Insurance of one's own wager: when, how much, in which unit, and what becomes of it (7.1, 7.3-7.6)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import (
    CardDealt,
    DealerCompleted,
    InsuranceDeclined,
    InsurancePlaced,
    InsuranceSettled,
    InterimSettled,
)
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import CardSource, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    HITS,
    LAYOUT,
    NOON,
    PERFECT,
    PlayScene,
    balances,
    dealt,
    dealt_by_hand,
    draw,
    gained,
    insurance_result,
    named,
    played_out,
    player,
    result,
    stand,
    turned,
    uninsured,
)
from tests.kit.scene import cites


def insure(cents: int, box: int = 1, name: str = "") -> c.Insure:
    return c.Insure(by=named(name) if name else player(box), box=box, cents=cents)


def insured(cards: str, draws: str, cents: int = 1_250, wager: int = 2_500, **changes: object) -> PlayScene:
    """Ann has insured her wager on these cards against an ace, and insurance is closed."""
    scene: PlayScene = dealt({1: cards}, "Ac", draws, wagers={1: wager}, **changes)
    return uninsured(scene.given(insure(cents)))


# 7.1


@pytest.mark.clause("7.1")
def test_7_1_given_25_on_the_box_when_insured_then_up_to_12_50_is_taken() -> None:
    """Wager $25, smallest chip $5: up to $12.50; $15 refused."""
    scene = dealt({1: "Ts 6d"}, "Ac", wagers={1: 2_500})
    for cents in (250, 500, 1_000, 1_250):
        placed = scene.when(insure(cents)).one(InsurancePlaced)
        assert (placed.player, placed.owner, placed.cents) == ("ann", "ann", cents)
        assert cites(placed, "7.1")
    for cents in (1_500, 2_500, 5_000):
        assert "$12.50" in scene.when(insure(cents)).refused_under("7.1").why
    assert gained(scene.given(insure(1_250)), "ann") == -3_750


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("up", ["Tc", "Jc", "Qc", "Kc", "9c", "2c"])
def test_7_1_given_another_card_than_an_ace_when_insured_then_it_is_refused(up: str) -> None:
    """Dealer ten: refused. Only an ace is insured against."""
    scene = dealt({1: "Ts 6d"}, up)
    scene.when(insure(2_500)).refused_under("7.1")
    scene.when(c.DeclineInsurance(by=player(1), box=1)).refused_under("7.2/lead")


@pytest.mark.clause("7.1")
def test_7_1_given_three_wagers_on_a_box_when_each_insures_then_half_of_the_own_wager_is_the_limit() -> None:
    """Ann $50, ben $30, cat $20 on box 1: each insures for themselves, up to $25, $15 and $10."""
    scene = dealt({1: "Ts 6d"}, "Ac", wagers={1: {"ann": 5_000, "ben": 3_000, "cat": 2_000}})
    for name, most in (("ann", 2_500), ("ben", 1_500), ("cat", 1_000)):
        scene.when(insure(most + 250, name=name)).refused_under("7.1")
        scene = scene.given(insure(most, name=name))
    assert [line.cents for line in scene.state.round.insurances] == [2_500, 1_500, 1_000]


@pytest.mark.clause("7.1")
def test_7_1_given_a_wager_insured_declined_or_of_nobody_when_insured_then_it_is_refused() -> None:
    """Once for each wager; a player without a wager has nothing to insure."""
    scene = dealt({1: "Ts 6d", 2: "8s 8d"}, "Ac")
    scene.given(insure(1_000)).when(insure(1_000)).refused_under("7.1")
    scene.given(c.DeclineInsurance(by=player(1), box=1)).when(insure(1_000)).refused_under("7.2/lead")
    scene.when(insure(1_000, box=1, name="zoe")).refused_under("7.1")
    scene.when(insure(1_000, box=5)).refused_under("A:Box")
    scene.when(c.Insure(by=player(2), box=1, cents=1_000, player="ann")).refused_under("16.7")


@pytest.mark.clause("7.1")
def test_7_1_given_two_boxes_of_one_player_when_insured_then_each_wager_has_its_own_half() -> None:
    """$50 on box 1 and $20 on box 2: $25 and $10."""
    scene = dealt({1: "Ts 6d", 2: "8s 8d"}, "Ac", wagers={1: {"ann": 5_000}, 2: {"ann": 2_000}}, seated=(1,))
    scene.when(insure(1_250, box=2, name="ann")).refused_under("7.1")
    scene = scene.given(insure(2_500), insure(1_000, box=2, name="ann"))
    assert [(line.box, line.cents) for line in scene.state.round.insurances] == [(1, 2_500), (2, 1_000)]


# 7.3


@pytest.mark.clause("7.3")
def test_7_3_given_the_subsequent_deal_begun_when_insured_then_it_is_refused() -> None:
    """After box 1 draws, and as soon as insurance is closed, it is too late; before the deal it is too early."""
    scene = uninsured(dealt({1: "Ts 2d", 2: "8s 9d"}, "Ac", "3h"))
    for later in (scene, draw(scene, 1)):
        later.when(insure(2_500, box=2)).refused_under("7.3")
    with_side = dealt({1: "Ts 2d"}, "Ac", side={1: 500}, side_bet=PERFECT)
    with_side.when(insure(2_500)).refused_under("7.3")
    with_side.given(c.SettlePairs(by=DEALER), insure(2_500))


@pytest.mark.clause("7.3")
def test_7_3_given_players_who_have_not_answered_when_the_dealer_asks_what_is_due_then_the_line_stays_open() -> None:
    """Once everybody has insured or declined, it is closed; the dealer may close it before."""
    scene = dealt({1: "Ts 6d", 2: "8s 8d"}, "Ac").given(insure(2_500))
    assert due(scene.state, DEALER, NOON) is None
    scene = scene.when(c.DeclineInsurance(by=player(2), box=2))
    assert cites(scene.one(InsuranceDeclined), "7.2/lead")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.say, step.under) == ("Insurance closed.", ("7.3",))
    closed = scene.when(step.command)
    assert cites(closed.one(InterimSettled), "7.3")
    assert closed.state.phase is Phase.PLAYING
    for other in (player(1), player(2)):
        scene.when(c.CloseInsurance(by=other)).refused_under("7.3")


@pytest.mark.clause("7.3")
def test_7_3_given_insurance_when_placed_then_it_lies_on_the_line_and_not_on_the_box() -> None:
    """The record names line, owner and insurer; the wager of the box stays what it was."""
    scene = dealt({1: "Ts 6d"}, "Ac").when(insure(2_500))
    assert cites(scene.one(InsurancePlaced), "7.3")
    (box,) = scene.state.round.boxes
    assert [(wager.cents, wager.base) for wager in box.hands[0].wagers] == [(5_000, 5_000)]
    assert len(scene.state.round.insurances) == 1


# 7.4


@pytest.mark.clause("7.4")
@pytest.mark.parametrize("cents", [250, 500, 750, 2_500])
def test_7_4_given_a_smallest_chip_of_5_when_insured_in_half_chips_then_it_is_taken(cents: int) -> None:
    """Smallest chip $5: $2.50, $5, $7.50 accepted."""
    assert cites(dealt({1: "Ts 6d"}, "Ac").when(insure(cents)).one(InsurancePlaced), "7.1")


@pytest.mark.clause("7.4")
@pytest.mark.parametrize("cents", [1, 100, 249, 400, 1_249, 2_400])
def test_7_4_given_a_smallest_chip_of_5_when_insured_off_half_chips_then_it_is_refused(cents: int) -> None:
    """$4 refused."""
    dealt({1: "Ts 6d"}, "Ac").when(insure(cents)).refused_under("7.4")


@pytest.mark.clause("7.4")
def test_7_4_given_a_smallest_chip_of_1_when_15_is_wagered_then_7_50_insures_it_and_7_25_does_not() -> None:
    """The unit goes with the float of the table."""
    scene = dealt({1: "Ts 6d"}, "Ac", wagers={1: 1_500}, smallest_chip_cents=100)
    scene.given(insure(750))
    scene.when(insure(725)).refused_under("7.4")


# 7.5, 7.6


@pytest.mark.clause("7.5")
@pytest.mark.parametrize("ten", ["Th", "Jh", "Qh", "Kh"])
def test_7_5_given_12_50_insured_when_the_dealers_second_card_counts_ten_then_it_pays_2_to_1(ten: str) -> None:
    """$12.50 wins $25, total back $37.50; with the $25 lost on the hand, ann is level."""
    scene = stand(insured("Ts 6d", ten), 1).given(c.DrawDealer(by=DEALER))
    settled = scene.one(InsuranceSettled)
    assert (settled.staked, settled.outcome, settled.returned) == (1_250, Outcome.WIN, 3_750)
    assert cites(settled, "7.5", "7.6(b)")
    assert balances(played_out(scene)) == {}


@pytest.mark.clause("7.5")
def test_7_5_given_the_plate_when_read_then_it_says_what_insurance_pays() -> None:
    """Two to one, before anybody insures."""
    sign = next(sign for sign in plate(dealt({1: "Ts 6d"}, "Ac").state) if sign.label == "Insurance pays")
    assert (sign.text, sign.under) == ("2 to 1", ("7.5",))


@pytest.mark.clause("7.6(a)")
@pytest.mark.parametrize("layout, dealer", [(LAYOUT, 18), (HITS, 18)], ids=["stand", "draw"])
def test_7_6_a_given_a_second_card_that_does_not_count_ten_when_drawn_then_insurance_is_lost_and_the_round_goes_on(
    layout: object, dealer: int
) -> None:
    """Ace then 7: $12.50 collected, and the dealer's hand goes by rule 12."""
    scene = stand(insured("Ts 9d", "7h", layout=layout), 1)
    assert not [event for event in scene.history if isinstance(event, InsuranceSettled)]
    scene = scene.given(c.DrawDealer(by=DEALER))
    settled = scene.one(InsuranceSettled)
    assert (settled.outcome, settled.returned) == (Outcome.LOSE, 0)
    assert cites(settled, "7.6(a)")
    assert scene.one(DealerCompleted).total == dealer
    assert result(played_out(scene), 1).outcome is Outcome.WIN


@pytest.mark.clause("7.6(a)")
def test_7_6_a_given_a_low_second_card_when_insurance_is_collected_then_the_dealer_draws_on() -> None:
    """Ace then 2: insurance is lost with the second card, and a third and fourth are drawn to 17 or more."""
    scene = stand(insured("Ts 9d", "2h 3h Th 4h"), 1).when(c.DrawDealer(by=DEALER))
    kinds = [type(event) for event in scene.events if isinstance(event, CardDealt | InsuranceSettled)]
    assert kinds[:3] == [CardDealt, InsuranceSettled, CardDealt]
    assert len(scene.state.round.dealer) == 5


@pytest.mark.clause("7.6(b)")
def test_7_6_b_given_a_second_card_that_counts_ten_when_drawn_then_insurance_is_paid_and_other_wagers_lose() -> None:
    """Ace then J: $12.50 wins $25; a 20 without insurance loses, a Blackjack stands off."""
    scene = dealt({1: "Ts 6d", 2: "Ts Kd", 3: "As Kd"}, "Ac", "Jh", wagers={1: 2_500, 2: 5_000, 3: 5_000})
    scene = played_out(stand(uninsured(scene.given(insure(1_250))), 1, 2))
    assert insurance_result(scene, 1).returned == 3_750
    assert cites(insurance_result(scene, 1), "7.6(b)")
    assert [result(scene, box).outcome for box in (1, 2, 3)] == [Outcome.LOSE, Outcome.LOSE, Outcome.PUSH]
    assert [gained(scene, name) for name in ("ann", "ben", "cat")] == [0, -5_000, 0]


@pytest.mark.clause("7.6(a)", "7.6(b)")
@pytest.mark.parametrize("second, back", [("Kd", 3_750), ("7d", 0)])
def test_7_6_a_given_every_hand_bust_when_insurance_is_open_then_the_second_card_is_drawn_for_it_alone(
    second: str, back: int
) -> None:
    """The card is drawn after all players have finished, and no third one follows."""
    scene = draw(insured("Ts 6d", f"9h {second} 5h"), 1)
    assert scene.state.phase is Phase.DRAWING
    scene = played_out(scene)
    assert insurance_result(scene, 1).returned == back
    assert result(scene, 1).outcome is Outcome.LOSE
    assert sum(isinstance(event, CardDealt) and event.box == 0 for event in scene.history) == 2


@pytest.mark.clause("7.6(b)")
def test_7_6_b_given_a_felt_table_when_the_dealer_turns_a_queen_then_insurance_is_paid_with_that_card() -> None:
    """The named card settles it, as one from the program would."""
    scene = uninsured(dealt_by_hand({1: "Ts 6d"}, "Ac").given(insure(2_500)))
    scene = turned(stand(scene, 1), "Qh")
    assert scene.one(InsuranceSettled).returned == 7_500
    assert scene.state.plate.cards is CardSource.FELT


@pytest.mark.clause("7.5", "7.6(b)")
def test_7_5_given_a_whole_insured_blackjack_when_the_dealer_has_one_then_the_insurance_is_what_is_won() -> None:
    """The Blackjack stands off, and $25 of insurance win $50."""
    wish: AnyCommand = insure(2_500)
    scene = played_out(uninsured(dealt({1: "As Kd"}, "Ac", "Kh").given(wish)))
    assert result(scene, 1).outcome is Outcome.PUSH
    assert gained(scene, "ann") == 5_000
