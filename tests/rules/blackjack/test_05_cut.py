"""Who is offered the cut, in which order, and who cuts when nobody wants to (5.2)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import (
    CutDeclined,
    CutOffered,
    CuttingCardDrawn,
)
from croupier.games.blackjack.procedure import due
from croupier.games.house import commands as hc
from croupier.games.house.events import CardsCut
from croupier.games.people import Person
from tests.games.blackjack.shoes import near_cutting_card
from tests.games.blackjack.tables import (
    DEALER,
    NOON,
    SUPERVISOR,
    PlayScene,
    named,
    opened,
    played_out,
    player,
    stacked,
    stand,
)
from tests.kit.scene import cites

SHUFFLE = hc.ShuffleCards(by=DEALER, order=stacked())


def sit(name: str, box: int) -> hc.TakeSeat:
    return hc.TakeSeat(by=named(name), box=box, player=name)


def offer(name: str) -> c.OfferCut:
    return c.OfferCut(by=DEALER, player=name)


def cut(by: Person, after: int = 100) -> hc.CutCards:
    return hc.CutCards(by=by, after=after)


def shuffled(*boxes: int, **changes: int) -> PlayScene:
    """An open table with players at these boxes, whose first shoe has been shuffled."""
    scene = opened(*boxes, **changes)
    return scene.given(hc.ShuffleCards(by=DEALER, order=stacked(decks=scene.state.decks)))


def said(scene: PlayScene) -> tuple[str, tuple[str, ...]] | None:
    """What the dealer is asked to do next, and under which clauses."""
    step = due(scene.state, DEALER, NOON, stacked())
    return None if step is None else (step.say, step.under)


@pytest.mark.clause("5.2(a)")
def test_5_2_a_given_a_game_just_beginning_when_the_cut_is_offered_then_it_is_to_whoever_came_first() -> None:
    """Table opens, ben arrives first and sits at box 5: the cut is his, not that of ann at box 1."""
    scene = opened().given(sit("ben", 5), sit("ann", 1), SHUFFLE)
    assert said(scene) == ("ben, will you cut the cards?", ("5.2(a)",))
    scene.when(offer("ann")).refused_under("5.2(a)")
    scene = scene.when(offer("ben"))
    assert cites(scene.one(CutOffered), "5.2(a)")
    scene.when(cut(named("ann"))).refused_under("5.2(d)")
    assert scene.when(cut(named("ben"))).one(CardsCut).by == "ben"


@pytest.mark.clause("5.2(a)")
def test_5_2_a_given_the_first_player_gone_when_the_cut_is_offered_then_it_goes_on_clockwise() -> None:
    """Ben came first and has left: nobody is first any more, and box 1 is asked."""
    scene = opened().given(sit("ben", 5), sit("ann", 1), hc.LeaveSeat(by=named("ben"), box=5), SHUFFLE)
    assert cites(scene.when(offer("ann")).one(CutOffered), "5.2(d)")


def cut_out(hands: dict[int, str], before: int, seated: tuple[int, ...] | None = None) -> PlayScene:
    """A round is over in which the cutting card came after so many cards, and the cards are shuffled for the next."""
    scene = near_cutting_card(hands, "9c", "8h", before=before, seated=seated).given(c.DealRound(by=DEALER))
    return played_out(stand(scene, *hands)).given(SHUFFLE)


@pytest.mark.clause("5.2(b)")
@pytest.mark.parametrize("before, box, name", [(1, 4, "don"), (3, 2, "ben"), (4, 4, "don")])
def test_5_2_b_given_the_cutting_card_on_a_box_when_the_cut_is_offered_then_its_player_is_asked_first(
    before: int, box: int, name: str
) -> None:
    """Cutting card came out on box 4: its player is offered the cut, before ann, who came first of all."""
    scene = cut_out({2: "Ts 9d", 4: "Ts 8d"}, before, (1, 2, 4))
    drawn = next(event for event in scene.history if isinstance(event, CuttingCardDrawn))
    assert (drawn.box, drawn.player) == (box, name)
    scene.when(offer("ann")).refused_under("5.2(b)")
    assert cites(scene.when(offer(name)).one(CutOffered), "5.2(b)")


@pytest.mark.clause("5.2(b)")
def test_5_2_b_given_a_shared_box_when_the_cutting_card_came_out_there_then_whoever_decides_there_is_asked() -> None:
    """Nobody sits at box 4: cat's wager lies in front of ann's (reading)."""
    wagers = {4: {"cat": 5_000, "ann": 5_000}}
    scene = near_cutting_card({4: "Ts 9d"}, "9c", "8h", before=2, wagers=wagers, seated=(1,))
    scene = played_out(scene.given(c.DealRound(by=DEALER), c.Stand(by=named("cat"), box=4))).given(SHUFFLE)
    assert cites(scene.when(offer("cat")).one(CutOffered), "5.2(b)")


@pytest.mark.clause("5.2(b)")
def test_5_2_b_given_the_player_of_that_box_gone_when_the_cut_is_offered_then_it_goes_on_clockwise() -> None:
    """Don, on whose box it came out, has left: ann at box 1 is asked."""
    scene = cut_out({2: "Ts 9d", 4: "Ts 8d"}, 1, (1, 2, 4)).given(hc.LeaveSeat(by=player(4), box=4))
    assert cites(scene.when(offer("ann")).one(CutOffered), "5.2(d)")


@pytest.mark.clause("5.2(c)")
@pytest.mark.parametrize("before", [3, 7])
def test_5_2_c_given_the_cutting_card_on_the_dealers_hand_when_the_cut_is_offered_then_the_far_right_is_asked(
    before: int,
) -> None:
    """Boxes 1, 3 and 6 in play, card on the dealer's hand, first or drawn: box 6."""
    scene = cut_out({1: "Ts 9d", 3: "Ts 8d", 6: "Ts 7d"}, before)
    drawn = next(event for event in scene.history if isinstance(event, CuttingCardDrawn))
    assert drawn.box == 0
    scene.when(offer("ann")).refused_under("5.2(c)")
    assert cites(scene.when(offer("fay")).one(CutOffered), "5.2(c)")


