"""The dictionary: the ante, its equal blind, and wagers that push (A)."""

from __future__ import annotations

import pytest

from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem.determinations import Readings, UnequalBlind
from croupier.games.ultimate_texas_holdem.events import CardsDealt, WagerPlaced, WagerWithdrawn
from croupier.games.ultimate_texas_holdem.plate import plate
from croupier.games.ultimate_texas_holdem.state import Area
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    SUPERVISOR,
    PlayScene,
    balances,
    check,
    dealt,
    flop,
    loaded,
    opened,
    order_for,
    placed,
    play,
    player,
    result,
    river,
    settled,
    shown,
    wagering,
)
from tests.kit.scene import cites

ACES, BOARD = "As Ah", "Kd 9s 7h 4c 2d"


def on(area: Area, cents: int, box: int = 1) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=area, cents=cents)


def offers(scene: PlayScene, *amounts: int) -> list[int]:
    """Which of these play wagers box 1 may place now."""
    wishes = {cents: scene.when(c.PlacePlay(by=player(1), box=1, cents=cents)) for cents in amounts}
    return [cents for cents, scene in wishes.items() if scene.refusal is None]


@pytest.mark.clause("A:Ante")
@pytest.mark.parametrize("ante", [1_000, 1_500])
def test_a_ante_given_an_ante_when_the_other_wagers_are_placed_then_it_fixes_them_all(ante: int) -> None:
    """Ante 10: a blind of 10, and a play wager of 40 or 30, then 20, then 10."""
    scene = wagering(1).given(on(Area.ANTE, ante))
    for cents in (ante - 100, ante + 100, 2 * ante):
        scene.when(on(Area.BLIND, cents)).refused_under("A:Blind")
    scene = loaded(scene.given(on(Area.BLIND, ante)), order_for({1: ""})).given(c.DealRound(by=DEALER))
    amounts = sorted({*(times * ante for times in range(1, 6)), ante // 2, ante + 100, 4 * ante - 100})
    assert offers(scene, *amounts) == [3 * ante, 4 * ante]
    scene = flop(check(scene, 1))
    assert offers(scene, *amounts) == [2 * ante]
    assert offers(river(check(scene, 1)), *amounts) == [ante]


@pytest.mark.clause("A:Ante")
def test_a_ante_given_no_ante_when_any_other_wager_is_placed_then_it_is_refused() -> None:
    """The ante comes first: blind and trips stand beside it."""
    scene = wagering(1)
    scene.when(on(Area.BLIND, 1_000)).refused_under("A:Blind")
    scene.when(on(Area.TRIPS, 500)).refused_under("4.3")
    assert cites(scene.when(on(Area.ANTE, 1_000)).one(WagerPlaced), "A:Ante")


@pytest.mark.clause("A:Blind")
@pytest.mark.parametrize("blind", [None, 500, 1_500])
def test_a_blind_given_an_ante_of_10_when_the_blind_is_none_or_another_then_the_box_gets_no_cards(
    blind: int | None,
) -> None:
    """10 and 10 is dealt; 10 and 5, 10 and 15, and 10 alone are not, and the ante goes back with the first card."""
    scene = placed(wagering(1, 2), 1).given(on(Area.ANTE, 1_000, 2))
    if blind is not None:
        scene.when(on(Area.BLIND, blind, 2)).refused_under("A:Blind")
    scene = loaded(scene, order_for({1: "", 2: ""})).when(c.DealRound(by=DEALER))
    assert [event.box for event in scene.all(WagerWithdrawn)] == [2]
    assert cites(scene.one(WagerWithdrawn), "A:Blind")
    assert {event.box for event in scene.all(CardsDealt)} == {-1, 1, 0}
    assert balances(scene) == {"player:ann": -2_000, "felt": 2_000}


@pytest.mark.clause("A:Blind")
def test_a_blind_given_a_blind_of_5_that_is_raised_to_10_when_dealt_then_the_box_gets_its_two_cards() -> None:
    """Not dealt until equal: equal, it is."""
    scene = wagering(1).given(on(Area.ANTE, 1_000))
    scene.when(on(Area.BLIND, 500)).refused_under("A:Blind")
    loaded(scene, order_for({1: ""})).when(c.DealRound(by=DEALER)).refused_under("A:Blind")
    scene = scene.given(on(Area.BLIND, 1_000))
    dealing = loaded(scene, order_for({1: ""})).when(c.DealRound(by=DEALER))
    assert sum(len(event.cards) for event in dealing.all(CardsDealt) if event.box == 1) == 2


def unequal(blind: int, dealer: str, readings: Readings | None = None) -> PlayScene:
    """An ante of 10, whose blind turns out after the deal to be another; 40 are played, and the hands settled."""
    scene = dealt({1: ACES}, BOARD, dealer, readings=readings or Readings())
    scene = scene.given(c.CorrectWager(by=SUPERVISOR, box=1, wager=Area.BLIND, cents=blind))
    return settled(shown(river(flop(play(scene, 4, 1)))))


@pytest.mark.clause("A:Blind")
@pytest.mark.parametrize("blind, counts", [(500, 500), (1_500, 1_000)])
def test_a_blind_given_an_unequal_blind_found_after_the_deal_when_it_loses_then_the_lower_of_both_counts(
    blind: int, counts: int
) -> None:
    """10 and 5 lose 5 and 5, 10 and 15 lose 10 and 10; the surplus goes back."""
    scene = unequal(blind, "Ks Kh")
    assert result(scene, 1, "ante").returned == 1_000 - counts
    assert result(scene, 1, "blind").returned == blind - counts
    assert any(cites(result(scene, 1, wager), "A:Blind") for wager in ("ante", "blind"))


@pytest.mark.clause("A:Blind")
def test_a_blind_given_the_other_reading_when_an_unequal_blind_loses_then_each_counts_as_it_lies() -> None:
    """Where the table says so on its plate, 10 and 5 lose 10 and 5."""
    readings = Readings(unequal_blind=UnequalBlind.AS_STAKED)
    scene = unequal(500, "Ks Kh", readings)
    assert (result(scene, 1, "ante").returned, result(scene, 1, "blind").returned) == (0, 0)
    signs = {sign.label: sign.text for sign in plate(opened(readings=readings).state)}
    assert signs["Blind found unequal"] == "ante and blind each count as they lie"


@pytest.mark.clause("A:Push")
def test_a_push_given_equal_hands_when_settled_then_every_stake_goes_back_and_nothing_with_it() -> None:
    """A blind of 10 that pushes is 10 returned and net nothing; and so for ante and play."""
    scene = settled(shown(river(flop(play(dealt({1: "3c 2c"}, "As Ks Qs Js Ts", "3d 2d"), 4, 1)))))
    for wager, cents in (("ante", 1_000), ("blind", 1_000), ("play", 4_000)):
        event = result(scene, 1, wager)
        assert (event.outcome, event.returned) == (Outcome.PUSH, cents)
    assert balances(scene) == {}


@pytest.mark.clause("A:Push")
def test_a_push_given_a_dealer_without_a_pair_when_antes_are_refunded_then_they_neither_win_nor_lose() -> None:
    """The ante of 10 goes back as it lay, whoever is higher."""
    scene = shown(river(flop(play(dealt({1: "Qs Jd"}, "Kd 9s 7h 4c 2d", "Ac Qh"), 4, 1))))
    scene = scene.when(c.RefundAntes(by=DEALER))
    event = result(scene, 1, "ante")
    assert (event.outcome, event.staked, event.returned) == (Outcome.PUSH, 1_000, 1_000)
    assert cites(scene.events[-1], "A:Push")
