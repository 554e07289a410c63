"""Who may know what: an allowlist of events, so that a viewer's table is folded only from what is theirs.

Clauses 6.2, 13.2(b), 16.6(b).
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.state import Hold
from croupier.games.people import Cage, Dealer, Player, Regulator, Supervisor, Viewer

_ABOUT_CARDS = (
    e.CardsShuffled,
    e.CardDealt,
    e.CardExposed,
    e.TopCardTurned,
    e.CardsPickedUp,
    e.DealerShown,
    e.HandTurned,
)


def seen_by(event: e.AnyEvent, viewer: Viewer) -> e.AnyEvent | None:
    """The event as the viewer may know it; the cage follows the money and sees no card."""
    if isinstance(viewer, Cage) and isinstance(event, _ABOUT_CARDS):
        return None
    match event:
        case e.CardsShuffled():
            return replace(event, order=())
        case e.CardDealt(face_up=face_up):
            return event if face_up else replace(event, card=None)
        case e.CardsPickedUp(box=box):
            return event if viewer == Player(box) else None
        case e.PlayHeld(hold=Hold.CARD_COUNT) if isinstance(viewer, Cage):
            return replace(event, why="a doubt about the cards")
        case e.PlayerAdvised(box=box):
            return event if _on_duty(viewer) or viewer == Player(box) else None
        case (
            e.BreachRecorded() | e.PlayerExcluded() | e.ExclusionLifted() | e.DisputeRaised() | e.DisputeRuled()
            | e.ReviewRequested() | e.ReviewDecided()
        ):  # fmt: skip
            return event if _on_duty(viewer) else None
        case (
            e.TableOpened() | e.CardsChecked() | e.CardsReplaced() | e.ReplacementChecked() | e.CountOrdered()
            | e.CardsCounted() | e.LimitsAnnounced() | e.SeatTaken() | e.SeatLeft() | e.OverLimitPermitted()
            | e.MarkerPlaced() | e.CardsCut() | e.WageringOpened() | e.AntePlaced() | e.AnteWithdrawn()
            | e.JackpotStaked() | e.PadLit() | e.JackpotStakeReturned() | e.JackpotContributed()
            | e.WageringClosed() | e.CardExposed() | e.TopCardTurned() | e.DealCompleted()
            | e.DecisionsOpened() | e.BetPlaced() | e.HandFolded() | e.WagerCorrected() | e.DecisionsClosed()
            | e.DealerShown() | e.HandTurned() | e.WagerSettled() | e.WagersCompared() | e.JackpotDeclared()
            | e.JackpotPaid() | e.JackpotReset() | e.JackpotClosed() | e.HandRacked() | e.RoundClosed()
            | e.RoundVoided() | e.PlayHeld() | e.PlayResumed() | e.JackpotSwitched() | e.ReserveTransferred()
            | e.ReserveReturned() | e.HandMisplaced() | e.HandReconstructed() | e.HandWithdrawn()
            | e.ShoeFailed() | e.ShoeReplaced() | e.PaymentCorrected() | e.ClosingAnnounced() | e.TableClosed()
            | e.RulesCopied()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)


def _on_duty(viewer: Viewer) -> bool:
    return isinstance(viewer, Dealer | Supervisor | Regulator)
