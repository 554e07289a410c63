"""A sitting at a game for the pot: stakes between two rounds, then bets in turn, until the player leaves."""

from __future__ import annotations

from croupier.terminal.table.guests import Opponent
from croupier.terminal.table.narration import place_of, told
from croupier.terminal.table.pages import seed_line
from croupier.terminal.table.prompts import Said
from croupier.terminal.table.session import Session


class PotSession(Session):
    """One player among others, who bet against each other and not against the house."""

    def _round(self) -> None:
        self._promise()
        for other in self._others:
            other.wager(self._house)
        self._talk.still, self._talk.said = None, ""
        while not self._begins(self._next.pop(0) if self._next else self._talk.ask()):
            continue
        self._play()

    def _begins(self, said: Said) -> bool:
        """What the player says between two rounds; whether the next one has begun with it."""
        talk = self._talk
        talk.begin()
        if said.word in self._manners.moves:
            talk.act(said)
            return False
        why = self._manners.unready(self._guest.sight)
        if why:
            talk.note(why)
            return False
        return talk.tried(self._house.begin())

    def _play(self) -> None:
        """Cards, and bets in turn, until the pots are won."""
        while True:
            self._house.deal_on(waits=False)
            self._talk.recall()
            if self._house.settled:
                return
            self._decisions()

    def _decisions(self) -> None:
        """Whoever's turn it is."""
        for guest in (self._guest, *self._others):
            if guest.deciding:
                if isinstance(guest, Opponent):
                    guest.decide(self._house)
                else:
                    self._decide()

    def _decide(self) -> None:
        talk = self._talk
        while self._guest.deciding:
            talk.said = self._manners.asked(self._guest.sight)
            said = talk.ask()
            if said.word in self._manners.moves:
                before = len(self._guest.seen)
                talk.begin()
                talk.act(said)
                self._explain(before)
            else:
                talk.note(f"The table waits for you: {self._manners.waiting}.")

    def _explain(self, before: int) -> None:
        """A move that has come to something else than was said is told to its player."""
        own = self._guest.box
        for event in self._guest.seen[before:]:
            if place_of(event) == own and self._manners.surprises(event):
                self._talk.note(told(self._parlour, event, own), "dim")

    def _over(self, most: int | None) -> None:
        """The result, with the cards still on the table, the seed, and what the next shuffle is committed to."""
        talk, house = self._talk, self._house
        talk.still = self._guest.last_table
        talk.said = self._manners.announced(talk.still)
        self._played += 1
        talk.proof = house.proof(self._promised, talk.still) or talk.proof
        if house.revealed is not None:
            talk.add(seed_line(self._parlour, house.revealed.seed))
        if self._played == most or not self._guest.holding:
            talk.show()
            return
        for remark in self._manners.remarks(self._guest.sight):
            talk.note(remark)
        house.commit()
        self._promise()
        self._next = [talk.ask()]
