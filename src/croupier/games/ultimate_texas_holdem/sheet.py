"""A round as somebody writes it down, and what no round can be (2.1, 4, 8, 9.1, 9.3(a), 13.1, A:Ante, A:Box)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.sheets import Fault, amount_faults, box_faults, card_faults, count_faults, shown
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.determinations import MOST_BOXES
from croupier.games.ultimate_texas_holdem.editions import E2025, Edition, Street
from croupier.games.ultimate_texas_holdem.stakes import Wagers

GAME = "ultimate-texas-holdem"
DECK = Pack()


class TableFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the signs at the table said: the maximum payout."""

    maximum_payout: int | None = None


class PlayFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A play wager: on which street it was placed, and how much it was."""

    street: str
    amount: int


class BoxFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One box of the round: its wagers, its cards, and whether its player folded or conceded."""

    box: int
    ante: int
    trips: int | None = None
    cards: tuple[str, ...] | None = None
    play: PlayFacts | None = None
    conceded: bool = False

    @property
    def is_compared(self) -> bool:
        """Whether the hand is turned and compared; one that was folded or conceded is not."""
        return self.play is not None and not self.conceded

    @property
    def hole_cards(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.cards or ())

    @property
    def wagers(self) -> Wagers:
        """The wagers as they lay there; the blind is equal to the ante, so nobody writes it down."""
        trips = self.trips or 0
        if self.play is None:
            return Wagers(self.ante, self.ante, trips)
        return Wagers(self.ante, self.ante, trips, self.play.amount, Street(self.play.street))


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole round of Ultimate Texas Hold-em, in cents and cards."""

    game: str
    boxes: tuple[BoxFacts, ...]
    table: TableFacts = TableFacts()
    board: tuple[str, ...] | None = None
    dealer: tuple[str, ...] | None = None

    @property
    def law(self) -> Edition:
        return E2025

    @property
    def communal_cards(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.board or ())

    @property
    def dealer_cards(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.dealer or ())


def fault_of(sheet: Sheet) -> Fault | None:
    """The first thing on the sheet that no round could have had."""
    return next(_faults(sheet), None)


def _faults(sheet: Sheet) -> Iterator[Fault]:
    """Every fault, the earlier ones being those that the later ones may rely on not to be there."""
    if sheet.game != GAME:
        yield Fault("game", f"{shown(sheet.game)} is not {GAME}; hand the sheet to its own game.")
    if sheet.table.maximum_payout is not None:
        yield from amount_faults("table.maximum_payout", sheet.table.maximum_payout, 1, (C["Table 1#1:max"],))
    yield from box_faults([box.box for box in sheet.boxes], MOST_BOXES, (C["A:Box"],), (C["4.5"],), (C["A:Ante"],))
    for place, box in enumerate(sheet.boxes):
        yield from _wager_faults(sheet.law, box, f"boxes[{place}]")
    yield from _hand_faults(sheet)


def _wager_faults(law: Edition, box: BoxFacts, at: str) -> Iterator[Fault]:
    yield from amount_faults(f"{at}.ante", box.ante, 1, (C["A:Ante"],))
    if box.trips is not None:
        yield from amount_faults(f"{at}.trips", box.trips, 0, (C["4.2(b)"],))
    if box.play is not None:
        yield from _play_faults(law, box.ante, box.play, f"{at}.play")
    elif box.conceded:
        why = f"Box {box.box} folded before the dealer's hand was declared, so it had nothing to concede; keep one."
        yield Fault(f"{at}.conceded", why, (C["9.1"],))


def _play_faults(law: Edition, ante: int, play: PlayFacts, at: str) -> Iterator[Fault]:
    """A street that the rules have, and one of the multiples that they allow on it."""
    yield from amount_faults(f"{at}.amount", play.amount, 1, (C["A:Play Wager"],))
    if play.street not in law.play:
        choice = ", ".join(f'"{street}"' for street in law.play)
        why = f"{shown(play.street)} is no street; write one of {choice}, when the play wager was placed."
        yield Fault(f"{at}.street", why, (C["A:Play Wager"],))
    else:
        street = Street(play.street)
        line = law.play[street]
        if play.amount not in line.amounts(ante):
            amounts = " or ".join(map(str, line.amounts(ante)))
            right = f"A play wager {street.spoken} is {line.spoken}: {amounts} cents"
            why = f"{right}, not {play.amount}; correct amount or street."
            yield Fault(f"{at}.amount", why, line.under)


def _hand_faults(sheet: Sheet) -> Iterator[Fault]:
    """Board, dealer and the boxes that are compared must have their cards; those of other boxes may be there."""
    law, compared = sheet.law, any(box.is_compared for box in sheet.boxes)
    hole, communal = law.hole_cards.value, law.communal_cards.value
    hands = [
        ("board", "The board", sheet.board, communal, compared, C["8.8(c)"]),
        ("dealer", "The dealer", sheet.dealer, hole, compared, C["8.8(b)"]),
    ]
    for place, box in enumerate(sheet.boxes):
        at, whose = f"boxes[{place}].cards", f"Box {box.box}"
        hands.append((at, whose, box.cards, hole, box.is_compared, C["9.3(a)"]))
    for at, whose, cards, wanted, needed, clause in hands:
        if cards is not None:
            yield from count_faults(at, whose, cards, wanted, (C["13.1"],))
        elif needed:
            why = "The cards are missing, and a hand that stayed in is compared with the dealer's; write them down."
            yield Fault(at, why, (clause,))
    yield from card_faults(DECK, ((at, cards) for at, _, cards, *_ in hands if cards is not None), (C["2.1"],))
