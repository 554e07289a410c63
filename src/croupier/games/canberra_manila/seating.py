"""Who sits where: free choice, claims and draws, changes of seat, sitting out, and how one comes back in.

Clauses 8.1, 8.2, 8.4, 16.2, 17.4, 17.11, 17.13.
"""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer, refuse, seat_of, shut_out, take_house_seat
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import (
    AskForSeat,
    ChooseEntry,
    DrawForSeat,
    MoveSeat,
    SitIn,
    SitOut,
    WithdrawClaim,
)
from croupier.games.canberra_manila.events import (
    ClaimWithdrawn,
    EntryChosen,
    SatIn,
    SatOut,
    SeatAskedFor,
    SeatDrawn,
    SeatMoved,
)
from croupier.games.canberra_manila.places import Standing, moved
from croupier.games.canberra_manila.seats import DRAW, PRIORITY, first_claims, highest
from croupier.games.canberra_manila.state import Claim, Phase, Seat, Table
from croupier.games.decider import Refusal
from croupier.games.house.commands import TakeSeat
from croupier.games.people import Person, Role


def take_seat(table: Table, command: TakeSeat) -> Answer:
    """Anybody of the group chooses a free seat; one that others have claimed goes to whoever has the claim."""
    return (
        _outsider(table, command.player)
        or _claimed(table, command.box, command.player)
        or take_house_seat(table, command)
    )


def _outsider(table: Table, player: str) -> Refusal | None:
    group = table.plate.group
    if group is None or player in group.members:
        return None
    return refuse(C["8.1"], f"This game is conducted for {group.name} only.", "Ask for a seat at another table.")


def claimants(table: Table, seat: int) -> tuple[str, ...]:
    """Those among whom a seat is decided: who sits at the table before who waits."""
    asking = tuple([claim.player for claim in table.claims if claim.seat == seat])
    return first_claims(asking, tuple([each.player for each in table.seats]))


def _claimed(table: Table, seat: int, player: str) -> Refusal | None:
    first = claimants(table, seat)
    if not first or first == (player,):
        return None
    who = " and ".join(first)
    how = "Let them draw for it." if len(first) > 1 else "Choose another seat."
    return Refusal(PRIORITY, f"Seat {seat} has been asked for by {who}.", how)


def ask_for_seat(table: Table, command: AskForSeat) -> Answer:
    seats, under = table.plate.layout.boxes, PRIORITY
    if not 1 <= command.seat <= seats:
        return Refusal(under, f"There is no seat {command.seat} at this table.", f"Choose seat 1 to {seats}.")
    if not command.player.strip() or (command.by.role is Role.PLAYER and command.by.id != command.player):
        return Refusal(under, "A player asks for a seat, and for nobody else.", "Name the player who wants it.")
    if any(claim.seat == command.seat and claim.player == command.player for claim in table.claims):
        return Refusal(under, f"{command.player} has asked for seat {command.seat} already.", "Wait for the seat.")
    if any(seat.box == command.seat and seat.player == command.player for seat in table.seats):
        return Refusal(under, f"{command.player} sits there already.", "Ask for another seat.")
    wrong = shut_out(table, command.player) or _outsider(table, command.player)
    if wrong is not None:
        return wrong
    return (SeatAskedFor(under=under, by=command.by.id, seat=command.seat, player=command.player),)


def withdraw_claim(table: Table, command: WithdrawClaim) -> Answer:
    """Whoever does not want the seat any more, or is gone, keeps nobody from it."""
    if command.by.role is Role.PLAYER and command.by.id != command.player:
        return Refusal(PRIORITY, "A player gives up a claim for nobody else.", "Let that player, or the staff, do it.")
    if Claim(command.seat, command.player) not in table.claims:
        why = f"{command.player} has not asked for seat {command.seat}."
        return Refusal(PRIORITY, why, "Name a player who has asked for the seat.")
    return (ClaimWithdrawn(under=PRIORITY, by=command.by.id, seat=command.seat, player=command.player),)


