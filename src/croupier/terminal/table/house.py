"""The house's side of the table: the full state and the cards, which no screen reads, and the dealer's procedure."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.commands import AnyCommand, SensePad
from croupier.games.canberra_poker.editions import EDITIONS
from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.decider import Refusal
from croupier.games.house.commands import TakeSeat
from croupier.games.house.procedure import DEALER
from croupier.games.people import Person, Player, Role
from croupier.terminal.complaint import Complaint
from croupier.terminal.table.fairness import Shuffle, drawn
from croupier.terminal.table.practice import noon, opening
from croupier.terminal.table.sight import Sight

PADS = Person(Role.SYSTEM, "pads")


class Guest:
    """Somebody at a box: the events as this player may know them, and the table that follows from them."""

    def __init__(self, box: int, name: str, chips: int) -> None:
        self.sight = Sight(box, name, chips)
        self.person = Person(Role.PLAYER, name)
        self.seen: list[AnyEvent] = []

    @property
    def box(self) -> int:
        return self.sight.box

    def look(self, event: AnyEvent) -> None:
        """Something has happened at the table; what is not for this player is not even kept."""
        seen = GAME.seen_by(event, Player(self.box))
        if seen is not None:
            self.sight = self.sight.after(seen)
            self.seen.append(seen)


class House:
    """A table with its dealer and its equipment; every event goes to the guests, each seeing what a player may see."""

    def __init__(self, edition: str, shoe: ShoeKind, guests: Sequence[Guest], seed: str | None) -> None:
        self._table = GAME.blank
        self._edition = EDITIONS[edition]
        self._guests = guests
        self._seed = seed
        self._at = noon()
        self._shuffle = drawn(self._edition, 1, seed)
        self._must(opening(edition, shoe))
        for guest in guests:
            self._must(TakeSeat(by=guest.person, box=guest.box, player=guest.person.id))

    @property
    def phase(self) -> Phase:
        return self._table.phase

    @property
    def committed(self) -> bytes:
        """The commitment to the newest shuffle."""
        return self._shuffle.committed

    @property
    def revealed(self) -> Shuffle | None:
        """The newest shuffle, seed and all, once its round is over and no hand is in play that it could betray."""
        over = self._table.phase is Phase.BETWEEN and self._table.round.number == self._shuffle.number
        return self._shuffle if over else None

    def give(self, command: AnyCommand) -> Refusal | None:
        """Ask the rules; what they allow has happened, and is seen, before this returns."""
        answer = GAME.decide(self._table, command)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self._table = GAME.evolve(self._table, event)
            for guest in self._guests:
                guest.look(event)
        return None

    def sense(self, box: int) -> None:
        """The sensor below the jackpot area of a box registers the stake that lies there."""
        self._must(SensePad(by=PADS, box=box, lit=True))

    def deal_on(self, until: Phase) -> tuple[str, ...]:
        """The dealer does what is due up to a phase, or up to a player's decision; what was said meanwhile."""
        said: list[str] = []
        while self._table.phase is not until:
            step = due(self._table, DEALER, self._at, self._order())
            if step is None:
                break
            self._must(step.command)
            said.append(step.say)
        return tuple(said)

    def _order(self) -> tuple[Card, ...]:
        """The cards for the round that is to come, from a seed of its own."""
        coming = self._table.rounds + (self._table.phase is Phase.BETWEEN)
        if self._shuffle.number != coming:
            self._shuffle = drawn(self._edition, coming, self._seed)
        return self._shuffle.order

    def _must(self, command: AnyCommand) -> None:
        """A step of the house itself; if the rules refuse it, the session cannot go on."""
        refusal = self.give(command)
        if refusal is not None:
            raise Complaint(f"{refusal.why} {refusal.instead}")
