"""Everything that can happen at a table of Ultimate Texas Hold-em beside what happens at any, each with its clauses."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.decider import Event
from croupier.games.house.events import AnyDeckEvent, AnyHouseEvent, AnyMachineEvent, AnyWagerEvent, WagerSettled
from croupier.games.house.terms import Limits
from croupier.games.ultimate_texas_holdem.determinations import Determinations
from croupier.games.ultimate_texas_holdem.editions import Street
from croupier.games.ultimate_texas_holdem.state import Area


class TableOpened(Event, frozen=True, kw_only=True, tag="table-opened"):
    terms: Determinations


class TripsLimitsAnnounced(Event, frozen=True, kw_only=True, tag="trips-limits-announced"):
    limits: Limits


class ShuffleOrdered(Event, frozen=True, kw_only=True, tag="shuffle-ordered"):
    reason: str


class ShoeLoaded(Event, frozen=True, kw_only=True, tag="shoe-loaded"):
    count: int


class WagerPlaced(Event, frozen=True, kw_only=True, tag="wager-placed"):
    box: int
    player: str
    wager: Area
    cents: int
    low: bool = False


class WagerWithdrawn(Event, frozen=True, kw_only=True, tag="wager-withdrawn"):
    box: int
    wager: Area


class BetsCalled(Event, frozen=True, kw_only=True, tag="bets-called"):
    pass


class WageringClosed(Event, frozen=True, kw_only=True, tag="wagering-closed"):
    boxes: tuple[int, ...]


class CardsDealt(Event, frozen=True, kw_only=True, tag="cards-dealt"):
    box: int
    cards: tuple[Card | None, ...]


class BoardSpread(Event, frozen=True, kw_only=True, tag="board-spread"):
    pass


class CardExposed(Event, frozen=True, kw_only=True, tag="card-exposed"):
    box: int
    index: int
    card: Card


class DealCompleted(Event, frozen=True, kw_only=True, tag="deal-completed"):
    pass


class CardsPickedUp(Event, frozen=True, kw_only=True, tag="cards-picked-up"):
    box: int
    cards: tuple[Card | None, ...]


class HandFolded(Event, frozen=True, kw_only=True, tag="hand-folded"):
    box: int
    deemed: str = ""


class HandChecked(Event, frozen=True, kw_only=True, tag="hand-checked"):
    box: int
    signal: str


class PlayPlaced(Event, frozen=True, kw_only=True, tag="play-placed"):
    box: int
    cents: int
    street: Street


class DecisionCalled(Event, frozen=True, kw_only=True, tag="decision-called"):
    box: int


class FlopRevealed(Event, frozen=True, kw_only=True, tag="flop-revealed"):
    cards: tuple[Card, ...]


class RiverRevealed(Event, frozen=True, kw_only=True, tag="river-revealed"):
    cards: tuple[Card, ...]


class DealerAnnounced(Event, frozen=True, kw_only=True, tag="dealer-announced"):
    pass


class DealerShown(Event, frozen=True, kw_only=True, tag="dealer-shown"):
    cards: tuple[Card, ...]
    hand: str
    qualifies: bool


class HandConceded(Event, frozen=True, kw_only=True, tag="hand-conceded"):
    box: int


class AntesRefunded(Event, frozen=True, kw_only=True, tag="antes-refunded"):
    boxes: tuple[int, ...]


class HandTurned(Event, frozen=True, kw_only=True, tag="hand-turned"):
    box: int
    cards: tuple[Card, ...]
    hand: str


class FacesCorrected(Event, frozen=True, kw_only=True, tag="faces-corrected"):
    box: int
    cards: tuple[Card, ...]
    hand: str = ""
    qualifies: bool | None = None


class WagerCorrected(Event, frozen=True, kw_only=True, tag="wager-corrected"):
    box: int
    wager: Area
    cents: int
    low: bool = False


class HandRacked(Event, frozen=True, kw_only=True, tag="hand-racked"):
    box: int


class HandVoided(Event, frozen=True, kw_only=True, tag="hand-voided"):
    box: int
    reason: str


AnyEvent = (
    TableOpened | TripsLimitsAnnounced | ShuffleOrdered | ShoeLoaded | WagerPlaced | WagerWithdrawn | BetsCalled
    | WageringClosed | CardsDealt | BoardSpread | CardExposed | DealCompleted | CardsPickedUp | HandFolded
    | HandChecked | PlayPlaced | DecisionCalled | FlopRevealed | RiverRevealed | DealerAnnounced | DealerShown
    | HandConceded | AntesRefunded | HandTurned | FacesCorrected | WagerCorrected | WagerSettled | HandRacked
    | HandVoided | AnyHouseEvent | AnyWagerEvent | AnyDeckEvent | AnyMachineEvent
)  # fmt: skip
