"""Canberra Manila for the kit: its tables, what its commands weigh, and the way to the end of a round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import get_args

from msgspec.json import Decoder

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.events import AnyEvent
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.samples import SAMPLERS
from croupier.games.canberra_manila.state import Table
from croupier.games.canberra_manila.timetable import TIMETABLE
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.people import Cage, Person, Player, Role, Viewer
from tests.games.canberra_manila.auditor import ManilaAuditor
from tests.games.canberra_manila.decided import rounds
from tests.games.canberra_manila.onward import onward
from tests.games.canberra_manila.openings import TABLES
from tests.games.canberra_manila.other_words import other_words
from tests.games.canberra_manila.playthroughs import PLAYTHROUGHS
from tests.games.canberra_manila.tables import DEALER, OPERATOR, REGULATOR, SUPERVISOR
from tests.kit.house import HouseSpec
from tests.kit.leaks import cards_in

STAFF = (
    DEALER,
    SUPERVISOR,
    OPERATOR,
    REGULATOR,
    Person(Role.SYSTEM, "clock"),
    Person(Role.CAGE, "carl"),
    Person(Role.DIRECTOR, "dora"),
)
_OFTEN: tuple[type[AnyCommand], ...] = (
    c.OpenTable, hc.CheckReplacement, hc.ReportCount, hc.ShuffleCards, hc.CutCards,
    c.ChargeTime, c.CollectForced, c.DealHands, c.TurnCommunal, c.Check, c.Call, c.Bet, c.TapOut, c.CallAndFold,
    c.ExpireClock, c.ShowHands, c.ShowHand, c.AwardPots, hc.CollectVoid, hc.OrderToLeave, c.SitIn, c.AnswerRemedy,
    c.PostOverBlind, c.DrawForSeat, hc.CloseTable,
)  # fmt: skip
_MISHAPS: tuple[type[AnyCommand], ...] = (
    c.ChooseEntry, c.SitOut, c.MoveSeat, c.AskForSeat, c.StartClock, c.Fold, c.ConcedeHand, c.CorrectAward,
    c.ReportDealFault, c.ReportCardCount, c.ReportCommunalExposed, c.FoldForBreach, c.ProposeRemedy, hc.TakeSeat,
    hc.RuleDispute, hc.DecideReview, c.TakeChips, c.ShareInformation, c.WithdrawClaim, c.CorrectFaces,
)  # fmt: skip
_SELDOM: tuple[type[AnyCommand], ...] = (
    hc.VoidRound, hc.AnnounceClosing, hc.Attempt, hc.OrderCount, hc.CopyRules, hc.RaiseDispute, hc.RecordBreach,
    hc.ReplaceCards, hc.ReportCardFault, hc.LeaveSeat,
)  # fmt: skip
_WEIGHTS: dict[type[AnyCommand], int] = {
    **dict.fromkeys(_OFTEN, 100),
    **dict.fromkeys(_MISHAPS, 20),
    **dict.fromkeys(_SELDOM, 1),
    c.BeginRound: 2_000,
    c.BuyChips: 300,
    hc.CheckCards: 200,
    hc.TakeSeat: 40,
    hc.LeaveSeat: 40,
    hc.RecordBreach: 10,
    hc.RaiseDispute: 10,
    hc.RuleDispute: 80,
    c.ReportDealFault: 60,
}


class ManilaSpec(HouseSpec[Table, AnyCommand, AnyEvent]):
    """All that the kit is told about Canberra Manila."""

    game = GAME
    event_types = get_args(AnyEvent)
    command_types = get_args(AnyCommand)
    event_reader = Decoder[AnyEvent](AnyEvent)
    command_reader = Decoder[AnyCommand](AnyCommand)
    tables = TABLES
    playthroughs = PLAYTHROUGHS
    cards = Pack(joker=True).cards
    rounds = rounds
    decision = c.Fold
    timetable = TIMETABLE
    samplers = SAMPLERS
    staff = STAFF
    weights = _WEIGHTS
    nobody_excluded: Mapping[type[AnyCommand], int] = {hc.LeaveSeat: 1, hc.TakeSeat: 20}

    def auditor(self) -> ManilaAuditor:
        return ManilaAuditor()

    def deck(self, state: Table) -> tuple[Card, ...]:
        return CHARTER.pack(state).cards

    def faces(self, event: AnyEvent, viewer: Viewer) -> Iterable[Card]:
        """What lies face up is for all but the cage, hole cards for their player, the order of the deck for nobody."""
        match event:
            case he.CardsReplaced(cards=cards):
                return cards
            case _ if viewer == Cage():
                return ()
            case e.CommunalTurned(card=card) | e.CommunalExposed(card=card):
                return (card,)
            case e.HandShown(cards=cards) | e.SeatDrawn(cards=cards) | e.FacesCorrected(cards=cards):
                return cards
            case e.HoleCardsDealt(seat=seat, cards=cards):
                return [card for card in cards if card is not None and viewer == Player(seat)]
            case he.PlayHeld(why=why):
                return cards_in(why.encode())
            case _:
                return ()

    def compared(self, state: Table, event: AnyEvent) -> Iterable[Card]:
        """That a hand was conceded unseen tells that it is lower than those which were shown."""
        if not isinstance(event, e.HandConceded):
            return ()
        return [card for card in state.hand(event.seat).cards if card is not None]

    def extra(self, state: Table, chance: Random) -> tuple[AnyCommand, ...]:
        return other_words(state, chance)

    def weight(self, state: Table, command: AnyCommand) -> int:
        match command:
            case hc.CheckCards():
                return 1 if state.cards.checked_on else 200
            case c.BuyChips(seat=number):
                return 300 if _is_short(state, number) else 10
            case hc.TakeSeat(player=player) if player not in state.excluded:
                return 20
            case hc.LeaveSeat(box=box):
                seat = state.seat(box)
                return 40 if seat is not None and seat.player in state.excluded else 1
            case hc.ShuffleCards(order=order) if order == self.deck(state):
                return 5
            case hc.RecordBreach() if not state.round.hands:
                return 1
            case _:
                return self.heaviest(type(command))

    def offerable(self, state: Table, command: AnyCommand) -> bool:
        """Nor can a charge be offered for a time of which nobody has told the table."""
        return super().offerable(state, command) and not isinstance(command, c.ChargeTime)

    def onward(self, state: Table, chance: Random) -> AnyCommand | None:
        return onward(state, chance)


def _is_short(table: Table, number: int) -> bool:
    """Whether somebody has less on the table than the minimum stake."""
    seat = table.seat(number)
    return seat is not None and seat.stake < table.next_settings.stake_cents


SPEC = ManilaSpec()
