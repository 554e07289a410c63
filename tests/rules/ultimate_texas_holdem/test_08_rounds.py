"""Rules 8.2, 8.4, 8.6 and 8.7: the cards between the betting rounds, hands that are folded, and talk."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_cards
from croupier.cards.pack import Pack
from croupier.games.decider import stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
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
    PlayScene,
    check,
    deal_on,
    dealt,
    flop,
    fold,
    net,
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
    both = dealt({1: "", 3: ""}, BOARD_CARDS).when(c.RevealFlop(by=DEALER)).refused_under("8.2")
    assert both.why == "Boxes 1 and 3 have not decided."
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


@pytest.mark.clause("8.2", "8.4")
def test_8_2_given_a_felt_table_when_another_number_of_cards_is_named_then_the_street_is_not_revealed() -> None:
    """Three cards make the flop, two the turn and the river, and all of them are named."""
    scene = play(deal_on(ready({1: ""}, cards=FELT)), 4, 1)
    for text in ("", "7S KD", "7S KD 9H 2C"):
        scene.when(c.RevealFlop(by=DEALER, cards=parse_cards(text))).refused_under("8.2")
    after = flop(scene, "7S KD 9H")
    for text in ("", "2C", "2C QS 3D"):
        after.when(c.RevealRiver(by=DEALER, cards=parse_cards(text))).refused_under("8.4")
    assert river(after, "2C QS").state.phase is Phase.RIVER


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
    asked: list[str] = []
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
