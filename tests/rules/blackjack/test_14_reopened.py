"""A round that is taken up again, after other things have been done between it and the next (14.4, 14.5, 5.5)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.events import ClosingAnnounced
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    dealt,
    loaded,
    played_out,
    player,
    stacked,
    stand,
)

REOPEN = c.ReopenRound(by=SUPERVISOR, box=1)
AS_IT_LIES = c.ReconstructHands(by=SUPERVISOR)


def over(**changes: Any) -> PlayScene:
    """A round of ann's is over, at a table where ben sits too."""
    return played_out(stand(dealt({1: "Ts9d"}, "9c", "9d", seated=(1, 2), **changes), 1))


def closed_again(scene: PlayScene) -> PlayScene:
    return scene.given(REOPEN, AS_IT_LIES, c.CollectCards(by=DEALER))


@pytest.mark.clause("14.4")
def test_14_4_given_seats_taken_and_left_since_when_reopened_then_they_stay_as_they_are() -> None:
    """The cards go back to where they lay, and nobody to a seat that was given up."""
    since = over().given(hc.TakeSeat(by=player(3), box=3, player="cat"), hc.LeaveSeat(by=player(2), box=2))
    for scene in (since.given(REOPEN), closed_again(since)):
        assert [seat.player for seat in scene.state.seats] == ["ann", "cat"]
    assert closed_again(since).state.guest("ann").played == 1
    assert closed_again(since).state.shoe == since.state.shoe


@pytest.mark.clause("14.4", "3.4")
def test_14_4_given_a_player_told_since_when_reopened_then_the_player_has_been_told() -> None:
    """A wager under the minimum in a round that never began; the next one goes back all the same."""
    low = c.PlaceWager(by=player(1), box=1, cents=500)
    since = over().given(hc.OpenWagering(by=DEALER, at=NOON), low, c.WithdrawWager(by=player(1), box=1))
    again = closed_again(since.given(hc.EndWagering(by=DEALER)))
    again.given(hc.OpenWagering(by=DEALER, at=NOON)).when(low).refused_under("3.4")


@pytest.mark.clause("14.4", "5.5")
def test_14_4_given_final_rounds_announced_since_when_reopened_then_three_are_still_to_come() -> None:
    """The round that is taken up again is not the first of the three; one that was counts once."""
    since = over().given(c.AnnounceFinalRounds(by=OPERATOR))
    assert closed_again(since).state.final == 3
    first = since.given(hc.OpenWagering(by=DEALER, at=NOON), c.PlaceWager(by=player(1), box=1, cents=5_000))
    first = played_out(first.given(c.DealRound(by=DEALER)).given(c.PlayAbsent(by=DEALER, box=1)))
    assert first.state.final == 2
    assert closed_again(first).state.final == 2


@pytest.mark.clause("14.4", "15.2")
def test_14_4_given_the_close_announced_since_when_reopened_then_it_stays_announced() -> None:
    since = over().given(hc.AnnounceClosing(by=OPERATOR))
    again = since.given(REOPEN, AS_IT_LIES).when(c.CollectCards(by=DEALER))
    assert again.state.closing
    assert not again.all(ClosingAnnounced)


@pytest.mark.clause("14.4", "14.5")
def test_14_4_given_a_card_burned_since_when_reopened_then_it_stays_in_the_rack() -> None:
    """It came from the shoe after the cards of the round, and lies on top of them."""
    since = over().given(hc.OpenWagering(by=DEALER, at=NOON), c.BurnFaceUp(by=DEALER), hc.EndWagering(by=DEALER))
    burned = since.state.shoe.rack[-1]
    assert since.given(REOPEN).state.shoe.rack == (burned,)
    assert since.given(REOPEN).state.shoe.left == since.state.shoe.left


@pytest.mark.clause("14.4", "14.5")
@pytest.mark.parametrize("what", ["other cards", "another shoe", "shuffled"])
def test_14_4_given_cards_that_have_left_the_rack_when_reopened_then_refused(what: str) -> None:
    """Nothing can be rebuilt from a rack whose cards are shuffled or gone."""
    match what:
        case "other cards":
            since = over().given(c.ChangeCards(by=OPERATOR, decks=4, shuffle="strip"))
        case "another shoe":
            since = over().given(hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED))
        case _:
            since = loaded(over(shoe=AUTOMATED), stacked())
    assert since.state.phase is Phase.BETWEEN
    since.when(REOPEN).refused_under("14.4")
