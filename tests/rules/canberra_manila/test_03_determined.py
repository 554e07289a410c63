"""What the operator determines of hands before a round, at a table that opens or is told of it (3.5)."""

from __future__ import annotations

import pytest

from croupier.cards.pack import Pack
from croupier.games.canberra_manila import commands as c
from croupier.games.canberra_manila.determinations import Ace, Contest, Hands, LowAce
from croupier.games.canberra_manila.events import HandShown, PotAwarded, SettingsAnnounced, TableOpened
from croupier.games.canberra_manila.plate import plate
from croupier.games.canberra_manila.state import Phase
from croupier.games.house import commands as hc
from tests.games.canberra_manila.stations import onward
from tests.games.canberra_manila.tables import (
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    PlayScene,
    blank,
    collected,
    dealt,
    opened,
    seated,
    settings,
    stakes,
    terms,
)
from tests.kit.scene import cites

SPLIT = Hands(contest=Contest.SPLIT)
LOW_CARDS = "5h 3c 2s Kd Kh"


def opens_with(hands: Hands) -> PlayScene:
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(hands=hands), at=NOON))


def awarding(hands: Hands, held: dict[int, str], board: str = LOW_CARDS) -> PlayScene:
    """A round of these hole cards, called and checked to the showdown, whose hands have been shown."""
    return onward(dealt(collected(seated(stakes(*held), hands=hands)), held, board), Phase.AWARDING)


def winners(scene: PlayScene) -> dict[int, str]:
    """Who wins which half of the pot."""
    return {event.seat: event.half for event in scene.when(c.AwardPots(by=DEALER)).all(PotAwarded)}


def sign(hands: Hands, clause: str) -> str:
    """What the sign of an open table says under a clause."""
    return next(sign.text for sign in plate(opened(hands=hands).state) if clause in sign.under)


@pytest.mark.clause("3.5(a)")
@pytest.mark.parametrize(
    "ace, named, said", [(Ace.BOTH, "straight", "high and low in straights"), (Ace.HIGH, "", "high only in straights")]
)
def test_3_5_a_given_the_ace_low_or_not_when_an_ace_lies_below_a_five_then_the_determination_decides(
    ace: Ace, named: str, said: str
) -> None:
    """A 4 with 5 3 2: a five-high straight where the ace counts low too, and a high card where it does not."""
    hands = Hands(ace=ace)
    scene = dealt(collected(seated(stakes(1, 2), hands=hands)), {1: "As 4d", 2: "Qs Jd"}, "5h 3c 2s 9d 8h")
    shown = {event.seat: event.high for event in onward(scene, Phase.AWARDING).history if isinstance(event, HandShown)}
    assert shown[1].startswith("straight") is bool(named)
    assert sign(hands, "3.5(a)") == said


@pytest.mark.clause("3.5(b)")
@pytest.mark.parametrize(
    "contest, seat, half, said",
    [(Contest.HIGH, 1, "high", "high ball"), (Contest.LOW, 2, "low", "low ball")],
    ids=["high", "low"],
)
def test_3_5_b_given_high_or_low_ball_when_hands_are_shown_then_that_hand_has_the_pot(
    contest: Contest, seat: int, half: str, said: str
) -> None:
    """Aces for high, 7 4 3 2 5 for low."""
    hands = Hands(contest=contest)
    assert winners(awarding(hands, {1: "As Ah", 2: "7s 4d"})) == {seat: half}
    assert sign(hands, "3.5(b)") == said


@pytest.mark.clause("3.5(c)")
def test_3_5_c_given_a_split_when_hands_are_shown_then_the_highest_and_the_lowest_have_half_each() -> None:
    """And one player may have both."""
    assert winners(awarding(SPLIT, {1: "As Ah", 2: "7s 4d"})) == {1: "high", 2: "low"}
    assert winners(awarding(SPLIT, {1: "6s 4d", 2: "Qs 9d"})) == {1: "high and low"}
    assert sign(SPLIT, "3.5(c)") == "high/low split"


