"""Rules 12.1 and 12.2: a hand is the secret of its player, and holds the cards that were dealt to it."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.decider import replay, stream
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.state import Hold
from croupier.games.people import Cage, Display, Player, Supervisor, Viewer
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from tests.games.ultimate_texas_holdem.incidents import ANN, BEN, VIEWERS, breach, tells, told, two_hands
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    FELT,
    SUPERVISOR,
    PlayScene,
    deal_on,
    flop,
    fold,
    looked,
    play,
    player,
    ready,
    river,
    settled,
    shown,
    turned,
)
from tests.kit.scene import cites

OTHERS: tuple[Viewer, ...] = tuple(viewer for viewer in VIEWERS if viewer != Player(1))


def showdown() -> PlayScene:
    """Both have looked and played; the dealer's hand is declared, and no player's is turned."""
    return shown(river(flop(play(looked(two_hands(), 1, 2), 4, 1, 2))))


@pytest.mark.clause("12.1")
def test_12_1_given_a_player_who_shows_cards_when_dealer_or_supervisor_record_it_then_it_is_on_record() -> None:
    """Cards shown, or taken out of the playing area or out of sight, are a breach of the player who did it."""
    for staff in (DEALER, SUPERVISOR):
        found = two_hands().given(hc.RecordBreach(by=staff, player="ann", act=Act.SHOW_CARDS, note="held high"))
        assert cites(found.one(he.BreachRecorded), "12.1")
        assert found.one(he.BreachRecorded).by == staff.id
        (kept,) = found.state.breaches
        assert (kept.number, kept.player, kept.act, kept.note) == (1, "ann", Act.SHOW_CARDS, "held high")


@pytest.mark.clause("12.1")
def test_12_1_given_a_breach_of_nobody_or_a_player_as_recorder_when_recorded_then_refused() -> None:
    """A record names the person, and it is the house that keeps it."""
    scene = two_hands()
    scene.when(breach(Act.SHOW_CARDS, " ")).refused_under("12.1")
    by_ben = hc.RecordBreach(by=player(2), player="ann", act=Act.SHOW_CARDS, note="")
    scene.when(by_ben).refused_under("15.6(c)")


@pytest.mark.clause("12.1", "12.2(b)")
def test_12_1_given_hole_cards_that_their_player_shows_when_reported_as_exposed_then_it_is_a_breach_instead() -> None:
    """What a player shows is no slip of the dealer's, and opens no misdeal."""
    scene = two_hands()
    scene.when(c.ReportExposed(by=DEALER, box=1, index=0)).refused_under("12.1")


@pytest.mark.clause("12.2(a)")
def test_12_2_a_given_an_offer_to_swap_when_made_then_no_card_moves_and_it_is_a_breach() -> None:
    """Box 1 offers the king to box 2: nothing happens but the entry in the record."""
    scene = two_hands()
    tried = scene.given(hc.Attempt(by=player(1), act=Act.EXCHANGE_CARDS, note="KD for QH"))
    assert cites(tried.one(he.BreachRecorded), "12.2(a)")
    assert tried.state.breaches[0].player == "ann"
    assert tried.state.round.boxes == scene.state.round.boxes


@pytest.mark.clause("12.2(a)")
def test_12_2_a_given_dealt_cards_when_others_are_turned_in_their_place_then_refused() -> None:
    """A hand holds the cards that were dealt to its box, and it is settled with no others."""
    scene = showdown()
    swapped = scene.when(c.TurnHand(by=DEALER, box=2, cards=parse_cards("KD QC"))).refused_under("2.2(a)")
    own = scene.when(c.TurnHand(by=DEALER, box=2, cards=parse_cards(BEN))).refused_under("2.2(a)")
    assert own == swapped
    over = settled(scene)
    faces = {event.box: event.cards for event in over.history if isinstance(event, e.HandTurned)}
    assert faces == {1: parse_cards(ANN), 2: parse_cards(BEN)}


