"""Rules 16.4, 16.6 and 16.9: disputes with their reviews, seats that are left idle, and a copy of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.blackjack.determinations import Layout
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.people import Person, Role
from croupier.money import Move
from croupier.rules.shelf import instrument
from tests.games.blackjack.incidents import finished, reopened, stations
from tests.games.blackjack.tables import (
    APPROVAL,
    DEALER,
    OPERATOR,
    REGULATOR,
    SUPERVISOR,
    PlayScene,
    dealt,
    gained,
    loaded,
    opened,
    placed,
    played_out,
    player,
    stacked,
    stand,
)
from tests.kit.scene import cites


def disputed() -> PlayScene:
    """A round is over, in which Ann lost 50, and she disputes it."""
    over = played_out(stand(dealt({1: "Th7s"}, "Tc", "8d"), 1))
    return over.given(hc.RaiseDispute(by=player(1), matter="the dealer had 17"))


RULE = hc.RuleDispute(by=OPERATOR, number=1, ruling="the dealer had 18")


@pytest.mark.clause("16.4")
def test_16_4_given_a_dispute_when_ruled_and_reviewed_then_every_step_is_on_record() -> None:
    """Raised by a player, decided by the operator, reviewed by the Commission on request."""
    scene = disputed().given(
        RULE,
        hc.RequestReview(by=player(1), number=1),
        hc.DecideReview(by=REGULATOR, number=1, outcome="the ruling stands"),
    )
    (kept,) = scene.state.disputes
    assert (kept.raised_by, kept.matter, kept.ruling) == ("ann", "the dealer had 17", "the dealer had 18")
    assert (kept.review_requested, kept.review, kept.round) == (True, "the ruling stands", 1)
    kinds = [he.DisputeRaised, he.DisputeRuled, he.ReviewRequested, he.ReviewDecided]
    assert [type(event) for event in scene.history if cites(event, "16.4")] == kinds


@pytest.mark.clause("16.4")
def test_16_4_given_a_ruling_when_another_is_tried_then_it_is_final() -> None:
    """One matter, one ruling in words by the operator, one review by the Commission, in that order."""
    scene = disputed()
    ask, decide = hc.RequestReview(by=player(1), number=1), hc.DecideReview(by=REGULATOR, number=1, outcome="upheld")
    scene.when(hc.RaiseDispute(by=player(1), matter=" ")).refused_under("16.4")
    for early in (ask, decide, replace(RULE, number=2), replace(RULE, ruling=" ")):
        scene.when(early).refused_under("16.4")
    for by in (DEALER, SUPERVISOR, player(1), REGULATOR):
        scene.when(replace(RULE, by=by)).refused_under("16.4")
    ruled = scene.given(RULE)
    for late in (RULE, decide):
        ruled.when(late).refused_under("16.4")
    asked = ruled.given(ask)
    for wrong in (ask, replace(decide, outcome=""), replace(decide, by=OPERATOR)):
        asked.when(wrong).refused_under("16.4")
    asked.given(decide).when(decide).refused_under("16.4")


@pytest.mark.clause("16.4")
def test_16_4_given_a_ruling_that_pays_when_a_review_takes_it_back_then_both_are_movements_of_their_own() -> None:
    """50 to Ann, and 50 back; the round stays as it was settled."""
    scene = disputed()
    pays = replace(RULE, ruling="it was 17: pay her stake back", player="ann", to_player=5_000)
    for wrong in (replace(pays, player=""), replace(pays, to_player=-1), replace(pays, from_player=-1)):
        scene.when(wrong).refused_under("16.4")
    ruled = scene.given(pays)
    assert GAME.moves(ruled.state, ruled.one(he.PaymentCorrected)) == (Move("float", "player:ann", 5_000),)
    assert gained(ruled, "ann") == 0
    asked = ruled.given(hc.RequestReview(by=player(1), number=1))
    back = hc.DecideReview(by=REGULATOR, number=1, outcome="it was 18", player="ann", from_player=5_000)
    assert gained(asked.given(back), "ann") == -5_000


@pytest.mark.clause("16.4")
def test_16_4_given_a_dispute_when_the_table_closes_then_it_is_still_known() -> None:
    """A ruling and a review may come on another day, with the table closed or open again."""
    scene = disputed()
    closed = scene.given(hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    for later in (closed, reopened(scene)):
        ruled = later.given(RULE, hc.RequestReview(by=player(1), number=1))
        assert ruled.state.disputes[0].review_requested
    for number in (-1, 2):
        scene.when(hc.RaiseDispute(by=player(1), matter="a payment", round=number)).refused_under("16.4")


@pytest.mark.clause("16.4", "A:Void")
def test_16_4_given_a_ruling_on_the_open_round_when_it_is_voided_then_what_was_ruled_goes_back_too() -> None:
    """As if the round had never been played; a ruling on an earlier round stays."""
    void = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a flood")
    pays = hc.RuleDispute(by=OPERATOR, number=1, ruling="pay her", player="ann", to_player=3_000)
    open_ = stations()[Phase.PLAYING].given(hc.RaiseDispute(by=player(1), matter="my insurance"), pays, void)
    assert gained(open_, "ann") == 0
    later = played_out(disputed(), Phase.WAGERING).given(pays, void)
    assert gained(later, "ann") == -5_000 + 3_000


@pytest.mark.clause("16.4")
def test_16_4_given_a_round_when_it_is_disputed_then_everything_that_happened_in_it_can_be_read_back() -> None:
    """The log holds each card, decision and payment with its clause, and leads to the table as it is."""
    scene = finished(stations()[Phase.PLAYING])
    state = GAME.blank
    for event in scene.history:
        assert event.under
        assert event.by
        state = GAME.evolve(state, event)
    assert state == scene.state


def idle_table(seats: int, boxes: int = 3) -> PlayScene:
    """A table of so many boxes, of which the first so many are taken."""
    cards = stacked("Th Tc 8s 9d Td 7c 9s 8d".replace(" ", ""))
    layout = Layout(APPROVAL, boxes)
    return loaded(opened(*range(1, seats + 1), layout=layout), cards)


def rounds(scene: PlayScene, *played: tuple[int, ...]) -> PlayScene:
    """One round after the other, with the minimum on these boxes."""
    for boxes in played:
        scene = finished(placed(played_out(scene, Phase.WAGERING), dict.fromkeys(boxes, 1_000)))
    return scene


def leave(box: int) -> hc.OrderToLeave:
    return hc.OrderToLeave(by=DEALER, box=box)


@pytest.mark.clause("16.6")
@pytest.mark.parametrize("sat_out, may", [(1, False), (2, False), (3, True), (4, True)])
def test_16_6_given_a_full_table_when_a_player_sits_out_then_three_rounds_in_a_row_allow_the_order(
    sat_out: int, may: bool
) -> None:
    """Two rounds are too few; after the third the player may be told to leave, and has not left by themselves."""
    scene = rounds(idle_table(3), (1, 2, 3), *[(1, 3)] * sat_out)
    assert [seat.player for seat in scene.state.seats] == ["ann", "ben", "cat"]
    if not may:
        scene.when(leave(2)).refused_under("16.6")
        return
    scene.when(hc.OrderToLeave(by=player(1), box=2)).refused_under("16.6")
    scene.when(leave(1)).refused_under("16.6")
    gone = scene.given(leave(2))
    assert cites(gone.one(he.SeatLeft), "16.6")
    assert [seat.player for seat in gone.state.seats] == ["ann", "cat"]


@pytest.mark.clause("16.6")
def test_16_6_given_an_empty_seat_or_a_wager_in_between_when_counted_then_no_order() -> None:
    """Nobody waits while a seat is free, and a wager begins the count anew."""
    rounds(idle_table(2), (1,), (1,), (1,)).when(leave(2)).refused_under("16.6")
    scene = rounds(idle_table(3), (1, 3), (1, 2, 3), (1, 3), (1, 3))
    scene.when(leave(2)).refused_under("16.6")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"


@pytest.mark.clause("16.6")
def test_16_6_given_a_player_of_two_boxes_when_only_one_is_played_then_nobody_abstains_from_betting() -> None:
    """Ann holds boxes 1 and 2 and plays the first: she wagers, though her second seat is empty of chips."""
    scene = idle_table(0).given(
        *(hc.TakeSeat(by=player(1), box=box, player="ann") for box in (1, 2)),
        hc.TakeSeat(by=player(3), box=3, player="cat"),
    )
    scene = rounds(scene, (1, 3), (1, 3), (1, 3))
    scene.when(leave(2)).refused_under("16.6")


@pytest.mark.clause("16.6", "A:Void")
def test_16_6_given_a_void_round_when_counted_then_it_is_as_if_it_had_not_been() -> None:
    """Two rounds sat out and a void one are two."""
    scene = placed(played_out(rounds(idle_table(3), (1, 3), (1, 3)), Phase.WAGERING), {1: 1_000})
    scene = scene.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.DISTURBANCE, note="fire alarm"))
    scene = played_out(scene)
    scene.when(leave(2)).refused_under("16.6")
    assert rounds(scene, (1, 3)).given(leave(2)).one(he.SeatLeft).player == "ben"


@pytest.mark.clause("16.9")
@pytest.mark.parametrize("role", list(Role))
def test_16_9_given_a_request_when_anybody_makes_it_then_the_copy_is_that_of_these_rules(role: Role) -> None:
    """In the middle of a round as well as before one, to whoever asks."""
    for scene in (opened(1), stations()[Phase.PLAYING]):
        copied = scene.given(hc.CopyRules(by=Person(role, "anybody"))).one(he.RulesCopied)
        assert cites(copied, "16.9")
        assert copied.instrument == "NI2018-568"
        assert instrument(copied.instrument).heading.game == "blackjack"
