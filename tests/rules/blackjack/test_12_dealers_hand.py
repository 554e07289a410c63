"""Rule 12: when the dealer's hand draws, by the inscription of the layout, and when a card would change nothing."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.determinations import Layout
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import CardSource, Outcome
from tests.games.blackjack.tables import (
    DEALER,
    HITS,
    LAYOUT,
    NOON,
    PlayScene,
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


def dealers(scene: PlayScene) -> str:
    """The dealer's cards."""
    return "".join(scene.state.round.dealer)


def settled(scene: PlayScene) -> PlayScene:
    """The scene with the dealer's hand complete."""
    return played_out(scene, Phase.SETTLING)


@pytest.mark.clause("12.1/lead")
def test_12_1_given_a_box_that_has_still_to_act_when_the_dealer_would_draw_then_refused() -> None:
    """Boxes 1 and 5: until box 5 has finished there is no second card, neither drawn nor asked for."""
    scene = stand(dealt({1: "Th8s", 5: "9h8d"}, "7c", "TcTd"), 1)
    scene.when(c.DrawDealer(by=DEALER)).refused_under("12.1/lead")
    assert due(scene.state, DEALER, NOON) is None
    assert dealers(scene) == "7c"
    done = stand(scene, 5)
    step = due(done.state, DEALER, NOON)
    assert step is not None
    assert "12.1/lead" in step.under
    drawn = done.given(step.command)
    assert dealers(drawn) == "7cTc"
    assert cites(drawn.one(e.CardDealt), "12.1/lead", "12.1(a)")


@pytest.mark.clause("12.1/lead")
def test_12_1_given_a_felt_table_when_the_dealer_draws_then_card_by_card_and_by_nobody_else() -> None:
    """The dealer turns each card; the hand ends by the inscription and not by choice."""
    scene = stand(dealt_by_hand({1: "Th8s"}, "7c"), 1)
    scene.when(c.DrawDealer(by=DEALER)).refused_under("6.1")
    scene.when(c.DealCard(by=player(1), card=parse_cards("6d")[0])).refused_under("16.5(c)")
    scene = turned(scene, "6d")
    assert scene.state.phase is Phase.DRAWING
    scene = turned(scene, "4h")
    assert scene.state.phase is Phase.SETTLING
    scene.when(c.DealCard(by=DEALER, card=parse_cards("2h")[0])).refused_under("14.2")


STANDS = pytest.param(LAYOUT, id="stand on soft 17")
DRAWS = pytest.param(HITS, id="draw to soft 17")


@pytest.mark.parametrize("layout", [STANDS, DRAWS])
@pytest.mark.parametrize(
    "first, draws, hand",
    [
        ("Tc", "6d5h2c", "Tc6d5h"),
        ("Tc", "7d2h", "Tc7d"),
        ("9c", "7d5h2h", "9c7d5h"),
        ("2c", "2d2h2s2c2dAh4s5d", "2c2d2h2s2c2dAh4s"),
        ("7c", "8d9h2s", "7c8d9h"),
        ("8c", "Ad5d", "8cAd"),
        ("Tc", "8d2d", "Tc8d"),
        ("9c", "9d2d", "9c9d"),
        ("8c", "Kd2d", "8cKd"),
        ("5c", "5dAh2s", "5c5dAh"),
    ],
)
@pytest.mark.clause("12.1(a)", "12.1(b)")
def test_12_1_a_given_a_hard_total_or_a_soft_18_when_the_dealer_draws_then_both_inscriptions_want_the_same(
    layout: Layout, first: str, draws: str, hand: str
) -> None:
    """Draw on 16 or less, stand on hard 17 and on soft 18 or more."""
    assert dealers(settled(stand(dealt({1: "Th8s"}, first, draws, layout=layout), 1))) == hand


@pytest.mark.parametrize(
    "first, draws, stood",
    [("6c", "Ad", "6cAd"), ("2c", "4dAh", "2c4dAh"), ("3c", "3dAh", "3c3dAh"), ("6c", "AdTh", "6cAd")],
)
@pytest.mark.clause("12.1(a)")
def test_12_1_a_given_a_layout_that_says_stand_when_the_dealer_has_a_soft_17_then_no_card(
    first: str, draws: str, stood: str
) -> None:
    """Ace and six: stand, under the inscription that is on the sign."""
    scene = settled(stand(dealt({1: "Th8s"}, first, draws + "9h"), 1))
    assert dealers(scene) == stood
    assert [sign.text for sign in plate(scene.state) if "12.1(a)" in sign.under] == ["must stand"]


@pytest.mark.parametrize(
    "first, draws, hand, total",
    [
        ("6c", "AdTh4s", "6cAdTh", 17),
        ("6c", "Ad4h9s", "6cAd4h", 21),
        ("6c", "AdAh9s", "6cAdAh", 18),
        ("2c", "4dAh5s9dTh", "2c4dAh5s9d", 21),
        ("7c", "AdTh", "7cAd", 18),
    ],
)
@pytest.mark.clause("12.1(b)")
def test_12_1_b_given_a_layout_that_says_draw_when_the_dealer_has_a_soft_17_then_it_draws_until_it_is_hard_or_18(
    first: str, draws: str, hand: str, total: int
) -> None:
    """Ace and six draw; with a ten they are a hard 17 and stand; ace and seven stand at once."""
    scene = settled(stand(dealt({1: "Th8s"}, first, draws, layout=HITS), 1))
    assert dealers(scene) == hand
    assert [one.total for one in scene.history if isinstance(one, e.DealerCompleted)] == [total]
    assert [sign.text for sign in plate(scene.state) if "12.1(b)" in sign.under] == ["must draw"]


