"""The scribe who follows a table as one viewer does, and writes a history of every round.

Clauses 9.6, 13.1, 17.3, 17.14, A:Misdeal, A:Void.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.history import Award, Correction, History, Incident, Misdeal, Posted, WonPot
from croupier.games.canberra_manila.notation import Scene, act_of, corrected
from croupier.games.canberra_manila.state import BLANK, BOARD, Table
from croupier.games.canberra_manila.views import seen_by
from croupier.games.house import events as h
from croupier.games.people import Viewer


class Misfit(Exception):
    """An event that cannot have followed those before it, and its place in the log, from 0 on."""

    def __init__(self, place: int, event: e.AnyEvent) -> None:
        super().__init__(str(event.__struct_config__.tag))
        self.place = place


class Scribe:
    """A table as the viewer sees it, and the histories so far, the last of which may be of a round in progress."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.table: Table = BLANK
        self.histories: list[History] = []

    def follow(self, event: e.AnyEvent) -> None:
        """Write down what the viewer may know of an event."""
        seen = seen_by(event, self.viewer)
        if seen is None:
            return
        before, self.table = self.table, evolve(self.table, seen)
        if isinstance(seen, e.RoundBegun):
            self.histories.append(self._begun(seen))
            return
        if isinstance(seen, e.AwardCorrected):
            self._put_right(seen, before.correctable)
        if self.histories and not self.histories[-1].closed:
            self.histories[-1] = _written(self.histories[-1], seen, before, self.table)

    def _begun(self, event: e.RoundBegun) -> History:
        hands = self.table.round.hands
        return History(
            viewer=self.viewer,
            terms=self.table.plate,
            instrument=self.table.edition.instrument,
            number=event.number,
            day=event.day,
            button=event.course.button,
            due=event.payments,
            seats=event.dealt,
            players=tuple([hand.player for hand in hands]),
            stakes=tuple([hand.stake for hand in hands]),
        )

    def _put_right(self, event: e.AwardCorrected, number: int) -> None:
        """A correction belongs to the last round of its number, though the next one may have begun (17.14)."""
        for place in reversed(range(len(self.histories))):
            history = self.histories[place]
            if history.number == number:
                made = Correction(event.from_seat, event.to_seat, event.cents, event.why, event.under)
                self.histories[place] = replace(history, corrections=(*history.corrections, made))
                return


def histories(events: Iterable[e.AnyEvent], viewer: Viewer) -> tuple[History, ...]:
    """The rounds of a table's log, from its opening on, as one viewer may know them."""
    scribe = Scribe(viewer)
    for place, event in enumerate(events):
        try:
            scribe.follow(event)
        except (LookupError, ValueError, TypeError, AttributeError):
            raise Misfit(place, event) from None
    return tuple(scribe.histories)


def _written(history: History, event: e.AnyEvent, before: Table, after: Table) -> History:
    """The history with one more event of its round."""
    scene = Scene(history, before, after)
    act = act_of(event, scene)
    if act is not None:
        history = replace(history, acts=(*history.acts, act))
    if _notable(event):
        history = replace(history, incidents=(*history.incidents, Incident(len(history.acts), event)))
    note = NOTES.get(type(event))
    return history if note is None else note(history, event, after)


def _notable(event: e.AnyEvent) -> bool:
    """Whether the notation alone would not say all of the event."""
    match event:
        case e.BetCalled() | e.BetMade():
            return bool(event.returned)
        case e.HandFolded():
            return bool(event.paid or event.returned) or not event.voluntary
        case e.CommunalTurned():
            return event.ceiling is not None
        case _:
            return isinstance(event, _TOLD_IN_WORDS)


_TOLD_IN_WORDS = (
    e.TappedOut, e.ChipsLaid, e.ChipsReturned, e.ClockStarted, e.FacesCorrected, e.HandsReconstructed, e.FaultStands,
    e.HandDead, e.LastFolderWins, e.CommunalExposed, e.InformationShared, e.RemedyProposed, e.RemedyAnswered,
    e.RemedyAdopted, e.RemedyRejected, h.PlayHeld, h.BreachRecorded,
)  # fmt: skip


def _forced(history: History, event: e.ForcedPosted, _after: Table) -> History:
    number = history.player(event.seat)
    posted = Posted(number, event.kind, event.cents, event.live, event.dead, event.under)
    return replace(history, posted=(*history.posted, posted))


def _over_blind(history: History, event: e.OverBlindPosted, _after: Table) -> History:
    number = history.player(event.seat)
    posted = Posted(number, "over-blind", event.cents, event.cents, 0, event.under)
    levels = (*history.over_blinds, (number, event.level))
    return replace(history, posted=(*history.posted, posted), over_blinds=levels)


def _stakes(history: History, _event: e.AnyEvent, after: Table) -> History:
    """Until the first card chips may be bought, and the awards of the round before put right."""
    return replace(history, stakes=tuple([after.hand(seat).stake for seat in history.seats]))


def _board(history: History, _event: e.AnyEvent, after: Table) -> History:
    return replace(history, board=after.round.board)


def _renamed(history: History, event: e.FacesCorrected, after: Table) -> History:
    name = "" if event.place == BOARD else f"p{history.player(event.place)}"
    return replace(_board(history, event, after), acts=corrected(history.acts, event, name))


def _misdealt(history: History, event: e.Misdealt, _after: Table) -> History:
    """Everything begins anew but what was posted (17.3)."""
    off = Misdeal(event.reason, event.under, history.acts)
    return replace(history, acts=(), incidents=(), board=(), misdeals=(*history.misdeals, off))


def _uncalled(history: History, event: e.UncalledReturned, _after: Table) -> History:
    return replace(history, uncalled=(*history.uncalled, (history.player(event.seat), event.cents)))


def _pot(history: History, event: e.PotFormed, _after: Table) -> History:
    eligible = tuple([history.player(seat) for seat in event.eligible])
    return replace(history, pots=(*history.pots, WonPot(event.cents, event.commission, eligible, event.under)))


def _awarded(history: History, event: e.PotAwarded, _after: Table) -> History:
    *others, pot = history.pots
    award = Award(history.player(event.seat), event.half, event.cents)
    return replace(history, pots=(*others, replace(pot, awards=(*pot.awards, award))))


def _voided(history: History, event: h.RoundVoided, _after: Table) -> History:
    return replace(history, void=event.reason)


def _closed(history: History, _event: h.RoundClosed, after: Table) -> History:
    """The stakes as the round has left them; those of a void round are as they were."""
    found = [after.seat(seat) for seat in history.seats]
    left = tuple([0 if seat is None else seat.stake for seat in found])
    return replace(history, closed=True, left=left)


NOTES: dict[type[msgspec.Struct], Callable[[History, Any, Table], History]] = {
    e.ForcedPosted: _forced,
    e.OverBlindPosted: _over_blind,
    e.ChipsBought: _stakes,
    e.AwardCorrected: _stakes,
    e.CommunalTurned: _board,
    e.FacesCorrected: _renamed,
    e.Misdealt: _misdealt,
    e.UncalledReturned: _uncalled,
    e.PotFormed: _pot,
    e.PotAwarded: _awarded,
    h.RoundVoided: _voided,
    h.RoundClosed: _closed,
}
"""What an event tells of the round beside its entry."""
