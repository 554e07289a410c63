"""Rounds of Canberra Manila kept on paper, so that a change of rules, words or secrecy is seen at a glance."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.commands import AnyCommand
from croupier.games.canberra_manila.determinations import Opener
from croupier.games.house import commands as hc
from tests.games.canberra_manila.openings import SPLIT, opening
from tests.games.canberra_manila.tables import DEALER, FELT, LAST, NOON, OPERATOR, REGULATOR, SUPERVISOR, player
from tests.kit.spec import Playthrough

Commands = tuple[AnyCommand, ...]
_BEGIN = c.BeginRound(by=DEALER, at=NOON)
_COLLECT = c.CollectForced(by=DEALER)
_DEAL = c.DealHands(by=DEALER)
_TURN = c.TurnCommunal(by=DEALER)
_SHOW = c.ShowHands(by=DEALER)
_AWARD = c.AwardPots(by=DEALER)
_BOARD = "2h 7h 9s Kd 4c"


def _loaded(hands: Mapping[int, str], board: str = _BOARD, pack: Pack | None = None) -> Commands:
    """A shoe that deals these hands, named in the order from the button's left, and this board."""
    named = parse_cards(" ".join((*hands.values(), board)))
    order = (*named, *(card for card in (pack or Pack()).cards if card not in named))
    return (hc.ShuffleCards(by=DEALER, order=(*order[-LAST:], *order[:-LAST])), hc.CutCards(by=DEALER, after=LAST))


def _dealt(hands: Mapping[int, str], board: str = _BOARD, pack: Pack | None = None) -> Commands:
    """Blinds or antes are in, and the first betting round is on."""
    return (_BEGIN, _COLLECT, *_loaded(hands, board, pack), _DEAL)


def _felt(*cards: str) -> Commands:
    """The same on a felt table, whose dealer names the communal card."""
    return (_BEGIN, _COLLECT, hc.ShuffleCards(by=DEALER), hc.CutCards(by=DEALER, after=LAST), *_named_deal(*cards))


def _named_deal(card: str) -> Commands:
    return (c.DealHands(by=DEALER, card=Card(card)),)


def _turned(card: str) -> AnyCommand:
    return c.TurnCommunal(by=DEALER, card=Card(card))


def _call(*seats: int) -> Commands:
    return tuple(c.Call(by=player(seat), seat=seat) for seat in seats)


def _check(*seats: int) -> Commands:
    return tuple(c.Check(by=player(seat), seat=seat) for seat in seats)


def _fold(*seats: int) -> Commands:
    return tuple(c.Fold(by=player(seat), seat=seat) for seat in seats)


def _bet(seat: int, cents: int) -> AnyCommand:
    return c.Bet(by=player(seat), seat=seat, cents=cents)


def _tap(*seats: int) -> Commands:
    return tuple(c.TapOut(by=player(seat), seat=seat) for seat in seats)


def _bought(seat: int, cents: int) -> AnyCommand:
    return c.BuyChips(by=player(seat), seat=seat, cents=cents)


def _ordinary() -> Commands:
    """Blinds, a raise, checks, a bet on the last card that is called, and a hand that goes in unseen."""
    return (
        *opening(3, boxes=4),
        *_dealt({1: "Ah 3h", 2: "Ks Qd", 3: "9d 9c"}),
        _bet(3, 700),
        *_call(3, 1),
        *_check(2),
        *_call(2),
        _TURN,
        *_check(1, 2, 3),
        _TURN,
        *_check(1, 2),
        _bet(3, 200),
        _bet(3, 1_000),
        *_fold(1),
        _bet(2, 2_000),
        *_call(3),
        _TURN,
        *_check(2, 3),
        _TURN,
        *_check(2),
        _bet(3, 1_000),
        *_call(2),
        _SHOW,
        _AWARD,
    )


def _all_fold() -> Commands:
    return (*opening(3, boxes=4), *_dealt({1: "", 2: "", 3: ""}, ""), *_fold(3), *_call(1), *_fold(2), *_call(2), _TURN,
            _bet(1, 500), *_fold(2), _AWARD)  # fmt: skip


def _side_pots() -> Commands:
    """Two players tap out for different amounts, two hands are equal, and a dollar cannot be divided."""
    return (
        *opening(4, stake=2_000),
        *_dealt({1: "Ah Kh", 2: "As Ks", 3: "2c 3d", 4: "8h 8s"}, "2h 7h 9s Kd 5c"),
        *_call(3),
        _bet(4, 3_000),
        *_tap(1),
        *_call(2, 3),
        _TURN,
        *_tap(2),
        _bet(3, 400),
        *_call(4),
        _TURN,
        _bet(3, 500),
        *_call(4),
        _TURN,
        *_check(3, 4),
        _TURN,
        *_check(3, 4),
        _SHOW,
        _AWARD,
    )


