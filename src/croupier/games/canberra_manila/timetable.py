"""Who may give which command when: the round's timetable, which `decide`, the prompts and the docs all read."""

from __future__ import annotations

from croupier.games.canberra_manila import (
    acting,
    awarding,
    beginning,
    buying,
    clock,
    correcting,
    dealing,
    exposing,
    leaving,
    miscounting,
    misdealing,
    opening,
    remedies,
    seating,
    showing,
    timing,
)
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house.timetable import (
    DEALER,
    OPERATOR,
    PLAYER,
    STAFF,
    SUPERVISOR,
    SYSTEM,
    deck_steps,
    house_timetable,
)

OPEN = CHARTER.stations.open
CLOSED = frozenset((Phase.CLOSED,))
BETWEEN = frozenset((Phase.BETWEEN,))
POSTING = frozenset((Phase.POSTING,))
BETTING = frozenset((Phase.BETTING,))
EXPOSING = frozenset((Phase.EXPOSING,))
SHOWDOWN = frozenset((Phase.SHOWDOWN,))
AWARDING = frozenset((Phase.AWARDING,))
VOIDED = frozenset((Phase.VOIDED,))
CARDS_OUT = BETTING | EXPOSING | SHOWDOWN | AWARDING
IN_ROUND = POSTING | CARDS_OUT
TABLE_STAFF = (DEALER, SUPERVISOR)

TIMETABLE = house_timetable(CHARTER)
deck_steps(TIMETABLE)

