"""Hand histories: the round as the viewer saw it, in the conventions of PHH, with nothing that was hidden."""

from __future__ import annotations

import msgspec
import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.determinations import Hands, Maximum, Opener, TimeCharge
from croupier.games.canberra_manila.history import Act, History
from croupier.games.canberra_manila.phh import document, phh, phhs
from croupier.games.canberra_manila.scribe import Misfit, histories
from croupier.games.canberra_manila.state import Phase
from croupier.games.canberra_manila.toml import Dollars
from croupier.games.house import events as he
from croupier.games.people import Player, Regulator, Viewer
from tests.games.canberra_manila import stations as at
from tests.games.canberra_manila.tables import (
    APPROVAL,
    DEALER,
    FELT,
    NOON,
    OPERATOR,
    SUPERVISOR,
    begun,
    bet,
    betting,
    call,
    collected,
    dealt,
    fold,
    over_blind,
    played_out,
    player,
    seated,
    settled,
    stakes,
    tries_bet,
    turn_card,
)
from tests.games.canberra_manila.told import BEN, KEPT, PUBLIC, actions, evening, read, told


@pytest.mark.parametrize("viewer, name", [(BEN, "seat-2"), (PUBLIC, "public")])
def test_given_a_round_when_told_to_a_seat_or_to_the_public_then_the_history_is_as_it_was_kept(
    viewer: Viewer, name: str
) -> None:
    """Every word of a document is on paper; a change of the notation shows there line by line."""
    kept = (KEPT / f"canberra-manila-{name}.phh").read_text(encoding="utf-8")
    assert phh(told(evening(), viewer)).splitlines() == kept.splitlines()


def test_given_hidden_hands_when_told_to_a_seat_then_only_its_own_cards_are_known() -> None:
    """Ben sees his aces in the deal, others' cards when they are shown, and Eve's conceded kings never."""
    ours, theirs = actions(evening(), BEN), actions(evening())
    assert ours[:3] == ["d dh p1 AsAh", "d dh p2 ????", "d dh p3 ????"]
    assert (theirs[0], theirs[1:]) == ("d dh p1 ????", ours[1:])
    assert "p3 sm" in ours
    assert not any("Ks" in entry for entry in ours)
    assert actions(evening(), Player(5))[2] == "d dh p3 KsKh"


def test_given_the_fields_of_the_format_when_read_then_they_say_what_it_says_they_say() -> None:
    """Arrays go from the button's left, amounts are dollars, and the variant is a code of our own."""
    found = read(evening())
    assert list(found)[:6] == ["variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions"]
    assert (found["variant"], found["_game"], found["_instrument"]) == ("_CM", "Canberra Manila", "NI2005-64")
    assert (found["seats"], found["players"]) == ([2, 4, 5, 8, 9], ["ben", "don", "eve", "hal", "ida"])
    assert (found["starting_stacks"], found["blinds_or_straddles"]) == ([600, 450.5, 800, 17, 300], [5, 10, 0, 0, 0])
    assert (found["hand"], found["day"], found["month"], found["year"]) == (1, 5, 1, 2026)
    assert (found["seat_count"], found["currency"], found["_button"]) == (9, "AUD", 9)
    assert [pot["commission"] for pot in found["_pots"]] == [3, 7]


def test_given_two_players_when_told_then_blinds_change_places_as_the_format_has_it() -> None:
    """Between two the format gives the first blind to the button; here the button has the last one (8.5(a))."""
    found = read(settled(betting(stakes(1, 2))))
    assert found["blinds_or_straddles"] == [10, 5]
    assert [posted["amount"] for posted in found["_forced"]] == [5, 10]


def test_given_an_ante_game_when_told_then_antes_are_no_bets() -> None:
    """Who cannot pay all of an ante wins no more than was met."""
    found = read(settled(bet(betting(stakes(1, 2, s3=150), ante_cents=200, smallest_chip_cents=50), (1, 500))))
    assert (found["antes"], found["blinds_or_straddles"], found["ante_trimming_status"]) == ([2, 2, 2], [0, 0, 0], True)
    assert found["_forced"][2]["amount"] == 1.5


def test_given_an_over_blind_when_told_then_it_is_a_straddle() -> None:
    """It stands where the format has straddles, and among what was posted under its own name."""
    scene = over_blind(collected(seated(stakes(1, 2, 3, 4), over_blinds=(2_000,))), 3)
    found = read(settled(dealt(scene)))
    assert found["blinds_or_straddles"] == [5, 10, 20, 0]
    assert found["_forced"][2]["kind"] == "over-blind"


def test_given_chips_bought_before_the_first_card_when_told_then_they_are_part_of_the_starting_stack() -> None:
    """A stake stands from the first card on (14.3)."""
    scene = collected(seated(stakes(1, 2, 3))).given(c.BuyChips(by=player(2), seat=2, cents=5_000))
    assert read(settled(dealt(scene)))["starting_stacks"] == [1000, 1050, 1000]


