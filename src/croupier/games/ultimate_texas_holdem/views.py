"""Who may know what: an allowlist of events, so that a viewer's table is folded only from what is theirs.

Clauses 7.2, 7.3, 12.1, 12.2(b), 15.6(b), A:Hole Cards.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.house.events import WagerSettled
from croupier.games.house.views import seen_with_wagers
from croupier.games.people import Cage, Player, Viewer
from croupier.games.ultimate_texas_holdem import events as e

_ABOUT_CARDS = (
    e.CardsDealt,
    e.BoardSpread,
    e.CardExposed,
    e.CardsPickedUp,
    e.FlopRevealed,
    e.RiverRevealed,
    e.DealerShown,
    e.HandTurned,
    e.FacesCorrected,
)


def seen_by(event: e.AnyEvent, viewer: Viewer) -> e.AnyEvent | None:
    """The event as the viewer may know it; the cage follows the money and sees no card."""
    if isinstance(viewer, Cage) and isinstance(event, _ABOUT_CARDS):
        return None
    match event:
        case e.CardsDealt(cards=cards):
            return replace(event, cards=(None,) * len(cards))
        case e.CardsPickedUp(box=box):
            return event if viewer == Player(box) else replace(event, cards=())
        case (
            e.TableOpened() | e.TripsLimitsAnnounced() | e.ShuffleOrdered() | e.ShoeLoaded() | e.WagerPlaced()
            | e.WagerWithdrawn() | e.BetsCalled() | e.WageringClosed() | e.BoardSpread() | e.CardExposed()
            | e.DealCompleted() | e.HandFolded() | e.HandChecked() | e.PlayPlaced() | e.DecisionCalled()
            | e.FlopRevealed() | e.RiverRevealed() | e.DealerAnnounced() | e.DealerShown() | e.HandConceded()
            | e.AntesRefunded() | e.HandTurned() | e.FacesCorrected() | e.WagerCorrected() | WagerSettled()
            | e.HandRacked() | e.HandVoided()
        ):  # fmt: skip
            return event
        case _:
            return seen_with_wagers(event, viewer)
