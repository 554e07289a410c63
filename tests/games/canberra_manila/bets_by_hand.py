"""The betting of a round kept a second time, plainly: who is to act, what is to be met, and what nobody may do."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.determinations import Maximum, Opener, ShortTapOut, TapOutUnit
from croupier.games.canberra_manila.state import Laid, Phase, Table

CLOCK = "4.6"


class How(Enum):
    """How a player stands in the round."""

    IN = auto()
    TAPPED = auto()
    OUT = auto()


class Lot:
    """One player's chips: in front, in the pot, towards the level of this betting round, and laid but not bet."""

    def __init__(self, left: int) -> None:
        self.left, self.pot, self.level, self.laid, self.dead = left, 0, 0, 0, 0
        self.how, self.asked = How.IN, False

    def pay(self, cents: int) -> None:
        self.left, self.pot, self.level = self.left - cents, self.pot + cents, self.level + cents


class Bets:
    """All bets of one round of play; every method says what is wrong with the event that it enters."""

    def __init__(self, table: Table, event: e.RoundBegun) -> None:
        stakes = {seat.box: seat.stake for seat in table.seats}
        self.lots = {seat: Lot(stakes[seat]) for seat in event.dealt}
        self.last_blind, self.street, self.place = event.course.last_blind, 0, 0
        self.level = self.full = self.step = self.raises = 0
        self.called = self.opened = False
        self.ceiling: int | None = None
        self.folders: list[int] = []
        self.bettor = 0
        self.after_blinds: dict[int, tuple[int, int, int, int]] = {}
        self.blinds = (0, 0)

    # Who is there

    def how(self, how: How) -> list[int]:
        return [seat for seat, lot in self.lots.items() if lot.how is how]

    @property
    def live(self) -> list[int]:
        return [seat for seat, lot in self.lots.items() if lot.how is not How.OUT]

    @property
    def pot(self) -> int:
        return sum(lot.pot for lot in self.lots.values())

    def turn(self) -> int:
        """The first seat, clockwise from the one that acted last, that owes chips or has not been asked."""
        seats = list(self.lots)
        alone = len(self.how(How.IN)) == 1
        for seat in seats[self.place :] + seats[: self.place]:
            lot = self.lots[seat]
            if lot.how is How.IN and (lot.level < self.level or (not lot.asked and not alone)):
                return seat
        return 0

    def called_of(self, live: list[int]) -> int:
        """Whose bet another hand met in this betting round, as far as it could."""
        met = any(self.lots[seat].level for seat in live if seat != self.bettor)
        return self.bettor if met and self.bettor in live else 0

    # Before the cards

    def posted(self, event: e.ForcedPosted | e.OverBlindPosted) -> Iterator[str]:
        lot = self.lots[event.seat]
        live = event.live if isinstance(event, e.ForcedPosted) else event.cents
        lot.dead += event.dead if isinstance(event, e.ForcedPosted) else 0
        lot.pay(event.cents)
        lot.level += live - event.cents
        if lot.left < 0:
            yield f"seat {event.seat} posted {-lot.left} cents that it has not"
        if isinstance(event, e.OverBlindPosted):
            seats = list(self.lots)
            if seats.index(event.seat) <= seats.index(self.last_blind):
                yield f"seat {event.seat} posted an over-blind before seat {self.last_blind}"
            self.last_blind, self.step = event.seat, event.cents
            self.level = self.full = max(self.level, event.cents)

    def collected(self, table: Table) -> None:
        """What is to be met is the last blind, whatever was posted short."""
        blinds = table.settings.forced.blinds[: len(self.lots)]
        self.step = blinds[-1] if blinds else 0
        self.level = self.full = max([*blinds, *(lot.level for lot in self.lots.values()), 0])

    def topped_up(self, seat: int, cents: int) -> None:
        if seat in self.lots:
            self.lots[seat].left += cents

    # Cards

    def turned(self, event: e.CommunalTurned) -> Iterator[str]:
        if self.street and (self.turn() or len(self.live) < 2):
            yield f"a communal card was turned while seat {self.turn()} had to act, of {self.live}"
        self.street += 1
        self.ceiling, self.opened, self.raises, self.place = event.ceiling, False, 0, 0
        self.bettor = 0
        if self.street == 1:
            self.after_blinds = {seat: (lot.left, lot.pot, lot.level, lot.dead) for seat, lot in self.lots.items()}
            self.blinds = (self.level, self.step)
            for lot in self.lots.values():
                lot.how = How.IN if lot.left else How.TAPPED
            self.place = (list(self.lots).index(self.last_blind) + 1) % len(self.lots) if self.last_blind else 0
        else:
            self.level = self.full = self.step = 0
        for lot in self.lots.values():
            lot.level, lot.asked = lot.level if self.street == 1 else 0, False
        if self.street > 5:
            yield "there are more than five betting rounds"

    def exposed(self, table: Table, event: e.CommunalExposed) -> Iterator[str]:
        """During a betting round nobody goes higher; before the bets on a card everybody keeps to the minimum."""
        minimum = table.settings.bets.minimum_cents
        wanted = None if table.phase is Phase.EXPOSING else self.level or minimum
        if wanted is not None and self.ceiling is not None:
            wanted = min(wanted, self.ceiling)
        if event.ceiling != wanted:
            yield f"bets go up to {event.ceiling} after a card was exposed, and should go up to {wanted}"
        self.ceiling = event.ceiling

    def misdealt(self) -> None:
        """Blinds and antes stay as they were; all else goes back."""
        if not self.street:
            return
        for seat, (left, pot, level, dead) in self.after_blinds.items():
            lot = Lot(left)
            lot.pot, lot.level, lot.dead = pot, level, dead
            self.lots[seat] = lot
        self.level, self.step = self.blinds
        self.full = self.level
        self.street, self.place, self.called, self.folders, self.ceiling = 0, 0, False, [], None

    # Bets

    def in_turn(self, seat: int) -> Iterator[str]:
        if seat != self.turn():
            yield f"seat {seat} acted when it was the turn of seat {self.turn()}"

    def _acted(self, seat: int) -> None:
        lot = self.lots[seat]
        lot.asked, lot.laid, self.opened = True, 0, True
        self.place = (list(self.lots).index(seat) + 1) % len(self.lots)

    def checked(self, event: e.HandChecked) -> Iterator[str]:
        yield from self.in_turn(event.seat)
        if self.level or self.street < 2:
            yield f"seat {event.seat} checked a bet of {self.level} in betting round {self.street}"
        self._acted(event.seat)

    def met(self, event: e.BetCalled, forced: bool, opener: Opener) -> Iterator[str]:
        yield from self.in_turn(event.seat)
        lot = self.lots[event.seat]
        if lot.level + event.cents != self.level or not self.level:
            yield f"seat {event.seat} called {event.cents} cents of {self.level - lot.level}"
        if event.taps is not (0 < event.cents == lot.left):
            yield f"seat {event.seat} has {lot.left} cents and calls {event.cents}, which is said to tap out or not"
        if self.street == 1 and not self.opened and forced and opener is Opener.C and self._may_raise(lot):
            yield f"the opener at seat {event.seat} called without a raise"
        self._put_in(event.seat, event.cents, taps=event.taps)

    def _may_raise(self, lot: Lot) -> bool:
        """Whether chips and players are there for a full raise, as far as the opener of a round is concerned."""
        barred = self.ceiling is not None and self.level >= self.ceiling
        return not barred and len(self.how(How.IN)) > 1 and lot.left >= self.full + self.step - lot.level

    def made(self, table: Table, event: e.BetMade) -> Iterator[str]:
        yield from self.in_turn(event.seat)
        lot, bets = self.lots[event.seat], table.settings.bets
        level = lot.level + event.cents
        least = max(self.full + max(self.step, bets.minimum_cents), self.level + 1)
        most = max(least, self._highest(table, lot))
        if level != event.level or not least <= level <= most or event.cents > lot.left:
            yield f"seat {event.seat} bet {event.cents} of {lot.left} up to {event.level}: {least} to {most} is open"
        if self.ceiling is not None and level > self.ceiling:
            yield f"seat {event.seat} bet up to {level} over {self.ceiling}, although a card was exposed"
        yield from self._raised(table, event.seat)
        opens = not self.full
        self.step = max(self.step, level if opens else level - self.level)
        self.raises += not opens
        self.bettor = event.seat
        self.level = self.full = level
        for other in self.lots.values():
            other.asked = False
        self._put_in(event.seat, event.cents, taps=event.taps)

    def _highest(self, table: Table, lot: Lot) -> int:
        """The most that is open; a tap-out short of a bet leaves the betting round to be opened."""
        bets, call = table.settings.bets, self.level - lot.level
        whole, chip = self.pot + call, table.plate.smallest_chip_cents
        return {
            Maximum.FIXED: bets.maximum_cents + (self.level if self.full else 0),
            Maximum.FULL_POT: self.level + whole,
            Maximum.HALF_POT: self.level + whole // (2 * chip) * chip,
            Maximum.STRADDLE: 2 * self.level if self.full else bets.maximum_cents,
            Maximum.NONE: lot.level + lot.left,
        }[bets.maximum]

    def _raised(self, table: Table, seat: int) -> Iterator[str]:
        """Three raises while more than two contest a blind game, none on a short tap-out, none against nobody."""
        contesting = len(self.how(How.IN))
        if self.level and self.raises == 3 and contesting > 2 and table.settings.forced.blinds:
            yield f"seat {seat} made a fourth raise"
        if self.level and self.lots[seat].asked:
            yield f"seat {seat} raised although the last full bet was its own, or called by it"
        everybody = table.plate.readings.short_tap_out is ShortTapOut.EVERYBODY
        if everybody and self.level > self.full:
            yield f"seat {seat} raised a tap-out of {self.level} over {self.full}"
        if contesting < 2:
            yield f"seat {seat} raised, and nobody can meet it"

    def tapped(self, table: Table, event: e.TappedOut) -> Iterator[str]:
        yield from self.in_turn(event.seat)
        lot, unit = self.lots[event.seat], table.settings.bets.minimum_cents
        whole = table.plate.readings.tap_out_unit is TapOutUnit.WHOLE_UNITS and lot.left >= unit
        if event.cents != (lot.left - lot.left % unit if whole else lot.left) or event.cents <= 0:
            yield f"seat {event.seat} tapped out with {event.cents} of {lot.left} cents"
        least = max(self.full + max(self.step, unit), self.level + 1)
        if lot.level + lot.left >= least:
            yield f"seat {event.seat} has {lot.left} cents, enough for a raise, and tapped out short"
        self._put_in(event.seat, event.cents, taps=True)
        self.bettor = event.seat if lot.level > self.level else self.bettor
        self.level = max(self.level, lot.level)

    def _put_in(self, seat: int, cents: int, *, taps: bool) -> None:
        lot = self.lots[seat]
        lot.pay(cents)
        lot.how = How.TAPPED if taps else lot.how
        self.called = self.called or cents > 0
        self._acted(seat)

    def laid(self, event: e.ChipsLaid) -> Iterator[str]:
        lot = self.lots[event.seat]
        early = event.why is Laid.OUT_OF_TURN
        if early is (event.seat == self.turn()) or (lot.laid and early):
            yield f"seat {event.seat} laid chips {event.why} when it was the turn of seat {self.turn()}"
        if not 0 < event.cents <= lot.left or (not early and event.cents >= self.level - lot.level):
            yield f"seat {event.seat} laid {event.cents} of {lot.left} cents to call {self.level - lot.level}"
        lot.laid = event.cents

    def returned(self, event: e.ChipsReturned) -> Iterator[str]:
        if self.lots[event.seat].laid != event.cents:
            yield f"{event.cents} cents went back to seat {event.seat}, which has laid {self.lots[event.seat].laid}"
        self.lots[event.seat].laid = 0

    def folded(self, table: Table, event: e.HandFolded) -> Iterator[str]:
        yield from self.in_turn(event.seat)
        lot, forced = self.lots[event.seat], table.settings.forced
        opens = self.street == 1 and not self.opened
        owed = min(self.level - lot.level, lot.left) if opens and forced.blinds and forced.opener is Opener.A else 0
        if CLOCK not in event.under and (event.paid != owed or (opens and not forced.blinds)):
            yield f"seat {event.seat} paid {event.paid} cents to fold, and owed {owed}"
        if event.returned != lot.laid:
            yield f"seat {event.seat} took back {event.returned} cents, and had laid {lot.laid}"
        self._put_in(event.seat, event.paid, taps=False)
        lot.how = How.OUT
        self.folders += [event.seat] if event.voluntary else []

    def died(self, event: e.HandDead) -> None:
        lot = self.lots[event.seat]
        lot.how, lot.laid = How.OUT, 0
        self.folders = [seat for seat in self.folders if seat != event.seat]

    def closed(self) -> Iterator[str]:
        if len(self.live) > 1 and self.turn():
            yield f"betting round {self.street} ended while seat {self.turn()} had to act"

    # The engine's table beside this one

    def unlike(self, table: Table) -> Iterator[str]:
        """Where the state of the table and this account of it differ."""
        now = table.round
        for hand in now.hands:
            lot = self.lots[hand.seat]
            if (hand.put, hand.left, hand.laid) != (lot.pot, lot.left, lot.laid):
                yield f"seat {hand.seat} has put {lot.pot}, left {lot.left}, laid {lot.laid}, and is kept as {hand}"
        if table.phase is Phase.BETTING and now.turn and (now.turn, now.level) != (self.turn(), self.level):
            turn, level = self.turn(), self.level
            yield f"seat {turn} is to meet {level}, and the table waits for seat {now.turn} to meet {now.level}"
