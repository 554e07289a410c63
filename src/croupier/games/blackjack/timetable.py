"""Who may give which command when: the round's timetable, which `decide`, the prompts and the docs all read."""

from __future__ import annotations

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import (
    conduct,
    correcting,
    cutting,
    dealing,
    insuring,
    interim,
    irregular,
    opening,
    placing,
    playing,
    restricting,
    seating,
    settling,
    shuffling,
    sides,
    wagering,
)
from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as h
from croupier.games.house import opening as house
from croupier.games.house.timetable import (
    DEALER,
    OPERATOR,
    PLAYER,
    STAFF,
    SUPERVISOR,
    SYSTEM,
    house_timetable,
    wager_steps,
)

OPEN = CHARTER.stations.open
BETWEEN = frozenset((Phase.BETWEEN,))
WAGERING = frozenset((Phase.WAGERING,))
FIRST = BETWEEN | WAGERING
PAIRS = frozenset((Phase.PAIRS,))
INSURING = frozenset((Phase.INSURING,))
PLAYING = frozenset((Phase.PLAYING,))
DRAWING = frozenset((Phase.DRAWING,))
UNSETTLED = frozenset(
    (Phase.DEALING, Phase.PAIRS, Phase.INSURING, Phase.INTERIM, Phase.PLAYING, Phase.DRAWING)
)  # fmt: skip
CARDS_OUT = UNSETTLED | {Phase.SETTLING, Phase.COLLECTING}
ANYBODY = (PLAYER, *STAFF)
PLACED = (PLAYER, DEALER)

TIMETABLE = house_timetable(CHARTER)
wager_steps(TIMETABLE)
enter = TIMETABLE.enter

# Of what the house lets people do, some is different here: a card may be changed at any time (2.4), a player may hold
# several boxes (4.4), and a round wants its shoe loaded first (5.4).
TIMETABLE.house(h.ReplaceCards, house.replace_cards, (OPERATOR,), OPEN, C["2.4"])
TIMETABLE.house(h.CheckReplacement, house.check_replacement, (DEALER, SUPERVISOR), OPEN, C["2.4"])
enter(h.TakeSeat, seating.take_seat, ANYBODY, OPEN, C["A:Box"], while_held=True)
enter(h.LeaveSeat, seating.leave_seat, ANYBODY, OPEN, C["4.3"], while_held=True)
enter(h.OpenWagering, opening.open_wagering, (DEALER,), BETWEEN, C["4.1"])

enter(c.OpenTable, opening.open_table, (OPERATOR,), frozenset((Phase.CLOSED,)), C["1.1"], while_held=True)
enter(c.ChangeCards, opening.change_cards, (OPERATOR,), BETWEEN, C["2.3(a)"], C["2.4"])
enter(c.AskAboutCards, opening.ask_about_cards, ANYBODY, OPEN, C["2.3/tail"], while_held=True)
enter(c.AskForBox, seating.ask_for_box, ANYBODY, OPEN, C["4.4"], while_held=True)
enter(c.RequireMinimum, restricting.require_minimum, (OPERATOR,), FIRST, C["4.7/tail"])
enter(c.RestrictPlayer, restricting.restrict_player, (OPERATOR,), OPEN, C["4.8"], while_held=True)
enter(c.LiftRestriction, restricting.lift_restriction, (OPERATOR,), OPEN, C["4.8"], while_held=True)
enter(c.ReportRestrictions, restricting.report_restrictions, (OPERATOR,), OPEN, C["4.8"], while_held=True)

enter(h.ShuffleCards, shuffling.shuffle_cards, (DEALER, SYSTEM), FIRST | UNSETTLED, C["5.1"], C["14.6"])
enter(c.OfferCut, cutting.offer_cut, (DEALER,), FIRST | UNSETTLED, C["5.2(d)"])
enter(c.DeclineCut, cutting.decline_cut, PLACED, FIRST | UNSETTLED, C["5.2(d)"])
enter(h.CutCards, cutting.cut_cards, (PLAYER, DEALER, SUPERVISOR), FIRST | UNSETTLED, C["5.3"])
enter(c.InsertCuttingCard, cutting.insert_cutting_card, (DEALER,), FIRST, C["5.3"])
enter(c.ReportCuttingCard, shuffling.report_cutting_card, STAFF, WAGERING | CARDS_OUT, C["5.4(b)"], C["14.8"])
enter(c.AnnounceFinalRounds, shuffling.announce_final_rounds, (OPERATOR,), BETWEEN, C["5.5"])
enter(h.ReportShoeFault, shuffling.report_shoe_fault, (*STAFF, SYSTEM), OPEN, C["18.4"], while_held=True)
enter(h.ReplaceShoe, shuffling.replace_shoe, (OPERATOR,), FIRST, C["18.3(b)"])

