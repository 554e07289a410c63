"""Rules 8.2, 8.4 and 8.6 to 8.8: the cards between the betting rounds, folded hands, talk, and the dealer's hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.state import Hold
from croupier.games.people import Player
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.procedure import due
from croupier.games.ultimate_texas_holdem.state import Phase, Standing
from tests.games.ultimate_texas_holdem.incidents import ANN, VIEWERS, tells, two_hands
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    FELT,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    at_showdown,
    check,
    deal_on,
    dealt,
    flop,
    fold,
    net,
    on_the_river,
    play,
    player,
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


@pytest.mark.clause("8.2")
def test_8_2_given_a_player_who_has_not_decided_when_the_flop_would_be_revealed_then_it_waits() -> None:
    """Boxes 1 and 3 have acted and 4 has not: refused, and not asked for; 4 checks: the three left cards are shown."""
    scene = fold(play(dealt({1: "", 3: "", 4: ""}, BOARD_CARDS), 3, 1), 3)
    assert "Box 4" in scene.when(c.RevealFlop(by=DEALER)).refused_under("8.2").why
    assert said(scene) is None
    decided = check(scene, 4)
    assert said(decided) == ("Reveal the flop.", ("8.2",))
    revealed = decided.given(c.RevealFlop(by=DEALER)).one(e.FlopRevealed)
    assert revealed.cards == parse_cards("7S KD 9H")
    assert cites(revealed, "8.2", "A:Flop")


@pytest.mark.clause("8.4")
def test_8_4_given_a_player_who_checked_when_turn_and_river_would_be_revealed_then_they_wait_for_the_decision() -> None:
    """Box 3 pending: refused. Box 3 checks: both cards in one step. Box 1, which has played, is not waited for."""
    scene = flop(check(play(dealt({1: "", 3: ""}, BOARD_CARDS), 4, 1), 3))
    scene.when(c.RevealRiver(by=DEALER)).refused_under("8.4")
    assert said(scene) is None
    decided = check(scene, 3)
    assert said(decided) == ("Reveal the turn and the river.", ("8.4",))
    revealed = decided.given(c.RevealRiver(by=DEALER))
    assert revealed.one(e.RiverRevealed).cards == parse_cards("2C QS")
    assert cites(revealed.one(e.RiverRevealed), "8.4", "A:Turn", "A:River")


@pytest.mark.clause("8.2", "8.4", "8.8(a)")
def test_8_2_given_the_cards_of_each_street_when_revealed_in_another_order_or_twice_then_refused() -> None:
    """Flop, then turn and river, then the dealer's hand."""
    steps: dict[c.AnyCommand, str] = {
        c.RevealFlop(by=DEALER): "8.2",
        c.RevealRiver(by=DEALER): "8.4",
        c.RevealDealer(by=DEALER): "8.8(a)",
    }
    scene = play(dealt({1: ""}, BOARD_CARDS), 4, 1)
    for right in steps:
        for command, clause in steps.items():
            if command is not right:
                scene.when(command).refused_under(clause)
        scene = scene.given(right)
    for command, clause in steps.items():
        scene.when(command).refused_under(clause)


@pytest.mark.clause("8.2", "8.8(a)")
@pytest.mark.parametrize("street", [Phase.PREFLOP, Phase.FLOP, Phase.RIVER], ids=str)
def test_8_2_given_that_every_hand_folded_when_decided_then_the_round_is_over_and_nothing_more_is_revealed(
    street: Phase,
) -> None:
    """The last collection ends the round; neither board nor dealer's hand is turned for nobody."""
    scene = dealt({1: "", 2: ""}, BOARD_CARDS)
    if street is not Phase.PREFLOP:
        scene = flop(check(scene, 1, 2))
    if street is Phase.RIVER:
        scene = river(check(scene, 1, 2))
    before = scene.state.round.revealed
    over = fold(fold(scene, 1), 2)
    assert cites(over.one(he.RoundClosed), "A:Round of Play")
    assert over.one(he.RoundClosed).void is False
    assert over.state.phase is Phase.BETWEEN
    revealed = [event for event in over.history if isinstance(event, e.FlopRevealed | e.RiverRevealed)]
    assert sum(len(event.cards) for event in revealed) == before
    assert not [event for event in over.history if isinstance(event, e.DealerShown)]
    over.when(c.RevealDealer(by=DEALER)).refused_under("8.8(a)")


