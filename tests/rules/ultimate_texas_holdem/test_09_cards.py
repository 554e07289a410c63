"""Rules 9.3 and 9.10: hand by hand from the dealer's right, each turned, declared, settled and racked."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.house import events as he
from croupier.games.house.state import Hold
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    FELT,
    NOON,
    PlayScene,
    at_showdown,
    balances,
    deal_on,
    dealt,
    flop,
    fold,
    net,
    play,
    ready,
    result,
    river,
    settled,
    shown,
    turned,
)
from tests.kit.scene import cites

PAIR_BOARD, PAIR = "KD 9S 7H 4C 2D", "4D 8S"
HANDS = {1: "KH JS", 3: "9D 3C", 4: "5H 3H"}


def three_hands() -> PlayScene:
    """Boxes 1, 3 and 4 have played; box 2 has folded; the dealer shows a pair of fours."""
    scene = fold(dealt({**HANDS, 2: ""}, PAIR_BOARD, PAIR), 2)
    return shown(river(flop(play(scene, 4, *HANDS))))


@pytest.mark.clause("9.3:lead")
def test_9_3_given_three_hands_when_settled_then_in_turn_from_the_dealers_right() -> None:
    """Boxes 4, 3, 1; the next hand waits until the one before it is done with, and a folded one is passed over."""
    scene = three_hands()
    order = (4, 3, 1)
    for place, box in enumerate(order):
        for other in {1, 2, 3, 4} - {box}:
            scene.when(c.TurnHand(by=DEALER, box=other)).refused_under("9.3:lead")
            scene.when(c.SettleHand(by=DEALER, box=other)).refused_under("9.3:lead")
        scene = turned(scene, box)
        for other in order[place + 1 :]:
            scene.when(c.TurnHand(by=DEALER, box=other)).refused_under("9.3:lead")
        scene = scene.given(c.SettleHand(by=DEALER, box=box))
    racked = [event.box for event in scene.history if isinstance(event, e.HandRacked)]
    assert racked == list(order)


@pytest.mark.clause("9.3(a)", "9.3(c)", "9.3(d)", "9.9")
def test_9_3_a_given_hands_to_settle_when_the_dealer_is_prompted_then_to_turn_and_to_take_or_pay_and_rack() -> None:
    """Two steps a hand, under their clauses, until the last wager is settled."""
    scene, said = three_hands(), []
    while scene.state.phase is Phase.SETTLING:
        step = due(scene.state, DEALER, NOON)
        assert step is not None
        said.append((step.say, step.under))
        scene = scene.given(step.command)
    assert said == [
        line
        for box in (4, 3, 1)
        for line in (
            (f"Turn the hand of box {box}.", ("9.3(a)", "9.3(b)")),
            (f"Take or pay the wagers of box {box}, and rack its cards.", ("9.3(c)", "9.9", "9.3(d)")),
        )
    ]
    assert scene.one(he.RoundClosed).void is False
    assert cites(scene.one(he.RoundClosed), "A:Round of Play")


@pytest.mark.clause("9.3(a)")
def test_9_3_a_given_hidden_hole_cards_when_turned_then_both_lie_open_once() -> None:
    """Nothing is taken or paid on cards that nobody has seen."""
    scene = three_hands()
    scene.when(c.SettleHand(by=DEALER, box=4)).refused_under("9.3(a)")
    open_ = turned(scene, 4)
    assert open_.one(e.HandTurned).cards == parse_cards("5H 3H")
    assert cites(open_.one(e.HandTurned), "9.3(a)")
    open_.when(c.TurnHand(by=DEALER, box=4)).refused_under("9.3(a)")


@pytest.mark.clause("9.3(a)")
def test_9_3_a_given_a_felt_table_when_the_dealer_names_a_hand_then_it_is_two_cards_seen_nowhere_else() -> None:
    """One card, three, or one that lies on the board settle nothing."""
    scene = play(deal_on(ready({1: ""}, cards=FELT)), 4, 1)
    scene = shown(river(flop(scene, "KD 9S 7H"), "4C 2D"), PAIR)
    for text in ("", "KH", "KH JS 3C"):
        scene.when(c.TurnHand(by=DEALER, box=1, cards=parse_cards(text))).refused_under("9.3(a)")
    twice = scene.given(c.TurnHand(by=DEALER, box=1, cards=parse_cards("KD JS")))
    assert twice.state.holds == (Hold.CARD_COUNT,)
    assert net(settled(turned(scene, 1, "KH JS")), 1) == 1_000 + 4_000


@pytest.mark.clause("9.3(b)")
@pytest.mark.parametrize(
    "board, hand, named, returned",
    [
        ("AS KS QS 9D 9H", "JS TS", "royal flush", {"ante": 2_000, "blind": 501_000, "play": 8_000, "trips": 25_500}),
        ("AS KS QS 9D 9H", "9S 9C", "four of a kind, nines", {"ante": 2_000, "blind": 11_000, "trips": 15_500}),
        ("AS KS QS 9D 9H", "2C 2D", "two pairs, nines and twos", {"ante": 0, "blind": 0, "play": 0, "trips": 0}),
    ],
)
def test_9_3_b_given_seven_cards_when_declared_then_the_best_five_of_them_serve_every_wager(
    board: str, hand: str, named: str, returned: dict[str, int]
) -> None:
    """The royal flush is used for ante, blind, play and trips alike, and so are four nines."""
    scene = at_showdown({1: hand}, board, "AC 3C", trips={1: 500}, maximum_payout_cents=10_000_000)
    scene = turned(scene, 1)
    assert scene.one(e.HandTurned).hand == named
    assert cites(scene.one(e.HandTurned), "9.3(b)")
    over = settled(scene)
    assert {wager: result(over, 1, wager).returned for wager in returned} == returned


@pytest.mark.clause("9.3(c)", "9.9")
def test_9_3_c_given_a_turned_hand_when_settled_then_every_wager_is_taken_or_paid_before_the_next() -> None:
    """Box 4 has its chips, or has lost them, while boxes 3 and 1 still have theirs on the felt."""
    scene = turned(three_hands(), 4).given(c.SettleHand(by=DEALER, box=4))
    assert {event.wager for event in scene.all(he.WagerSettled)} == {"ante", "blind", "play"}
    assert net(scene, 4) == -6_000
    assert balances(scene)["felt"] == 2 * 6_000
    over = settled(scene)
    assert "felt" not in balances(over)
    assert net(over, 3) == net(over, 1) == 5_000


@pytest.mark.clause("9.9")
def test_9_9_given_a_play_wager_of_40_that_wins_when_paid_then_40_are_won_and_40_returned() -> None:
    """Winnings come on top of the stake, from the table's own chips."""
    scene = settled(at_showdown({1: "KH JS"}, PAIR_BOARD, PAIR))
    play_wager = result(scene, 1, "play")
    assert (play_wager.outcome, play_wager.staked, play_wager.returned) == (Outcome.WIN, 4_000, 8_000)
    assert balances(scene) == {"player:ann": 5_000, "float": -5_000}


