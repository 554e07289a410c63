"""The house at a table where nobody wagers against it: one deck from a plain shoe, with a joker, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from types import UnionType
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.blackjack.timetable import TIMETABLE as OF_BLACKJACK
from croupier.games.canberra_poker.timetable import TIMETABLE as OF_CANBERRA_POKER
from croupier.games.decider import Event, Refusal
from croupier.games.house import approving, bookkeeping, completeness, procedure, samples, signs
from croupier.games.house import charter as h
from croupier.games.house import commands as c
from croupier.games.house import events as e
from croupier.games.house.edition import HouseEdition
from croupier.games.house.one_deck import DeckTable
from croupier.games.house.opening import may_begin
from croupier.games.house.state import CardRecord
from croupier.games.house.terms import Approval, DealingShoe, Hours, Layout, Moment, Terms
from croupier.games.house.timetable import answer, deck_steps, house_timetable
from croupier.games.house.views import seen_with_deck
from croupier.games.people import Cage, Dealer, Person, Role
from croupier.rules.clause import Law
from croupier.rules.edition import Param

C = Law("NI2005-64")
PACK = Pack(size=32, joker=True)
DAY = "2026-01-05"
NOON = Moment(DAY, 720)
APPROVED = Approval("GRC 26/1", DAY)
DEALER, OPERATOR = Person(Role.DEALER, "dora"), Person(Role.OPERATOR, "olive")


class Phase(StrEnum):
    """The stations of this table's day."""

    CLOSED = "closed"
    BETWEEN = "between rounds"
    POSTING = "posting blinds"
    PLAYING = "playing"
    VOIDED = "collecting the cards of a void round"


class Stakes(msgspec.Struct, frozen=True):
    """What stands on the sign of this table."""

    minimum_stake_cents: int = 5000


CHARTER = h.Charter(
    name="a game for the pot",
    rules=C["1.1"],
    approval=C["N:approval"],
    procedures=C["19.5(c)"],
    rights={Role.DEALER: C["A:Dealer"]},
    delegation=(C["A:Casino Supervisor"],),
    held={},
    stations=h.Stations(Phase.CLOSED, Phase.BETWEEN, Phase.POSTING, Phase.VOIDED),
    opening=h.OpeningClauses(
        layout=(C["1.1"],),
        areas={},
        hours=(C["18.1"],),
        closing=(C["18.2"],),
        approved=C["A:Approved"],
        copy_of_rules=(C["19.9"],),
        dealt=(C["7.2"],),
    ),
    cards=h.CardClauses(deck=C["2.1"], checked=C["2.4"], replaced=C["2.5"], counted=C["2.6"]),
    seats=h.SeatClauses(box=C["8.2"], one_each=C["16.2"], chips=C["4.5"], locked=C["4.4"], idle=C["19.6"]),
    shoe=h.ShoeClauses(
        kinds={ShoeKind.PLAIN: C["A:Shoe"]},
        decks={ShoeKind.PLAIN: C["2.1"]},
        counts={ShoeKind.PLAIN: (1,)},
        by_hand=C["7.2"],
        order_stands=C["16.7"],
        cut=C["7.2"],
    ),
    conduct=h.ConductClauses(
        forbidden={c.Act.DIVIDE_POT: C["13.3"], c.Act.OTHER: C["19.2(a)"]},
        collusion=frozenset(),
        breach=C["19.2(a)"],
        exclusion=C["19.2(b)"],
        dispute=C["19.4"],
        void={c.VoidReason.FRAUD: (C["19.3"],)},
        void_means=C["19.3"],
        round_ends=(C["A:Round of Play"],),
    ),
    pack=lambda _table: PACK,
    decks=lambda _table: (1,),
    deck_clause=lambda _table: C["2.1"],
    in_play=lambda _table: len(PACK.cards),
    wagered=lambda _table, _box: False,
)
EDITION = HouseEdition(
    name="2005",
    instrument="NI2005-64",
    commences=Param(None, (C["N:approval"],)),
    supersedes=Param(None, (C["N:approval"],)),
    least_cut=Param(2, (C["7.2"],)),
    idle_rounds=Param(3, (C["19.6"],)),
)
TERMS = Terms(
    edition="2005",
    layout=Layout(APPROVED, 8, ()),
    shoe=DealingShoe(ShoeKind.PLAIN, APPROVED),
    limits=Stakes(),
    hours=Hours(600, 240),
    commences="2005-02-08",
)
TABLE = DeckTable(phase=Phase.BETWEEN, edition=EDITION, terms=TERMS, cards=CardRecord(DAY))
TIMETABLE = house_timetable(CHARTER)
deck_steps(TIMETABLE)


