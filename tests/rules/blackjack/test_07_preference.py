"""Insurance of a wager that its owner declines to insure: who may, up to what, and in which order (7.2)."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.events import InsuranceAppliedFor, InsurancePlaced
from croupier.games.blackjack.plate import on_file
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import Outcome
from croupier.money import dollars
from tests.games.blackjack.tables import (
    DEALER,
    PlayScene,
    Wagers,
    dealt,
    gained,
    insurance_result,
    named,
    opened,
    played_out,
    result,
    stand,
    uninsured,
)
from tests.kit.scene import cites


def against_an_ace(wagers: Wagers, draws: str = "Kh", seated: tuple[int, ...] | None = None) -> PlayScene:
    """Every box with a wager has a hard 16, and the dealer shows an ace."""
    hands = dict(zip(wagers, ("Ts 6d", "Th 6c", "Td 6s", "Tc 6h", "Js 6d"), strict=False))
    return dealt(hands, "Ac", draws, wagers=wagers, seated=tuple(wagers) if seated is None else seated)


def declined(scene: PlayScene, box: int, name: str) -> PlayScene:
    return scene.given(c.DeclineInsurance(by=named(name), box=box))


def apply(name: str, box: int, owner: str, cents: int) -> c.Insure:
    """Somebody wishes to insure another's wager."""
    return c.Insure(by=named(name), box=box, cents=cents, owner=owner)


def allotted(scene: PlayScene) -> list[tuple[str, int, str, int]]:
    """Who insures whose wager on which box, for how much, in the order of preference, once the line is closed."""
    placed = uninsured(scene).all(InsurancePlaced)
    return [(event.player, event.box, event.owner, event.cents) for event in placed]


def because(scene: PlayScene) -> list[str]:
    """The clause that gave each of them the place."""
    return [clause for event in uninsured(scene).all(InsurancePlaced) for clause in event.under if clause != "7.2/lead"]


@pytest.mark.clause("7.2/lead")
def test_7_2_given_100_declined_by_its_owner_when_others_apply_then_they_insure_up_to_50_in_total() -> None:
    """A ($100) declines: others may insure up to $50, one ceiling for all of them together (reading)."""
    scene = declined(against_an_ace({1: 10_000, 2: 5_000, 3: 5_000}), 1, "ann")
    over = scene.when(apply("ben", 1, "ann", 5_250))
    assert dollars(5_000) in over.refused_under("7.1").why
    asked = scene.when(apply("ben", 1, "ann", 4_000))
    assert cites(asked.one(InsuranceAppliedFor), "7.2/lead")
    scene = asked.given(apply("cat", 1, "ann", 4_000))
    assert allotted(scene) == [("ben", 1, "ann", 4_000), ("cat", 1, "ann", 1_000)]
    assert all(cites(event, "7.2/lead") for event in uninsured(scene).all(InsurancePlaced))


@pytest.mark.clause("7.2/lead")
def test_7_2_given_the_ceiling_used_up_when_the_line_is_closed_then_whoever_comes_later_gets_nothing() -> None:
    """Ben takes all 50; cat's chips never leave her."""
    scene = declined(against_an_ace({1: 10_000, 2: 5_000, 3: 5_000}), 1, "ann")
    scene = scene.given(apply("ben", 1, "ann", 5_000), apply("cat", 1, "ann", 250))
    assert allotted(scene) == [("ben", 1, "ann", 5_000)]
    closed = uninsured(scene)
    assert (gained(closed, "ben"), gained(closed, "cat")) == (-10_000, -5_000)


@pytest.mark.clause("7.2/lead")
def test_7_2_given_an_owner_who_has_not_declined_when_others_apply_then_it_is_refused() -> None:
    """The owner comes first; insuring a part of the wager is not declining (reading)."""
    scene = against_an_ace({1: 10_000, 2: 5_000})
    scene.when(apply("ben", 1, "ann", 2_500)).refused_under("7.2/lead")
    partly = scene.given(c.Insure(by=named("ann"), box=1, cents=500))
    partly.when(apply("ben", 1, "ann", 2_500)).refused_under("7.2/lead")
    partly.when(c.DeclineInsurance(by=named("ann"), box=1)).refused_under("7.1")
    declined(scene, 1, "ann").given(apply("ben", 1, "ann", 2_500))