@pytest.mark.clause("9.3(d)", "9.10")
@pytest.mark.parametrize("hand", ["KH JS", "5H 3H"], ids=["won", "lost"])
def test_9_3_d_given_a_settled_hand_when_its_cards_go_to_the_rack_then_once_and_with_its_last_wager(
    hand: str,
) -> None:
    """Won or lost: one racking, after the wagers, and nothing of the hand is left to act upon."""
    scene = turned(at_showdown({1: hand, 2: ""}, PAIR_BOARD, PAIR), 2).given(c.SettleHand(by=DEALER, box=2))
    done = turned(scene, 1).given(c.SettleHand(by=DEALER, box=1))
    kinds = [type(event) for event in done.events]
    assert kinds == [he.WagerSettled] * 3 + [e.HandRacked, he.RoundClosed]
    assert cites(done.one(e.HandRacked), "9.3(d)", "9.10")
    for again in (c.TurnHand(by=DEALER, box=2), c.SettleHand(by=DEALER, box=2)):
        scene.when(again).refused_under("9.3:lead")


@pytest.mark.clause("9.10")
def test_9_10_given_losing_wagers_when_collected_then_the_table_has_them() -> None:
    """Ante, blind and play of 60 go from the felt to the float."""
    scene = settled(at_showdown({1: "5H 3H"}, PAIR_BOARD, PAIR))
    assert balances(scene) == {"player:ann": -6_000, "float": 6_000}
