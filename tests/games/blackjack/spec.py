"""Blackjack for the kit: its tables, its people, what its commands weigh, and the way to the end of a round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import get_args

from msgspec.json import Decoder

from croupier.cards.card import Card
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.charter import DECK
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.samples import SAMPLERS
from croupier.games.blackjack.state import Table
from croupier.games.blackjack.timetable import TIMETABLE
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource
from croupier.games.people import Cage, Person, Role, Viewer
from tests.games.blackjack.auditor import BlackjackAuditor
from tests.games.blackjack.decided import rounds
from tests.games.blackjack.onward import onward
from tests.games.blackjack.openings import TABLES
from tests.games.blackjack.other_words import other_words
from tests.games.blackjack.playthroughs import PLAYTHROUGHS
from tests.games.blackjack.tables import DEALER, MACHINE, OPERATOR, REGULATOR, SUPERVISOR
from tests.kit.house import HouseSpec
from tests.kit.leaks import cards_in

STAFF = (
    DEALER,
    MACHINE,
    SUPERVISOR,
    OPERATOR,
    REGULATOR,
    Person(Role.CAGE, "carl"),
    Person(Role.DIRECTOR, "dora"),
)
_OFTEN = (
    c.OpenTable, hc.CheckReplacement, hc.ReportCount, hc.ShuffleCards, c.OfferCut, hc.CutCards,
    c.InsertCuttingCard, hc.OpenWagering, c.PlaceWager, c.PlaceSideWager, c.DealRound, c.SettlePairs, c.Insure,
    c.DeclineInsurance, c.TakeEvenMoney, c.CloseInsurance, c.PayBlackjacks, c.Draw, c.Stand, c.Split, c.Double, c.Ride,
    c.DrawDealer, c.SettleWagers, c.CollectCards, hc.CollectVoid, hc.OrderToLeave, c.RequireMinimum, c.ReopenRound,
    c.ReconstructHands, hc.CloseTable,
)  # fmt: skip
_MISHAPS = (
    c.VoidWagers, c.ReportDrawn, c.BurnFaceUp, c.ReportMisplaced, c.VoidPastRound, c.PlayAbsent, hc.RuleDispute,
    hc.DecideReview, c.AskForBox, c.ReportCuttingCard, c.LiftRestriction, c.ReportRestrictions, c.DeclineCut,
    c.WithdrawWager, c.WithdrawSideWager,
)  # fmt: skip
_SELDOM = (
    hc.AnnounceClosing, hc.ReplaceShoe, hc.ReportShoeFault, hc.Attempt, hc.OrderCount, hc.CopyRules,
    hc.RaiseDispute, hc.RecordBreach, c.ChangeCards, c.AnnounceFinalRounds,
    c.AskAboutCards, hc.ReplaceCards, hc.ReportCardFault,
)  # fmt: skip
_WEIGHTS: dict[type[AnyCommand], int] = {
    **dict.fromkeys(_OFTEN, 100),
    **dict.fromkeys(_MISHAPS, 20),
    **dict.fromkeys(_SELDOM, 1),
    hc.TakeSeat: 40,
    hc.LeaveSeat: 40,
    hc.VoidRound: 3,
    c.CorrectWager: 1,
    hc.CheckCards: 1,
}


class BlackjackSpec(HouseSpec[Table, AnyCommand, AnyEvent]):
    """All that the kit is told about Blackjack."""

    game = GAME
    event_types = get_args(AnyEvent)
    command_types = get_args(AnyCommand)
    event_reader = Decoder[AnyEvent](AnyEvent)
    command_reader = Decoder[AnyCommand](AnyCommand)
    tables = TABLES
    playthroughs = PLAYTHROUGHS
    cards = DECK.cards
    rounds = rounds
    decision = c.Stand
    timetable = TIMETABLE
    samplers = SAMPLERS
    staff = STAFF
    weights = _WEIGHTS
    nobody_excluded: Mapping[type[AnyCommand], int] = {hc.LeaveSeat: 1}

    def auditor(self) -> BlackjackAuditor:
        return BlackjackAuditor()

    def faces(self, event: AnyEvent, viewer: Viewer) -> Iterable[Card]:
        """What lies face up is for all but the cage, a card that nobody has seen and the shoe's order for nobody."""
        match event:
            case he.CardsReplaced(cards=cards):
                return cards
            case _ if viewer == Cage():
                return ()
            case e.CardDealt(card=card):
                return (card,)
            case e.CardBurned(card=card, seen=True) | e.CardDrawnInError(card=card, seen=True):
                return () if card is None else (card,)
            case e.HandsReconstructed(laid=laid):
                return [card for hand in laid for card in hand.cards]
            case he.PlayHeld(why=why):
                return cards_in(why.encode())
            case _:
                return ()

    def is_guess(self, state: Table, command: AnyCommand) -> bool:
        """On felt the card that the dealer names is the one that was drawn, and what follows from it is no secret."""
        electronic = state.terms is not None and state.plate.cards is CardSource.ELECTRONIC
        return electronic and super().is_guess(state, command)

    def offerable(self, state: Table, command: AnyCommand) -> bool:
        """Nor can a wager be offered of somebody who has neither a seat at the table nor a wager on it."""
        if isinstance(command, c.PlaceWager | c.PlaceSideWager) and command.player not in ("", *_known(state)):
            return False
        return super().offerable(state, command)

    def extra(self, state: Table, chance: Random) -> tuple[AnyCommand, ...]:
        return other_words(state, chance)

    def weight(self, state: Table, command: AnyCommand) -> int:
        match command:
            case hc.LeaveSeat(box=box):
                seat = state.seat(box)
                return 40 if seat is not None and seat.player in state.excluded else 1
            case hc.TakeSeat(player=name) if name not in state.excluded and not state.seated(name):
                return 5
            case hc.ShuffleCards(order=order) if order[:2] == DECK.cards[:2]:
                return 5
            case _:
                return self.heaviest(type(command))

    def onward(self, state: Table, chance: Random) -> AnyCommand | None:
        return onward(state, chance)

    def gathered(self, before: Table, after: Table) -> bool:
        """The cards of a plain shoe last over many rounds, and are unknown again once all of them are shuffled."""
        return before.shoe.stage is not after.shoe.stage and after.shoe.loaded > 0 and not after.shoe.gone


def _known(table: Table) -> Iterator[str]:
    """Everybody of whom the table knows."""
    yield from (seat.player for seat in table.seats)
    yield from (wager.player for box in table.round.boxes for wager in (*box.wagers, *box.side))


SPEC = BlackjackSpec()
