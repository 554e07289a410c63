"""The charter of a game: under which of its clauses the house does what it does at every table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.house.commands import Act, VoidReason
from croupier.games.house.state import Hold
from croupier.games.people import Role
from croupier.rules.clause import Clause, Under


class Stations(msgspec.Struct, frozen=True):
    """The stations of a table's day that every game has, under the names that the game gives them."""

    closed: StrEnum
    between: StrEnum
    wagering: StrEnum
    """A round has been opened, chips are put out for it, and no card of it has left the shoe."""
    voided: StrEnum

    @property
    def every(self) -> frozenset[StrEnum]:
        return frozenset(type(self.closed))

    @property
    def open(self) -> frozenset[StrEnum]:
        return self.every - {self.closed}

    @property
    def in_round(self) -> frozenset[StrEnum]:
        return self.open - {self.between, self.voided}


class OpeningClauses(msgspec.Struct, frozen=True):
    """The cloth and the areas on it, the hours, and the copy of the rules."""

    layout: Under
    areas: Mapping[str, Clause]
    hours: Under
    closing: Under
    approved: Clause
    copy_of_rules: Under
    dealt: Under
    areas_offered: Mapping[str, Clause] = msgspec.field(default_factory=dict[str, Clause])
    """The areas of wagers that the operator may offer; a layout has them if they are offered."""


class CardClauses(msgspec.Struct, frozen=True):
    """The deck, its checks before and after gaming, replacements, and counts."""

    deck: Clause
    checked: Clause
    replaced: Clause
    counted: Clause
    checkers: tuple[Role, ...] = (Role.DEALER,)
    """Who checks the cards, one by one."""
    incomplete: Under = ()
    """What voids a round in which a card is found to be missing or foreign, where the rules say so."""
    rechecked: Under = ()
    """What lets earlier results stand then, and asks for a check of the deck."""


class SeatClauses(msgspec.Struct, frozen=True):
    """Boxes, one player at each, chips, wagers that are locked, and seats left idle."""

    box: Clause
    one_each: Clause
    chips: Clause
    locked: Clause
    idle: Clause


class ShoeClauses(msgspec.Struct, frozen=True):
    """Shoes and their approval, the shuffle by hand, and the cut."""

    kinds: Mapping[ShoeKind, Clause]
    decks: Mapping[ShoeKind, Clause]
    counts: Mapping[ShoeKind, tuple[int, ...]]
    """How many decks a shoe of each kind may be loaded with."""
    by_hand: Clause
    order_stands: Clause
    cut: Clause


class ConductClauses(msgspec.Struct, frozen=True):
    """What nobody may do, what may follow from it, disputes, and void rounds."""

    forbidden: Mapping[Act, Clause]
    """What the rules of this game forbid; it need not be everything that some game does."""
    collusion: frozenset[Act]
    """Which of these acts may cost a player the round, or everybody."""
    breach: Clause
    exclusion: Clause
    dispute: Clause
    void: Mapping[VoidReason, Under]
    void_means: Clause
    round_ends: Under


class Charter(msgspec.Struct, frozen=True):
    """What one game gives the house: its clauses, and the few things about its tables that differ."""

    name: str
    rules: Clause
    """The rules as a whole: whoever asks for something else asks for another game."""
    approval: Clause
    """The instrument by which the game is approved."""
    procedures: Clause
    """Everybody keeps to their own part."""
    rights: Mapping[Role, Clause]
    """The dictionary's words for those who may act."""
    delegation: Under
    """What lets a supervisor act for the operator."""
    held: Mapping[Hold, Clause]
    stations: Stations
    opening: OpeningClauses
    cards: CardClauses
    seats: SeatClauses
    shoe: ShoeClauses
    conduct: ConductClauses
    pack: Callable[[Any], Pack]
    """One deck as it must be complete."""
    decks: Callable[[Any], tuple[int, ...]]
    """How many of them may be checked at the table."""
    deck_clause: Callable[[Any], Clause]
    """What asks for so many of them."""
    in_play: Callable[[Any], int]
    """How many cards a count must find."""
    wagered: Callable[[Any, int], bool]
    """Whether a box has wagers in the round."""


class WagerClauses(msgspec.Struct, frozen=True):
    """What is played against the house: the kinds of wagers, their limits, and what lies outside of them."""

    kinds: Under
    limits: Under
    multiples: Under
    over_limit: Clause
    below: Clause
    """A wager under the minimum is played once, and further ones are returned."""
    above: Clause
    """A wager over the maximum counts up to it."""


class WagerCharter(Charter, frozen=True, kw_only=True):
    """The charter of a game in which players wager against the house."""

    wagers: WagerClauses


class MachineClauses(msgspec.Struct, frozen=True):
    """An automated shoe that shuffles one deck for each round: its shuffle, and what becomes of one that fails."""

    by_machine: Under
    first_by_hand: bool
    """Whether the dealer shuffles the cards that go into a machine for the first time."""
    uncut: Clause
    failed: Under
    noted: Clause
    replaced: Under


class MachineCharter(WagerCharter, frozen=True, kw_only=True):
    """The charter of such a game that may be dealt from such a shoe."""

    machine: MachineClauses
    still_deals: Callable[[Any], bool]
    """Whether cards of the round are still to come from the shoe."""
