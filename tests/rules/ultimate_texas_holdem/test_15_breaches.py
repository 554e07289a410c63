"""Rule 15.3 and what opens it: 15.1, 15.8 and 15.9; void wagers, and exclusion from the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Act
from croupier.games.house.terms import Outcome, Tender
from croupier.games.people import Display, Person, Player, Role
from croupier.games.ultimate_texas_holdem import commands as c
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.game import GAME
from croupier.games.ultimate_texas_holdem.plate import plate
from croupier.games.ultimate_texas_holdem.state import Area, Phase
from tests.games.ultimate_texas_holdem.incidents import (
    ANN,
    JUNK,
    breach,
    is_refused_and_logged,
    opens_the_measures,
    reopened,
    told,
    two_hands,
)
from tests.games.ultimate_texas_holdem.tables import (
    DEALER,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    deal_on,
    flop,
    fold,
    net,
    opened,
    placed,
    play,
    player,
    ready,
    river,
    settled,
    shown,
    wagering,
)
from tests.kit.scene import cites

VOIDED = c.VoidWagers(by=OPERATOR, breach=1)
BARRED = hc.ExcludePlayer(by=OPERATOR, breach=1)
TRIPS = replace(VOIDED, wagers=(Area.TRIPS,))


def ante(box: int) -> c.PlaceWager:
    return c.PlaceWager(by=player(box), box=box, wager=Area.ANTE, cents=1_000)


@pytest.mark.clause("15.1")
def test_15_1_given_a_tracking_device_when_recorded_then_the_measures_of_15_3_are_open() -> None:
    """A player with a solver may lose the wagers' validity and the place at the table."""
    opens_the_measures(Act.USE_DEVICE, "15.1")
    is_refused_and_logged(Act.USE_DEVICE, "15.1", player(1))


@pytest.mark.clause("15.1")
@pytest.mark.parametrize("by", [DEALER, SUPERVISOR, OPERATOR], ids=lambda by: by.role)
def test_15_1_given_staff_at_their_work_when_they_use_the_recording_system_then_it_is_no_breach(
    by: Person,
) -> None:
    """The rule exempts the operator's people in the course of their duty."""
    scene = two_hands()
    tried = scene.when(hc.Attempt(by=by, act=Act.USE_DEVICE, note="the recorder"))
    tried.refused_under("15.1")
    assert tried.state.breaches == ()


@pytest.mark.clause("15.1")
def test_15_1_given_a_flush_or_nothing_when_the_player_looks_at_the_screen_then_it_offers_the_same() -> None:
    """No odds, no advice, no order of preference: what may be done does not depend on the cards."""
    strong, weak = two_hands(ANN), two_hands(JUNK)
    offered = GAME.allowed(strong.state, Player(1))
    assert offered == GAME.allowed(weak.state, Player(1))
    assert {c.PlacePlay, c.Check, c.Fold} <= {type(command) for command in offered}
    assert plate(strong.state) == plate(weak.state)


@pytest.mark.clause("15.3(a)")
def test_15_3_a_given_a_breach_when_the_wagers_are_voided_then_they_go_back_and_others_settle() -> None:
    """Ann's ante 10, blind 10, trips 5 and play 40 return without a result; Ben, who broke nothing, is settled."""
    scene = play(two_hands(), 4, 1).given(breach(Act.OTHER), VOIDED)
    back = {(w.wager, w.outcome, w.returned) for w in scene.all(he.WagerSettled)}
    assert back == {
        ("ante", Outcome.VOID, 1_000),
        ("blind", Outcome.VOID, 1_000),
        ("trips", Outcome.VOID, 500),
        ("play", Outcome.VOID, 4_000),
    }
    assert all(cites(event, "15.3(a)") for event in scene.events)
    over = settled(shown(river(flop(play(scene, 3, 2)))))
    assert (net(over, 1), net(over, 2)) == (0, -5_000)


