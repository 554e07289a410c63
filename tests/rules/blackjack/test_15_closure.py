"""Rule 15: the hours of gaming, and the closing of a table before their end."""

from __future__ import annotations

import pytest

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.plate import plate
from croupier.games.blackjack.procedure import due
from croupier.games.blackjack.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.terms import Hours, Moment
from croupier.games.people import Role
from tests.games.blackjack.incidents import STATIONS, finished, stations
from tests.games.blackjack.tables import (
    DAY,
    DEALER,
    NOON,
    OPERATOR,
    SUPERVISOR,
    PlayScene,
    balances,
    blank,
    loaded,
    opened,
    order_for,
    placed,
    played_out,
    player,
    stacked,
    stand,
    terms,
    wagering,
)
from tests.kit.scene import cites

NOON_TO_MIDNIGHT = Hours(12 * 60, 23 * 60 + 30)
PAST_MIDNIGHT = Hours(12 * 60, 4 * 60)
MINUTES = (
    pytest.param(NOON_TO_MIDNIGHT, 11 * 60 + 59, False, id="a minute before opening"),
    pytest.param(NOON_TO_MIDNIGHT, 12 * 60, True, id="the first minute"),
    pytest.param(NOON_TO_MIDNIGHT, 23 * 60 + 29, True, id="the last minute"),
    pytest.param(NOON_TO_MIDNIGHT, 23 * 60 + 30, False, id="closing time"),
    pytest.param(NOON_TO_MIDNIGHT, 0, False, id="midnight"),
    pytest.param(PAST_MIDNIGHT, 11 * 60 + 59, False, id="past midnight: before opening"),
    pytest.param(PAST_MIDNIGHT, 0, True, id="past midnight: midnight"),
    pytest.param(PAST_MIDNIGHT, 3 * 60 + 59, True, id="past midnight: the last minute"),
    pytest.param(PAST_MIDNIGHT, 4 * 60, False, id="past midnight: closing time"),
    pytest.param(PAST_MIDNIGHT, -1, False, id="no minute of a day"),
    pytest.param(PAST_MIDNIGHT, 1_440, False, id="a minute too many"),
)
ANNOUNCE = hc.AnnounceClosing(by=OPERATOR)
CLOSE = hc.CloseTable(by=OPERATOR)


@pytest.mark.parametrize("hours, minute, within", MINUTES)
@pytest.mark.clause("15.1")
def test_15_1_given_the_hours_of_gaming_when_a_table_or_a_round_would_open_then_it_does_so_within_them_only(
    hours: Hours, minute: int, within: bool
) -> None:
    """From the minute of opening up to, but not at, the minute of closing, past midnight too."""
    at = Moment(DAY, minute)
    table = blank().when(c.OpenTable(by=OPERATOR, terms=terms(hours=hours), at=at))
    round_ = loaded(opened(1, hours=hours), stacked()).when(hc.OpenWagering(by=DEALER, at=at))
    if within:
        assert cites(table.one(e.TableOpened), "15.1")
        assert round_.one(he.WageringOpened).number == 1
    else:
        table.refused_under("15.1")
        round_.refused_under("15.1")


@pytest.mark.parametrize("hours", [Hours(600, 600), Hours(-1, 600), Hours(600, 1_440), Hours(0, -1)])
@pytest.mark.clause("15.1")
def test_15_1_given_hours_that_are_none_when_a_table_would_open_then_it_is_refused(hours: Hours) -> None:
    """The hours are a setting of two different minutes of a day, without which no table opens."""
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(hours=hours), at=NOON)).refused_under("15.1")
    blank().given(c.OpenTable(by=OPERATOR, terms=terms(hours=Hours(0, 1_439)), at=NOON))


@pytest.mark.clause("15.1")
def test_15_1_given_an_open_table_when_its_plate_is_read_then_the_hours_stand_there() -> None:
    """Players can read when gaming ends."""
    signs = [sign.text for sign in plate(opened(hours=PAST_MIDNIGHT).state) if "15.1" in sign.under]
    assert signs == ["12:00 to 04:00"]


@pytest.mark.clause("15.1")
def test_15_1_given_a_round_in_progress_at_closing_time_when_it_goes_on_then_it_is_finished_and_no_other_opens() -> (
    None
):
    """Wagers opened in the last minute are played for; the next round would be outside the hours."""
    scene = loaded(opened(1, hours=PAST_MIDNIGHT), order_for({1: "Th8s"}, "7c", "Td"))
    scene = placed(scene.given(hc.OpenWagering(by=DEALER, at=Moment(DAY, 239))), {1: 5_000})
    end = played_out(stand(scene.given(c.DealRound(by=DEALER)), 1))
    assert balances(end) == {"player:ann": 5_000, "float": -5_000}
    end.when(hc.OpenWagering(by=DEALER, at=Moment(DAY, 240))).refused_under("15.1")