@pytest.mark.clause("5.2(d)")
def test_5_2_d_given_players_who_decline_when_the_others_are_asked_then_it_goes_clockwise_until_one_accepts() -> None:
    """Players 1 and 2 decline, 3 accepts: 3 cuts; each is asked once, and alone."""
    scene = shuffled(1, 2, 3)
    for name, following in (("ann", "ben"), ("ben", "cat")):
        scene = scene.given(offer(name))
        scene.when(offer(following)).refused_under("5.2(d)")
        assert said(scene) is None
        scene = scene.when(c.DeclineCut(by=named(name), player=name))
        assert cites(scene.one(CutDeclined), "5.2(d)")
        scene.when(cut(named(name))).refused_under("5.2(d)")
    assert said(scene) == ("cat, will you cut the cards?", ("5.2(d)",))
    scene = scene.given(offer("cat"))
    assert scene.when(cut(named("cat"))).one(CardsCut).by == "cat"


@pytest.mark.clause("5.2(d)")
def test_5_2_d_given_a_player_who_is_not_asked_when_declining_or_cutting_then_it_is_refused() -> None:
    """Nobody answers for another, and nobody before the offer."""
    scene = shuffled(1, 2)
    scene.when(cut(player(1))).refused_under("5.2(d)")
    scene.when(c.DeclineCut(by=player(1), player="ann")).refused_under("5.2(d)")
    scene = scene.given(offer("ann"))
    scene.when(c.DeclineCut(by=player(2), player="ben")).refused_under("5.2(d)")
    scene.when(c.DeclineCut(by=player(2), player="ann")).refused_under("16.7")
    scene.given(c.DeclineCut(by=DEALER, player="ann"), offer("ben"))


@pytest.mark.clause("5.2/tail")
def test_5_2_given_players_who_all_decline_when_asked_then_the_supervisor_cuts_and_not_before() -> None:
    """If no player wishes to cut, the supervisor does; also at a table where nobody sits."""
    scene = shuffled(1, 2)
    scene.when(cut(SUPERVISOR)).refused_under("5.2/tail")
    for name in ("ann", "ben"):
        scene = scene.given(offer(name))
        scene.when(cut(SUPERVISOR)).refused_under("5.2/tail")
        scene = scene.given(c.DeclineCut(by=named(name), player=name))
    scene.when(offer("ann")).refused_under("5.2/tail")
    assert said(scene) == ("Nobody cuts; the supervisor does.", ("5.2/tail",))
    event = scene.when(cut(SUPERVISOR)).one(CardsCut)
    assert event.by == SUPERVISOR.id
    assert cites(event, "5.2/tail", "5.3")
    shuffled().given(cut(SUPERVISOR))
