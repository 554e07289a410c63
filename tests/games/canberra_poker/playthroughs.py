"""Rounds of Canberra Poker kept on paper, so that a change of rules, of words or of secrecy is seen at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.cards.card import Card, parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.editions import E2016, E2023
from croupier.games.house import commands as hc
from croupier.games.house.terms import Tender
from croupier.games.people import Person
from tests.games.canberra_poker.openings import FELT, opening
from tests.games.canberra_poker.tables import (
    AUTOMATED,
    DEALER,
    JACKPOT,
    NOON,
    OPERATOR,
    PADS,
    REGULATOR,
    SUPERVISOR,
    order_for,
    player,
)
from tests.kit.spec import Playthrough

Commands = tuple[AnyCommand, ...]
_OPEN = hc.OpenWagering(by=DEALER, at=NOON)
_DEAL = c.DealRound(by=DEALER)
_REVEAL = c.RevealDealer(by=DEALER)
_SETTLE = c.SettleWagers(by=DEALER)
_COLLECT = hc.CollectVoid(by=DEALER)


def _antes(*boxes: int, cents: int = 1_000) -> Commands:
    return tuple(c.PlaceAnte(by=player(box), box=box, cents=cents) for box in boxes)


def _staked(*boxes: int) -> Commands:
    """A jackpot stake on each box, its pad lit."""
    stakes = (c.StakeJackpot(by=player(box), box=box, cents=JACKPOT.wager_cents) for box in boxes)
    lit = (c.SensePad(by=PADS, box=box, lit=True) for box in boxes)
    return (*stakes, *lit)


def _shuffled(hands: Mapping[int, str], dealer: str) -> Commands:
    """A plain shoe that will deal these hands after its cut."""
    order = order_for(hands, dealer)
    return (hc.ShuffleCards(by=DEALER, order=(*order[-26:], *order[:-26])), hc.CutCards(by=DEALER, after=26))


def _bet(*boxes: int, ante: int = 1_000) -> Commands:
    return tuple(c.PlaceBet(by=player(box), box=box, cents=2 * ante) for box in boxes)


def _fold(*boxes: int, by: Person | None = None) -> Commands:
    return tuple(c.Fold(by=by or player(box), box=box) for box in boxes)


def _racked(*boxes: int) -> Commands:
    """The hands go to the rack, the dealer's last."""
    return tuple(c.RackHand(by=DEALER, box=box) for box in (*boxes, 0))


def _cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def _ordinary() -> Commands:
    hands = {1: "Kh Kd 8c 5s 2d", 2: "Qs Jd 9h 6c 3s"}
    return (
        *opening(E2023),
        *_shuffled(hands, "As Kc 9d 7h 4c"),
        _OPEN,
        c.PlaceAnte(by=player(1), box=1, cents=1_050),
        c.PlaceAnte(by=player(1), box=1, cents=1_000, tender=Tender.WORDS),
        *_antes(1, 2),
        c.StakeJackpot(by=player(2), box=2, cents=200),
        *_staked(2),
        _DEAL,
        c.PlaceAnte(by=player(1), box=1, cents=1_000),
        c.PlaceBet(by=player(1), box=1, cents=1_500),
        *_bet(1),
        c.Fold(by=player(1), box=2),
        *_fold(2),
        _REVEAL,
        _SETTLE,
        *_racked(2, 1),
    )


def _all_fold() -> Commands:
    hands = {1: "Qs Jd 9h 6c 3s", 2: "8h 8d 4c 3d 2s"}
    before = (*opening(E2016), _OPEN, *_antes(1, 2), *_staked(1), *_shuffled(hands, ""))
    return (*before, _DEAL, *_fold(2, 1), *_racked(1, 2))


def _jackpot() -> Commands:
    hands = {1: "Ts Js Qs Ks As", 2: "9h Th Jh Qh Kh", 3: "5d 4d 3d 2d Ad"}
    return (
        *opening(E2023, boxes=4, jackpot=JACKPOT),
        _OPEN,
        *_antes(1, 2, 3),
        *_staked(1, 2, 3),
        *_shuffled(hands, "7c 7d 2h 4s 9c"),
        _DEAL,
        *_bet(1, 2, 3),
        _REVEAL,
        _SETTLE,
        c.RackHand(by=DEALER, box=3),
        c.PayJackpot(by=DEALER),
        c.DeclareJackpot(by=player(1), box=1),
        c.DeclareJackpot(by=DEALER, box=2),
        c.DeclareJackpot(by=DEALER, box=3),
        c.PayJackpot(by=DEALER),
        *_racked(3, 2, 1),
    )