TIMETABLE.enter(c.OpenTable, opening.open_table, (OPERATOR,), CLOSED, C["1.1"], while_held=True)
TIMETABLE.enter(c.AnnounceSettings, opening.announce_settings, (OPERATOR,), OPEN, C["4.1"], C["4.2"], while_held=True)
TIMETABLE.enter(hc.TakeSeat, seating.take_seat, (PLAYER, *STAFF), OPEN, C["8.2"], while_held=True)
TIMETABLE.enter(c.AskForSeat, seating.ask_for_seat, (PLAYER, *STAFF), OPEN, C["8.2"], while_held=True)
TIMETABLE.enter(c.WithdrawClaim, seating.withdraw_claim, (PLAYER, *STAFF), OPEN, C["8.2"], while_held=True)
TIMETABLE.enter(c.DrawForSeat, seating.draw_for_seat, TABLE_STAFF, BETWEEN, C["8.2"], while_held=True)
TIMETABLE.enter(c.MoveSeat, seating.move_seat, (PLAYER, *TABLE_STAFF), BETWEEN, C["8.2"], C["17.13"], while_held=True)
TIMETABLE.enter(c.SitOut, seating.sit_out, (PLAYER, *TABLE_STAFF), OPEN, C["17.4"], while_held=True)
TIMETABLE.enter(c.SitIn, seating.sit_in, (PLAYER, *TABLE_STAFF), OPEN, C["17.4"], while_held=True)
TIMETABLE.enter(c.ChooseEntry, seating.choose_entry, (PLAYER, *TABLE_STAFF), OPEN, C["17.4"], C["17.11"])
TIMETABLE.enter(c.BuyChips, buying.buy_chips, (PLAYER, DEALER), OPEN, C["4.3"], C["14.3"])
TIMETABLE.enter(c.TakeChips, buying.take_chips, (PLAYER, DEALER), OPEN, C["4.4"])
TIMETABLE.enter(c.ChargeTime, timing.charge_time, (DEALER, OPERATOR), BETWEEN, C["15.3"])
TIMETABLE.enter(c.BeginRound, beginning.begin_round, (DEALER,), BETWEEN, C["8.3"])
TIMETABLE.enter(c.CollectForced, beginning.collect_forced, (DEALER,), POSTING, C["8.5"])
TIMETABLE.enter(c.PostOverBlind, beginning.post_over_blind, (PLAYER, DEALER), POSTING, C["A:Over-Blind"])
TIMETABLE.enter(c.DealHands, dealing.deal_hands, (DEALER,), POSTING, C["9.2"], C["9.3"])
TIMETABLE.enter(c.TurnCommunal, dealing.turn_communal, (DEALER,), EXPOSING, C["9.5"])
TIMETABLE.enter(c.Check, acting.check, (PLAYER, DEALER), BETTING, C["11.1"])
TIMETABLE.enter(c.Call, acting.call, (PLAYER, DEALER), BETTING, C["10.3"], C["12.3"])
TIMETABLE.enter(c.Bet, acting.bet, (PLAYER, DEALER), BETTING, C["10.3"], C["12.2"], C["12.3"])
TIMETABLE.enter(c.TapOut, acting.tap_out, (PLAYER, DEALER), BETTING, C["14.1"])
TIMETABLE.enter(c.Fold, acting.fold, (PLAYER, DEALER), BETTING, C["A:Fold"])
TIMETABLE.enter(c.CallAndFold, acting.call_and_fold, (PLAYER, DEALER), BETTING, C["10.2(a)(iii)"])
TIMETABLE.enter(c.StartClock, clock.start_clock, (SUPERVISOR,), BETTING, C["4.6"])
TIMETABLE.enter(c.ExpireClock, clock.expire_clock, (SUPERVISOR, SYSTEM), BETTING, C["4.6"])
TIMETABLE.enter(c.ShowHands, showing.show_hands, (DEALER,), SHOWDOWN, C["13.1"])
TIMETABLE.enter(c.ShowHand, showing.show_hand, (PLAYER, DEALER), SHOWDOWN, C["13.1"])
TIMETABLE.enter(c.ConcedeHand, showing.concede_hand, (PLAYER, DEALER), SHOWDOWN, C["13.1"])
TIMETABLE.enter(c.CorrectFaces, correcting.correct_faces, (SUPERVISOR,), CARDS_OUT, C["9.3"], C["13.1"], C["17.14"])
TIMETABLE.enter(c.AwardPots, awarding.award_pots, (DEALER,), AWARDING, C["9.6"], C["13.2"])
TIMETABLE.enter(c.CorrectAward, awarding.correct_award, (DEALER, OPERATOR), BETWEEN | POSTING, C["17.14"])
TIMETABLE.enter(c.ReportDealFault, misdealing.report_deal_fault, STAFF, IN_ROUND, C["17.1"], C["17.2"])
TIMETABLE.enter(c.ReportCardCount, miscounting.report_card_count, STAFF, CARDS_OUT, C["17.9"])
TIMETABLE.enter(
    c.ReportCommunalExposed, exposing.report_communal_exposed, STAFF, BETTING | EXPOSING, C["17.17"], C["17.18"]
)
TIMETABLE.enter(
    c.ShareInformation, remedies.share_information, (PLAYER, DEALER), CARDS_OUT, C["16.5"], C["16.6"], while_held=True
)
TIMETABLE.enter(c.ProposeRemedy, remedies.propose_remedy, (OPERATOR,), IN_ROUND, C["17.16"], while_held=True)
TIMETABLE.enter(c.AnswerRemedy, remedies.answer_remedy, (PLAYER, DEALER), IN_ROUND, C["17.16"], while_held=True)
TIMETABLE.enter(hc.ExcludePlayer, leaving.exclude_player, (OPERATOR,), OPEN, C["19.2(b)"], while_held=True)
TIMETABLE.enter(hc.CloseTable, leaving.close_table, (OPERATOR,), BETWEEN, C["18.2"], while_held=True)
TIMETABLE.enter(hc.CollectVoid, leaving.collect_void, (DEALER,), VOIDED, C["A:Void"], while_held=True)
TIMETABLE.enter(c.FoldForBreach, miscounting.fold_for_breach, (OPERATOR,), CARDS_OUT, C["19.2(a)"], while_held=True)
