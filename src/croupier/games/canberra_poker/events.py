"""Everything that can happen at a Canberra Poker table, each with the clauses it rests on."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.cards.ranking import Category
from croupier.games.canberra_poker.determinations import DealingShoe, Determinations
from croupier.games.decider import Event
from croupier.games.house.terms import Limits, Outcome
from croupier.money import Move


class TableOpened(Event, frozen=True, kw_only=True, tag="table-opened"):
    terms: Determinations


class CardsChecked(Event, frozen=True, kw_only=True, tag="cards-checked"):
    day: str
    after_gaming: bool


class CardsReplaced(Event, frozen=True, kw_only=True, tag="cards-replaced"):
    cards: tuple[Card, ...]


class ReplacementChecked(Event, frozen=True, kw_only=True, tag="replacement-checked"):
    role: str


class CountOrdered(Event, frozen=True, kw_only=True, tag="count-ordered"):
    reason: str


class CardsCounted(Event, frozen=True, kw_only=True, tag="cards-counted"):
    count: int
    complete: bool


class LimitsAnnounced(Event, frozen=True, kw_only=True, tag="limits-announced"):
    limits: Limits


class SeatTaken(Event, frozen=True, kw_only=True, tag="seat-taken"):
    box: int
    player: str


class SeatLeft(Event, frozen=True, kw_only=True, tag="seat-left"):
    box: int
    player: str


class OverLimitPermitted(Event, frozen=True, kw_only=True, tag="over-limit-permitted"):
    box: int
    ceiling_cents: int


class MarkerPlaced(Event, frozen=True, kw_only=True, tag="marker-placed"):
    box: int
    stated_cents: int | None


class CardsShuffled(Event, frozen=True, kw_only=True, tag="cards-shuffled"):
    order: tuple[Card, ...]
    by_hand: bool


class CardsCut(Event, frozen=True, kw_only=True, tag="cards-cut"):
    after: int


class WageringOpened(Event, frozen=True, kw_only=True, tag="wagering-opened"):
    number: int
    day: str
    limits: Limits


class AntePlaced(Event, frozen=True, kw_only=True, tag="ante-placed"):
    box: int
    player: str
    cents: int
    low: bool = False


class AnteWithdrawn(Event, frozen=True, kw_only=True, tag="ante-withdrawn"):
    box: int


class PlayerAdvised(Event, frozen=True, kw_only=True, tag="player-advised"):
    box: int
    advice: str


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


class WagerSettled(Event, frozen=True, kw_only=True, tag="wager-settled"):
    box: int
    wager: str
    staked: int
    outcome: Outcome
    returned: int


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


class RoundClosed(Event, frozen=True, kw_only=True, tag="round-closed"):
    number: int
    void: bool


class RoundVoided(Event, frozen=True, kw_only=True, tag="round-voided"):
    reason: str
    reversals: tuple[Move, ...]


class PlayHeld(Event, frozen=True, kw_only=True, tag="play-held"):
    hold: str
    why: str


class PlayResumed(Event, frozen=True, kw_only=True, tag="play-resumed"):
    hold: str


class JackpotSwitched(Event, frozen=True, kw_only=True, tag="jackpot-switched"):
    on: bool


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


class ShoeFailed(Event, frozen=True, kw_only=True, tag="shoe-failed"):
    fault: str
    malfunction: bool


class ShoeReplaced(Event, frozen=True, kw_only=True, tag="shoe-replaced"):
    shoe: DealingShoe


class BreachRecorded(Event, frozen=True, kw_only=True, tag="breach-recorded"):
    number: int
    player: str
    act: str
    note: str


class PlayerExcluded(Event, frozen=True, kw_only=True, tag="player-excluded"):
    player: str


class ExclusionLifted(Event, frozen=True, kw_only=True, tag="exclusion-lifted"):
    player: str


class DisputeRaised(Event, frozen=True, kw_only=True, tag="dispute-raised"):
    number: int
    matter: str


class DisputeRuled(Event, frozen=True, kw_only=True, tag="dispute-ruled"):
    number: int
    ruling: str


class ReviewRequested(Event, frozen=True, kw_only=True, tag="review-requested"):
    number: int


class ReviewDecided(Event, frozen=True, kw_only=True, tag="review-decided"):
    number: int
    outcome: str


class PaymentCorrected(Event, frozen=True, kw_only=True, tag="payment-corrected"):
    player: str
    to_player: int
    from_player: int


class ClosingAnnounced(Event, frozen=True, kw_only=True, tag="closing-announced"):
    pass


class TableClosed(Event, frozen=True, kw_only=True, tag="table-closed"):
    pass


class RulesCopied(Event, frozen=True, kw_only=True, tag="rules-copied"):
    instrument: str


AnyEvent = (
    TableOpened | CardsChecked | CardsReplaced | ReplacementChecked | CountOrdered | CardsCounted | LimitsAnnounced
    | SeatTaken | SeatLeft | OverLimitPermitted | MarkerPlaced | CardsShuffled | CardsCut | WageringOpened
    | AntePlaced | AnteWithdrawn | PlayerAdvised | JackpotStaked | PadLit | JackpotStakeReturned
    | JackpotContributed | WageringClosed | CardDealt | CardExposed | TopCardTurned | DealCompleted
    | DecisionsOpened | CardsPickedUp | BetPlaced | HandFolded | WagerCorrected | DecisionsClosed | DealerShown
    | HandTurned | WagerSettled | WagersCompared | JackpotDeclared | JackpotPaid | JackpotReset | JackpotClosed
    | HandRacked | RoundClosed | RoundVoided | PlayHeld | PlayResumed | JackpotSwitched | ReserveTransferred
    | ReserveReturned | HandMisplaced | HandReconstructed | HandWithdrawn | ShoeFailed | ShoeReplaced
    | BreachRecorded | PlayerExcluded | ExclusionLifted | DisputeRaised | DisputeRuled | ReviewRequested
    | ReviewDecided | PaymentCorrected | ClosingAnnounced | TableClosed | RulesCopied
)  # fmt: skip
