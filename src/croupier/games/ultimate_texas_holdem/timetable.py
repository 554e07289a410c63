"""Who may give which command when: the round's timetable, which `decide`, the prompts and the docs all read."""

from __future__ import annotations

from croupier.games.house import commands as hc
from croupier.games.house.timetable import (
    DEALER,
    EVERYBODY,
    OPERATOR,
    PLAYER,
    STAFF,
    SUPERVISOR,
    deck_steps,
    house_timetable,
    machine_steps,
    wager_steps,
)
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import (
    conduct,
    correcting,
    dealing,
    deciding,
    exposing,
    irregular,
    opening,
    revealing,
    settling,
    wagering,
)
from croupier.games.ultimate_texas_holdem.charter import CHARTER
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.state import STREETS, Phase

OPEN = CHARTER.stations.open
WAGERING = frozenset((Phase.WAGERING,))
SHUFFLED = WAGERING | {Phase.BETWEEN}
DEALING = WAGERING | {Phase.DEALING}
BETTING = frozenset(STREETS)
SHOWDOWN = frozenset((Phase.REFUNDING, Phase.SETTLING))
SETTLING = frozenset((Phase.SETTLING,))
HANDS_DEALT = BETTING | SHOWDOWN
CARDS_OUT = HANDS_DEALT | {Phase.DEALING}

TIMETABLE = house_timetable(CHARTER)
wager_steps(TIMETABLE)
deck_steps(TIMETABLE)
machine_steps(TIMETABLE)

TIMETABLE.enter(c.OpenTable, opening.open_table, (OPERATOR,), frozenset((Phase.CLOSED,)), C["1.1"], while_held=True)
TIMETABLE.enter(c.AnnounceTripsLimits, opening.announce_trips_limits, (OPERATOR,), OPEN, C["5.1"], while_held=True)
TIMETABLE.enter(c.OrderShuffle, opening.order_shuffle, (SUPERVISOR,), SHUFFLED, C["6.1(c)"])
TIMETABLE.enter(hc.CutCards, opening.cut_cards, (DEALER,), SHUFFLED, C["6.3(a)"], C["6.3(b)"])
TIMETABLE.enter(c.PlaceWager, wagering.place_wager, (PLAYER, DEALER), WAGERING, C["4.2(a)"], C["4.2(b)"], C["4.6"])
TIMETABLE.enter(c.WithdrawWager, wagering.withdraw_wager, (PLAYER, DEALER), WAGERING, C["4.6"])
TIMETABLE.enter(c.CallNoMoreBets, wagering.call_no_more_bets, (DEALER,), WAGERING, C["7.1"])
TIMETABLE.enter(c.DealRound, dealing.deal_round, (DEALER,), DEALING, C["7.2(a)"], C["7.3(a)"])
TIMETABLE.enter(c.DealCard, dealing.deal_card, (DEALER,), DEALING | BETTING, C["7.3(c)"], C["7.3(e)"])
TIMETABLE.enter(c.DealPacket, dealing.deal_packet, (DEALER,), DEALING | BETTING, C["7.2(c)"])
TIMETABLE.enter(c.SpreadBoard, dealing.spread_board, (DEALER,), frozenset((Phase.DEALING,)), C["7.2(b)"], C["7.3(b)"])
TIMETABLE.enter(c.LookAtCards, deciding.look_at_cards, (PLAYER, DEALER), BETTING, C["8.1(a)"])
TIMETABLE.enter(c.Fold, deciding.fold, (PLAYER, DEALER), BETTING, C["8.1(a)"], C["8.3(a)"], C["8.5(a)"])
TIMETABLE.enter(c.Check, deciding.check, (PLAYER, DEALER), BETTING, C["8.1(b)"], C["8.3(b)"], C["A:Check"])
TIMETABLE.enter(c.PlacePlay, deciding.place_play, (PLAYER, DEALER), BETTING, C["A:Play Wager"], C["4.6"])
TIMETABLE.enter(c.CallForDecision, deciding.call_for_decision, (DEALER,), BETTING, C["13.8#2"])
TIMETABLE.enter(c.DeemFolded, deciding.deem_folded, (DEALER, SUPERVISOR), BETTING, C["13.8#2"])
TIMETABLE.enter(c.RevealFlop, revealing.reveal_flop, (DEALER,), frozenset((Phase.PREFLOP,)), C["8.2"])
TIMETABLE.enter(c.RevealRiver, revealing.reveal_river, (DEALER,), frozenset((Phase.FLOP,)), C["8.4"])
TIMETABLE.enter(c.RevealDealer, revealing.reveal_dealer, (DEALER,), frozenset((Phase.RIVER,)), C["8.8(a)"], C["8.8(b)"])
TIMETABLE.enter(c.Concede, settling.concede, (PLAYER, DEALER), SHOWDOWN, C["9.1"])
TIMETABLE.enter(c.RefundAntes, settling.refund_antes, (DEALER,), frozenset((Phase.REFUNDING,)), C["9.2"])
TIMETABLE.enter(c.TurnHand, settling.turn_hand, (DEALER,), SETTLING, C["9.3(a)"], C["9.3(b)"], C["9.2"])
TIMETABLE.enter(c.SettleHand, settling.settle_hand, (DEALER,), SETTLING, C["9.3(c)"], C["9.4"], C["9.9"])
TIMETABLE.enter(c.CorrectWager, correcting.correct_wager, STAFF, HANDS_DEALT, C["13.8#1(a)"], C["13.8#1(b)"])
TIMETABLE.enter(
    c.CorrectFaces,
    correcting.correct_faces,
    (SUPERVISOR,),
    SHOWDOWN | {Phase.FLOP, Phase.RIVER},
    C["8.8(c)"],
    C["9.3(b)"],
)
TIMETABLE.enter(
    c.ReportExposed, exposing.report_exposed, STAFF, BETTING | {Phase.DEALING}, C["13.2"], C["13.4(a)"], C["13.5"]
)
TIMETABLE.enter(c.ReportMiscount, irregular.report_miscount, STAFF, CARDS_OUT, C["13.1"])
TIMETABLE.enter(c.DeclareMisdeal, irregular.declare_misdeal, (SUPERVISOR,), CARDS_OUT, C["6.1(b)"])
TIMETABLE.enter(c.ReportUnwagered, irregular.report_unwagered, STAFF, CARDS_OUT, C["13.6(a)"], C["13.6(b)"])
TIMETABLE.enter(c.ExcludeFromRound, conduct.exclude_from_round, (OPERATOR,), HANDS_DEALT, C["12.3"])
TIMETABLE.enter(c.VoidWagers, conduct.void_wagers, (OPERATOR,), WAGERING | CARDS_OUT, C["15.3(a)"])
TIMETABLE.enter(hc.Attempt, conduct.attempt, EVERYBODY, OPEN, C["15.3(a)"], while_held=True)
