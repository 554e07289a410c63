"""The cards: the deck, its checks, its replacement and its count (2.1-2.4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.commands import VoidReason
from croupier.games.house.events import (
    CardsChecked,
    CardsCounted,
    CardsReplaced,
    CountOrdered,
    PlayHeld,
    ReplacementChecked,
    WageringOpened,
)
from croupier.games.house.terms import CardSource, Moment
from croupier.games.people import Person
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    balances,
    bet,
    blank,
    compared,
    deal_on,
    dealt,
    loaded,
    opened,
    played_out,
    player,
    ready,
    terms,
    wagering,
)
from tests.kit.scene import cites

DECK = Pack().cards
KING_OF_HEARTS = parse_card("Kh")
BROKEN = {
    "51 cards": DECK[:-1],
    "53 cards": (*DECK, KING_OF_HEARTS),
    "two kings of hearts and no three of clubs": tuple(KING_OF_HEARTS if card == "3c" else card for card in DECK),
    "a joker for an ace": (*DECK[:-1], Card.JOKER),
    "a joker too many": (*DECK, Card.JOKER),
    "none": (),
}
NEXT_DAY = "2026-01-06"
FLUSH, ACE_KING = "Ks Js 9s 7s 5s", "Ah Kd 9c 4h 2d"
STATIONS: dict[Phase, Callable[[Edition], PlayScene]] = {
    Phase.BETWEEN: lambda edition: opened(edition, 1),
    Phase.WAGERING: lambda edition: ready(edition, {1: ""}),
    Phase.DEALING: lambda edition: deal_on(ready(edition, {1: ""}), 3),
    Phase.ANNOUNCING: lambda edition: played_out(ready(edition, {1: ""}, shoe=AUTOMATED), Phase.ANNOUNCING),
    Phase.DECIDING: lambda edition: dealt(edition, {1: ""}),
    Phase.REVEALING: lambda edition: bet(dealt(edition, {1: ""}), 1),
    Phase.COMPARING: lambda edition: bet(dealt(edition, {1: ""}), 1).given(c.RevealDealer(by=DEALER)),
    Phase.JACKPOT: lambda edition: compared(bet(dealt(edition, {1: FLUSH}, ACE_KING, jackpot=(1,)), 1)),
    Phase.COLLECTING: lambda edition: compared(bet(dealt(edition, {1: FLUSH}, ACE_KING), 1)),
    Phase.VOIDED: lambda edition: dealt(edition, {1: ""}).given(
        hc.VoidRound(by=OPERATOR, reason=VoidReason.FRAUD, note="a marked card")
    ),
}
IN_A_ROUND = [phase for phase in STATIONS if phase is not Phase.BETWEEN]


def at(edition: Edition, phase: Phase) -> PlayScene:
    """A table at one station of its day."""
    scene = STATIONS[phase](edition)
    assert scene.state.phase is phase
    return scene


def unchecked(edition: Edition) -> PlayScene:
    """An open table whose cards nobody has checked."""
    return blank().given(c.OpenTable(by=OPERATOR, terms=terms(edition), at=NOON))


def check(
    *decks: tuple[Card, ...], day: str = DAY, cutting_cards: int = 1, after_gaming: bool = False
) -> hc.CheckCards:
    return hc.CheckCards(by=DEALER, day=day, cards=decks, cutting_cards=cutting_cards, after_gaming=after_gaming)


def opening(day: str = DAY) -> hc.OpenWagering:
    return hc.OpenWagering(by=DEALER, at=Moment(day, 720))


def closed(scene: PlayScene) -> PlayScene:
    return scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("deck", BROKEN.values(), ids=list(BROKEN))
def test_2_1_given_another_deck_than_52_different_cards_when_checked_then_no_round_opens_with_it(
    edition: Edition, deck: tuple[Card, ...]
) -> None:
    """A card short, a card double, a joker: the check finds it, and play does not start."""
    scene = unchecked(edition).when(check(deck))
    scene.refused_under("2.1")
    scene.when(opening()).refused_under("2.2")


@pytest.mark.clause("2.1")
def test_2_1_given_52_different_cards_and_a_cutting_card_when_checked_then_a_round_opens(edition: Edition) -> None:
    """One complete deck without jokers, in whatever order, and one cutting card."""
    for deck in (DECK, DECK[::-1]):
        scene = unchecked(edition).when(check(deck))
        assert cites(scene.one(CardsChecked), "2.1")
        scene.when(opening()).one(WageringOpened)


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("cutting_cards", [0, 2])
def test_2_1_given_no_cutting_card_or_two_when_the_cards_are_checked_then_it_is_refused(
    edition: Edition, cutting_cards: int
) -> None:
    """One cutting card is used with a plain shoe."""
    unchecked(edition).when(check(DECK, cutting_cards=cutting_cards)).refused_under("2.1")


@pytest.mark.clause("2.1")
def test_2_1_given_no_deck_or_two_when_brought_for_a_plain_shoe_then_it_is_refused(edition: Edition) -> None:
    """A plain shoe deals one deck, whether it is declared at the opening or counted at the check."""
    for decks in ((), (DECK, DECK)):
        unchecked(edition).when(check(*decks)).refused_under("2.1")
    two = terms(edition, shoe=replace(PLAIN, backs=("red", "blue")))
    blank().when(c.OpenTable(by=OPERATOR, terms=two, at=NOON)).refused_under("2.1")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("deck", BROKEN.values(), ids=list(BROKEN))
def test_2_1_given_an_incomplete_order_when_the_cards_are_shuffled_then_nothing_is_dealt_from_it(
    edition: Edition, deck: tuple[Card, ...]
) -> None:
    """Where the program holds the order, every shuffle is one complete deck."""
    scene = opened(edition)
    assert not scene.when(hc.ShuffleCards(by=DEALER, order=deck)).state.shoe.shuffled
    scene.when(hc.ShuffleCards(by=DEALER, order=deck)).refused_under("2.1")
    assert scene.given(hc.ShuffleCards(by=DEALER, order=DECK)).state.shoe.shuffled


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("last", ["As", "Jk"])
def test_2_1_given_a_face_that_cannot_be_there_when_it_turns_up_on_a_felt_table_then_play_is_held(
    edition: Edition, last: str
) -> None:
    """A second ace of spades, or a joker: the deck was not 52 different cards."""
    scene = wagering(edition, 1, cards=CardSource.FELT).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene = bet(deal_on(loaded(scene, ()), up="As"), 1)
    held = scene.when(c.RevealDealer(by=DEALER, cards=parse_cards(f"As Kd 9c 4h {last}"))).one(PlayHeld)
    assert cites(held, "2.1")
    assert not scene.given(c.RevealDealer(by=DEALER, cards=parse_cards("As Kd 9c 4h 2s"))).all(PlayHeld)


@pytest.mark.clause("2.2")
def test_2_2_given_cards_not_checked_today_when_the_first_round_should_open_then_it_waits_for_the_check(
    edition: Edition,
) -> None:
    """Every day has its own check before gaming; yesterday's is none."""
    scene = unchecked(edition)
    for day in (DAY, NEXT_DAY):
        scene.when(opening(day)).refused_under("2.2")
        scene = scene.given(check(DECK, day=day))
        scene.when(opening(day)).one(WageringOpened)


