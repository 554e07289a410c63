"""Who may give which command when: the round's timetable, which `decide`, the prompts and the docs all read."""

from __future__ import annotations

from croupier.games.canberra_poker import (
    collecting,
    comparing,
    conduct,
    dealing,
    deciding,
    exposing,
    opening,
    paying,
    pools,
    wagering,
)
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.charter import CHARTER
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.state import Phase
from croupier.games.house.timetable import (
    DEALER,
    OPERATOR,
    PLAYER,
    STAFF,
    SUPERVISOR,
    SYSTEM,
    deck_steps,
    house_timetable,
    machine_steps,
    wager_steps,
)

OPEN = CHARTER.stations.open
BETWEEN = frozenset((Phase.BETWEEN,))
WAGERING = frozenset((Phase.WAGERING,))
DEALING = WAGERING | {Phase.DEALING}
DECIDING = frozenset((Phase.DECIDING,))
COMPARING = frozenset((Phase.COMPARING,))
JACKPOT = frozenset((Phase.JACKPOT,))
CARDS_OUT = CHARTER.stations.in_round - {Phase.WAGERING}
HANDS_DEALT = frozenset((Phase.ANNOUNCING, Phase.DECIDING, Phase.REVEALING, Phase.COMPARING))
VERIFIABLE = HANDS_DEALT | {Phase.JACKPOT, Phase.COLLECTING}
RACKING = frozenset((Phase.DECIDING, Phase.REVEALING, Phase.COMPARING, Phase.JACKPOT, Phase.COLLECTING))

TIMETABLE = house_timetable(CHARTER)
wager_steps(TIMETABLE)
deck_steps(TIMETABLE)
machine_steps(TIMETABLE)

TIMETABLE.enter(c.OpenTable, opening.open_table, (OPERATOR,), frozenset((Phase.CLOSED,)), C["1.1"], while_held=True)
TIMETABLE.enter(c.PlaceAnte, wagering.place_ante, (PLAYER, DEALER), WAGERING, C["4.1(a)"], C["4.5"])
TIMETABLE.enter(c.WithdrawAnte, wagering.withdraw_ante, (PLAYER, DEALER), WAGERING, C["4.5"])
TIMETABLE.enter(c.StakeJackpot, wagering.stake_jackpot, (PLAYER, DEALER), WAGERING, C["4.1(b)"], C["4.5"])
TIMETABLE.enter(c.WithdrawJackpot, wagering.withdraw_jackpot, (PLAYER, DEALER), WAGERING, C["4.5"])
TIMETABLE.enter(c.SensePad, wagering.sense_pad, (SYSTEM, DEALER), WAGERING, C["10.2"])
TIMETABLE.enter(c.DealRound, dealing.deal_round, (DEALER,), DEALING, C["6.3"], C["12.4"])
TIMETABLE.enter(c.DealCard, dealing.deal_card, (DEALER,), DEALING | {Phase.DECIDING}, C["6.3"])
TIMETABLE.enter(c.DealPacket, dealing.deal_packet, (DEALER,), DEALING | {Phase.ANNOUNCING, Phase.DECIDING}, C["12.4"])
TIMETABLE.enter(c.TurnTopCard, dealing.turn_top_card, (DEALER,), frozenset((Phase.DEALING,)), C["12.4"])
TIMETABLE.enter(
    c.ReportExposed,
    exposing.report_exposed,
    STAFF,
    frozenset((Phase.DEALING, Phase.ANNOUNCING, Phase.DECIDING, Phase.REVEALING)),
    C["14.1"],
)
TIMETABLE.enter(c.AnnounceDecisions, deciding.announce_decisions, (DEALER,), frozenset((Phase.ANNOUNCING,)), C["12.5"])
TIMETABLE.enter(c.PlaceBet, deciding.place_bet, (PLAYER, DEALER), DECIDING, C["7.1"], C["7.2"], C["4.5"], C["12.5"])
TIMETABLE.enter(c.Fold, deciding.fold, (PLAYER, DEALER), DECIDING, C["7.1"], C["7.3"], C["12.5"])
TIMETABLE.enter(
    c.CorrectWager,
    deciding.correct_wager,
    (SUPERVISOR, OPERATOR),
    frozenset((Phase.DECIDING, Phase.REVEALING, Phase.COMPARING)),
    C["7.2"],
)
TIMETABLE.enter(c.RevealDealer, comparing.reveal_dealer, (DEALER,), frozenset((Phase.REVEALING,)), C["9.1"])
TIMETABLE.enter(c.TurnHand, comparing.turn_hand, (DEALER,), COMPARING, C["9.4"])
TIMETABLE.enter(c.CorrectFaces, comparing.correct_faces, (SUPERVISOR,), COMPARING, C["9.1"])
TIMETABLE.enter(c.SettleWagers, comparing.settle_wagers, (DEALER,), COMPARING, C["9.4"], C["9.5"])
TIMETABLE.enter(
    c.DeclareJackpot, paying.declare_jackpot, (PLAYER, DEALER), frozenset((Phase.JACKPOT,)), C["10.4"], C["10.5"]
)
TIMETABLE.enter(c.PayJackpot, paying.pay_jackpot, (DEALER,), JACKPOT, C["11.2"])
TIMETABLE.enter(c.RackHand, collecting.rack_hand, (DEALER,), RACKING, C["7.4"], C["9.7"])
TIMETABLE.enter(c.ReportJackpotFault, pools.report_fault, (*STAFF, SYSTEM), OPEN, C["14.5"], while_held=True)
TIMETABLE.enter(c.ApproveContinuing, pools.approve_continuing, (SUPERVISOR,), OPEN, C["14.5"], while_held=True)
TIMETABLE.enter(c.SwitchJackpot, pools.switch_jackpot, (SUPERVISOR, OPERATOR), BETWEEN, C["4.2"])
TIMETABLE.enter(c.TransferReserve, pools.transfer_reserve, (OPERATOR,), BETWEEN, C["A:Casino Operator"])
TIMETABLE.enter(c.ReturnReserve, pools.return_reserve, (OPERATOR,), BETWEEN, C["A:Casino Operator"])
TIMETABLE.enter(
    c.ReportMisplaced, collecting.report_misplaced, STAFF, HANDS_DEALT | {Phase.JACKPOT, Phase.COLLECTING}, C["14.4"]
)
TIMETABLE.enter(c.ReconstructHand, collecting.reconstruct_hand, (SUPERVISOR,), CARDS_OUT, C["14.4"])
TIMETABLE.enter(c.WithdrawHand, collecting.withdraw_hand, (OPERATOR,), HANDS_DEALT | JACKPOT, C["14.4"], C["16.5"])
TIMETABLE.enter(c.ExcludeFromRound, conduct.exclude_from_round, (OPERATOR,), HANDS_DEALT, C["13.2:tail"])
TIMETABLE.enter(c.VoidWagers, conduct.void_wagers, (OPERATOR,), DEALING | HANDS_DEALT | JACKPOT, C["16.3(a)"])
