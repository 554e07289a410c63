"""Rules 14.1 and 14.2: a card that lies face up in the shoe, and one that is drawn in error."""

from __future__ import annotations

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.game import GAME
from croupier.games.blackjack.state import Phase
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house.terms import CardSource, DealingShoe
from croupier.games.people import Dealer, Player, Regulator, Supervisor
from tests.games.blackjack.tables import (
    AUTOMATED,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    dealt,
    dealt_by_hand,
    draw,
    hand,
    loaded,
    named,
    opened,
    placed,
    played_out,
    player,
    stacked,
    stand,
    turned,
    wagering,
)
from tests.kit.scene import cites

BURN = c.BurnFaceUp(by=DEALER)


def drawn(box: int, *, exposed: bool = False, burned: bool = False, card: str = "") -> c.ReportDrawn:
    """A card has left the shoe that was due to nobody there."""
    face = parse_cards(card)[0] if card else None
    return c.ReportDrawn(by=DEALER, box=box, card=face, exposed=exposed, burned=burned)


def rack(scene: PlayScene) -> list[Card | None]:
    """What lies in the discard rack."""
    return list(scene.state.shoe.rack)


def dealers(scene: PlayScene) -> str:
    return "".join(scene.state.round.dealer)


@pytest.mark.clause("14.1", "A:Burn")
@pytest.mark.parametrize("shoe", [PLAIN, AUTOMATED], ids=["plain", "automated"])
def test_14_1_given_a_card_face_up_in_the_shoe_when_burned_then_the_one_behind_it_takes_its_place(
    shoe: DealingShoe,
) -> None:
    """Box 1 would have had the king; it goes to the rack unused, and box 1 has the five."""
    scene = dealt({1: "Th2s", 2: "9h8d"}, "7c", "Kd5cTd", shoe=shoe)
    burned = scene.when(BURN)
    event = burned.one(e.CardBurned)
    assert (event.card, event.seen) == (parse_cards("Kd")[0], True)
    assert cites(event, "14.1", "A:Burn")
    assert rack(burned) == list(parse_cards("Kd"))
    assert hand(draw(burned, 1), 1) == "Th2s5c"


@pytest.mark.clause("14.1")
@pytest.mark.parametrize("phase", [Phase.WAGERING, Phase.DEALING, Phase.PLAYING, Phase.DRAWING])
def test_14_1_given_a_face_up_card_at_any_moment_of_the_deal_when_burned_then_the_round_goes_on_with_the_next(
    phase: Phase,
) -> None:
    """Before the first card, within the initial deal, among the decisions, and before the dealer's second card."""
    scene = wagering(1, order=stacked("4hThTc8s9d6c5d9s"))
    scene = placed(scene, {1: 5_000})
    if phase is Phase.DEALING:
        scene = scene.given(c.DealCard(by=DEALER))
    elif phase is not Phase.WAGERING:
        scene = scene.given(c.DealRound(by=DEALER))
    scene = stand(scene, 1) if phase is Phase.DRAWING else scene
    assert scene.state.phase is phase
    scene = scene.given(BURN)
    if scene.state.phase in (Phase.WAGERING, Phase.DEALING):
        scene = scene.given(c.DealRound(by=DEALER))
    scene = stand(scene, 1) if phase is not Phase.DRAWING else scene
    end = played_out(scene, Phase.SETTLING)
    dealt_cards = [event.card for event in end.history if isinstance(event, e.CardDealt)]
    burned = [event.card for event in end.history if isinstance(event, e.CardBurned) and event.card]
    assert len(burned) == 1
    assert not set(burned) & set(dealt_cards)
    assert sorted([*dealt_cards, *burned]) == sorted(end.state.shoe.order[: end.state.shoe.gone])


@pytest.mark.clause("14.1")
def test_14_1_given_a_felt_table_when_a_card_is_burned_then_the_one_that_everybody_sees_is_named() -> None:
    """Two face-up cards, one after the other, are two burns; unnamed there is nothing to record."""
    scene = dealt_by_hand({1: "Th2s"}, "7c")
    scene.when(BURN).refused_under("14.1")
    scene = scene.given(c.BurnFaceUp(by=DEALER, card=parse_cards("Kd")[0]))
    scene = scene.given(c.BurnFaceUp(by=SUPERVISOR, card=parse_cards("Qd")[0]))
    assert rack(scene) == list(parse_cards("KdQd"))
    assert hand(turned(draw(scene, 1), "5c"), 1) == "Th2s5c"


@pytest.mark.clause("14.1")
def test_14_1_given_no_cards_in_the_shoe_or_the_wrong_person_when_a_face_up_card_is_reported_then_refused() -> None:
    """The staff sees it, in a shoe that is loaded; where the program holds the cards nobody names one."""
    scene = dealt({1: "Th2s"}, "7c", "Kd5c")
    scene.when(c.BurnFaceUp(by=player(1))).refused_under("14.1")
    scene.when(c.BurnFaceUp(by=DEALER, card=parse_cards("Kd")[0])).refused_under("16.5(b)")
    opened(1).when(BURN).refused_under("14.1")