def given_answer(command: c.Command, table: DeckTable = TABLE) -> Any:
    return answer(TIMETABLE, table, command)


def refusal(command: c.Command, table: DeckTable = TABLE) -> str:
    """What is said of a command that the table refuses."""
    found = given_answer(command, table)
    assert isinstance(found, Refusal)
    return f"{found.why} {found.instead} ({', '.join(found.under)})"


def kinds(*unions: UnionType) -> set[type[Any]]:
    return {kind for union in unions for kind in get_args(union)}


def books(*layers: Callable[[bookkeeping.Books], None]) -> Iterable[type[Event]]:
    found = bookkeeping.house_books(CHARTER.stations)
    for layer in layers:
        layer(found)
    return found


def test_given_a_game_without_wagers_when_its_layers_are_entered_then_it_has_none_of_their_commands() -> None:
    """What nobody may do there is no command that is refused, and none that is offered."""
    assert set(TIMETABLE) == kinds(c.AnyHouseCommand, c.AnyDeckCommand)
    assert TIMETABLE[c.ShuffleCards].roles == {Role.DEALER}
    assert refusal(c.OpenWagering(by=DEALER, at=NOON)) == (
        "OpenWagering is no part of this game. Use the commands of the game. (1.1)"
    )


def test_given_the_layers_when_games_take_them_then_each_has_steps_examples_and_books_of_its_own() -> None:
    """No command or event of the house belongs to two layers, and none to no layer."""
    wagers, deck, machine = kinds(c.AnyWagerCommand), kinds(c.AnyDeckCommand), kinds(c.AnyMachineCommand)
    assert set(OF_CANBERRA_POKER) > kinds(c.AnyHouseCommand) | wagers | deck | machine
    assert set(OF_BLACKJACK) > kinds(c.AnyHouseCommand) | wagers
    assert set(samples.house_samplers(CHARTER)) == kinds(c.AnyHouseCommand)
    assert set(samples.wager_samplers()) == wagers
    assert set(samples.deck_samplers(CHARTER)) == deck
    assert set(samples.machine_samplers()) == machine
    assert set(books()) < kinds(e.AnyHouseEvent)
    assert set(books(bookkeeping.deck_books)) - set(books()) == kinds(e.AnyDeckEvent)
    assert set(books(bookkeeping.machine_books)) - set(books()) == kinds(e.AnyMachineEvent)
    unbooked = kinds(e.AnyWagerEvent) - set(books(lambda found: bookkeeping.wager_books(found, CHARTER.stations)))
    assert unbooked == {e.WageringOpened}


def test_given_a_pack_with_a_joker_when_checked_then_the_joker_is_asked_for() -> None:
    """What a deck must be is what this table plays with."""
    without = c.CheckCards(by=DEALER, day=DAY, cards=(PACK.cards[:-1],))
    assert refusal(without) == (
        "The deck is not complete: missing: Jk. Bring 33 different cards, one of them a joker. (2.1)"
    )
    (checked,) = given_answer(replace(without, cards=(PACK.cards,)))
    assert checked == e.CardsChecked(under=(C["2.4"], C["2.1"]), by="dora", day=DAY, after_gaming=False)
    due = procedure.before_shuffle(CHARTER, replace(TABLE, cards=CardRecord()), DEALER, NOON)
    assert due is not None
    assert due.say == "Check the cards: 33 of each deck, one of them a joker."
    assert due.command == c.CheckCards(by=DEALER, day=DAY, cards=(PACK.cards,))


@pytest.mark.parametrize("card, in_pack", [(Card.JOKER, True), (Card.SEVEN_OF_CLUBS, True), (Card.SIX_OF_CLUBS, False)])
def test_given_a_card_when_it_is_replaced_or_seen_then_the_pack_says_whether_it_is_foreign(
    card: Card, in_pack: bool
) -> None:
    """A joker is a card like any other where the pack has one, and a six is none of 32."""
    replaced = given_answer(c.ReplaceCards(by=OPERATOR, cards=(card,)))
    assert isinstance(replaced, Refusal) is not in_pack
    assert (completeness.misplaced_cards(PACK, frozenset(), (card,)) == "") is in_pack
    assert completeness.misplaced_cards(PACK, frozenset((card,)), (card,)) != ""


