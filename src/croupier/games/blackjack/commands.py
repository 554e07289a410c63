"""Everything that people and equipment may ask of a Blackjack table, beside what the house lets them ask."""

from __future__ import annotations

import msgspec

from croupier.cards.card import Card
from croupier.games.blackjack.determinations import Determinations
from croupier.games.blackjack.state import Spot
from croupier.games.house.commands import (
    AnyHouseCommand,
    AnyWagerCommand,
    Command,
    CutCards,
    ReplaceShoe,
    ReportShoeFault,
    ShuffleCards,
    VoidReason,
)
from croupier.games.house.terms import Moment, Tender


class OpenTable(Command, frozen=True, kw_only=True, tag="open-table"):
    terms: Determinations
    at: Moment


class ChangeCards(Command, frozen=True, kw_only=True, tag="change-cards"):
    decks: int
    shuffle: str


class AskAboutCards(Command, frozen=True, kw_only=True, tag="ask-about-cards"):
    pass


class OfferCut(Command, frozen=True, kw_only=True, tag="offer-cut"):
    player: str


class DeclineCut(Command, frozen=True, kw_only=True, tag="decline-cut"):
    player: str


class InsertCuttingCard(Command, frozen=True, kw_only=True, tag="insert-cutting-card"):
    from_back: int


class ReportCuttingCard(Command, frozen=True, kw_only=True, tag="report-cutting-card"):
    late: bool = False


class AnnounceFinalRounds(Command, frozen=True, kw_only=True, tag="announce-final-rounds"):
    pass


class AskForBox(Command, frozen=True, kw_only=True, tag="ask-for-box"):
    player: str
    waits: bool = True


class RequireMinimum(Command, frozen=True, kw_only=True, tag="require-minimum"):
    player: str


class RestrictPlayer(Command, frozen=True, kw_only=True, tag="restrict-player"):
    player: str
    tracking: str = ""


class LiftRestriction(Command, frozen=True, kw_only=True, tag="lift-restriction"):
    player: str


class ReportRestrictions(Command, frozen=True, kw_only=True, tag="report-restrictions"):
    reference: str


class PlaceWager(Command, frozen=True, kw_only=True, tag="place-wager"):
    box: int
    cents: int
    player: str = ""
    tender: Tender = Tender.CHIPS


class WithdrawWager(Command, frozen=True, kw_only=True, tag="withdraw-wager"):
    box: int
    player: str = ""


class PlaceSideWager(Command, frozen=True, kw_only=True, tag="place-side-wager"):
    box: int
    cents: int
    player: str = ""
    tender: Tender = Tender.CHIPS


class WithdrawSideWager(Command, frozen=True, kw_only=True, tag="withdraw-side-wager"):
    box: int
    player: str = ""


class DealRound(Command, frozen=True, kw_only=True, tag="deal-round"):
    pass


class DealCard(Command, frozen=True, kw_only=True, tag="deal-card"):
    card: Card | None = None


class SettlePairs(Command, frozen=True, kw_only=True, tag="settle-pairs"):
    pass


class Insure(Command, frozen=True, kw_only=True, tag="insure"):
    box: int
    cents: int
    owner: str = ""
    player: str = ""
    tender: Tender = Tender.CHIPS


class DeclineInsurance(Command, frozen=True, kw_only=True, tag="decline-insurance"):
    box: int
    player: str = ""


class TakeEvenMoney(Command, frozen=True, kw_only=True, tag="take-even-money"):
    box: int
    player: str = ""


class CloseInsurance(Command, frozen=True, kw_only=True, tag="close-insurance"):
    pass


class PayBlackjacks(Command, frozen=True, kw_only=True, tag="pay-blackjacks"):
    pass


class Draw(Command, frozen=True, kw_only=True, tag="draw"):
    box: int


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    box: int


class Split(Command, frozen=True, kw_only=True, tag="split"):
    box: int
    cents: int
    player: str = ""
    tender: Tender = Tender.CHIPS


class Double(Command, frozen=True, kw_only=True, tag="double"):
    box: int
    cents: int
    player: str = ""
    tender: Tender = Tender.CHIPS


class Ride(Command, frozen=True, kw_only=True, tag="ride"):
    box: int
    player: str = ""


class PlayAbsent(Command, frozen=True, kw_only=True, tag="play-absent"):
    box: int


class DrawDealer(Command, frozen=True, kw_only=True, tag="draw-dealer"):
    pass


class CorrectWager(Command, frozen=True, kw_only=True, tag="correct-wager"):
    box: int
    cents: int
    player: str = ""
    spot: Spot = Spot.WAGER
    hand: int = 0
    """Which of the hands of the box was doubled."""
    owner: str = ""
    """Whose wager was insured, if not the player's own."""


class SettleWagers(Command, frozen=True, kw_only=True, tag="settle-wagers"):
    pass


class CollectCards(Command, frozen=True, kw_only=True, tag="collect-cards"):
    pass


class BurnFaceUp(Command, frozen=True, kw_only=True, tag="burn-face-up"):
    card: Card | None = None


class ReportDrawn(Command, frozen=True, kw_only=True, tag="report-drawn"):
    box: int
    card: Card | None = None
    exposed: bool = False
    burned: bool = False


class Laid(msgspec.Struct, frozen=True):
    """A hand as it has to lie: its box, or 0 for the dealer, which of its hands, and the cards."""

    box: int
    cards: tuple[Card, ...]
    hand: int = 0


class ReportMisplaced(Command, frozen=True, kw_only=True, tag="report-misplaced"):
    box: int


class ReconstructHands(Command, frozen=True, kw_only=True, tag="reconstruct-hands"):
    hands: tuple[Laid, ...] = ()


class ReopenRound(Command, frozen=True, kw_only=True, tag="reopen-round"):
    box: int


class VoidPastRound(Command, frozen=True, kw_only=True, tag="void-past-round"):
    round: int
    note: str
    reason: VoidReason | None = None
    """Why it is void, if not for a card that lay wrong in it."""


class VoidWagers(Command, frozen=True, kw_only=True, tag="void-wagers"):
    breach: int


AnyCommand = (
    OpenTable | ChangeCards | AskAboutCards | OfferCut | DeclineCut | InsertCuttingCard | ReportCuttingCard
    | AnnounceFinalRounds | AskForBox | RequireMinimum | RestrictPlayer | LiftRestriction | ReportRestrictions
    | PlaceWager | WithdrawWager | PlaceSideWager | WithdrawSideWager | DealRound | DealCard | SettlePairs | Insure
    | DeclineInsurance | TakeEvenMoney | CloseInsurance | PayBlackjacks | Draw | Stand | Split | Double | Ride
    | PlayAbsent | DrawDealer | CorrectWager | SettleWagers | CollectCards | BurnFaceUp | ReportDrawn | ReportMisplaced
    | ReconstructHands | ReopenRound | VoidPastRound | VoidWagers | ShuffleCards | CutCards | ReportShoeFault
    | ReplaceShoe | AnyHouseCommand | AnyWagerCommand
)  # fmt: skip
