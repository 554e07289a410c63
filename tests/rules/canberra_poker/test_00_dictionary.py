"""The dictionary: wagers, boxes, shoes and approvals (A; its people and its rounds have files of their own)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.determinations import Arrangement, Determinations, Layout
from croupier.games.canberra_poker.editions import E2023, Edition
from croupier.games.canberra_poker.events import (
    AntePlaced,
    CardDealt,
    JackpotPaid,
    ReserveTransferred,
    TableOpened,
    WageringClosed,
)
from croupier.games.canberra_poker.plate import on_file, plate
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import SeatTaken, ShoeReplaced
from croupier.games.house.terms import Approval, DealingShoe
from tests.games.canberra_poker.tables import (
    APPROVAL,
    AUTOMATED,
    DEALER,
    JACKPOT,
    NOON,
    OPERATOR,
    PADS,
    PLAIN,
    PlayScene,
    bet,
    blank,
    dealt,
    loaded,
    opened,
    order_for,
    played_out,
    player,
    ready,
    terms,
    wagering,
)
from tests.kit.scene import cites

INCOMPLETE = (Approval("", "2024-01-15"), Approval("GRC 24/1", ""), Approval(" ", "2024-01-15"), Approval("GRC", "\t"))
FLUSH, ACE_KING = "Ks Js 9s 7s 5s", "Ah Kd 9c 4h 2d"


def opens_with(terms_changed: Determinations) -> PlayScene:
    """What comes of opening a table on these determinations."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms_changed, at=NOON))


@pytest.mark.clause("A:Ante")
def test_a_ante_given_antes_on_three_boxes_when_dealt_then_the_fourth_gets_no_cards(edition: Edition) -> None:
    """Boxes 1, 3 and 4 and the dealer get cards; the player at box 2 has put up no ante and gets none."""
    scene = ready(edition, {1: "", 3: "", 4: ""}).given(hc.TakeSeat(by=player(2), box=2, player="ben"))
    dealing = scene.when(c.DealRound(by=DEALER))
    assert dealing.one(WageringClosed).boxes == (1, 3, 4)
    assert {event.box for event in dealing.all(CardDealt)} == {1, 3, 4, 0}


@pytest.mark.clause("A:Ante")
@pytest.mark.parametrize(
    "wish",
    [
        c.PlaceBet(by=player(2), box=2, cents=2_000),
        c.Fold(by=player(2), box=2),
        c.PlaceBet(by=DEALER, box=2, cents=2_000),
        c.Fold(by=DEALER, box=2),
    ],
)
def test_a_ante_given_a_box_without_ante_when_it_acts_in_the_round_then_it_is_refused(
    edition: Edition, wish: AnyCommand
) -> None:
    """Who has not put up the ante is not in the round."""
    scene = ready(edition, {1: "", 3: "", 4: ""}).given(hc.TakeSeat(by=player(2), box=2, player="ben"))
    scene.given(c.DealRound(by=DEALER)).when(wish).refused_under("A:Ante")


@pytest.mark.clause("A:Ante")
def test_a_ante_given_no_ante_at_all_when_the_dealer_deals_then_it_is_refused(edition: Edition) -> None:
    """Without an ante there is nobody to deal a round to; with one there is."""
    scene = wagering(edition, 1).when(c.DealRound(by=DEALER))
    scene.refused_under("A:Ante")
    assert cites(scene.when(c.PlaceAnte(by=player(1), box=1, cents=1_000)).one(AntePlaced), "A:Ante")


@pytest.mark.clause("A:Approved")
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_a_approved_given_reference_or_date_missing_when_a_setting_is_to_be_used_then_no_table_opens_on_it(
    edition: Edition, approval: Approval
) -> None:
    """Layout, shoe, split of the jackpot wagers and operating procedures: each wants both."""
    usual = terms(edition)
    for setting in (
        replace(usual, layout=Layout(approval, 7)),
        replace(usual, shoe=DealingShoe(ShoeKind.PLAIN, approval)),
        replace(usual, jackpot=replace(JACKPOT, split=approval)),
        replace(usual, procedures=approval),
    ):
        opens_with(setting).refused_under("A:Approved")


@pytest.mark.clause("A:Approved", edition="2023")
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_a_approved_given_a_reserve_arrangement_without_approval_when_a_table_opens_then_it_is_refused(
    approval: Approval,
) -> None:
    """The arrangement for the reserve pool, which 2023 added, is approved like the others."""
    jackpot = replace(JACKPOT, arrangement=Arrangement(approval))
    opens_with(terms(E2023, jackpot=jackpot)).refused_under("A:Approved")


