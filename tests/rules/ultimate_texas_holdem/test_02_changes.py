"""Cards that are replaced, and counts that the supervisor orders (2.5, 2.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.cards.card import Card, parse_card
from croupier.cards.pack import Pack
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import (
    CardsCounted,
    CardsReplaced,
    CountOrdered,
    ReplacementChecked,
    RoundVoided,
    WageringOpened,
)
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    at_showdown,
    deal_on,
    dealt,
    flop,
    fold,
    opened,
    placed,
    player,
    ready,
    river,
    terms,
)
from tests.games.ultimate_texas_holdem.tables import check as checked
from tests.kit.scene import cites

DECK = Pack().cards
QUEEN_OF_HEARTS = parse_card("Qh")
BOARD = "Kd 9s 7h 4c 2d"


def check(*decks: tuple[Card, ...]) -> hc.CheckCards:
    return hc.CheckCards(by=DEALER, day=DAY, cards=decks)


def opening() -> hc.OpenWagering:
    return hc.OpenWagering(by=DEALER, at=NOON)


def closed(scene: PlayScene) -> PlayScene:
    return scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))


STATIONS: dict[Phase, Callable[[], PlayScene]] = {
    Phase.BETWEEN: lambda: opened(1, 2),
    Phase.WAGERING: lambda: ready({1: "", 2: ""}),
    Phase.DEALING: lambda: deal_on(ready({1: "", 2: ""}), 3),
    Phase.PREFLOP: lambda: dealt({1: "", 2: ""}),
    Phase.FLOP: lambda: flop(check_on(dealt({1: "", 2: ""}))),
    Phase.RIVER: lambda: river(check_on(flop(check_on(dealt({1: "", 2: ""}))))),
    Phase.REFUNDING: lambda: at_showdown({1: "", 2: ""}, BOARD, "Ac Qs"),
    Phase.SETTLING: lambda: at_showdown({1: "", 2: ""}, BOARD, "Kc Qs"),
    Phase.VOIDED: lambda: dealt({1: ""}).given(
        hc.VoidRound(by=OPERATOR, reason=VoidReason.FRAUD, note="a marked card")
    ),
}
IN_A_ROUND = [phase for phase in STATIONS if phase is not Phase.BETWEEN]


def check_on(scene: PlayScene) -> PlayScene:
    """Both boxes check."""
    return checked(scene, 1, 2)


def at(phase: Phase) -> PlayScene:
    """A table at one station of its day."""
    scene = STATIONS[phase]()
    assert scene.state.phase is phase
    return scene


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("first, second", [(DEALER, SUPERVISOR), (SUPERVISOR, DEALER)])
def test_2_5_given_a_replaced_card_when_one_of_two_has_checked_it_then_it_is_not_yet_in_play(
    first: Person, second: Person
) -> None:
    """The queen of hearts is swapped: supervisor and dealer both log their check, in whatever order."""
    scene = opened().when(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN_OF_HEARTS,)))
    assert scene.one(CardsReplaced).cards == (QUEEN_OF_HEARTS,)
    scene.when(opening()).refused_under("2.5")
    for _ in range(2):
        scene = scene.when(hc.CheckReplacement(by=first))
        assert cites(scene.one(ReplacementChecked), "2.5")
        assert second.role in scene.when(opening()).refused_under("2.5").why
    scene.given(hc.CheckReplacement(by=second)).when(opening()).one(WageringOpened)


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("phase", IN_A_ROUND)
def test_2_5_given_a_round_in_progress_when_cards_should_be_replaced_then_it_is_refused(phase: Phase) -> None:
    """Cards are changed after a round of play, not even in one that is void before its cards are collected."""
    at(phase).when(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN_OF_HEARTS,))).refused_under("2.5")


@pytest.mark.clause("2.5")
def test_2_5_given_a_round_just_closed_when_any_or_all_cards_are_replaced_then_they_may() -> None:
    """One card or the whole deck; but no card of the deck at all, or a joker, replaces nothing."""
    scene = fold(dealt({1: ""}), 1)
    for cards in ((QUEEN_OF_HEARTS,), DECK):
        assert scene.when(hc.ReplaceCards(by=OPERATOR, cards=cards)).one(CardsReplaced).cards == cards
    for none in ((), (Card.JOKER,), (QUEEN_OF_HEARTS, Card.JOKER)):
        scene.when(hc.ReplaceCards(by=OPERATOR, cards=none)).refused_under("2.5")


@pytest.mark.clause("2.5")
def test_2_5_given_shuffled_cards_when_one_is_replaced_then_it_is_checked_and_all_are_shuffled_anew() -> None:
    """A card that comes in after the shuffle has not been shuffled."""
    scene = opened(1).given(hc.ShuffleCards(by=DEALER, order=DECK), hc.CutCards(by=DEALER, after=26))
    scene = scene.given(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN_OF_HEARTS,)))
    scene = scene.given(hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR), opening())
    placed(scene, 1).when(c.DealRound(by=DEALER)).refused_under("6.1(a)")


@pytest.mark.clause("2.5")
def test_2_5_given_a_second_replacement_when_the_first_is_half_checked_then_all_of_them_wait_for_both() -> None:
    """A check covers the cards that were there; those that come later want their own."""
    scene = opened().given(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN_OF_HEARTS,)), hc.CheckReplacement(by=DEALER))
    scene = scene.given(hc.ReplaceCards(by=OPERATOR, cards=DECK[:1]), hc.CheckReplacement(by=SUPERVISOR))
    assert scene.state.cards.replaced == (QUEEN_OF_HEARTS, DECK[0])
    assert "dealer" in scene.when(opening()).refused_under("2.5").why
    scene.given(hc.CheckReplacement(by=DEALER)).when(opening()).one(WageringOpened)


@pytest.mark.clause("2.5")
def test_2_5_given_a_replaced_card_when_the_table_is_closed_and_opened_again_then_it_still_waits_for_its_checks() -> (
    None
):
    """On the same shoe or another, and back: a check that is owed is not lost by the way."""
    scene = closed(opened().given(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN_OF_HEARTS,))))
    for shoe in (PLAIN, AUTOMATED, PLAIN):
        again = scene.given(c.OpenTable(by=OPERATOR, terms=terms(shoe=shoe), at=NOON))
        checks = again.given(check(*(DECK,) * len(shoe.backs)))
        checks.when(opening()).refused_under("2.5")
        scene = closed(checks)


@pytest.mark.clause("2.6")
@pytest.mark.parametrize("phase", STATIONS)
def test_2_6_given_any_moment_of_the_day_when_the_supervisor_orders_a_count_then_it_is_made(phase: Phase) -> None:
    """Order, count and outcome are on record, whatever the table is at; then play goes on where it was."""
    scene = at(phase).when(hc.OrderCount(by=SUPERVISOR, reason="a card on the floor"))
    ordered = scene.one(CountOrdered)
    assert (ordered.by, ordered.reason) == (SUPERVISOR.id, "a card on the floor")
    assert cites(ordered, "2.6")
    scene = scene.when(hc.ReportCount(by=DEALER, count=52, complete=True))
    counted = scene.one(CardsCounted)
    assert (counted.by, counted.count, counted.complete) == (DEALER.id, 52, True)
    assert cites(counted, "2.6")
    assert (scene.state.phase, scene.state.holds) == (phase, ())


@pytest.mark.clause("2.6")
def test_2_6_given_a_count_under_way_when_somebody_plays_on_then_it_is_refused() -> None:
    """Nothing is dealt and nobody bets while the cards are counted."""
    count = hc.OrderCount(by=SUPERVISOR, reason="a doubt")
    scene = ready({1: ""}).given(count)
    scene.when(c.DealRound(by=DEALER)).refused_under("2.6")
    scene.when(count).refused_under("2.6")
    scene.given(hc.ReportCount(by=DEALER, count=52, complete=True), c.DealRound(by=DEALER))
    dealt({1: ""}).given(count).when(c.Fold(by=player(1), box=1)).refused_under("2.6")


@pytest.mark.clause("2.6")
@pytest.mark.parametrize("count, complete", [(51, True), (53, True), (52, False), (0, False)])
def test_2_6_given_a_count_that_is_not_right_when_reported_then_no_round_opens_until_a_right_one(
    count: int, complete: bool
) -> None:
    """What is missing or wrong is on record; in a round it is the end of the round (13.7), and the deck is searched."""
    scene = dealt({1: ""}).given(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    scene = scene.when(hc.ReportCount(by=DEALER, count=count, complete=complete))
    counted = scene.one(CardsCounted)
    assert (counted.count, counted.complete) == (count, False)
    assert "13.7(b)" in scene.one(RoundVoided).under
    scene = scene.given(hc.CollectVoid(by=DEALER))
    scene.when(opening()).refused_under("2.6")
    scene.given(hc.ReportCount(by=DEALER, count=52, complete=True)).given(opening())


@pytest.mark.clause("2.6")
def test_2_6_given_no_order_or_no_number_when_a_count_is_reported_then_it_is_refused() -> None:
    """The dealer counts when the supervisor says so; nobody else gives the order, and a slip is no count."""
    opened().when(hc.ReportCount(by=DEALER, count=52, complete=True)).refused_under("2.6")
    ordered = dealt({1: ""}).given(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    ordered.when(hc.ReportCount(by=DEALER, count=-52, complete=True)).refused_under("2.6")
    for person in (DEALER, OPERATOR, player(1)):
        opened(1).when(hc.OrderCount(by=person, reason="a doubt")).refused_under("2.6")