def _void() -> Commands:
    """A fold and a jackpot stake have been taken, and all of it goes back."""
    return (
        *opening(E2016),
        _OPEN,
        *_antes(1, 2),
        *_staked(1),
        *_shuffled({1: "", 2: ""}, ""),
        _DEAL,
        *_fold(1),
        hc.RecordBreach(by=SUPERVISOR, player="ben", act=hc.Act.PASS_INFORMATION, note="told box 1"),
        hc.VoidRound(by=DEALER, reason=hc.VoidReason.COLLUSION, note="told box 1", breach=1),
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="told box 1", breach=1),
        *_bet(2),
        _COLLECT,
        hc.RaiseDispute(by=player(1), matter="the ante of box 1"),
        hc.RuleDispute(by=OPERATOR, number=1, ruling="it has gone back"),
        hc.RequestReview(by=player(1), number=1),
        hc.DecideReview(by=REGULATOR, number=1, outcome="so it has"),
    )


def _exposed() -> Commands:
    """Two cards that showed are turned down or stay up; the third ends the round."""
    deal = tuple(c.DealCard(by=DEALER, box=box) for box in (1, 2, 0, 1, 2, 0))
    return (
        *opening(E2023),
        _OPEN,
        *_antes(1, 2),
        *_shuffled({1: "2c 3c 4c 5c 7d", 2: "2d 3d 4d 5d 7h"}, "Ah Kh 9c 8c 6s"),
        *deal[:1],
        c.DealCard(by=DEALER, box=2, exposed=True),
        c.DealCard(by=DEALER, box=0, exposed=True),
        *deal[3:],
        _DEAL,
        c.ReportExposed(by=DEALER, box=0, index=0),
        c.ReportExposed(by=SUPERVISOR, box=1, index=4),
        _COLLECT,
    )


def _automated() -> Commands:
    hands = {1: "Kh Kd 8c 5s 2d", 2: "Qs Jd 9h 6c 3s"}
    return (
        *opening(E2016, shoe=AUTOMATED, jackpot=None),
        _OPEN,
        *_antes(1, 2),
        hc.CutCards(by=DEALER, after=26),
        hc.ShuffleCards(by=DEALER, order=order_for(hands, "As Qc 9d 7h 4c", packets=True)),
        _DEAL,
        *_bet(1),
        c.TurnTopCard(by=DEALER, index=0),
        c.AnnounceDecisions(by=DEALER),
        *_bet(1, 2),
        _REVEAL,
        _SETTLE,
        *_racked(2, 1),
        hc.ReportShoeFault(by=SUPERVISOR, fault=hc.Fault.MECHANICAL),
    )


def _felt() -> Commands:
    """Cards that nobody has typed in are nobody's knowledge; one that turns up twice stops the round."""
    deal: list[AnyCommand] = [c.DealCard(by=DEALER, box=box) for _ in range(5) for box in (1, 2, 0)]
    turned: dict[int, Any] = {1: "Kh Kd 8c 5s 2d", 2: "Qs Jd 9h 6c 3s"}
    return (
        *opening(E2023, cards=FELT, jackpot=None),
        _OPEN,
        *_antes(1, 2),
        hc.ShuffleCards(by=DEALER),
        hc.CutCards(by=DEALER, after=20),
        *deal[:-1],
        deal[-1],
        c.DealCard(by=DEALER, box=0, card=Card.FOUR_OF_CLUBS),
        *_bet(1, 2),
        c.RevealDealer(by=DEALER, cards=_cards("As Kc 9d 7h")),
        c.RevealDealer(by=DEALER, cards=_cards("As Kc 9d 7h 4c")),
        c.TurnHand(by=DEALER, box=2, cards=_cards("As Jd 9h 6c 3s")),
        hc.ReportCount(by=SUPERVISOR, count=52, complete=True),
        *(c.TurnHand(by=DEALER, box=box, cards=_cards(text)) for box, text in turned.items()),
        _SETTLE,
        *_racked(2, 1),
    )


PLAYTHROUGHS = (
    Playthrough("ordinary", "a round with a bet that wins, a fold, and some refusals", _ordinary()),
    Playthrough("all-fold", "a round in which everybody folds and no hand is shown", _all_fold()),
    Playthrough("jackpot", "a royal and two straight flushes share the jackpot", _jackpot()),
    Playthrough("void", "collusion voids a round after a fold, and a dispute goes to review", _void()),
    Playthrough("exposed", "two cards are exposed, the dealer's stays up, and a third ends the round", _exposed()),
    Playthrough("automated", "an automated shoe deals packets to a dealer who does not qualify", _automated()),
    Playthrough("felt", "cards dealt by hand, typed in as they turn up, one of them twice", _felt()),
)