@pytest.mark.clause("A:Approved")
def test_a_approved_given_every_approval_when_a_table_opens_then_references_and_dates_are_on_record(
    edition: Edition,
) -> None:
    """What was approved, under which reference and when, is stored with the opening of the table."""
    kept = opens_with(terms(edition, procedures=Approval("GRC 24/2", "2024-02-01"))).one(TableOpened).terms
    assert kept.jackpot is not None
    assert kept.layout.approval == kept.shoe.approval == kept.jackpot.split == APPROVAL
    assert kept.procedures == Approval("GRC 24/2", "2024-02-01")


@pytest.mark.clause("A:Approved")
def test_a_approved_given_an_open_table_when_its_file_is_read_then_each_setting_shows_its_approval(
    edition: Edition,
) -> None:
    """Supervisors and the Commission find reference and date of every approval beside what it approves."""
    scene = opened(edition, procedures=Approval("GRC 24/2", "2024-02-01"))
    shown = {sign.label: sign.text for sign in on_file(scene.state)}
    for label in ("Layout", "Shoe", "Jackpot wagers"):
        assert "approved by GRC 24/1 of 2024-01-15" in shown[label]
    assert shown["Operating procedures"] == "approved by GRC 24/2 of 2024-02-01"
    assert {sign.label: sign.text for sign in on_file(opened(edition).state)}["Operating procedures"] == (
        "no approval on file"
    )


def with_reserve(*games: str) -> PlayScene:
    """A table of 2023 whose reserve money may leave by an approved arrangement, with a list of authorised games."""
    jackpot = replace(JACKPOT, arrangement=Arrangement(APPROVAL))
    return opened(E2023, 1, jackpot=jackpot, authorised_games=games)


@pytest.mark.clause("A:Authorised game", edition="2023")
def test_a_authorised_game_given_the_list_when_a_tournament_of_its_games_is_funded_then_it_is_paid() -> None:
    """The list is the table's reference data; every game on it counts."""
    for game in ("canberra-poker", "blackjack"):
        transfer = c.TransferReserve(by=OPERATOR, cents=1_000, tournament="cup", game=game, reference="notified")
        funded = with_reserve("canberra-poker", "blackjack").when(transfer).one(ReserveTransferred)
        assert cites(funded, "A:Authorised game")


@pytest.mark.clause("A:Authorised game", edition="2023")
def test_a_authorised_game_given_a_game_that_is_not_listed_when_its_tournament_is_funded_then_it_is_refused() -> None:
    """Reserve money goes to tournaments of listed games only."""
    transfer = c.TransferReserve(by=OPERATOR, cents=1_000, tournament="cup", game="mahjong", reference="notified")
    with_reserve("canberra-poker", "blackjack").when(transfer).refused_under("A:Authorised game")


@pytest.mark.clause("A:Displayed Jackpot Wager", edition="2023")
@pytest.mark.parametrize("displayed", [100, 250])
def test_a_displayed_jackpot_wager_given_the_sign_when_staked_then_only_its_figure_is_taken(displayed: int) -> None:
    """One value a table: what the sign shows is what is staked."""
    scene = wagering(E2023, 1, jackpot=replace(JACKPOT, wager_cents=displayed))
    scene = scene.given(c.PlaceAnte(by=player(1), box=1, cents=1_000))
    sign = next(sign for sign in plate(scene.state) if sign.label == "Displayed jackpot wager")
    assert sign.text == {100: "$1", 250: "$2.50"}[displayed]
    for other in (displayed - 1, displayed + 1, displayed * 2):
        scene.when(c.StakeJackpot(by=player(1), box=1, cents=other)).refused_under("A:Displayed Jackpot Wager")
    scene.given(c.StakeJackpot(by=player(1), box=1, cents=displayed))


@pytest.mark.clause("A:Displayed Jackpot Wager", edition="2023")
@pytest.mark.parametrize("displayed, prize", [(100, 10_000), (250, 25_000)])
def test_a_displayed_jackpot_wager_given_the_sign_when_a_flush_wins_then_the_figure_is_the_base_of_its_prize(
    displayed: int, prize: int
) -> None:
    """A flush earns a hundred times the displayed wager."""
    scene = wagering(E2023, 1, jackpot=replace(JACKPOT, wager_cents=displayed))
    scene = scene.given(
        c.PlaceAnte(by=player(1), box=1, cents=1_000),
        c.StakeJackpot(by=player(1), box=1, cents=displayed),
        c.SensePad(by=PADS, box=1, lit=True),
    )
    scene = loaded(scene, order_for({1: FLUSH}, ACE_KING)).given(c.DealRound(by=DEALER))
    scene = played_out(bet(scene, 1))
    paid = [event for event in scene.history if isinstance(event, JackpotPaid)]
    assert [event.cents for event in paid] == [prize]


