"""The instruments themselves: which approval a table plays under, from what day, and that it plays nothing else."""

from __future__ import annotations

from typing import cast, get_args

import pytest
from msgspec.structs import replace

from croupier.cards.pack import Pack
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.determinations import Layout
from croupier.games.canberra_poker.editions import E2016, E2023, EDITIONS, Edition
from croupier.games.canberra_poker.events import JackpotPaid, TableOpened
from croupier.games.canberra_poker.plate import plate
from croupier.games.canberra_poker.state import Phase
from croupier.games.canberra_poker.timetable import TIMETABLE
from croupier.games.decider import replay
from croupier.games.house import commands as hc
from croupier.games.house.events import RulesCopied, WagerSettled
from croupier.games.house.terms import Moment
from croupier.rules.shelf import instrument
from tests.games.canberra_poker.tables import (
    APPROVAL,
    DAY,
    DEALER,
    OPERATOR,
    PlayScene,
    bet,
    blank,
    dealt,
    opened,
    played_out,
    player,
    terms,
)
from tests.kit.scene import cites

NUMBERS = {"2016": "NI2016-268", "2023": "NI2023-573"}
REVOKED = {"2016": "NI2006-170", "2023": "NI2017-193"}


class TakeInsurance(hc.Command, frozen=True, kw_only=True, tag="take-insurance"):
    """A wish that no rule of this game knows."""

    box: int


def opening_on(edition: Edition, day: str, commences: str | None) -> PlayScene:
    """What comes of opening a table on a day, with this first day entered by the operator."""
    return blank().when(c.OpenTable(by=OPERATOR, terms=terms(edition, commences=commences), at=Moment(day, 720)))


@pytest.mark.clause("I:1")
def test_i_1_given_the_shelf_when_an_edition_is_looked_up_then_it_is_catalogued_as_gazetted(edition: Edition) -> None:
    """Each edition is its approval No 1 of the year under section 97, by its register number."""
    heading = instrument(edition.instrument).heading
    assert edition.instrument == NUMBERS[edition.name]
    assert heading.title == f"Casino Control (Poker - Canberra Poker) Approval {edition.name} (No 1)"
    assert heading.act == "Casino Control Act 2006, section 97"
    assert (heading.game, heading.edition) == ("canberra-poker", edition.name)


@pytest.mark.clause("I:1")
def test_i_1_given_a_whole_round_with_a_jackpot_when_read_back_then_every_event_of_it_lies_under_the_edition(
    edition: Edition,
) -> None:
    """The event that opens the table stamps everything after it, rounds and jackpot payments alike."""
    scene = dealt(edition, {1: "Ks Js 9s 7s 5s"}, "Ah Kd 9c 4h 2d", jackpot=(1,))
    scene = played_out(bet(scene, 1))
    first = scene.history[0]
    assert isinstance(first, TableOpened)
    assert cites(first, "I:1")
    assert first.terms.edition == edition.name
    paid = [place for place, event in enumerate(scene.history) if isinstance(event, JackpotPaid)]
    assert len(paid) == 1
    for length in (1, paid[0], len(scene.history)):
        assert replay(scene.game, scene.history[:length]).edition.instrument == NUMBERS[edition.name]


@pytest.mark.clause("I:1")
def test_i_1_given_an_open_table_when_its_plate_and_rules_are_read_then_both_name_the_instrument(
    edition: Edition,
) -> None:
    """Whoever looks at the table, or asks for its rules, learns which approval it is played under."""
    scene = opened(edition, 1)
    game = next(sign for sign in plate(scene.state) if sign.label == "Game")
    assert NUMBERS[edition.name] in game.text
    assert scene.when(hc.CopyRules(by=player(1))).one(RulesCopied).instrument == NUMBERS[edition.name]


@pytest.mark.clause("I:1")
def test_i_1_given_an_edition_that_nobody_gazetted_when_a_table_opens_under_it_then_it_is_refused(
    edition: Edition,
) -> None:
    """A table that could not be stamped does not open."""
    unknown = replace(terms(edition), edition="2031")
    refusal = blank().when(c.OpenTable(by=OPERATOR, terms=unknown, at=Moment(DAY, 720))).refused_under("I:1")
    assert all(name in refusal.instead for name in EDITIONS)


@pytest.mark.clause("I:2")
def test_i_2_given_the_first_day_when_a_table_opens_then_it_may_but_not_the_day_before(edition: Edition) -> None:
    """2016 prints 10 June 2016; of 2023 the operator enters the day after notification."""
    entered = "2023-09-20" if edition.commences.value is None else None
    first, before = {"2016": ("2016-06-10", "2016-06-09"), "2023": ("2023-09-20", "2023-09-19")}[edition.name]
    assert opening_on(edition, first, entered).one(TableOpened).terms.edition == edition.name
    assert first in opening_on(edition, before, entered).refused_under("I:2").why


@pytest.mark.clause("I:2", edition="2016")
def test_i_2_given_another_first_day_when_entered_for_2016_then_the_printed_one_rules() -> None:
    """What the instrument prints nobody enters anew."""
    opening_on(E2016, "2016-06-09", "2016-01-01").refused_under("I:2")
    opening_on(E2016, "2016-06-10", "2030-01-01").one(TableOpened)


