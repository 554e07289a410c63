"""Who may give which command when: the round's timetable, which `decide`, the prompts and the docs all read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from croupier.games.canberra_poker import (
    collecting,
    comparing,
    completeness,
    conduct,
    dealing,
    deciding,
    disputes,
    exposing,
    opening,
    paying,
    pools,
    seating,
    shuffling,
    voiding,
    wagering,
)
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.answers import Answer
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.state import Phase, Table
from croupier.games.people import Role
from croupier.rules.clause import Under

AnyOne = TypeVar("AnyOne", bound=c.Command)


class Step(msgspec.Struct, frozen=True):
    """One command: what does it, who may give it, in which phases, and under which clauses it is refused."""

    do: Callable[[Table, Any], Answer]
    roles: frozenset[Role]
    phases: frozenset[Phase]
    under: Under
    while_held: bool


ALWAYS = frozenset(Phase)
OPEN = frozenset(Phase) - {Phase.CLOSED}
BETWEEN = frozenset((Phase.BETWEEN,))
WAGERING = frozenset((Phase.WAGERING,))
BEFORE_FIRST_CARD = BETWEEN | WAGERING
DEALING = WAGERING | {Phase.DEALING}
DECIDING = frozenset((Phase.DECIDING,))
COMPARING = frozenset((Phase.COMPARING,))
IN_ROUND = OPEN - {Phase.BETWEEN, Phase.VOIDED}
CARDS_OUT = IN_ROUND - {Phase.WAGERING}
HANDS_DEALT = frozenset((Phase.ANNOUNCING, Phase.DECIDING, Phase.REVEALING, Phase.COMPARING))
RACKING = frozenset((Phase.DECIDING, Phase.REVEALING, Phase.COMPARING, Phase.JACKPOT, Phase.COLLECTING))

PLAYER, DEALER, SUPERVISOR, OPERATOR = Role.PLAYER, Role.DEALER, Role.SUPERVISOR, Role.OPERATOR
REGULATOR, SYSTEM = Role.REGULATOR, Role.SYSTEM
STAFF = (DEALER, SUPERVISOR, OPERATOR)
EVERYBODY = tuple(Role)

TIMETABLE: dict[type[c.Command], Step] = {}


def _step(
    command: type[AnyOne],
    do: Callable[[Table, AnyOne], Answer],
    roles: tuple[Role, ...],
    phases: frozenset[Phase],
    *under: Any,
    while_held: bool = False,
) -> None:
    TIMETABLE[command] = Step(do, frozenset(roles), phases, (*under, *_rights(roles)), while_held)


def _rights(roles: tuple[Role, ...]) -> Under:
    """The dictionary's words for those who may act."""
    named = {DEALER: C["A:Dealer"], SUPERVISOR: C["A:Casino Supervisor"], OPERATOR: C["A:Casino Operator"]}
    return tuple(named[role] for role in roles if role in named)


_step(c.OpenTable, opening.open_table, (OPERATOR,), frozenset((Phase.CLOSED,)), C["1.1"])
_step(c.CheckCards, opening.check_cards, (DEALER, SUPERVISOR), BETWEEN | {Phase.CLOSED}, C["2.2"])
_step(c.ReplaceCards, opening.replace_cards, (OPERATOR,), BETWEEN, C["2.3"], while_held=True)
_step(c.CheckReplacement, opening.check_replacement, (DEALER, SUPERVISOR), BETWEEN, C["2.3"], while_held=True)
_step(c.OrderCount, opening.order_count, (SUPERVISOR,), OPEN, C["2.4"], while_held=True)
_step(c.ReportCardFault, completeness.report_fault, STAFF, OPEN, C["2.1"], C["2.4"], C["12.2"])
_step(c.ReportCount, opening.report_count, (DEALER, SUPERVISOR), OPEN, C["2.4"], while_held=True)
_step(c.AnnounceLimits, opening.announce_limits, (OPERATOR,), OPEN, C["3.1"], while_held=True)
_step(c.AnnounceClosing, opening.announce_closing, (OPERATOR,), OPEN, C["15.2"], while_held=True)
_step(c.CloseTable, opening.close_table, (OPERATOR,), BETWEEN, C["15.2"], while_held=True)
_step(c.CopyRules, opening.copy_rules, EVERYBODY, OPEN, C["16.11"], while_held=True)

_step(c.TakeSeat, seating.take_seat, (PLAYER, *STAFF), OPEN, C["A:Box"], while_held=True)
_step(c.LeaveSeat, seating.leave_seat, (PLAYER, *STAFF), OPEN, C["4.5"], while_held=True)
_step(c.OrderToLeave, seating.order_to_leave, STAFF, BETWEEN, C["16.7"])
_step(c.PermitOverLimit, seating.permit_over_limit, (OPERATOR,), BEFORE_FIRST_CARD, C["3.2"])
_step(c.PlaceMarker, seating.place_marker, (DEALER, SUPERVISOR), BEFORE_FIRST_CARD, C["3.2"])

_step(c.ShuffleCards, shuffling.shuffle_cards, (DEALER, SYSTEM), BEFORE_FIRST_CARD, C["5.1"], C["12.3"])
_step(c.CutCards, shuffling.cut_cards, (DEALER,), BEFORE_FIRST_CARD, C["5.2"])
_step(c.ReportShoeFault, shuffling.report_shoe_fault, (*STAFF, SYSTEM), OPEN, C["12.6"], C["12.8"], while_held=True)
_step(c.ReplaceShoe, shuffling.replace_shoe, (OPERATOR,), BETWEEN, C["12.7"])