@pytest.mark.clause("15.3(a)")
def test_15_3_a_given_a_breach_when_the_trips_alone_are_voided_then_the_hand_plays_on() -> None:
    """Only the wager that is named goes back, once; the flush is settled without it."""
    scene = play(two_hands(), 4, 1).given(breach(Act.OTHER), TRIPS)
    assert {w.wager: w.outcome for w in scene.all(he.WagerSettled)} == {"trips": Outcome.VOID}
    scene.when(TRIPS).refused_under("15.3(a)")
    over = settled(shown(river(flop(fold(scene, 2)))))
    assert net(over, 1) == 1_000 + 1_500 + 4_000


@pytest.mark.clause("15.3(a)")
def test_15_3_a_given_no_breach_or_no_such_wager_when_voided_then_refused() -> None:
    """A breach on record, of the player whose wagers they are, and wagers that lie there; nobody's else are touched."""
    scene = play(two_hands(), 4, 1)
    scene.when(VOIDED).refused_under("15.3(a)")
    noted = scene.given(breach(Act.OTHER), breach(Act.OTHER, "a passer-by"), breach(Act.OTHER, "ben"))
    for number in (2, 4):
        noted.when(replace(VOIDED, breach=number)).refused_under("15.3(a)")
    noted.when(replace(TRIPS, breach=3)).refused_under("15.3(a)")
    for wagers in ((), (Area.ANTE,), (Area.PLAY,), (Area.ANTE, Area.BLIND), (*Area, Area.TRIPS)):
        noted.when(replace(VOIDED, wagers=wagers)).refused_under("15.3(a)")
    noted.when(replace(VOIDED, by=DEALER)).refused_under("15.3(a)")
    assert {event.box for event in noted.given(VOIDED).all(he.WagerSettled)} == {1}
    fold(two_hands(), 1).given(breach(Act.OTHER)).when(VOIDED).refused_under("15.3(a)")


@pytest.mark.clause("15.3(a)")
def test_15_3_a_given_a_breach_before_the_first_card_when_wagers_are_voided_then_they_are_off_the_box() -> None:
    """Ante, blind and trips go back to Ann, and no hand is dealt to her; with the trips alone ante and blind stay."""
    scene = placed(wagering(1, 2), 1, trips=500).given(breach(Act.OTHER))
    off = scene.given(VOIDED)
    assert off.state.round.boxes == ()
    assert all(cites(event, "15.3(a)") for event in off.events)
    assert net(off, 1) == 0
    (box,) = scene.given(TRIPS).state.round.boxes
    assert (box.ante, box.blind, box.trips) == (1_000, 1_000, 0)
    scene.given(TRIPS).when(TRIPS).refused_under("15.3(a)")


@pytest.mark.clause("15.3(a)")
def test_15_3_a_given_a_breach_in_the_deal_when_wagers_are_voided_then_the_deal_goes_on_in_its_order() -> None:
    """Ann's chips are back; her cards are still dealt, and she has nothing to decide."""
    scene = deal_on(ready({1: "", 2: ""}), 8).given(breach(Act.OTHER), VOIDED)
    assert net(scene, 1) == 0
    dealt_out = deal_on(scene)
    assert dealt_out.state.phase is Phase.PREFLOP
    dealt_out.when(c.PlacePlay(by=player(1), box=1, cents=4_000)).refused_under("4.2(a)")
    assert fold(dealt_out, 2).one(he.RoundClosed).void is False


@pytest.mark.clause("15.3(b)")
def test_15_3_b_given_a_breach_when_the_player_is_barred_then_no_further_wager_is_taken_until_it_is_lifted() -> None:
    """The next ante is refused, and any other seat; after the lifting both are open again."""
    scene = placed(wagering(1, 2), 1).given(breach(Act.INFLUENCE, "ben"))
    scene.when(replace(BARRED, breach=2)).refused_under("15.3(b)")
    scene.when(replace(BARRED, by=SUPERVISOR)).refused_under("15.3(b)")
    barred = scene.given(BARRED)
    barred.when(BARRED).refused_under("15.3(b)")
    barred.when(ante(2)).refused_under("15.3(b)")
    away = barred.given(hc.LeaveSeat(by=player(2), box=2))
    away.when(hc.TakeSeat(by=player(2), box=3, player="ben")).refused_under("15.3(b)")
    lift = hc.LiftExclusion(by=OPERATOR, player="ben")
    lifted = barred.given(lift)
    assert lifted.given(ante(2)).one(e.WagerPlaced).box == 2
    lifted.when(lift).refused_under("15.3(b)")


