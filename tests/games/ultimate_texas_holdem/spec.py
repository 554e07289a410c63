"""Ultimate Texas Hold-em for the kit: its tables, what its commands weigh, and the way to the end of a round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import get_args

from msgspec.json import Decoder

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.people import Cage, Person, Player, Role, Viewer
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.charter import DECK
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.dealing_order import next_position
from croupier.games.ultimate_texas_holdem.events import AnyEvent
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.samples import SAMPLERS
from croupier.games.ultimate_texas_holdem.state import Area, Table
from croupier.games.ultimate_texas_holdem.timetable import TIMETABLE
from tests.games.ultimate_texas_holdem.auditor import UltimateAuditor
from tests.games.ultimate_texas_holdem.decided import rounds
from tests.games.ultimate_texas_holdem.onward import onward
from tests.games.ultimate_texas_holdem.openings import TABLES
from tests.games.ultimate_texas_holdem.other_words import other_words
from tests.games.ultimate_texas_holdem.playthroughs import PLAYTHROUGHS
from tests.games.ultimate_texas_holdem.tables import DEALER, MACHINE, OPERATOR, REGULATOR, SUPERVISOR
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
    c.OpenTable, hc.CheckReplacement, hc.ReportCount, hc.ShuffleCards, hc.CutCards, hc.OpenWagering, c.PlaceWager,
    c.DealRound, c.SpreadBoard, c.LookAtCards, c.Check, c.PlacePlay, c.Fold, c.RevealFlop, c.RevealRiver,
    c.RevealDealer, c.RefundAntes, c.TurnHand, c.SettleHand, hc.CollectVoid, hc.OrderToLeave,
)  # fmt: skip
_SELDOM = (
    hc.VoidRound, hc.AnnounceClosing, hc.ReplaceShoe, hc.ReportShoeFault, hc.Attempt, hc.OrderCount, hc.CopyRules,
    hc.RaiseDispute, hc.RecordBreach, hc.ReportCardFault, c.WithdrawWager, c.DeclareMisdeal, c.ReportMiscount,
    c.OrderShuffle, c.CallNoMoreBets,
)  # fmt: skip
_MISHAPS = (
    c.CorrectWager, c.CorrectFaces, c.VoidWagers, c.ExcludeFromRound, c.Concede, c.DeemFolded, hc.RuleDispute,
    hc.DecideReview,
)  # fmt: skip
_WEIGHTS: dict[type[AnyCommand], int] = {
    **dict.fromkeys(_OFTEN, 100),
    **dict.fromkeys(_MISHAPS, 40),
    **dict.fromkeys(_SELDOM, 1),
    c.PlaceWager: 200,
    c.DealCard: 50,
    c.DealPacket: 50,
    hc.TakeSeat: 40,
    hc.LeaveSeat: 40,
    c.ReportExposed: 40,
}


class UltimateSpec(HouseSpec[Table, AnyCommand, AnyEvent]):
    """All that the kit is told about Ultimate Texas Hold-em."""

    game = GAME
    event_types = get_args(AnyEvent)
    command_types = get_args(AnyCommand)
    event_reader = Decoder[AnyEvent](AnyEvent)
    command_reader = Decoder[AnyCommand](AnyCommand)
    tables = TABLES
    playthroughs = PLAYTHROUGHS
    cards = DECK.cards
    rounds = rounds
    decision = c.Fold
    timetable = TIMETABLE
    samplers = SAMPLERS
    staff = STAFF
    weights = _WEIGHTS
    nobody_excluded: Mapping[type[AnyCommand], int] = {hc.LeaveSeat: 1, hc.TakeSeat: 5}

    def auditor(self) -> UltimateAuditor:
        return UltimateAuditor()

    def faces(self, event: AnyEvent, viewer: Viewer) -> Iterable[Card]:
        """What lies face up is for all but the cage, hole cards for their player, the order of the shoe for nobody."""
        match event:
            case he.CardsReplaced(cards=cards):
                return cards
            case _ if viewer == Cage():
                return ()
            case e.FlopRevealed(cards=cards) | e.RiverRevealed(cards=cards):
                return cards
            case e.DealerShown(cards=cards) | e.HandTurned(cards=cards) | e.FacesCorrected(cards=cards):
                return cards
            case e.CardExposed(card=card):
                return (card,)
            case e.CardsPickedUp(box=box, cards=cards):
                return [card for card in cards if card is not None and viewer == Player(box)]
            case he.PlayHeld(why=why):
                return cards_in(why.encode())
            case _:
                return ()

    def extra(self, state: Table, chance: Random) -> tuple[AnyCommand, ...]:
        return other_words(state, chance)

    def weight(self, state: Table, command: AnyCommand) -> int:
        match command:
            case c.DealCard(exposed=False, box=box) | c.DealPacket(exposed=(), box=box):
                return 50 if _is_due(state, command, box) else 1
            case c.DealCard() | c.DealPacket():
                return 5
            case hc.TakeSeat(player=player) if player not in state.excluded:
                return 5
            case hc.LeaveSeat(box=box):
                seat = state.seat(box)
                return 40 if seat is not None and seat.player in state.excluded else 1
            case c.ReportExposed(card=card) if card not in state.round.seen:
                return 5
            case hc.ShuffleCards(order=DECK.cards):
                return 5
            case c.PlaceWager(wager=wager) if wager is not Area.BLIND:
                return 100
            case _:
                return self.heaviest(type(command))

    def onward(self, state: Table, chance: Random) -> AnyCommand | None:
        return onward(state, chance)


def _is_due(table: Table, command: AnyCommand, box: int) -> bool:
    """Whether the card or packet belongs there; any other is out of order, or a misdeal."""
    place = next_position(table)
    packets = table.shoe.kind is ShoeKind.AUTOMATED
    return place is not None and place[0] == box and packets == isinstance(command, c.DealPacket)


SPEC = UltimateSpec()
