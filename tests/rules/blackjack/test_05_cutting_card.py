"""The cutting card: before a round, within it, and in the last rounds of the table (5.4, 5.5)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import (
    CardDealt,
    CuttingCardDrawn,
    FinalRoundsAnnounced,
    WageringClosed,
    WagerSettled,
)
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.shoe import Stage
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import ClosingAnnounced, RoundClosed, TableClosed
from croupier.games.house.terms import CardSource
from tests.games.blackjack.shoes import near_cutting_card
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    balances,
    cut,
    dealt_by_hand,
    draw,
    hand,
    loaded,
    placed,
    played_out,
    player,
    ready,
    result,
    stacked,
    stand,
    turned,
    wagering,
)
from tests.kit.scene import cites

OPEN = hc.OpenWagering(by=DEALER, at=NOON)
SHUFFLE = hc.ShuffleCards(by=DEALER, order=stacked())
DEAL = c.DealRound(by=DEALER)


def cutting_cards(scene: PlayScene) -> list[tuple[int | None, bool]]:
    """Where the cutting card has come out, and whether it was put aside."""
    return [(event.box, event.discarded) for event in scene.history if isinstance(event, CuttingCardDrawn)]


# 5.4(a)


@pytest.mark.clause("5.4(a)")
def test_5_4_a_given_the_cutting_card_as_the_first_card_when_dealt_then_no_card_is_and_the_cards_are_shuffled() -> None:
    """Bets placed, cutting card appears first: no card dealt, shuffle."""
    scene = near_cutting_card({1: "Ts 9d", 2: "8s 7d"}, before=0).when(DEAL)
    assert [type(event) for event in scene.events] == [CuttingCardDrawn]
    assert cites(scene.one(CuttingCardDrawn), "5.4(a)")
    assert (scene.state.phase, scene.state.shoe.stage) == (Phase.WAGERING, Stage.SPREAD)
    for deal in (DEAL, c.DealCard(by=DEALER)):
        scene.when(deal).refused_under("5.1")
    step = due(scene.state, DEALER, NOON, stacked())
    assert step is not None
    assert step.command == SHUFFLE


@pytest.mark.clause("5.4(a)")
def test_5_4_a_given_the_shuffle_done_when_the_round_is_dealt_then_wagers_could_be_changed_until_then() -> None:
    """The round had not begun: ann takes hers back, cat comes in, and the cards come from the new shoe (reading)."""
    scene = near_cutting_card({1: "Ts 9d", 2: "8s 7d"}, before=0).given(DEAL)
    scene = scene.given(c.WithdrawWager(by=player(1), box=1), c.PlaceWager(by=player(3), box=3, cents=2_000), SHUFFLE)
    scene = cut(scene, 100).given(c.InsertCuttingCard(by=DEALER, from_back=60)).when(DEAL)
    assert [event.box for event in scene.all(CardDealt)] == [2, 3, 0, 2, 3]
    assert scene.all(CardDealt)[0].card == stacked()[100]
    assert scene.state.shoe.number == 2


@pytest.mark.clause("5.4(a)")
def test_5_4_a_given_one_card_before_the_cutting_card_when_dealt_then_the_round_has_begun() -> None:
    """The second card of the round is too late for a shuffle before it."""
    scene = near_cutting_card({1: "Ts 9d"}, before=1).when(DEAL)
    assert scene.all(WageringClosed)
    assert len(scene.all(CardDealt)) == 3


@pytest.mark.clause("5.4(a)")
def test_5_4_a_given_a_felt_table_when_the_dealer_draws_the_cutting_card_first_then_it_is_reported_and_shuffled() -> (
    None
):
    """Where nobody but the dealer sees the shoe, the dealer says so."""
    scene = ready({1: "Ts 9d"}, cards=CardSource.FELT).when(c.ReportCuttingCard(by=DEALER))
    assert cites(scene.one(CuttingCardDrawn), "5.4(a)")
    assert scene.state.phase is Phase.WAGERING
    scene.when(c.DealCard(by=DEALER, card=parse_cards("Ts")[0])).refused_under("5.1")
    scene.given(hc.ShuffleCards(by=DEALER))


# 5.4(b)


@pytest.mark.clause("5.4(b)")
@pytest.mark.parametrize("before, box", [(1, 2), (2, 0), (3, 1), (5, 2), (6, 0)])
def test_5_4_b_given_the_cutting_card_inside_a_round_when_it_is_drawn_then_the_round_is_finished_and_then_shuffled(
    before: int, box: int
) -> None:
    """On a first or second card, on box 2's third card, on the dealer's hand: complete and settle, then shuffle."""
    scene = near_cutting_card({1: "Ts 9d", 2: "5s 7d"}, "9c", "6h 8d", before=before).given(DEAL)
    scene = stand(draw(stand(scene, 1), 2), 2)
    assert hand(scene, 2) == "5s7d6h"
    scene = played_out(scene)
    assert cutting_cards(scene) == [(box, False)]
    assert sum(isinstance(event, WagerSettled) for event in scene.history) == 2
    assert cites(next(event for event in scene.history if isinstance(event, CuttingCardDrawn)), "5.4(b)")
    scene.when(OPEN).refused_under("5.4(b)")
    assert loaded(scene, stacked()).when(OPEN).refusal is None


@pytest.mark.clause("5.4(b)")
def test_5_4_b_given_the_last_card_of_a_round_before_the_cutting_card_when_it_is_over_then_the_next_one_begins() -> (
    None
):
    """Not drawn is not drawn: the next round opens, and its first card is the cutting card."""
    scene = near_cutting_card({1: "Ts 9d"}, "9c", "8d", before=4).given(DEAL)
    scene = played_out(stand(scene, 1))
    assert cutting_cards(scene) == []
    scene = placed(scene.given(OPEN), {1: 5_000}).given(DEAL)
    assert cutting_cards(scene) == [(None, False)]


@pytest.mark.clause("5.4(b)")
def test_5_4_b_given_a_void_round_when_the_cutting_card_came_out_in_it_then_the_cards_are_shuffled_all_the_same() -> (
    None
):
    """The wagers go back; the cutting card does not."""
    scene = near_cutting_card({1: "Ts 9d"}, before=1).given(DEAL)
    scene = scene.given(
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a flood"), hc.CollectVoid(by=DEALER)
    )
    assert balances(scene) == {}
    scene.when(OPEN).refused_under("5.4(b)")


@pytest.mark.clause("5.4(b)")
def test_5_4_b_given_a_felt_table_when_the_dealer_reports_the_cutting_card_then_it_lies_where_a_card_was_due() -> None:
    """Box 1 has called for a card: the cutting card came out on box 1; reported once, and not where there is none."""
    scene = dealt_by_hand({1: "Ts 2d", 2: "Ts 9d"}).given(c.Draw(by=player(1), box=1))
    scene = scene.when(c.ReportCuttingCard(by=DEALER))
    assert (scene.one(CuttingCardDrawn).box, scene.one(CuttingCardDrawn).player) == (1, "ann")
    scene.when(c.ReportCuttingCard(by=DEALER)).refused_under("5.4(b)")
    scene = turned(stand(turned(scene, "7h"), 1, 2), "8d")
    assert result(played_out(scene), 1).returned == 10_000
    played_out(scene).when(OPEN).refused_under("5.4(b)")


@pytest.mark.clause("5.4(b)")
def test_5_4_b_given_cards_in_the_program_or_in_a_machine_when_a_cutting_card_is_reported_then_it_is_refused() -> None:
    """The program knows where it lies; an automated shoe has none."""
    ready({1: "Ts 9d"}).when(c.ReportCuttingCard(by=DEALER)).refused_under("5.4(b)")
    machine = ready({1: "Ts 9d"}, cards=CardSource.FELT, shoe=AUTOMATED)
    machine.when(c.ReportCuttingCard(by=DEALER)).refused_under("18.1")


# 5.5


def final_rounds(before: int) -> PlayScene:
    """The last three rounds have been announced, and so many cards lie before the cutting card."""
    scene = near_cutting_card({1: "Ts 9d"}, "9c", "8d", before=before, wagers={})
    scene = scene.given(hc.EndWagering(by=DEALER)).when(c.AnnounceFinalRounds(by=OPERATOR))
    assert scene.one(FinalRoundsAnnounced).rounds == 3
    return scene


def final_round(scene: PlayScene) -> PlayScene:
    """One round in which box 1 draws to 12 or more and then stands."""
    scene = placed(scene.given(OPEN), {1: 5_000}).given(DEAL)
    while scene.state.phase is Phase.PLAYING:
        stood = scene.when(c.Stand(by=player(1), box=1))
        scene = stood if stood.refusal is None else draw(scene, 1)
    return played_out(scene)


@pytest.mark.clause("5.5")
@pytest.mark.parametrize("before, due_to", [(0, None), (1, 0), (2, 1), (3, 0)])
def test_5_5_given_the_final_three_rounds_when_the_cutting_card_comes_in_the_first_then_all_three_are_dealt(
    before: int, due_to: int | None
) -> None:
    """No shuffle: it is discarded, as the first card too, and rounds 2 and 3 are still dealt from the same shoe."""
    scene = final_rounds(before)
    for number in (1, 2, 3):
        scene = final_round(scene)
        assert scene.state.shoe.number == 1
        assert cutting_cards(scene) == [(due_to, True)]
        assert sum(isinstance(event, RoundClosed) for event in scene.history) == number
    drawn = next(event for event in scene.history if isinstance(event, CuttingCardDrawn))
    assert cites(drawn, "5.5")
    assert sum(isinstance(event, WagerSettled) for event in scene.history) == 3


@pytest.mark.clause("5.5")
def test_5_5_given_the_last_of_the_final_rounds_played_when_another_should_open_then_the_table_closes() -> None:
    """Three are announced, the sign counts them, and there is no fourth."""
    scene = final_rounds(3)
    for left in ("3", "2", "1"):
        assert next(sign.text for sign in plate(scene.state) if sign.label == "Rounds before closing") == left
        scene = final_round(scene)
    assert isinstance(scene.history[-1], ClosingAnnounced)
    scene.when(OPEN).refused_under("5.5")
    scene.when(hc.CloseTable(by=OPERATOR)).one(TableClosed)


@pytest.mark.clause("5.5")
def test_5_5_given_the_cutting_card_out_before_the_announcement_when_the_rounds_go_on_then_it_is_shuffled_first() -> (
    None
):
    """It was reached in a round that was none of the final three."""
    scene = near_cutting_card({1: "Ts 9d"}, "9c", "8d", before=1).given(DEAL)
    scene = played_out(stand(scene, 1)).given(c.AnnounceFinalRounds(by=OPERATOR))
    assert cutting_cards(scene) == [(0, False)]
    scene.when(OPEN).refused_under("5.4(b)")
    loaded(scene, stacked()).given(OPEN)


@pytest.mark.clause("5.5")
def test_5_5_given_the_final_rounds_announced_or_a_round_open_when_announced_again_then_it_is_refused() -> None:
    """Once, between rounds, by the operator."""
    announce = c.AnnounceFinalRounds(by=OPERATOR)
    final_rounds(3).when(announce).refused_under("5.5")
    wagering(1).when(announce).refused_under("5.5")
    wagering(1).given(hc.EndWagering(by=DEALER), hc.AnnounceClosing(by=OPERATOR)).when(announce).refused_under("5.5")


@pytest.mark.clause("5.5")
def test_5_5_given_a_felt_table_in_its_final_rounds_when_the_cutting_card_is_reported_then_the_deal_goes_on() -> None:
    """Discarded before the first card, and the dealer deals on."""
    scene = wagering(1, cards=CardSource.FELT).given(hc.EndWagering(by=DEALER), c.AnnounceFinalRounds(by=OPERATOR))
    scene = placed(scene.given(OPEN), {1: 5_000}).when(c.ReportCuttingCard(by=DEALER))
    assert scene.one(CuttingCardDrawn).discarded
    scene = stand(turned(scene, "Ts 9c 9d"), 1)
    assert played_out(turned(scene, "8d")).when(OPEN).refusal is None
