"""The shoe and the discard rack, on electronic tables and on felt ones."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import Card, parse_card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import (
    ImpossibleCard,
    Shoe,
    ShoeKind,
    burn,
    cut,
    draw,
    loaded,
    racked,
    refilled,
    showing_cutting_card,
    transferred,
)
from tests.cards.strategies import orders

PACK = Pack(size=32)
ORDER = PACK.cards
FELT = loaded(PACK)


def drawn(shoe: Shoe, times: int) -> Shoe:
    for _ in range(times):
        _, shoe = draw(shoe)
    return shoe


def typed(shoe: Shoe, text: str) -> Shoe:
    for card in parse_cards(text):
        _, shoe = draw(shoe, card)
    return shoe


@given(orders(), st.integers(1, 51))
def test_given_an_order_when_cut_then_the_front_part_goes_to_the_back(order: tuple[Card, ...], after: int) -> None:
    """One cut keeps the order in a circle, and cutting what is left undoes it."""
    halves = cut(order, after)
    assert halves[: 52 - after] == order[after:]
    assert cut(halves, 52 - after) == order


@pytest.mark.parametrize("after", [-1, 0, 52, 53])
def test_given_a_cut_that_parts_nothing_when_made_then_it_is_refused(after: int) -> None:
    """There are cards on both sides of a cut."""
    with pytest.raises(ValueError, match=rf"^52 cards cannot be cut after {after}; leave cards on both sides\.$"):
        cut(Pack().cards, after)


@given(orders(PACK))
def test_given_an_electronic_shoe_when_drawn_to_the_end_then_the_cards_come_in_their_order(
    order: tuple[Card, ...],
) -> None:
    """Every card comes to the table once, and the shoe itself never changes."""
    shoe = loaded(PACK, order)
    emptied = drawn(shoe, 32)
    assert emptied.table == order
    assert (shoe.left, emptied.left) == (32, 0)
    with pytest.raises(ImpossibleCard, match=r"^The shoe is empty; shuffle the discard rack or declare the round void"):
        draw(emptied)


def test_given_a_typed_card_when_the_shoe_knows_better_then_it_is_refused_without_telling_the_next() -> None:
    """Where the order is set nobody chooses the card, and nobody learns it by guessing."""
    shoe = loaded(PACK, ORDER)
    card, _ = draw(shoe, ORDER[0])
    assert card is ORDER[0]
    with pytest.raises(ImpossibleCard) as refusal:
        draw(shoe, Card.ACE_OF_SPADES)
    assert str(refusal.value) == "The ace of spades is not what this shoe deals next; leave the card to the shoe."


def test_given_an_incomplete_order_when_loaded_then_every_fault_is_named() -> None:
    """A shoe is loaded with a complete pack or not at all."""
    faulty = (*ORDER[1:-1], Card.JOKER, Card.KING_OF_SPADES)
    with pytest.raises(ImpossibleCard) as refusal:
        loaded(PACK, faulty)
    found = "missing: 7c As; too many: Ks; foreign: Jk"
    assert str(refusal.value) == f"These cards cannot be loaded ({found}); check them against the pack."


def test_given_a_felt_table_when_cards_are_typed_in_then_they_are_on_the_table() -> None:
    """Nobody knows the order, so the dealer says what was drawn."""
    shoe = typed(FELT, "As 7c")
    assert (shoe.table, shoe.left, shoe.next) == (parse_cards("As 7c"), 30, 2)


@pytest.mark.parametrize(
    "card, why",
    [
        (None, "Nobody knows the next card of this shoe; type in the card that was drawn."),
        ("2c", "The two of clubs is foreign to this pack; take it out and check the cards."),
        ("Jk", "The joker is foreign to this pack; take it out and check the cards."),
        ("As", "The ace of spades is out of the shoe already; check the card that was typed in."),
        ("Kd", "The king of diamonds is out of the shoe already; check the card that was typed in."),
        ("9h", "The nine of hearts is out of the shoe already; check the card that was typed in."),
    ],
)
def test_given_a_felt_table_when_a_card_cannot_be_then_it_is_refused(card: str | None, why: str) -> None:
    """A card on the table, burned or racked is not in the shoe, and a card of another pack never was."""
    shoe = burn(racked(typed(FELT, "9h As"), parse_cards("9h")), Card.KING_OF_DIAMONDS)
    with pytest.raises(ImpossibleCard) as refusal:
        draw(shoe, None if card is None else parse_card(card))
    assert str(refusal.value) == why


def test_given_eight_packs_when_a_card_comes_for_the_ninth_time_then_it_is_refused() -> None:
    """A shoe holds each card as often as it has packs."""
    shoe = typed(loaded(Pack(packs=8)), "As " * 8)
    assert shoe.left == 408
    with pytest.raises(ImpossibleCard, match="ace of spades is out of the shoe already"):
        draw(shoe, Card.ACE_OF_SPADES)


def test_given_a_card_to_burn_when_burned_then_it_is_out_of_play() -> None:
    """A burned card leaves the shoe without coming to the table."""
    shoe = burn(loaded(PACK, ORDER))
    assert (shoe.burned, shoe.table, shoe.left) == (ORDER[:1], (), 31)
    assert draw(shoe)[0] is ORDER[1]


def test_given_a_felt_table_when_a_card_is_burned_face_down_then_it_is_counted_and_not_known() -> None:
    """An unseen burned card is one card less in the shoe."""
    shoe = burn(burn(FELT), Card.SEVEN_OF_CLUBS)
    assert (shoe.burned, shoe.left) == ((None, Card.SEVEN_OF_CLUBS), 30)


def test_given_cards_on_the_table_when_racked_then_the_rack_keeps_their_order() -> None:
    """The rack lies in the order of collection, so that a hand can be found in it again."""
    shoe = racked(racked(drawn(loaded(PACK, ORDER), 4), (ORDER[2], ORDER[0])), (ORDER[3],))
    assert shoe.rack == (ORDER[2], ORDER[0], ORDER[3])
    assert (shoe.table, shoe.left) == ((ORDER[1],), 28)


def test_given_a_card_that_is_not_on_the_table_when_racked_then_it_is_refused() -> None:
    """Nothing comes into the rack but from the table, and no card comes twice."""
    shoe = drawn(loaded(PACK, ORDER), 2)
    with pytest.raises(ImpossibleCard) as refusal:
        racked(shoe, (ORDER[0], ORDER[0], ORDER[5]))
    named = "seven of clubs, queen of clubs"
    assert str(refusal.value) == f"The {named} cannot be racked, not being on the table; rack cards that are."


def test_given_a_cutting_card_when_the_cards_before_it_are_drawn_then_it_is_out() -> None:
    """The cutting card shows itself once no card is left in front of it, burned cards counted."""
    shoe = drawn(burn(loaded(PACK, ORDER, cut_at=4)), 2)
    assert not shoe.cutting_card_is_out
    assert drawn(shoe, 1).cutting_card_is_out
    assert drawn(shoe, 2).cutting_card_is_out
    assert not drawn(loaded(PACK, ORDER), 32).cutting_card_is_out


def test_given_a_felt_table_when_the_cutting_card_comes_out_then_the_dealer_says_so() -> None:
    """Where the place of the cutting card is not known it is reported when it is seen."""
    shoe = typed(FELT, "As Kd")
    assert not shoe.cutting_card_is_out
    assert showing_cutting_card(shoe).cutting_card_is_out


@pytest.mark.parametrize("kind, cut_at", [(ShoeKind.PLAIN, 0), (ShoeKind.PLAIN, 32), (ShoeKind.AUTOMATED, 16)])
def test_given_a_place_where_no_cutting_card_goes_when_loaded_then_it_is_refused(kind: ShoeKind, cut_at: int) -> None:
    """It goes between two cards, and an automated shuffling shoe has none."""
    with pytest.raises(ValueError, match=rf"^The cutting card cannot go after {cut_at} cards of this {kind} shoe; "):
        loaded(PACK, ORDER, kind=kind, cut_at=cut_at)


def test_given_an_empty_shoe_when_the_rack_is_shuffled_then_its_cards_are_dealt_and_the_table_stays() -> None:
    """To complete a round the discards are dealt again, but no card that lies on the table."""
    shoe = racked(drawn(burn(loaded(PACK, ORDER, cut_at=20)), 31), ORDER[1:30])
    again = refilled(shoe, tuple(reversed(ORDER[:30])))
    assert (again.left, again.table, again.rack, again.burned, again.cut_at) == (30, ORDER[30:], (), (), None)
    assert draw(again)[0] is ORDER[29]


def test_given_an_empty_felt_shoe_when_the_rack_is_shuffled_then_racked_cards_may_come_again() -> None:
    """What is on the table may not."""
    shoe = refilled(racked(typed(FELT, " ".join(ORDER)), ORDER[:30]))
    assert draw(shoe, ORDER[0])[1].left == 29
    with pytest.raises(ImpossibleCard, match="ace of spades is out of the shoe already"):
        draw(shoe, Card.ACE_OF_SPADES)


def test_given_cards_left_in_the_shoe_when_the_rack_is_shuffled_then_it_is_refused() -> None:
    """The cards of the shoe are dealt first."""
    with pytest.raises(ValueError, match=r"^2 cards are left in the shoe; deal them before the rack is shuffled\.$"):
        refilled(drawn(loaded(PACK, ORDER), 30))


def test_given_an_automated_shoe_that_fails_when_its_cards_are_transferred_then_the_round_goes_on() -> None:
    """Only the cards left in it are shuffled; rack and table stay as they are, and a card shoe takes its place."""
    shoe = racked(drawn(loaded(PACK, ORDER, kind=ShoeKind.AUTOMATED), 4), ORDER[:2])
    plain = transferred(shoe, tuple(reversed(ORDER[4:])))
    assert (plain.kind, plain.left, plain.rack, plain.table) == (ShoeKind.PLAIN, 28, ORDER[:2], ORDER[2:4])
    assert draw(plain)[0] is ORDER[-1]


def test_given_cards_that_are_not_those_left_when_transferred_then_it_is_refused() -> None:
    """No card is lost, and none is added, on the way from one shoe to the other."""
    shoe = drawn(loaded(PACK, ORDER, kind=ShoeKind.AUTOMATED), 4)
    with pytest.raises(
        ImpossibleCard, match=r"^These 29 cards are not the ones that are left; load what remains of the"
    ):
        transferred(shoe, ORDER[3:])


def test_given_a_card_shoe_when_transferred_then_it_is_refused() -> None:
    """Only an automated shoe fails in this way."""
    with pytest.raises(ValueError, match=r"^These cards are in a plain shoe already; deal on, or load a new shoe\.$"):
        transferred(loaded(PACK, ORDER), ORDER)


@given(orders(PACK), st.lists(st.sampled_from(["draw", "burn", "rack"]), max_size=40))
def test_given_any_course_of_a_shoe_when_its_cards_are_counted_then_the_pack_is_complete(
    order: tuple[Card, ...], course: list[str]
) -> None:
    """Each card is in exactly one place: shoe, table, burned, or rack."""
    shoe = loaded(PACK, order)
    for step in course:
        if step == "rack":
            shoe = racked(shoe, shoe.table[:2])
        elif shoe.left:
            shoe = burn(shoe) if step == "burn" else draw(shoe)[1]
    places = Counter((*order[shoe.next :], *shoe.table, *shoe.burned, *shoe.rack))
    assert places == Counter(PACK.cards)
    assert shoe.left == 32 - shoe.next