def _split() -> Commands:
    """High and low each take their half, the joker another card for each; then a round in which no low qualifies."""
    pack = SPLIT.pack
    return (
        *opening(3, boxes=4, hands=SPLIT),
        *_dealt({1: "Jk 3h", 2: "Ks Kc", 3: "6s 3c"}, "2h 7h 9s Kd 4c", pack),
        *_call(3, 1, 2),
        *(step for _ in range(4) for step in (_TURN, *_check(1, 2, 3))),
        _SHOW,
        _AWARD,
        *_dealt({1: "Ah Kh", 2: "Jd Jc", 3: "6s 3c"}, "Th Qh 9s Kd 4c", pack),
        *_fold(1),
        *_call(2, 3),
        *(step for _ in range(4) for step in (_TURN, *_check(2, 3))),
        _SHOW,
        _AWARD,
    )


def _out_of_turn() -> Commands:
    """One bet before its turn is exceeded and goes back with its hand, another one stands."""
    return (
        *opening(4),
        *_dealt({1: "", 2: "", 3: "", 4: ""}, ""),
        *_check(1),
        _bet(1, 1_500),
        _bet(1, 2_000),
        _bet(3, 3_000),
        *_call(4),
        *_fold(1),
        *_call(2),
        _TURN,
        _bet(4, 1_000),
        *_check(2, 3),
        *_call(2, 3),
        _TURN,
        *_fold(2),
        *_fold(3),
        _AWARD,
    )


def _short() -> Commands:
    """Less than the call is completed, or folded and taken back; an amount between call and raise is a call."""
    return (
        *opening(4),
        *_dealt({1: "", 2: "", 3: "", 4: ""}, ""),
        _bet(3, 600),
        _bet(3, 3_000),
        _bet(3, 1_000),
        _bet(4, 1_300),
        _bet(1, 200),
        *_fold(1),
        *_call(2),
        _TURN,
        _bet(2, 1_000),
        _bet(3, 1_900),
        _bet(4, 5_000),
        *_fold(2, 3),
        _AWARD,
    )


def _misdeal() -> Commands:
    """A hole card is exposed after the first bet: the cards are dealt anew, and blinds are not collected twice."""
    fault = c.DealFault
    return (
        *opening(3, boxes=4, cards=FELT),
        *_felt("2h"),
        c.ReportDealFault(by=DEALER, fault=fault.OUT_OF_TURN, seat=2),
        _bet(3, 2_000),
        c.ReportDealFault(by=SUPERVISOR, fault=fault.HOLE_CARD_SHOWN, seat=1),
        *_call(3),
        _COLLECT,
        hc.ShuffleCards(by=DEALER),
        hc.CutCards(by=DEALER, after=LAST),
        *_named_deal("9s"),
        *_fold(3),
        *_call(1, 2),
        _turned("2h"),
        c.ReportDealFault(by=SUPERVISOR, fault=fault.EXTRA_HOLE_CARD, seat=1, looked=True),
        *_check(1),
        _bet(2, 500),
        *_fold(1),
        _AWARD,
    )


def _exposed_during() -> Commands:
    """A card shows while a bet stands: nobody goes over it, and the card is used in its turn."""
    return (
        *opening(3, boxes=4),
        *_dealt({1: "Ah 3h", 2: "Ks Qd", 3: "9d 9c"}),
        _bet(3, 2_000),
        c.ReportCommunalExposed(by=DEALER),
        _bet(1, 3_500),
        *_call(1),
        *_fold(2),
        _TURN,
        *_check(1),
        _bet(3, 1_500),
        *_fold(1),
        _AWARD,
    )


def _exposed_before() -> Commands:
    """The third card shows before any bet on the second: the minimum is bet, and nobody raises."""
    return (
        *opening(3, boxes=4),
        *_dealt({1: "Ah 3h", 2: "Ks Qd", 3: "9d 9c"}),
        *_call(3, 1, 2),
        _TURN,
        c.ReportCommunalExposed(by=SUPERVISOR),
        _bet(1, 1_000),
        _bet(1, 500),
        _bet(2, 1_000),
        *_call(2, 3),
        _TURN,
        *_check(1, 2),
        _bet(3, 2_000),
        *_fold(1, 2),
        _AWARD,
    )


def _counted() -> Commands:
    """Two hands have three cards; their bets stay, and who folded last has the pot."""
    return (
        *opening(3, boxes=4, cards=FELT),
        *_felt("2h"),
        *_call(3, 1, 2),
        _turned("7h"),
        *_check(1, 2),
        _bet(3, 500),
        *_call(1),
        *_fold(2),
        _turned("9s"),
        c.ReportCardCount(by=SUPERVISOR, seat=3, count=2),
        c.ReportCardCount(by=SUPERVISOR, seat=3, count=3),
        c.ReportCardCount(by=SUPERVISOR, seat=1, count=1),
        _AWARD,
    )


