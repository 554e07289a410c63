"""Everybody for themselves, one hand each, and no cards or words that go round (16)."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.events import HoleCardsDealt, InformationShared
from croupier.games.canberra_manila.game import GAME
from croupier.games.canberra_manila.state import Phase
from croupier.games.decider import replay, stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.state import Hold
from croupier.games.people import Cage, Dealer, Display, Person, Player, Supervisor, Viewer
from tests.games.canberra_manila.stations import (
    CARDS_OUT,
    HANDS,
    VIEWERS,
    at,
    breach,
    felt,
    felt_street,
    is_refused_and_logged,
    onward,
    opens_the_measures,
    shows,
    tells,
    three,
    told,
)
from tests.games.canberra_manila.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    betting,
    fold,
    player,
    seated,
    stakes,
)
from tests.kit.scene import cites

WORDS = "Ann said that she held aces"


@pytest.mark.clause("16.1")
def test_16_1_given_a_player_who_assists_another_when_recorded_then_the_measures_are_open() -> None:
    """Chips dumped on a friend: on record, and for the operator to act upon."""
    opens_the_measures(Act.ASSIST, "16.1")


@pytest.mark.clause("16.1")
@pytest.mark.parametrize("by", [DEALER, SUPERVISOR, OPERATOR], ids=lambda by: by.role)
def test_16_1_given_staff_who_see_it_when_recorded_then_it_is_kept_and_a_player_records_nothing(by: Person) -> None:
    """The record is the house's; a report of nobody is none."""
    scene = three()
    seen = hc.RecordBreach(by=by, player="ann", act=Act.ASSIST, note="soft play")
    (kept,) = scene.given(seen).state.breaches
    assert (kept.player, kept.act, kept.note) == ("ann", Act.ASSIST, "soft play")
    scene.when(hc.RecordBreach(by=player(2), player="ann", act=Act.ASSIST, note="")).refused_under("19.5(c)")
    scene.when(breach(Act.ASSIST, " ")).refused_under("16.1")


@pytest.mark.clause("16.2")
def test_16_2_given_a_player_at_one_seat_when_a_second_is_wanted_then_refused() -> None:
    """Seats 2 and 7 for the same person: no."""
    scene = seated(stakes(1, 2))
    for by in (player(2), DEALER):
        scene.when(hc.TakeSeat(by=by, box=7, player="ben")).refused_under("16.2")


@pytest.mark.clause("16.2")
def test_16_2_given_a_round_when_dealt_then_nobody_has_two_hands_and_nobody_plays_anothers() -> None:
    """A player acts for the own hand alone."""
    scene = three()
    dealt_to = [event.seat for event in scene.all(HoleCardsDealt)]
    assert len(dealt_to) == len(set(dealt_to)) == 3
    for command in (c.Call(by=player(1), seat=3), c.Bet(by=player(1), seat=3, cents=5_000)):
        scene.when(command).refused_under("16.2")
    scene.when(c.Fold(by=player(2), seat=3)).refused_under("16.2")


@pytest.mark.clause("16.3")
def test_16_3_given_another_language_when_spoken_then_it_is_on_record_and_the_measures_are_open() -> None:
    """English alone at the table."""
    opens_the_measures(Act.FOREIGN_TONGUE, "16.3")


@pytest.mark.clause("16.4")
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
@pytest.mark.parametrize("phase", [*CARDS_OUT, Phase.BETWEEN], ids=str)
def test_16_4_given_a_hand_that_was_folded_when_anybody_looks_then_its_cards_stay_its_players_secret(
    phase: Phase, viewer: Viewer
) -> None:
    """Cat has folded queens in the first betting round."""
    scene = onward(fold(three(), 3), phase)
    assert tells(scene, viewer, HANDS[3]) is False
    assert tells(scene, Player(3), HANDS[3]) is True


@pytest.mark.clause("16.4")
def test_16_4_given_cards_that_are_shown_or_taken_away_when_seen_then_it_is_a_breach() -> None:
    """Out of the playing area, out of sight, or open to others."""
    opens_the_measures(Act.SHOW_CARDS, "16.4")
    is_refused_and_logged(Act.SHOW_CARDS, "16.4", player(3))


@pytest.mark.clause("16.4", "17.15")
def test_16_4_given_a_round_in_progress_when_a_player_would_show_then_there_is_no_time_for_it() -> None:
    """Hands are shown at the showdown, and folded ones never."""
    cards = parse_cards(HANDS[1])
    for phase in (Phase.BETTING, Phase.EXPOSING, Phase.AWARDING):
        at(phase).when(c.ShowHand(by=player(1), seat=1, cards=cards)).refused_under("13.1")


