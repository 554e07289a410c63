"""Rules 13.1 to 13.3: a wrong number of cards, a card that shows in the deal, and what follows a misdeal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.dealing_order import next_position, size_at, spread_due
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Phase
from tests.games.ultimate_texas_holdem.rounds import STATIONS, stations
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    FELT,
    NOON,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    balances,
    deal_on,
    dealt,
    fold,
    player,
    ready,
)
from tests.kit.scene import cites

SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
SOURCES = pytest.mark.parametrize("cards", CardSource, ids=str)


def is_misdeal(scene: PlayScene, clause: str) -> None:
    """The round is void under the clause, and whoever placed chips has them back."""
    void = scene.one(he.RoundVoided)
    assert cites(void, clause, "13.3", "A:Void")
    assert void.reason.startswith("misdeal: ")
    assert scene.state.phase is Phase.VOIDED
    assert balances(scene) == {}


def one_more(scene: PlayScene, box: int) -> PlayScene:
    """One card too many goes to a place, or a packet of one card too many."""
    if scene.state.shoe.kind is ShoeKind.PLAIN:
        return scene.when(c.DealCard(by=DEALER, box=box))
    return scene.when(c.DealPacket(by=DEALER, box=box, count=1))


@pytest.mark.clause("13.1")
@SHOES
@SOURCES
@pytest.mark.parametrize("box", [1, 3, DEALER_BOX, BOARD])
def test_13_1_given_a_complete_deal_when_one_more_card_goes_anywhere_then_all_wagers_are_void(
    box: int, shoe: DealingShoe, cards: CardSource
) -> None:
    """Three cards to box 3, to the dealer, six to the board: antes, blinds and trips go back."""
    scene = deal_on(ready({1: "", 3: ""}, trips={1: 500}, shoe=shoe, cards=cards))
    assert scene.state.phase is Phase.PREFLOP
    is_misdeal(one_more(scene, box), "13.1")


@pytest.mark.clause("13.1")
@SHOES
def test_13_1_given_the_deal_in_progress_when_a_place_that_has_its_cards_gets_another_then_misdeal(
    shoe: DealingShoe,
) -> None:
    """The board has its five; a sixth card on it is one too many, and so is a third to box 1."""
    board = deal_on(ready({1: "", 3: ""}, shoe=shoe), 6 if shoe is PLAIN else 2)
    assert len(board.state.round.board) == 5
    is_misdeal(one_more(board, BOARD), "13.1")
    full = deal_on(board, 4 if shoe is PLAIN else 1)
    is_misdeal(one_more(full, 1), "13.1")


@pytest.mark.clause("13.1")
@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_13_1_given_an_automated_shoe_when_a_packet_has_another_number_of_cards_then_misdeal(count: int) -> None:
    """Two cards make a hand: one, three or none do not."""
    scene = deal_on(ready({1: "", 3: ""}, shoe=AUTOMATED), 2)
    is_misdeal(scene.when(c.DealPacket(by=DEALER, box=1, count=count)), "13.1")
    assert not scene.given(c.DealPacket(by=DEALER, box=1, count=2)).all(he.RoundVoided)


@pytest.mark.clause("13.1")
@pytest.mark.parametrize("count", [4, 6])
def test_13_1_given_an_automated_shoe_when_the_board_has_four_or_six_cards_then_misdeal(count: int) -> None:
    """Five cards make the board."""
    scene = ready({1: ""}, shoe=AUTOMATED)
    is_misdeal(scene.when(c.DealPacket(by=DEALER, box=BOARD, count=count)), "13.1")


@pytest.mark.clause("13.1")
@pytest.mark.parametrize("phase", STATIONS[1:], ids=str)
@pytest.mark.parametrize("box, right", [(BOARD, 5), (DEALER_BOX, 2), (1, 2)])
def test_13_1_given_a_wrong_number_found_later_when_reported_then_even_what_was_paid_comes_back(
    phase: Phase, box: int, right: int
) -> None:
    """Until the last wager is settled the round is open: folds and refunds are undone."""
    scene = stations()[phase]
    for count in (right - 1, right + 1):
        is_misdeal(scene.when(c.ReportMiscount(by=SUPERVISOR, box=box, count=count)), "13.1")


@pytest.mark.clause("13.1")
def test_13_1_given_the_right_number_when_reported_as_wrong_then_play_goes_on() -> None:
    """Nor is there a count of a hand that was not dealt, and players do not declare misdeals."""
    scene = dealt({1: "", 3: ""})
    scene.when(c.ReportMiscount(by=DEALER, box=1, count=2)).refused_under("13.1")
    scene.when(c.ReportMiscount(by=DEALER, box=BOARD, count=5)).refused_under("13.1")
    scene.when(c.ReportMiscount(by=DEALER, box=2, count=1)).refused_under("13.1")
    scene.when(c.ReportMiscount(by=player(1), box=1, count=3)).refused_under("13.1")
    for count in (-1, 53):
        scene.when(c.ReportMiscount(by=DEALER, box=1, count=count)).refused_under("13.1")
    over = fold(scene, 1, 3)
    over.when(c.ReportMiscount(by=DEALER, box=1, count=3)).refused_under("13.1")


def shows(scene: PlayScene, card: Card) -> PlayScene | None:
    """The next card, or the last of the next packet, comes with its face up; nothing while the board is spread."""
    place = next_position(scene.state)
    assert place is not None
    if spread_due(scene.state):
        return None
    named = card if scene.state.plate.cards is FELT else None
    if scene.state.shoe.kind is ShoeKind.PLAIN:
        return scene.when(c.DealCard(by=DEALER, box=place[0], card=named, exposed=True))
    count = size_at(scene.state, place[0])
    return scene.when(c.DealPacket(by=DEALER, box=place[0], count=count, exposed=((count - 1, named),)))


@pytest.mark.clause("13.2")
@SHOES
@SOURCES
def test_13_2_given_any_card_of_the_deal_when_it_shows_then_a_misdeal_is_declared(
    shoe: DealingShoe, cards: CardSource
) -> None:
    """From the first card of the board to the dealer's second: one face is enough, whoever's it is."""
    scene = ready({1: "", 3: ""}, shoe=shoe, cards=cards)
    places: list[int] = []
    while scene.state.phase is not Phase.PREFLOP:
        shown = shows(scene, Card.ACE_OF_SPADES)
        if shown is not None:
            is_misdeal(shown, "13.2")
            places.append(shown.one(e.CardExposed).box)
        scene = deal_on(scene, 1)
    assert set(places) == {BOARD, 1, 3, DEALER_BOX}
    assert len(places) == (11 if shoe is PLAIN else 4)


@pytest.mark.clause("13.2")
@SOURCES
@pytest.mark.parametrize("box", [BOARD, 1])
def test_13_2_given_a_card_that_turns_over_later_in_the_deal_when_reported_then_misdeal(
    box: int, cards: CardSource
) -> None:
    """A card that lay face down and is shown while others are dealt is shown in the deal."""
    scene = deal_on(ready({1: "", 3: ""}, cards=cards), 8)
    named = Card.ACE_OF_SPADES if cards is FELT else None
    report = c.ReportExposed(by=DEALER, box=box, index=0, card=named)
    is_misdeal(scene.when(report), "13.2")
    scene.when(replace(report, index=5)).refused_under("13.2")
    scene.when(replace(report, by=player(1))).refused_under("13.2")
    if cards is FELT:
        scene.when(replace(report, card=None)).refused_under("13.2")


@pytest.mark.clause("13.2")
def test_13_2_given_the_dealers_second_card_down_when_a_card_shows_then_it_is_no_misdeal_of_the_deal() -> None:
    """From then on 13.4 speaks of the dealer's cards, and 13.5 of the board."""
    scene = dealt({1: "", 3: ""})
    board = scene.given(c.ReportExposed(by=DEALER, box=BOARD, index=0))
    assert not board.all(he.RoundVoided)
    assert cites(board.one(e.CardExposed), "13.5")
    dealers = scene.given(c.ReportExposed(by=DEALER, box=DEALER_BOX, index=0))
    assert "13.2" not in dealers.one(he.RoundVoided).under