_step(c.OpenWagering, wagering.open_wagering, (DEALER,), BETWEEN, C["4.1(a)"])
_step(c.PlaceAnte, wagering.place_ante, (PLAYER, DEALER), WAGERING, C["4.1(a)"], C["4.5"])
_step(c.WithdrawAnte, wagering.withdraw_ante, (PLAYER, DEALER), WAGERING, C["4.5"])
_step(c.StakeJackpot, wagering.stake_jackpot, (PLAYER, DEALER), WAGERING, C["4.1(b)"], C["4.5"])
_step(c.WithdrawJackpot, wagering.withdraw_jackpot, (PLAYER, DEALER), WAGERING, C["4.5"])
_step(c.SensePad, wagering.sense_pad, (SYSTEM, DEALER), WAGERING, C["10.2"])

_step(c.DealRound, dealing.deal_round, (DEALER,), DEALING, C["6.3"], C["12.4"])
_step(c.DealCard, dealing.deal_card, (DEALER,), DEALING | {Phase.DECIDING}, C["6.3"])
_step(c.DealPacket, dealing.deal_packet, (DEALER,), DEALING | {Phase.ANNOUNCING, Phase.DECIDING}, C["12.4"])
_step(c.TurnTopCard, dealing.turn_top_card, (DEALER,), frozenset((Phase.DEALING,)), C["12.4"])
_step(
    c.ReportExposed,
    exposing.report_exposed,
    STAFF,
    frozenset((Phase.DEALING, Phase.ANNOUNCING, Phase.DECIDING, Phase.REVEALING)),
    C["14.1"],
)
_step(c.AnnounceDecisions, deciding.announce_decisions, (DEALER,), frozenset((Phase.ANNOUNCING,)), C["12.5"])

_step(c.PlaceBet, deciding.place_bet, (PLAYER, DEALER), DECIDING, C["7.1"], C["7.2"], C["4.5"], C["12.5"])
_step(c.Fold, deciding.fold, (PLAYER, DEALER), DECIDING, C["7.1"], C["7.3"], C["12.5"])
_step(
    c.CorrectWager,
    deciding.correct_wager,
    (SUPERVISOR, OPERATOR),
    frozenset((Phase.DECIDING, Phase.REVEALING, Phase.COMPARING)),
    C["7.2"],
)

_step(c.RevealDealer, comparing.reveal_dealer, (DEALER,), frozenset((Phase.REVEALING,)), C["9.1"])
_step(c.TurnHand, comparing.turn_hand, (DEALER,), COMPARING, C["9.4"])
_step(c.SettleWagers, comparing.settle_wagers, (DEALER,), COMPARING, C["9.4"], C["9.5"])
_step(c.DeclareJackpot, paying.declare_jackpot, (PLAYER, DEALER), frozenset((Phase.JACKPOT,)), C["10.4"], C["10.5"])
_step(c.PayJackpot, paying.pay_jackpot, (DEALER,), frozenset((Phase.JACKPOT,)), C["11.2"])
_step(c.RackHand, collecting.rack_hand, (DEALER,), RACKING, C["7.4"], C["9.7"])
_step(c.CollectVoid, voiding.collect_void, (DEALER,), frozenset((Phase.VOIDED,)), C["A:Void"], while_held=True)

_step(c.VoidRound, voiding.void_round, (OPERATOR,), IN_ROUND, C["16.2"], C["16.4"], while_held=True)
_step(c.ReportJackpotFault, pools.report_fault, (*STAFF, SYSTEM), OPEN, C["14.5"], while_held=True)
_step(c.ApproveContinuing, pools.approve_continuing, (SUPERVISOR,), OPEN, C["14.5"], while_held=True)
_step(c.SwitchJackpot, pools.switch_jackpot, (SUPERVISOR, OPERATOR), BETWEEN, C["4.2"])
_step(c.TransferReserve, pools.transfer_reserve, (OPERATOR,), BETWEEN, C["A:Casino Operator"])
_step(c.ReturnReserve, pools.return_reserve, (OPERATOR,), BETWEEN, C["A:Casino Operator"])
_step(c.ReportMisplaced, collecting.report_misplaced, STAFF, HANDS_DEALT | {Phase.JACKPOT, Phase.COLLECTING}, C["14.4"])
_step(c.ReconstructHand, collecting.reconstruct_hand, (SUPERVISOR,), CARDS_OUT, C["14.4"])
_step(c.WithdrawHand, collecting.withdraw_hand, (OPERATOR,), HANDS_DEALT, C["14.4"], C["16.5"])

_step(c.RecordBreach, conduct.record_breach, STAFF, OPEN, C["13.1"], C["16.3(a)"], while_held=True)
_step(c.Attempt, conduct.attempt, EVERYBODY, OPEN, C["16.3(a)"], while_held=True)
_step(c.ExcludeFromRound, conduct.exclude_from_round, (OPERATOR,), HANDS_DEALT, C["13.2:tail"])
_step(c.VoidWagers, conduct.void_wagers, (OPERATOR,), HANDS_DEALT, C["16.3(a)"])
_step(c.ExcludePlayer, conduct.exclude_player, (OPERATOR,), OPEN, C["16.3(b)"], while_held=True)
_step(c.LiftExclusion, conduct.lift_exclusion, (OPERATOR,), OPEN, C["16.3(b)"], while_held=True)
_step(c.RaiseDispute, disputes.raise_dispute, (PLAYER, *STAFF), ALWAYS, C["16.5"], while_held=True)
_step(c.RuleDispute, disputes.rule_dispute, (OPERATOR,), ALWAYS, C["16.5"], while_held=True)
_step(c.RequestReview, disputes.request_review, (PLAYER, *STAFF, REGULATOR), ALWAYS, C["16.5"], while_held=True)
_step(c.DecideReview, disputes.decide_review, (REGULATOR,), ALWAYS, C["16.5"], while_held=True)
