"""Rounds of Blackjack kept on paper, so that a change of rules, of words or of secrecy is seen at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.cards.card import Card, parse_cards
from croupier.games.blackjack import commands as c
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, Tender
from tests.games.blackjack.openings import opening
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    HITS,
    NOON,
    OPERATOR,
    PERFECT,
    PLAIN,
    REGULATOR,
    SUPERVISOR,
    named,
    order_for,
    player,
    stacked,
)
from tests.kit.spec import Playthrough

Commands = tuple[AnyCommand, ...]
_OPEN = hc.OpenWagering(by=DEALER, at=NOON)
_DEAL = c.DealRound(by=DEALER)
_DRAW = c.DrawDealer(by=DEALER)
_SETTLE = c.SettleWagers(by=DEALER)
_COLLECT = c.CollectCards(by=DEALER)
_DECKS = 4


def _loaded(order: tuple[Card, ...], *, from_back: int = 52) -> Commands:
    """A plain shoe that will deal these cards after its cut by the first player."""
    before_cut = (*order[-52:], *order[:-52])
    return (
        hc.ShuffleCards(by=DEALER, order=before_cut),
        c.OfferCut(by=DEALER, player="ann"),
        hc.CutCards(by=player(1), after=52),
        c.InsertCuttingCard(by=DEALER, from_back=from_back),
    )


def _order(hands: Mapping[int, str], dealer: str, draws: str = "") -> tuple[Card, ...]:
    return order_for(hands, dealer, draws, decks=_DECKS)


def _wager(box: int, cents: int = 5_000, name: str = "") -> AnyCommand:
    return c.PlaceWager(by=named(name) if name else player(box), box=box, cents=cents)


def _ordinary() -> Commands:
    return (
        *opening(),
        hc.ShuffleCards(by=DEALER, order=stacked(decks=3)),
        *_loaded(_order({1: "Th6d", 2: "5c4h"}, "9s", "Kc2d8h7d")),
        c.AskAboutCards(by=player(1)),
        _OPEN,
        _wager(1, 1_250),
        c.PlaceWager(by=player(1), box=1, cents=5_000, tender=Tender.CASH),
        _wager(1),
        _wager(2, 500),
        _DEAL,
        _wager(2),
        c.Stand(by=player(2), box=2),
        c.Draw(by=player(1), box=1),
        c.Draw(by=player(1), box=1),
        c.Stand(by=player(2), box=2),
        c.Draw(by=player(2), box=2),
        c.Draw(by=player(2), box=2),
        c.Stand(by=player(2), box=2),
        _DRAW,
        _SETTLE,
        _COLLECT,
    )


def _splits() -> Commands:
    """Box 1 is ann's; vera and will wager behind her. Vera follows into the split, will rides the first hand."""
    vera, will = named("vera"), named("will")
    return (
        *opening(),
        *_loaded(_order({1: "8h8d", 2: "AsAc"}, "6d", "3c Td 8c 2s Ks 9h Kd 5h 4s Jc")),
        _OPEN,
        _wager(1),
        _wager(1, 2_000, "vera"),
        _wager(1, 1_000, "will"),
        _wager(1, 1_000, "zoe"),
        _wager(2),
        _DEAL,
        c.Split(by=vera, box=1, cents=2_000),
        c.Split(by=player(1), box=1, cents=3_000),
        c.Split(by=player(1), box=1, cents=5_000),
        c.Draw(by=player(1), box=1),
        c.Split(by=vera, box=1, cents=2_000),
        c.Ride(by=will, box=1),
        c.Double(by=player(1), box=1, cents=5_000),
        c.Double(by=will, box=1, cents=500),
        c.Ride(by=vera, box=1),
        c.Split(by=player(1), box=1, cents=5_000),
        c.Split(by=vera, box=1, cents=2_000),
        c.Stand(by=player(1), box=1),
        c.Draw(by=player(1), box=1),
        c.Stand(by=player(1), box=1),
        c.Stand(by=player(1), box=1),
        c.Split(by=player(2), box=2, cents=5_000),
        c.Draw(by=player(2), box=2),
        _DRAW,
        _SETTLE,
        _COLLECT,
    )