@pytest.mark.clause("2.2")
def test_2_2_given_unchecked_cards_when_the_dealer_asks_what_is_due_then_it_is_the_check(edition: Edition) -> None:
    """The dealer's screen asks for the check, and for nothing else before it."""
    scene = unchecked(edition)
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    assert step.under == ("2.2",)
    scene = scene.given(step.command)
    following = due(scene.state, DEALER, NOON, DECK)
    assert following is not None
    assert not isinstance(following.command, hc.CheckCards)


@pytest.mark.clause("2.2")
@pytest.mark.parametrize("by", [DEALER, SUPERVISOR], ids=["dealer", "supervisor"])
def test_2_2_given_a_check_when_logged_then_the_day_and_who_made_it_are_on_record(edition: Edition, by: Person) -> None:
    """Dealer and supervisor check; players and operators do not."""
    logged = unchecked(edition).when(replace(check(DECK), by=by)).one(CardsChecked)
    assert (logged.day, logged.by, logged.after_gaming) == (DAY, by.id, False)
    for other in (player(1), OPERATOR):
        unchecked(edition).when(replace(check(DECK), by=other)).refused_under("2.2")


@pytest.mark.clause("2.2")
def test_2_2_given_the_end_of_gaming_when_the_cards_are_checked_at_it_or_after_it_then_that_is_on_record(
    edition: Edition,
) -> None:
    """The closing check is made at the table or once it is closed; it is no opening check of the next day."""
    for scene in (opened(edition), closed(opened(edition))):
        logged = scene.when(check(DECK, after_gaming=True))
        assert logged.one(CardsChecked).after_gaming
        assert cites(logged.one(CardsChecked), "2.2")
    late = opened(edition).given(check(DECK, day=NEXT_DAY, after_gaming=True))
    late.when(opening(NEXT_DAY)).refused_under("2.2")