@pytest.mark.clause("16.5")
def test_16_5_given_words_about_a_folded_hand_when_one_player_heard_them_then_all_are_told() -> None:
    """Cat has folded and told Ann; the dealer or any player tells the table."""
    scene = fold(three(), 3)
    for by in (DEALER, player(1), player(2)):
        shared = scene.when(c.ShareInformation(by=by, seat=3, what=WORDS))
        assert cites(shared.one(InformationShared), "16.5")
        for viewer in (Player(1), Player(2), Player(3), Dealer(), Supervisor(), Display()):
            assert WORDS in told(shared, viewer)
        assert WORDS not in told(shared, Cage())


@pytest.mark.clause("16.6")
def test_16_6_given_words_about_a_hand_in_play_when_a_player_heard_them_then_all_are_told() -> None:
    """Of a live hand as well, and during a count of the cards."""
    scene = three()
    assert cites(scene.when(c.ShareInformation(by=DEALER, seat=1, what=WORDS)).one(InformationShared), "16.6")
    held = scene.given(hc.OrderCount(by=SUPERVISOR, reason="a doubt"))
    held.given(c.ShareInformation(by=DEALER, seat=1, what=WORDS))


@pytest.mark.clause("16.5", "16.6")
def test_16_5_given_no_words_no_hand_or_no_cards_when_shared_then_refused() -> None:
    """Information names a hand, and says something of it."""
    scene = fold(three(), 3)
    scene.when(c.ShareInformation(by=DEALER, seat=3, what=" ")).refused_under("16.5")
    scene.when(c.ShareInformation(by=DEALER, seat=1, what="")).refused_under("16.6")
    scene.when(c.ShareInformation(by=DEALER, seat=8, what=WORDS)).refused_under("16.6")
    at(Phase.POSTING).when(c.ShareInformation(by=DEALER, seat=1, what=WORDS)).refused_under("16.5")


@pytest.mark.clause("16.7")
@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_16_7_given_cards_that_were_never_dealt_when_the_round_is_over_then_nobody_has_been_told_one(
    viewer: Viewer,
) -> None:
    """All folded to Ben before the second card: it is not shown, nor is the order of the deck."""
    scene = onward(fold(three(), 3, 1), Phase.BETWEEN)
    assert not tells(scene, viewer, "8d 9h Jc Ts 2s 3s")
    assert replay(GAME, stream(GAME, scene.history, viewer)).shoe.order == ()


@pytest.mark.clause("16.7")
def test_16_7_given_a_player_who_wants_to_see_the_next_card_when_asked_then_refused_and_logged() -> None:
    """Before the showdown and after it."""
    is_refused_and_logged(Act.SEE_HIDDEN_CARDS, "16.7", player(2))
    opens_the_measures(Act.SEE_HIDDEN_CARDS, "16.7")


@pytest.mark.clause("16.8(a)")
def test_16_8_a_given_an_offer_to_swap_when_made_then_no_card_moves_and_it_is_a_breach() -> None:
    """Seat 2 and a hole card of seat 3."""
    is_refused_and_logged(Act.EXCHANGE_CARDS, "16.8(a)", player(2))
    opens_the_measures(Act.EXCHANGE_CARDS, "16.8(a)")


@pytest.mark.clause("16.8(a)")
def test_16_8_a_given_a_felt_table_when_one_card_turns_up_in_two_hands_then_play_stops() -> None:
    """A king that lies in two hands betrays the exchange."""
    scene = shows(onward(felt_street(felt(), 5), Phase.SHOWDOWN), 1, 2)
    scene = scene.given(c.ShowHand(by=DEALER, seat=3, cards=parse_cards("Ks Qh")))
    assert scene.state.holds == (Hold.CARD_COUNT,)
    assert cites(scene.one(he.PlayHeld), "2.6")


@pytest.mark.clause("16.8(b)")
def test_16_8_b_given_words_about_ones_own_hand_when_passed_on_then_it_is_a_breach() -> None:
    """Given, taken, or carried by somebody else."""
    is_refused_and_logged(Act.PASS_INFORMATION, "16.8(b)", player(2))
    opens_the_measures(Act.PASS_INFORMATION, "16.8(b)")


@pytest.mark.clause("16.2")
def test_16_2_given_a_seat_for_somebody_else_when_a_player_takes_it_then_refused() -> None:
    """A player sits for nobody but themselves."""
    betting(stakes(1, 2)).when(hc.TakeSeat(by=player(1), box=7, player="gus")).refused_under("16.2")
