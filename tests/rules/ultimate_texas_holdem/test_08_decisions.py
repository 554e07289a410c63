"""Rules 8.1, 8.3 and 8.5: what a player may do before the flop, after it, and on the river, and for how much."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.games.house import events as he
from croupier.games.house.terms import CardSource, DealingShoe, Outcome
from croupier.games.people import Player
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.state import Phase, Standing
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    PLAIN,
    PlayScene,
    check,
    deal_on,
    dealt,
    flop,
    fold,
    net,
    on_the_river,
    play,
    player,
    ready,
    river,
)
from tests.kit.scene import cites

QUEENS_BOARD = "QS QH QD 8C 5S"


def preflop(*boxes: int) -> PlayScene:
    """Antes and blinds of $10, trips of $5 on box 1; the cards are dealt, and three queens will lie on the board."""
    return dealt(dict.fromkeys(boxes or (1,), ""), QUEENS_BOARD, trips={1: 500})


def on_the_flop(*boxes: int) -> PlayScene:
    """Everybody has checked once."""
    return flop(check(preflop(*boxes), *(boxes or (1,))))


def wager(scene: PlayScene, cents: int, *, cards_down: bool = True) -> PlayScene:
    """The player of box 1 offers a play wager."""
    return scene.when(c.PlacePlay(by=player(1), box=1, cents=cents, cards_down=cards_down))


STREETS = (
    pytest.param(preflop, "8.1(a)", id="before the flop"),
    pytest.param(on_the_flop, "8.3(a)", id="after the flop"),
    pytest.param(lambda: on_the_river(preflop()), "8.5(a)", id="on the river"),
)


def folds_everything(scene: PlayScene, clause: str) -> None:
    """A fold is taken, and with it ante, blind and trips: $25, though the board makes three queens."""
    folded = scene.given(c.Fold(by=player(1), box=1))
    assert cites(folded.one(e.HandFolded), clause, "8.6", "A:Fold")
    lost = {(event.wager, event.staked, event.outcome, event.returned) for event in folded.all(he.WagerSettled)}
    assert lost == {
        ("ante", 1_000, Outcome.LOSE, 0),
        ("blind", 1_000, Outcome.LOSE, 0),
        ("trips", 500, Outcome.LOSE, 0),
    }
    assert net(folded, 1) == -2_500


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_hole_cards_when_the_player_folds_then_ante_blind_and_trips_are_lost() -> None:
    """Before the flop a fold costs all that lies there."""
    folds_everything(preflop(), "8.1(a)")


@pytest.mark.clause("8.3(a)")
def test_8_3_a_given_a_check_when_the_player_folds_after_the_flop_then_everything_is_lost() -> None:
    """Whoever checked may fold once the flop lies there, even with three queens."""
    folds_everything(on_the_flop(), "8.3(a)")


@pytest.mark.clause("8.5(a)")
def test_8_5_a_given_two_checks_when_the_player_folds_on_the_river_then_everything_is_lost() -> None:
    """On the river the fold costs the trips too, though trip queens are made."""
    folds_everything(on_the_river(preflop()), "8.5(a)")


@pytest.mark.clause("8.1(a)", "8.1(b)", "8.1(c)(ii)")
@pytest.mark.parametrize("shoe, steps", [(PLAIN, 12), (AUTOMATED, 5)], ids=["card shoe", "automated"])
@pytest.mark.parametrize("cards", CardSource, ids=str)
def test_8_1_a_given_a_card_still_to_come_when_anybody_would_decide_then_refused(
    shoe: DealingShoe, steps: int, cards: CardSource
) -> None:
    """Fold, check, wager and the look at the cards wait until the dealer has the last card."""
    scene = ready({1: "", 2: ""}, shoe=shoe, cards=cards)
    for _ in range(steps):
        scene.when(c.Fold(by=player(1), box=1)).refused_under("8.1(a)")
        scene.when(c.Check(by=player(1), box=1)).refused_under("8.1(b)")
        wager(scene, 3_000).refused_under("A:Play Wager")
        scene.when(c.LookAtCards(by=player(1), box=1)).refused_under("8.1(a)")
        scene = deal_on(scene, 1)
    scene.given(c.LookAtCards(by=player(1), box=1), c.Fold(by=player(1), box=1))
    scene.given(c.Check(by=player(1), box=1))


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_several_players_when_they_decide_then_in_any_order_and_each_for_the_own_hand() -> None:
    """No order of acting is stated; what is stated is that a hand is decided by its player."""
    scene = preflop(1, 2, 3)
    scene.when(c.Fold(by=player(2), box=1)).refused_under("4.4")
    scene.when(c.Check(by=player(2), box=1)).refused_under("4.4")
    scene.when(c.PlacePlay(by=player(2), box=1, cents=3_000)).refused_under("4.4")
    scene.when(c.Fold(by=player(4), box=4)).refused_under("4.2(a)")
    scene = play(check(fold(scene, 3), 1), 3, 2)
    standings = [box.standing for box in scene.state.round.boxes]
    assert standings == [Standing.CHECKED, Standing.PLAYED, Standing.FOLDED]
    decided = [event for event in scene.history if isinstance(event, e.HandFolded | e.HandChecked | e.PlayPlaced)]
    assert [(event.box, event.by) for event in decided] == [(3, "cat"), (1, "ann"), (2, "ben")]


@pytest.mark.clause("8.1(a)")
def test_8_1_a_given_hole_cards_when_the_player_looks_then_once_and_only_the_own_two() -> None:
    """The cards are taken up once; every further decision is made on the same two."""
    looked = preflop(1, 2).given(c.LookAtCards(by=player(1), box=1))
    assert len(looked.one(e.CardsPickedUp).cards) == 2
    assert cites(looked.one(e.CardsPickedUp), "8.1(a)", "12.1")
    looked.when(c.LookAtCards(by=player(1), box=1)).refused_under("8.1(a)")
    looked.given(c.LookAtCards(by=player(2), box=2))


@pytest.mark.clause("8.1(b)")
def test_8_1_b_given_a_check_before_the_flop_when_the_flop_lies_there_then_two_times_the_ante_may_be_played() -> None:
    """A check keeps the hand and the later chances; it is given once a street, and no wager follows it there."""
    checked = preflop().given(c.Check(by=player(1), box=1))
    assert cites(checked.one(e.HandChecked), "8.1(b)", "A:Check")
    for again in (c.Check(by=player(1), box=1), c.Fold(by=player(1), box=1)):
        checked.when(again).refused_under("8.1(b)")
    wager(checked, 4_000).refused_under("8.1(b)")
    assert wager(flop(checked), 2_000).one(e.PlayPlaced).cents == 2_000


@pytest.mark.clause("8.3(b)")
def test_8_3_b_given_a_second_check_when_the_river_lies_there_then_the_player_may_still_play_once_the_ante() -> None:
    """The second check leads to the river window."""
    checked = on_the_flop().given(c.Check(by=player(1), box=1))
    assert cites(checked.one(e.HandChecked), "8.3(b)", "A:Check")
    wager(checked, 2_000).refused_under("8.3(b)")
    assert wager(river(checked), 1_000).one(e.PlayPlaced).cents == 1_000


@pytest.mark.clause("8.5:lead", "8.5(b)(ii)")
def test_8_5_given_the_river_when_the_player_would_check_then_refused() -> None:
    """Fold or ten dollars: there is no third check."""
    refusal = on_the_river(preflop()).when(c.Check(by=player(1), box=1)).refused_under("8.5:lead")
    assert "$10" in refusal.instead


@pytest.mark.clause("8.1(c)(i)", "8.3(c)(i)", "8.5(b)(i)")
@pytest.mark.parametrize(
    "scene, cents, clause",
    [
        (preflop, 4_000, "8.1(c)(i)"),
        (on_the_flop, 2_000, "8.3(c)(i)"),
        (lambda: on_the_river(preflop()), 1_000, "8.5(b)(i)"),
    ],
    ids=["before the flop", "after the flop", "on the river"],
)
def test_8_1_c_i_given_cards_in_the_hand_when_a_play_wager_is_offered_then_they_go_face_down_first(
    scene: Callable[[], PlayScene], cents: int, clause: str
) -> None:
    """No wager while the cards are not face down in the playing area; then it is taken, and the record says so."""
    before = scene()
    wager(before, cents, cards_down=False).refused_under(clause)
    placed = wager(before, cents).one(e.PlayPlaced)
    assert cites(placed, clause, "A:Play Wager")
    assert (placed.box, placed.cents) == (1, cents)


AMOUNTS = (100, 500, 1_000, 1_999, 2_000, 2_001, 2_999, 3_000, 3_001, 3_500, 3_999, 4_000, 4_001, 5_000)


@pytest.mark.clause("8.1(c)(ii)")
@pytest.mark.parametrize("cents", AMOUNTS)
def test_8_1_c_ii_given_an_ante_of_10_when_played_before_the_flop_then_it_is_30_or_40_exactly(cents: int) -> None:
    """10, 20, 35 and 50 are refused, and the dealer says what it may be."""
    offered = wager(preflop(), cents)
    if cents in (3_000, 4_000):
        assert cites(offered.one(e.PlayPlaced), "8.1(c)(ii)")
    else:
        assert "$30 or $40" in offered.refused_under("8.1(c)(ii)").instead


@pytest.mark.clause("8.3(c)(ii)")
@pytest.mark.parametrize("cents", AMOUNTS)
def test_8_3_c_ii_given_an_ante_of_10_when_played_after_the_flop_then_it_is_20_exactly(cents: int) -> None:
    """10, 30 and 40 are refused."""
    offered = wager(on_the_flop(), cents)
    if cents == 2_000:
        assert cites(offered.one(e.PlayPlaced), "8.3(c)(ii)")
    else:
        assert "$20" in offered.refused_under("8.3(c)(ii)").instead


@pytest.mark.clause("8.5(b)(ii)")
@pytest.mark.parametrize("cents", AMOUNTS)
def test_8_5_b_ii_given_an_ante_of_10_when_played_on_the_river_then_it_is_10_exactly(cents: int) -> None:
    """5 and 20 are refused."""
    offered = wager(on_the_river(preflop()), cents)
    if cents == 1_000:
        assert cites(offered.one(e.PlayPlaced), "8.5(b)(ii)")
    else:
        assert "$10" in offered.refused_under("8.5(b)(ii)").instead


@pytest.mark.clause("8.3:lead", "8.5:lead")
@pytest.mark.parametrize("first, clause", [(Phase.FLOP, "8.3:lead"), (Phase.RIVER, "8.5:lead")], ids=str)
def test_8_3_given_a_play_wager_when_more_cards_lie_there_then_its_player_adds_nothing_and_others_decide(
    first: Phase, clause: str
) -> None:
    """Box 1 with $40 offers 20 on the flop and 10 on the river: refused; box 3, which checked, is heard."""
    scene = flop(check(play(preflop(1, 3), 4, 1), 3))
    if first is Phase.RIVER:
        scene = river(check(scene, 3))
    for cents in (1_000, 2_000, 3_000, 4_000):
        wager(scene, cents).refused_under(clause)
    for other in (c.Check(by=player(1), box=1), c.Fold(by=player(1), box=1)):
        scene.when(other).refused_under(clause)
    offered = {type(command) for command in GAME.allowed(scene.state, Player(1))}
    assert not offered & {c.PlacePlay, c.Check, c.Fold}
    times = 2 if first is Phase.FLOP else 1
    assert play(scene, times, 3).one(e.PlayPlaced).box == 3


@pytest.mark.clause("8.5:lead")
def test_8_5_given_a_wager_after_the_flop_when_the_river_lies_there_then_nothing_is_added() -> None:
    """A play wager of $20 is as final as one of $40."""
    scene = river(check(play(on_the_flop(1, 3), 2, 1), 3))
    wager(scene, 1_000).refused_under("8.5:lead")
    assert fold(scene, 3).state.box(1) == scene.state.box(1)


@pytest.mark.clause("8.1(b)")
@pytest.mark.parametrize("scene, clause", STREETS)
def test_8_1_b_given_a_player_who_decides_when_the_dealer_records_it_then_it_is_the_dealers_record(
    scene: Callable[[], PlayScene], clause: str
) -> None:
    """At a table of cloth the dealer sees the tap or the cards, and enters them."""
    before = scene()
    assert before.given(c.Fold(by=DEALER, box=1)).one(e.HandFolded).by == DEALER.id
    if clause != "8.5(a)":
        assert before.given(c.Check(by=DEALER, box=1)).one(e.HandChecked).by == DEALER.id