@pytest.mark.clause("2.2")
def test_2_2_given_an_automated_shoe_when_checked_before_opening_or_after_closing_then_both_decks_are_meant(
    edition: Edition,
) -> None:
    """One deck checked while the table was closed does not open a table that plays with two."""
    automated = c.OpenTable(by=OPERATOR, terms=terms(edition, shoe=AUTOMATED), at=NOON)
    scene = blank().given(check(DECK), automated)
    scene.when(opening()).refused_under("2.2")
    scene = closed(scene.given(check(DECK, DECK)))
    assert scene.state.shoe.kind is ShoeKind.AUTOMATED
    scene.when(check(DECK, after_gaming=True)).refused_under("12.2")
    scene = scene.given(check(DECK, DECK, after_gaming=True))
    scene.given(check(DECK, DECK), automated).when(opening()).one(WageringOpened)


@pytest.mark.clause("2.2")
def test_2_2_given_cards_checked_before_the_table_opens_when_the_first_round_opens_then_that_check_counts(
    edition: Edition,
) -> None:
    """The check comes before gaming, not necessarily after the opening of the table."""
    blank().given(check(DECK), c.OpenTable(by=OPERATOR, terms=terms(edition), at=NOON)).given(opening())


@pytest.mark.clause("2.3")
@pytest.mark.parametrize("first, second", [(DEALER, SUPERVISOR), (SUPERVISOR, DEALER)])
def test_2_3_given_a_replaced_card_when_one_of_two_has_checked_it_then_it_is_not_yet_in_play(
    edition: Edition, first: Person, second: Person
) -> None:
    """The king of hearts is swapped: supervisor and dealer both log their check, in whatever order."""
    scene = opened(edition).when(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    assert scene.one(CardsReplaced).cards == (KING_OF_HEARTS,)
    scene.when(opening()).refused_under("2.3")
    for _ in range(2):
        scene = scene.when(hc.CheckReplacement(by=first))
        assert cites(scene.one(ReplacementChecked), "2.3")
        assert second.role in scene.when(opening()).refused_under("2.3").why
    scene.given(hc.CheckReplacement(by=second)).when(opening()).one(WageringOpened)


@pytest.mark.clause("2.3")
@pytest.mark.parametrize("phase", IN_A_ROUND)
def test_2_3_given_a_round_in_progress_when_cards_should_be_replaced_then_it_is_refused(
    edition: Edition, phase: Phase
) -> None:
    """Cards are changed after a round of play."""
    at(edition, phase).when(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,))).refused_under("2.3")


@pytest.mark.clause("2.3")
def test_2_3_given_a_round_just_closed_when_any_or_all_cards_are_replaced_then_they_may(edition: Edition) -> None:
    """One card or the whole deck; but no card of the deck at all, or a joker, replaces nothing."""
    scene = played_out(bet(dealt(edition, {1: ""}), 1))
    for cards in ((KING_OF_HEARTS,), DECK):
        assert scene.when(hc.ReplaceCards(by=OPERATOR, cards=cards)).one(CardsReplaced).cards == cards
    for none in ((), (Card.JOKER,), (KING_OF_HEARTS, Card.JOKER)):
        scene.when(hc.ReplaceCards(by=OPERATOR, cards=none)).refused_under("2.3")


@pytest.mark.clause("2.3")
def test_2_3_given_a_second_replacement_when_the_first_is_half_checked_then_all_of_them_wait_for_both(
    edition: Edition,
) -> None:
    """A check covers the cards that were there; those that come later want their own."""
    scene = opened(edition).given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    scene = scene.given(hc.CheckReplacement(by=DEALER), hc.ReplaceCards(by=OPERATOR, cards=DECK[:1]))
    assert scene.state.cards.replaced == (KING_OF_HEARTS, DECK[0])
    scene = scene.given(hc.CheckReplacement(by=SUPERVISOR))
    assert "dealer" in scene.when(opening()).refused_under("2.3").why
    scene = scene.given(hc.CheckReplacement(by=DEALER))
    scene.when(opening()).one(WageringOpened)
    scene.when(hc.CheckReplacement(by=DEALER)).refused_under("2.3")


@pytest.mark.clause("2.3")
def test_2_3_given_a_replaced_card_when_the_table_is_closed_and_opened_again_then_it_still_waits_for_its_checks(
    edition: Edition,
) -> None:
    """On the same shoe or another, and back: a check that is owed is not lost by the way."""
    scene = closed(opened(edition).given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,))))
    for shoe in (PLAIN, AUTOMATED, PLAIN):
        again = scene.given(c.OpenTable(by=OPERATOR, terms=terms(edition, shoe=shoe), at=NOON))
        checks = again.given(check(*(DECK,) * len(shoe.backs)))
        checks.when(opening()).refused_under("2.3")
        scene = closed(checks)


