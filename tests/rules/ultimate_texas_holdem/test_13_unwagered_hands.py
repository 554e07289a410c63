"""Rule 13.6: a hand that was dealt to a box without an ante and a blind."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.shoe import ShoeKind
from croupier.games.house import events as he
from croupier.games.house.terms import DealingShoe, Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.state import Area, Phase, Standing
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    balances,
    check,
    deal_on,
    dealt,
    flop,
    fold,
    loaded,
    looked,
    net,
    order_for,
    placed,
    play,
    player,
    ready,
    river,
    settled,
    shown,
    turned,
    wagering,
)
from tests.kit.scene import cites

BOARD_CARDS, PAIR = "KD 9S 7H 4C 2D", "4D 8S"
SHOES = pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])


def three_hands() -> PlayScene:
    """Boxes 1, 2 and 3 have hands, box 2 with trips too; no player has touched a card."""
    return dealt({1: "KH JS", 2: "QH QC", 3: "9D 3C"}, BOARD_CARDS, PAIR, trips={2: 500})


def report(box: int) -> c.ReportUnwagered:
    return c.ReportUnwagered(by=DEALER, box=box)


def to_box(scene: PlayScene, box: int) -> PlayScene:
    """The dealer gives a card, or a packet, to a box."""
    if scene.state.shoe.kind is ShoeKind.PLAIN:
        return scene.when(c.DealCard(by=DEALER, box=box))
    return scene.when(c.DealPacket(by=DEALER, box=box, count=2))


@pytest.mark.clause("13.6(a)")
@SHOES
def test_13_6_a_given_a_box_with_an_ante_alone_when_it_gets_cards_then_the_whole_round_is_void(
    shoe: DealingShoe,
) -> None:
    """Nobody touches cards while they are dealt: everybody has everything back, the lonely ante too."""
    scene = placed(wagering(1, 2, shoe=shoe), 1, trips=500)
    scene = scene.given(c.PlaceWager(by=player(2), box=2, wager=Area.ANTE, cents=1_000))
    scene = loaded(scene, order_for({1: ""}, packets=shoe is AUTOMATED))
    dealing = deal_on(scene, 7 if shoe is PLAIN else 3)
    void = to_box(dealing, 2)
    assert cites(void.one(he.RoundVoided), "13.6(a)", "A:Void")
    assert "box 2" in void.one(he.RoundVoided).reason
    assert balances(void) == {}
    assert void.state.phase is Phase.VOIDED


@pytest.mark.clause("13.6(a)")
@SHOES
def test_13_6_a_given_a_box_without_any_wager_when_it_gets_cards_then_the_whole_round_is_void(
    shoe: DealingShoe,
) -> None:
    """An empty box gets no hand, in the deal or after it."""
    scene = ready({1: "", 3: ""}, shoe=shoe)
    for dealing in (deal_on(scene, 6 if shoe is PLAIN else 2), deal_on(scene)):
        void = to_box(dealing, 2)
        assert cites(void.one(he.RoundVoided), "13.6(a)")
        assert balances(void) == {}


@pytest.mark.clause("13.6(a)")
@pytest.mark.parametrize("box", [2, 5])
def test_13_6_a_given_a_missing_blind_found_after_the_deal_when_no_cards_were_touched_then_the_round_is_void(
    box: int,
) -> None:
    """A chip that is not where it was taken to be, or a hand before an empty box: reported before anybody looked."""
    for scene in (three_hands(), check(three_hands(), 1)):
        void = scene.when(report(box))
        assert cites(void.one(he.RoundVoided), "13.6(a)")
        assert balances(void) == {}


@pytest.mark.clause("13.6(b)")
@SHOES
def test_13_6_b_given_cards_that_were_seen_to_be_handled_when_nobody_recorded_it_then_only_that_hand_is_void(
    shoe: DealingShoe,
) -> None:
    """A player who picks cards up while they are dealt, or looks where no program notices: whoever saw it says so."""
    scene = ready({1: "", 3: ""}, shoe=shoe)
    for station in (deal_on(scene, 7 if shoe is PLAIN else 3), deal_on(scene)):
        assert cites(station.when(report(2)).one(he.RoundVoided), "13.6(a)")
        seen = station.given(replace(report(2), handled=True))
        assert [type(event) for event in seen.events] == [e.HandVoided]
        assert cites(seen.one(e.HandVoided), "13.6(b)")
        assert deal_on(seen).state.phase is Phase.PREFLOP


@pytest.mark.clause("13.6(b)")
def test_13_6_b_given_a_player_who_has_looked_when_the_hand_is_found_then_only_that_hand_is_void() -> None:
    """Box 1 has looked: box 2's chips go back, trips and all, its cards are out, and the others are settled."""
    scene = looked(three_hands(), 1).given(report(2))
    assert not scene.all(he.RoundVoided)
    assert cites(scene.one(e.HandVoided), "13.6(b)", "A:Void")
    back = {(event.wager, event.outcome, event.returned) for event in scene.all(he.WagerSettled)}
    assert back == {
        ("ante", Outcome.VOID, 1_000),
        ("blind", Outcome.VOID, 1_000),
        ("trips", Outcome.VOID, 500),
    }
    assert net(scene, 2) == 0
    for late in (c.Fold(by=player(2), box=2), c.Check(by=player(2), box=2)):
        scene.when(late).refused_under("4.2(a)")
    over = settled(shown(river(flop(play(scene, 4, 1, 3)))))
    assert [event.box for event in over.history if isinstance(event, e.HandTurned)] == [3, 1]
    assert (net(over, 1), net(over, 2), net(over, 3)) == (5_000, 0, 5_000)


