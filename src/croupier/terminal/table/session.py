"""A sitting at the table: wagers, the deal, decisions, the settlement, round after round, until the player leaves."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.games.house.procedure import DEALER
from croupier.terminal.table.guests import Opponent
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.pages import farewell_page, secret_line, seed_line
from croupier.terminal.table.prompts import Said
from croupier.terminal.table.screen import Screen
from croupier.terminal.table.talk import Left, Talk


class Session:
    """One player, the dealer, and the other guests."""

    def __init__(self, house: House, guest: Guest, others: Sequence[Opponent], screen: Screen) -> None:
        self._house = house
        self._parlour = house.parlour
        self._manners = house.parlour.manners
        self._guest = guest
        self._others = others
        self._screen = screen
        self._talk = Talk(house, guest, screen)
        self._bankroll = guest.holding
        self._played = 0
        self._promised = b""
        self._next: list[Said] = []
        self._before: list[Said] = []

    def run(self, most: int | None) -> None:
        """Play until the player leaves, the chips are gone, or the agreed number of rounds is over."""
        try:
            while self._played != most and self._guest.holding:
                self._round()
                self._over(most)
        except (Left, EOFError, KeyboardInterrupt):
            self._talk.get_up()
        self._screen.close(farewell_page(self._parlour, self._guest.sight, self._bankroll, self._played))

    def _round(self) -> None:
        talk = self._talk
        talk.begin()
        talk.still = None
        self._open()
        for other in self._others:
            other.wager(self._house)
        self._take_wagers()
        talk.begin()
        self._play()

    def _open(self) -> None:
        """The dealer gets ready; whoever is asked something before the wagers answers."""
        while True:
            self._talk.said = self._house.open_wagers()
            self._talk.recall()
            self._promise()
            if self._house.wagering:
                return
            self._decisions()

    def _promise(self) -> None:
        """The commitment to a shuffle is shown as soon as it is made."""
        if self._promised != self._house.committed:
            self._promised = self._house.committed
            self._talk.add(secret_line("commitment", self._promised))

    def _play(self) -> None:
        """The dealer deals, and each guest decides what is theirs to decide, until every wager is settled."""
        talk = self._talk
        over, waits = False, True
        while not over:
            said = self._house.deal_on(waits=waits)
            over = self._house.settled
            talk.said = " ".join(dict.fromkeys(said) if over else said[-1:])
            talk.recall()
            self._promise()
            if not over:
                self._decisions()
                if self._house.wagering:
                    talk.said = "Wagers are open once more, please."
                    self._take_wagers()
                waits = waits and not self._goes_on()

    def _take_wagers(self) -> None:
        """Until the player is ready, or sits the round out."""
        ready = False
        while not ready:
            said = self._next.pop(0) if self._next else self._talk.ask()
            if said.word in self._manners.moves:
                made = self._talk.act(said)
                self._next = self._next if made else []
            else:
                ready = self._ready(said)

    def _ready(self, said: Said) -> bool:
        """Whether the dealer may deal, as far as the player is concerned."""
        sight, example = self._guest.sight, self._manners.first_word
        inside = self._manners.in_round(sight)
        match said.word:
            case "" | "deal" if inside:
                self._before = [*self._manners.again(sight), Said("deal")]
                self._talk.repeatable = True
                return True
            case "" | "deal":
                self._talk.note(f"Place a wager first, as in {example}, or say wait to sit this round out.")
            case "wait" if inside:
                self._talk.note("Your wager lies on the box; withdraw it to sit this round out, or say deal.")
            case "wait":
                return self._talk.tried(self._house.give(self._parlour.floor.begin(by=DEALER)))
            case _ if self._before and not inside:
                self._next = list(self._before)
            case _:
                self._talk.note(f"There is nothing to repeat now; place a wager, as in {example}, or say deal.")
        return False

    def _decisions(self) -> None:
        """What is to be decided now, box by box."""
        for guest in sorted((self._guest, *self._others), key=lambda guest: guest.box):
            for command in self._manners.beforehand(guest.sight, guest.person):
                self._house.give(command)
            if isinstance(guest, Opponent):
                guest.decide(self._house)
            else:
                self._decide()

    def _decide(self) -> None:
        while self._guest.deciding:
            said = self._talk.ask()
            if said.word in self._manners.moves:
                self._talk.begin()
                self._talk.act(said)
            else:
                self._talk.note(f"The table waits for you: {self._manners.waiting}.")

    def _goes_on(self) -> bool:
        """Whether a player for whom the dealer waits has nothing more to do."""
        while self._guest.pausing:
            said = self._talk.ask()
            if said.word in self._manners.moves:
                self._talk.begin()
                self._talk.act(said)
            elif said.word in ("", "deal"):
                return True
            else:
                self._talk.note("The dealer waits for you; say deal, and the round goes on.")
        return False

    def _over(self, most: int | None) -> None:
        """The result, with the cards still on the table; the dealer has collected them, and a seed may be shown."""
        talk = self._talk
        talk.still = self._guest.last_table
        self._house.clear()
        self._played += 1
        talk.proof = self._house.proof(self._promised, talk.still) or talk.proof
        if self._house.revealed is not None:
            talk.add(seed_line(self._parlour, self._house.revealed.seed))
        if self._played == most or not self._guest.holding:
            talk.show()
            return
        said = talk.ask()
        self._next = [] if said.word in ("", "deal") else [said]
