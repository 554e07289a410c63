"""Everything that can happen at a Canberra Poker table beside what happens at any, each with its clauses."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.cards.ranking import Category
from croupier.games.canberra_poker.determinations import Determinations
from croupier.games.decider import Event
from croupier.games.house.events import AnyDeckEvent, AnyHouseEvent, AnyMachineEvent, AnyWagerEvent, WagerSettled


class TableOpened(Event, frozen=True, kw_only=True, tag="table-opened"):
    terms: Determinations


class AntePlaced(Event, frozen=True, kw_only=True, tag="ante-placed"):
    box: int
    player: str
    cents: int
    low: bool = False


class AnteWithdrawn(Event, frozen=True, kw_only=True, tag="ante-withdrawn"):
    box: int


class JackpotStaked(Event, frozen=True, kw_only=True, tag="jackpot-staked"):
    box: int
    cents: int


class PadLit(Event, frozen=True, kw_only=True, tag="pad-lit"):
    box: int
    lit: bool


class JackpotStakeReturned(Event, frozen=True, kw_only=True, tag="jackpot-stake-returned"):
    box: int


class JackpotContributed(Event, frozen=True, kw_only=True, tag="jackpot-contributed"):
    box: int
    pool_cents: int
    reserve_cents: int


class WageringClosed(Event, frozen=True, kw_only=True, tag="wagering-closed"):
    boxes: tuple[int, ...]


class CardDealt(Event, frozen=True, kw_only=True, tag="card-dealt"):
    box: int
    card: Card | None
    face_up: bool


class CardExposed(Event, frozen=True, kw_only=True, tag="card-exposed"):
    box: int
    index: int
    card: Card
    stays_up: bool


class TopCardTurned(Event, frozen=True, kw_only=True, tag="top-card-turned"):
    index: int
    card: Card


class DealCompleted(Event, frozen=True, kw_only=True, tag="deal-completed"):
    pass


class DecisionsOpened(Event, frozen=True, kw_only=True, tag="decisions-opened"):
    pass


class CardsPickedUp(Event, frozen=True, kw_only=True, tag="cards-picked-up"):
    box: int
    cards: tuple[Card | None, ...]


class BetPlaced(Event, frozen=True, kw_only=True, tag="bet-placed"):
    box: int
    cents: int


class HandFolded(Event, frozen=True, kw_only=True, tag="hand-folded"):
    box: int


class WagerCorrected(Event, frozen=True, kw_only=True, tag="wager-corrected"):
    box: int
    wager: str
    cents: int
    low: bool = False


class DecisionsClosed(Event, frozen=True, kw_only=True, tag="decisions-closed"):
    anyone_in: bool


class DealerShown(Event, frozen=True, kw_only=True, tag="dealer-shown"):
    cards: tuple[Card, ...]
    hand: str
    qualifies: bool


class HandTurned(Event, frozen=True, kw_only=True, tag="hand-turned"):
    box: int
    cards: tuple[Card, ...]
    hand: str


class FacesCorrected(Event, frozen=True, kw_only=True, tag="faces-corrected"):
    box: int
    cards: tuple[Card, ...]
    hand: str
    qualifies: bool | None = None


class WagersCompared(Event, frozen=True, kw_only=True, tag="wagers-compared"):
    jackpot_boxes: tuple[int, ...]


class JackpotDeclared(Event, frozen=True, kw_only=True, tag="jackpot-declared"):
    box: int
    category: Category


class JackpotPaid(Event, frozen=True, kw_only=True, tag="jackpot-paid"):
    box: int
    category: Category
    cents: int
    from_pool: int
    from_reserve: int


class JackpotReset(Event, frozen=True, kw_only=True, tag="jackpot-reset"):
    from_reserve: int
    from_house: int


class JackpotClosed(Event, frozen=True, kw_only=True, tag="jackpot-closed"):
    pass


class HandRacked(Event, frozen=True, kw_only=True, tag="hand-racked"):
    box: int


class JackpotSwitched(Event, frozen=True, kw_only=True, tag="jackpot-switched"):
    on: bool


class PlayResumed(Event, frozen=True, kw_only=True, tag="play-resumed"):
    hold: str


class ReserveTransferred(Event, frozen=True, kw_only=True, tag="reserve-transferred"):
    cents: int
    destination: str


class ReserveReturned(Event, frozen=True, kw_only=True, tag="reserve-returned"):
    cents: int
    source: str


class HandMisplaced(Event, frozen=True, kw_only=True, tag="hand-misplaced"):
    box: int


class HandReconstructed(Event, frozen=True, kw_only=True, tag="hand-reconstructed"):
    box: int


class HandWithdrawn(Event, frozen=True, kw_only=True, tag="hand-withdrawn"):
    box: int
    reason: str


AnyEvent = (
    TableOpened | AntePlaced | AnteWithdrawn | JackpotStaked | PadLit | JackpotStakeReturned | JackpotContributed
    | WageringClosed | CardDealt | CardExposed | TopCardTurned | DealCompleted | DecisionsOpened | CardsPickedUp
    | BetPlaced | HandFolded | WagerCorrected | DecisionsClosed | DealerShown | HandTurned | FacesCorrected
    | WagerSettled | WagersCompared | JackpotDeclared | JackpotPaid | JackpotReset | JackpotClosed | HandRacked
    | PlayResumed | JackpotSwitched | ReserveTransferred | ReserveReturned | HandMisplaced | HandReconstructed
    | HandWithdrawn | AnyHouseEvent | AnyWagerEvent | AnyDeckEvent | AnyMachineEvent
)  # fmt: skip