def _insurance() -> Commands:
    """Ann has a Blackjack and takes even money, ben insures, cat declines and others would insure her wager."""
    vera = named("vera")
    return (
        *opening(4),
        *_loaded(_order({1: "AsKd", 2: "Th9c", 3: "9h9d"}, "Ad", "Js")),
        _OPEN,
        *(_wager(box) for box in (1, 2, 3)),
        _wager(3, 2_000, "vera"),
        _DEAL,
        c.TakeEvenMoney(by=player(1), box=1),
        c.Insure(by=player(2), box=2, cents=3_000),
        c.Insure(by=player(2), box=2, cents=2_400),
        c.Insure(by=player(2), box=2, cents=2_250),
        c.Insure(by=player(2), box=3, cents=1_000, owner="cat"),
        c.DeclineInsurance(by=player(3), box=3),
        c.Insure(by=player(2), box=3, cents=2_000, owner="cat"),
        c.Insure(by=vera, box=3, cents=1_000, owner="cat"),
        c.DeclineInsurance(by=vera, box=3),
        c.CloseInsurance(by=DEALER),
        c.Insure(by=player(3), box=3, cents=500),
        c.Stand(by=player(2), box=2),
        c.Stand(by=player(3), box=3),
        _DRAW,
        _SETTLE,
        _COLLECT,
    )


def _side_bets() -> Commands:
    """A perfect pair, no pair, and a Blackjack that is paid at once against a seven."""
    return (
        *opening(side_bet=PERFECT),
        *_loaded(_order({1: "8h8h", 2: "AcTd"}, "7s", "Kd3c")),
        _OPEN,
        c.PlaceSideWager(by=player(1), box=1, cents=1_000),
        _wager(1),
        _wager(2),
        c.PlaceSideWager(by=player(1), box=1, cents=1_000),
        c.PlaceSideWager(by=player(2), box=2, cents=20_000),
        _DEAL,
        c.SettlePairs(by=DEALER),
        c.PayBlackjacks(by=DEALER),
        c.Stand(by=player(1), box=1),
        _DRAW,
        _SETTLE,
        _COLLECT,
    )


def _malfunction() -> Commands:
    """The machine fails while box 1 draws; its cards are shuffled, cut and dealt on from a plain shoe."""
    hands, draws = {1: "5h4d", 2: "Th8c"}, "2c Qs 7d"
    order = _order(hands, "9d", draws)
    left = order[6:]
    return (
        *opening(shoe=AUTOMATED),
        hc.ShuffleCards(by=DEALER, order=order),
        hc.CutCards(by=player(1), after=52),
        _OPEN,
        _wager(1),
        _wager(2),
        c.RequireMinimum(by=OPERATOR, player="ben"),
        _DEAL,
        c.Draw(by=player(1), box=1),
        hc.ReportShoeFault(by=SUPERVISOR, fault=hc.Fault.MECHANICAL),
        c.Draw(by=player(1), box=1),
        hc.ShuffleCards(by=DEALER, order=left[:-1]),
        hc.ShuffleCards(by=DEALER, order=(*left[-99:], *left[:-99])),
        c.OfferCut(by=DEALER, player="ann"),
        c.OfferCut(by=DEALER, player="ben"),
        c.DeclineCut(by=player(2), player="ben"),
        c.OfferCut(by=DEALER, player="ann"),
        hc.CutCards(by=player(1), after=99),
        c.DealCard(by=DEALER),
        c.Stand(by=player(1), box=1),
        c.Stand(by=player(2), box=2),
        _DRAW,
        _SETTLE,
        _COLLECT,
        _OPEN,
        hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN),
    )


def _felt() -> Commands:
    """Cards named as they are turned; one drawn in error is used next, one that cannot be there stops the round."""
    dealt: list[AnyCommand] = [c.DealCard(by=DEALER, card=card) for card in parse_cards("Th 5c Ad 6d 4h")]
    return (
        *opening(cards=CardSource.FELT, layout=HITS),
        hc.ShuffleCards(by=DEALER),
        c.OfferCut(by=DEALER, player="ann"),
        hc.CutCards(by=player(1), after=100),
        c.InsertCuttingCard(by=DEALER, from_back=104),
        _OPEN,
        _wager(1),
        _wager(2),
        c.DealCard(by=DEALER),
        *dealt,
        c.CloseInsurance(by=DEALER),
        c.Stand(by=player(1), box=1),
        c.ReportDrawn(by=DEALER, box=0, exposed=True, card=Card.KING_OF_CLUBS),
        c.ReportDrawn(by=DEALER, box=1, exposed=True, card=Card.TWO_OF_CLUBS),
        c.Draw(by=player(2), box=2),
        c.DealCard(by=DEALER),
        c.ReportCuttingCard(by=DEALER),
        c.PlayAbsent(by=DEALER, box=2),
        c.DealCard(by=DEALER, card=Card.JOKER),
        hc.ReportCount(by=SUPERVISOR, count=208, complete=True),
        c.DealCard(by=DEALER, card=Card.SIX_OF_SPADES),
        c.DealCard(by=DEALER, card=Card.SIX_OF_HEARTS),
        c.ReportMisplaced(by=DEALER, box=1),
        _DRAW,
        c.ReconstructHands(by=SUPERVISOR, hands=(c.Laid(1, parse_cards("Ts6d")),)),
        c.DealCard(by=DEALER, card=Card.KING_OF_HEARTS),
        _SETTLE,
        _COLLECT,
    )


