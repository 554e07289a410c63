"""Rules 13.1 and 13.2(a) and (b): a hand is the secret of its player, and holds the cards that were dealt to it."""

from __future__ import annotations

import pytest

from croupier.cards.card import parse_cards
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.editions import Edition
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.state import Hold
from croupier.games.house.terms import CardSource
from croupier.games.people import Cage, Display, Player, Supervisor, Viewer
from tests.games.canberra_poker.incidents import (
    ANN,
    BEN,
    DEALER_HAND,
    VIEWERS,
    breach,
    told,
    two_hands,
)
from tests.games.canberra_poker.tables import (
    DEALER,
    SUPERVISOR,
    PlayScene,
    bet,
    compared,
    fold,
    loaded,
    played_out,
    player,
    wagering,
)
from tests.kit.scene import cites

OTHERS: tuple[Viewer, ...] = tuple(viewer for viewer in VIEWERS if viewer != Player(1))


def tells(scene: PlayScene, viewer: Viewer, hand: str) -> bool:
    """Whether a viewer has been told any card of a hand."""
    text = told(scene, viewer)
    return any(f'"{card}"' in text for card in parse_cards(hand))


@pytest.mark.clause("13.1")
def test_13_1_given_a_player_who_shows_cards_when_dealer_or_supervisor_record_it_then_it_is_on_record(
    edition: Edition,
) -> None:
    """Cards shown, or taken out of sight, are a breach of the player who did it."""
    for staff in (DEALER, SUPERVISOR):
        found = two_hands(edition).given(hc.RecordBreach(by=staff, player="ann", act=Act.SHOW_CARDS, note="held high"))
        assert cites(found.one(he.BreachRecorded), "13.1")
        assert found.one(he.BreachRecorded).by == staff.id
        (kept,) = found.state.breaches
        assert (kept.number, kept.player, kept.act, kept.note) == (1, "ann", Act.SHOW_CARDS, "held high")


@pytest.mark.clause("13.1")
def test_13_1_given_a_breach_of_nobody_or_a_player_as_recorder_when_recorded_then_refused(edition: Edition) -> None:
    """A record names the person, and it is the house that keeps it."""
    scene = two_hands(edition)
    scene.when(breach(Act.SHOW_CARDS, " ")).refused_under("13.1")
    by_ben = hc.RecordBreach(by=player(2), player="ann", act=Act.SHOW_CARDS, note="")
    scene.when(by_ben).refused_under("16.6(c)")


@pytest.mark.clause("13.2(a)")
def test_13_2_a_given_an_offer_to_swap_when_made_then_no_card_moves_and_it_is_a_breach(edition: Edition) -> None:
    """The king for the queen: nothing happens but the entry in the record."""
    scene = two_hands(edition)
    tried = scene.given(hc.Attempt(by=player(1), act=Act.EXCHANGE_CARDS, note="KD for QH"))
    assert cites(tried.one(he.BreachRecorded), "13.2(a)")
    assert tried.state.breaches[0].player == "ann"
    assert tried.state.round.boxes == scene.state.round.boxes


@pytest.mark.clause("13.2(a)")
def test_13_2_a_given_dealt_cards_when_others_are_turned_in_their_place_then_refused(edition: Edition) -> None:
    """A hand holds the cards that were dealt to its box, and it is settled with no others."""
    scene = bet(two_hands(edition), 1, 2).given(c.RevealDealer(by=DEALER))
    swapped = parse_cards(ANN.replace("KD", "QH"))
    scene.when(c.TurnHand(by=DEALER, box=1, cards=swapped)).refused_under("6.1")
    scene.when(c.TurnHand(by=DEALER, box=1, cards=parse_cards(BEN))).refused_under("6.1")
    own = scene.when(c.TurnHand(by=DEALER, box=1, cards=parse_cards(ANN))).refused_under("6.1")
    assert own == scene.when(c.TurnHand(by=DEALER, box=1, cards=swapped)).refusal
    settled = compared(bet(two_hands(edition), 1, 2))
    faces = {event.box: event.cards for event in settled.all(e.HandTurned)}
    assert faces == {1: parse_cards(ANN), 2: parse_cards(BEN)}


