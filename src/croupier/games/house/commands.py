"""What people may ask of any table: its cards, signs, seats, shoe, conduct, disputes, and the end of a void round."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.games.house.terms import DealingShoe, Limits, Moment
from croupier.games.people import Person


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", gc=False):
    """A wish of somebody in a role; the rules say whether it comes true."""

    by: Person


class Act(StrEnum):
    """What people at a table must not do."""

    SHOW_CARDS = "show or remove cards"
    EXCHANGE_CARDS = "exchange cards"
    PASS_INFORMATION = "pass information on a hand"
    USE_DEVICE = "use a device"
    TALK = "talk while others bet"
    HINDER = "hinder or harass"
    INFLUENCE = "influence another player's play"
    SIDE_WAGER = "wager with another player"
    ADVISE = "advise a player how to play"
    SEE_HIDDEN_CARDS = "look at cards that are not turned"
    DIVIDE_POT = "agree to divide the pot"
    LEND_CHIPS = "give, lend or bet chips for another player"
    FOREIGN_TONGUE = "speak another language than English"
    ASSIST = "play to assist another player"
    OTHER = "another breach of the rules"


class VoidReason(StrEnum):
    """Why the operator may end a round as if it had not been."""

    DISTURBANCE = "disturbance"
    IMPRACTICAL = "impractical to continue"
    FRAUD = "fraud"
    COLLUSION = "collusion"


class Fault(StrEnum):
    """What can befall the automated shuffling shoe."""

    MECHANICAL = "mechanical"
    ELECTRICAL = "electrical"
    CARDS_UNFIT = "cards unfit"
    OTHER = "other"


MALFUNCTIONS = (Fault.MECHANICAL, Fault.ELECTRICAL, Fault.CARDS_UNFIT)


class CheckCards(Command, frozen=True, kw_only=True, tag="check-cards"):
    day: str
    cards: tuple[tuple[Card, ...], ...]
    cutting_cards: int = 1
    after_gaming: bool = False


class ReplaceCards(Command, frozen=True, kw_only=True, tag="replace-cards"):
    cards: tuple[Card, ...]


class CheckReplacement(Command, frozen=True, kw_only=True, tag="check-replacement"):
    pass


class OrderCount(Command, frozen=True, kw_only=True, tag="order-count"):
    reason: str


class ReportCount(Command, frozen=True, kw_only=True, tag="report-count"):
    count: int
    complete: bool


class ReportCardFault(Command, frozen=True, kw_only=True, tag="report-card-fault"):
    what: str


class AnnounceLimits(Command, frozen=True, kw_only=True, tag="announce-limits"):
    limits: Limits


class TakeSeat(Command, frozen=True, kw_only=True, tag="take-seat"):
    box: int
    player: str


class LeaveSeat(Command, frozen=True, kw_only=True, tag="leave-seat"):
    box: int


class OrderToLeave(Command, frozen=True, kw_only=True, tag="order-to-leave"):
    box: int


class PermitOverLimit(Command, frozen=True, kw_only=True, tag="permit-over-limit"):
    box: int
    ceiling_cents: int
    wager: str = ""
    """Which wager of the box, where one beside the first has limits of its own."""


class PlaceMarker(Command, frozen=True, kw_only=True, tag="place-marker"):
    box: int
    stated_cents: int | None = None
    wager: str = ""


class OpenWagering(Command, frozen=True, kw_only=True, tag="open-wagering"):
    at: Moment


class EndWagering(Command, frozen=True, kw_only=True, tag="end-wagering"):
    pass


class ShuffleCards(Command, frozen=True, kw_only=True, tag="shuffle-cards"):
    order: tuple[Card, ...] = ()


class CutCards(Command, frozen=True, kw_only=True, tag="cut-cards"):
    after: int


class ReportShoeFault(Command, frozen=True, kw_only=True, tag="report-shoe-fault"):
    fault: Fault


class ReplaceShoe(Command, frozen=True, kw_only=True, tag="replace-shoe"):
    shoe: DealingShoe


class CollectVoid(Command, frozen=True, kw_only=True, tag="collect-void"):
    pass


class VoidRound(Command, frozen=True, kw_only=True, tag="void-round"):
    reason: VoidReason
    note: str
    breach: int | None = None


class RecordBreach(Command, frozen=True, kw_only=True, tag="record-breach"):
    player: str
    act: Act
    note: str


class Attempt(Command, frozen=True, kw_only=True, tag="attempt"):
    act: Act
    note: str = ""


class ExcludePlayer(Command, frozen=True, kw_only=True, tag="exclude-player"):
    breach: int


class LiftExclusion(Command, frozen=True, kw_only=True, tag="lift-exclusion"):
    player: str


class RaiseDispute(Command, frozen=True, kw_only=True, tag="raise-dispute"):
    matter: str
    round: int | None = None


class RuleDispute(Command, frozen=True, kw_only=True, tag="rule-dispute"):
    number: int
    ruling: str
    player: str = ""
    to_player: int = 0
    from_player: int = 0


class RequestReview(Command, frozen=True, kw_only=True, tag="request-review"):
    number: int


class DecideReview(Command, frozen=True, kw_only=True, tag="decide-review"):
    number: int
    outcome: str
    player: str = ""
    to_player: int = 0
    from_player: int = 0


class AnnounceClosing(Command, frozen=True, kw_only=True, tag="announce-closing"):
    pass


class CloseTable(Command, frozen=True, kw_only=True, tag="close-table"):
    pass


class CopyRules(Command, frozen=True, kw_only=True, tag="copy-rules"):
    pass


AnyHouseCommand = (
    CheckCards | ReplaceCards | CheckReplacement | OrderCount | ReportCount | ReportCardFault | TakeSeat | LeaveSeat
    | OrderToLeave | CollectVoid | VoidRound | RecordBreach | Attempt | ExcludePlayer | LiftExclusion | RaiseDispute
    | RuleDispute | RequestReview | DecideReview | AnnounceClosing | CloseTable | CopyRules
)  # fmt: skip
"""What every game has."""
AnyWagerCommand = AnnounceLimits | OpenWagering | EndWagering | PermitOverLimit | PlaceMarker
"""What a game has beside it that is played against the house."""
AnyDeckCommand = ShuffleCards | CutCards
"""What a game has beside it that is played with one deck, shuffled for each round."""
AnyMachineCommand = ReportShoeFault | ReplaceShoe
"""What a game has beside it that may be dealt from an automated shoe."""