@pytest.mark.clause("8.2", "8.4")
def test_8_2_given_that_everybody_played_before_the_flop_when_the_dealer_goes_on_then_nobody_is_asked_again() -> None:
    """Flop, turn and river, and the dealer's hand follow one another."""
    scene = play(dealt({1: "", 2: ""}, BOARD_CARDS), 3, 1, 2)
    asked = []
    while scene.state.phase in (Phase.PREFLOP, Phase.FLOP, Phase.RIVER):
        step = due(scene.state, DEALER, NOON)
        assert step is not None
        asked.append(step.say)
        scene = scene.given(step.command)
    assert asked == ["Reveal the flop.", "Reveal the turn and the river.", "Dealer's hand."]


@pytest.mark.clause("8.6")
def test_8_6_given_a_folded_hand_when_its_player_wants_it_back_then_it_stays_folded() -> None:
    """Box 2 folds and would look, check, fold again or play: refused, on this street and the next."""
    folded = fold(dealt({1: "", 2: ""}, BOARD_CARDS), 2)
    for scene in (folded, flop(check(folded, 1))):
        cents = 4_000 if scene.state.phase is Phase.PREFLOP else 2_000
        for again in (
            c.Fold(by=player(2), box=2),
            c.Check(by=player(2), box=2),
            c.PlacePlay(by=player(2), box=2, cents=cents),
        ):
            scene.when(again).refused_under("8.6")
        scene.when(c.LookAtCards(by=player(2), box=2)).refused_under("8.1(a)")
        assert scene.state.box(2) == folded.state.box(2)


@pytest.mark.clause("8.6")
def test_8_6_given_cards_that_are_not_passed_in_when_a_fold_is_declared_then_it_is_none() -> None:
    """The cards go face down towards the dealer, and nobody is shown them."""
    scene = two_hands()
    declared = scene.when(c.Fold(by=player(1), box=1, cards_in=False))
    declared.refused_under("8.6")
    assert declared.state == scene.state
    folded = play(scene.given(c.Fold(by=player(1), box=1)), 4, 2)
    over = shown(river(flop(folded)))
    assert not any(tells(over, viewer, ANN) for viewer in VIEWERS)


@pytest.mark.clause("8.6")
def test_8_6_given_a_folded_hand_when_its_round_is_voided_then_the_money_goes_back_and_not_the_hand() -> None:
    """What a void returns is $25; the hand has no second chance."""
    folded = fold(two_hands(), 1)
    void = folded.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a flood"))
    assert net(void, 1) == 0
    box = void.state.box(1)
    assert box is not None
    assert box.standing is Standing.FOLDED


@pytest.mark.clause("8.7")
@pytest.mark.parametrize("street", [Phase.PREFLOP, Phase.FLOP, Phase.RIVER], ids=str)
def test_8_7_given_a_round_of_betting_when_a_player_talks_then_it_goes_nowhere_and_is_on_record(
    street: Phase,
) -> None:
    """A word of box 1 while others decide reaches no other player; it is a breach, and no decision."""
    scene = two_hands()
    if street is not Phase.PREFLOP:
        scene = flop(check(scene, 1, 2))
    if street is Phase.RIVER:
        scene = river(check(scene, 1, 2))
    words = hc.Attempt(by=player(1), act=Act.TALK, note="who has a king?")
    spoken = scene.given(words)
    assert cites(spoken.one(he.BreachRecorded), "8.7")
    assert spoken.state.round == replace(scene.state.round, breaches=(1,))
    assert not any("who has a king?" in str(event) for event in seen(spoken, Player(2)))
    cents = {Phase.PREFLOP: 3_000, Phase.FLOP: 2_000, Phase.RIVER: 1_000}[street]
    decided = spoken.given(c.PlacePlay(by=player(1), box=1, cents=cents), c.PlacePlay(by=player(2), box=2, cents=cents))
    decided.when(words).refused_under("8.7")


def seen(scene: PlayScene, viewer: Player) -> list[object]:
    """What a player has been told."""
    return list(stream(GAME, scene.history, viewer))


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
