"""The cards: marked or damaged ones are changed at any time, all of them after a round (2.4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.cards.card import Card, parse_card
from croupier.cards.pack import Pack
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsReplaced, ReplacementChecked
from croupier.games.house.terms import CardSource, Moment
from croupier.games.people import Person
from tests.games.blackjack.tables import (
    DAY,
    DEALER,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    dealt,
    dealt_by_hand,
    draw,
    loaded,
    opened,
    played_out,
    player,
    ready,
    stacked,
    stand,
    turned,
)
from tests.kit.scene import cites

DECK = Pack().cards
KING_OF_HEARTS = parse_card("Kh")
ASKED: dict[str, Callable[[], PlayScene]] = {
    "between rounds": lambda: opened(1),
    "wagering": lambda: ready({1: "Ts 6d"}),
    "in a round": lambda: dealt({1: "Ts 6d"}),
}


def check(*decks: tuple[Card, ...], by: Person = DEALER, day: str = DAY, after_gaming: bool = False) -> hc.CheckCards:
    return hc.CheckCards(by=by, day=day, cards=decks, after_gaming=after_gaming)


def opening(day: str = DAY) -> hc.OpenWagering:
    return hc.OpenWagering(by=DEALER, at=Moment(day, 720))


@pytest.mark.clause("2.4")
@pytest.mark.parametrize("moment", ASKED)
def test_2_4_given_a_damaged_card_at_any_time_when_changed_then_supervisor_and_dealer_check_it_first(
    moment: str,
) -> None:
    """Also in the middle of a round: nothing is dealt until both have logged their check, in whatever order."""
    deal: dict[str, c.AnyCommand] = {
        "between rounds": opening(),
        "wagering": c.DealRound(by=DEALER),
        "in a round": c.DrawDealer(by=DEALER),
    }
    scene = ASKED[moment]()
    scene = loaded(scene, stacked()) if moment == "between rounds" else scene
    scene = stand(scene, 1) if moment == "in a round" else scene
    scene = scene.when(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    assert scene.one(CardsReplaced).cards == (KING_OF_HEARTS,)
    for first, second in ((DEALER, SUPERVISOR), (SUPERVISOR, DEALER)):
        scene.when(deal[moment]).refused_under("2.4")
        half = scene.when(hc.CheckReplacement(by=first))
        assert cites(half.one(ReplacementChecked), "2.4")
        half.when(deal[moment]).refused_under("2.4")
        half.given(hc.CheckReplacement(by=second), deal[moment])


@pytest.mark.clause("2.4")
def test_2_4_given_a_damaged_card_when_a_player_draws_in_the_round_then_the_card_waits_for_the_checks() -> None:
    """The decision is taken, and the card comes when the replacement has been checked."""
    scene = dealt({1: "Ts 2d"}, "9c", "4h").given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    scene = draw(scene, 1)
    scene.when(c.DealCard(by=DEALER)).refused_under("2.4")
    scene.given(hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR), c.DealCard(by=DEALER))


@pytest.mark.clause("2.4")
def test_2_4_given_no_card_or_a_joker_named_when_cards_are_replaced_then_it_is_refused() -> None:
    """What is replaced is a card of the decks; without one nothing waits for a check."""
    for cards in ((), (Card.JOKER,)):
        opened().when(hc.ReplaceCards(by=OPERATOR, cards=cards)).refused_under("2.4")
    for person in (DEALER, SUPERVISOR):
        opened().when(hc.CheckReplacement(by=person)).refused_under("2.4")


@pytest.mark.clause("2.4")
def test_2_4_given_all_cards_to_be_changed_when_a_round_is_over_then_they_may_and_not_within_it() -> None:
    """After any round, each new card checked by both before it is introduced."""
    change = c.ChangeCards(by=OPERATOR, decks=6, shuffle="riffle")
    for phase in (Phase.PLAYING, Phase.DRAWING, Phase.SETTLING, Phase.COLLECTING):
        scene = dealt({1: "Ts 9d"}, "9c", "8d")
        scene = scene if phase is Phase.PLAYING else played_out(stand(scene, 1), phase)
        scene.when(change).refused_under("2.4")
    scene = played_out(stand(dealt({1: "Ts 9d"}, "9c", "8d"), 1)).given(change, check(*(DECK,) * 6))
    scene = loaded(scene, stacked())
    scene.when(opening()).refused_under("2.4")
    scene.given(hc.CheckReplacement(by=SUPERVISOR)).when(opening()).refused_under("2.4")
    scene.given(hc.CheckReplacement(by=SUPERVISOR), hc.CheckReplacement(by=DEALER), opening())


@pytest.mark.clause("2.4")
def test_2_4_given_a_felt_table_when_cards_are_changed_in_a_round_then_the_dealers_hand_waits_too() -> None:
    """On felt the dealer names no card before the checks are made."""
    scene = dealt_by_hand({1: "Ts 9d"}).given(c.Stand(by=player(1), box=1))
    scene = scene.given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    scene.when(c.DealCard(by=DEALER, card=parse_card("8d"))).refused_under("2.4")
    scene = scene.given(hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR))
    assert turned(scene, "8d").state.phase is Phase.SETTLING
    assert scene.state.plate.cards is CardSource.FELT
