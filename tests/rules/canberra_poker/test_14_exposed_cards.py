"""Rule 14.1: one or two exposed cards of a round are turned down, and a third voids it."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource
from tests.games.canberra_poker.rounds import packets, show
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    JACKPOT,
    balances,
    deal_on,
    dealt,
    fold,
    played_out,
    player,
    ready,
)
from tests.kit.scene import cites

SOURCES = pytest.mark.parametrize("cards", CardSource, ids=str)
FACES = parse_cards("As Kd 9c 7h 3s")


@SOURCES
@pytest.mark.clause("14.1")
def test_14_1_given_a_card_shown_at_box_1_and_one_at_box_4_when_dealt_then_they_are_turned_down_and_play_goes_on(
    edition: Edition, cards: CardSource
) -> None:
    """One or two exposed cards are no misdeal: the deal goes on, and the dealer's rightful up card does not count."""
    one = show(ready(edition, {1: "", 4: ""}, cards=cards), FACES[0])
    two = show(one, FACES[1])
    for scene, box, count in ((one, 1, 1), (two, 4, 2)):
        exposed = scene.one(e.CardExposed)
        assert (exposed.box, exposed.stays_up, exposed.under) == (box, False, ("14.1",))
        assert scene.state.round.exposed == count
    over = deal_on(two, up="3s")
    assert (over.state.phase, over.state.round.exposed, over.state.round.up) == (Phase.DECIDING, 2, 4)


@SOURCES
@pytest.mark.clause("14.1")
def test_14_1_given_two_exposed_cards_when_a_third_shows_at_the_dealer_then_the_round_is_void(
    edition: Edition, cards: CardSource
) -> None:
    """The third voids it wherever it is: antes and jackpot stakes go back, and the pools give theirs up."""
    two = show(show(ready(edition, {1: "", 4: ""}, jackpot=(1, 4), cards=cards), FACES[0]), FACES[1])
    void = show(two, FACES[2])
    assert cites(void.one(he.RoundVoided), "14.1", "A:Void")
    assert balances(void) == {}
    assert void.state.pools.pool_cents == JACKPOT.pool_cents
    void.when(c.DealCard(by=DEALER, box=1)).refused_under("6.3")


@pytest.mark.parametrize("early", range(4))
@pytest.mark.clause("14.1")
def test_14_1_given_exposures_while_dealing_and_after_when_counted_then_the_whole_round_counts(
    edition: Edition, early: int
) -> None:
    """However many show while dealing, and however many are found shown afterwards, the third is the last."""
    scene = ready(edition, {1: "", 2: ""})
    for shown in range(3):
        scene = show(scene, FACES[0]) if shown < early else deal_on(scene, 1)
    if early < 3:
        scene = deal_on(scene)
        for index in range(1, 4 - early):
            assert not [event for event in scene.history if isinstance(event, he.RoundVoided)]
            scene = scene.when(c.ReportExposed(by=DEALER, box=1, index=index))
    assert cites(scene.one(he.RoundVoided), "14.1")
    assert balances(scene) == {}


@pytest.mark.clause("14.1")
def test_14_1_given_a_round_with_two_exposed_cards_when_the_next_is_dealt_then_the_count_begins_anew(
    edition: Edition,
) -> None:
    """The count is that of a round of play."""
    two = deal_on(show(show(ready(edition, {1: ""}), FACES[0]), FACES[1]))
    later = played_out(fold(two, 1), Phase.WAGERING).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    assert later.state.round.exposed == 0
    dealing = played_out(later, Phase.DECIDING)
    assert not dealing.given(c.ReportExposed(by=DEALER, box=1, index=0)).all(he.RoundVoided)


@pytest.mark.clause("14.1")
def test_14_1_given_a_card_already_counted_when_it_is_reported_again_then_it_counts_once(edition: Edition) -> None:
    """Three cards void a round, not three reports of one card, nor a report of the card that lies up by the rules."""
    for cards in CardSource:
        one = show(ready(edition, {1: "", 2: ""}, cards=cards), FACES[0])
        again = FACES[0] if cards is CardSource.FELT else None
        one.when(c.ReportExposed(by=DEALER, box=1, index=0, card=again)).refused_under("14.1")
        over = deal_on(one, up="3s")
        over.when(c.ReportExposed(by=DEALER, box=1, index=0)).refused_under("14.1")
        over.when(c.ReportExposed(by=DEALER, box=0, index=4)).refused_under("14.1")
        assert over.state.round.exposed == 1


