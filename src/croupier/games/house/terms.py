"""What an operator settles for any table before it opens: approvals, cloth, shoe, limits, hours, and who may act."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.shoe import ShoeKind


class Approval(msgspec.Struct, frozen=True):
    """The Commission's approval in writing: its reference and its date (A:Approved)."""

    reference: str
    dated: str

    @property
    def complete(self) -> bool:
        return bool(self.reference.strip()) and bool(self.dated.strip())

    def __str__(self) -> str:
        return f"approved by {self.reference} of {self.dated}"


class Moment(msgspec.Struct, frozen=True, order=True):
    """A minute of a gaming day; a rule that needs the time is told it, since an engine reads no clock."""

    day: str
    minute: int


class Hours(msgspec.Struct, frozen=True):
    """The hours of gaming, in minutes after midnight; they may run past it."""

    opens: int
    closes: int

    def include(self, minute: int) -> bool:
        if self.opens < self.closes:
            return self.opens <= minute < self.closes
        return minute >= self.opens or minute < self.closes

    @property
    def consistent(self) -> bool:
        return 0 <= self.opens < 1440 and 0 <= self.closes < 1440 and self.opens != self.closes

    def __str__(self) -> str:
        return f"{self.opens // 60:02d}:{self.opens % 60:02d} to {self.closes // 60:02d}:{self.closes % 60:02d}"


class Limits(msgspec.Struct, frozen=True):
    """The sign at the table: least and greatest wager of a box, and the multiple in which wagers are made."""

    minimum_cents: int
    maximum_cents: int
    multiple_cents: int = 1

    @property
    def consistent(self) -> bool:
        """Whether there is an amount that may be wagered: a multiple between minimum and maximum."""
        if not 0 < self.minimum_cents <= self.maximum_cents or self.multiple_cents <= 0:
            return False
        return self.maximum_cents // self.multiple_cents * self.multiple_cents >= self.minimum_cents


class Tender(StrEnum):
    """What somebody offers as a wager; only chips on the layout are one."""

    CHIPS = "chips"
    CASH = "cash"
    CREDIT = "credit"
    WORDS = "words"


class CardSource(StrEnum):
    """Whether the program holds the order of the cards, or people deal them and name what they see."""

    ELECTRONIC = "electronic"
    FELT = "felt"


class Outcome(StrEnum):
    """What became of a wager."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    VOID = "void"


class Layout(msgspec.Struct, frozen=True):
    """The cloth: its approval, its boxes, and the areas marked on each of them."""

    approval: Approval
    boxes: int
    areas: tuple[str, ...]


class DealingShoe(msgspec.Struct, frozen=True):
    """The registered container that cards are dealt from, and the backs of the decks that go with it."""

    kind: ShoeKind
    approval: Approval
    backs: tuple[str, ...] = ("red",)


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the operator of any game settles before the first round."""

    edition: str
    layout: Layout
    shoe: DealingShoe
    limits: msgspec.Struct
    """What stands on the sign of the table; each kind of game says what that is."""
    hours: Hours
    cards: CardSource = CardSource.ELECTRONIC
    commences: str | None = None
    procedures: Approval | None = None
    delegates: tuple[str, ...] = ()


class WagerTerms(Terms, frozen=True, kw_only=True):
    """What is settled where players wager against the house: the sign says what a wager may be."""

    limits: Limits