@pytest.mark.clause("13.2(a)")
def test_13_2_a_given_a_felt_table_when_one_card_lies_in_two_hands_then_play_stops(edition: Edition) -> None:
    """Where nobody knows the order, a card that turns up twice betrays the exchange."""
    scene = wagering(edition, 1, 2, cards=CardSource.FELT)
    scene = loaded(scene.given(*(c.PlaceAnte(by=player(box), box=box, cents=1_000) for box in (1, 2))), ())
    for box in (1, 2, 0) * 5:
        last = box == 0 and scene.state.round.dealt == 14
        scene = scene.given(c.DealCard(by=DEALER, box=box, card=parse_cards("3D")[0] if last else None))
    scene = bet(scene, 1, 2).given(c.RevealDealer(by=DEALER, cards=parse_cards(DEALER_HAND)))
    scene = scene.given(c.TurnHand(by=DEALER, box=1, cards=parse_cards(ANN)))
    scene = scene.given(c.TurnHand(by=DEALER, box=2, cards=parse_cards(BEN.replace("QH", "KD"))))
    assert scene.state.holds == (Hold.CARD_COUNT,)
    assert scene.all(e.HandTurned) == ()


@pytest.mark.clause("13.2(b)")
@pytest.mark.parametrize("viewer", OTHERS, ids=lambda viewer: type(viewer).__name__)
def test_13_2_b_given_a_hand_in_play_when_anybody_else_looks_then_none_of_its_cards_is_told(
    edition: Edition, viewer: Viewer
) -> None:
    """Until the settlement a hand is known to its own player alone."""
    scene = bet(two_hands(edition), 1, 2).given(c.RevealDealer(by=DEALER))
    assert not tells(scene, viewer, ANN)
    assert tells(scene, Player(1), ANN)
    later = tells(scene.given(c.SettleWagers(by=DEALER)), viewer, ANN)
    assert later is not isinstance(viewer, Cage)


@pytest.mark.clause("13.2(b)")
@pytest.mark.parametrize("viewer", OTHERS, ids=lambda viewer: type(viewer).__name__)
def test_13_2_b_given_a_folded_hand_when_the_round_is_over_then_nobody_else_has_seen_it(
    edition: Edition, viewer: Viewer
) -> None:
    """A folded hand is gathered unseen."""
    scene = played_out(bet(fold(two_hands(edition), 1), 2))
    assert not tells(scene, viewer, ANN)
    assert tells(scene, Player(1), ANN)


@pytest.mark.clause("13.2(b)")
def test_13_2_b_given_an_attempt_to_see_or_signal_when_made_then_nothing_is_told_and_it_is_a_breach(
    edition: Edition,
) -> None:
    """Whoever asks for another hand, or passes word of the own, gets a record and no answer."""
    scene = two_hands(edition).given(hc.Attempt(by=player(2), act=Act.PASS_INFORMATION, note="what has box 1?"))
    assert cites(scene.one(he.BreachRecorded), "13.2(b)")
    assert not tells(scene, Player(2), ANN)


@pytest.mark.clause("13.2(b)")
def test_13_2_b_given_words_of_a_player_when_written_anywhere_then_no_other_player_reads_them(
    edition: Edition,
) -> None:
    """The table is no channel: what a player may write goes to the staff."""
    secret = "I hold two kings"
    said = (
        hc.Attempt(by=player(1), act=Act.OTHER, note=secret),
        hc.RaiseDispute(by=player(1), matter=secret),
    )
    scene = two_hands(edition).given(*said)
    assert secret in told(scene, Supervisor())
    assert not any(secret in told(scene, viewer) for viewer in (Player(2), Display(), Cage()))
