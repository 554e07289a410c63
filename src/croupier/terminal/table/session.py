"""A sitting at the table: antes, the deal, bet or fold, the settlement, round after round, until the player leaves."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.games.canberra_poker.commands import DealRound
from croupier.games.canberra_poker.state import Phase
from croupier.games.house.procedure import DEALER
from croupier.terminal.table.acting import MOVES
from croupier.terminal.table.fairness import Proof
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.opponents import Opponent
from croupier.terminal.table.pages import farewell_page, secret_line
from croupier.terminal.table.prompts import Said
from croupier.terminal.table.screen import Screen
from croupier.terminal.table.sight import Sight
from croupier.terminal.table.talk import Left, Talk


class Session:
    """One player, the dealer, and the other guests."""

    def __init__(self, house: House, guest: Guest, others: Sequence[Opponent], screen: Screen) -> None:
        self._house = house
        self._guest = guest
        self._others = others
        self._screen = screen
        self._talk = Talk(house, guest, screen)
        self._bankroll = guest.sight.chips
        self._played = 0
        self._promised = b""
        self._next: list[Said] = []
        self._before: list[Said] = []

    def run(self, most: int | None) -> None:
        """Play until the player leaves, the chips are gone, or the agreed number of rounds is over."""
        try:
            while self._played != most and self._guest.sight.chips:
                self._round()
                self._over(most)
        except (Left, EOFError, KeyboardInterrupt):
            self._talk.get_up()
        self._screen.close(farewell_page(self._guest.sight, self._bankroll, self._played))

    def _round(self) -> None:
        talk = self._talk
        talk.begin()
        talk.still = None
        talk.said = self._house.deal_on(Phase.WAGERING)[-1]
        talk.recall()
        self._promised = self._house.committed
        talk.add(secret_line("commitment", self._promised))
        for other in self._others:
            other.wager(self._house)
        self._take_wagers()
        talk.begin()
        talk.said = " ".join(self._house.deal_on(Phase.DECIDING)[-1:])
        talk.recall()
        self._decisions()
        talk.said = " ".join(self._house.deal_on(Phase.COLLECTING))
        talk.recall()

    def _take_wagers(self) -> None:
        """Until the player is ready, or sits the round out."""
        ready = False
        while not ready:
            said = self._next.pop(0) if self._next else self._talk.ask()
            if said.word in MOVES:
                made = self._talk.act(said)
                self._next = self._next if made else []
            else:
                ready = self._ready(said)

    def _ready(self, said: Said) -> bool:
        """Whether the dealer may deal, as far as the player is concerned."""
        mine = self._guest.sight.mine
        match said.word:
            case "" | "deal" if mine:
                self._before = _wagers(self._guest.sight)
                self._talk.repeatable = True
                return True
            case "" | "deal":
                self._talk.note("Place an ante first, as in ante 20, or say wait to sit this round out.")
            case "wait" if mine:
                self._talk.note("Your ante lies on the box; withdraw it to sit this round out, or say deal.")
            case "wait":
                return self._talk.tried(self._house.give(DealRound(by=DEALER)))
            case _ if self._before and not mine:
                self._next = list(self._before)
            case _:
                self._talk.note("There is nothing to repeat now; place an ante, as in ante 20, or say deal.")
        return False

    def _decisions(self) -> None:
        """Bet or fold, box by box."""
        for guest in sorted((self._guest, *self._others), key=lambda guest: guest.box):
            if isinstance(guest, Opponent):
                guest.decide(self._house)
            else:
                self._decide()

    def _decide(self) -> None:
        while self._guest.sight.deciding:
            said = self._talk.ask()
            if said.word in MOVES:
                self._talk.begin()
                self._talk.act(said)
            else:
                self._talk.note("The table waits for you: say bet or fold.")

    def _over(self, most: int | None) -> None:
        """The result, with the cards still on the table; the dealer has collected them, and the seed is shown."""
        talk = self._talk
        talk.still = self._guest.sight
        self._house.deal_on(Phase.BETWEEN)
        self._played += 1
        shuffle = self._house.revealed
        if shuffle is not None:
            talk.proof = Proof(shuffle, self._promised, talk.still)
            talk.add(secret_line("seed", shuffle.seed))
        if self._played == most or not self._guest.sight.chips:
            talk.show()
            return
        said = talk.ask()
        self._next = [] if said.word in ("", "deal") else [said]


def _wagers(sight: Sight) -> list[Said]:
    """What lies on the own box, in the words that put it there."""
    mine = sight.mine
    if mine is None:
        return []
    whole, rest = divmod(mine.ante, 100)
    jackpot = [Said("jackpot")] if mine.jackpot else []
    return [Said("ante", f"{whole}.{rest:02d}"), *jackpot, Said("deal")]
