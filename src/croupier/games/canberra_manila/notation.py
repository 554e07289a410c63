"""What happens in a round in the notation of poker hand histories: `d dh p1 AhKs`, `d db Js`, `p1 cbr 300`.

What the notation has no word for is told beside an entry, or as one of its own, in words behind a number sign.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from croupier.cards.card import Card
from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.history import Act, History
from croupier.games.canberra_manila.state import BOARD, Table
from croupier.games.canberra_manila.toml import Dollars
from croupier.games.house import events as h

DEALER = "d"
UNKNOWN = "??"


def amount(cents: int) -> str:
    """Dollars as the fields have them: "40", "12.50"."""
    return str(Dollars(cents))


def cards(faces: Sequence[Card | None]) -> str:
    return "".join([UNKNOWN if card is None else card.value for card in faces])


class Scene:
    """What the words of an entry may need: the history so far, and the table before and after the event."""

    def __init__(self, history: History, before: Table, after: Table) -> None:
        self.history, self.before, self.after = history, before, after

    def name(self, seat: int) -> str:
        return f"p{self.history.player(seat)}" if seat in self.history.seats else f"seat {seat}"

    def level(self, seat: int) -> int:
        """What the player's bets of this betting round come to."""
        return self.after.hand(seat).level


Words = tuple[str, str, str, str]
Writer = Callable[[Scene, Any], Words]


def _hole_cards(scene: Scene, event: e.HoleCardsDealt) -> Words:
    return DEALER, "dh", f"{scene.name(event.seat)} {cards(event.cards)}", ""


def _communal(_scene: Scene, event: e.CommunalTurned) -> Words:
    said = "" if event.ceiling is None else f"no bet beyond {amount(event.ceiling)}"
    return DEALER, "db", event.card.value, said


def _check(scene: Scene, event: e.HandChecked) -> Words:
    return scene.name(event.seat), "cc", "", ""


def _call(scene: Scene, event: e.BetCalled) -> Words:
    return scene.name(event.seat), "cc", "", _goes_back(event.returned)


def _bet(scene: Scene, event: e.BetMade) -> Words:
    return scene.name(event.seat), "cbr", amount(event.level), _goes_back(event.returned)


def _goes_back(cents: int) -> str:
    return f"{amount(cents)} goes back" if cents else ""


def _tap_out(scene: Scene, event: e.TappedOut) -> Words:
    """Beyond the level others have to meet it; what whole units of the minimum bet leave stays with the player."""
    name, left = scene.name(event.seat), scene.after.hand(event.seat).left
    kept = f", and keeps {amount(left)}" if left else ""
    said = f"taps out with {amount(event.cents)}{kept}"
    if scene.after.round.level > scene.before.round.level:
        return name, "cbr", amount(scene.level(event.seat)), said
    return name, "cc", "", said


def _fold(scene: Scene, event: e.HandFolded) -> Words:
    said = [f"pays {amount(event.paid)} to fold"] if event.paid else []
    said += [_goes_back(event.returned)] if event.returned else []
    said += [] if event.voluntary else ["not of the player's own will"]
    return scene.name(event.seat), "f", "", ", ".join(said)


def _shown(scene: Scene, event: e.HandShown) -> Words:
    return scene.name(event.seat), "sm", cards(event.cards), _held(event)


def _held(event: e.HandShown | e.FacesCorrected) -> str:
    return "; low: ".join(text for text in (event.high, event.low) if text)


def _conceded(scene: Scene, event: e.HandConceded) -> Words:
    return scene.name(event.seat), "sm", "", ""


def _only(said: Callable[[Scene, Any], str]) -> Writer:
    """Something that only happens, and is told in words alone."""
    return lambda scene, event: ("", "", "", " ".join(said(scene, event).split()))


def _named_anew(scene: Scene, event: e.FacesCorrected) -> str:
    whose = "the board" if event.place == BOARD else f"the hand of {scene.name(event.place)}"
    return f"{whose} was named wrong: it is {cards(event.cards)}"


def _laid(scene: Scene, event: e.ChipsLaid) -> str:
    back = f", and {_goes_back(event.returned)}" if event.returned else ""
    return f"{scene.name(event.seat)} lays {amount(event.cents)}, {event.why}{back}"


def _exposed(_scene: Scene, event: e.CommunalExposed) -> str:
    bound = "" if event.ceiling is None else f", and no bet goes beyond {amount(event.ceiling)}"
    return f"{event.card.value} lies open before its time{bound}"


WRITERS: dict[type[Any], Writer] = {
    e.HoleCardsDealt: _hole_cards,
    e.CommunalTurned: _communal,
    e.HandChecked: _check,
    e.BetCalled: _call,
    e.BetMade: _bet,
    e.TappedOut: _tap_out,
    e.HandFolded: _fold,
    e.HandShown: _shown,
    e.HandConceded: _conceded,
    e.ChipsLaid: _only(_laid),
    e.ChipsReturned: _only(lambda scene, event: f"{amount(event.cents)} goes back to {scene.name(event.seat)}"),
    e.ClockStarted: _only(lambda scene, event: f"{scene.name(event.seat)} has {event.seconds} seconds"),
    e.FacesCorrected: _only(_named_anew),
    e.HandsReconstructed: _only(lambda _scene, event: f"the deal is mended: {event.reason}"),
    e.FaultStands: _only(lambda _scene, event: f"it is too late to matter: {event.reason}"),
    e.HandDead: _only(lambda scene, event: f"the hand of {scene.name(event.seat)} is dead: {event.reason}"),
    e.LastFolderWins: _only(lambda scene, event: f"{scene.name(event.seat)} folded last, and wins"),
    e.CommunalExposed: _only(_exposed),
    e.InformationShared: _only(lambda scene, event: f"all are told of {scene.name(event.seat)}: {event.what}"),
    e.RemedyProposed: _only(lambda _scene, event: f"proposed: {event.what}"),
    e.RemedyAnswered: _only(
        lambda scene, event: f"{scene.name(event.seat)} {'agrees' if event.agrees else 'does not agree'}"
    ),
    e.RemedyAdopted: _only(lambda _scene, event: f"adopted: {event.what}"),
    e.RemedyRejected: _only(lambda _scene, event: f"rejected: {event.what}"),
    h.PlayHeld: _only(lambda _scene, event: f"play is held: {event.why}"),
    h.BreachRecorded: _only(lambda _scene, event: f"breach {event.number} by {event.player}: {event.act}"),
    h.RoundVoided: _only(lambda _scene, event: f"the round is void: {event.reason}"),
}
"""How each event that has an entry of its own is written down."""


def act_of(event: e.AnyEvent, scene: Scene) -> Act | None:
    """The entry of an event; most of what happens around a round has none."""
    writer = WRITERS.get(type(event))
    return None if writer is None else Act(*writer(scene, event), event.under)


def corrected(acts: Sequence[Act], event: e.FacesCorrected, name: str) -> tuple[Act, ...]:
    """The entries with the cards as they lie, where they were named wrong."""
    if event.place != BOARD:
        lies, said = cards(event.cards), _held(event)
        return tuple([_with(act, lies, said) if (act.who, act.what) == (name, "sm") else act for act in acts])
    faces = iter(event.cards)
    return tuple([_with(act, next(faces).value, act.said) if act.what == "db" else act for act in acts])


def _with(act: Act, rest: str, said: str) -> Act:
    return Act(act.who, act.what, rest, said, act.under)
