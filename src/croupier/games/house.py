"""What every table of the house has, whatever is played on it: approvals, hours, limits, and the day's clock."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Approval(msgspec.Struct, frozen=True):
    """The Commission's approval in writing: its reference and its date (A:Approved)."""

    reference: str
    dated: str

    @property
    def complete(self) -> bool:
        return bool(self.reference.strip()) and bool(self.dated.strip())


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

    def __str__(self) -> str:
        return f"{self.opens // 60:02d}:{self.opens % 60:02d} to {self.closes // 60:02d}:{self.closes % 60:02d}"


class Limits(msgspec.Struct, frozen=True):
    """The sign at the table: least and greatest wager of a box, and the multiple in which wagers are made."""

    minimum_cents: int
    maximum_cents: int
    multiple_cents: int = 1

    @property
    def consistent(self) -> bool:
        return 0 < self.minimum_cents <= self.maximum_cents and self.multiple_cents > 0


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