def test_given_a_misdeal_when_told_then_the_deal_that_was_off_stands_apart() -> None:
    """One deal has one history; what was dealt before is kept beside it, by the same secrecy, with its reason."""
    scene = at.felt().given(c.ReportDealFault(by=DEALER, fault=c.DealFault.OUT_OF_TURN, seat=2, looked=True))
    found = read(scene)
    assert (found["actions"], len(found["_misdeals"]), len(found["_forced"])) == ([], 1, 2)
    (off,) = found["_misdeals"]
    assert off["reason"] == "a hole card went to the wrong player"
    assert off["actions"][0] == "d dh p1 ????"
    assert "17.3" in off["under"]


def test_given_a_dead_hand_when_told_then_the_format_has_words_alone_for_it() -> None:
    """A hand that is taken out is no fold; the event stands among the incidents with its place."""
    scene = at.felt_street(at.felt(), 2).given(c.ReportCardCount(by=DEALER, seat=2, count=3))
    found = read(scene)
    (incident,) = found["_incidents"]
    assert found["actions"][incident["action"] - 1] == "# the hand of p2 is dead: 3 hole cards at seat 2"
    assert (incident["is"], incident["seat"], incident["under"]) == ("hand-dead", 2, "17.9")


def test_given_a_bet_out_of_turn_when_told_then_it_lies_in_words_until_its_turn() -> None:
    """What is laid is told where it happened, and is a bet where it became one."""
    scene = betting(stakes(1, 2, 3))
    scene = call(tries_bet(scene, 1, 1_500), 3)
    found = actions(scene)
    assert found[4:] == ["# p1 lays 15, bet out of turn", "p3 cc", "p1 cbr 20"]
    assert read(scene)["_incidents"][0]["why"] == "bet out of turn"


def test_given_chips_beyond_a_call_when_told_then_what_goes_back_is_told_beside_it() -> None:
    """Between call and raise it is a call (17.7)."""
    scene = tries_bet(betting(stakes(1, 2, 3)), 3, 1_500)
    assert actions(scene)[-1] == "p3 cc # 5 goes back"
    assert read(scene)["_incidents"][0]["returned"] == 5


def test_given_option_a_when_the_opener_pays_to_fold_then_the_price_is_told_beside_the_fold() -> None:
    """The format's fold costs nothing."""
    scene = betting(stakes(1, 2, 3), opener=Opener.A).given(c.CallAndFold(by=player(3), seat=3))
    assert actions(scene)[-1] == "p3 f # pays 10 to fold"


def test_given_a_clock_that_runs_out_when_told_then_the_fold_is_not_of_the_players_own_will() -> None:
    """The clock and its end are both told (4.6)."""
    scene = call(betting(stakes(1, 2, 3)), 3)
    scene = scene.given(c.StartClock(by=SUPERVISOR, seat=1), c.ExpireClock(by=SUPERVISOR, seat=1))
    assert actions(scene)[-2:] == ["# p1 has 90 seconds", "p1 f # not of the player's own will"]


def test_given_a_communal_card_before_its_time_when_told_then_it_is_named_where_everybody_saw_it() -> None:
    """It is dealt in its normal place all the same, and says how far bets may go (17.17, 17.18)."""
    scene = at.three().given(c.ReportCommunalExposed(by=DEALER))
    assert actions(scene)[-1] == "# 8d lies open before its time, and no bet goes beyond 10"
    scene = turn_card(call(scene, 3, 1, 2)).given(c.ReportCommunalExposed(by=DEALER))
    assert actions(scene)[-2:] == ["d db 8d", "# 9h lies open before its time, and no bet goes beyond 5"]


def test_given_cards_that_were_named_wrong_when_told_then_they_stand_as_they_lie() -> None:
    """The entries are put right, and say that they were."""
    scene = at.felt_street(at.felt(), 2)
    cards = parse_cards("7c 8h")
    scene = scene.given(c.CorrectFaces(by=SUPERVISOR, place=0, cards=cards))
    found = read(scene)
    assert [entry for entry in found["actions"] if entry.startswith("d db")] == ["d db 7c", "d db 8h"]
    assert (found["actions"][-1], found["_board"]) == ("# the board was named wrong: it is 7c8h", "7c8h")


def test_given_a_hand_that_was_named_wrong_when_told_then_it_is_shown_as_it_lies() -> None:
    """Whoever reads the showdown sees the hand that counts."""
    scene = at.shows(at.onward(at.felt(), Phase.SHOWDOWN), 1)
    scene = scene.given(c.CorrectFaces(by=SUPERVISOR, place=1, cards=parse_cards("As Ad")))
    shown, told_so = actions(scene)[-2:]
    assert shown == "p1 sm AsAd # one pair, aces"
    assert told_so == "# the hand of p1 was named wrong: it is AsAd"


