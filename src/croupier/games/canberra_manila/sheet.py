"""A round as somebody writes it down, and what no round can be (2.1 to 2.3, 3.5, 9.2, 9.3, 13.2, 15.2, 16.2)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier.cards.card import Card
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.determinations import Ace, Contest, Hands, LowAce, PotRate
from croupier.games.canberra_manila.editions import E2005, Edition
from croupier.games.canberra_manila.hands import hand_faults
from croupier.games.canberra_manila.pots import Contender
from croupier.games.canberra_manila.settle import Division
from croupier.games.sheets import Fault, amount_faults, card_faults, count_faults, shown
from croupier.rules.clause import Under

GAME = "canberra-manila"
HIGHEST_SEAT = 24
"""The rules number no seats; the largest deck, of 53 cards, has hole cards for so many players beside the board."""
CARDS = (C["2.1"], C["2.2/lead"])
WON_ALONE = (C["10.4(a)"], C["12.4(a)"])


class CommissionFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rate of commission in per cent, and its approved maximum in cents."""

    rate: int
    cap: int


class TableFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator had determined for the table."""

    deck: int = 52
    joker: bool = False
    ace: str = Ace.HIGH
    pot: str = Contest.HIGH
    eight_or_better: bool = False
    low_ace: str = LowAce.HIGH
    smallest_chip: int = 100
    commission: CommissionFacts | None = None
    only_forced_bets: bool = False

    @property
    def hands(self) -> Hands:
        words = Ace(self.ace), Contest(self.pot), self.eight_or_better, LowAce(self.low_ace)
        return Hands(self.deck, self.joker, *words)

    @property
    def division(self) -> Division:
        commission = None if self.commission is None else PotRate(self.commission.rate, self.commission.cap)
        return Division(self.hands, commission, self.smallest_chip)


class SeatFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of the round: its cards, all that it put in, and whether it folded."""

    seat: int
    contributed: int
    cards: tuple[str, ...] | None = None
    folded: bool = False

    @property
    def hole_cards(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.cards or ())

    @property
    def contender(self) -> Contender:
        return Contender(self.seat, self.contributed, not self.folded, self.hole_cards)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole round of Canberra Manila, in cents and cards."""

    game: str
    button: int
    seats: tuple[SeatFacts, ...]
    table: TableFacts = TableFacts()
    board: tuple[str, ...] | None = None
    only_forced_bets: bool = False

    @property
    def law(self) -> Edition:
        return E2005

    @property
    def communal_cards(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.board or ())

    @property
    def forced_alone(self) -> bool:
        """Whether nothing but antes and blinds went in, wherever it is written."""
        return self.only_forced_bets or self.table.only_forced_bets


def fault_of(sheet: Sheet) -> Fault | None:
    """The first thing on the sheet that no round could have had."""
    return next(_faults(sheet), None)


def _faults(sheet: Sheet) -> Iterator[Fault]:
    """Every fault, the earlier ones being those that the later ones may rely on not to be there."""
    if sheet.game != GAME:
        yield Fault("game", f"{shown(sheet.game)} is not {GAME}; hand the sheet to its own game.")
    yield from _table_faults(sheet.law, sheet.table)
    if not 1 <= sheet.button <= HIGHEST_SEAT:
        yield Fault("button", _no_seat(sheet.button), (C["A:Dealer Button"],))
    yield from _seat_faults(sheet)
    yield from _hand_faults(sheet)


def _table_faults(law: Edition, table: TableFacts) -> Iterator[Fault]:
    words: tuple[tuple[str, str, type[Ace | Contest | LowAce], Under], ...] = (
        ("ace", table.ace, Ace, (C["3.5(a)"],)),
        ("pot", table.pot, Contest, (C["3.5(b)"], C["3.5(c)"])),
        ("low_ace", table.low_ace, LowAce, (C["3.6"],)),
    )
    for name, word, known, under in words:
        if word not in list(known):
            choice = ", ".join(f'"{one}"' for one in known)
            yield Fault(f"table.{name}", f"{shown(word)} is not known here; write one of {choice}.", under)
    for name, why, under in hand_faults(table.hands):
        yield Fault(f"table.{name}", why, under)
    yield from amount_faults("table.smallest_chip", table.smallest_chip, 1, (C["13.2"],))
    if table.commission is not None:
        yield from _commission_faults(law, table.commission)


def _commission_faults(law: Edition, commission: CommissionFacts) -> Iterator[Fault]:
    if commission.rate not in law.schemes:
        under = tuple(clause for scheme in law.schemes.values() for clause in scheme.under)
        rates = " or ".join(map(str, law.schemes))
        why = f"{shown(commission.rate)} per cent is no rate of commission; write {rates}, or null if none was taken."
        yield Fault("table.commission.rate", why, under)
    else:
        yield from amount_faults("table.commission.cap", commission.cap, 0, law.schemes[commission.rate].under)


def _seat_faults(sheet: Sheet) -> Iterator[Fault]:
    """Seats that there are, each once, no more than the deck has cards for, with chips in the pot and somebody left."""
    numbers = [one.seat for one in sheet.seats]
    for place, one in enumerate(sheet.seats):
        at = f"seats[{place}]"
        if not 1 <= one.seat <= HIGHEST_SEAT:
            yield Fault(f"{at}.seat", _no_seat(one.seat), (C["8.2"],))
        if one.seat in numbers[:place]:
            why = f"Seat {one.seat} is on the sheet already; a player has one hand, so correct one of them."
            yield Fault(f"{at}.seat", why, (C["16.2"],))
        yield from amount_faults(f"{at}.contributed", one.contributed, 0, (C["A:Pot"],))
    deck = len(sheet.table.hands.pack.cards)
    most = (deck - sheet.law.communal_cards.value) // sheet.law.hole_cards.value
    if len(numbers) > most:
        why = f"{deck} cards are enough for {most} players and the board, not for {len(numbers)}; correct the seats."
        yield Fault("seats", why, (C["2.2/lead"], C["9.2"]))
    if not any(one.contributed for one in sheet.seats):
        yield Fault("seats", "Nobody put anything in, so there is no pot to rule on; write it down.", (C["A:Pot"],))
    if all(one.folded for one in sheet.seats):
        yield Fault("seats", "Every seat has folded, and the last one left wins the pot; correct one.", WON_ALONE)


def _hand_faults(sheet: Sheet) -> Iterator[Fault]:
    """A showdown needs the whole board and the cards of everybody still in; who is alone needs neither."""
    law, alone = sheet.law, sum(not one.folded for one in sheet.seats) == 1
    board = sheet.board or ()
    if not alone or len(board) > law.communal_cards.value:
        yield from count_faults("board", "The board", board, law.communal_cards.value, (C["9.1"], C["9.3"]))
    hands = [("board", board)]
    for place, one in enumerate(sheet.seats):
        at = f"seats[{place}].cards"
        if one.cards is not None:
            yield from count_faults(at, f"Seat {one.seat}", one.cards, law.hole_cards.value, (C["9.1"], C["9.2"]))
            hands.append((at, one.cards))
        elif not one.folded and not alone:
            why = f"Seat {one.seat} is still in, so its cards are compared; write them down."
            yield Fault(at, why, (C["9.1"], C["13.1"]))
    yield from card_faults(sheet.table.hands.pack, hands, CARDS)


def _no_seat(number: int) -> str:
    return f"There is no seat {shown(number)}; seats are numbered 1 to {HIGHEST_SEAT}."
