"""Rules 13.4 and 13.5: after the deal, cards of the dealer or of the board that are revealed by accident."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.state import Hold
from croupier.games.house.terms import CardSource
from croupier.games.people import Display, Player
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.determinations import DealerCardShown, Readings
from croupier.games.ultimate_texas_holdem.plate import plate
from croupier.games.ultimate_texas_holdem.state import BOARD, DEALER_BOX, Phase
from tests.games.ultimate_texas_holdem.incidents import tells
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    FELT,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    check,
    deal_on,
    flop,
    fold,
    net,
    opened,
    play,
    player,
    ready,
    river,
    settled,
    shown,
)
from tests.kit.scene import cites

BOARD_CARDS, DEALER_CARDS = "KD 9S 7H 4C 2D", "KC 3S"
USUAL = Readings()
SOURCES = pytest.mark.parametrize("cards", CardSource, ids=str)


def hands(cards: CardSource = CardSource.ELECTRONIC, readings: Readings = USUAL) -> PlayScene:
    """Boxes 1 and 3 have their cards; nobody has decided."""
    return deal_on(ready({1: "KH JS", 3: "9D 3C"}, BOARD_CARDS, DEALER_CARDS, cards=cards, readings=readings))


def names(scene: PlayScene, text: str) -> str:
    """The cards as the dealer of a felt table names them."""
    return text if scene.state.plate.cards is FELT else ""


def slip(scene: PlayScene, box: int, index: int = 0, card: str = "") -> PlayScene:
    """The dealer reveals a card by accident."""
    felt = parse_cards(names(scene, card))
    return scene.when(c.ReportExposed(by=DEALER, box=box, index=index, card=felt[0] if felt else None))


def dealers_slip(scene: PlayScene) -> PlayScene:
    return slip(scene, DEALER_BOX, 0, "KC")


@pytest.mark.clause("13.4(a)")
@SOURCES
def test_13_4_a_given_checks_and_folds_alone_when_a_card_of_the_dealer_shows_then_misdeal(cards: CardSource) -> None:
    """Before the flop, with one checked and one undecided: the king of clubs ends the round, and all goes back."""
    for scene in (hands(cards), check(hands(cards), 1), fold(hands(cards), 3)):
        over = dealers_slip(scene)
        assert cites(over.one(he.RoundVoided), "13.4(a)", "13.3", "A:Void")
        assert over.one(e.CardExposed).card is Card.KING_OF_CLUBS
        assert over.state.phase is Phase.VOIDED
        assert balances(over) == {}


@pytest.mark.clause("13.4(a)")
@SOURCES
def test_13_4_a_given_the_flop_or_the_river_without_a_play_wager_when_a_card_shows_then_misdeal(
    cards: CardSource,
) -> None:
    """On the later streets too, as long as nobody has put a play wager down."""
    after_flop = flop(check(hands(cards), 1, 3), names(hands(cards), "KD 9S 7H"))
    on_river = river(check(after_flop, 1, 3), names(after_flop, "4C 2D"))
    for scene in (after_flop, on_river, fold(on_river, 1)):
        assert cites(dealers_slip(scene).one(he.RoundVoided), "13.4(a)")


@pytest.mark.clause("13.4(b)")
@SOURCES
def test_13_4_b_given_a_play_wager_when_a_card_of_the_dealer_shows_then_play_continues_unchanged(
    cards: CardSource,
) -> None:
    """Box 1 has played 40, box 3 is undecided and keeps all its options; the card stays known, and is counted once."""
    scene = play(hands(cards), 4, 1)
    seen = dealers_slip(scene)
    assert not seen.all(he.RoundVoided)
    assert cites(seen.one(e.CardExposed), "13.4(b)")
    assert tells(seen, Player(3), "KC")
    for cents in (3_000, 4_000):
        assert seen.given(c.PlacePlay(by=player(3), box=3, cents=cents)).one(e.PlayPlaced).cents == cents
    end = shown(river(flop(fold(seen, 3), names(seen, "KD 9S 7H")), names(seen, "4C 2D")), names(seen, "KC 3S"))
    assert end.one(e.DealerShown).cards == parse_cards(DEALER_CARDS)


@pytest.mark.clause("13.4(b)")
def test_13_4_b_given_both_cards_of_the_dealer_when_they_show_then_each_is_recorded_once() -> None:
    """One or both: a second card of the dealer changes nothing either, and the same one is not reported twice."""
    one = slip(play(hands(), 3, 1), DEALER_BOX, 0)
    both = slip(one, DEALER_BOX, 1)
    assert both.one(e.CardExposed).card == Card("3s")
    one.when(c.ReportExposed(by=DEALER, box=DEALER_BOX, index=0)).refused_under("13.4(b)")
    one.when(c.ReportExposed(by=DEALER, box=DEALER_BOX, index=2)).refused_under("13.4(b)")
    one.when(c.ReportExposed(by=player(1), box=DEALER_BOX, index=1)).refused_under("13.4(a)")


@pytest.mark.clause("13.4(b)")
def test_13_4_b_given_a_felt_table_when_both_cards_were_seen_then_the_dealer_shows_those_and_no_others() -> None:
    """King and three have been seen by everybody: they need no name any more, and have no other."""
    scene = slip(slip(play(hands(FELT), 4, 1, 3), DEALER_BOX, 0, "KC"), DEALER_BOX, 1, "3S")
    scene = river(flop(scene, "KD 9S 7H"), "4C 2D")
    scene.when(c.RevealDealer(by=DEALER, cards=parse_cards("KC AS"))).refused_under("8.8(b)")
    assert scene.given(c.RevealDealer(by=DEALER)).one(e.DealerShown).cards == parse_cards("KC 3S")


@pytest.mark.clause("13.4(b)")
def test_13_4_b_given_a_play_wager_that_came_after_the_flop_when_a_card_shows_then_play_continues() -> None:
    """Money is committed without the knowledge: that it came later than the flop does not matter."""
    scene = play(flop(check(hands(), 1, 3)), 2, 1)
    assert cites(dealers_slip(scene).one(e.CardExposed), "13.4(b)")
    assert not dealers_slip(scene).all(he.RoundVoided)


@pytest.mark.clause("13.4(a)", "13.4(b)")
def test_13_4_a_given_the_narrower_reading_when_only_later_play_wagers_stand_then_misdeal() -> None:
    """A table may publish that only a play wager before the flop lets play continue; its sign says which it is."""
    narrow = Readings(dealer_card_shown=DealerCardShown.ONE_BEFORE_THE_FLOP)
    scene = hands(readings=narrow)
    assert cites(dealers_slip(play(flop(check(scene, 1, 3)), 2, 1)).one(he.RoundVoided), "13.4(a)")
    early = flop(check(play(scene, 3, 1), 3))
    assert not dealers_slip(early).all(he.RoundVoided)
    signs = [{sign.text for sign in plate(opened(1, readings=found).state)} for found in (narrow, USUAL)]
    assert str(DealerCardShown.ONE_BEFORE_THE_FLOP) in signs[0] - signs[1]
    assert str(DealerCardShown.ANY_PLAY_WAGER) in signs[1] - signs[0]


@pytest.mark.clause("13.4(a)")
def test_13_4_a_given_the_only_play_wager_voided_when_a_card_shows_then_none_stands_and_it_is_a_misdeal() -> None:
    """What counts is whether a play wager stands at that moment."""
    scene = play(hands(), 4, 1).given(hc.RecordBreach(by=DEALER, player="ann", act=Act.OTHER, note="seen"))
    gone = scene.given(c.VoidWagers(by=OPERATOR, breach=1))
    assert cites(dealers_slip(gone).one(he.RoundVoided), "13.4(a)")
    assert not dealers_slip(scene).all(he.RoundVoided)


@pytest.mark.clause("13.5")
@SOURCES
def test_13_5_given_the_river_shown_on_the_first_street_when_a_player_has_still_to_act_then_all_options_stay(
    cards: CardSource,
) -> None:
    """Box 3 may fold, check, or play 30 or 40; box 1, which has checked, has no second choice on this street."""
    scene = check(hands(cards), 1)
    seen = slip(scene, BOARD, 4, "2D")
    assert cites(seen.one(e.CardExposed), "13.5")
    assert seen.state.phase is Phase.PREFLOP
    assert all(tells(seen, viewer, "2D") for viewer in (Player(1), Player(3), Display()))
    seen.given(c.Fold(by=player(3), box=3))
    seen.given(c.Check(by=player(3), box=3))
    for cents in (3_000, 4_000):
        seen.given(c.PlacePlay(by=player(3), box=3, cents=cents))
    for cents in (1_000, 2_000):
        seen.when(c.PlacePlay(by=player(3), box=3, cents=cents)).refused_under("8.1(c)(ii)")
    seen.when(c.PlacePlay(by=player(1), box=1, cents=4_000)).refused_under("8.1(b)")


@pytest.mark.clause("13.5")
def test_13_5_given_the_turn_shown_after_the_flop_when_a_player_has_still_to_act_then_the_streets_options_stay() -> (
    None
):
    """Fold, check, or two times the ante, though the turn is known."""
    seen = slip(flop(check(hands(), 1, 3)), BOARD, 3)
    seen.given(c.Check(by=player(3), box=3))
    assert play(seen, 2, 3).one(e.PlayPlaced).cents == 2_000
    seen.when(c.PlacePlay(by=player(3), box=3, cents=1_000)).refused_under("8.3(c)(ii)")


@pytest.mark.clause("13.5")
def test_13_5_given_the_whole_board_shown_when_the_dealer_goes_on_then_the_streets_are_still_played_in_turn() -> None:
    """Five exposed cards end no window: after the checks the flop is revealed, and the river comes after it."""
    scene = hands()
    for index in range(5):
        scene = slip(scene, BOARD, index)
    scene.when(c.RevealFlop(by=DEALER)).refused_under("8.2")
    after = flop(check(scene, 1, 3))
    assert after.one(e.FlopRevealed).cards == parse_cards("KD 9S 7H")
    after.when(c.PlacePlay(by=player(1), box=1, cents=1_000)).refused_under("8.3(c)(ii)")
    assert river(check(after, 1, 3)).one(e.RiverRevealed).cards == parse_cards("4C 2D")


@pytest.mark.clause("13.5")
def test_13_5_given_a_felt_table_when_a_seen_card_is_missing_from_the_street_then_it_must_be_named() -> None:
    """The card that everybody saw is the card that lies there; one that shows twice stops play for a count."""
    seen = slip(hands(FELT), BOARD, 1, "9S")
    checked = check(seen, 1, 3)
    checked.when(c.RevealFlop(by=DEALER, cards=parse_cards("KD 8S 7H"))).refused_under("8.2")
    assert flop(checked, "KD 9S 7H").state.phase is Phase.FLOP
    twice = slip(seen, BOARD, 4, "9S")
    assert twice.state.holds == (Hold.CARD_COUNT,)
    assert not twice.all(e.CardExposed)


@pytest.mark.clause("13.5")
def test_13_5_given_cards_that_lie_open_or_were_reported_when_reported_then_refused() -> None:
    """The flop lies open by the rules; a reported card is reported; and there are five."""
    scene = flop(check(hands(), 1, 3))
    report = c.ReportExposed(by=SUPERVISOR, box=BOARD, index=2)
    scene.when(report).refused_under("13.5")
    scene.when(replace(report, index=5)).refused_under("13.5")
    scene.when(replace(report, box=5, index=0)).refused_under("13.5")
    scene.when(replace(report, by=player(1))).refused_under("13.5")
    turn = replace(report, index=3)
    scene.given(turn).when(turn).refused_under("13.5")


@pytest.mark.clause("13.5")
def test_13_5_given_an_exposed_card_when_the_round_is_settled_then_it_is_settled_as_any_other() -> None:
    """Three kings against a pair: the same money with the card seen early and without."""
    plain = settled(shown(river(flop(play(hands(), 4, 1, 3)))))
    early = settled(shown(river(flop(play(slip(hands(), BOARD, 0), 4, 1, 3)))))
    assert [net(early, box) for box in (1, 3)] == [net(plain, box) for box in (1, 3)]
