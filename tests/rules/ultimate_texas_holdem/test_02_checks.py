"""The check of the cards before and after gaming (2.4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.house import commands as hc
from croupier.games.house.events import (
    CardsChecked,
    WageringOpened,
)
from croupier.games.house.terms import DealingShoe, Moment
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
    blank,
    dealt,
    fold,
    opened,
    player,
    ready,
    terms,
)
from tests.kit.scene import cites

DECK = Pack().cards
ONE_DECK = replace(AUTOMATED, backs=("red",))
SHOES = pytest.mark.parametrize("shoe", [PLAIN, ONE_DECK, AUTOMATED], ids=["card shoe", "automated", "two decks"])
NEXT_DAY = "2026-01-06"


def unchecked(shoe: DealingShoe = PLAIN) -> PlayScene:
    """An open table whose cards nobody has checked."""
    return blank().given(c.OpenTable(by=OPERATOR, terms=terms(shoe=shoe), at=NOON))


def check(*decks: tuple[Card, ...], day: str = DAY, after_gaming: bool = False) -> hc.CheckCards:
    return hc.CheckCards(by=DEALER, day=day, cards=decks, after_gaming=after_gaming)


def opening(day: str = DAY) -> hc.OpenWagering:
    return hc.OpenWagering(by=DEALER, at=Moment(day, 720))


def closed(scene: PlayScene) -> PlayScene:
    return scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))


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
