"""What a round came to: who has won which pot, with what, and what the house took of it (9.6, 13, 14.2, 15.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.determinations import Contest
from croupier.money import dollars
from croupier.terminal.table.canberra_manila.narration import pot_name
from croupier.terminal.table.felt import clauses
from croupier.terminal.table.sight import Sight


def pot_lines(sight: Sight) -> Iterator[tuple[RenderableType, ...]]:
    """What nobody called, then each pot: its size, what the house takes of it, and its winners."""
    for event in sight.paid:
        match event:
            case e.UncalledReturned(seat=seat, cents=cents):
                yield "uncalled", dollars(cents), "", "", f"back to {name(sight, seat)}"
            case e.PotFormed(pot=pot, cents=cents, commission=commission):
                taken = f"commission {dollars(commission)}" if commission else "no commission"
                yield pot_name(pot), dollars(cents), taken, "", _winners(sight, pot)
            case _:
                continue


def decided_under(sight: Sight) -> Text:
    """Under what the pots were made, charged and won."""
    return clauses(tuple(clause for event in sight.paid for clause in event.under))


def _winners(sight: Sight, pot: int) -> Text:
    """Who gets how much of a pot."""
    awards = [event for event in sight.paid if isinstance(event, e.PotAwarded) and event.pot == pot]
    return Text(", ").join(_winner(sight, event) for event in awards)


def _winner(sight: Sight, award: e.PotAwarded) -> Text:
    split = sight.table.settings.hands.contest is Contest.SPLIT
    half = f" {award.half}" if split else ""
    style = "bold" if award.seat == sight.box else ""
    return Text(f"{name(sight, award.seat)} {dollars(award.cents)}{half}", style=style)


def announced(sight: Sight) -> str:
    """The winners as the dealer announces them, each with the hand, if it was shown."""
    found: dict[int, list[e.PotAwarded]] = {}
    for event in sight.paid:
        if isinstance(event, e.PotAwarded):
            found.setdefault(event.seat, []).append(event)
    return " ".join(_announced(sight, seat, awards) for seat, awards in found.items())


def _announced(sight: Sight, seat: int, awards: Sequence[e.PotAwarded]) -> str:
    who, verb = name(sight, seat), "win" if seat == sight.box else "wins"
    with_it = _with(sight.called.get(seat, ""), {award.half for award in awards})
    return f"{who[:1].upper()}{who[1:]} {verb} {dollars(sum(award.cents for award in awards))}{with_it}."


def _with(called: str, halves: set[str]) -> str:
    """The hand that has won, or both of them."""
    high, _, low = called.partition("; ")
    held = {"high": high, "low": low or high}.get(min(halves), called) if len(halves) == 1 else called
    return f" with {held}" if held else ""


def name(sight: Sight, seat: int) -> str:
    """Who held the hand of a seat."""
    hand = sight.table.round.hand(seat)
    return f"seat {seat}" if hand is None else hand.player
