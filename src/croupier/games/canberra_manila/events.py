"""What can happen at a table of Canberra Manila, beside what can happen at every table of the house."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.games.canberra_manila.determinations import Determinations, Settings
from croupier.games.canberra_manila.forced import Payment
from croupier.games.canberra_manila.places import Course, Place
from croupier.games.canberra_manila.state import Laid
from croupier.games.decider import Event
from croupier.games.house.events import AnyDeckEvent, AnyHouseEvent
from croupier.games.house.terms import Moment


class TableOpened(Event, frozen=True, kw_only=True, tag="table-opened"):
    terms: Determinations


class SettingsAnnounced(Event, frozen=True, kw_only=True, tag="settings-announced"):
    settings: Settings


class ChipsBought(Event, frozen=True, kw_only=True, tag="chips-bought"):
    seat: int
    player: str
    cents: int


class ChipsTaken(Event, frozen=True, kw_only=True, tag="chips-taken"):
    seat: int
    player: str
    cents: int


class PlayerDeclared(Event, frozen=True, kw_only=True, tag="player-declared"):
    seat: int


class SatOut(Event, frozen=True, kw_only=True, tag="sat-out"):
    seat: int


class SatIn(Event, frozen=True, kw_only=True, tag="sat-in"):
    seat: int


class EntryChosen(Event, frozen=True, kw_only=True, tag="entry-chosen"):
    seat: int
    posts: bool


class SeatMoved(Event, frozen=True, kw_only=True, tag="seat-moved"):
    seat: int
    to: int
    place: Place


class SeatAskedFor(Event, frozen=True, kw_only=True, tag="seat-asked-for"):
    seat: int
    player: str


class ClaimWithdrawn(Event, frozen=True, kw_only=True, tag="claim-withdrawn"):
    seat: int
    player: str


class SeatDrawn(Event, frozen=True, kw_only=True, tag="seat-drawn"):
    """The cards that were drawn for a seat, and who has it; nobody yet where the highest are equal."""

    seat: int
    players: tuple[str, ...]
    cards: tuple[Card, ...]
    remaining: tuple[str, ...]


class TimeCharged(Event, frozen=True, kw_only=True, tag="time-charged"):
    seat: int
    player: str
    cents: int
    until: Moment


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    """A round is made up: button and blinds, the seats dealt in from the button's left, and what each is to post."""

    number: int
    day: str
    course: Course
    dealt: tuple[int, ...]
    payments: tuple[Payment, ...]
    places: tuple[Place, ...]
    """How every seat stands to the blinds from now on."""


class SeatLeftOut(Event, frozen=True, kw_only=True, tag="seat-left-out"):
    """A seat that gets no cards in this round, and why."""

    seat: int
    why: str


class ForcedPosted(Event, frozen=True, kw_only=True, tag="forced-posted"):
    seat: int
    kind: str
    cents: int
    live: int
    dead: int


class ForcedCollected(Event, frozen=True, kw_only=True, tag="forced-collected"):
    level: int
    step: int


class OverBlindPosted(Event, frozen=True, kw_only=True, tag="over-blind-posted"):
    seat: int
    cents: int
    level: int


class HoleCardsDealt(Event, frozen=True, kw_only=True, tag="hole-cards-dealt"):
    seat: int
    cards: tuple[Card | None, ...]


class CommunalTurned(Event, frozen=True, kw_only=True, tag="communal-turned"):
    card: Card
    ceiling: int | None = None


class HandChecked(Event, frozen=True, kw_only=True, tag="hand-checked"):
    seat: int


class BetCalled(Event, frozen=True, kw_only=True, tag="bet-called"):
    """The level was matched; what was laid beyond it, and is no raise, went back."""

    seat: int
    cents: int
    returned: int = 0
    taps: bool = False


class BetMade(Event, frozen=True, kw_only=True, tag="bet-made"):
    """A full opening bet or a full raise, to this level."""

    seat: int
    cents: int
    level: int
    returned: int = 0
    taps: bool = False


class TappedOut(Event, frozen=True, kw_only=True, tag="tapped-out"):
    """All that the player could bet, short of the call, of a bet or of a raise."""

    seat: int
    cents: int


class ChipsLaid(Event, frozen=True, kw_only=True, tag="chips-laid"):
    """Chips that are no bet yet, laid out of turn or short of the call; what exceeds the limits went back."""

    seat: int
    cents: int
    why: Laid
    returned: int = 0


class ChipsReturned(Event, frozen=True, kw_only=True, tag="chips-returned"):
    seat: int
    cents: int


