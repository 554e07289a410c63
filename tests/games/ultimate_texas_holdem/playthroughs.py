"""Rounds of Ultimate Texas Hold-em kept on paper, so that a change of rules, words or secrecy is seen at a glance."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.cards.card import parse_cards
from croupier.games.house import commands as hc
from croupier.games.house.terms import Tender
from croupier.games.people import Person
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.commands import AnyCommand
from croupier.games.ultimate_texas_holdem.state import BOARD, Area
from tests.games.ultimate_texas_holdem.openings import opening
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    FELT,
    LAST,
    MACHINE,
    NOON,
    OPERATOR,
    REGULATOR,
    SUPERVISOR,
    order_for,
    player,
)
from tests.kit.spec import Playthrough

Commands = tuple[AnyCommand, ...]
_OPEN = hc.OpenWagering(by=DEALER, at=NOON)
_DEAL = c.DealRound(by=DEALER)
_FLOP = c.RevealFlop(by=DEALER)
_RIVER = c.RevealRiver(by=DEALER)
_DEALER = c.RevealDealer(by=DEALER)
_COLLECT = hc.CollectVoid(by=DEALER)


def _wagers(*boxes: int, cents: int = 1_000, trips: Mapping[int, int] | None = None) -> Commands:
    """An ante and its blind on each box, and trips on some."""
    found: list[AnyCommand] = []
    for box in boxes:
        found.extend(_wager(box, area, cents) for area in (Area.ANTE, Area.BLIND))
    return (*found, *(_wager(box, Area.TRIPS, amount) for box, amount in (trips or {}).items()))


def _wager(box: int, area: Area, cents: int) -> AnyCommand:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents)


def _shuffled(hands: Mapping[int, str], board: str, dealer: str) -> Commands:
    """A card shoe that will deal these hands after its cut."""
    order = order_for(hands, board, dealer)
    before_cut = (*order[-LAST:], *order[:-LAST])
    return (hc.ShuffleCards(by=DEALER, order=before_cut), hc.CutCards(by=DEALER, after=LAST))


def _looked(*boxes: int) -> Commands:
    return tuple(c.LookAtCards(by=player(box), box=box) for box in boxes)


def _checked(*boxes: int) -> Commands:
    return tuple(c.Check(by=player(box), box=box) for box in boxes)


def _folded(*boxes: int, by: Person | None = None) -> Commands:
    return tuple(c.Fold(by=by or player(box), box=box) for box in boxes)


def _played(box: int, cents: int) -> AnyCommand:
    return c.PlacePlay(by=player(box), box=box, cents=cents)


def _settled(*boxes: int) -> Commands:
    """The hands of these boxes are turned and settled, one after the other."""
    found: list[AnyCommand] = []
    for box in boxes:
        found.extend((c.TurnHand(by=DEALER, box=box), c.SettleHand(by=DEALER, box=box)))
    return tuple(found)


def _ordinary() -> Commands:
    """A straight that plays before the flop, and a pair that checks twice and loses to the dealer's two pairs."""
    return (
        *opening(),
        *_shuffled({1: "Ts Jd", 2: "6h 4c"}, "9s 8d 7c 2h Kd", "Kc 2s"),
        _OPEN,
        _wager(1, Area.ANTE, 1_050),
        c.PlaceWager(by=player(1), box=1, wager=Area.ANTE, cents=1_000, tender=Tender.WORDS),
        _wager(1, Area.TRIPS, 500),
        *_wagers(1, 2, trips={1: 500}),
        c.CallNoMoreBets(by=DEALER),
        _DEAL,
        _wager(2, Area.TRIPS, 500),
        *_looked(1, 2),
        _played(1, 3_500),
        _played(1, 4_000),
        _FLOP,
        *_checked(2),
        _FLOP,
        _played(1, 2_000),
        *_checked(2),
        _RIVER,
        *_checked(2),
        _played(2, 1_000),
        _DEALER,
        c.TurnHand(by=DEALER, box=1),
        *_settled(2),
        c.Concede(by=player(2), box=2),
        *_settled(1),
    )


