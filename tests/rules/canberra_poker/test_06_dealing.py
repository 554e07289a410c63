"""Dealing from a plain shoe: from where, face down or up, and in what order (6)."""

from __future__ import annotations

from itertools import combinations

import pytest

from croupier.cards.card import Card, parse_card
from croupier.cards.pack import Pack
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.events import AnyEvent, CardDealt, DecisionsOpened
from croupier.games.canberra_poker.game import GAME
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase, Table
from croupier.games.decider import replay, stream
from croupier.games.house.events import RoundVoided
from croupier.games.house.terms import CardSource
from croupier.games.people import Dealer, Display, Player, Regulator, Supervisor, Viewer
from tests.games.canberra_poker.tables import DEALER, NOON, PlayScene, deal_on, loaded, player, wagering
from tests.kit.scene import cites

DECK = Pack().cards
EVERY_CHOICE = [boxes for size in range(1, 8) for boxes in combinations(range(1, 8), size)]


def in_shoe(edition: Edition, *boxes: int) -> PlayScene:
    """Antes on these boxes, and a shoe that will give the deck in the order of a new pack."""
    scene = wagering(edition, *boxes)
    return loaded(scene.given(*(c.PlaceAnte(by=player(box), box=box, cents=1_000) for box in boxes)), DECK)


def on_felt(edition: Edition, *boxes: int) -> PlayScene:
    """Antes on these boxes, and a shoe whose order nobody knows."""
    scene = wagering(edition, *boxes, cards=CardSource.FELT)
    return loaded(scene.given(*(c.PlaceAnte(by=player(box), box=box, cents=1_000) for box in boxes)), ())


def card_by_card(scene: PlayScene) -> tuple[CardDealt, ...]:
    """The cards as the dealer deals them one by one."""
    return tuple(event for event in deal_on(scene).history if isinstance(event, CardDealt))


def as_seen(scene: PlayScene, viewer: Viewer) -> Table:
    """The table as it looks from one place."""
    events: tuple[AnyEvent, ...] = stream(GAME, scene.history, viewer)
    return replay(GAME, events)


# 6.1


@pytest.mark.clause("6.1")
def test_6_1_given_a_shoe_in_the_program_when_a_card_is_named_then_it_is_refused(edition: Edition) -> None:
    """What is dealt comes out of the shoe, and nobody names it: a right guess is answered as a wrong one is."""
    scene = in_shoe(edition, 1)
    refusals = [
        scene.when(c.DealCard(by=DEALER, box=1, card=named)).refused_under("6.1")
        for named in (DECK[0], DECK[1], DECK[51], Card.JOKER)
    ]
    assert all(refusal == refusals[0] for refusal in refusals)
    assert scene.when(c.DealCard(by=DEALER, box=1)).one(CardDealt).card is DECK[0]


@pytest.mark.clause("6.1")
def test_6_1_given_a_felt_table_when_the_program_should_deal_then_it_is_refused(edition: Edition) -> None:
    """The shoe in use there is the one under the dealer's hand; the program has no cards to give."""
    scene = on_felt(edition, 1)
    scene.when(c.DealRound(by=DEALER)).refused_under("6.1")
    assert scene.when(c.DealCard(by=DEALER, box=1)).one(CardDealt).card is None


@pytest.mark.clause("6.1")
def test_6_1_given_a_whole_deal_when_recorded_then_its_cards_are_those_of_the_shoe_in_their_order(
    edition: Edition,
) -> None:
    """Card for card, whether the round is dealt at once or one by one."""
    at_once = in_shoe(edition, 2, 5).when(c.DealRound(by=DEALER)).all(CardDealt)
    for cards in (at_once, card_by_card(in_shoe(edition, 2, 5))):
        assert tuple(event.card for event in cards) == DECK[:15]
        assert all(cites(event, "6.1") for event in cards)


# 6.2


@pytest.mark.clause("6.2")
def test_6_2_given_a_whole_deal_when_recorded_then_only_the_dealers_fifth_card_lies_face_up(edition: Edition) -> None:
    """Every other card lies face down, at once or one by one."""
    at_once = in_shoe(edition, 1, 3).when(c.DealRound(by=DEALER)).all(CardDealt)
    for cards in (at_once, card_by_card(in_shoe(edition, 1, 3))):
        assert [event.face_up for event in cards] == [False] * 14 + [True]
        assert cards[-1].box == 0
        assert all(cites(event, "6.2") for event in cards)


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("viewer", [Dealer(), Supervisor(), Regulator(), Display(), Player(2)], ids=repr)
def test_6_2_given_a_dealt_round_when_somebody_looks_at_it_then_five_cards_of_the_box_and_four_of_the_dealer_are_hidden(
    edition: Edition, viewer: Viewer
) -> None:
    """Box 1 has five hidden cards; of the dealer's, the first four are hidden and the fifth is seen."""
    scene = in_shoe(edition, 1, 2).given(c.DealRound(by=DEALER))
    seen = as_seen(scene, viewer)
    box = seen.box(1)
    assert box is not None
    assert box.cards == (None,) * 5
    assert seen.round.dealer == (None, None, None, None, DECK[14])
    own = as_seen(scene, Player(1)).box(1)
    assert own is not None
    assert own.cards == (DECK[0], DECK[3], DECK[6], DECK[9], DECK[12])


@pytest.mark.clause("6.2")
def test_6_2_given_cards_still_being_dealt_when_the_player_looks_then_the_own_cards_are_hidden_too(
    edition: Edition,
) -> None:
    """They lie face down until the player may pick them up."""
    box = as_seen(deal_on(in_shoe(edition, 1), 9), Player(1)).box(1)
    assert box is not None
    assert box.cards == (None,) * 5


