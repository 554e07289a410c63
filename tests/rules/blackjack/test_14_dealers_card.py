"""Rule 14.3: a card that is drawn to the dealer's hand when none is due there."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.state import Phase
from tests.games.blackjack.tables import (
    DEALER,
    HITS,
    PlayScene,
    balances,
    dealt,
    draw,
    gained,
    hand,
    placed,
    played_out,
    player,
    stacked,
    stand,
    wagering,
)
from tests.kit.scene import cites


def surplus(*, exposed: bool = False) -> c.ReportDrawn:
    """A card has been drawn to the dealer's hand."""
    return c.ReportDrawn(by=DEALER, box=0, exposed=exposed)


def rack(scene: PlayScene) -> list[Card | None]:
    """What lies in the discard rack."""
    return list(scene.state.shoe.rack)


def dealers(scene: PlayScene) -> str:
    return "".join(scene.state.round.dealer)


@pytest.mark.clause("14.3", "12.1/lead")
@pytest.mark.parametrize("exposed", [True, False], ids=["exposed", "unseen"])
def test_14_3_given_a_box_that_is_pending_when_the_dealer_takes_a_card_then_it_is_burned(exposed: bool) -> None:
    """Box 5 has still to act: the ten is burned, not passed on to box 5, and the dealer's second card is another."""
    scene = stand(dealt({1: "Th8s", 5: "9h3d"}, "7c", "Td5c9s4d"), 1).given(surplus(exposed=exposed))
    found = scene.one(e.CardBurned)
    assert (found.card, found.seen) == (parse_cards("Td")[0], exposed)
    assert cites(found, "14.3", "A:Burn")
    assert rack(scene) == list(parse_cards("Td"))
    scene = stand(draw(scene, 5), 5)
    assert hand(scene, 5) == "9h3d5c"
    assert dealers(played_out(scene, Phase.SETTLING)) == "7c9s4d"


@pytest.mark.clause("14.3", "12.1(a)")
def test_14_3_given_a_dealer_with_hard_17_when_another_card_is_drawn_then_it_is_burned_and_17_stands() -> None:
    """The surplus card does not make 17 a bust: 18 wins against 17, and 17 stands off."""
    scene = stand(dealt({1: "Th8s", 2: "9h8d"}, "7c", "Td5c"), 1, 2).given(c.DrawDealer(by=DEALER))
    assert (dealers(scene), scene.state.phase) == ("7cTd", Phase.SETTLING)
    burned = scene.given(surplus(exposed=True))
    assert (dealers(burned), rack(burned)) == ("7cTd", list(parse_cards("5c")))
    end = played_out(burned)
    assert (gained(end, "ann"), gained(end, "ben")) == (5_000, 0)


@pytest.mark.clause("14.3", "12.1(a)", "12.1(b)")
def test_14_3_given_a_soft_17_when_drawn_to_then_the_inscription_says_whether_the_card_is_burned() -> None:
    """Ace and six: on one layout the card is one too many, on the other it is due and cannot be reported."""
    stands = stand(dealt({1: "Th8s"}, "6c", "Ad5c"), 1).given(c.DrawDealer(by=DEALER), surplus(exposed=True))
    assert (dealers(stands), rack(stands)) == ("6cAd", list(parse_cards("5c")))
    draws = stand(dealt({1: "Th8s"}, "6c", "Ad5c", layout=HITS), 1).given(c.DealCard(by=DEALER))
    draws.when(surplus(exposed=True)).refused_under("14.2")


@pytest.mark.clause("14.3", "12.2")
def test_14_3_given_that_all_hands_are_bust_when_the_dealer_takes_a_second_card_then_it_is_burned() -> None:
    """No card was to be drawn any more; the next round begins with the one behind it."""
    scene = draw(dealt({1: "Th6s"}, "7c", "TdKd5c4h3s"), 1).given(surplus(exposed=True))
    assert (dealers(scene), rack(scene)) == ("7c", list(parse_cards("Kd")))
    after = placed(played_out(played_out(scene), Phase.WAGERING), {1: 5_000}).given(c.DealRound(by=DEALER))
    assert (hand(after, 1), dealers(after)) == ("5c3s", "4h")


@pytest.mark.clause("14.3", "6.2(c)")
def test_14_3_given_a_second_dealers_card_in_the_initial_deal_when_drawn_then_it_is_burned() -> None:
    """There is no hole card: one that is drawn in advance is burned, and box 1 has the card behind it."""
    scene = placed(wagering(1, order=stacked("ThTc9d8s")), {1: 5_000}).given(
        c.DealCard(by=DEALER), c.DealCard(by=DEALER)
    )
    scene = scene.given(surplus(), c.DealRound(by=DEALER))
    assert (hand(scene, 1), dealers(scene), rack(scene)) == ("Th8s", "Tc", list(parse_cards("9d")))


@pytest.mark.clause("14.3")
def test_14_3_given_insurance_when_the_dealer_draws_too_early_then_the_burned_card_settles_nothing() -> None:
    """A king that comes before the players have finished makes no Blackjack."""
    scene = dealt({1: "Th8s"}, "Ac", "Kd7d").given(c.Insure(by=player(1), box=1, cents=2_500), surplus(exposed=True))
    end = played_out(stand(scene.given(c.CloseInsurance(by=DEALER)), 1))
    assert not [event for event in end.history if isinstance(event, e.CardDealt) and event.card is parse_cards("Kd")[0]]
    assert balances(end) == {"player:ann": -2_500, "float": 2_500}