@pytest.mark.clause("14.1")
def test_14_1_given_a_player_who_shows_cards_when_recorded_then_it_is_a_breach_and_no_exposed_card(
    edition: Edition,
) -> None:
    """A player's own display is a matter of rule 13; the count of 14.1 is of cards dealt so."""
    scene = dealt(edition, {1: "", 2: ""})
    for _ in range(3):
        scene = scene.given(hc.RecordBreach(by=DEALER, player="ann", act=hc.Act.SHOW_CARDS, note="showed a card"))
    assert scene.state.round.exposed == 0
    assert scene.state.phase is Phase.DECIDING
    scene.when(c.ReportExposed(by=player(1), box=1, index=0)).refused_under("14.1")


@pytest.mark.clause("14.1")
def test_14_1_given_a_card_that_is_not_there_when_reported_then_nothing_is_counted(edition: Edition) -> None:
    """The exposed card is one that lies there, named as it lies; on a felt table it has to be named."""
    scene = dealt(edition, {1: "AhKhQhJhTh", 2: ""})
    for box, index in ((1, 5), (1, -1), (3, 0), (0, 5)):
        scene.when(c.ReportExposed(by=DEALER, box=box, index=index)).refused_under("14.1")
    for named in (Card.KING_OF_HEARTS, Card.ACE_OF_HEARTS):
        scene.when(c.ReportExposed(by=DEALER, box=1, index=0, card=named)).refused_under("16.6(b)")
    shown = scene.given(c.ReportExposed(by=DEALER, box=1, index=0))
    assert shown.one(e.CardExposed).card is Card.ACE_OF_HEARTS
    felt = deal_on(ready(edition, {1: ""}, cards=CardSource.FELT), up="3s")
    felt.when(c.ReportExposed(by=DEALER, box=1, index=0)).refused_under("14.1")
    felt.given(c.ReportExposed(by=DEALER, box=1, index=0, card=Card.ACE_OF_HEARTS))
    dealing = ready(edition, {1: ""}, cards=CardSource.FELT)
    dealing.when(c.DealCard(by=DEALER, box=1, exposed=True)).refused_under("14.1")


@pytest.mark.parametrize("shown", range(4))
@SOURCES
@pytest.mark.clause("14.1")
def test_14_1_given_a_packet_that_shows_faces_when_dealt_then_two_are_turned_down_and_three_void_the_round(
    edition: Edition, cards: CardSource, shown: int
) -> None:
    """From an automated shoe the cards of a packet are counted in the same way."""
    scene = ready(edition, {1: "", 2: ""}, jackpot=(2,), shoe=AUTOMATED, cards=cards)
    named = FACES if cards is CardSource.FELT else (None, None, None)
    scene = scene.when(c.DealPacket(by=DEALER, box=1, exposed=tuple(enumerate(named[:shown]))))
    assert [event.stays_up for event in scene.all(e.CardExposed)] == [False] * shown
    assert bool(scene.all(he.RoundVoided)) is (shown == 3)
    if shown == 3:
        assert balances(scene) == {}
    else:
        assert packets(scene, 2, 0).state.round.exposed == shown


@pytest.mark.clause("14.1")
def test_14_1_given_a_packet_when_its_faces_are_misnamed_then_they_are_named_again(edition: Edition) -> None:
    """A place outside the packet, a place named twice, a face that nobody names: nothing is counted."""
    scene = ready(edition, {1: ""}, shoe=AUTOMATED)
    first, second = scene.state.shoe.order[:2]
    for exposed in (((5, None),), ((0, None), (0, None))):
        scene.when(c.DealPacket(by=DEALER, box=1, exposed=exposed)).refused_under("14.1")
    for face in (first, second):
        scene.when(c.DealPacket(by=DEALER, box=1, exposed=((0, face),))).refused_under("16.6(b)")
    assert scene.given(c.DealPacket(by=DEALER, box=1, exposed=((1, None),))).one(e.CardExposed).card is second
    felt = ready(edition, {1: ""}, shoe=AUTOMATED, cards=CardSource.FELT)
    felt.when(c.DealPacket(by=DEALER, box=1, exposed=((0, None),))).refused_under("14.1")