@pytest.mark.clause("15.3(b)")
def test_15_3_b_given_an_ante_on_the_box_when_its_player_is_barred_then_neither_blind_nor_trips_join_it() -> None:
    """Further wagers are further participation, even beside an ante that was there before."""
    scene = wagering(1).given(ante(1), breach(Act.OTHER))
    blind = c.PlaceWager(by=player(1), box=1, wager=Area.BLIND, cents=1_000)
    scene.given(BARRED).when(blind).refused_under("15.3(b)")
    trips = replace(blind, wager=Area.TRIPS, cents=500)
    scene.given(blind, BARRED).when(trips).refused_under("15.3(b)")
    scene.given(blind, trips)


@pytest.mark.clause("15.3(b)")
def test_15_3_b_given_a_barred_player_when_the_table_closes_and_opens_again_then_still_barred() -> None:
    """An exclusion lasts until it is lifted, not until the end of the day."""
    scene = reopened(opened(1).given(breach(Act.OTHER), BARRED))
    seat = hc.TakeSeat(by=player(1), box=1, player="ann")
    scene.when(seat).refused_under("15.3(b)")
    assert scene.given(hc.LiftExclusion(by=OPERATOR, player="ann"), seat).one(he.SeatTaken).player == "ann"


@pytest.mark.clause("15.8")
@pytest.mark.parametrize("name", ["ann", "an onlooker"])
def test_15_8_given_somebody_who_tells_another_how_to_play_when_recorded_then_it_is_on_record(name: str) -> None:
    """Onlooker or player: nobody plays another's hand by word of mouth, and an onlooker may be barred as well."""
    scene = two_hands().given(breach(Act.INFLUENCE, name))
    assert cites(scene.one(he.BreachRecorded), "15.8")
    assert scene.given(BARRED).state.excluded == (name,)


@pytest.mark.clause("15.8")
def test_15_8_given_a_word_to_another_player_when_it_is_tried_then_it_reaches_nobody() -> None:
    """Nothing changes but the record, which other players do not read; and it opens 15.3."""
    is_refused_and_logged(Act.INFLUENCE, "15.8", player(1))
    opens_the_measures(Act.INFLUENCE, "15.8")
    scene = two_hands().given(hc.Attempt(by=player(1), act=Act.INFLUENCE, note="play four times!"))
    assert not any("play four times!" in told(scene, viewer) for viewer in (Player(2), Display()))


@pytest.mark.clause("15.9")
def test_15_9_given_players_who_wager_with_each_other_when_they_try_then_refused_and_logged() -> None:
    """50 on whose hand is higher: no chips move, no wager lies anywhere, and it is on record."""
    is_refused_and_logged(Act.SIDE_WAGER, "15.9", player(1))
    scene = two_hands()
    tried = scene.given(hc.Attempt(by=player(1), act=Act.SIDE_WAGER, note="50 on the higher hand"))
    assert GAME.moves(scene.state, tried.events[0]) == ()
    opens_the_measures(Act.SIDE_WAGER, "15.9")


@pytest.mark.clause("15.9")
def test_15_9_given_a_player_when_the_screen_offers_wagers_then_all_of_them_are_against_the_house() -> None:
    """Ante, blind, trips and play on the own box, in chips; nothing on another's hand."""
    scene: PlayScene = placed(wagering(1, 2), 2)
    for command in GAME.allowed(scene.state, Player(1)):
        if isinstance(command, c.PlaceWager):
            assert (command.by.role, command.by.id, command.box) == (Role.PLAYER, "ann", 1)
            assert command.tender is Tender.CHIPS
    backed = c.PlaceWager(by=player(1), box=2, wager=Area.TRIPS, cents=1_000)
    scene.when(backed).refused_under("4.4")