def _all_fold() -> Commands:
    before = (*opening(), _OPEN, *_wagers(1, 2, trips={2: 500}), *_shuffled({1: "", 2: ""}, "", ""))
    return (*before, _DEAL, *_folded(2), *_checked(1), _FLOP, *_folded(2), *_folded(1))


def _unqualified() -> Commands:
    """A dealer below a pair: antes go back, one player concedes before that, and blind and play are still compared."""
    return (
        *opening(boxes=4),
        *_shuffled({1: "Qh Jd", 2: "2s 3c", 3: "Ah Ks"}, "Kd 9s 7h 4c 2d", "Ac Td"),
        _OPEN,
        *_wagers(1, 2, 3, cents=500),
        *_wagers(1, 2, 3),
        _DEAL,
        _played(3, 3_000),
        *_checked(1, 2),
        _FLOP,
        *_checked(1, 2),
        _RIVER,
        _played(1, 1_000),
        _played(2, 1_000),
        _DEALER,
        c.TurnHand(by=DEALER, box=3),
        c.Concede(by=player(1), box=1),
        c.RefundAntes(by=DEALER),
        *_settled(3),
        c.Concede(by=player(2), box=2),
    )


def _void() -> Commands:
    """A fold has been taken and a hand paid, and all of it goes back."""
    return (
        *opening(),
        _OPEN,
        *_wagers(1, 2, trips={1: 500}),
        *_shuffled({1: "", 2: "As Ad"}, "", ""),
        _DEAL,
        *_folded(1),
        hc.RecordBreach(by=SUPERVISOR, player="ben", act=hc.Act.PASS_INFORMATION, note="told box 1"),
        hc.VoidRound(by=DEALER, reason=hc.VoidReason.COLLUSION, note="told box 1", breach=1),
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="told box 1", breach=1),
        _played(2, 4_000),
        _COLLECT,
        hc.RaiseDispute(by=player(1), matter="the ante of box 1"),
        hc.RuleDispute(by=OPERATOR, number=1, ruling="it has gone back"),
        hc.RequestReview(by=player(1), number=1),
        hc.DecideReview(by=REGULATOR, number=1, outcome="so it has"),
    )


def _exposed() -> Commands:
    """A card of the board and one of the dealer's show, and play goes on; a second one of the dealer's, too."""
    return (
        *opening(),
        _OPEN,
        *_wagers(1, 2),
        *_shuffled({1: "Qh Qd", 2: "8s 6c"}, "9s 8d 7c 2h Kd", "Kc 2s"),
        _DEAL,
        *_looked(1),
        c.ReportExposed(by=DEALER, box=BOARD, index=4),
        _played(1, 4_000),
        c.ReportExposed(by=SUPERVISOR, box=0, index=0),
        c.ReportExposed(by=DEALER, box=2, index=0),
        *_checked(2),
        _FLOP,
        c.CallForDecision(by=DEALER, box=2),
        c.DeemFolded(by=DEALER, box=2, waited_seconds=20),
        c.DeemFolded(by=DEALER, box=2, because=c.Silence.ABSENT),
        _RIVER,
        _DEALER,
        *_settled(1),
    )


def _misdeal() -> Commands:
    """The dealer's card shows before anybody has a play wager; in the next round a card shows in the deal."""
    again = (*_shuffled({1: "", 2: ""}, "", ""), _OPEN, *_wagers(1, 2))
    return (
        *opening(),
        _OPEN,
        *_wagers(1, 2),
        *_shuffled({1: "", 2: ""}, "", "Kc 2s"),
        _DEAL,
        *_checked(1),
        c.ReportExposed(by=DEALER, box=0, index=0),
        _COLLECT,
        *again,
        *(c.DealCard(by=DEALER, box=BOARD) for _ in range(5)),
        c.DealCard(by=DEALER, box=1),
        c.SpreadBoard(by=DEALER),
        c.DealCard(by=DEALER, box=2),
        c.DealCard(by=DEALER, box=1, exposed=True),
        _COLLECT,
    )


