"""Who may know what: an allowlist of events, so that a viewer's table is folded only from what is theirs.

Clauses 13.1, 16.4, 16.7, 16.8(b), 17.15, 19.5(b), A:Hole Card. Every player's cards are seen by their backs.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.house.views import seen_with_deck
from croupier.games.people import Cage, Player, Viewer

_ABOUT_CARDS = (
    e.HoleCardsDealt, e.CommunalTurned, e.HandShown, e.CommunalExposed, e.FacesCorrected, e.SeatDrawn,
    e.InformationShared,
)  # fmt: skip


def seen_by(event: e.AnyEvent, viewer: Viewer) -> e.AnyEvent | None:
    """The event as the viewer may know it; the cage follows the money and sees no card."""
    if isinstance(viewer, Cage) and isinstance(event, _ABOUT_CARDS):
        return None
    match event:
        case e.HoleCardsDealt(seat=seat, cards=cards):
            return event if viewer == Player(seat) else replace(event, cards=(None,) * len(cards))
        case (
            e.TableOpened() | e.SettingsAnnounced() | e.ChipsBought() | e.ChipsTaken() | e.PlayerDeclared()
            | e.SatOut() | e.SatIn() | e.EntryChosen() | e.SeatMoved() | e.SeatAskedFor() | e.ClaimWithdrawn()
            | e.SeatDrawn() | e.TimeCharged() | e.RoundBegun() | e.SeatLeftOut() | e.ForcedPosted()
            | e.ForcedCollected() | e.OverBlindPosted() | e.CommunalTurned() | e.HandChecked() | e.BetCalled()
            | e.BetMade() | e.TappedOut() | e.ChipsLaid() | e.ChipsReturned() | e.HandFolded() | e.ClockStarted()
            | e.BettingClosed() | e.HandShown() | e.FacesCorrected() | e.HandConceded() | e.ShowdownEnded()
            | e.UncalledReturned() | e.PotFormed() | e.PotAwarded() | e.AwardCorrected() | e.Misdealt()
            | e.HandsReconstructed() | e.FaultStands() | e.HandDead() | e.LastFolderWins() | e.CommunalExposed()
            | e.InformationShared() | e.RemedyProposed() | e.RemedyAnswered() | e.RemedyAdopted()
            | e.RemedyRejected()
        ):  # fmt: skip
            return event
        case _:
            return seen_with_deck(event, viewer)
