"""The house's side of the table: the full state and the cards, which no screen reads, and the dealer's procedure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.decider import Refusal
from croupier.games.house.commands import Command, TakeSeat
from croupier.games.house.events import RoundClosed
from croupier.games.house.procedure import DEALER
from croupier.games.house.terms import Moment
from croupier.games.people import Person, Player, Role
from croupier.terminal.complaint import Complaint
from croupier.terminal.table.fairness import Proof, Shuffle, drawn
from croupier.terminal.table.parlour import Parlour
from croupier.terminal.table.sight import Sight, after, fresh


class Guest:
    """Somebody at a box: the events as this player may know them, and the table that follows from them."""

    def __init__(self, parlour: Parlour, box: int, name: str, chips: int) -> None:
        self.parlour = parlour
        self.sight = fresh(parlour.game, parlour.picture.wagers, box, name, chips)
        self.person = Person(Role.PLAYER, name)
        self.seen: list[Any] = []
        self.last_seen = self.sight
        self.pauses = False

    @property
    def box(self) -> int:
        return self.sight.box

    @property
    def holding(self) -> int:
        """All chips that this guest has left, wherever they are."""
        return sum(cents for _, cents in self.parlour.picture.holding(self.sight))

    @property
    def last_table(self) -> Sight:
        """The table with the cards of the round on it, whether they have just been collected or not."""
        return self.last_seen if self.parlour.floor.between(self.sight.table) else self.sight

    @property
    def deciding(self) -> bool:
        """Whether the table waits for this guest."""
        return self.parlour.manners.deciding(self.sight)

    @property
    def pausing(self) -> bool:
        """Whether the dealer waits for this guest, who has asked for it, though there is nothing to decide."""
        pause = self.parlour.manners.pause
        return self.pauses and pause is not None and pause.now(self.sight)

    def look(self, event: Any) -> None:
        """Something has happened at the table; what is not for this player is not even kept."""
        seen = self.parlour.game.seen_by(event, Player(self.box))
        if isinstance(seen, RoundClosed):
            self.last_seen = self.sight
        if seen is not None:
            self.sight = after(self.parlour.game, self.parlour.picture.noted(self.sight, seen), seen)
            self.seen.append(seen)


class House:
    """A table with its dealer and its equipment; every event goes to the guests, each seeing what a player may see."""

    def __init__(
        self, parlour: Parlour, edition: str, shoe: ShoeKind, guests: Sequence[Guest], seed: str | None
    ) -> None:
        self.parlour = parlour
        self._floor = parlour.floor
        self._law = parlour.floor.editions[edition].instrument
        self._table = parlour.game.blank
        self._guests = guests
        self._seed = seed
        self._at = noon()
        self._shuffle = self._drawn(1)
        for command in self._floor.opening(edition, shoe, self._at):
            self._must(command)
        for guest in guests:
            self._must(TakeSeat(by=guest.person, box=guest.box, player=guest.person.id))

    @property
    def wagering(self) -> bool:
        return self._floor.wagering(self._table)

    @property
    def settled(self) -> bool:
        return self._floor.settled(self._table)

    @property
    def between(self) -> bool:
        return self._floor.between(self._table)

    @property
    def committed(self) -> bytes:
        """The commitment to the newest shuffle."""
        return self._shuffle.committed

    @property
    def revealed(self) -> Shuffle | None:
        """The newest shuffle, seed and all, once no card is hidden any more that it could betray."""
        return self._shuffle if self._floor.shuffle_over(self._table, self._shuffle.number) else None

    def proof(self, promised: bytes, sight: Sight) -> Proof | None:
        """What can be proved of the newest shuffle to somebody who saw the table so."""
        shuffle = self.revealed
        if shuffle is None:
            return None
        return Proof(shuffle, promised, sight.cut, self._floor.placed(shuffle.order, sight))

    def give(self, command: Command) -> Refusal | None:
        """Ask the rules; what they allow has happened, and is seen, before this returns."""
        answer = self.parlour.game.decide(self._table, command)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self._table = self.parlour.game.evolve(self._table, event)
            for guest in self._guests:
                guest.look(event)
        for noticed in self._floor.equipment(command):
            self._must(noticed)
        return None

    def open_wagers(self) -> str:
        """The dealer gets ready and calls for wagers, or asks somebody something before that; what was said last."""
        return self._deal_on(lambda: self.wagering)[-1]

    def deal_on(self, *, waits: bool) -> tuple[str, ...]:
        """The dealer does what is due up to the end of the settlement, or a player's decision; what was said.

        One who waits stops before that for a guest who has asked for it.
        """
        return self._deal_on(lambda: self.settled or (waits and any(guest.pausing for guest in self._guests)))

    def begin(self) -> Refusal | None:
        """The dealer begins the next round, unless the rules have something against it."""
        refusal = None
        while self.between and refusal is None:
            step = self._floor.due(self._table, DEALER, self._at, self._order())
            if step is None:
                break
            refusal = self.give(step.command)
        return refusal

    def commit(self) -> None:
        """The cards of the next round are shuffled in thought, so that their commitment can be shown."""
        self._order()

    def clear(self) -> None:
        """The dealer collects what lies on the layout, and the round is over."""
        self._deal_on(lambda: self.between)

    def _deal_on(self, there: Any) -> tuple[str, ...]:
        said: list[str] = []
        while not there():
            step = self._floor.due(self._table, DEALER, self._at, self._order())
            if step is None:
                break
            self._must(step.command)
            said.append(step.say)
        return tuple(said)

    def _order(self) -> tuple[Card, ...]:
        """The cards that are shuffled next, from a seed of their own."""
        wanted = self._floor.shuffle_wanted(self._table)
        if self._shuffle.number != wanted:
            self._shuffle = self._drawn(wanted)
        return self._shuffle.order

    def _drawn(self, number: int) -> Shuffle:
        context = f"table=practice;instrument={self._law};{self._floor.shuffled_for}={number}"
        return drawn(self._floor.pack, context, number, self._seed)

    def _must(self, command: Command) -> None:
        """A step of the house itself; if the rules refuse it, the session cannot go on."""
        refusal = self.give(command)
        if refusal is not None:
            raise Complaint(f"{refusal.why} {refusal.instead}")


def noon() -> Moment:
    """Today, as every round of a session dates itself; a table in a terminal keeps no hours."""
    return Moment(datetime.now().astimezone().date().isoformat(), 12 * 60)
