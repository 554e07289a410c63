"""Who may know what: an allowlist of events, so that a viewer's table is folded only from what is theirs.

Every card is dealt face up (6.1); hidden are the order of the shoe, and a card drawn or burned that nobody has seen
(14.2, 16.5(b)).
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.blackjack import events as e
from croupier.games.house.events import CardsShuffled
from croupier.games.house.views import on_duty, seen_with_wagers
from croupier.games.people import Cage, Viewer

_ABOUT_CARDS = (
    e.CardDealt,
    e.CardBurned,
    e.CardDrawnInError,
    e.RemainderShuffled,
    e.CuttingCardDrawn,
    CardsShuffled,
    e.HandEnded,
    e.DealerCompleted,
)
_ABOUT_PEOPLE = (e.MinimumRequired, e.PlayerRestricted, e.RestrictionLifted, e.RestrictionsReported)


def seen_by(event: e.AnyEvent, viewer: Viewer) -> e.AnyEvent | None:
    """The event as the viewer may know it; the cage follows the money and sees no card."""
    if isinstance(event, _ABOUT_CARDS):
        if isinstance(viewer, Cage):
            return None
        return _card_as_seen(event)
    if isinstance(event, _ABOUT_PEOPLE):
        return event if on_duty(viewer) else None
    match event:
        case e.HandsReconstructed() if isinstance(viewer, Cage):
            return replace(event, laid=())
        case (
            e.TableOpened() | e.CardsChanged() | e.CardsAskedAbout() | e.CutOffered() | e.CutDeclined()
            | e.CuttingCardInserted() | e.FinalRoundsAnnounced() | e.BoxAskedFor() | e.WagerPlaced()
            | e.WagerWithdrawn() | e.SideWagerPlaced() | e.SideWagerWithdrawn() | e.WageringClosed()
            | e.InitialDealCompleted() | e.SideWagerSettled() | e.PairsSettled() | e.InsuranceDeclined()
            | e.InsuranceAppliedFor() | e.InsurancePlaced() | e.InsuranceSettled() | e.InterimSettled()
            | e.CardCalled() | e.HandSplit() | e.SplitJoined() | e.HandDoubled() | e.DoubleJoined() | e.WagerRides()
            | e.PlayerAbsent() | e.SubsequentDealCompleted() | e.WagerSettled() | e.WagersSettled()
            | e.WagerCorrected()
            | e.HandMisplaced() | e.SettlementTakenBack() | e.HandsReconstructed() | e.RoundReopened()
            | e.PastRoundVoided()
        ):  # fmt: skip
            return event
        case _:
            return seen_with_wagers(event, viewer)


def _card_as_seen(event: e.AnyEvent) -> e.AnyEvent:
    """A card that lies face down is unknown, and so is the order of those in the shoe."""
    match event:
        case e.CardBurned(seen=False) | e.CardDrawnInError(seen=False):
            return replace(event, card=None)
        case e.RemainderShuffled() | CardsShuffled():
            return replace(event, order=())
        case _:
            return event
