"""Who may know what: an allowlist of events, so that a viewer's table is folded only from what is theirs.

Clauses 6.2, 13.2(b), 16.6(b).
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.house import events as he
from croupier.games.house.views import seen_with_wagers
from croupier.games.people import Cage, Player, Viewer

_ABOUT_CARDS = (
    e.CardDealt,
    e.CardExposed,
    e.TopCardTurned,
    e.CardsPickedUp,
    e.DealerShown,
    e.HandTurned,
    e.FacesCorrected,
)


def seen_by(event: e.AnyEvent, viewer: Viewer) -> e.AnyEvent | None:
    """The event as the viewer may know it; the cage follows the money and sees no card."""
    if isinstance(viewer, Cage) and isinstance(event, _ABOUT_CARDS):
        return None
    match event:
        case e.CardDealt(face_up=face_up):
            return event if face_up else replace(event, card=None)
        case e.CardsPickedUp(box=box):
            return event if viewer == Player(box) else None
        case (
            e.TableOpened() | e.AntePlaced() | e.AnteWithdrawn() | e.JackpotStaked() | e.PadLit()
            | e.JackpotStakeReturned() | e.JackpotContributed() | e.WageringClosed() | e.CardExposed()
            | e.TopCardTurned() | e.DealCompleted() | e.DecisionsOpened() | e.BetPlaced() | e.HandFolded()
            | e.WagerCorrected() | e.DecisionsClosed() | e.DealerShown() | e.HandTurned() | e.FacesCorrected()
            | he.WagerSettled() | e.WagersCompared() | e.JackpotDeclared() | e.JackpotPaid() | e.JackpotReset()
            | e.JackpotClosed() | e.HandRacked() | e.PlayResumed() | e.JackpotSwitched() | e.ReserveTransferred()
            | e.ReserveReturned() | e.HandMisplaced() | e.HandReconstructed() | e.HandWithdrawn()
        ):  # fmt: skip
            return event
        case _:
            return seen_with_wagers(event, viewer)
