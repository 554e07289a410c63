"""Commands of Ultimate Texas Hold-em that no dealer would give: refused in a sentence, at once, whatever the number."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.state import BOARD, Area
from tests.games.ultimate_texas_holdem.tables import AUTOMATED, DEALER, SUPERVISOR, dealt, player, ready

VAST = 10**18
HANDS = {1: "", 2: ""}


@pytest.mark.parametrize(
    "command, clause",
    [
        (c.DealPacket(by=DEALER, box=BOARD, count=VAST), "13.1"),
        (c.DealPacket(by=DEALER, box=BOARD, count=-1), "13.1"),
        (c.DealPacket(by=DEALER, box=BOARD, count=VAST, exposed=((VAST - 1, None),)), "13.1"),
        (c.DealPacket(by=DEALER, box=BOARD, count=5, exposed=((5, None),)), "13.2"),
        (c.DealPacket(by=DEALER, box=BOARD, count=5, exposed=((0, None), (0, None))), "13.2"),
        (c.DealPacket(by=DEALER, box=BOARD, count=5, exposed=((0, Card.ACE_OF_SPADES),)), "15.6(b)"),
        (c.DealPacket(by=DEALER, box=-2, count=2), "A:Box"),
        (c.DealPacket(by=DEALER, box=VAST, count=2), "A:Box"),
        (c.DealCard(by=DEALER, box=BOARD), "2.2(a)"),
    ],
)
def test_given_a_shoe_that_is_ready_when_impossible_cards_are_dealt_then_they_are_refused(
    command: AnyCommand, clause: str
) -> None:
    """A packet has as many cards as a deck at most, and a machine gives no single ones."""
    ready(HANDS, shoe=AUTOMATED).when(command).refused_under(clause)


@pytest.mark.parametrize(
    "command, clause",
    [
        (c.ReportMiscount(by=DEALER, box=1, count=VAST), "13.1"),
        (c.ReportMiscount(by=DEALER, box=1, count=-1), "13.1"),
        (c.ReportMiscount(by=DEALER, box=1, count=2), "13.1"),
        (c.ReportMiscount(by=DEALER, box=3, count=1), "13.1"),
        (c.ReportUnwagered(by=DEALER, box=VAST), "A:Box"),
        (c.ReportUnwagered(by=DEALER, box=0), "A:Box"),
        (c.ReportExposed(by=DEALER, box=BOARD, index=VAST), "13.5"),
        (c.ReportExposed(by=DEALER, box=0, index=-1), "13.4(b)"),
        (c.DeclareMisdeal(by=SUPERVISOR, note=" "), "6.1(b)"),
        (c.PlacePlay(by=player(1), box=1, cents=VAST), "8.1(c)(ii)"),
        (c.PlacePlay(by=player(1), box=1, cents=-4_000), "4.1"),
        (c.PlaceWager(by=player(1), box=1, wager=Area.PLAY, cents=4_000), "4.6"),
        (c.CorrectWager(by=SUPERVISOR, box=1, wager=Area.ANTE, cents=-1), "5.4"),
        (c.CorrectWager(by=SUPERVISOR, box=1, wager=Area.ANTE, cents=0), "13.6(b)"),
        (c.CorrectWager(by=SUPERVISOR, box=1, wager=Area.PLAY, cents=1), "13.8#1(a)"),
        (c.Check(by=player(1), box=1, signal=""), "A:Check"),
        (c.DeemFolded(by=DEALER, box=1, waited_seconds=VAST), "13.8#2"),
        (c.RevealFlop(by=DEALER, cards=(Card.ACE_OF_SPADES,) * 3), "8.2"),
        (c.VoidWagers(by=DEALER, breach=1), "15.3(a)"),
    ],
)
def test_given_hands_that_are_dealt_when_something_impossible_is_said_then_it_is_refused(
    command: AnyCommand, clause: str
) -> None:
    """Nothing is changed by what is refused."""
    scene = dealt(HANDS)
    refused = scene.when(command)
    refused.refused_under(clause)
    assert refused.state is scene.state
