"""The rounds of a session, gathered from the events that the player has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from croupier.games.canberra_poker import events as e
from croupier.games.house import events as he


class Played(msgspec.Struct, frozen=True):
    """One round as the player at the own box remembers it."""

    number: int
    own: int
    events: tuple[e.AnyEvent, ...]

    @property
    def hand(self) -> str:
        """What the own hand was called, or why it never was."""
        for event in reversed(self.events):
            match event:
                case e.HandTurned(box=self.own, hand=hand):
                    return hand
                case e.HandFolded(box=self.own):
                    return "folded"
                case _:
                    pass
        return "–"

    @property
    def dealer(self) -> str:
        for event in self.events:
            if isinstance(event, e.DealerShown):
                return event.hand if event.qualifies else f"{event.hand}, out"
        return "not shown"

    @property
    def won(self) -> int:
        """What the round brought, the wagers taken off."""
        return sum(self._brought(event) for event in self.events)

    def _brought(self, event: e.AnyEvent) -> int:
        match event:
            case e.WagerSettled(box=self.own, staked=staked, returned=returned):
                return returned - staked
            case e.JackpotPaid(box=self.own, cents=cents):
                return cents - self._jackpot_stake()
            case _:
                return 0

    def _jackpot_stake(self) -> int:
        stakes = (event.cents for event in self.events if isinstance(event, e.JackpotStaked) and event.box == self.own)
        return next(stakes, 0)


def rounds(seen: Sequence[e.AnyEvent], own: int) -> tuple[Played, ...]:
    """The rounds that are over, in their order."""
    return tuple(_rounds(seen, own))


def _rounds(seen: Sequence[e.AnyEvent], own: int) -> Iterator[Played]:
    events: list[e.AnyEvent] = []
    for event in seen:
        if isinstance(event, he.WageringOpened):
            events = []
        events.append(event)
        if isinstance(event, he.RoundClosed):
            yield Played(event.number, own, tuple(events))
