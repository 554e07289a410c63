"""The second rule 13.8: a player who does not decide within a reasonable period, refuses to, or is not there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.house import events as he
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.commands import Silence
from croupier.games.ultimate_texas_holdem.plate import on_file
from croupier.games.ultimate_texas_holdem.state import Phase, Standing
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    blank,
    check,
    dealt,
    flop,
    fold,
    net,
    on_the_river,
    opened,
    play,
    player,
    ready,
    terms,
)
from tests.kit.scene import cites

PERIOD = 60
CALL = c.CallForDecision(by=DEALER, box=3)


def deemed(waited: int = PERIOD, because: Silence = Silence.SILENT, box: int = 3) -> c.DeemFolded:
    return c.DeemFolded(by=DEALER, box=box, because=because, waited_seconds=waited)


def silent(street: Phase = Phase.PREFLOP) -> PlayScene:
    """Box 3, with trips of $5, says nothing; box 1 has played, or checked on the way there."""
    scene = dealt({1: "", 3: ""}, trips={3: 500})
    match street:
        case Phase.PREFLOP:
            return check(scene, 1)
        case Phase.FLOP:
            return check(flop(check(scene, 1, 3)), 1)
        case _:
            return play(on_the_river(scene), 1, 1)


@pytest.mark.clause("13.8#2")
@pytest.mark.parametrize("street", [Phase.PREFLOP, Phase.FLOP, Phase.RIVER], ids=str)
@pytest.mark.parametrize("because, waited", [(Silence.SILENT, PERIOD), (Silence.REFUSES, 0), (Silence.ABSENT, 0)])
def test_13_8_given_a_player_who_was_called_when_no_decision_comes_then_the_hand_is_folded(
    street: Phase, because: Silence, waited: int
) -> None:
    """Silent past the period, refusing, or gone: on every street ante, blind and trips are lost."""
    folded = silent(street).given(CALL, deemed(waited, because))
    assert cites(folded.one(e.HandFolded), "13.8#2", "A:Fold")
    assert folded.one(e.HandFolded).deemed == because
    lost = {event.wager: (event.outcome, event.returned) for event in folded.all(he.WagerSettled)}
    assert lost == {"ante": (Outcome.LOSE, 0), "blind": (Outcome.LOSE, 0), "trips": (Outcome.LOSE, 0)}
    assert net(folded, 3) == -2_500
    box = folded.state.box(3)
    assert box is not None
    assert box.standing is Standing.FOLDED


@pytest.mark.clause("13.8#2")
@pytest.mark.parametrize("waited", [0, 1, PERIOD - 1])
def test_13_8_given_a_period_that_is_not_over_when_the_hand_would_be_folded_then_the_player_has_the_rest(
    waited: int,
) -> None:
    """Sixty seconds at this table, and not one less; the player may still decide."""
    called = silent().given(CALL)
    called.when(deemed(waited)).refused_under("13.8#2")
    called.given(deemed(PERIOD))
    assert play(called, 4, 3).one(e.PlayPlaced).box == 3


@pytest.mark.clause("13.8#2")
@pytest.mark.parametrize("because", Silence)
def test_13_8_given_no_call_of_the_dealer_when_the_hand_would_be_folded_then_refused(because: Silence) -> None:
    """Nobody is folded unheard: first the dealer calls, once, and the call is on record."""
    scene = silent()
    scene.when(deemed(10_000, because)).refused_under("13.8#2")
    called = scene.given(CALL)
    assert cites(called.one(e.DecisionCalled), "13.8#2")
    assert called.one(e.DecisionCalled).by == DEALER.id
    called.when(CALL).refused_under("13.8#2")


@pytest.mark.clause("13.8#2")
def test_13_8_given_a_call_on_one_street_when_the_next_begins_then_it_wants_a_call_of_its_own() -> None:
    """A player who then decided starts afresh."""
    scene = flop(check(silent().given(CALL), 3))
    scene.when(deemed()).refused_under("13.8#2")
    assert scene.given(CALL, deemed()).one(e.HandFolded).box == 3


@pytest.mark.clause("13.8#2")
def test_13_8_given_a_hand_with_its_play_wager_when_its_player_is_gone_then_it_stays_in() -> None:
    """There is no decision left to make: it is neither called nor folded, and will be settled."""
    scene = play(dealt({1: "", 3: ""}), 3, 3)
    scene.when(CALL).refused_under("A:Play Wager")
    scene.when(deemed(10_000, Silence.ABSENT)).refused_under("13.8#2")
    later = flop(check(scene, 1))
    later.when(CALL).refused_under("8.3:lead")
    later.when(deemed(10_000, Silence.ABSENT)).refused_under("13.8#2")


@pytest.mark.clause("13.8#2")
def test_13_8_given_a_hand_that_has_checked_or_folded_when_called_then_refused() -> None:
    """Whoever has decided on this street is not waited for; an empty box is not called either."""
    scene = fold(check(dealt({1: "", 2: "", 3: ""}), 1), 2)
    scene.when(replace(CALL, box=1)).refused_under("8.1(b)")
    scene.when(replace(CALL, box=2)).refused_under("8.6")
    scene.when(replace(CALL, box=4)).refused_under("4.2(a)")
    for box in (1, 2, 4):
        scene.when(deemed(box=box)).refused_under("13.8#2")
    ready({1: "", 3: ""}).when(CALL).refused_under("13.8#2")


@pytest.mark.clause("13.8#2")
def test_13_8_given_the_last_player_whom_the_table_waits_for_when_deemed_folded_then_the_dealer_goes_on() -> None:
    """The flop waits for box 3, and no longer; with no other hand in, the round is over."""
    scene = silent().given(CALL)
    scene.when(c.RevealFlop(by=DEALER)).refused_under("8.2")
    assert flop(scene.given(deemed())).state.phase is Phase.FLOP
    alone = fold(dealt({1: "", 3: ""}), 1).given(CALL, deemed())
    assert alone.one(he.RoundClosed).void is False


@pytest.mark.clause("13.8#2", "8.6")
def test_13_8_given_a_player_who_comes_back_when_the_hand_was_deemed_folded_then_it_stays_folded() -> None:
    """The untouched cards are not looked at any more, and no decision is taken on them."""
    folded = silent().given(CALL, deemed(0, Silence.ABSENT))
    folded.when(c.LookAtCards(by=player(3), box=3)).refused_under("8.1(a)")
    folded.when(c.PlacePlay(by=player(3), box=3, cents=4_000)).refused_under("8.6")


@pytest.mark.clause("13.8#2")
def test_13_8_given_anybody_else_when_a_hand_would_be_called_or_folded_then_refused() -> None:
    """The dealer calls; dealer or supervisor declares; no player does either for another."""
    called = silent().given(CALL)
    assert called.given(replace(deemed(), by=SUPERVISOR)).one(e.HandFolded).by == SUPERVISOR.id
    for by in (player(1), player(3), OPERATOR):
        called.when(replace(deemed(), by=by)).refused_under("13.8#2")
    for by in (player(1), SUPERVISOR):
        silent().when(replace(CALL, by=by)).refused_under("13.8#2")


@pytest.mark.clause("13.8#2")
def test_13_8_given_the_period_when_a_table_opens_then_it_is_a_setting_and_on_file() -> None:
    """What is reasonable is the operator's: some seconds, and the Commission can read how many."""
    for seconds in (0, -1):
        wrong = terms(decision_seconds=seconds)
        blank().when(c.OpenTable(by=OPERATOR, terms=wrong, at=NOON)).refused_under("13.8#2")
    table = opened(1, decision_seconds=45)
    assert "45 seconds" in {sign.text for sign in on_file(table.state) if "13.8#2" in sign.under}
    scene = dealt({1: "", 3: ""}, decision_seconds=45).given(CALL)
    scene.when(deemed(44)).refused_under("13.8#2")
    scene.given(deemed(45))
