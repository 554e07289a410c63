"""What is open to the player, in amounts without advice: in turn, and between rounds (4.3, 5.1, 14.3, 19.5(a))."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from rich.text import Text

from croupier.games.canberra_manila.betting import Turn, turn_of
from croupier.games.canberra_manila.entry import Absence, LineUp, line_up
from croupier.games.canberra_manila.state import Hand, Seat, Table
from croupier.games.decider import Refusal
from croupier.money import dollars
from croupier.rules.clause import printed
from croupier.terminal.table.canberra_manila.choices import mine
from croupier.terminal.table.canberra_manila.narration import told
from croupier.terminal.table.sight import Sight

_ABSENT = {
    Absence.SITS_OUT: "you sit out",
    Absence.WAITS: "you wait for the last blind",
    Absence.ON_BUTTON: "you would come in on the button",
}


def amounts(sight: Sight) -> Iterator[Text]:
    """What it costs to call, and the least and the most of a bet or raise."""
    hand = mine(sight)
    if hand is not None:
        turn = turn_of(sight.table, hand)
        yield Text(" · ").join((_to_call(hand, turn), _to_raise(sight.table, hand, turn)))


def _to_call(hand: Hand, turn: Turn) -> Text:
    if hand.laid:
        return Text(f"{dollars(hand.laid)} lies there, and {dollars(_missing(hand, turn.call))} more calls")
    if not turn.call:
        return Text("nothing to call")
    short = f", of which you have {dollars(hand.left)}" if hand.left < turn.call else ""
    return Text.assemble("to call ", (dollars(turn.call), "bold"), short)


def _missing(hand: Hand, cost: int) -> int:
    """What is still to be added to chips that are less than the call, as far as the stake reaches."""
    return min(cost, hand.left) - hand.laid


def _to_raise(table: Table, hand: Hand, turn: Turn) -> Text:
    """Of a raise what comes on top of the call, which is how its player says it."""
    word = "raise" if table.round.level else "bet"
    if turn.bar is not None or hand.laid:
        under = ("17.8",) if turn.bar is None else turn.bar.under
        return Text.assemble(f"no {word} is open ", (", ".join(printed(clause) for clause in under), "dim"))
    if hand.left <= turn.call:
        return Text("with no more you cannot raise")
    if hand.left < turn.least:
        return Text(f"to {word} {dollars(turn.least - turn.call)} or more, or all you have")
    most = min(turn.most, hand.left)
    least, most = turn.least - turn.call, most - turn.call
    span = dollars(least) if least == most else f"{dollars(least)} to {dollars(most)}"
    return Text.assemble(f"to {word} ", (span, "bold"), " more" if turn.call else "")


def asked(sight: Sight) -> str:
    """What the dealer says to the player whose turn it is."""
    hand, now = mine(sight), sight.table.round
    if hand is None:
        return ""
    cost = now.level - hand.level
    if hand.laid:
        return f"That is less than the call: {dollars(_missing(hand, cost))} more, or your cards."
    if not now.level:
        return "No bet so far."
    if not cost:
        return "Nobody has raised your blind."
    return f"{_last_bet(sight)} {dollars(cost)} to you."


def _last_bet(sight: Sight) -> str:
    """What there is to meet."""
    aggressor = sight.table.round.hand(sight.table.round.aggressor)
    if aggressor is None:
        return f"The big blind is {dollars(sight.table.round.level)}."
    last = next(event for event in reversed(sight.acts) if getattr(event, "seat", 0) == aggressor.seat)
    return f"{aggressor.player} {told(last)}."


def unready(sight: Sight) -> str:
    """Why no round begins as long as the player has nothing on the table."""
    table: Table = sight.table
    seat = table.seat(sight.box)
    if seat is None or seat.stake or not seat.place.here:
        return ""
    if seat.declared:
        return "A declared player whose stake is gone buys no more, and leaves the table (14.3); say quit."
    least = dollars(table.next_settings.stake_cents)
    return f"You have no chips on the table; buy {least[1:]} or more, or say out and watch, or quit (4.3)."


def outlook(sight: Sight) -> Iterator[Text]:
    """How the player stands to the next round."""
    table: Table = sight.table
    seat = table.seat(sight.box)
    if seat is not None:
        yield from (Text(words, style="dim") for words in (*_means(table, seat), *_place(table, seat)))


def remarks(sight: Sight) -> Iterator[str]:
    """What the rules will make of the stake that the round has left, if nothing is done about it."""
    seat: Seat | None = sight.table.seat(sight.box)
    if seat is not None:
        yield from (f"{words[:1].upper()}{words[1:]}." for words in _means(sight.table, seat))


def _means(table: Table, seat: Seat) -> Iterator[str]:
    least = table.next_settings.stake_cents
    if seat.declared:
        yield "you are declared: you play on with what is there, and buy nothing (14.3)"
    elif not seat.stake:
        yield f"put a stake of {dollars(least)} or more on the table (4.3)"
    elif seat.stake < least and seat.place.here:
        missing = dollars(least - seat.stake)
        yield f"your stake is {missing} below the minimum: without a purchase you are declared (14.3)"


def _place(table: Table, seat: Seat) -> Iterator[str]:
    """What the next round asks of the seat, as far as it can be known before the round."""
    found = _next_round(table)
    if found is None or not seat.stake:
        return
    for out in found.left_out:
        if out.seat == seat.box:
            yield f"no cards in the next round: {_ABSENT[out.why]} ({', '.join(map(printed, out.under))})"
    for payment in found.payments:
        if payment.seat == seat.box:
            yield f"next round: you post the {payment.kind} of {dollars(payment.live_cents + payment.dead_cents)}"
    if seat.box == found.course.button:
        yield "next round: you have the button"


def _next_round(table: Table) -> LineUp | None:
    places = [seat.place if seat.stake else replace(seat.place, here=False) for seat in table.seats]
    found = line_up(table.course, places, table.next_settings.forced, table.plate.layout.boxes)
    return None if isinstance(found, Refusal) else found
