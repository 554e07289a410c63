"""Everything that people and equipment may ask of a Canberra Poker table."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.card import Card
from croupier.games.canberra_poker.determinations import DealingShoe, Determinations
from croupier.games.house.terms import Limits, Moment, Tender
from croupier.games.people import Person


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """A wish of somebody in a role; the rules say whether it comes true."""

    by: Person


class Act(StrEnum):
    """What people at a table must not do."""

    SHOW_CARDS = "show or remove cards"
    EXCHANGE_CARDS = "exchange cards"
    PASS_INFORMATION = "pass information on a hand"
    USE_DEVICE = "use a device"
    HINDER = "hinder or harass"
    INFLUENCE = "influence another player's play"
    SIDE_WAGER = "wager with another player"
    ADVISE = "advise a player how to play"
    SEE_HIDDEN_CARDS = "look at cards that are not turned"
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


class OpenTable(Command, frozen=True, kw_only=True, tag="open-table"):
    terms: Determinations
    at: Moment


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


class PlaceMarker(Command, frozen=True, kw_only=True, tag="place-marker"):
    box: int
    stated_cents: int | None = None


class ShuffleCards(Command, frozen=True, kw_only=True, tag="shuffle-cards"):
    order: tuple[Card, ...] = ()


class CutCards(Command, frozen=True, kw_only=True, tag="cut-cards"):
    after: int


class OpenWagering(Command, frozen=True, kw_only=True, tag="open-wagering"):
    at: Moment


class PlaceAnte(Command, frozen=True, kw_only=True, tag="place-ante"):
    box: int
    cents: int
    tender: Tender = Tender.CHIPS


class WithdrawAnte(Command, frozen=True, kw_only=True, tag="withdraw-ante"):
    box: int


class StakeJackpot(Command, frozen=True, kw_only=True, tag="stake-jackpot"):
    box: int
    cents: int
    tender: Tender = Tender.CHIPS


class WithdrawJackpot(Command, frozen=True, kw_only=True, tag="withdraw-jackpot"):
    box: int


class SensePad(Command, frozen=True, kw_only=True, tag="sense-pad"):
    box: int
    lit: bool


class DealRound(Command, frozen=True, kw_only=True, tag="deal-round"):
    pass


class DealCard(Command, frozen=True, kw_only=True, tag="deal-card"):
    box: int
    card: Card | None = None
    exposed: bool = False


class DealPacket(Command, frozen=True, kw_only=True, tag="deal-packet"):
    box: int
    count: int = 5
    exposed: tuple[tuple[int, Card], ...] = ()


class TurnTopCard(Command, frozen=True, kw_only=True, tag="turn-top-card"):
    index: int
    card: Card | None = None


class ReportExposed(Command, frozen=True, kw_only=True, tag="report-exposed"):
    box: int
    index: int
    card: Card | None = None


class AnnounceDecisions(Command, frozen=True, kw_only=True, tag="announce-decisions"):
    pass


class PlaceBet(Command, frozen=True, kw_only=True, tag="place-bet"):
    box: int
    cents: int
    cards_beneath: bool = True
    tender: Tender = Tender.CHIPS


class Fold(Command, frozen=True, kw_only=True, tag="fold"):
    box: int
    cards_in: bool = True


class CorrectWager(Command, frozen=True, kw_only=True, tag="correct-wager"):
    box: int
    wager: str
    cents: int


class RevealDealer(Command, frozen=True, kw_only=True, tag="reveal-dealer"):
    cards: tuple[Card, ...] = ()


class TurnHand(Command, frozen=True, kw_only=True, tag="turn-hand"):
    box: int
    cards: tuple[Card, ...]


class SettleWagers(Command, frozen=True, kw_only=True, tag="settle-wagers"):
    pass


class DeclareJackpot(Command, frozen=True, kw_only=True, tag="declare-jackpot"):
    box: int


class PayJackpot(Command, frozen=True, kw_only=True, tag="pay-jackpot"):
    pass


class RackHand(Command, frozen=True, kw_only=True, tag="rack-hand"):
    box: int
    count: int = 5


class CollectVoid(Command, frozen=True, kw_only=True, tag="collect-void"):
    pass


class VoidRound(Command, frozen=True, kw_only=True, tag="void-round"):
    reason: VoidReason
    note: str
    breach: int | None = None


class ReportJackpotFault(Command, frozen=True, kw_only=True, tag="report-jackpot-fault"):
    what: str


class ApproveContinuing(Command, frozen=True, kw_only=True, tag="approve-continuing"):
    pass


class SwitchJackpot(Command, frozen=True, kw_only=True, tag="switch-jackpot"):
    on: bool


class TransferReserve(Command, frozen=True, kw_only=True, tag="transfer-reserve"):
    cents: int
    tournament: str = ""
    game: str = "canberra-poker"
    lottery: str = ""
    reference: str = ""


class ReturnReserve(Command, frozen=True, kw_only=True, tag="return-reserve"):
    cents: int
    source: str


class ReportMisplaced(Command, frozen=True, kw_only=True, tag="report-misplaced"):
    box: int


class ReconstructHand(Command, frozen=True, kw_only=True, tag="reconstruct-hand"):
    box: int


class WithdrawHand(Command, frozen=True, kw_only=True, tag="withdraw-hand"):
    box: int
    reason: str


class ReportShoeFault(Command, frozen=True, kw_only=True, tag="report-shoe-fault"):
    fault: Fault


class ReplaceShoe(Command, frozen=True, kw_only=True, tag="replace-shoe"):
    shoe: DealingShoe


class RecordBreach(Command, frozen=True, kw_only=True, tag="record-breach"):
    player: str
    act: Act
    note: str


class Attempt(Command, frozen=True, kw_only=True, tag="attempt"):
    act: Act
    note: str = ""


class ExcludeFromRound(Command, frozen=True, kw_only=True, tag="exclude-from-round"):
    breach: int


class VoidWagers(Command, frozen=True, kw_only=True, tag="void-wagers"):
    breach: int
    wagers: tuple[str, ...] = ("ante", "bet")


class ExcludePlayer(Command, frozen=True, kw_only=True, tag="exclude-player"):
    breach: int


class LiftExclusion(Command, frozen=True, kw_only=True, tag="lift-exclusion"):
    player: str


class RaiseDispute(Command, frozen=True, kw_only=True, tag="raise-dispute"):
    matter: str


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


AnyCommand = (
    OpenTable | CheckCards | ReplaceCards | CheckReplacement | OrderCount | ReportCount | ReportCardFault
    | AnnounceLimits | TakeSeat | LeaveSeat | OrderToLeave | PermitOverLimit | PlaceMarker | ShuffleCards | CutCards
    | OpenWagering | PlaceAnte | WithdrawAnte | StakeJackpot | WithdrawJackpot | SensePad | DealRound | DealCard
    | DealPacket | TurnTopCard | ReportExposed | AnnounceDecisions | PlaceBet | Fold | CorrectWager | RevealDealer
    | TurnHand | SettleWagers | DeclareJackpot | PayJackpot | RackHand | CollectVoid | VoidRound
    | ReportJackpotFault | ApproveContinuing | SwitchJackpot | TransferReserve | ReturnReserve | ReportMisplaced
    | ReconstructHand | WithdrawHand | ReportShoeFault | ReplaceShoe | RecordBreach | Attempt | ExcludeFromRound
    | VoidWagers | ExcludePlayer | LiftExclusion | RaiseDispute | RuleDispute | RequestReview | DecideReview
    | AnnounceClosing | CloseTable | CopyRules
)  # fmt: skip