@pytest.mark.clause("12.1(b)")
def test_12_1_b_given_the_second_soft_17_of_a_hand_when_the_layout_says_draw_then_it_draws_again() -> None:
    """Ace, two, four: soft 17; a ten makes it hard and it stands. Ace, ace, five likewise."""
    for draws, hand in (("2d4hTs9d", "Ac2d4hTs"), ("Ad5hTs9d", "AcAd5hTs")):
        scene = uninsured(dealt({1: "Th8s"}, "Ac", draws, layout=HITS))
        assert dealers(settled(stand(scene, 1))) == hand


@pytest.mark.clause("12.2")
def test_12_2_given_that_all_hands_are_bust_when_decided_then_the_dealer_takes_no_second_card() -> None:
    """Both boxes over 21, no insurance: nothing hangs on the dealer's hand, and none may be drawn."""
    scene = draw(draw(dealt({1: "Th6s", 2: "9h7d"}, "6c", "TcTd"), 1), 2)
    assert scene.state.phase is Phase.SETTLING
    scene.when(c.DrawDealer(by=DEALER)).refused_under("12.1/lead")
    end = played_out(scene)
    assert (gained(end, "ann"), gained(end, "ben")) == (-5_000, -5_000)
    assert [one.card for one in end.history if isinstance(one, e.CardDealt) and one.box == 0] == list(parse_cards("6c"))


@pytest.mark.clause("12.2", "7.6(a)", "7.6(b)")
@pytest.mark.parametrize("second, outcome", [("5d", Outcome.LOSE), ("Kd", Outcome.WIN)])
def test_12_2_given_that_all_hands_are_bust_when_insurance_is_alive_then_exactly_one_card(
    second: str, outcome: Outcome
) -> None:
    """Ace and five are a soft 16, and still there is no third card."""
    scene = dealt({1: "Th6s"}, "Ac", f"Tc{second}9h").given(c.Insure(by=player(1), box=1, cents=2_500))
    scene = draw(uninsured(scene), 1)
    assert scene.state.phase is Phase.DRAWING
    scene = settled(scene)
    assert dealers(scene) == f"Ac{second}"
    assert insurance_result(scene, 1).outcome is outcome


@pytest.mark.clause("12.2")
@pytest.mark.parametrize("second, outcome", [("5d", Outcome.WIN), ("Ad", Outcome.PUSH)])
def test_12_2_given_that_only_blackjacks_wait_when_the_dealer_shows_a_ten_then_exactly_one_card(
    second: str, outcome: Outcome
) -> None:
    """Ten and five would have to draw; nothing but the second card can matter to a Blackjack."""
    scene = settled(dealt({1: "AhKs"}, "Tc", f"{second}9h"))
    assert dealers(scene) == f"Tc{second}"
    assert result(played_out(scene), 1).outcome is outcome


@pytest.mark.clause("12.2")
def test_12_2_given_a_blackjack_against_an_ace_when_even_money_is_taken_then_no_second_card() -> None:
    """The only wager is closed; its owner's request leaves nothing that a card could decide."""
    scene = uninsured(dealt({1: "AhKs"}, "Ac", "Kd").given(c.TakeEvenMoney(by=player(1), box=1)))
    assert scene.state.phase is Phase.SETTLING
    kept = uninsured(dealt({1: "AhKs"}, "Ac", "Kd"))
    assert kept.state.phase is Phase.DRAWING
    assert dealers(settled(kept)) == "AcKd"


@pytest.mark.clause("12.2")
def test_12_2_given_a_blackjack_paid_at_once_and_a_bust_when_decided_then_no_second_card() -> None:
    """Against a nine the Blackjack has its 3 to 2 already."""
    scene = played_out(dealt({1: "AhKs", 2: "Th6s"}, "9c", "TcTd"), Phase.PLAYING)
    assert draw(scene, 2).state.phase is Phase.SETTLING


@pytest.mark.clause("12.2")
def test_12_2_given_one_hand_that_stands_among_busts_when_decided_then_the_dealers_hand_is_completed() -> None:
    """A hand of 20 cannot be beaten by the 16 that lies there, and still may: the dealer draws by the inscription."""
    scene = stand(draw(dealt({1: "Th6s", 2: "ThKd"}, "6c", "TcTd5h"), 1), 2)
    assert dealers(settled(scene)) == "6cTd5h"


@pytest.mark.clause("12.2")
def test_12_2_given_insurance_of_a_rider_on_a_bust_hand_when_another_stands_then_the_draw_goes_by_the_inscription() -> (
    None
):
    """What hangs on the second card alone does not stop the rest."""
    wagers = {1: {"ann": 5_000, "ben": 2_000}, 2: {"cat": 5_000}}
    scene = dealt({1: "Th6s", 2: "9h9d"}, "Ac", "Tc5d7h9s", wagers=wagers, seated=(1,))
    scene = uninsured(scene.given(c.Insure(by=named("ben"), box=1, cents=1_000)))
    scene = scene.given(c.Draw(by=named("ann"), box=1), c.Stand(by=named("cat"), box=2))
    assert dealers(settled(scene)) == "Ac5d7h9s"


@pytest.mark.clause("12.2")
def test_12_2_given_a_felt_table_when_no_card_can_matter_then_a_card_is_refused_and_none_is_prompted() -> None:
    """The dealer is told to settle, not to draw."""
    scene = turned(draw(dealt_by_hand({1: "Th6s"}, "6c"), 1), "Tc")
    assert scene.state.plate.cards is CardSource.FELT
    scene.when(c.DealCard(by=DEALER, card=parse_cards("5h")[0])).refused_under("14.2")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert isinstance(step.command, c.SettleWagers)