@pytest.mark.clause("13.6(b)")
@pytest.mark.parametrize("how", ["looked", "folded", "played"])
def test_13_6_b_given_cards_that_a_player_has_handled_in_any_way_when_found_then_only_the_hand_is_void(
    how: str,
) -> None:
    """To look, to pass the cards in, and to put them face down for a wager are all to handle them."""
    before = three_hands()
    match how:
        case "looked":
            scene = looked(before, 3)
        case "folded":
            scene = fold(before, 3)
        case _:
            scene = play(before, 4, 3)
    found = scene.given(report(2))
    assert cites(found.one(e.HandVoided), "13.6(b)")
    assert found.state.phase is Phase.PREFLOP


@pytest.mark.clause("13.6(b)")
def test_13_6_b_given_an_absent_player_when_the_hand_is_deemed_folded_then_nobody_has_handled_its_cards() -> None:
    """Cards that lay untouched and went to the rack were handled by no player."""
    called = three_hands().given(c.CallForDecision(by=DEALER, box=3))
    scene = called.given(c.DeemFolded(by=DEALER, box=3, because=c.Silence.ABSENT))
    assert cites(scene.when(report(2)).one(he.RoundVoided), "13.6(a)")


@pytest.mark.clause("13.6(b)")
def test_13_6_b_given_a_play_wager_on_the_hand_when_it_is_found_then_that_goes_back_too() -> None:
    """Ante, blind, trips and the 40 to play."""
    scene = play(looked(three_hands(), 1), 4, 2).given(report(2))
    assert {event.wager: event.returned for event in scene.all(he.WagerSettled)} == {
        "ante": 1_000,
        "blind": 1_000,
        "trips": 500,
        "play": 4_000,
    }
    assert net(scene, 2) == 0


@pytest.mark.clause("13.6(b)")
def test_13_6_b_given_a_hand_before_an_empty_box_when_cards_were_touched_then_it_is_removed_and_nothing_paid() -> None:
    """There is no wager to give back; the round goes on for the others."""
    scene = looked(three_hands(), 1)
    gone = scene.given(report(5))
    assert [type(event) for event in gone.events] == [e.HandVoided]
    assert gone.state.round == scene.state.round
    scene.when(report(8)).refused_under("A:Box")
    scene.when(report(0)).refused_under("A:Box")


@pytest.mark.clause("13.6(b)")
def test_13_6_b_given_the_only_hand_left_when_it_is_void_then_the_round_is_over() -> None:
    """With nobody else in there is nothing more to decide."""
    scene = fold(three_hands(), 1, 3).given(report(2))
    assert scene.one(he.RoundClosed).void is False
    assert (net(scene, 1), net(scene, 2), net(scene, 3)) == (-2_000, 0, -2_000)


@pytest.mark.clause("13.6(b)")
def test_13_6_b_given_a_hand_that_is_turned_or_gone_when_reported_then_it_is_too_late() -> None:
    """A folded hand has lost its chips, a turned one is being settled: what was wrong then is a dispute."""
    scene = fold(play(looked(three_hands(), 1), 4, 1, 2), 3)
    assert "folded" in scene.when(report(3)).refused_under("13.6(b)").why
    open_ = turned(shown(river(flop(scene))), 2)
    assert "turned" in open_.when(report(2)).refused_under("13.6(b)").why
    assert open_.given(report(1)).one(e.HandVoided).box == 1
    scene.when(replace(report(2), by=player(1))).refused_under("13.6(a)")
    assert scene.given(replace(report(2), by=SUPERVISOR)).one(e.HandVoided).by == SUPERVISOR.id


@pytest.mark.clause("13.6(b)")
def test_13_6_b_given_a_wager_that_was_not_there_when_it_is_corrected_to_nothing_then_the_hand_is_to_be_reported() -> (
    None
):
    """An ante or a blind of nothing is no amount to settle at."""
    scene = looked(three_hands(), 1)
    for area in (Area.ANTE, Area.BLIND):
        scene.when(c.CorrectWager(by=SUPERVISOR, box=2, wager=area, cents=0)).refused_under("13.6(b)")
    box = scene.given(report(2)).state.box(2)
    assert box is not None
    assert box.standing is Standing.OUT