def _end_of_shoe() -> Commands:
    """The cutting card comes out on box 2, and its player is the first to be offered the next cut."""
    cards = stacked("Th9c 6d Kh8s 5d 4c 9h", decks=_DECKS)
    burns = tuple(c.BurnFaceUp(by=DEALER) for _ in range(48))
    return (
        *opening(cutting_card_tolerance=52),
        *_loaded((*cards[8:56], *cards[:8], *cards[56:]), from_back=156),
        _OPEN,
        _wager(1),
        _wager(2),
        *burns,
        _DEAL,
        c.Stand(by=player(1), box=1),
        c.Stand(by=player(2), box=2),
        _DRAW,
        _SETTLE,
        _COLLECT,
        _OPEN,
        hc.ShuffleCards(by=DEALER, order=stacked(decks=_DECKS)),
        c.OfferCut(by=DEALER, player="ann"),
        c.OfferCut(by=DEALER, player="ben"),
        hc.CutCards(by=player(2), after=51),
        hc.CutCards(by=player(2), after=60),
        c.InsertCuttingCard(by=DEALER, from_back=40),
        c.InsertCuttingCard(by=DEALER, from_back=60),
    )


def _void() -> Commands:
    """A Blackjack and a side bet have been paid, and all of it goes back; an older round is void for a lost card."""
    hands: dict[int, Any] = {1: "AsKd", 2: "Th6c"}
    return (
        *opening(side_bet=PERFECT),
        *_loaded(_order(hands, "9d", "Kc 8h8d 7c Ts9c 6s")),
        _OPEN,
        _wager(1),
        _wager(2),
        _DEAL,
        c.PayBlackjacks(by=DEALER),
        c.Stand(by=player(2), box=2),
        _DRAW,
        _SETTLE,
        _COLLECT,
        _OPEN,
        _wager(1),
        c.PlaceSideWager(by=player(1), box=1, cents=1_000),
        _wager(2),
        _DEAL,
        c.SettlePairs(by=DEALER),
        c.VoidPastRound(by=OPERATOR, round=1, note="the nine was box 2's"),
        hc.RecordBreach(by=SUPERVISOR, player="ben", act=hc.Act.INFLUENCE, note="told box 1 what to do"),
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.COLLUSION, note="told box 1", breach=1),
        c.VoidWagers(by=OPERATOR, breach=1),
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.DISTURBANCE, note="a fire alarm"),
        c.Draw(by=player(1), box=1),
        hc.CollectVoid(by=DEALER),
        hc.ExcludePlayer(by=OPERATOR, breach=1),
        hc.RaiseDispute(by=player(1), matter="the Blackjack of round 1", round=1),
        hc.RuleDispute(by=OPERATOR, number=1, ruling="the round is void"),
        hc.RequestReview(by=player(1), number=1),
        hc.DecideReview(by=REGULATOR, number=1, outcome="so it is"),
    )


PLAYTHROUGHS = (
    Playthrough("ordinary", "a round of two boxes, with a low wager and some refusals", _ordinary()),
    Playthrough("splits", "splits and doubles with back bettors, and aces that are split once", _splits()),
    Playthrough("insurance", "even money, insurance of one's own wager and of another's, a Blackjack", _insurance()),
    Playthrough("side-bets", "a perfect pair, and a Blackjack that is paid at once", _side_bets()),
    Playthrough("malfunction", "an automated shoe fails in the middle of a round", _malfunction()),
    Playthrough("felt", "cards turned by hand, one in error, an absent player, and a hand laid anew", _felt()),
    Playthrough(
        "end-of-shoe", "cards that lie face up, the cutting card, and the next cut in its order", _end_of_shoe()
    ),
    Playthrough("void", "a void round, an older one that is void for a misplaced card, and what follows", _void()),
)
