"""Who may know what of the house's own events: money and signs are for all, people's affairs for those on duty."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from croupier.games.house import events as e
from croupier.games.house.state import Hold
from croupier.games.people import Cage, Dealer, Player, Regulator, Supervisor, Viewer

AnyLayerEvent = e.AnyHouseEvent | e.AnyWagerEvent | e.AnyDeckEvent | e.AnyMachineEvent
"""What can happen in the house, in whatever layer."""


def seen_in_house(event: e.AnyHouseEvent, viewer: Viewer) -> e.AnyHouseEvent | None:
    """The event as the viewer may know it, at every table."""
    match event:
        case e.PlayHeld(hold=Hold.CARD_COUNT) if isinstance(viewer, Cage):
            return replace(event, why="a doubt about the cards")
        case (
            e.BreachRecorded() | e.PlayerExcluded() | e.ExclusionLifted() | e.DisputeRaised() | e.DisputeRuled()
            | e.ReviewRequested() | e.ReviewDecided()
        ):  # fmt: skip
            return event if on_duty(viewer) else None
        case (
            e.CardsChecked() | e.CardsReplaced() | e.ReplacementChecked() | e.CountOrdered() | e.CardsCounted()
            | e.SeatTaken() | e.SeatLeft() | e.RoundClosed() | e.RoundVoided() | e.PlayHeld() | e.PaymentCorrected()
            | e.ClosingAnnounced() | e.TableClosed() | e.RulesCopied()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)


def seen_with_deck(event: e.AnyHouseEvent | e.AnyDeckEvent, viewer: Viewer) -> e.AnyHouseEvent | e.AnyDeckEvent | None:
    """The same where one deck is shuffled for each round; nobody is shown the order of the cards."""
    match event:
        case e.CardsShuffled():
            return None if isinstance(viewer, Cage) else replace(event, order=())
        case e.CardsCut():
            return event
        case _:
            return seen_in_house(event, viewer)


def seen_with_wagers(event: AnyLayerEvent, viewer: Viewer) -> AnyLayerEvent | None:
    """The same where players wager against the house, and where the shoe may be an automated one."""
    match event:
        case e.PlayerAdvised(box=box):
            return event if on_duty(viewer) or viewer == Player(box) else None
        case (
            e.LimitsAnnounced() | e.OverLimitPermitted() | e.MarkerPlaced() | e.WageringOpened() | e.WageringEnded()
            | e.ShoeFailed() | e.ShoeReplaced()
        ):  # fmt: skip
            return event
        case _:
            return seen_with_deck(event, viewer)


def on_duty(viewer: Viewer) -> bool:
    return isinstance(viewer, Dealer | Supervisor | Regulator)
