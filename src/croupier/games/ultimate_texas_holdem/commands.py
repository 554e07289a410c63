"""Everything that people may ask of a table of Ultimate Texas Hold-em, beside what the house lets them ask."""

from __future__ import annotations

from enum import StrEnum

from croupier.cards.card import Card
from croupier.games.house.commands import AnyDeckCommand, AnyHouseCommand, AnyMachineCommand, AnyWagerCommand, Command
from croupier.games.house.terms import Limits, Moment, Tender
from croupier.games.ultimate_texas_holdem.determinations import Determinations
from croupier.games.ultimate_texas_holdem.state import Area


class Silence(StrEnum):
    """Why no decision comes from a box that was called."""

    SILENT = "no decision within the period"
    REFUSES = "refuses to decide"
    ABSENT = "not present"


class OpenTable(Command, frozen=True, kw_only=True, tag="open-table"):
    terms: Determinations
    at: Moment


class AnnounceTripsLimits(Command, frozen=True, kw_only=True, tag="announce-trips-limits"):
    limits: Limits


class OrderShuffle(Command, frozen=True, kw_only=True, tag="order-shuffle"):
    reason: str


class PlaceWager(Command, frozen=True, kw_only=True, tag="place-wager"):
    box: int
    wager: Area
    cents: int
    tender: Tender = Tender.CHIPS


class WithdrawWager(Command, frozen=True, kw_only=True, tag="withdraw-wager"):
    box: int
    wager: Area


class CallNoMoreBets(Command, frozen=True, kw_only=True, tag="call-no-more-bets"):
    pass


class DealRound(Command, frozen=True, kw_only=True, tag="deal-round"):
    pass


class DealCard(Command, frozen=True, kw_only=True, tag="deal-card"):
    box: int
    card: Card | None = None
    exposed: bool = False


class DealPacket(Command, frozen=True, kw_only=True, tag="deal-packet"):
    box: int
    count: int
    exposed: tuple[tuple[int, Card | None], ...] = ()


class SpreadBoard(Command, frozen=True, kw_only=True, tag="spread-board"):
    pass


class LookAtCards(Command, frozen=True, kw_only=True, tag="look-at-cards"):
    box: int


class Fold(Command, frozen=True, kw_only=True, tag="fold"):
    box: int
    cards_in: bool = True


class Check(Command, frozen=True, kw_only=True, tag="check"):
    box: int
    signal: str = "tap"


class PlacePlay(Command, frozen=True, kw_only=True, tag="place-play"):
    box: int
    cents: int
    cards_down: bool = True
    tender: Tender = Tender.CHIPS


class CallForDecision(Command, frozen=True, kw_only=True, tag="call-for-decision"):
    box: int


class DeemFolded(Command, frozen=True, kw_only=True, tag="deem-folded"):
    box: int
    because: Silence = Silence.SILENT
    waited_seconds: int = 0


class RevealFlop(Command, frozen=True, kw_only=True, tag="reveal-flop"):
    cards: tuple[Card, ...] = ()


class RevealRiver(Command, frozen=True, kw_only=True, tag="reveal-river"):
    cards: tuple[Card, ...] = ()


class RevealDealer(Command, frozen=True, kw_only=True, tag="reveal-dealer"):
    cards: tuple[Card, ...] = ()


class Concede(Command, frozen=True, kw_only=True, tag="concede"):
    box: int


class RefundAntes(Command, frozen=True, kw_only=True, tag="refund-antes"):
    pass


class TurnHand(Command, frozen=True, kw_only=True, tag="turn-hand"):
    box: int
    cards: tuple[Card, ...] = ()


class CorrectFaces(Command, frozen=True, kw_only=True, tag="correct-faces"):
    box: int
    cards: tuple[Card, ...]


class CorrectWager(Command, frozen=True, kw_only=True, tag="correct-wager"):
    box: int
    wager: Area
    cents: int


class SettleHand(Command, frozen=True, kw_only=True, tag="settle-hand"):
    box: int


class ReportExposed(Command, frozen=True, kw_only=True, tag="report-exposed"):
    box: int
    index: int
    card: Card | None = None


class ReportMiscount(Command, frozen=True, kw_only=True, tag="report-miscount"):
    box: int
    count: int


class DeclareMisdeal(Command, frozen=True, kw_only=True, tag="declare-misdeal"):
    note: str


class ReportUnwagered(Command, frozen=True, kw_only=True, tag="report-unwagered"):
    box: int
    handled: bool = False
    """Whether a player was seen to handle cards, in the deal or where nobody records it."""


class ExcludeFromRound(Command, frozen=True, kw_only=True, tag="exclude-from-round"):
    breach: int


class VoidWagers(Command, frozen=True, kw_only=True, tag="void-wagers"):
    breach: int
    wagers: tuple[Area, ...] = tuple(Area)


AnyCommand = (
    OpenTable | AnnounceTripsLimits | OrderShuffle | PlaceWager | WithdrawWager | CallNoMoreBets | DealRound | DealCard
    | DealPacket | SpreadBoard | LookAtCards | Fold | Check | PlacePlay | CallForDecision | DeemFolded | RevealFlop
    | RevealRiver | RevealDealer | Concede | RefundAntes | TurnHand | CorrectFaces | CorrectWager | SettleHand
    | ReportExposed | ReportMiscount | DeclareMisdeal | ReportUnwagered | ExcludeFromRound | VoidWagers
    | AnyHouseCommand | AnyWagerCommand | AnyDeckCommand | AnyMachineCommand
)  # fmt: skip
