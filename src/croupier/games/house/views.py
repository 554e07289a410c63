"""Who may know what of the house's own events: money and signs are for all, people's affairs for those on duty."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from croupier.games.house import events as e
from croupier.games.house.state import Hold
from croupier.games.people import Cage, Dealer, Player, Regulator, Supervisor, Viewer


def seen_in_house(event: e.AnyHouseEvent | e.AnyDeckEvent, viewer: Viewer) -> e.AnyHouseEvent | e.AnyDeckEvent | None:
    """The event as the viewer may know it; nobody is shown the order of the cards."""
    match event:
        case e.CardsShuffled():
            return None if isinstance(viewer, Cage) else replace(event, order=())
        case e.PlayHeld(hold=Hold.CARD_COUNT) if isinstance(viewer, Cage):
            return replace(event, why="a doubt about the cards")
        case e.PlayerAdvised(box=box):
            return event if on_duty(viewer) or viewer == Player(box) else None
        case (
            e.BreachRecorded() | e.PlayerExcluded() | e.ExclusionLifted() | e.DisputeRaised() | e.DisputeRuled()
            | e.ReviewRequested() | e.ReviewDecided()
        ):  # fmt: skip
            return event if on_duty(viewer) else None
        case (
            e.CardsChecked() | e.CardsReplaced() | e.ReplacementChecked() | e.CountOrdered() | e.CardsCounted()
            | e.LimitsAnnounced() | e.SeatTaken() | e.SeatLeft() | e.OverLimitPermitted() | e.MarkerPlaced()
            | e.CardsCut() | e.WageringOpened() | e.WageringEnded() | e.RoundClosed() | e.RoundVoided()
            | e.PlayHeld() | e.ShoeFailed() | e.ShoeReplaced() | e.PaymentCorrected()
            | e.ClosingAnnounced() | e.TableClosed() | e.RulesCopied()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)


def on_duty(viewer: Viewer) -> bool:
    return isinstance(viewer, Dealer | Supervisor | Regulator)
