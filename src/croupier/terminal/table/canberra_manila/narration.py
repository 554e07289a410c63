"""What happens at Canberra Manila, in the words of somebody at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.forced import Kind
from croupier.games.canberra_manila.state import Laid
from croupier.money import dollars
from croupier.terminal.table.narration import faces

STREETS = ("", "first", "second", "third", "fourth", "final")
_OPENING = frozenset((C["10.2(d)(i)"], C["12.2(a)"], C["A:Check"]))
"""Under what a bet is the first of its betting round, and no raise."""
_PLAIN: dict[type[Any], str] = {
    e.TableOpened: "the table is open",
    e.PlayerDeclared: "is declared: no more chips are bought",
    e.SatOut: "sits out",
    e.SatIn: "comes back in",
    e.ForcedCollected: "everything due before the cards is in the pot",
    e.HandChecked: "checks",
    e.HandConceded: "concedes, and the cards stay unseen",
    e.ShowdownEnded: "every hand that can win has been shown",
    e.SettingsAnnounced: "other settings are announced",
}


def told(event: e.AnyEvent) -> str:
    """One event in a few words."""
    return _PLAIN.get(type(event), "") or _of_seats(event) or _of_bets(event) or _of_cards(event) or _of_pots(event)


def _of_seats(event: e.AnyEvent) -> str:
    match event:
        case e.ChipsBought(cents=cents):
            return f"buys {dollars(cents)}"
        case e.ChipsTaken(cents=cents):
            return f"takes {dollars(cents)} off the table"
        case e.EntryChosen(posts=posts):
            return "comes in for what is owed, at once" if posts else "waits for the blind"
        case e.SeatMoved(to=to):
            return f"moves to seat {to}"
        case e.SeatLeftOut(why=why):
            return f"gets no cards: {why}"
        case e.RoundBegun(number=number, course=course):
            return f"round {number} begins, with the button at seat {course.button}"
        case _:
            return ""


def _of_bets(event: e.AnyEvent) -> str:
    match event:
        case e.ForcedPosted(kind=kind, cents=cents):
            return f"posts {'an' if kind in (Kind.ANTE, Kind.ENTRY) else 'a'} {kind} of {dollars(cents)}"
        case e.BetCalled(cents=cents, returned=returned, taps=taps):
            return "".join(_called(cents, returned, taps=taps))
        case e.BetMade() as made:
            return "".join(_made(made))
        case e.TappedOut(cents=cents):
            return f"taps out with {dollars(cents)}"
        case e.ChipsLaid(cents=cents, why=why):
            short = "less than the call" if why is Laid.SHORT else "out of turn"
            return f"lays {dollars(cents)}, {short}"
        case e.ChipsReturned(cents=cents):
            return f"takes {dollars(cents)} back"
        case e.HandFolded(returned=returned):
            return "folds" + (f", and {dollars(returned)} goes back" if returned else "")
        case e.BettingClosed(street=street):
            return f"the {STREETS[street]} betting round is over"
        case _:
            return ""


def _called(cents: int, returned: int, *, taps: bool) -> Iterator[str]:
    yield f"calls {dollars(cents)}" if cents else "stands"
    if taps:
        yield ", all of it"
    if returned:
        yield f"; {dollars(returned)} is no raise, and goes back"


def _made(made: e.BetMade) -> Iterator[str]:
    yield f"{'bets' if _OPENING.intersection(made.under) else 'raises to'} {dollars(made.level)}"
    if made.taps:
        yield ", all of it"


def _of_cards(event: e.AnyEvent) -> str:
    match event:
        case e.HoleCardsDealt(cards=cards):
            return "two cards face down" if None in cards else f"two cards, {faces(cards)}"
        case e.CommunalTurned(card=card):
            return f"the communal card {faces((card,))}"
        case e.HandShown(cards=cards, high=high, low=low):
            return f"shows {faces(cards)}, {called(high, low)}"
        case _:
            return ""


def called(high: str, low: str) -> str:
    """What a hand is called, for the high and for the low where the pot is played for both."""
    return "; ".join(filter(None, (high, low)))


def _of_pots(event: e.AnyEvent) -> str:
    match event:
        case e.UncalledReturned(cents=cents):
            return f"{dollars(cents)} that nobody called goes back"
        case e.PotFormed(pot=pot, cents=cents, commission=commission):
            taken = f", with a commission of {dollars(commission)}" if commission else ", with no commission"
            return f"the {pot_name(pot)} has {dollars(cents)}{taken}"
        case e.PotAwarded(pot=pot, cents=cents, half=half):
            part = "" if half == "high" else f", {half}"
            return f"wins {dollars(cents)} of the {pot_name(pot)}{part}"
        case _:
            return ""


def pot_name(number: int) -> str:
    """The first pot is the main pot, and each tap-out makes a side pot."""
    return "main pot" if number == 1 else f"side pot {number - 1}"
