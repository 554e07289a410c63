"""The guests whom the program seats at Canberra Manila, who see nothing but their own cards and what is open."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_manila.determinations import Contest, Hands, Maximum
from croupier.terminal.table.canberra_manila.guests import decide
from croupier.terminal.table.canberra_manila.parlour import PARLOUR, parlour
from croupier.terminal.table.canberra_manila.practice import Wishes
from croupier.terminal.table.guests import Opponent, seated
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.prompts import Said
from tests.terminal.sittings import Sitting, every_card, seat

USUAL = Wishes()
SPLIT = Wishes(Hands(joker=True, contest=Contest.SPLIT), Maximum.FULL_POT)


@pytest.fixture(name="sit")
def a_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sitting:
    return partial(seat(monkeypatch, capsys), game="canberra-manila", options=())


def table(seed: str, wishes: Wishes = USUAL) -> tuple[House, Guest, tuple[Opponent, ...]]:
    """A table with five of the program's guests and one who folds."""
    room = parlour(wishes)
    me = Guest(room, 4, "you", 100_000)
    others = seated(room, 7, 4, 5, seed)
    return House(room, "2005", ShoeKind.PLAIN, (me, *others), seed), me, others


def play_round(house: House, me: Guest, others: tuple[Opponent, ...]) -> None:
    """A round in which the one who is not the program's folds at the first turn, or stands."""
    for other in others:
        other.wager(house)
    for command in PARLOUR.manners.commands(me.sight, me.person, Said("buy", "100")):
        house.give(command)
    assert house.begin() is None
    while not house.settled:
        house.deal_on(waits=False)
        for guest in others:
            guest.decide(house)
        if me.deciding:
            for word in ("fold", "check", "call"):
                for command in PARLOUR.manners.commands(me.sight, me.person, Said(word)):
                    if me.deciding:
                        house.give(command)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_given_a_round_that_is_over_when_read_then_every_face_is_own_shown_or_on_the_board(
    sit: Sitting, seed: str
) -> None:
    """The order of the seed is known to this test: nobody's unshown cards are among those on any screen."""
    house, me, others = table(seed)
    play_round(house, me, others)
    shown = {card for hand in me.last_seen.table.round.hands for card in hand.cards if card is not None}
    allowed = shown | set(me.last_seen.table.round.board)
    screen = sit("buy 200", "", "fold", "fold", "fold", "history 1", options=("--rounds", "1"), seed=seed)
    assert set(every_card(screen)) <= allowed | {*me.last_seen.own}


class Blind:
    """What a guest can reach of the house: a place to say what it does, and nothing to look at."""

    def __init__(self, house: House) -> None:
        self._asked = house.give

    def give(self, command: Any) -> Any:
        return self._asked(command)


@pytest.mark.parametrize("wishes", [USUAL, SPLIT], ids=["usual", "split"])
def test_given_a_guest_of_the_program_when_it_decides_then_it_has_seen_no_card_but_its_own_and_the_board(
    wishes: Wishes,
) -> None:
    """Each acts on the state that its own events fold to, where every other hand has only backs."""
    house, me, others = table("peek", wishes)
    decisions = 0
    for other in others:
        other.wager(house)
    house.give(PARLOUR.manners.commands(me.sight, me.person, Said("out"))[0])
    assert house.begin() is None
    chance = random.Random(1)
    while not house.settled:
        house.deal_on(waits=False)
        for guest in others:
            if guest.deciding:
                now = guest.sight.table.round
                assert guest.sight.table.shoe.order == ()
                assert all(hand.cards == (None, None) for hand in now.hands if hand.seat != guest.box)
                decide(guest, Blind(house), chance)  # type: ignore[arg-type]
                decisions += 1
    assert decisions > 3


class Ear:
    """Hears what a guest would do, and lets it happen nowhere."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def give(self, command: Any) -> None:
        self.heard.append(command)


def test_given_one_sight_when_a_guest_decides_beside_any_house_then_it_does_the_same() -> None:
    """What a guest does follows from its own sight and its own chance, whatever the house may hold."""
    house, me, others = table("peek")
    for other in others:
        other.wager(house)
    house.give(PARLOUR.manners.commands(me.sight, me.person, Said("out"))[0])
    assert house.begin() is None
    house.deal_on(waits=False)
    (first,) = (guest for guest in others if guest.deciding)
    ears = (Ear(), Ear())
    for ear in ears:
        decide(first, ear, random.Random(7))  # type: ignore[arg-type]
    assert ears[0].heard == ears[1].heard
    assert len(ears[0].heard) == 1