@pytest.mark.clause("I:2", edition="2023")
@pytest.mark.parametrize("entered", [None, "", "soon", "20 September 2023", "2023-09-31", "2023-09-14", "2016-06-10"])
def test_i_2_given_no_possible_first_day_when_a_2023_table_opens_then_it_is_refused(entered: str | None) -> None:
    """Without a date from the register, or with one not after the signature of 14 September 2023, nothing opens."""
    opening_on(E2023, DAY, entered).refused_under("I:2")


@pytest.mark.clause("I:2", edition="2023")
def test_i_2_given_the_day_after_signature_when_entered_then_a_2023_table_opens() -> None:
    """The earliest day that the register can show: notified on the day of the signature."""
    opening_on(E2023, "2023-09-15", "2023-09-15").one(TableOpened)


@pytest.mark.clause("I:2")
def test_i_2_given_a_day_that_is_no_date_when_a_table_opens_then_it_is_refused(edition: Edition) -> None:
    """Nobody can say whether an edition rules on a day that cannot be read."""
    opening_on(edition, "yesterday", terms(edition).commences).refused_under("I:2")


@pytest.mark.clause("I:2")
def test_i_2_given_an_open_table_when_a_round_is_dated_before_the_first_day_then_it_does_not_open(
    edition: Edition,
) -> None:
    """The edition is closed to every round of an earlier day, not only to the opening of the table."""
    first, before = {"2016": ("2016-06-10", "2016-06-09"), "2023": ("2023-09-20", "2023-09-19")}[edition.name]
    scene = opened(edition, 1)
    for day in (before, first):
        scene = scene.given(hc.CheckCards(by=DEALER, day=day, cards=(Pack().cards,)))
        scene = scene.when(hc.OpenWagering(by=DEALER, at=Moment(day, 720)))
        if day == before:
            scene.refused_under("I:2")
    assert scene.state.phase is Phase.WAGERING


@pytest.mark.clause("I:3")
def test_i_3_given_the_approval_that_an_edition_revokes_when_a_table_opens_under_it_then_it_is_refused(
    edition: Edition,
) -> None:
    """2016 ends NI2006-170 and 2023 ends NI2017-193; no table opens under either, on any day."""
    revoked = REVOKED[edition.name]
    assert instrument(edition.instrument).heading.revokes == revoked
    for day in ("2016-06-10", DAY):
        command = c.OpenTable(by=OPERATOR, terms=replace(terms(edition), edition=revoked), at=Moment(day, 720))
        assert "revoked" in blank().when(command).refused_under("I:3").why


@pytest.mark.clause("I:3")
def test_i_3_given_the_revoking_edition_when_a_table_opens_under_it_then_it_may(edition: Edition) -> None:
    """What revokes another is not itself revoked."""
    assert edition.instrument not in REVOKED.values()
    opening_on(edition, DAY, terms(edition).commences).one(TableOpened)


@pytest.mark.clause("I:4")
def test_i_4_given_a_wish_that_is_no_part_of_the_schedule_when_asked_for_then_it_is_refused(edition: Edition) -> None:
    """The schedule is the whole game: a wager that it does not contain cannot be made."""
    insurance = cast("c.AnyCommand", TakeInsurance(by=player(1), box=1))
    assert "TakeInsurance" in opened(edition, 1).when(insurance).refused_under("I:4").why


@pytest.mark.clause("I:4")
def test_i_4_given_the_timetable_when_compared_with_the_commands_then_each_has_its_place_and_there_is_no_other() -> (
    None
):
    """Nothing can be asked of a table that the timetable does not know, and it knows nothing else."""
    assert set(TIMETABLE) == set(get_args(c.AnyCommand))


@pytest.mark.clause("I:4")
@pytest.mark.parametrize("area", ["insurance", "pair plus", "Ante"])
def test_i_4_given_a_layout_with_an_area_for_another_wager_when_a_table_opens_then_it_is_refused(
    edition: Edition, area: str
) -> None:
    """The boxes have places for ante, bet and jackpot, and for nothing else."""
    layout = Layout(APPROVAL, 7, ("ante", "bet", "jackpot", area))
    command = c.OpenTable(by=OPERATOR, terms=terms(edition, layout=layout), at=Moment(DAY, 720))
    assert area in blank().when(command).refused_under("I:4").why


@pytest.mark.clause("I:4")
def test_i_4_given_a_whole_round_when_settled_then_ante_bet_and_jackpot_are_its_only_wagers(edition: Edition) -> None:
    """No payout is made on anything but the three wagers of the rules."""
    scene = dealt(edition, {1: "2s 4h 6d 8c Ts", 2: "3s 5h 7d 9c Js"}, "Ah Kd 9h 4c 2d", jackpot=(1, 2))
    scene = played_out(bet(scene, 1, 2))
    assert {event.wager for event in scene.history if isinstance(event, WagerSettled)} == {"ante", "bet", "jackpot"}