class HandFolded(Event, frozen=True, kw_only=True, tag="hand-folded"):
    """The cards go in; `paid` is the call of an opener under option A, `returned` what had been laid and was no bet."""

    seat: int
    paid: int = 0
    returned: int = 0
    voluntary: bool = True


class ClockStarted(Event, frozen=True, kw_only=True, tag="clock-started"):
    seat: int
    seconds: int


class BettingClosed(Event, frozen=True, kw_only=True, tag="betting-closed"):
    street: int
    live: int
    """How many are still in, tapped out or not."""


class HandShown(Event, frozen=True, kw_only=True, tag="hand-shown"):
    seat: int
    cards: tuple[Card, ...]
    high: str = ""
    low: str = ""


class FacesCorrected(Event, frozen=True, kw_only=True, tag="faces-corrected"):
    """Cards that lie open at a seat or in the middle of the table, and were named wrong before."""

    place: int
    cards: tuple[Card, ...]
    high: str = ""
    low: str = ""


class HandConceded(Event, frozen=True, kw_only=True, tag="hand-conceded"):
    seat: int


class ShowdownEnded(Event, frozen=True, kw_only=True, tag="showdown-ended"):
    pass


class UncalledReturned(Event, frozen=True, kw_only=True, tag="uncalled-returned"):
    seat: int
    cents: int


class PotFormed(Event, frozen=True, kw_only=True, tag="pot-formed"):
    pot: int
    cents: int
    commission: int
    eligible: tuple[int, ...]


class PotAwarded(Event, frozen=True, kw_only=True, tag="pot-awarded"):
    """What one seat gets of one pot, and for which half of it."""

    pot: int
    seat: int
    half: str
    cents: int


class AwardCorrected(Event, frozen=True, kw_only=True, tag="award-corrected"):
    from_seat: int
    to_seat: int
    cents: int
    why: str


class Misdealt(Event, frozen=True, kw_only=True, tag="misdealt"):
    """The deal is off: the cards are shuffled anew, blinds and antes stay, and later bets go back."""

    reason: str


class HandsReconstructed(Event, frozen=True, kw_only=True, tag="hands-reconstructed"):
    reason: str


class FaultStands(Event, frozen=True, kw_only=True, tag="fault-stands"):
    """An irregularity that came to light too late to change anything."""

    reason: str
    seat: int


class HandDead(Event, frozen=True, kw_only=True, tag="hand-dead"):
    seat: int
    reason: str


class LastFolderWins(Event, frozen=True, kw_only=True, tag="last-folder-wins"):
    seat: int


class CommunalExposed(Event, frozen=True, kw_only=True, tag="communal-exposed"):
    """A communal card that lies open before its time, and the level that bets may not exceed because of it."""

    card: Card
    ceiling: int | None


class InformationShared(Event, frozen=True, kw_only=True, tag="information-shared"):
    seat: int
    what: str


class RemedyProposed(Event, frozen=True, kw_only=True, tag="remedy-proposed"):
    what: str


class RemedyAnswered(Event, frozen=True, kw_only=True, tag="remedy-answered"):
    seat: int
    agrees: bool


class RemedyAdopted(Event, frozen=True, kw_only=True, tag="remedy-adopted"):
    what: str


class RemedyRejected(Event, frozen=True, kw_only=True, tag="remedy-rejected"):
    what: str


Act = HandChecked | BetCalled | BetMade | TappedOut | ChipsLaid | ChipsReturned | HandFolded
"""What a player does in a betting round, and what becomes of chips that were laid out of turn."""

AnyEvent = (
    TableOpened | SettingsAnnounced | ChipsBought | ChipsTaken | PlayerDeclared | SatOut | SatIn | EntryChosen
    | SeatMoved | SeatAskedFor | ClaimWithdrawn | SeatDrawn | TimeCharged | RoundBegun | SeatLeftOut | ForcedPosted
    | ForcedCollected | OverBlindPosted | HoleCardsDealt | CommunalTurned | HandChecked | BetCalled | BetMade
    | TappedOut | ChipsLaid | ChipsReturned | HandFolded | ClockStarted | BettingClosed | HandShown | FacesCorrected
    | HandConceded | ShowdownEnded | UncalledReturned | PotFormed | PotAwarded | AwardCorrected | Misdealt
    | HandsReconstructed | FaultStands | HandDead | LastFolderWins | CommunalExposed | InformationShared
    | RemedyProposed | RemedyAnswered | RemedyAdopted | RemedyRejected | AnyHouseEvent | AnyDeckEvent
)  # fmt: skip
