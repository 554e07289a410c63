"""The check of the cards before and after gaming, their replacement, and counts (2.4-2.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_card
from croupier.cards.pack import Pack
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import (
    CardsChecked,
    CardsCounted,
    CardsReplaced,
    CountOrdered,
    ReplacementChecked,
    RoundVoided,
    WageringOpened,
)
from croupier.games.house.terms import DealingShoe, Moment
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.procedure import due
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
    blank,
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
ONE_DECK = replace(AUTOMATED, backs=("red",))
SHOES = pytest.mark.parametrize("shoe", [PLAIN, ONE_DECK, AUTOMATED], ids=["card shoe", "automated", "two decks"])
NEXT_DAY = "2026-01-06"
BOARD = "Kd 9s 7h 4c 2d"


def unchecked(shoe: DealingShoe = PLAIN) -> PlayScene:
    """An open table whose cards nobody has checked."""
    return blank().given(c.OpenTable(by=OPERATOR, terms=terms(shoe=shoe), at=NOON))


def check(
    *decks: tuple[Card, ...], day: str = DAY, after_gaming: bool = False, cutting_cards: int = 1
) -> hc.CheckCards:
    return hc.CheckCards(by=DEALER, day=day, cards=decks, after_gaming=after_gaming, cutting_cards=cutting_cards)


def opening(day: str = DAY) -> hc.OpenWagering:
    return hc.OpenWagering(by=DEALER, at=Moment(day, 720))


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
    return checked(scene, 1, 2)


def at(phase: Phase) -> PlayScene:
    """A table at one station of its day."""
    scene = STATIONS[phase]()
    assert scene.state.phase is phase
    return scene


@pytest.mark.clause("2.4")
def test_2_4_given_cards_not_checked_today_when_the_first_round_should_open_then_it_waits_for_the_check() -> None:
    """Every day has its own check before gaming; yesterday's is none."""
    scene = unchecked()
    for day in (DAY, NEXT_DAY):
        scene.when(opening(day)).refused_under("2.4")
        scene = scene.given(check(DECK, day=day))
        scene.when(opening(day)).one(WageringOpened)


@pytest.mark.clause("2.4")
@SHOES
def test_2_4_given_unchecked_cards_when_the_dealer_asks_what_is_due_then_it_is_the_check(shoe: DealingShoe) -> None:
    """The dealer's screen asks for the check of every deck, and for nothing else before it."""
    scene = unchecked(shoe)
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    assert isinstance(step.command, hc.CheckCards)
    assert step.under == ("2.4",)
    assert len(step.command.cards) == len(shoe.backs)
    following = due(scene.given(step.command).state, DEALER, NOON, DECK)
    assert following is not None
    assert not isinstance(following.command, hc.CheckCards)


@pytest.mark.clause("2.4")
def test_2_4_given_a_check_when_logged_then_it_is_the_dealers_and_nobody_elses() -> None:
    """The dealer checks them, one by one; the day and the name are on record."""
    logged = unchecked().when(check(DECK)).one(CardsChecked)
    assert (logged.day, logged.by, logged.after_gaming) == (DAY, DEALER.id, False)
    assert cites(logged, "2.4")
    for other in (player(1), OPERATOR, SUPERVISOR):
        unchecked().when(replace(check(DECK), by=other)).refused_under("2.4")


@pytest.mark.clause("2.4")
def test_2_4_given_the_end_of_gaming_when_the_cards_are_checked_at_it_or_after_it_then_that_is_on_record() -> None:
    """The closing check is made at the table or once it is closed; it is no opening check of the next day."""
    for scene in (opened(), closed(opened())):
        logged = scene.when(check(DECK, after_gaming=True)).one(CardsChecked)
        assert logged.after_gaming
        assert cites(logged, "2.4")
    opened().given(check(DECK, day=NEXT_DAY, after_gaming=True)).when(opening(NEXT_DAY)).refused_under("2.4")


@pytest.mark.clause("2.4")
def test_2_4_given_a_round_in_progress_when_the_check_would_be_made_then_it_waits() -> None:
    """Before gaming and at or after its end; in a round it is a count that the supervisor may order."""
    for scene in (ready({1: ""}), dealt({1: ""})):
        scene.when(check(DECK)).refused_under("2.4")
    over = fold(dealt({1: ""}), 1)
    assert over.state.phase is Phase.BETWEEN
    over.given(check(DECK, after_gaming=True))


@pytest.mark.clause("2.4")
@pytest.mark.parametrize("shoe, stays", [(PLAIN, True), (AUTOMATED, False), (ONE_DECK, False)])
def test_2_4_given_cards_checked_before_the_table_opens_when_it_does_then_those_of_a_card_shoe_stay_checked(
    shoe: DealingShoe, stays: bool
) -> None:
    """The deck of a card shoe is checked before or after; one deck checked is not yet both decks of a machine."""
    scene = closed(opened(shoe=shoe)).given(check(DECK, day=NEXT_DAY))
    again = scene.given(c.OpenTable(by=OPERATOR, terms=terms(shoe=shoe), at=Moment(NEXT_DAY, 720)))
    assert (again.when(opening(NEXT_DAY)).refusal is None) is stays
    again.given(check(*(DECK,) * len(shoe.backs), day=NEXT_DAY), opening(NEXT_DAY))


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
def test_2_6_given_no_order_when_a_count_is_reported_then_it_is_refused() -> None:
    """The dealer counts when the supervisor says so; nobody else gives the order."""
    opened().when(hc.ReportCount(by=DEALER, count=52, complete=True)).refused_under("2.6")
    for person in (DEALER, OPERATOR, player(1)):
        opened(1).when(hc.OrderCount(by=person, reason="a doubt")).refused_under("2.6")
