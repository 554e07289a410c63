"""Where a Canberra Poker table stands: its plate, seats, equipment and incidents, and the round in progress."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.games.canberra_poker.determinations import Determinations
from croupier.games.canberra_poker.editions import E2023, Edition
from croupier.games.house.boxes import BoxRound, BoxTable, HouseBox

DEALER_BOX = 0


class Phase(StrEnum):
    """The stations of a table's day, in their order."""

    CLOSED = "closed"
    BETWEEN = "between rounds"
    WAGERING = "taking antes"
    DEALING = "dealing"
    ANNOUNCING = "waiting for bet or fold to be announced"
    DECIDING = "bet or fold"
    REVEALING = "turning the dealer's hand"
    COMPARING = "comparing hands"
    JACKPOT = "paying the jackpot"
    COLLECTING = "collecting the cards"
    VOIDED = "collecting the cards of a void round"

    # As with cards: looked up at every command, and equal to its text.
    __hash__ = str.__hash__


class Standing(StrEnum):
    """How a box stands in the round."""

    UNDECIDED = "undecided"
    BET = "bet"
    FOLDED = "folded"
    OUT = "out"


class Box(HouseBox, frozen=True, gc=False):
    """A box with an ante in this round: its wagers, its cards, and how it stands."""

    ante: int
    ante_accepted_low: bool = False
    bet: int = 0
    jackpot: int = 0
    lit: bool = False
    to_pool: int = 0
    to_reserve: int = 0
    cards: tuple[Card | None, ...] = ()
    standing: Standing = Standing.UNDECIDED
    declared: bool = False
    racked: bool = False
    misplaced: bool = False


class Round(BoxRound[Box], frozen=True, gc=False):
    """One round of play, from the opening of wagers until its cards are racked."""

    dealer: tuple[Card | None, ...] = ()
    up: int | None = None
    dealer_shown: bool = False
    dealer_racked: bool = False
    dealt: int = 0
    exposed: int = 0


class Pools(msgspec.Struct, frozen=True, gc=False):
    """The jackpot as it stands: whether wagers are taken, and the two prize pools."""

    on: bool = False
    pool_cents: int = 0
    reserve_cents: int = 0


class Entrusted(msgspec.Struct, frozen=True, gc=False):
    """Reserve money in the hands of a tournament or lottery; as much may come back from there, and no more."""

    destination: str
    cents: int


class Table(BoxTable[Box], frozen=True, gc=False, kw_only=True):
    """The whole state of a table; the blank one is closed and knows nothing."""

    phase: Phase = Phase.CLOSED
    terms: Determinations | None = None
    edition: Edition = E2023
    round: Round = Round(0)
    pools: Pools = Pools()
    entrusted: tuple[Entrusted, ...] = ()

    @property
    def plate(self) -> Determinations:
        """The determinations of an open table."""
        if self.terms is None:
            raise LookupError("a closed table has no determinations; open it first")
        return self.terms


BLANK = Table()