@pytest.mark.clause("14.1", "5.4(a)", "5.4(b)")
def test_14_1_given_the_cutting_card_in_front_of_a_face_up_card_when_burned_then_it_comes_out_first() -> None:
    """In a round the round goes on and is the last of its shoe; before a round the cards are shuffled anew."""
    within = up_to_the_cutting_card(dealt({1: "Th8s"}, "7c", "TdKd", from_back=156)).when(BURN)
    assert [type(event) for event in within.events] == [e.CuttingCardDrawn, e.CardBurned]
    assert cites(within.one(e.CuttingCardDrawn), "5.4(b)")
    end = played_out(stand(within, 1))
    end.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("5.4(b)")
    over = played_out(up_to_the_cutting_card(draw(dealt({1: "Th6s"}, "7c", "Td", from_back=156), 1)))
    before = placed(played_out(over, Phase.WAGERING), {1: 5_000}).when(BURN)
    assert [type(event) for event in before.events] == [e.CuttingCardDrawn]
    assert cites(before.one(e.CuttingCardDrawn), "5.4(a)")
    before.when(c.DealRound(by=DEALER)).refused_under("5.1")


def up_to_the_cutting_card(scene: PlayScene) -> PlayScene:
    """So many cards lie face up that the cutting card is the next to come out."""
    cut_at = scene.state.shoe.cut_at
    assert cut_at is not None
    return scene.given(*(BURN for _ in range(cut_at - scene.state.shoe.gone)))


@pytest.mark.clause("14.2")
@pytest.mark.parametrize("exposed", [True, False], ids=["exposed", "unseen"])
def test_14_2_given_a_card_pulled_for_a_box_that_stood_when_the_next_box_draws_then_it_gets_that_card(
    exposed: bool,
) -> None:
    """Box 2 has stood and is given a six all the same: box 3 draws, and the six is its card."""
    scene = stand(dealt({2: "Th8s", 3: "9h3d"}, "7c", "6d5cTd"), 2).given(drawn(2, exposed=exposed))
    found = scene.one(e.CardDrawnInError)
    assert (found.box, found.card, found.under) == (2, parse_cards("6d")[0], ("14.2",))
    assert (hand(scene, 2), hand(scene, 3)) == ("Th8s", "9h3d")
    scene = draw(scene, 3)
    assert hand(scene, 3) == "9h3d6d"
    assert rack(scene) == []


@pytest.mark.clause("14.2")
def test_14_2_given_a_card_drawn_in_error_when_nobody_draws_then_it_is_the_dealers() -> None:
    """Box 3 stands as well: the six is the next card from the shoe, and the next card is the dealer's second."""
    scene = stand(dealt({2: "Th8s", 3: "9h9d"}, "7c", "6d5cTd"), 2).given(drawn(3))
    assert dealers(played_out(stand(scene, 3), Phase.SETTLING)) == "7c6d5c"


@pytest.mark.clause("14.2")
def test_14_2_given_a_card_drawn_in_error_when_the_round_has_no_more_use_for_it_then_it_begins_the_next() -> None:
    """All are over 21: the card waits, and is the first of the next round."""
    scene = draw(dealt({2: "Th6s"}, "7c", "Td6d5c"), 2).given(drawn(2))
    scene = played_out(played_out(scene), Phase.WAGERING)
    scene = placed(scene, {2: 5_000}).given(c.DealRound(by=DEALER))
    assert hand(scene, 2).startswith("6d")


@pytest.mark.clause("14.2")
def test_14_2_given_a_card_for_a_box_that_has_not_decided_when_it_draws_then_it_takes_that_card() -> None:
    """A card too early is not forced upon the hand: the player may still stand, and it is the dealer's then."""
    scene = dealt({1: "Th2s"}, "7c", "6d5cTd").given(drawn(1, exposed=True))
    assert hand(scene, 1) == "Th2s"
    assert hand(draw(scene, 1), 1) == "Th2s6d"
    assert dealers(played_out(stand(scene, 1), Phase.SETTLING)) == "7c6d5c"


@pytest.mark.clause("14.2")
@pytest.mark.parametrize("exposed", [True, False], ids=["exposed", "unseen"])
def test_14_2_given_a_card_burned_in_error_when_found_out_then_it_stays_out(exposed: bool) -> None:
    """The six is in the rack, and box 3 draws the five."""
    scene = stand(dealt({2: "Th8s", 3: "9h3d"}, "7c", "6d5cTd"), 2).given(drawn(3, exposed=exposed, burned=True))
    assert cites(scene.one(e.CardBurned), "14.2", "A:Burn")
    assert rack(scene) == list(parse_cards("6d"))
    assert hand(draw(scene, 3), 3) == "9h3d5c"