enter(c.PlaceWager, wagering.place_wager, PLACED, WAGERING, C["4.1"], C["4.3"])
enter(c.WithdrawWager, wagering.withdraw_wager, PLACED, WAGERING, C["4.3"])
enter(c.PlaceSideWager, sides.place_side_wager, PLACED, WAGERING, C["17.5"], C["17.17"])
enter(c.WithdrawSideWager, sides.withdraw_side_wager, PLACED, WAGERING, C["17.5"], C["17.17"])
enter(c.DealRound, dealing.deal_round, (DEALER,), WAGERING | {Phase.DEALING}, C["6.2/lead"])
enter(
    c.DealCard, dealing.deal_card, (DEALER,), WAGERING | DRAWING | PLAYING | {Phase.DEALING}, C["6.2/lead"], C["14.2"]
)
enter(c.SettlePairs, sides.settle_pairs, (DEALER,), PAIRS, C["17.11(a)"], C["17.22(a)"])
enter(c.Insure, insuring.insure, PLACED, INSURING, C["7.1"], C["7.3"])
enter(c.DeclineInsurance, insuring.decline_insurance, PLACED, INSURING, C["7.2/lead"])
enter(c.TakeEvenMoney, interim.take_even_money, PLACED, INSURING, C["8.1(b)"])
enter(c.CloseInsurance, insuring.close_insurance, (DEALER,), INSURING, C["7.3"])
enter(c.PayBlackjacks, interim.pay_blackjacks, (DEALER,), frozenset((Phase.INTERIM,)), C["8.1(a)"])
enter(c.Draw, playing.draw, PLACED, PLAYING, C["9.1(c)"], C["9.2(a)"])
enter(c.Stand, playing.stand, PLACED, PLAYING, C["9.1(d)"])
enter(c.Split, playing.split, PLACED, PLAYING, C["9.1(a)"], C["4.3"])
enter(c.Double, playing.double, PLACED, PLAYING, C["9.1(b)"], C["4.3"])
enter(c.Ride, playing.ride, PLACED, PLAYING, C["10.2(b)"])
enter(c.PlayAbsent, playing.play_absent, (DEALER,), PLAYING, C["14.7"])
enter(c.DrawDealer, settling.draw_dealer, (DEALER,), DRAWING, C["12.1/lead"])
enter(c.CorrectWager, correcting.correct_wager, STAFF, UNSETTLED | {Phase.SETTLING}, C["3.4"], C["3.5"])
enter(c.SettleWagers, settling.settle_wagers, (DEALER,), frozenset((Phase.SETTLING,)), C["13.1(g)"])
enter(c.CollectCards, settling.collect_cards, (DEALER,), frozenset((Phase.COLLECTING,)), C["A:Round of play"])

enter(c.BurnFaceUp, irregular.burn_face_up, STAFF, WAGERING | CARDS_OUT, C["14.1"])
enter(c.ReportDrawn, irregular.report_drawn, STAFF, CARDS_OUT, C["14.2"])
enter(c.ReportMisplaced, placing.report_misplaced, ANYBODY, CARDS_OUT, C["14.4"])
enter(c.ReconstructHands, placing.reconstruct_hands, (SUPERVISOR,), CARDS_OUT, C["14.4"])
enter(c.ReopenRound, placing.reopen_round, (SUPERVISOR,), BETWEEN, C["14.4"])
enter(c.VoidPastRound, placing.void_past_round, (OPERATOR,), OPEN, C["14.5"], C["16.1"], C["16.3"], while_held=True)
enter(c.VoidWagers, conduct.void_wagers, (OPERATOR,), WAGERING | UNSETTLED | {Phase.SETTLING}, C["16.2(a)"])
