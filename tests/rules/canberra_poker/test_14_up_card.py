"""Rule 14.2: an early card of the dealer that shows its face is the up card, and the fifth lies down."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.state import Phase
from croupier.games.decider import stream
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource
from croupier.games.people import Display
from tests.games.canberra_poker.rounds import packets, show
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    PlayScene,
    bet,
    deal_on,
    ready,
)
from tests.kit.scene import cites

SOURCES = pytest.mark.parametrize("cards", CardSource, ids=str)
FACES = parse_cards("As Kd 9c 7h 3s")


def up_at_display(scene: PlayScene) -> list[Card]:
    """The faces of dealt cards that the public display is shown, apart from exposures."""
    seen = stream(GAME, scene.history, Display())
    return [event.card for event in seen if isinstance(event, e.CardDealt) and event.card is not None]


@SOURCES
@pytest.mark.parametrize("index", range(4))
@pytest.mark.clause("14.2")
def test_14_2_given_one_of_the_dealers_first_four_cards_shown_when_dealt_then_it_is_the_up_card(
    edition: Edition, cards: CardSource, index: int
) -> None:
    """It stays up and counts as exposed; the fifth card is dealt face down."""
    scene = show(deal_on(ready(edition, {1: ""}, cards=cards), 1 + 2 * index), FACES[0])
    exposed = scene.one(e.CardExposed)
    assert (exposed.box, exposed.index, exposed.stays_up) == (0, index, True)
    assert cites(exposed, "14.2", "14.1")
    over = deal_on(scene)
    last = over.one(e.CardDealt)
    assert (last.box, last.face_up, len(over.state.round.dealer)) == (0, False, 5)
    assert (over.state.round.up, over.state.round.exposed, over.state.phase) == (index, 1, Phase.DECIDING)
    assert up_at_display(over) == []


@pytest.mark.clause("14.2")
def test_14_2_given_no_exposure_when_dealt_then_the_fifth_card_alone_is_up(edition: Edition) -> None:
    """The rule of 6.2 that the early card displaces."""
    over = deal_on(ready(edition, {1: ""}))
    assert over.one(e.CardDealt).face_up is True
    assert up_at_display(over) == [over.state.round.dealer[4]]


@pytest.mark.clause("14.2")
def test_14_2_given_an_early_up_card_when_a_second_of_the_dealers_shows_then_that_one_is_turned_down(
    edition: Edition,
) -> None:
    """The first stays up, both count; the third of the dealer's own, the fifth card included, voids the round."""
    scene = show(deal_on(ready(edition, {1: ""}), 3), FACES[0])
    second = show(deal_on(scene, 1), FACES[0])
    assert (second.one(e.CardExposed).stays_up, second.one(e.CardExposed).under) == (False, ("14.1",))
    assert (second.state.round.up, second.state.round.exposed) == (1, 2)
    over = deal_on(second)
    void = over.when(c.ReportExposed(by=DEALER, box=0, index=4))
    assert cites(void.one(he.RoundVoided), "14.1")


@pytest.mark.clause("14.2")
def test_14_2_given_exposed_cards_of_players_alone_when_dealt_then_the_dealers_fifth_is_up_as_ever(
    edition: Edition,
) -> None:
    """Only a card of the dealer's own changes which of them is seen."""
    over = deal_on(show(ready(edition, {1: ""}), FACES[0]))
    assert over.one(e.CardDealt).face_up is True
    assert over.state.round.up == 4


@pytest.mark.clause("14.2")
def test_14_2_given_a_dealers_card_reported_while_dealing_when_the_fifth_comes_then_it_stays_down(
    edition: Edition,
) -> None:
    """It makes no difference whether the exposure is seen with the card or a moment later."""
    scene = deal_on(ready(edition, {1: "", 2: ""}), 4).given(c.ReportExposed(by=DEALER, box=0, index=0))
    assert scene.one(e.CardExposed).stays_up is True
    over = deal_on(scene)
    assert over.one(e.CardDealt).face_up is False
    assert over.state.round.up == 0


@pytest.mark.clause("14.2")
def test_14_2_given_a_felt_table_with_an_early_up_card_when_the_fifth_is_named_then_it_is_refused(
    edition: Edition,
) -> None:
    """A card dealt face down is known to nobody; the early one belongs to the hand that is turned."""
    scene = deal_on(show(deal_on(ready(edition, {1: ""}, cards=CardSource.FELT), 1), FACES[0]), 6)
    scene.when(c.DealCard(by=DEALER, box=1, card=FACES[1])).refused_under("6.2")
    last = deal_on(scene, 1)
    last.when(c.DealCard(by=DEALER, box=0, card=FACES[1])).refused_under("6.2")
    shown = bet(deal_on(last), 1)
    shown.when(c.RevealDealer(by=DEALER, cards=parse_cards("AhKd9c7h3s"))).refused_under("6.1")
    shown.given(c.RevealDealer(by=DEALER, cards=FACES))


@SOURCES
@pytest.mark.clause("14.2")
def test_14_2_given_the_dealers_packet_when_a_card_of_it_shows_then_it_is_the_up_card_and_no_other_is_turned(
    edition: Edition, cards: CardSource
) -> None:
    """With an automated shoe the exposed card takes the place of the top card."""
    scene = packets(ready(edition, {1: ""}, shoe=AUTOMATED, cards=cards), 1)
    felt = cards is CardSource.FELT
    face = FACES[0] if felt else None
    scene = scene.given(c.DealPacket(by=DEALER, box=0, exposed=((3, face),)))
    assert cites(scene.one(e.DealCompleted), "14.2")
    assert (scene.state.round.up, scene.state.round.exposed, scene.state.phase) == (3, 1, Phase.ANNOUNCING)
    scene.when(c.TurnTopCard(by=DEALER, index=0, card=FACES[1] if felt else None)).refused_under("12.4")
    scene.given(c.AnnounceDecisions(by=DEALER))