@pytest.mark.clause("14.2", "16.5(b)")
def test_14_2_given_a_card_that_nobody_has_seen_when_it_waits_then_no_screen_names_it() -> None:
    """Drawn face down or burned face down: neither players nor staff are told what it was."""
    scene = stand(dealt({2: "Th8s", 3: "9h3d"}, "7c", "6d5c"), 2)
    for report in (drawn(2), drawn(2, burned=True)):
        hidden = scene.given(report)
        for viewer in (Player(2), Player(3), Dealer(), Supervisor(), Regulator()):
            told = stream(GAME, hidden.history, viewer)[-1]
            assert getattr(told, "card", None) is None
    for report in (drawn(2, exposed=True), drawn(2, exposed=True, burned=True)):
        told = stream(GAME, scene.given(report).history, Player(3))[-1]
        assert getattr(told, "card", None) is parse_cards("6d")[0]


@pytest.mark.clause("14.2")
def test_14_2_given_a_felt_table_when_the_card_that_lies_there_is_dealt_then_no_other_takes_its_place() -> None:
    """An exposed six is the next card: it need not be named again, and a king is not dealt instead of it."""
    scene = dealt_by_hand({1: "Th2s", 2: "9h3d"}, "7c").given(drawn(2, exposed=True, card="6d"))
    scene.when(drawn(2, exposed=True, card="6c")).refused_under("14.2")
    called = draw(scene, 1)
    called.when(c.DealCard(by=DEALER, card=parse_cards("Kd")[0])).refused_under("14.2")
    for card in (None, parse_cards("6d")[0]):
        assert hand(called.given(c.DealCard(by=DEALER, card=card)), 1) == "Th2s6d"


@pytest.mark.clause("14.2")
def test_14_2_given_a_felt_table_when_a_face_down_card_is_used_then_it_is_named_as_it_is_turned() -> None:
    """Nobody has seen it, so nobody names it before; an exposed one is named when it is reported."""
    scene = dealt_by_hand({1: "Th2s", 2: "9h3d"}, "7c")
    scene.when(drawn(2, exposed=True)).refused_under("14.2")
    scene.when(drawn(2, card="6d")).refused_under("14.2")
    called = draw(scene.given(drawn(2)), 1)
    called.when(c.DealCard(by=DEALER)).refused_under("6.1")
    assert hand(turned(called, "4d"), 1) == "Th2s4d"


@pytest.mark.clause("14.2")
def test_14_2_given_a_card_that_is_due_or_a_box_without_wagers_when_reported_then_it_is_no_error() -> None:
    """A card that goes where it belongs is dealt, and one has to say where the card went."""
    scene = placed(wagering(1), {1: 5_000}).given(c.DealCard(by=DEALER))
    scene.when(drawn(0)).refused_under("14.2")
    scene = dealt({1: "Th2s", 2: "9h3d"}, "7c")
    for report in (drawn(5), drawn(9), c.ReportDrawn(by=player(1), box=2), c.ReportDrawn(by=MACHINE, box=2)):
        scene.when(report).refused_under("14.2")
    waiting = scene.given(drawn(2))
    for another in (drawn(1), drawn(0), BURN):
        waiting.when(another).refused_under("14.2")


@pytest.mark.clause("14.1", "14.2", "14.3")
def test_14_1_given_cards_out_of_play_when_the_automated_shoe_is_loaded_again_then_they_are_all_in_it() -> None:
    """What was burned or drawn in error goes back with the rest when the round is over."""
    scene = draw(dealt({1: "Th6s"}, "7c", "TdKd5c", shoe=AUTOMATED), 1).given(BURN, drawn(0), drawn(1))
    end = played_out(scene)
    assert end.state.shoe.kind is ShoeKind.AUTOMATED
    fresh = loaded(end, stacked())
    assert (fresh.state.shoe.rack, fresh.state.shoe.ahead) == ((), ())


@pytest.mark.clause("14.2")
def test_14_2_given_a_player_who_is_shown_a_card_when_others_speak_of_it_then_only_the_staff_reports_it() -> None:
    """Dealer, supervisor and operator may say that a card was drawn in error."""
    scene = stand(dealt({2: "Th8s", 3: "9h3d"}, "7c", "6d5c"), 2)
    for person in (DEALER, SUPERVISOR, OPERATOR):
        assert scene.given(c.ReportDrawn(by=person, box=2)).one(e.CardDrawnInError).by == person.id
    assert scene.state.plate.cards is CardSource.ELECTRONIC
    scene.when(c.ReportDrawn(by=named("ben"), box=2)).refused_under("16.5(c)")