@pytest.mark.clause("2.3")
def test_2_3_given_shuffled_cards_when_one_is_replaced_then_they_are_shuffled_anew(edition: Edition) -> None:
    """A card that comes in after the shuffle has not been shuffled."""
    scene = opened(edition, 1).given(hc.ShuffleCards(by=DEALER, order=DECK), hc.CutCards(by=DEALER, after=26))
    scene = scene.given(hc.ReplaceCards(by=OPERATOR, cards=(KING_OF_HEARTS,)))
    scene = scene.given(hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR), opening())
    scene = scene.given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    scene.when(c.DealRound(by=DEALER)).refused_under("5.1")


@pytest.mark.clause("2.4")
@pytest.mark.parametrize("phase", STATIONS)
def test_2_4_given_any_moment_of_the_day_when_the_supervisor_orders_a_count_then_it_is_made(
    edition: Edition, phase: Phase
) -> None:
    """Order, count and outcome are on record, whatever the table is at; then play goes on where it was."""
    scene = at(edition, phase).when(hc.OrderCount(by=SUPERVISOR, reason="a card on the floor"))
    ordered = scene.one(CountOrdered)
    assert (ordered.by, ordered.reason) == (SUPERVISOR.id, "a card on the floor")
    scene = scene.when(hc.ReportCount(by=DEALER, count=52, complete=True))
    counted = scene.one(CardsCounted)
    assert (counted.by, counted.count, counted.complete) == (DEALER.id, 52, True)
    assert cites(counted, "2.4")
    assert (scene.state.phase, scene.state.holds) == (phase, ())


@pytest.mark.clause("2.4")
def test_2_4_given_play_already_stopped_by_the_jackpot_when_a_count_is_ordered_then_it_is_made_all_the_same(
    edition: Edition,
) -> None:
    """At any time means at any time; but a count that is under way is not ordered twice."""
    scene = opened(edition).given(c.ReportJackpotFault(by=DEALER, what="dark pads"))
    scene = scene.when(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    scene.one(CountOrdered)
    scene.when(hc.OrderCount(by=SUPERVISOR, reason="a doubt")).refused_under("2.4")


@pytest.mark.clause("2.4")
def test_2_4_given_a_count_under_way_when_somebody_plays_on_then_it_is_refused(edition: Edition) -> None:
    """Nothing is dealt while the cards are counted."""
    scene = ready(edition, {1: ""}).given(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    scene.when(c.DealRound(by=DEALER)).refused_under("2.4")
    scene.given(hc.ReportCount(by=SUPERVISOR, count=52, complete=True), c.DealRound(by=DEALER))


@pytest.mark.clause("2.4")
@pytest.mark.parametrize("count, complete", [(51, True), (53, True), (52, False), (0, False)])
def test_2_4_given_a_count_that_is_not_right_when_reported_then_play_stays_stopped_until_a_void_or_a_right_one(
    edition: Edition, count: int, complete: bool
) -> None:
    """What is missing or wrong is on record; the operator may void the round under 16.4."""
    scene = dealt(edition, {1: ""}).given(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    scene = scene.when(hc.ReportCount(by=DEALER, count=count, complete=complete))
    counted = scene.one(CardsCounted)
    assert (counted.count, counted.complete) == (count, False)
    wish = c.PlaceBet(by=player(1), box=1, cents=2_000)
    scene.when(wish).refused_under("2.4")
    scene.given(hc.ReportCount(by=DEALER, count=52, complete=True)).given(wish)
    void = scene.given(hc.VoidRound(by=OPERATOR, reason=VoidReason.IMPRACTICAL, note="a card is missing"))
    assert balances(void) == {}


@pytest.mark.clause("2.4")
def test_2_4_given_no_order_when_a_count_is_reported_then_it_is_refused(edition: Edition) -> None:
    """The dealer counts when the supervisor says so; nobody else gives the order."""
    opened(edition).when(hc.ReportCount(by=DEALER, count=52, complete=True)).refused_under("2.4")
    for person in (DEALER, OPERATOR, player(1)):
        opened(edition, 1).when(hc.OrderCount(by=person, reason="a doubt")).refused_under("2.4")


@pytest.mark.clause("2.4")
def test_2_4_given_a_count_that_failed_when_the_table_is_closed_and_opened_again_then_play_still_waits(
    edition: Edition,
) -> None:
    """A missing card does not come back by closing the table: the count goes on where it was left."""
    short = opened(edition, 1).given(
        hc.OrderCount(by=SUPERVISOR, reason="a doubt"), hc.ReportCount(by=DEALER, count=51, complete=False)
    )
    closed = short.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    again = closed.given(c.OpenTable(by=OPERATOR, terms=terms(edition), at=NOON))
    again.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.4")
    found = again.given(hc.ReportCount(by=SUPERVISOR, count=52, complete=True))
    found.given(hc.OpenWagering(by=DEALER, at=NOON))
