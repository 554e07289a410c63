"""What can happen at any table of the house, each with the clauses of its game."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.decider import Event
from croupier.games.house.terms import DealingShoe, Limits, Outcome
from croupier.money import Move


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
    wager: str = ""


class MarkerPlaced(Event, frozen=True, kw_only=True, tag="marker-placed"):
    box: int
    stated_cents: int | None
    wager: str = ""


class PlayerAdvised(Event, frozen=True, kw_only=True, tag="player-advised"):
    box: int
    advice: str
    player: str = ""
    """Who is told, where others than the player of the box may own a wager on it."""


class CardsShuffled(Event, frozen=True, kw_only=True, tag="cards-shuffled"):
    order: tuple[Card, ...]
    by_hand: bool


class CardsCut(Event, frozen=True, kw_only=True, tag="cards-cut"):
    after: int


class ShoeFailed(Event, frozen=True, kw_only=True, tag="shoe-failed"):
    fault: str
    malfunction: bool


class ShoeReplaced(Event, frozen=True, kw_only=True, tag="shoe-replaced"):
    shoe: DealingShoe


class WageringOpened(Event, frozen=True, kw_only=True, tag="wagering-opened"):
    number: int
    day: str
    limits: Limits


class WageringEnded(Event, frozen=True, kw_only=True, tag="wagering-ended"):
    number: int


class WagerSettled(Event, frozen=True, kw_only=True, tag="wager-settled"):
    """A wager that one player has in a box against the house, in the games that settle such wagers."""

    box: int
    wager: str
    staked: int
    outcome: Outcome
    returned: int


class RoundClosed(Event, frozen=True, kw_only=True, tag="round-closed"):
    number: int
    void: bool


class RoundVoided(Event, frozen=True, kw_only=True, tag="round-voided"):
    reason: str
    reversals: tuple[Move, ...]


class PlayHeld(Event, frozen=True, kw_only=True, tag="play-held"):
    hold: str
    why: str


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
    round: int = 0


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
    round: int = 0


class ClosingAnnounced(Event, frozen=True, kw_only=True, tag="closing-announced"):
    pass


class TableClosed(Event, frozen=True, kw_only=True, tag="table-closed"):
    pass


class RulesCopied(Event, frozen=True, kw_only=True, tag="rules-copied"):
    instrument: str


AnyHouseEvent = (
    CardsChecked | CardsReplaced | ReplacementChecked | CountOrdered | CardsCounted | SeatTaken | SeatLeft | RoundClosed
    | RoundVoided | PlayHeld | BreachRecorded | PlayerExcluded | ExclusionLifted | DisputeRaised | DisputeRuled
    | ReviewRequested | ReviewDecided | PaymentCorrected | ClosingAnnounced | TableClosed | RulesCopied
)  # fmt: skip
"""What can happen in every game."""
AnyWagerEvent = LimitsAnnounced | WageringOpened | WageringEnded | OverLimitPermitted | MarkerPlaced | PlayerAdvised
"""What can happen beside it in a game that is played against the house."""
AnyDeckEvent = CardsShuffled | CardsCut
"""What can happen beside it in a game that is played with one deck, shuffled for each round."""
AnyMachineEvent = ShoeFailed | ShoeReplaced
"""What can happen beside it in a game that may be dealt from an automated shoe."""