@pytest.mark.clause("6.2")
def test_6_2_given_a_felt_table_when_cards_are_named_then_it_is_the_dealers_last_and_no_other(edition: Edition) -> None:
    """The one card that everybody sees is named; a card that lies face down is known to nobody."""
    scene, ace = on_felt(edition, 1), parse_card("As")
    scene.when(c.DealCard(by=DEALER, box=1, card=ace)).refused_under("6.2")
    last = deal_on(scene, 9)
    last.when(c.DealCard(by=DEALER, box=0)).refused_under("6.2")
    up = last.when(c.DealCard(by=DEALER, box=0, card=ace)).one(CardDealt)
    assert (up.card, up.face_up) == (ace, True)


# 6.3


@pytest.mark.clause("6.3(a)")
def test_6_3_a_given_antes_on_1_3_and_4_when_a_pass_is_dealt_then_each_gets_one_card_clockwise(
    edition: Edition,
) -> None:
    """Cards 1, 2 and 3 of the shoe go to boxes 1, 3 and 4."""
    cards = card_by_card(in_shoe(edition, 4, 1, 3))
    assert [(event.box, event.card) for event in cards[:3]] == [(1, DECK[0]), (3, DECK[1]), (4, DECK[2])]
    assert all(cites(event, "6.3(a)") for event in cards[:3])


@pytest.mark.clause("6.3(b)")
def test_6_3_b_given_antes_on_1_3_and_4_when_a_pass_is_dealt_then_it_ends_with_one_card_to_the_dealer(
    edition: Edition,
) -> None:
    """Card 4 goes to the dealer, and card 5 begins the second pass at box 1."""
    cards = card_by_card(in_shoe(edition, 1, 3, 4))
    assert [(event.box, event.card) for event in cards[3:5]] == [(0, DECK[3]), (1, DECK[4])]
    assert cites(cards[3], "6.3(b)")
    assert [place for place, event in enumerate(cards, 1) if event.box == 0] == [4, 8, 12, 16, 20]


@pytest.mark.clause("6.3(c)")
def test_6_3_c_given_three_antes_when_five_passes_are_dealt_then_twenty_cards_are_used(edition: Edition) -> None:
    """Everybody has five cards, and the dealer's card that lies up is card 20 of the shoe."""
    scene = deal_on(in_shoe(edition, 1, 3, 4))
    cards = [event for event in scene.history if isinstance(event, CardDealt)]
    assert len(cards) == 20
    assert {len(box.cards) for box in scene.state.round.boxes} == {len(scene.state.round.dealer)} == {5}
    assert (cards[-1].card, cards[-1].face_up) == (DECK[19], True)
    assert all(cites(event, "6.3(c)") for event in cards)
    scene.one(DecisionsOpened)
    assert scene.state.phase is Phase.DECIDING


@pytest.mark.clause("6.3")
def test_6_3_given_any_choice_of_boxes_when_dealt_at_once_or_one_by_one_then_the_sequence_is_the_same(
    edition: Edition,
) -> None:
    """Five passes over the antes and the dealer, for every choice of seven boxes."""
    for boxes in EVERY_CHOICE[::9]:
        at_once = in_shoe(edition, *boxes).when(c.DealRound(by=DEALER)).all(CardDealt)
        assert [event.box for event in at_once] == [*boxes, 0] * 5
        assert card_by_card(in_shoe(edition, *boxes)) == at_once


@pytest.mark.clause("6.3")
def test_6_3_given_a_deal_begun_by_hand_when_the_rest_is_dealt_at_once_then_the_sequence_goes_on(
    edition: Edition,
) -> None:
    """The program goes on where the dealer stopped, in the middle of a pass."""
    whole = in_shoe(edition, 1, 3).when(c.DealRound(by=DEALER)).all(CardDealt)
    begun = deal_on(in_shoe(edition, 1, 3), 4)
    assert begun.when(c.DealRound(by=DEALER)).all(CardDealt) == whole[4:]


@pytest.mark.clause("6.3(a)", "6.3(b)", "6.3(c)")
@pytest.mark.parametrize("after, wrong", [(0, 3), (0, 0), (0, 2), (1, 1), (2, 1), (3, 0), (14, 1), (15, 1), (15, 0)])
def test_6_3_a_given_a_card_out_of_sequence_when_dealt_then_the_round_is_void(
    edition: Edition, after: int, wrong: int
) -> None:
    """A box or the dealer passed over, a box without ante, a second card in one pass, a sixth card."""
    scene = deal_on(in_shoe(edition, 1, 3), after).when(c.DealCard(by=DEALER, box=wrong))
    assert cites(scene.one(RoundVoided), "14.3")
    assert not scene.all(CardDealt)


@pytest.mark.clause("6.3")
def test_6_3_given_a_felt_table_when_the_dealer_asks_what_is_due_then_it_is_the_next_card_of_the_sequence(
    edition: Edition,
) -> None:
    """Card by card the dealer's screen says for whom the next one is; an electronic table deals the round."""
    scene = on_felt(edition, 1, 3)
    targets: list[int] = []
    while len(targets) < 14:
        step = due(scene.state, DEALER, NOON)
        assert step is not None
        assert isinstance(step.command, c.DealCard)
        assert step.under == ("6.3",)
        targets.append(step.command.box)
        scene = scene.given(step.command)
    assert targets == [1, 3, 0] * 4 + [1, 3]
    step = due(in_shoe(edition, 1, 3).state, DEALER, NOON)
    assert step is not None
    assert (step.command, step.under) == (c.DealRound(by=DEALER), ("6.3",))