def _automated() -> Commands:
    """Packets, a wager found too high at settlement, a machine that fails when all cards are out, and in the deal."""
    order = order_for({1: "Kh Kd", 2: "Qs Jd"}, "As Qc 9d 7h 4c", "9c 3s", packets=True)
    return (
        *opening(shoe=AUTOMATED),
        _OPEN,
        *_wagers(1, 2, trips={2: 500}),
        hc.CutCards(by=DEALER, after=26),
        hc.ShuffleCards(by=MACHINE, order=order),
        c.DealPacket(by=DEALER, box=BOARD, count=5),
        c.SpreadBoard(by=DEALER),
        c.DealPacket(by=DEALER, box=1, count=2),
        _DEAL,
        _played(1, 3_000),
        *_checked(2),
        hc.ReportShoeFault(by=SUPERVISOR, fault=hc.Fault.MECHANICAL),
        _FLOP,
        _played(2, 2_000),
        _RIVER,
        _DEALER,
        c.TurnHand(by=DEALER, box=2),
        c.CorrectWager(by=DEALER, box=2, wager=Area.PLAY, cents=3_000),
        c.SettleHand(by=DEALER, box=2),
        *_settled(1),
        hc.ShuffleCards(by=MACHINE, order=order),
        _OPEN,
        *_wagers(1),
        c.DealPacket(by=DEALER, box=BOARD, count=5),
        hc.ReportShoeFault(by=MACHINE, fault=hc.Fault.CARDS_UNFIT),
        _COLLECT,
    )


def _felt() -> Commands:
    """Cards that nobody has typed in are nobody's knowledge; one that turns up twice stops the round."""
    deal: tuple[AnyCommand, ...] = tuple(c.DealCard(by=DEALER, box=box) for _ in range(2) for box in (1, 2, 0))
    return (
        *opening(cards=FELT),
        _OPEN,
        *_wagers(1, 2),
        hc.ShuffleCards(by=DEALER),
        hc.CutCards(by=DEALER, after=20),
        *(c.DealCard(by=DEALER, box=BOARD) for _ in range(5)),
        c.SpreadBoard(by=DEALER),
        *deal,
        *_looked(2),
        _played(1, 4_000),
        *_checked(2),
        c.RevealFlop(by=DEALER, cards=parse_cards("9s 8d")),
        c.RevealFlop(by=DEALER, cards=parse_cards("9s 8d 7c")),
        *_folded(2),
        c.RevealRiver(by=DEALER, cards=parse_cards("9s Kd")),
        hc.ReportCount(by=SUPERVISOR, count=52, complete=True),
        c.RevealRiver(by=DEALER, cards=parse_cards("2h Kd")),
        c.RevealDealer(by=DEALER, cards=parse_cards("Kc 2s")),
        c.CorrectFaces(by=SUPERVISOR, box=0, cards=parse_cards("Kc 3s")),
        c.TurnHand(by=DEALER, box=1, cards=parse_cards("Ts Jd")),
        c.SettleHand(by=DEALER, box=1),
    )


PLAYTHROUGHS = (
    Playthrough("ordinary", "a straight before the flop, a hand that checks twice, and some refusals", _ordinary()),
    Playthrough("all-fold", "a round in which everybody folds, and trips are lost with the hand", _all_fold()),
    Playthrough("concede", "a dealer without a pair: antes go back, and two players concede", _unqualified()),
    Playthrough("void", "collusion voids a round after a fold, and a dispute goes to review", _void()),
    Playthrough("exposed", "cards of board and dealer show while a play wager stands; an absent player", _exposed()),
    Playthrough("misdeal", "a card of the dealer before any play wager, and a card shown in the deal", _misdeal()),
    Playthrough("automated", "packets, a play wager above its street, and a shoe that fails twice", _automated()),
    Playthrough("felt", "cards dealt by hand, named as they turn up, one of them twice, one wrong", _felt()),
)