@pytest.mark.clause("13.3", "6.1(b)")
@SHOES
def test_13_3_given_a_misdeal_when_the_dealer_goes_on_then_wagers_go_back_and_a_new_round_is_shuffled_and_dealt(
    shoe: DealingShoe,
) -> None:
    """Return, collect, shuffle, and wagers anew: nothing is carried over, and the old order is gone."""
    scene = deal_on(ready({1: "", 3: ""}, shoe=shoe), 1)
    wrong = one_more(deal_on(scene), 1)
    is_misdeal(wrong, "13.1")
    wrong.when(c.DealRound(by=DEALER)).refused_under("7.3(a)")
    wrong.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("4.2(a)")
    step = due(wrong.state, DEALER, NOON, Pack().cards)
    assert step is not None
    assert (step.say, step.under) == ("The round is void: return all wagers, collect the cards.", ("A:Void",))
    collected = wrong.given(step.command)
    assert collected.state.round.boxes == ()
    assert collected.state.shoe.shuffled is False
    step = due(collected.state, DEALER, NOON, Pack().cards)
    assert step is not None
    assert isinstance(step.command, hc.ShuffleCards)
    again = collected.given(step.command, hc.OpenWagering(by=DEALER, at=NOON))
    assert again.one(he.WageringOpened).number == 2
    assert again.state.round.boxes == ()


@pytest.mark.clause("13.3")
def test_13_3_given_the_supervisors_opinion_when_a_misdeal_is_declared_then_its_reason_is_on_record() -> None:
    """Cards out of their order are for the supervisor: with the reason, and by nobody else."""
    scene = deal_on(ready({1: "", 3: ""}), 8)
    declare = c.DeclareMisdeal(by=SUPERVISOR, note="box 3 was dealt before box 1")
    misdealt = scene.given(declare)
    is_misdeal(misdealt, "6.1(b)")
    assert "box 3 was dealt before box 1" in misdealt.one(he.RoundVoided).reason
    scene.when(replace(declare, note=" ")).refused_under("6.1(b)")
    for by in (DEALER, player(1)):
        scene.when(replace(declare, by=by)).refused_under("6.1(b)")
