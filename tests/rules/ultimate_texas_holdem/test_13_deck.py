"""Rule 13.7: a card that is missing from the shoe, or does not belong to the deck."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.state import Hold
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.rounds import STATIONS, stations
from tests.games.ultimate_texas_holdem.tables import (
    AUTOMATED,
    DEALER,
    FELT,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    balances,
    deal_on,
    dealt,
    flop,
    fold,
    net,
    opened,
    placed,
    play,
    played_out,
    player,
    ready,
)
from tests.kit.scene import cites

MISSING = hc.ReportCardFault(by=DEALER, what="the shoe is empty, and a card is missing")
WAGERS = hc.OpenWagering(by=DEALER, at=NOON)


def counted(count: int, *, complete: bool) -> hc.ReportCount:
    return hc.ReportCount(by=DEALER, count=count, complete=complete)


@pytest.mark.clause("13.7(b)")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["card shoe", "automated"])
@pytest.mark.parametrize("cards", CardSource, ids=str)
@pytest.mark.parametrize("phase", STATIONS, ids=str)
def test_13_7_b_given_a_missing_or_foreign_card_when_found_at_any_station_then_that_round_is_void(
    phase: Phase, cards: CardSource, shoe: DealingShoe
) -> None:
    """All money is returned: folded wagers, refunded antes, and what box 3 has lost while box 1 still waits."""
    scene = stations(shoe=shoe, cards=cards)[phase]
    void = scene.when(replace(MISSING, what="a blue back among the red ones"))
    assert cites(void.one(he.RoundVoided), "13.7(b)", "A:Void")
    assert void.one(he.RoundVoided).reason == "a blue back among the red ones"
    assert balances(void) == {}
    assert void.state.holds == (Hold.CARD_COUNT,)


@pytest.mark.clause("13.7(b)")
def test_13_7_b_given_a_hand_that_was_paid_when_a_foreign_card_is_found_then_its_payment_is_reversed() -> None:
    """Box 4 has won 50 and has it; while box 3 is being settled the round is voided."""
    scene = dealt({3: "5H 3H", 4: "KH JS"}, "KD 9S 7H 4C 2D", "4D 8S")
    scene = played_out(play(scene, 4, 3, 4), Phase.SETTLING)
    paid = scene.given(c.TurnHand(by=DEALER, box=4), c.SettleHand(by=DEALER, box=4), c.TurnHand(by=DEALER, box=3))
    assert net(paid, 4) == 5_000
    void = paid.given(MISSING)
    assert balances(void) == {}
    over = void.given(hc.CollectVoid(by=DEALER))
    assert over.one(he.RoundClosed).void is True


@pytest.mark.clause("13.7(b)")
@pytest.mark.parametrize("count, complete", [(51, True), (52, False), (53, True), (0, False)])
def test_13_7_b_given_a_count_that_the_supervisor_ordered_when_it_is_wrong_then_the_round_is_void(
    count: int, complete: bool
) -> None:
    """51, 53, or 52 of which one is foreign: void. Fifty-two and complete: play goes on where it stood."""
    held = dealt({1: "", 2: ""}).given(hc.OrderCount(by=SUPERVISOR, reason="the deck looks thin"))
    wrong = held.given(counted(count, complete=complete))
    assert wrong.one(he.CardsCounted).complete is False
    assert cites(wrong.one(he.RoundVoided), "13.7(b)")
    assert balances(wrong) == {}
    right = held.given(counted(52, complete=True))
    assert not right.all(he.RoundVoided)
    assert right.state.round == held.state.round
    right.given(c.Check(by=player(1), box=1))


@pytest.mark.clause("13.7(b)", "13.7(c)")
def test_13_7_b_given_a_felt_table_when_a_card_shows_twice_then_play_stops_until_the_deck_is_counted() -> None:
    """The second nine of spades is foreign or the first one was; only the count tells, and it voids the round."""
    scene = play(deal_on(ready({1: ""}, cards=FELT)), 4, 1)
    stopped = flop(scene, "KD 9S 7H").given(c.RevealRiver(by=DEALER, cards=parse_cards("9S 2D")))
    assert cites(stopped.one(he.PlayHeld), "13.7(a)", "13.7(c)", "2.6")
    assert not stopped.all(e.RiverRevealed)
    stopped.when(c.RevealRiver(by=DEALER, cards=parse_cards("4C 2D"))).refused_under("2.6")
    void = stopped.given(counted(53, complete=False))
    assert cites(void.one(he.RoundVoided), "13.7(b)")
    joker = scene.given(c.RevealFlop(by=DEALER, cards=(*parse_cards("KD 9S"), Card.JOKER)))
    assert joker.state.holds == (Hold.CARD_COUNT,)


@pytest.mark.clause("13.7(a)")
def test_13_7_a_given_rounds_that_were_completed_when_a_card_is_found_missing_then_their_results_stand() -> None:
    """Round 1 cost Ann 20 and Ben nothing; round 2 is void, and cost nobody anything."""
    first = fold(dealt({1: ""}), 1)
    assert net(first, 1) == -2_000
    second = placed(played_out(first, Phase.WAGERING), 1)
    second = play(played_out(second, Phase.PREFLOP), 3, 1)
    assert net(second, 1) == -7_000
    void = second.given(MISSING)
    assert cites(void.one(he.PlayHeld), "13.7(a)")
    assert balances(void) == {"player:ann": -2_000, "float": 2_000}


@pytest.mark.clause("13.7(a)")
def test_13_7_a_given_no_round_in_progress_when_a_card_is_found_missing_then_nothing_is_void() -> None:
    """The last wager is settled: found while the cards are gathered, it leaves that round standing."""
    over = fold(dealt({1: ""}), 1)
    found = over.given(MISSING)
    assert [type(event) for event in found.events] == [he.PlayHeld]
    assert net(found, 1) == -2_000
    wrong = found.given(counted(51, complete=False))
    assert [type(event) for event in wrong.events] == [he.CardsCounted]


@pytest.mark.clause("13.7(c)")
def test_13_7_c_given_a_void_round_when_the_next_would_open_then_the_whole_deck_is_checked_first() -> None:
    """No prompt and no wager until a full count; a deck that is short waits for a checked replacement."""
    void = dealt({1: ""}).given(MISSING)
    step = due(void.state, DEALER, NOON)
    assert step is not None
    over = void.given(step.command)
    assert due(over.state, DEALER, NOON) is None
    over.when(WAGERS).refused_under("2.6")
    over.when(hc.ShuffleCards(by=DEALER)).refused_under("2.6")
    short = over.given(counted(51, complete=False))
    short.when(WAGERS).refused_under("2.6")
    new = short.given(hc.ReplaceCards(by=OPERATOR, cards=(Card.ACE_OF_SPADES,)))
    whole = new.given(counted(52, complete=True))
    assert whole.state.holds == ()
    whole.when(WAGERS).refused_under("2.5")
    checks = (hc.CheckReplacement(by=SUPERVISOR), hc.CheckReplacement(by=DEALER))
    assert whole.given(*checks, WAGERS).one(he.WageringOpened).number == 2


@pytest.mark.clause("13.7(c)")
def test_13_7_c_given_what_is_wrong_when_it_is_reported_then_by_the_staff_and_in_words() -> None:
    """A record without words is none, and players report nothing by themselves."""
    scene = dealt({1: ""})
    scene.when(replace(MISSING, what=" ")).refused_under("2.6")
    scene.when(replace(MISSING, by=player(1))).refused_under("2.1")
    for by in (DEALER, SUPERVISOR, OPERATOR):
        assert scene.given(replace(MISSING, by=by)).one(he.RoundVoided).by == by.id
    scene.when(counted(52, complete=True)).refused_under("2.6")


@pytest.mark.clause("13.7(c)")
def test_13_7_c_given_a_held_table_when_it_closes_and_opens_again_then_the_count_is_still_to_be_made() -> None:
    """A deck that is in doubt today is in doubt tomorrow."""
    held = opened(1).given(MISSING, hc.AnnounceClosing(by=OPERATOR), hc.CloseTable(by=OPERATOR))
    assert held.state.holds == (Hold.CARD_COUNT,)