@pytest.mark.clause("3.5(d)")
def test_3_5_d_given_eight_or_better_when_no_low_is_good_enough_then_the_high_hand_has_all() -> None:
    """8 6 4 3 2 qualifies; a king with 5 4 3 2 does not."""
    hands = Hands(contest=Contest.SPLIT, eight_or_better=True)
    assert winners(awarding(hands, {1: "As Ah", 2: "8s 6d"}, "4h 3c 2s Kd Kh")) == {1: "high", 2: "low"}
    assert winners(awarding(hands, {1: "As Ah", 2: "Kc 4d"})) == {2: "high"}
    assert sign(hands, "3.5(d)") == "high/low split, the low eight or better"


@pytest.mark.clause("3.5(d)")
@pytest.mark.parametrize("contest", [Contest.HIGH, Contest.LOW])
def test_3_5_d_given_no_split_when_the_low_should_be_eight_or_better_then_refused(contest: Contest) -> None:
    """Only a split has a low that must qualify."""
    opens_with(Hands(contest=contest, eight_or_better=True)).refused_under("3.5(d)")


@pytest.mark.clause("3.5(d)")
@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize(
    "deck, ace, possible",
    [
        (52, LowAce.HIGH, True),
        (48, LowAce.HIGH, True),
        (44, LowAce.HIGH, True),
        (40, LowAce.HIGH, False),
        (40, LowAce.LOW, True),
        (36, LowAce.HIGH, False),
        (36, LowAce.LOW, False),
        (32, LowAce.HIGH, False),
        (32, LowAce.LOW, False),
    ],
)
def test_3_5_d_given_a_deck_without_such_a_low_when_determined_then_no_table_opens_and_no_notice_is_given(
    deck: int, ace: LowAce, possible: bool, joker: bool
) -> None:
    """With 40 cards and a low ace there is 8 7 6 5 A; with fewer there is none, and no joker makes one."""
    hands = Hands(deck, joker, contest=Contest.SPLIT, eight_or_better=True, low_ace=ace)
    told = opened().when(c.AnnounceSettings(by=OPERATOR, settings=settings(hands=hands)))
    if possible:
        opens_with(hands).one(TableOpened)
        assert cites(told.one(SettingsAnnounced), "3.5")
        return
    opens_with(hands).refused_under("3.5(d)")
    told.refused_under("3.5(d)")


@pytest.mark.clause("3.5(a)", "3.5(b)", "3.5(c)")
def test_3_5_a_given_a_round_in_progress_when_the_contest_is_determined_anew_then_it_is_for_the_next() -> None:
    """Before the start of a round: what is played for is settled when its cards are dealt."""
    low = settings(hands=Hands(ace=Ace.BOTH, contest=Contest.LOW))
    scene = dealt(collected(seated(stakes(1, 2))), {1: "As Ah", 2: "7s 4d"}, LOW_CARDS)
    scene = scene.given(c.AnnounceSettings(by=OPERATOR, settings=low))
    over = onward(scene, Phase.AWARDING)
    assert winners(over) == {1: "high"}
    again = over.given(c.AwardPots(by=DEALER))
    again = dealt(collected(again), {1: "As Ah", 2: "7s 4d"}, LOW_CARDS)
    assert winners(onward(again, Phase.AWARDING)) == {2: "low"}


@pytest.mark.clause("3.5(a)")
def test_3_5_a_given_the_same_deck_when_another_contest_is_announced_then_its_check_still_holds() -> None:
    """Only other cards are checked anew."""
    scene = seated(stakes(1, 2)).given(c.AnnounceSettings(by=OPERATOR, settings=settings(hands=SPLIT)))
    assert scene.state.cards.checked_on == DAY
    other = scene.given(c.AnnounceSettings(by=OPERATOR, settings=settings(hands=Hands(deck=48))))
    assert not other.state.cards.checked_on
    other.given(hc.CheckCards(by=DEALER, day=DAY, cards=(Pack(48).cards,)))
