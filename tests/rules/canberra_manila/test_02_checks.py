"""Checks of the cards before and after gaming, cards that are replaced, and counts (2.4 to 2.6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Hands
from croupier.games.canberra_manila.events import RoundBegun
from croupier.games.canberra_manila.procedure import due
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsChecked, CardsCounted, CardsReplaced, CountOrdered, ReplacementChecked
from croupier.games.house.terms import Moment
from croupier.games.people import Person
from tests.games.canberra_manila.stations import IN_A_ROUND, OPEN, VOID, at
from tests.games.canberra_manila.tables import (
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    begun,
    blank,
    player,
    seated,
    settings,
    stakes,
    terms,
)
from tests.kit.scene import cites

BEGIN = c.BeginRound(by=DEALER, at=NOON)
QUEEN = Card("Qh")
DECKS = pytest.mark.parametrize("hands", [Hands(), Hands(52, joker=True), Hands(44), Hands(32, joker=True)], ids=str)


@pytest.mark.clause("2.4")
@DECKS
def test_2_4_given_cards_that_nobody_has_checked_when_a_round_would_begin_then_the_dealer_is_asked_to(
    hands: Hands,
) -> None:
    """One by one, before the first round of the day."""
    scene = blank().given(c.OpenTable(by=OPERATOR, terms=terms(hands=hands), at=NOON))
    for seat in (1, 2):
        scene = scene.given(hc.TakeSeat(by=DEALER, box=seat, player=player(seat).id))
        scene = scene.given(c.BuyChips(by=DEALER, seat=seat, cents=20_000))
    scene.when(BEGIN).refused_under("2.4")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert step.under == ("2.4",)
    checked = scene.given(step.command)
    assert cites(checked.one(CardsChecked), "2.4")
    assert (checked.one(CardsChecked).by, checked.one(CardsChecked).day) == (DEALER.id, DAY)
    checked.when(BEGIN).one(RoundBegun)


@pytest.mark.clause("2.4")
def test_2_4_given_another_day_when_a_round_would_begin_then_the_cards_are_checked_anew() -> None:
    """The check of yesterday is none of today."""
    scene = seated(stakes(1, 2))
    scene.when(c.BeginRound(by=DEALER, at=Moment("2026-01-06", 720))).refused_under("2.4")


@pytest.mark.clause("2.4")
def test_2_4_given_gaming_that_has_ended_when_the_cards_are_checked_then_it_is_on_record_and_opens_no_day() -> None:
    """At the end, with the table open or closed already; it does not stand for the check before."""
    scene = seated(stakes(1, 2)).given(hc.AnnounceClosing(by=OPERATOR))
    after = hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,), after_gaming=True)
    assert scene.when(after).one(CardsChecked).after_gaming
    closed = scene.given(hc.CloseTable(by=OPERATOR))
    found = closed.when(replace(after, day="2026-01-06"))
    assert found.one(CardsChecked).after_gaming
    assert found.state.cards.checked_on == DAY
    closed.when(replace(after, cards=(Pack().cards[1:],))).refused_under("2.1")


@pytest.mark.clause("2.4")
def test_2_4_given_anybody_but_the_dealer_when_the_cards_would_be_checked_then_refused() -> None:
    """The check is the dealer's, and between rounds."""
    check = hc.CheckCards(by=DEALER, day=DAY, cards=(Pack().cards,))
    for by in (SUPERVISOR, OPERATOR, player(1)):
        seated(stakes(1, 2)).when(replace(check, by=by)).refused_under("2.4")
    for phase in (*IN_A_ROUND, Phase.VOIDED):
        at(phase).when(check).refused_under("2.4")


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("first, second", [(DEALER, SUPERVISOR), (SUPERVISOR, DEALER)])
@DECKS
def test_2_5_given_a_replaced_card_when_one_of_two_has_checked_it_then_it_is_not_yet_in_play(
    first: Person, second: Person, hands: Hands
) -> None:
    """Supervisor and dealer both check it, in whatever order, whatever the deck."""
    scene = seated(stakes(1, 2), hands=hands).when(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN,)))
    assert cites(scene.one(CardsReplaced), "2.5")
    scene.when(BEGIN).refused_under("2.5")
    for _ in range(2):
        scene = scene.when(hc.CheckReplacement(by=first))
        assert cites(scene.one(ReplacementChecked), "2.5")
        assert second.role in scene.when(BEGIN).refused_under("2.5").why
    scene.given(hc.CheckReplacement(by=second)).when(BEGIN).one(RoundBegun)


@pytest.mark.clause("2.5")
@pytest.mark.parametrize("phase", [*IN_A_ROUND, Phase.VOIDED], ids=str)
def test_2_5_given_a_round_in_progress_when_cards_would_be_replaced_then_refused(phase: Phase) -> None:
    """Cards are changed after a round of play."""
    at(phase).when(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN,))).refused_under("2.5")