def test_given_a_void_round_when_told_then_everybody_has_what_they_had() -> None:
    """The reason stands in a field of its own, and at its place among the entries."""
    found = read(played_out(bet(at.three(), (3, 5_000)).given(at.VOID)))
    assert found["actions"][-1] == f"# the round is void: {found['_void']}"
    assert "a flood" in found["_void"]
    assert (found["finishing_stacks"], found["winnings"]) == (found["starting_stacks"], [0, 0, 0])


def test_given_a_round_in_progress_when_told_then_it_has_no_result() -> None:
    """The format allows a history that does not reach the end."""
    found = read(at.three())
    assert {"finishing_stacks", "winnings", "_pots"}.isdisjoint(found)
    assert read(begun(seated(stakes(1, 2, 3))))["actions"] == []


def test_given_an_award_that_was_put_right_when_told_then_its_round_says_so() -> None:
    """It belongs to the round whose pots were won, though the next one has begun (17.14)."""
    correct = c.CorrectAward(by=DEALER, from_seat=1, to_seat=2, cents=500, why="misread")
    scene = begun(at.onward(at.three(), Phase.BETWEEN)).given(correct)
    first, second = histories(scene.history, PUBLIC)
    assert document(first)["_corrections"] == [
        {"from_seat": 1, "to_seat": 2, "amount": Dollars(500), "why": "misread", "under": "17.14"}
    ]
    assert "_corrections" not in document(second)
    after = dict(zip(first.seats, first.left, strict=True))
    assert dict(zip(second.seats, second.stakes, strict=True)) == {**after, 1: after[1] - 500, 2: after[2] + 500}


def test_given_a_recorded_breach_when_told_then_the_commission_reads_it_and_the_public_does_not() -> None:
    """What viewers may know of people's affairs is decided by the same views as at the table."""
    scene = at.three().given(at.breach())
    assert actions(scene, Regulator())[-1].startswith("# breach 1 by ann")
    assert actions(scene, Regulator())[:-1] == actions(scene)


def test_given_a_joker_when_told_then_it_is_written_as_it_is_typed() -> None:
    """The format's cards know no joker; Jk is two signs as well."""
    scene = dealt(collected(seated(stakes(1, 2, 3), hands=Hands(joker=True))), {1: "Jk As"})
    assert actions(scene, Player(1))[0] == "d dh p1 JkAs"
    assert read(scene)["_rules"]["joker"] is True


def test_given_other_settings_when_told_then_the_rules_say_them() -> None:
    """A fixed maximum, and a charge for time in the place of a rate."""
    time = TimeCharge(600, 30, 1_000, APPROVAL)
    scene = seated(stakes(1, 2, 3), maximum=Maximum.FIXED, maximum_cents=3_000, commission=time)
    found = read(begun(scene.given(c.ChargeTime(by=DEALER, at=NOON))))["_rules"]
    assert (found["maximum"], found["maximum_bet"]) == ("fixed", 30)
    assert found["commission"] == {"by": "time", "amount": 6, "minutes": 30}


def test_given_a_day_that_is_no_date_when_told_then_the_history_has_none() -> None:
    """A table is told its day in words; only a date is one for the format."""
    history = told(evening())
    assert {"day", "month", "year"}.isdisjoint(document(msgspec.structs.replace(history, day="Monday")))


def test_given_words_with_signs_of_their_own_when_told_then_they_come_back_on_one_line() -> None:
    """Quotation marks, number signs and new lines of what somebody said break no entry."""
    said = 'ann said:\n"I fold" #1 \x7f'
    scene = at.three().given(c.ShareInformation(by=DEALER, seat=1, what=said))
    assert actions(scene)[-1] == f"# all are told of p1: {' '.join(said.split())}"
    assert read(scene)["_incidents"][-1]["what"] == said


def test_given_a_log_from_the_middle_when_told_then_the_event_that_does_not_fit_is_named() -> None:
    """A history is told from a table's opening on."""
    opening, checked, *others = evening().history
    rounds = [event for event in others if not isinstance(event, he.SeatTaken | e.ChipsBought)]
    with pytest.raises(Misfit, match="round-begun") as found:
        histories((checked, *rounds), PUBLIC)
    assert found.value.place == 1
    assert isinstance(opening, e.TableOpened)


def test_given_two_rounds_when_written_together_then_each_is_a_table_of_its_own() -> None:
    """Several rounds in one document are numbered from 1 on, as the format has it."""
    scene = settled(dealt(collected(fold(at.three(), 3, 1).given(c.AwardPots(by=DEALER)))))
    found: tuple[History, ...] = histories(scene.history, PUBLIC)
    assert phhs(found) == f"[1]\n{phh(found[0])}\n[2]\n{phh(found[1])}"


def test_given_an_entry_without_a_word_when_written_then_nothing_is_between_its_parts() -> None:
    """The words of an entry stand one blank apart, whichever of them there are."""
    assert str(Act("p1", "sm", "", "", ())) == "p1 sm"
    assert str(Act("", "", "", "a flood", ())) == "# a flood"
    assert OPERATOR.id not in phh(told(evening()))
    assert FELT not in phh(told(evening()))