@pytest.mark.clause("7.2/lead")
def test_7_2_given_no_wager_in_the_round_or_a_wish_made_twice_when_applying_then_it_is_refused() -> None:
    """Only players of the round insure (reading), each once; whoever declined for the own wager does not come back."""
    scene = declined(against_an_ace({1: 10_000, 2: 5_000}, seated=(1, 2, 3)), 1, "ann")
    for outsider in ("cat", "zoe"):
        scene.when(apply(outsider, 1, "ann", 2_500)).refused_under("7.2/lead")
    asked = scene.given(apply("ben", 1, "ann", 1_000))
    asked.when(apply("ben", 1, "ann", 1_000)).refused_under("7.2/lead")
    scene.when(apply("ann", 1, "ann", 1_000)).refused_under("7.2/lead")
    scene.when(c.DeclineInsurance(by=named("ann"), box=1)).refused_under("7.2/lead")


@pytest.mark.clause("7.2/lead")
def test_7_2_given_a_table_that_does_not_permit_it_when_others_apply_then_it_is_refused() -> None:
    """ "May be permitted" is the operator's to settle, and is on file; one's own wager is insured all the same."""
    for permitted, text in ((True, "permitted"), (False, "not permitted")):
        file = {sign.label: sign.text for sign in on_file(opened(insuring_others=permitted).state)}
        assert file["Insuring the wagers of others"] == text
    scene = dealt({1: "Ts 6d", 2: "Th 6c"}, "Ac", insuring_others=False)
    scene = declined(scene, 1, "ann")
    scene.when(apply("ben", 1, "ann", 2_500)).refused_under("7.2/lead")
    scene.given(c.Insure(by=named("ben"), box=2, cents=2_500))


@pytest.mark.clause("7.2/lead")
def test_7_2_given_units_and_chips_when_others_apply_then_they_are_those_of_all_insurance() -> None:
    """Half of $10 chips: of $25 declined, two of these five-dollar units may be insured, and no third one."""
    scene = dealt(
        {1: "Ts 6d", 2: "Th 6c", 3: "Td 6s"}, "Ac", wagers={1: 2_500, 2: 5_000, 3: 5_000}, smallest_chip_cents=1_000
    )
    scene = declined(scene, 1, "ann")
    scene.when(apply("ben", 1, "ann", 400)).refused_under("7.4")
    for cents in (500, 1_000):
        asked = scene.given(apply("ben", 1, "ann", cents), apply("cat", 1, "ann", 1_000))
        taken = [one for one in (("ben", 1, "ann", cents), ("cat", 1, "ann", 1_000 - cents)) if one[3]]
        assert allotted(asked) == taken
    dealer = c.Insure(by=DEALER, box=1, cents=500, owner="ann", player="ben")
    assert allotted(scene.given(dealer)) == [("ben", 1, "ann", 500)]


@pytest.mark.clause("7.2/lead")
@pytest.mark.parametrize("second, outcome, ben", [("Kh", Outcome.WIN, 0), ("7h", Outcome.LOSE, -7_500)])
def test_7_2_given_another_players_insurance_when_the_second_card_comes_then_it_is_the_insurers_money(
    second: str, outcome: Outcome, ben: int
) -> None:
    """Ben insures ann's 50 with 25: what it wins is his, what it loses too; her wager is settled by itself."""
    scene = declined(against_an_ace({1: 5_000, 2: 5_000}, second), 1, "ann").given(apply("ben", 1, "ann", 2_500))
    scene = played_out(stand(uninsured(scene), 1, 2))
    assert insurance_result(scene, 1, "ben", "ann").outcome is outcome
    assert result(scene, 1).outcome is Outcome.LOSE
    assert (gained(scene, "ann"), gained(scene, "ben")) == (-5_000, ben)


@pytest.mark.clause("7.2(a)")
def test_7_2_a_given_others_on_the_same_box_when_they_apply_then_they_come_first_front_to_back() -> None:
    """Box 3 holds A (declines), B in front of C: B, then C, whoever asked first; then the boxes beside."""
    wagers = {2: {"don": 5_000}, 3: {"ben": 5_000, "ann": 10_000, "cat": 5_000}}
    scene = declined(against_an_ace(wagers, seated=(2, 3)), 3, "ann")
    for name, cents in (("don", 2_500), ("cat", 2_000), ("ben", 2_000)):
        scene = scene.given(apply(name, 3, "ann", cents))
    assert allotted(scene) == [("ben", 3, "ann", 2_000), ("cat", 3, "ann", 2_000), ("don", 3, "ann", 1_000)]
    assert because(scene) == ["7.2(a)", "7.2(a)", "7.2(b)"]


