"""A round as somebody writes it down: boxes, the hands that were formed from them, their wagers, and the dealer's hand.

What no round can be stands in `sheet_faults`, `sheet_hands` and `sheet_bets`.
"""

from __future__ import annotations

import msgspec

from croupier.cards.card import Card, Rank
from croupier.games.blackjack.determinations import SoftSeventeen
from croupier.games.blackjack.drawing import Awaited, blackjack_in_reach
from croupier.games.blackjack.editions import E2018, Edition
from croupier.games.blackjack.hands import is_blackjack, total
from croupier.games.blackjack.pairs import SideBet

GAME = "blackjack"
NO_SIDE_BET = "none"


class TableFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played with: the decks, the inscription of the layout, and the side bet that the table offered."""

    decks: int = 8
    soft_17: str = SoftSeventeen.STAND.value
    side_bet: str | None = NO_SIDE_BET


class WagerFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's wager on one hand."""

    player: str
    stake: int
    doubled: int | None = None
    even_money: bool = False

    @property
    def added(self) -> int:
        """By how much the wager was doubled."""
        return self.doubled or 0


class HandFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One hand as it was when it was complete."""

    cards: tuple[str, ...]
    wagers: tuple[WagerFacts, ...]

    @property
    def held(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.cards)

    @property
    def doubled(self) -> bool:
        return any(wager.added for wager in self.wagers)


class SideFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's side bet on a box."""

    player: str
    stake: int


class InsuranceFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An insurance wager; `wager_of` names the owner of what it insures, where that is somebody else's wager."""

    player: str
    stake: int
    wager_of: str | None = None


class BoxFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One box of the round."""

    box: int
    hands: tuple[HandFacts, ...]
    dealt: tuple[str, ...] | None = None
    side: tuple[SideFacts, ...] | None = None
    insurance: tuple[InsuranceFacts, ...] | None = None

    @property
    def first_two(self) -> tuple[Card, ...]:
        """The cards of the initial deal."""
        return tuple(Card(card) for card in (self.hands[0].cards[:2] if self.dealt is None else self.dealt))

    @property
    def was_split(self) -> bool:
        return len(self.hands) > 1

    @property
    def stakes(self) -> dict[str, int]:
        """The initial wager of each player on the box; all of them lie on its first hand (10.2(b))."""
        return {wager.player: wager.stake for wager in self.hands[0].wagers}

    @property
    def own_insured(self) -> frozenset[str]:
        """The players who insured their own wager on the box."""
        return frozenset(bet.player for bet in self.insurance or () if self.insures_own(bet))

    def insures_own(self, bet: InsuranceFacts) -> bool:
        """An insurance wager is on the player's own wager, where there is one, unless it says otherwise."""
        return bet.player in self.stakes and bet.wager_of in (None, bet.player)

    def insured_by(self, bet: InsuranceFacts) -> tuple[str, ...]:
        """The owners of the wagers that an insurance wager may be on."""
        if bet.wager_of is not None or self.insures_own(bet):
            return (bet.wager_of or bet.player,)
        return tuple(owner for owner in self.stakes if owner not in self.own_insured)

    def has_blackjack(self) -> bool:
        return is_blackjack(self.hands[0].held, split=self.was_split)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole round of Blackjack, in cents and cards."""

    game: str
    dealer: tuple[str, ...]
    boxes: tuple[BoxFacts, ...]
    table: TableFacts = TableFacts()

    @property
    def law(self) -> Edition:
        return E2018

    @property
    def dealer_hand(self) -> tuple[Card, ...]:
        return tuple(Card(card) for card in self.dealer)

    @property
    def shows_ace(self) -> bool:
        return self.dealer_hand[0].rank is Rank.ACE

    @property
    def rule(self) -> SoftSeventeen:
        return SoftSeventeen(self.table.soft_17)

    @property
    def side_bet(self) -> SideBet | None:
        return None if self.table.side_bet in (None, NO_SIDE_BET) else SideBet(self.table.side_bet)

    @property
    def awaited(self) -> Awaited:
        """What hung on the dealer's hand once every box was done."""
        reached = blackjack_in_reach(self.dealer_hand[0])
        naturals = [box for box in self.boxes if box.has_blackjack()]
        unpaid = any(not wager.even_money for box in naturals for wager in box.hands[0].wagers)
        others = [hand for box in self.boxes if not box.has_blackjack() for hand in box.hands]
        return Awaited(
            totals=any(not total(hand.held).bust for hand in others),
            blackjack=(reached and unpaid) or any(box.insurance for box in self.boxes),
        )