def test_given_a_pack_of_33_when_shuffled_and_cut_then_its_own_numbers_count() -> None:
    """Order, cut and layout are held against the cards of this table."""
    assert refusal(c.ShuffleCards(by=DEALER, order=parse_cards("7c 8c"))).endswith("Shuffle 33 different cards. (2.1)")
    (shuffled,) = given_answer(c.ShuffleCards(by=DEALER, order=PACK.cards))
    assert shuffled.by_hand
    table = bookkeeping.cards_shuffled(TABLE, shuffled)
    assert refusal(c.CutCards(by=DEALER, after=32), table).endswith("Cut after card 2 to 31. (7.2)")
    due = procedure.shuffle_due(CHARTER, table, DEALER, ())
    assert due is not None
    assert due.command == c.CutCards(by=DEALER, after=16)
    crowded = approving.layout_objection(CHARTER, TERMS.layout, PACK, 7)
    assert crowded is not None
    assert crowded.why == "A layout of 8 boxes cannot be dealt from 33 cards."


def test_given_rules_without_a_machine_when_one_is_brought_then_the_table_does_not_open() -> None:
    """A shoe of a kind that the rules do not name is none of this game."""
    assert approving.terms_objection(CHARTER, EDITION, TERMS, DAY, PACK, 8) is None
    shoe = DealingShoe(ShoeKind.AUTOMATED, APPROVED)
    wrong = approving.terms_objection(CHARTER, EDITION, replace(TERMS, shoe=shoe), DAY, PACK, 8)
    assert wrong is not None
    assert wrong.why == "The rules of this game know no automated shoe."
    assert wrong.instead == "Deal from a shoe of another kind: plain."


def test_given_an_edition_that_revokes_nothing_when_its_name_is_given_then_no_other_is_taken_for_revoked() -> None:
    """An instrument need not say which one it takes the place of."""
    assert approving.edition_objection(CHARTER, {"2005": EDITION}, "2005") is None
    unknown = approving.edition_objection(CHARTER, {"2005": EDITION}, "None")
    assert unknown is not None
    assert unknown.why == "There is no edition 'None' of a game for the pot."


@pytest.mark.parametrize(
    "table, at, why",
    [
        (TABLE, NOON, ""),
        (TABLE, Moment(DAY, 300), "Gaming is open from 10:00 to 04:00 only."),
        (TABLE, Moment("2005-02-07", 720), "Edition 2005 commences on 2005-02-08, after 2005-02-07."),
        (replace(TABLE, closing=True), NOON, "The closing of the table has been announced."),
        (replace(TABLE, cards=CardRecord()), NOON, f"The cards have not been checked on {DAY}."),
        (
            replace(TABLE, cards=CardRecord(DAY, (Card.JOKER,))),
            NOON,
            "Replaced cards wait for the check of the dealer and the supervisor.",
        ),
    ],
    ids=["ready", "hours", "in force", "closing", "unchecked", "replaced"],
)
def test_given_a_round_that_is_to_begin_when_asked_then_the_house_says_what_keeps_it(
    table: DeckTable, at: Moment, why: str
) -> None:
    """A game that begins its rounds by a command of its own asks the house first."""
    wrong = may_begin(CHARTER, table, at)
    assert ("" if wrong is None else wrong.why) == why


def test_given_a_round_that_has_begun_when_booked_then_its_number_counts() -> None:
    """Whatever event begins a round, it is counted in one place."""
    begun = bookkeeping.round_begun(TABLE, 1, phase=Phase.POSTING)
    assert (begun.rounds, begun.phase) == (1, Phase.POSTING)


def test_given_a_deck_when_it_is_shuffled_and_cut_then_nobody_sees_its_order() -> None:
    """The cage sees no cards, and everybody else that they were shuffled."""
    shuffled = e.CardsShuffled(under=(C["7.2"],), by="dora", order=PACK.cards, by_hand=True)
    cut = e.CardsCut(under=(C["7.2"],), by="dora", after=16)
    assert seen_with_deck(shuffled, Cage()) is None
    assert seen_with_deck(shuffled, Dealer()) == replace(shuffled, order=())
    assert seen_with_deck(cut, Cage()) == cut


def test_given_a_sign_of_another_kind_when_shown_then_it_names_the_game() -> None:
    """Every table says what is played there, whatever its sign says beside."""
    sign = signs.game_sign(CHARTER, TABLE)
    assert (sign.text, sign.under) == ("a game for the pot, edition 2005 (NI2005-64)", (C["N:approval"],))


def test_given_two_players_who_agree_on_the_pot_when_recorded_then_it_is_a_breach() -> None:
    """A game forbids what its own rules forbid."""
    (breach,) = given_answer(c.RecordBreach(by=DEALER, player="ada", act=c.Act.DIVIDE_POT, note="heard"))
    assert (breach.act, breach.under) == ("agree to divide the pot", (C["13.3"],))
    assert "no clause against this" in refusal(c.Attempt(by=DEALER, act=c.Act.FOREIGN_TONGUE))
