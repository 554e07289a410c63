"""Betting read from the rules by hand: a queue of those who are still to be asked, and chips in front of each."""

from __future__ import annotations

from dataclasses import dataclass, field

from croupier.games.canberra_manila.determinations import Maximum, Opener, ShortTapOut, TapOutUnit
from croupier.games.canberra_manila.state import Hand, Play, Table

Asked = tuple[int, bool]
"""A seat that is to act, and whether it may raise, as far as earlier bets decide."""


@dataclass
class Naive:
    """One round's betting, seats in order from the button's left."""

    table: Table
    left: dict[int, int] = field(default_factory=dict[int, int])
    front: dict[int, int] = field(default_factory=dict[int, int])
    pot: int = 0
    bettors: list[int] = field(default_factory=list[int])
    tapped: list[int] = field(default_factory=list[int])
    queue: list[Asked] = field(default_factory=list[Asked])
    street: int = 0
    level: int = 0
    full: int = 0
    step: int = 0
    raises: int = 0
    first: bool = True

    def deal(self) -> None:
        """The first betting round, blinds or antes being in the pot."""
        now = self.table.round
        self.left = {hand.seat: hand.stake - hand.forced for hand in now.hands}
        self.front = {hand.seat: hand.blind for hand in now.hands}
        self.pot = sum(hand.forced for hand in now.hands)
        self.bettors = [hand.seat for hand in now.hands if hand.stake > hand.forced]
        self.tapped = [hand.seat for hand in now.hands if hand.stake == hand.forced]
        self.street, blinds = 1, self.blinds[: len(now.hands)]
        self.level = self.full = max(blinds, default=0)
        self.step = blinds[-1] if blinds else 0
        self._ask(after=self.order[len(blinds) - 1] if blinds else self.order[-1])

    def next_street(self) -> None:
        self.street, self.level, self.full, self.step, self.raises = self.street + 1, 0, 0, 0, 0
        self.front = dict.fromkeys(self.front, 0)
        self._ask(after=self.order[-1])

    @property
    def order(self) -> list[int]:
        return [hand.seat for hand in self.table.round.hands]

    @property
    def blinds(self) -> tuple[int, ...]:
        return self.table.settings.forced.blinds

    @property
    def turn(self) -> int:
        """Whose turn it is: nobody's when one is left, or one alone could bet and has nothing to meet."""
        if len(self.bettors) + len(self.tapped) < 2 or not self.queue:
            return 0
        seat = self.queue[0][0]
        return 0 if len(self.bettors) < 2 and self.front[seat] >= self.level else seat

    def _clockwise(self, after: int) -> list[int]:
        at = self.order.index(after) + 1
        return [seat for seat in (*self.order[at:], *self.order[:at]) if seat in self.bettors]

    def _ask(self, after: int) -> None:
        self.first = True
        self.queue = [(seat, True) for seat in self._clockwise(after)]

    def may_raise(self) -> bool:
        strict = self.table.plate.readings.short_tap_out is ShortTapOut.EVERYBODY
        capped = bool(self.blinds) and self.raises >= 3 and len(self.bettors) > 2
        barred = strict and self.level != self.full
        return self.queue[0][1] and len(self.bettors) > 1 and not capped and not barred

    def bounds(self) -> tuple[int, int, int]:
        """The call, and the least and the most of a bet or raise, all in chips put in."""
        mine, bets = self.front[self.turn], self.table.settings.bets
        call = self.level - mine
        if not self.may_raise():
            return call, 0, 0
        least = self.full + max(self.step, bets.minimum_cents)
        chip, after_call = self.table.plate.smallest_chip_cents, self.pot + call
        most = {
            Maximum.FIXED: (self.level if self.full else 0) + bets.maximum_cents,
            Maximum.FULL_POT: self.level + after_call,
            Maximum.HALF_POT: self.level + after_call // 2 - after_call // 2 % chip,
            Maximum.STRADDLE: 2 * self.level if self.full else bets.maximum_cents,
            Maximum.NONE: 1 << 50,
        }[bets.maximum]
        return call, least - mine, max(most, least) - mine

    def check(self) -> bool:
        if self.street == 1 or self.level:
            return False
        self._done(self.turn)
        return True

    def fold(self) -> bool:
        opens = self.street == 1 and self.first
        if opens and (not self.blinds or self.table.settings.forced.opener is Opener.A):
            return False
        if self._stands():
            return False
        seat = self.turn
        self._done(seat)
        self.bettors.remove(seat)
        return True

    def _stands(self) -> bool:
        """The last blind with nothing to pay."""
        seat = self.turn
        posted = self.order[min(len(self.blinds), len(self.order)) - 1] if self.blinds else 0
        return self.street == 1 and seat == posted and self.front[seat] == self.level and not self.raises

    def put_in(self, cents: int) -> bool:
        """Chips of the player in turn, no fewer than the call or than all of a short stake."""
        seat, (call, least, most) = self.turn, self.bounds()
        left, units = self.left[seat], self._units(self.left[seat])
        only_raises = self.street == 1 and self.first and bool(self.blinds) and self._option_c()
        begins = self.may_raise() and left < least and (units > call or only_raises)
        if cents >= units and (left < call or begins):
            return self._tap_out(seat, units)
        if cents == call or (call <= cents < least and self.may_raise()):
            return bool(self.level) and not (only_raises and self.may_raise()) and self._call(seat, call)
        if not self.may_raise() or not least <= cents <= most:
            return False
        return self._bet(seat, cents)

    def call(self) -> bool:
        """To match the level, which is no bet of nothing."""
        call, left = self.bounds()[0], self.left[self.turn]
        only_raises = self.street == 1 and self.first and bool(self.blinds) and self._option_c()
        if not self.level or (only_raises and self.may_raise()):
            return False
        return self._tap_out(self.turn, self._units(left)) if left < call else self._call(self.turn, call)

    def _option_c(self) -> bool:
        return self.table.settings.forced.opener is Opener.C

    def _units(self, left: int) -> int:
        unit = self.table.settings.bets.minimum_cents
        everything = self.table.plate.readings.tap_out_unit is TapOutUnit.EVERYTHING
        return left if everything or left < unit else left - left % unit

    def _call(self, seat: int, cents: int) -> bool:
        self._done(seat)
        self._pay(seat, cents, taps=0 < cents == self.left[seat])
        return True

    def _bet(self, seat: int, cents: int) -> bool:
        level = self.front[seat] + cents
        if self.full:
            self.raises += 1
        self.step = max(self.step, level - self.level if self.full else level)
        self.level = self.full = level
        self._done(seat)
        self._pay(seat, cents, taps=cents == self.left[seat])
        self.queue = [(other, True) for other in self._clockwise(seat) if other != seat]
        return True

    def _tap_out(self, seat: int, cents: int) -> bool:
        """Whoever has acted already is asked again only to meet what is above the level."""
        self._done(seat)
        self._pay(seat, cents, taps=True)
        self.level = max(self.level, self.front[seat])
        waiting = dict(self.queue)
        self.queue = [
            (other, waiting.get(other, False))
            for other in self._clockwise(seat)
            if other in waiting or self.front[other] < self.level
        ]
        return True

    def _pay(self, seat: int, cents: int, *, taps: bool) -> None:
        self.left[seat] -= cents
        self.front[seat] += cents
        self.pot += cents
        if taps:
            self.bettors.remove(seat)
            self.tapped.append(seat)

    def _done(self, seat: int) -> None:
        self.first = False
        self.queue = [asked for asked in self.queue if asked[0] != seat]

    def agrees(self, hand: Hand) -> bool:
        """Whether a hand of the table stands as it does here."""
        play = Play.IN if hand.seat in self.bettors else Play.TAPPED if hand.seat in self.tapped else Play.FOLDED
        return (hand.left, hand.play) == (self.left[hand.seat], play)