@pytest.mark.clause("15.2")
def test_15_2_given_no_notice_when_the_operator_would_close_then_the_players_are_told_first() -> None:
    """Refused without the notice, accepted after it."""
    scene = opened(1)
    scene.when(CLOSE).refused_under("15.2")
    told = scene.given(ANNOUNCE)
    assert told.one(he.ClosingAnnounced).under == ("15.2",)
    closed = told.given(CLOSE)
    assert closed.one(he.TableClosed).under == ("15.2",)
    assert closed.state.phase is Phase.CLOSED


@pytest.mark.parametrize("phase", STATIONS)
@pytest.mark.clause("15.2")
def test_15_2_given_a_notice_in_an_open_round_when_closed_then_it_is_after_that_round_and_never_within_it(
    phase: Phase,
) -> None:
    """At every station the notice may be given, the close is refused, and the round is played to its end."""
    told = stations()[phase].given(ANNOUNCE)
    told.when(CLOSE).refused_under("15.2")
    assert told.state.phase is phase
    end = finished(told)
    assert end.state.rounds == 1
    assert end.given(CLOSE).state.phase is Phase.CLOSED


@pytest.mark.clause("15.2")
def test_15_2_given_a_void_round_when_its_cards_still_lie_there_then_the_table_does_not_close() -> None:
    """The round ends with the collection of its cards, void or not."""
    fire = hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.DISTURBANCE, note="fire alarm")
    void = stations()[Phase.PLAYING].given(ANNOUNCE, fire)
    void.when(CLOSE).refused_under("15.2")
    void.given(hc.CollectVoid(by=DEALER), CLOSE)


@pytest.mark.clause("15.2")
def test_15_2_given_the_notice_when_another_round_would_open_then_it_is_refused_and_the_close_is_prompted() -> None:
    """Who has been told that the table closes is not asked for another wager."""
    scene = loaded(opened(1), stacked()).given(ANNOUNCE)
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("15.2")
    scene.when(ANNOUNCE).refused_under("15.2")
    step = due(scene.state, DEALER, NOON)
    assert step is not None
    assert (step.say, step.under, step.command.by.role) == ("Close the table.", ("15.2",), Role.OPERATOR)
    scene.given(step.command)


@pytest.mark.clause("15.2")
def test_15_2_given_anybody_but_the_operator_when_closing_then_it_is_refused() -> None:
    """Notice and close are the operator's, or a supervisor's to whom the operator has delegated them on record."""
    scene = opened(1)
    for by in (DEALER, SUPERVISOR, player(1)):
        scene.when(hc.AnnounceClosing(by=by)).refused_under("15.2")
        scene.given(ANNOUNCE).when(hc.CloseTable(by=by)).refused_under("15.2")
    delegated = opened(1, delegates=(SUPERVISOR.id,))
    delegated.given(hc.AnnounceClosing(by=SUPERVISOR), hc.CloseTable(by=SUPERVISOR))


@pytest.mark.clause("15.2", "4.1")
def test_15_2_given_no_wager_when_the_table_is_to_close_then_wagering_ends_without_a_round() -> None:
    """Nobody wagers: no round has begun, nothing is void, and the table closes; a wager that lies there is played."""
    scene = wagering(1).given(ANNOUNCE)
    scene.when(CLOSE).refused_under("15.2")
    placed(scene, {1: 5_000}).when(hc.EndWagering(by=DEALER)).refused_under("4.1")
    ended = scene.when(hc.EndWagering(by=DEALER))
    assert ended.one(he.WageringEnded).number == 1
    assert ended.given(CLOSE).state.phase is Phase.CLOSED


def round_of(scene: PlayScene) -> PlayScene:
    """One more round, which Ann plays for 50 and stands in as soon as she may."""
    scene = placed(played_out(scene, Phase.WAGERING), {1: 5_000}).given(c.DealRound(by=DEALER))
    return finished(scene)


@pytest.mark.clause("15.2", "5.5")
def test_15_2_given_the_last_three_rounds_announced_when_they_have_been_played_then_the_table_closes() -> None:
    """Players see how many are left; after the third the closing is announced by itself, and no fourth opens."""
    scene = loaded(opened(1), order_for({1: "Th8s"}, "7c", "Td Th 7h 8d Tc Ts 7s 8c Js".replace(" ", "")))
    scene = scene.given(c.AnnounceFinalRounds(by=OPERATOR))
    for left in (3, 2, 1):
        shown = [sign.text for sign in plate(scene.state) if "5.5" in sign.under]
        assert shown == [str(left)]
        scene = round_of(scene)
    assert [one.under for one in scene.history if isinstance(one, he.ClosingAnnounced)] == [("5.5", "15.2")]
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("15.2")
    assert scene.given(CLOSE).state.phase is Phase.CLOSED
