"""Everything that can happen at a Blackjack table beside what happens at any, each with its clauses."""

from __future__ import annotations

import msgspec

from croupier.cards.card import Card
from croupier.games.blackjack.determinations import Determinations
from croupier.games.blackjack.state import Spot
from croupier.games.decider import Event
from croupier.games.house.events import AnyHouseEvent, AnyWagerEvent, CardsCut, CardsShuffled, ShoeFailed, ShoeReplaced
from croupier.games.house.terms import Outcome
from croupier.money import Move


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A hand as it lies after its cards have been put right, and how it stands with them."""

    box: int
    hand: int
    cards: tuple[Card, ...]
    standing: str


class Line(msgspec.Struct, frozen=True, gc=False):
    """A wager that was settled by cards that lay wrong: on a hand, beside a box, or of insurance."""

    wager: str
    box: int
    player: str
    hand: int = 0
    owner: str = ""


class TableOpened(Event, frozen=True, kw_only=True, tag="table-opened"):
    terms: Determinations


class CardsChanged(Event, frozen=True, kw_only=True, tag="cards-changed"):
    decks: int
    shuffle: str


class CardsAskedAbout(Event, frozen=True, kw_only=True, tag="cards-asked-about"):
    decks: int
    shuffle: str


class RemainderShuffled(Event, frozen=True, kw_only=True, tag="remainder-shuffled"):
    order: tuple[Card, ...]
    from_rack: bool
    count: int


class CutOffered(Event, frozen=True, kw_only=True, tag="cut-offered"):
    player: str


class CutDeclined(Event, frozen=True, kw_only=True, tag="cut-declined"):
    player: str


class CuttingCardInserted(Event, frozen=True, kw_only=True, tag="cutting-card-inserted"):
    from_back: int


class CuttingCardDrawn(Event, frozen=True, kw_only=True, tag="cutting-card-drawn"):
    box: int | None
    """Whose card was due: a box, 0 for the dealer, nobody before the first card of a round."""
    player: str = ""
    """Who is the first to be offered the cut because of it."""
    discarded: bool = False


class FinalRoundsAnnounced(Event, frozen=True, kw_only=True, tag="final-rounds-announced"):
    rounds: int


class BoxAskedFor(Event, frozen=True, kw_only=True, tag="box-asked-for"):
    player: str
    waits: bool


class MinimumRequired(Event, frozen=True, kw_only=True, tag="minimum-required"):
    player: str


class PlayerRestricted(Event, frozen=True, kw_only=True, tag="player-restricted"):
    player: str
    tracking: str


class RestrictionLifted(Event, frozen=True, kw_only=True, tag="restriction-lifted"):
    player: str


class RestrictionsReported(Event, frozen=True, kw_only=True, tag="restrictions-reported"):
    players: tuple[str, ...]
    reference: str


class WagerPlaced(Event, frozen=True, kw_only=True, tag="wager-placed"):
    box: int
    player: str
    cents: int
    low: bool = False


class WagerWithdrawn(Event, frozen=True, kw_only=True, tag="wager-withdrawn"):
    box: int
    player: str
    cents: int


class SideWagerPlaced(Event, frozen=True, kw_only=True, tag="side-wager-placed"):
    box: int
    player: str
    cents: int
    low: bool = False


class SideWagerWithdrawn(Event, frozen=True, kw_only=True, tag="side-wager-withdrawn"):
    box: int
    player: str
    cents: int


class WageringClosed(Event, frozen=True, kw_only=True, tag="wagering-closed"):
    counts: tuple[tuple[int, ...], ...]
    """How much of each wager counts, box by box, the wager nearest to the dealer first."""
    side_counts: tuple[tuple[int, ...], ...] = ()


class CardDealt(Event, frozen=True, kw_only=True, tag="card-dealt"):
    box: int
    card: Card
    hand: int = 0


class InitialDealCompleted(Event, frozen=True, kw_only=True, tag="initial-deal-completed"):
    opens: str


class SideWagerSettled(Event, frozen=True, kw_only=True, tag="side-wager-settled"):
    box: int
    player: str
    staked: int
    outcome: Outcome
    returned: int


class PairsSettled(Event, frozen=True, kw_only=True, tag="pairs-settled"):
    opens: str


class InsuranceDeclined(Event, frozen=True, kw_only=True, tag="insurance-declined"):
    box: int
    player: str


class InsuranceAppliedFor(Event, frozen=True, kw_only=True, tag="insurance-applied-for"):
    box: int
    owner: str
    player: str
    cents: int


class InsurancePlaced(Event, frozen=True, kw_only=True, tag="insurance-placed"):
    box: int
    owner: str
    player: str
    cents: int


class InsuranceSettled(Event, frozen=True, kw_only=True, tag="insurance-settled"):
    box: int
    owner: str
    player: str
    staked: int
    outcome: Outcome
    returned: int


class InterimSettled(Event, frozen=True, kw_only=True, tag="interim-settled"):
    opens: str


class CardCalled(Event, frozen=True, kw_only=True, tag="card-called"):
    box: int
    hand: int


class HandSplit(Event, frozen=True, kw_only=True, tag="hand-split"):
    box: int
    hand: int
    player: str
    cents: int
    asked: tuple[str, ...] = ()


class SplitJoined(Event, frozen=True, kw_only=True, tag="split-joined"):
    box: int
    hand: int
    player: str
    cents: int


class HandDoubled(Event, frozen=True, kw_only=True, tag="hand-doubled"):
    box: int
    hand: int
    player: str
    cents: int
    asked: tuple[str, ...] = ()


class DoubleJoined(Event, frozen=True, kw_only=True, tag="double-joined"):
    box: int
    hand: int
    player: str
    cents: int


class WagerRides(Event, frozen=True, kw_only=True, tag="wager-rides"):
    box: int
    hand: int
    player: str


class PlayerAbsent(Event, frozen=True, kw_only=True, tag="player-absent"):
    box: int
    hand: int


class HandEnded(Event, frozen=True, kw_only=True, tag="hand-ended"):
    box: int
    hand: int
    standing: str
    total: int


class SubsequentDealCompleted(Event, frozen=True, kw_only=True, tag="subsequent-deal-completed"):
    opens: str


class DealerCompleted(Event, frozen=True, kw_only=True, tag="dealer-completed"):
    total: int


class WagerSettled(Event, frozen=True, kw_only=True, tag="wager-settled"):
    box: int
    hand: int
    player: str
    staked: int
    outcome: Outcome
    returned: int


class WagerCorrected(Event, frozen=True, kw_only=True, tag="wager-corrected"):
    box: int
    player: str
    spot: Spot
    recorded: int
    cents: int
    low: bool = False
    hand: int = 0
    owner: str = ""
    counts: tuple[int, ...] = ()
    """How much counts of each wager of the box, the one nearest to the dealer first, or of the side bet."""
    opens: str = ""
    """Where the round goes on, if the dealer's hand has to be drawn after all."""


