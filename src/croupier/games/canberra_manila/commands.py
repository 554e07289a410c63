"""Everything that people and equipment may ask of a table of Canberra Manila, beside what the house lets them ask."""

from __future__ import annotations

from enum import StrEnum

from croupier.cards.card import Card
from croupier.games.canberra_manila.determinations import Determinations, Settings
from croupier.games.house.commands import AnyDeckCommand, AnyHouseCommand, Command
from croupier.games.house.terms import Moment, Tender


class DealFault(StrEnum):
    """What can go wrong with the cards before the first betting round is over (17.1)."""

    CARD_SEEN_IN_CUT = "a card was exposed during the cut"
    NOT_CUT = "the cards were not cut"
    HOLE_CARD_SHOWN = "a hole card was exposed"
    SECOND_COMMUNAL_FACE_UP = "the second communal card lies face up in the shoe"
    OUT_OF_TURN = "a hole card went to the wrong player"
    PLAYER_MISSED = "a player was missed"
    EXTRA_HOLE_CARD = "a player has too many hole cards"


class OpenTable(Command, frozen=True, kw_only=True, tag="open-table"):
    terms: Determinations
    at: Moment


class AnnounceSettings(Command, frozen=True, kw_only=True, tag="announce-settings"):
    settings: Settings


class BuyChips(Command, frozen=True, kw_only=True, tag="buy-chips"):
    seat: int
    cents: int
    tender: Tender = Tender.CASH


class TakeChips(Command, frozen=True, kw_only=True, tag="take-chips"):
    """Chips that a player takes off the table between two rounds."""

    seat: int
    cents: int


class SitOut(Command, frozen=True, kw_only=True, tag="sit-out"):
    seat: int


class SitIn(Command, frozen=True, kw_only=True, tag="sit-in"):
    seat: int


class ChooseEntry(Command, frozen=True, kw_only=True, tag="choose-entry"):
    """Whether a player who owes blinds posts them now, or waits for the blind."""

    seat: int
    posts: bool


class MoveSeat(Command, frozen=True, kw_only=True, tag="move-seat"):
    seat: int
    to: int


class AskForSeat(Command, frozen=True, kw_only=True, tag="ask-for-seat"):
    """A player, seated or waiting, who wants a certain seat."""

    player: str
    seat: int


class WithdrawClaim(Command, frozen=True, kw_only=True, tag="withdraw-claim"):
    """A player who has asked for a seat does not want it any more, or is not there."""

    player: str
    seat: int


class DrawForSeat(Command, frozen=True, kw_only=True, tag="draw-for-seat"):
    """The card that each of those who want a seat has drawn, in the order in which they asked."""

    seat: int
    cards: tuple[Card, ...]


class ChargeTime(Command, frozen=True, kw_only=True, tag="charge-time"):
    at: Moment


class BeginRound(Command, frozen=True, kw_only=True, tag="begin-round"):
    at: Moment


class CollectForced(Command, frozen=True, kw_only=True, tag="collect-forced"):
    pass


class PostOverBlind(Command, frozen=True, kw_only=True, tag="post-over-blind"):
    seat: int


class DealHands(Command, frozen=True, kw_only=True, tag="deal-hands"):
    """Two cards to each player and the first communal card; on a felt table the dealer names that card."""

    card: Card | None = None


class TurnCommunal(Command, frozen=True, kw_only=True, tag="turn-communal"):
    card: Card | None = None


class Check(Command, frozen=True, kw_only=True, tag="check"):
    seat: int


class Call(Command, frozen=True, kw_only=True, tag="call"):
    """To match the level; for the last blind whom nobody has raised, to stand."""

    seat: int


class Bet(Command, frozen=True, kw_only=True, tag="bet"):
    """All the chips that the player puts in at this turn, those that lie there already among them."""

    seat: int
    cents: int
    tender: Tender = Tender.CHIPS


class TapOut(Command, frozen=True, kw_only=True, tag="tap-out"):
    seat: int


class Fold(Command, frozen=True, kw_only=True, tag="fold"):
    seat: int


class CallAndFold(Command, frozen=True, kw_only=True, tag="call-and-fold"):
    """What the opener under option A may do in the place of a fold that costs nothing."""

    seat: int


class StartClock(Command, frozen=True, kw_only=True, tag="start-clock"):
    seat: int


class ExpireClock(Command, frozen=True, kw_only=True, tag="expire-clock"):
    seat: int


class ShowHands(Command, frozen=True, kw_only=True, tag="show-hands"):
    """Where the program holds the cards, it shows them in their order, and those that need not be shown stay hidden."""


class ShowHand(Command, frozen=True, kw_only=True, tag="show-hand"):
    seat: int
    cards: tuple[Card, ...]


class ConcedeHand(Command, frozen=True, kw_only=True, tag="concede-hand"):
    seat: int


class CorrectFaces(Command, frozen=True, kw_only=True, tag="correct-faces"):
    """The cards that lie open at a seat, or in the middle of the table, where they were named wrong."""

    place: int
    """A seat, or `state.BOARD`."""
    cards: tuple[Card, ...]


class AwardPots(Command, frozen=True, kw_only=True, tag="award-pots"):
    pass


class CorrectAward(Command, frozen=True, kw_only=True, tag="correct-award"):
    """Chips of the last round that went to the wrong player, before the next one begins."""

    from_seat: int
    to_seat: int
    cents: int
    why: str


class ReportDealFault(Command, frozen=True, kw_only=True, tag="report-deal-fault"):
    fault: DealFault
    seat: int = 0
    looked: bool = False
    """Whether somebody who is not entitled to it has looked at the card, or the player at the surplus one."""
    repairable: bool = True


class ReportCardCount(Command, frozen=True, kw_only=True, tag="report-card-count"):
    seat: int
    count: int


class ReportCommunalExposed(Command, frozen=True, kw_only=True, tag="report-communal-exposed"):
    card: Card | None = None


class ShareInformation(Command, frozen=True, kw_only=True, tag="share-information"):
    """What one player was told of a hand, for everybody."""

    seat: int
    what: str


class ProposeRemedy(Command, frozen=True, kw_only=True, tag="propose-remedy"):
    what: str


class AnswerRemedy(Command, frozen=True, kw_only=True, tag="answer-remedy"):
    seat: int
    agrees: bool


class FoldForBreach(Command, frozen=True, kw_only=True, tag="fold-for-breach"):
    breach: int


AnyCommand = (
    OpenTable | AnnounceSettings | BuyChips | TakeChips | SitOut | SitIn | ChooseEntry | MoveSeat | AskForSeat
    | WithdrawClaim | DrawForSeat | ChargeTime | BeginRound | CollectForced | PostOverBlind | DealHands | TurnCommunal
    | Check | Call | Bet | TapOut | Fold | CallAndFold | StartClock | ExpireClock | ShowHands | ShowHand | ConcedeHand
    | CorrectFaces | AwardPots | CorrectAward | ReportDealFault | ReportCardCount | ReportCommunalExposed
    | ShareInformation | ProposeRemedy | AnswerRemedy | FoldForBreach | AnyHouseCommand | AnyDeckCommand
)  # fmt: skip
