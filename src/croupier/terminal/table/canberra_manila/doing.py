"""What each seat is doing, as one line of the table says it (9.5, 13.1, 14.1, 14.3, 17.4, 17.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.state import Hand, Phase, Play, Seat
from croupier.money import dollars
from croupier.terminal.table.canberra_manila.narration import told
from croupier.terminal.table.faces import Look, line_of
from croupier.terminal.table.felt import arranged
from croupier.terminal.table.sight import Sight

_GIVEN_UP = {Play.FOLDED: "folded", Play.CONCEDED: "conceded unseen"}
_OUT = {Play.DEAD: "dead", Play.TAPPED: "tapped out"}


def doing(sight: Sight, seat: Seat, hand: Hand | None, look: Look) -> Text:
    """The hand once it is shown; before that what its player did last, or why there is no hand."""
    if hand is None:
        return Text("".join(_waiting(sight, seat)), style="dim")
    if hand.shown:
        return _shown(sight.called.get(seat.box, ""), hand, look)
    said = _said(sight, hand)
    return Text(f"{said}, declared" if seat.declared and said else said or _declared(seat), style="dim")


def _shown(called: str, hand: Hand, look: Look) -> Text:
    """The cards and, where there is room, what they are called: in a split pot both hands, without their ranks."""
    cards = line_of(arranged(hand.cards), look.ink)
    halves = called.split("; ")
    beside = called if len(halves) == 1 else "; ".join(half.partition(",")[0] for half in halves)
    return Text.assemble(cards, (f"  {beside}", "dim")) if look.roomy else cards


def _declared(seat: Seat) -> str:
    return "declared" if seat.declared else ""


def _waiting(sight: Sight, seat: Seat) -> Iterator[str]:
    """Between two rounds, or beside one in which this seat has no cards."""
    if not seat.place.here:
        yield "sits out"
    elif sight.table.phase is not Phase.BETWEEN:
        yield "waits for the blind" if seat.stake else "has no stake yet"
    if seat.declared:
        yield "declared" if sight.table.phase is Phase.BETWEEN and seat.place.here else ", declared"


def _said(sight: Sight, hand: Hand) -> str:
    """What a player says or has said in this betting round."""
    if sight.table.phase is Phase.BETTING and sight.table.round.turn == hand.seat:
        return "your turn" if hand.seat == sight.box else "to act"
    last = last_act(sight, hand.seat)
    if hand.play in _GIVEN_UP:
        return _GIVEN_UP[hand.play]
    if last is None:
        return _OUT.get(hand.play, "")
    return f"{last.kind} of {dollars(last.cents)}" if isinstance(last, e.ForcedPosted) else told(last)


def last_act(sight: Sight, seat: int) -> Any:
    """What a seat did last in this betting round, the blinds before the first one included; nothing if nothing."""
    later = len(sight.table.round.board) > 1
    for event in reversed(sight.acts):
        if isinstance(event, e.CommunalTurned):
            if later:
                return None
        elif event.seat == seat:
            return event
    return None


def in_front(sight: Sight, hand: Hand) -> int:
    """The chips of this betting round before a seat; those of earlier ones lie in the pot."""
    if sight.paid or (hand.play is not Play.IN and last_act(sight, hand.seat) is None):
        return 0
    return hand.level + hand.laid
