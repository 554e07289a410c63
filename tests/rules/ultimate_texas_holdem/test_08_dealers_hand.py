"""Rule 8.8: the dealer's hand is announced, revealed and declared."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.games.house.state import Hold
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    FELT,
    NOON,
    SUPERVISOR,
    PlayScene,
    at_showdown,
    deal_on,
    dealt,
    flop,
    on_the_river,
    play,
    ready,
    river,
    shown,
)
from tests.kit.scene import cites

BOARD_CARDS = "7S KD 9H 2C QS"


def said(scene: PlayScene) -> tuple[str, tuple[str, ...]] | None:
    """What the dealer is asked to do next, and under which clauses."""
    step = due(scene.state, DEALER, NOON, Pack().cards)
    return None if step is None else (step.say, step.under)


@pytest.mark.clause("8.8(a)", "8.8(b)")
def test_8_8_a_given_the_whole_board_when_nobody_is_pending_then_the_dealers_hand_is_announced_and_revealed() -> None:
    """The call, then the two cards; not while a hand on the river has still to decide."""
    scene = on_the_river(dealt({1: "", 2: ""}, BOARD_CARDS, "AC 3D"))
    assert "Box 2" in play(scene, 1, 1).when(c.RevealDealer(by=DEALER)).refused_under("8.8(a)").why
    decided = play(scene, 1, 1, 2)
    assert said(decided) == ("Dealer's hand.", ("8.8(a)", "8.8(b)"))
    over = decided.given(c.RevealDealer(by=DEALER))
    assert [type(event) for event in over.events] == [e.DealerAnnounced, e.DealerShown]
    assert cites(over.one(e.DealerAnnounced), "8.8(a)")
    assert cites(over.one(e.DealerShown), "8.8(b)")
    assert over.one(e.DealerShown).cards == parse_cards("AC 3D")


@pytest.mark.clause("8.8(b)")
def test_8_8_b_given_a_felt_table_when_the_dealer_names_the_hand_then_it_is_two_cards_and_those_already_seen() -> None:
    """A hand of another size has no value, and a card that lies on the board stops the round for a count."""
    scene = play(deal_on(ready({1: ""}, cards=FELT)), 4, 1)
    river_lies = river(flop(scene, "7S KD 9H"), "2C QS")
    for text in ("", "AC", "AC 3D 4D"):
        river_lies.when(c.RevealDealer(by=DEALER, cards=parse_cards(text))).refused_under("8.8(b)")
    twice = river_lies.given(c.RevealDealer(by=DEALER, cards=parse_cards("AC KD")))
    assert twice.state.holds == (Hold.CARD_COUNT,)
    assert not twice.all(e.DealerShown)
    assert shown(river_lies, "AC 3D").one(e.DealerShown).cards == parse_cards("AC 3D")


@pytest.mark.clause("8.8(c)")
@pytest.mark.parametrize(
    "board, dealer, hand, takes_part",
    [
        ("9S 8D 7C 2H KD", "AC QH", "ace-king high", False),
        ("9S 8D 7C 2H KD", "TC JH", "straight, jack high", True),
        ("7S 7D KC 9H 2D", "QC 3S", "one pair, sevens", True),
        ("KD 9S 7H 4C 2D", "AC QS", "ace-king high", False),
        ("KD 9S 7H 4C 2D", "2C 3S", "one pair, twos", True),
        ("AS KS QS JS TS", "4H 5C", "royal flush", True),
        ("AS 2D 3C 4H KD", "5S KC", "straight, five high", True),
        ("KD 9D 7D 4C 2D", "3D QS", "flush, king high", True),
    ],
)
def test_8_8_c_given_two_cards_and_five_when_the_dealer_declares_then_it_is_the_best_five(
    board: str, dealer: str, hand: str, takes_part: bool
) -> None:
    """Any combination of the seven; a pair, the board's own too, qualifies."""
    declared = at_showdown({1: ""}, board, dealer).one(e.DealerShown)
    assert (declared.hand, declared.qualifies) == (hand, takes_part)
    assert cites(declared, "8.8(c)", "A:Qualify")


@pytest.mark.clause("8.8(c)")
def test_8_8_c_given_a_face_that_was_named_wrong_on_felt_when_corrected_then_the_hand_is_what_lies_there() -> None:
    """A slip of the finger is put right by the supervisor before it settles anything, and never where nobody named."""
    scene = play(deal_on(ready({1: ""}, cards=FELT)), 4, 1)
    wrong = shown(river(flop(scene, "9S 8D 7C"), "2H KD"), "AC QH")
    assert wrong.state.phase is Phase.REFUNDING
    right = c.CorrectFaces(by=SUPERVISOR, box=0, cards=parse_cards("TC JH"))
    wrong.when(replace(right, by=DEALER)).refused_under("8.8(c)")
    wrong.when(replace(right, cards=(Card.ACE_OF_SPADES,))).refused_under("8.8(c)")
    put_right = wrong.given(right)
    assert (put_right.one(e.FacesCorrected).hand, put_right.state.phase) == ("straight, jack high", Phase.SETTLING)
    wrong.given(c.RefundAntes(by=DEALER)).when(right).refused_under("9.3(b)")
    held = at_showdown({1: ""}, "9S 8D 7C 2H KD", "AC QH")
    held.when(c.CorrectFaces(by=SUPERVISOR, box=0, cards=parse_cards("TC JH"))).refused_under("8.8(c)")
