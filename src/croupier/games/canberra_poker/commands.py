"""Everything that people and equipment may ask of a Canberra Poker table, beside what the house lets them ask."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.canberra_poker.determinations import Determinations
from croupier.games.house.commands import AnyDeckCommand, AnyHouseCommand, AnyMachineCommand, AnyWagerCommand, Command
from croupier.games.house.terms import Moment, Tender


class OpenTable(Command, frozen=True, kw_only=True, tag="open-table"):
    terms: Determinations
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
    exposed: tuple[tuple[int, Card | None], ...] = ()


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


class CorrectFaces(Command, frozen=True, kw_only=True, tag="correct-faces"):
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


class ExcludeFromRound(Command, frozen=True, kw_only=True, tag="exclude-from-round"):
    breach: int


class VoidWagers(Command, frozen=True, kw_only=True, tag="void-wagers"):
    breach: int
    wagers: tuple[str, ...] = ("ante", "bet")


AnyCommand = (
    OpenTable | PlaceAnte | WithdrawAnte | StakeJackpot | WithdrawJackpot | SensePad | DealRound | DealCard | DealPacket
    | TurnTopCard | ReportExposed | AnnounceDecisions | PlaceBet | Fold | CorrectWager | RevealDealer | TurnHand
    | CorrectFaces | SettleWagers | DeclareJackpot | PayJackpot | RackHand | ReportJackpotFault | ApproveContinuing
    | SwitchJackpot | TransferReserve | ReturnReserve | ReportMisplaced | ReconstructHand | WithdrawHand
    | ExcludeFromRound | VoidWagers | AnyHouseCommand | AnyWagerCommand | AnyDeckCommand | AnyMachineCommand
)  # fmt: skip