@pytest.mark.clause("12.2(a)")
def test_12_2_a_given_a_felt_table_when_one_card_lies_in_two_hands_then_play_stops() -> None:
    """Where nobody knows the order, a card that turns up twice betrays the exchange."""
    scene = play(deal_on(ready({1: "", 2: ""}, cards=FELT)), 4, 1, 2)
    scene = turned(shown(river(flop(scene, "9D 7D 5D"), "2C 4S"), "AS AC"), 2, BEN)
    scene = scene.given(c.SettleHand(by=DEALER, box=2), c.TurnHand(by=DEALER, box=1, cards=parse_cards("KD QC")))
    assert scene.state.holds == (Hold.CARD_COUNT,)
    assert scene.all(e.HandTurned) == ()


@pytest.mark.clause("12.2(b)")
@pytest.mark.parametrize("viewer", OTHERS, ids=lambda viewer: type(viewer).__name__)
def test_12_2_b_given_a_hand_in_play_when_anybody_else_looks_then_none_of_its_cards_is_told(viewer: Viewer) -> None:
    """Until its settlement a hand is known to its own player alone, and the cage is told no card at all."""
    scene = showdown()
    assert not tells(scene, viewer, ANN)
    assert tells(scene, Player(1), ANN)
    other = turned(scene, 2).given(c.SettleHand(by=DEALER, box=2))
    assert not tells(other, viewer, ANN)
    assert tells(turned(other, 1), viewer, ANN) is not isinstance(viewer, Cage)


@pytest.mark.clause("12.2(b)")
@pytest.mark.parametrize("viewer", OTHERS, ids=lambda viewer: type(viewer).__name__)
def test_12_2_b_given_a_folded_hand_when_the_round_is_over_then_nobody_else_has_seen_it(viewer: Viewer) -> None:
    """A folded hand goes to the rack unseen."""
    scene = settled(shown(river(flop(play(fold(looked(two_hands(), 1), 1), 3, 2)))))
    assert not tells(scene, viewer, ANN)
    assert tells(scene, Player(1), ANN)


@pytest.mark.clause("12.2(b)")
def test_12_2_b_given_the_cards_of_another_box_when_a_player_would_look_then_refused_and_nothing_is_told() -> None:
    """Box 2 asks for box 1's cards before the settlement: refused, whether or not Ann has looked herself."""
    for scene in (two_hands(), looked(two_hands(), 1)):
        asked = scene.when(c.LookAtCards(by=player(2), box=1))
        asked.refused_under("12.2(b)")
        assert not tells(asked, Player(2), ANN)


@pytest.mark.clause("12.1", "12.2(b)")
@pytest.mark.parametrize("viewer", OTHERS, ids=lambda viewer: type(viewer).__name__)
def test_12_1_given_cards_that_are_taken_up_when_others_follow_the_table_then_they_know_that_and_no_face(
    viewer: Viewer,
) -> None:
    """In view of dealer and supervisor: everybody at the table sees that the hand was touched, and not what it is."""
    scene = looked(two_hands(), 1)
    box = replay(GAME, stream(GAME, scene.history, viewer)).box(1)
    assert box is not None
    assert box.handled is not isinstance(viewer, Cage)
    assert not any(box.cards)


@pytest.mark.clause("12.2(b)")
def test_12_2_b_given_an_attempt_to_see_or_signal_when_made_then_nothing_is_told_and_it_is_a_breach() -> None:
    """Whoever asks for another hand, or passes word of the own, gets a record and no answer."""
    scene = two_hands().given(hc.Attempt(by=player(2), act=Act.PASS_INFORMATION, note="what has box 1?"))
    assert cites(scene.one(he.BreachRecorded), "12.2(b)")
    assert not tells(scene, Player(2), ANN)


@pytest.mark.clause("12.2(b)")
def test_12_2_b_given_words_of_a_player_when_written_anywhere_then_no_other_player_reads_them() -> None:
    """The table is no channel: what a player may write goes to the staff."""
    secret = "I hold two kings"
    said = (
        hc.Attempt(by=player(1), act=Act.OTHER, note=secret),
        hc.RaiseDispute(by=player(1), matter=secret),
    )
    scene = two_hands().given(*said)
    assert secret in told(scene, Supervisor())
    assert not any(secret in told(scene, viewer) for viewer in (Player(2), Display(), Cage()))