class WagersSettled(Event, frozen=True, kw_only=True, tag="wagers-settled"):
    pass


class CardBurned(Event, frozen=True, kw_only=True, tag="card-burned"):
    card: Card | None
    seen: bool


class CardDrawnInError(Event, frozen=True, kw_only=True, tag="card-drawn-in-error"):
    box: int
    card: Card | None
    seen: bool


class HandMisplaced(Event, frozen=True, kw_only=True, tag="hand-misplaced"):
    box: int


class SettlementTakenBack(Event, frozen=True, kw_only=True, tag="settlement-taken-back"):
    lines: tuple[Line, ...]
    reversals: tuple[Move, ...]


class HandsReconstructed(Event, frozen=True, kw_only=True, tag="hands-reconstructed"):
    boxes: tuple[int, ...]
    laid: tuple[Laid, ...]
    opens: str


class RoundReopened(Event, frozen=True, kw_only=True, tag="round-reopened"):
    number: int


class PastRoundVoided(Event, frozen=True, kw_only=True, tag="past-round-voided"):
    number: int
    note: str
    reversals: tuple[Move, ...]


AnyEvent = (
    TableOpened | CardsChanged | CardsAskedAbout | RemainderShuffled | CutOffered | CutDeclined | CuttingCardInserted
    | CuttingCardDrawn | FinalRoundsAnnounced | BoxAskedFor | MinimumRequired | PlayerRestricted | RestrictionLifted
    | RestrictionsReported | WagerPlaced | WagerWithdrawn | SideWagerPlaced | SideWagerWithdrawn | WageringClosed
    | CardDealt | InitialDealCompleted | SideWagerSettled | PairsSettled | InsuranceDeclined | InsuranceAppliedFor
    | InsurancePlaced | InsuranceSettled | InterimSettled | CardCalled | HandSplit | SplitJoined | HandDoubled
    | DoubleJoined | WagerRides | PlayerAbsent | HandEnded | SubsequentDealCompleted | DealerCompleted | WagerSettled
    | WagersSettled | CardBurned | CardDrawnInError | HandMisplaced | SettlementTakenBack | HandsReconstructed
    | RoundReopened | PastRoundVoided | WagerCorrected | CardsShuffled | CardsCut | ShoeFailed
    | ShoeReplaced | AnyHouseEvent | AnyWagerEvent
)  # fmt: skip