@pytest.mark.clause("A:Lotteries Act", edition="2023")
def test_a_lotteries_act_given_reserve_money_for_a_lottery_when_it_is_moved_then_the_record_rests_on_the_act() -> None:
    """Whether something is a lottery is a question of the Act; a tournament is none."""
    lottery = c.TransferReserve(by=OPERATOR, cents=1_000, lottery="spring", reference="LOT 24/7")
    tournament = c.TransferReserve(by=OPERATOR, cents=1_000, tournament="cup", reference="notified")
    scene = with_reserve("canberra-poker")
    assert cites(scene.when(lottery).one(ReserveTransferred), "A:Lotteries Act")
    assert not cites(scene.when(tournament).one(ReserveTransferred), "A:Lotteries Act")


@pytest.mark.clause("A:Lottery", edition="2023")
def test_a_lottery_given_its_approval_on_file_when_reserve_money_goes_to_it_then_it_is_paid() -> None:
    """The lottery and its approval are named before the money moves."""
    transfer = c.TransferReserve(by=OPERATOR, cents=1_000, lottery="spring", reference="LOT 24/7")
    moved = with_reserve("canberra-poker").when(transfer).one(ReserveTransferred)
    assert cites(moved, "A:Lottery")
    assert moved.destination == "lottery:spring"


@pytest.mark.clause("A:Lottery", edition="2023")
@pytest.mark.parametrize("reference", ["", "  "])
def test_a_lottery_given_no_approval_on_file_when_reserve_money_should_go_to_it_then_it_is_refused(
    reference: str,
) -> None:
    """The approval of the lottery is stored before any transfer."""
    transfer = c.TransferReserve(by=OPERATOR, cents=1_000, lottery="spring", reference=reference)
    with_reserve("canberra-poker").when(transfer).refused_under("A:Lottery")


@pytest.mark.clause("A:Box")
@pytest.mark.parametrize("boxes", [1, 2, 9])
def test_a_box_given_one_to_nine_boxes_when_all_are_played_then_the_deck_serves_them(
    edition: Edition, boxes: int
) -> None:
    """The number of boxes is a setting of the table; nine and the dealer take 50 of the 52 cards."""
    scene = dealt(edition, dict.fromkeys(range(1, boxes + 1), ""), layout=Layout(APPROVAL, boxes))
    assert scene.state.phase is Phase.DECIDING
    assert sum(isinstance(event, CardDealt) for event in scene.history) == 5 * (boxes + 1)


@pytest.mark.clause("A:Box")
@pytest.mark.parametrize("boxes", [-1, 0, 10])
def test_a_box_given_no_box_or_more_than_nine_when_a_table_opens_then_it_is_refused(
    edition: Edition, boxes: int
) -> None:
    """Ten boxes and the dealer would need 55 cards."""
    opens_with(terms(edition, layout=Layout(APPROVAL, boxes))).refused_under("A:Box")


@pytest.mark.clause("A:Box")
def test_a_box_given_seven_boxes_when_a_seat_is_taken_then_it_is_at_one_of_them(edition: Edition) -> None:
    """Box 1 and box 7 are there; box 0 and box 8 are not."""
    scene = opened(edition)
    for box in (1, 7):
        assert cites(scene.when(hc.TakeSeat(by=player(1), box=box, player="ann")).one(SeatTaken), "A:Box")
    for box in (-1, 0, 8):
        scene.when(hc.TakeSeat(by=player(1), box=box, player="ann")).refused_under("A:Box")


@pytest.mark.clause("A:Box")
def test_a_box_given_an_empty_box_when_an_ante_is_put_on_it_then_it_is_refused(edition: Edition) -> None:
    """A wager lies on the box of a player who holds it."""
    wagering(edition, 1).when(c.PlaceAnte(by=DEALER, box=2, cents=1_000)).refused_under("A:Box")


@pytest.mark.clause("A:Shoe")
@pytest.mark.parametrize("approval", INCOMPLETE)
def test_a_shoe_given_a_container_that_is_not_registered_when_a_table_should_use_it_then_it_is_refused(
    edition: Edition, approval: Approval
) -> None:
    """Plain or automated, at the opening and when it is exchanged, a shoe has its approval on file."""
    for shoe in (DealingShoe(ShoeKind.PLAIN, approval), DealingShoe(ShoeKind.AUTOMATED, approval, ("red", "blue"))):
        opens_with(terms(edition, shoe=shoe)).refused_under("A:Shoe")
        opened(edition).when(hc.ReplaceShoe(by=OPERATOR, shoe=shoe)).refused_under("A:Shoe")


@pytest.mark.clause("A:Shoe")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_a_shoe_given_a_registered_container_when_a_table_opens_on_it_then_its_kind_is_on_record(
    edition: Edition, shoe: DealingShoe
) -> None:
    """Both kinds that the rules know may be used, and the record says which."""
    assert opens_with(terms(edition, shoe=shoe)).one(TableOpened).terms.shoe == shoe
    assert opened(edition).when(hc.ReplaceShoe(by=OPERATOR, shoe=shoe)).one(ShoeReplaced).shoe == shoe
