"""Games for selected players, and seats that are chosen, drawn for, and changed (8.1, 8.2)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Group, Hands
from croupier.games.canberra_manila.events import ClaimWithdrawn, SeatAskedFor, SeatDrawn, SeatMoved
from croupier.games.canberra_manila.plate import on_file
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import SeatTaken
from croupier.games.people import Person, Role
from tests.games.canberra_manila.stations import IN_A_ROUND, at
from tests.games.canberra_manila.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    begun,
    blank,
    opened,
    player,
    seated,
    stakes,
    terms,
)
from tests.kit.scene import cites

NEW = Group("new players", ("ann", "ben"))


def takes(scene: PlayScene, seat: int, name: str) -> PlayScene:
    return scene.when(hc.TakeSeat(by=Person(Role.PLAYER, name), box=seat, player=name))


def asks(scene: PlayScene, seat: int, *names: str) -> PlayScene:
    return scene.given(*(c.AskForSeat(by=Person(Role.PLAYER, name), player=name, seat=seat) for name in names))


def draw(scene: PlayScene, seat: int, cards: str) -> PlayScene:
    return scene.when(c.DrawForSeat(by=DEALER, seat=seat, cards=parse_cards(cards)))


@pytest.mark.clause("8.1")
def test_8_1_given_a_game_for_new_players_when_others_want_a_seat_then_only_the_group_is_seated() -> None:
    """Who is not in the group neither sits nor asks; the file says for whom the game is conducted."""
    scene = opened(group=NEW)
    takes(scene, 3, "cat").refused_under("8.1")
    scene.when(c.AskForSeat(by=player(3), player="cat", seat=3)).refused_under("8.1")
    scene.when(hc.TakeSeat(by=DEALER, box=3, player="cat")).refused_under("8.1")
    takes(scene, 3, "ann").one(SeatTaken)
    sign = next(sign for sign in on_file(scene.state) if "8.1" in sign.under)
    assert sign.text == "new players: ann, ben"


@pytest.mark.clause("8.1")
def test_8_1_given_no_group_when_anybody_wants_a_seat_then_anybody_has_it() -> None:
    """It is a choice of the operator."""
    takes(opened(), 3, "cat").one(SeatTaken)
    assert next(sign.text for sign in on_file(opened().state) if "8.1" in sign.under) == "anybody"


@pytest.mark.clause("8.1")
@pytest.mark.parametrize("group", [Group("", ("ann",)), Group(" ", ("ann",)), Group("new players", ())])
def test_8_1_given_a_group_without_name_or_members_when_a_table_would_open_then_refused(group: Group) -> None:
    """Players can be told for whom the game is."""
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(group=group), at=NOON)).refused_under("8.1")


@pytest.mark.clause("8.2")
def test_8_2_given_free_seats_when_a_player_chooses_then_that_seat_is_theirs_and_no_other() -> None:
    """A choice of seat, at any time; a taken one, or one that there is not, is none."""
    scene = opened()
    for seat in (0, 10):
        takes(scene, seat, "ann").refused_under("8.2")
    sat = takes(scene, 7, "ann")
    assert cites(sat.one(SeatTaken), "8.2")
    takes(sat, 7, "ben").refused_under("16.2")
    for phase in IN_A_ROUND:
        takes(at(phase), 7, "gus").one(SeatTaken)


@pytest.mark.clause("8.2")
def test_8_2_given_two_who_wait_for_the_same_seat_when_it_is_wanted_then_a_draw_decides_it() -> None:
    """The higher card has the seat; the loser may take another."""
    scene = asks(opened(), 4, "ann", "ben")
    takes(scene, 4, "ann").refused_under("8.2")
    drawn = draw(scene, 4, "7d Jc")
    assert cites(drawn.one(SeatDrawn), "8.2", "3.1")
    assert drawn.one(SeatDrawn).remaining == ("ben",)
    takes(drawn, 4, "ann").refused_under("8.2")
    takes(drawn, 5, "ann").one(SeatTaken)
    assert not takes(drawn, 4, "ben").state.claims


@pytest.mark.clause("8.2")
def test_8_2_given_cards_of_the_same_rank_when_drawn_then_those_players_draw_again() -> None:
    """Suits have the same rank."""
    scene = draw(asks(opened(), 4, "ann", "ben", "cat"), 4, "Js Jc 7d")
    assert scene.one(SeatDrawn).remaining == ("ann", "ben")
    draw(scene, 4, "2d 3d 4d").refused_under("8.2")
    assert draw(scene, 4, "2d 3d").one(SeatDrawn).remaining == ("ben",)


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("cards", ["7d", "7d 7d", "7d 8d 9d", "7d 2c"])
def test_8_2_given_cards_that_are_no_draw_when_named_then_refused(cards: str) -> None:
    """One card for each, all of them of the deck: 48 cards have no two."""
    draw(asks(opened(hands=Hands(48)), 4, "ann", "ben"), 4, cards).refused_under("8.2")


@pytest.mark.clause("8.2")
def test_8_2_given_one_claim_a_taken_seat_or_a_round_in_progress_when_drawn_for_then_refused() -> None:
    """A draw is between rounds, for a vacant seat that two want."""
    draw(asks(opened(), 4, "ann"), 4, "7d").refused_under("8.2")
    draw(asks(seated(stakes(1, 2)), 1, "cat", "don"), 1, "7d 8d").refused_under("8.2")
    draw(asks(at(Phase.BETTING), 4, "don", "eve"), 4, "7d 8d").refused_under("8.2")


@pytest.mark.clause("8.2")
def test_8_2_given_a_seat_that_falls_vacant_when_a_seated_player_wants_it_then_who_waits_comes_after() -> None:
    """Priority of those at the table, whoever asked first."""
    scene = asks(seated(stakes(1, 2, 3)), 1, "gus", "ben")
    scene = scene.given(hc.LeaveSeat(by=player(1), box=1))
    takes(scene, 1, "gus").refused_under("8.2")
    moved = scene.when(c.MoveSeat(by=player(2), seat=2, to=1))
    assert cites(moved.one(SeatMoved), "8.2")
    assert moved.state.claims == ()
    takes(moved, 2, "gus").one(SeatTaken)


@pytest.mark.clause("8.2")
def test_8_2_given_two_seated_players_who_want_a_vacant_seat_when_decided_then_they_draw() -> None:
    """And each keeps the chips that lie before the old seat."""
    scene = asks(seated(stakes(1, 2, 3)), 7, "ann", "ben")
    scene.when(c.MoveSeat(by=player(1), seat=1, to=7)).refused_under("8.2")
    drawn = draw(scene, 7, "Ad 5c")
    moved = drawn.given(c.MoveSeat(by=player(1), seat=1, to=7))
    assert {seat.box: (seat.player, seat.stake) for seat in moved.state.seats}[7] == ("ann", 100_000)


@pytest.mark.clause("8.2")
def test_8_2_given_a_claim_when_its_player_gives_it_up_or_is_gone_then_the_next_one_has_the_seat() -> None:
    """The player does, or the staff for somebody who is not there."""
    scene = asks(opened(), 4, "ann", "ben")
    for by in (player(1), DEALER):
        gone = scene.when(c.WithdrawClaim(by=by, player="ann", seat=4))
        assert cites(gone.one(ClaimWithdrawn), "8.2")
        takes(gone, 4, "ben").one(SeatTaken)
    scene.when(c.WithdrawClaim(by=player(2), player="ann", seat=4)).refused_under("8.2")
    scene.when(c.WithdrawClaim(by=DEALER, player="cat", seat=4)).refused_under("8.2")


@pytest.mark.clause("8.2")
def test_8_2_given_a_seat_when_asked_for_wrongly_then_refused() -> None:
    """Twice, one's own, a seat that there is not, or for somebody else."""
    scene = asks(seated(stakes(1, 2)), 4, "ann")
    assert cites(asks(scene, 5, "ann").one(SeatAskedFor), "8.2")
    for seat, name, by in ((4, "ann", player(1)), (1, "ann", player(1)), (10, "ann", player(1)), (5, "ben", player(1))):
        scene.when(c.AskForSeat(by=by, player=name, seat=seat)).refused_under("8.2")
    scene.when(c.AskForSeat(by=DEALER, player=" ", seat=5)).refused_under("8.2")


@pytest.mark.clause("8.2")
def test_8_2_given_a_change_to_a_taken_seat_or_in_a_round_when_tried_then_refused() -> None:
    """A seat is changed between rounds, for a free one."""
    scene = seated(stakes(1, 2))
    for to in (0, 2, 10):
        scene.when(c.MoveSeat(by=player(1), seat=1, to=to)).refused_under("8.2")
    begun(scene).when(c.MoveSeat(by=player(1), seat=1, to=5)).refused_under("8.2")