@pytest.mark.clause("2.5")
def test_2_5_given_cards_of_another_deck_when_they_would_come_in_then_refused() -> None:
    """A two replaces nothing in 48 cards, a joker nothing where there is none; with announced settings it may."""
    for hands, foreign in ((Hands(48), Card("2c")), (Hands(), Card.JOKER)):
        seated(stakes(1, 2), hands=hands).when(hc.ReplaceCards(by=OPERATOR, cards=(foreign,))).refused_under("2.5")
    wild = c.AnnounceSettings(by=OPERATOR, settings=settings(hands=Hands(joker=True)))
    scene = seated(stakes(1, 2)).given(wild, hc.ReplaceCards(by=OPERATOR, cards=(Card.JOKER,)))
    scene = scene.given(hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR))
    scene.when(BEGIN).refused_under("2.4")
    begun(scene.given(hc.CheckCards(by=DEALER, day=DAY, cards=(Pack(joker=True).cards,))))


@pytest.mark.clause("2.5")
def test_2_5_given_a_shuffled_deck_when_a_card_is_replaced_then_it_is_shuffled_anew() -> None:
    """A shuffle without the card that comes in is none."""
    scene = seated(stakes(1, 2)).given(hc.ShuffleCards(by=DEALER, order=Pack().cards))
    assert not scene.given(hc.ReplaceCards(by=OPERATOR, cards=(QUEEN,))).state.shoe.shuffled


@pytest.mark.clause("2.6")
@pytest.mark.parametrize("phase", OPEN, ids=str)
@pytest.mark.parametrize("hands, size", [(Hands(), 52), (Hands(40, joker=True), 41)], ids=str)
def test_2_6_given_any_station_when_the_supervisor_orders_a_count_then_play_waits_for_it(
    phase: Phase, hands: Hands, size: int
) -> None:
    """At any time: the count that was expected lets play go on, any other does not."""
    held = at(phase, hands=hands).when(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    assert cites(held.one(CountOrdered), "2.6")
    held.when(hc.OrderCount(by=SUPERVISOR, reason="again")).refused_under("2.6")
    for count, complete in ((size - 1, True), (size + 1, True), (size, False)):
        short = held.when(hc.ReportCount(by=DEALER, count=count, complete=complete))
        assert not short.one(CardsCounted).complete
        assert short.state.holds
    counted = held.when(hc.ReportCount(by=DEALER, count=size, complete=True))
    assert counted.one(CardsCounted).complete
    assert not counted.state.holds
    assert counted.state.phase is phase


@pytest.mark.clause("2.6")
def test_2_6_given_a_count_under_way_when_play_would_go_on_then_it_is_refused() -> None:
    """Bets, cards and rounds wait; a void does not."""
    count = hc.OrderCount(by=SUPERVISOR, reason="a doubt")
    at(Phase.BETWEEN).given(count).when(BEGIN).refused_under("2.6")
    at(Phase.BETTING).given(count).when(c.Call(by=player(3), seat=3)).refused_under("2.6")
    at(Phase.EXPOSING).given(count).when(c.TurnCommunal(by=DEALER)).refused_under("2.6")
    at(Phase.SHOWDOWN).given(count).when(c.ShowHands(by=DEALER)).refused_under("2.6")
    at(Phase.AWARDING).given(count).when(c.AwardPots(by=DEALER)).refused_under("2.6")
    at(Phase.BETTING).given(count, VOID, hc.CollectVoid(by=DEALER))


@pytest.mark.clause("2.6")
def test_2_6_given_anybody_but_the_supervisor_when_a_count_would_be_ordered_then_refused() -> None:
    """And where none was ordered, none is reported."""
    for by in (DEALER, OPERATOR, player(1)):
        at(Phase.BETTING).when(hc.OrderCount(by=by, reason="a doubt")).refused_under("2.6")
    at(Phase.BETTING).when(hc.ReportCount(by=DEALER, count=52, complete=True)).refused_under("2.6")
    held = at(Phase.BETTING).given(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    held.when(hc.ReportCount(by=DEALER, count=-1, complete=True)).refused_under("2.6")


@pytest.mark.clause("2.6")
def test_2_6_given_another_deck_announced_in_a_round_when_counted_then_it_is_the_deck_of_the_round() -> None:
    """The cards that lie there are those of the round, until it is over."""
    told = at(Phase.BETTING).given(c.AnnounceSettings(by=OPERATOR, settings=settings(hands=Hands(32))))
    held = told.given(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    assert held.when(hc.ReportCount(by=DEALER, count=52, complete=True)).one(CardsCounted).complete