@pytest.mark.clause("7.2(b)")
@pytest.mark.parametrize("first", ["don", "fay"])
def test_7_2_b_given_applicants_in_boxes_4_and_6_when_box_3_is_insured_then_the_nearer_box_comes_first(
    first: str,
) -> None:
    """Declined wager in box 3; applicants in boxes 4 and 6: box 4, whoever asked first."""
    scene = declined(against_an_ace({3: 10_000, 4: 5_000, 6: 5_000}), 3, "cat")
    for name in (first, {"don": "fay", "fay": "don"}[first]):
        scene = scene.given(apply(name, 3, "cat", 3_000))
    assert allotted(scene) == [("don", 3, "cat", 3_000), ("fay", 3, "cat", 2_000)]
    assert because(scene) == ["7.2(b)", "7.2(b)"]


@pytest.mark.clause("7.2(b)")
def test_7_2_b_given_two_applicants_in_the_nearest_box_when_it_is_their_turn_then_the_front_one_comes_first() -> None:
    """Front to back in the nearest box as well; a box further off waits for both."""
    wagers: Wagers = {1: {"ann": 10_000}, 2: {"ben": 5_000, "cat": 5_000}, 4: {"don": 5_000}}
    scene = declined(against_an_ace(wagers, seated=(1, 2, 4)), 1, "ann")
    for name in ("don", "cat", "ben"):
        scene = scene.given(apply(name, 1, "ann", 2_000))
    assert [(name, cents) for name, _, _, cents in allotted(scene)] == [("ben", 2_000), ("cat", 2_000), ("don", 1_000)]


@pytest.mark.clause("7.2(b)")
def test_7_2_b_given_a_box_to_the_right_when_it_is_nearer_then_distance_counts_and_not_the_deal() -> None:
    """Box 5 is insured: box 6 lies one away, box 3 two."""
    scene = declined(against_an_ace({3: 5_000, 5: 10_000, 6: 5_000}), 5, "eve")
    scene = scene.given(apply("cat", 5, "eve", 5_000), apply("fay", 5, "eve", 4_000))
    assert allotted(scene) == [("fay", 5, "eve", 4_000), ("cat", 5, "eve", 1_000)]


@pytest.mark.clause("7.2(c)")
def test_7_2_c_given_boxes_2_and_4_when_box_3_is_insured_then_whoever_has_insured_others_for_less_comes_first() -> None:
    """Box 2's player holds $20 on others, box 4's $0: box 4, though both boxes lie one away."""
    scene = against_an_ace({1: 4_000, 2: 5_000, 3: 10_000, 4: 5_000})
    scene = declined(declined(scene, 1, "ann"), 3, "cat").given(
        apply("ben", 1, "ann", 2_000), apply("ben", 3, "cat", 5_000), apply("don", 3, "cat", 3_000)
    )
    assert allotted(scene) == [("ben", 1, "ann", 2_000), ("don", 3, "cat", 3_000), ("ben", 3, "cat", 2_000)]
    assert because(scene)[1:] == ["7.2(c)", "7.2(c)"]


@pytest.mark.clause("7.2(c)")
def test_7_2_c_given_insurance_on_the_own_wager_when_compared_then_it_is_left_out() -> None:
    """Don has $25 on his own wager and nothing on others; ben holds $5 on ann's: don comes first."""
    scene = against_an_ace({1: 4_000, 2: 5_000, 3: 10_000, 4: 5_000})
    scene = declined(declined(scene, 1, "ann"), 3, "cat").given(
        c.Insure(by=named("don"), box=4, cents=2_500),
        apply("ben", 1, "ann", 500),
        apply("ben", 3, "cat", 5_000),
        apply("don", 3, "cat", 5_000),
    )
    assert allotted(scene)[-1] == ("don", 3, "cat", 5_000)


@pytest.mark.clause("7.2(c)")
def test_7_2_c_given_equal_distance_and_equal_insurance_when_box_3_is_insured_then_it_goes_clockwise() -> None:
    """No rule breaks that tie; the table does so from the first box on (reading)."""
    scene = declined(against_an_ace({2: 5_000, 3: 10_000, 4: 5_000}), 3, "cat")
    scene = scene.given(apply("don", 3, "cat", 5_000), apply("ben", 3, "cat", 3_000))
    assert allotted(scene) == [("ben", 3, "cat", 3_000), ("don", 3, "cat", 2_000)]
    assert uninsured(scene).state.phase is Phase.PLAYING