def _call_and_fold() -> Commands:
    """The opener under option A pays to fold; over-blinds, the clock, and the last blind who stands."""
    return (
        *opening(4, boxes=5, opener=Opener.A, over_blinds=(2_000,)),
        _BEGIN,
        _COLLECT,
        c.PostOverBlind(by=player(4), seat=4),
        c.PostOverBlind(by=player(3), seat=3),
        *_loaded({1: "", 2: "", 3: "", 4: ""}, ""),
        _DEAL,
        *_fold(1),
        c.CallAndFold(by=player(1), seat=1),
        c.CallAndFold(by=player(2), seat=2),
        c.StartClock(by=SUPERVISOR, seat=2),
        c.ExpireClock(by=SUPERVISOR, seat=2),
        *_call(3),
        *_fold(4),
        *_call(4),
        _TURN,
        *_check(3),
        _bet(4, 500),
        *_fold(3),
        _AWARD,
    )


def _missed() -> Commands:
    """Somebody sits out while the blinds go past, and posts them; a newcomer posts, and another waits for the blind."""
    quick = (_BEGIN, _COLLECT, *_loaded({}, ""), _DEAL)
    return (
        *opening(4, boxes=6),
        *quick,
        *_fold(3, 4, 1),
        _AWARD,
        c.SitOut(by=player(3), seat=3),
        *quick,
        *_fold(1, 2),
        _AWARD,
        c.SitIn(by=player(3), seat=3),
        c.ChooseEntry(by=player(3), seat=3, posts=True),
        hc.TakeSeat(by=player(5), box=5, player=player(5).id),
        _bought(5, 4_000),
        c.ChooseEntry(by=player(5), seat=5, posts=True),
        hc.TakeSeat(by=player(6), box=6, player=player(6).id),
        _bought(6, 1_000),
        _bought(6, 4_000),
        *quick,
    )


def _void() -> Commands:
    """A round is void after bets and a fold, and all of it goes back; a dispute about it goes to review."""
    return (
        *opening(3, boxes=4),
        *_dealt({1: "", 2: "As Ad", 3: ""}),
        _bet(3, 2_000),
        *_fold(1),
        *_call(2),
        _TURN,
        hc.RecordBreach(by=SUPERVISOR, player="ben", act=hc.Act.PASS_INFORMATION, note="told seat 3"),
        c.ShareInformation(by=DEALER, seat=1, what="the hand was weak"),
        c.ProposeRemedy(by=OPERATOR, what="the second card is turned again"),
        c.AnswerRemedy(by=player(1), seat=1, agrees=True),
        c.AnswerRemedy(by=player(2), seat=2, agrees=False),
        hc.VoidRound(by=DEALER, reason=hc.VoidReason.FRAUD, note="told seat 3"),
        hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.FRAUD, note="told seat 3"),
        *_check(2),
        hc.CollectVoid(by=DEALER),
        hc.RaiseDispute(by=player(1), matter="the fold of seat 1"),
        hc.RuleDispute(by=OPERATOR, number=1, ruling="its chips have gone back"),
        hc.RequestReview(by=player(1), number=1),
        hc.DecideReview(by=REGULATOR, number=1, outcome="so they have"),
    )


PLAYTHROUGHS = (
    Playthrough("ordinary", "five betting rounds, a raise, a showdown, and a hand that is conceded", _ordinary()),
    Playthrough("all-fold", "everybody folds to a bet on the second card", _all_fold()),
    Playthrough("side-pots", "two tap-outs, equal hands, and a unit that cannot be divided", _side_pots()),
    Playthrough("split", "high and low with a joker, and a low that does not qualify", _split()),
    Playthrough("out-of-turn", "a bet out of turn that is exceeded and goes back, and one that stands", _out_of_turn()),
    Playthrough("short", "less than the call, and an amount between call and raise", _short()),
    Playthrough("misdeal", "a deal that is mended, one that is off, and a fault found too late", _misdeal()),
    Playthrough("exposed-during", "a communal card that shows while bets are made", _exposed_during()),
    Playthrough("exposed-before", "a communal card that shows before the bets on the last one", _exposed_before()),
    Playthrough("counted", "hands with too many and too few cards, and the last folder wins", _counted()),
    Playthrough("call-and-fold", "over-blinds, the opener of option A, and ninety seconds", _call_and_fold()),
    Playthrough("missed", "missed blinds that are posted, a newcomer who posts and one who waits", _missed()),
    Playthrough("void", "a void round, a remedy that is rejected, and a dispute", _void()),
)
