"""The button, round after round at a table (8.3, A:Dealer Button)."""

from __future__ import annotations

import pytest

from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import HoleCardsDealt, RoundBegun
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from tests.games.canberra_manila.stations import onward, three
from tests.games.canberra_manila.tables import (
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    begun,
    betting,
    blank,
    collected,
    dealt,
    opened,
    player,
    seated,
    settled,
    stakes,
)
from tests.kit.scene import cites


def buttons(scene: PlayScene, rounds: int) -> list[int]:
    """Where the button lies in so many rounds, one after the other."""
    found: list[int] = []
    for _ in range(rounds):
        scene = collected(scene)
        found.append(scene.state.round.button)
        scene = settled(dealt(scene))
    return found


@pytest.mark.clause("8.3")
def test_8_3_given_a_first_round_when_begun_then_the_player_at_the_dealers_right_has_the_button() -> None:
    """The highest seat number that is taken."""
    scene = seated(stakes(2, 5, 7)).when(c.BeginRound(by=DEALER, at=NOON))
    assert cites(scene.one(RoundBegun), "8.3")
    assert scene.one(RoundBegun).course.button == 7


@pytest.mark.clause("8.3")
def test_8_3_given_rounds_that_end_when_the_next_begins_then_the_button_goes_on_clockwise() -> None:
    """From the last seat to the first, and over empty seats."""
    assert buttons(seated(stakes(2, 5, 7)), 4) == [7, 2, 5, 7]


@pytest.mark.clause("8.3")
def test_8_3_given_a_player_who_leaves_when_the_button_would_come_then_the_next_in_turn_has_it() -> None:
    """To the next player, whoever that is by then."""
    scene = settled(dealt(collected(seated(stakes(2, 5, 7))))).given(hc.LeaveSeat(by=player(2), box=2))
    assert begun(scene).state.round.button == 5


@pytest.mark.clause("8.3")
def test_8_3_given_fewer_than_two_players_when_a_round_would_begin_then_refused() -> None:
    """A button needs somebody to go to, and a table that is closed has none."""
    for scene in (seated(stakes(1)), opened()):
        scene.when(c.BeginRound(by=DEALER, at=NOON)).refused_under("8.3")
    blank().when(c.BeginRound(by=DEALER, at=NOON)).refused_under("8.3")


@pytest.mark.clause("A:Dealer Button", "9.2")
def test_a_dealer_button_given_seats_1_2_4_and_6_when_the_button_is_at_2_then_it_is_dealt_to_last() -> None:
    """Four, six, one, two."""
    scene = seated(stakes(1, 2, 4, 6))
    for _ in range(2):
        scene = settled(dealt(collected(scene)))
    scene = dealt(collected(scene))
    assert scene.state.round.button == 2
    assert [event.seat for event in scene.all(HoleCardsDealt)] == [4, 6, 1, 2]


@pytest.mark.clause("8.3")
def test_8_3_given_a_void_round_when_the_next_begins_then_the_button_has_gone_on() -> None:
    """A void round has been a round, unlike a misdeal."""
    scene = onward(three(), Phase.SHOWDOWN).given(
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.FRAUD, note="a marked card"), hc.CollectVoid(by=DEALER)
    )
    assert begun(scene).state.round.button == 1


@pytest.mark.clause("8.3")
def test_8_3_given_two_players_when_begun_then_the_button_posts_the_last_blind() -> None:
    """The first blind is due from the seat after the button, so the button's is the second."""
    scene = betting(stakes(1, 2))
    assert (scene.state.round.button, scene.state.round.last_blind) == (2, 2)