def draw_for_seat(table: Table, command: DrawForSeat) -> Answer:
    """The highest card has the seat; those who drew the same highest rank draw again."""
    first = claimants(table, command.seat)
    if len(first) < 2:
        return Refusal(DRAW, f"Seat {command.seat} is not wanted by two players of equal claim.", "Seat the player.")
    if table.seat(command.seat) is not None:
        return Refusal(DRAW, f"Seat {command.seat} is not vacant.", "Draw for it when it is.")
    pack = table.next_settings.hands.pack
    if len(command.cards) != len(first) or pack.faults(command.cards).surplus or pack.faults(command.cards).foreign:
        why = f"{len(first)} different cards of the deck are drawn, one by each of {', '.join(first)}."
        return Refusal(DRAW, why, "Name the cards in that order.")
    best = highest(dict(zip(first, command.cards, strict=True)))
    drawn = SeatDrawn(
        under=DRAW, by=command.by.id, seat=command.seat, players=first, cards=command.cards, remaining=best
    )
    return (drawn,)


def move_seat(table: Table, command: MoveSeat) -> Answer:
    """A player at the table takes a free seat, which may cost a wait for the blind."""
    seat = own_seat(table, command.seat, command.by)
    if isinstance(seat, Refusal):
        return seat
    seats = table.plate.layout.boxes
    if not 1 <= command.to <= seats:
        return refuse(C["8.2"], f"There is no seat {command.to} at this table.", f"Choose seat 1 to {seats}.")
    if table.seat(command.to) is not None:
        return refuse(C["8.2"], f"Seat {command.to} is taken.", "Choose a free seat, or ask for this one.")
    wrong = _claimed(table, command.to, seat.player)
    if wrong is not None:
        return wrong
    place = moved(seat.place, command.to, table.course, seats)
    under = (C["8.2"], C["17.13"]) if place.standing is Standing.MOVED else (C["8.2"],)
    return (SeatMoved(under=under, by=command.by.id, seat=command.seat, to=command.to, place=place),)


def own_seat(table: Table, number: int, by: Person) -> Seat | Refusal:
    """The seat of this number, if the person may act there."""
    wrong = seat_of(table, number, by)
    if isinstance(wrong, Refusal):
        return wrong
    seat = table.seat(number)
    if seat is None:
        raise LookupError(f"nobody sits at seat {number}")
    return shut_out(table, seat.player) or seat


def sit_out(table: Table, command: SitOut) -> Answer:
    """From the next round on; who is dealt in posts what is due first."""
    seat = own_seat(table, command.seat, command.by)
    if isinstance(seat, Refusal):
        return seat
    if table.phase is Phase.POSTING and any(due.seat == seat.box for due in table.round.due):
        why = f"Seat {seat.box} is to post in this round, and nobody refuses that."
        return refuse(C["8.4"], why, "Post, and sit out from the next round on.")
    if not seat.place.here:
        return refuse(C["17.4"], f"Seat {seat.box} sits out already.", "Sit in when you want to play.")
    return (SatOut(under=(C["17.4"], C["19.6"]), by=command.by.id, seat=seat.box),)


def sit_in(table: Table, command: SitIn) -> Answer:
    seat = own_seat(table, command.seat, command.by)
    if isinstance(seat, Refusal):
        return seat
    if seat.place.here:
        return refuse(C["17.4"], f"Seat {seat.box} does not sit out.", "Wait for the next deal.")
    return (SatIn(under=(C["17.4"],), by=command.by.id, seat=seat.box),)


def choose_entry(table: Table, command: ChooseEntry) -> Answer:
    """Whoever owes blinds posts them at once, or waits for the blind; waiting is the rule until they choose."""
    seat = own_seat(table, command.seat, command.by)
    if isinstance(seat, Refusal):
        return seat
    under = {Standing.NEW: (C["17.11"],), Standing.MOVED: (C["17.13"],)}.get(seat.place.standing, (C["17.4"],))
    if seat.place.standing is Standing.PLAYING:
        return Refusal(under, f"Seat {seat.box} plays on, and owes nothing.", "Wait for the next deal.")
    if seat.place.posts == command.posts:
        chosen = "posts" if command.posts else "waits"
        return Refusal(under, f"Seat {seat.box} {chosen} as it is.", "Wait for the next deal.")
    return (EntryChosen(under=under, by=command.by.id, seat=seat.box, posts=command.posts),)
