"""Rounds as one viewer saw them, told from nothing but that viewer's events: what a hand history is written of.

Clauses 9.6, 13.1, 16.4, 17.3, A:Misdeal, A:Round of Play.
"""

from __future__ import annotations

import msgspec

from croupier.cards.card import Card
from croupier.games.canberra_manila.determinations import Determinations
from croupier.games.canberra_manila.forced import Payment
from croupier.games.people import Viewer
from croupier.rules.clause import Under


class Act(msgspec.Struct, frozen=True):
    """One entry of a history: who did what, to which amount or with which cards, and what is to be said beside it."""

    who: str
    """The dealer or a player, as a history names them; nobody where something only happened."""
    what: str
    rest: str
    said: str
    under: Under

    def __str__(self) -> str:
        comment = f"# {self.said}" if self.said else ""
        return " ".join(word for word in (self.who, self.what, self.rest, comment) if word)


class Incident(msgspec.Struct, frozen=True):
    """An event for which a history has no notation of its own, and the entry at which it stands, from 1 on."""

    action: int
    event: msgspec.Struct


class Posted(msgspec.Struct, frozen=True):
    """Chips that were put in before the cards, by a player's number in the history."""

    player: int
    kind: str
    cents: int
    live: int
    dead: int
    under: Under


class Award(msgspec.Struct, frozen=True):
    player: int
    half: str
    cents: int


class WonPot(msgspec.Struct, frozen=True):
    """A pot, what the house took of it, who could win it, and who did."""

    cents: int
    commission: int
    eligible: tuple[int, ...]
    under: Under
    awards: tuple[Award, ...] = ()


class Misdeal(msgspec.Struct, frozen=True):
    """A deal that was off, with everything that had been done on it."""

    reason: str
    under: Under
    acts: tuple[Act, ...]


class Correction(msgspec.Struct, frozen=True):
    """Chips of the round that were put right once its pots had been won."""

    from_seat: int
    to_seat: int
    cents: int
    why: str
    under: Under


class History(msgspec.Struct, frozen=True):
    """One round of play; whatever is told by player is in the order of the seats, from the button's left."""

    viewer: Viewer
    terms: Determinations
    instrument: str
    number: int
    day: str
    button: int
    due: tuple[Payment, ...]
    seats: tuple[int, ...]
    players: tuple[str, ...]
    stakes: tuple[int, ...] = ()
    """What each player had on the table before blinds and antes."""
    posted: tuple[Posted, ...] = ()
    over_blinds: tuple[tuple[int, int], ...] = ()
    """The level that a player's over-blind has set."""
    acts: tuple[Act, ...] = ()
    incidents: tuple[Incident, ...] = ()
    misdeals: tuple[Misdeal, ...] = ()
    board: tuple[Card, ...] = ()
    uncalled: tuple[tuple[int, int], ...] = ()
    pots: tuple[WonPot, ...] = ()
    void: str = ""
    """Why the round is void; nothing of a round that was played."""
    closed: bool = False
    left: tuple[int, ...] = ()
    """What each player has on the table at the end."""
    corrections: tuple[Correction, ...] = ()

    def player(self, seat: int) -> int:
        """The number of the player at a seat, from 1 on."""
        return self.seats.index(seat) + 1

    @property
    def winnings(self) -> tuple[int, ...]:
        """What each player has got of the pots."""
        awards = [award for pot in self.pots for award in pot.awards]
        return tuple(
            sum(award.cents for award in awards if award.player == number) for number in range(1, len(self.seats) + 1)
        )
