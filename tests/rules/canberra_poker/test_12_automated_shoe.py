"""Rule 12, the shoe: its two decks, who shuffles, and how it is exchanged."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import Phase
from croupier.games.house import commands as hc
from croupier.games.house import events as he
from croupier.games.house.commands import Fault
from croupier.games.house.state import Hold
from croupier.games.house.terms import Approval, CardSource, DealingShoe
from tests.games.canberra_poker.rounds import STATIONS, stations
from tests.games.canberra_poker.tables import (
    APPROVAL,
    AUTOMATED,
    DAY,
    DEALER,
    MACHINE,
    NOON,
    OPERATOR,
    PLAIN,
    SUPERVISOR,
    PlayScene,
    balances,
    blank,
    deal_on,
    dealt,
    fold,
    loaded,
    opened,
    order_for,
    played_out,
    player,
    ready,
    terms,
    wagering,
)
from tests.kit.scene import cites

DECK = Pack().cards
BOTH_CHECK = (hc.CheckReplacement(by=DEALER), hc.CheckReplacement(by=SUPERVISOR))


def prompted(scene: PlayScene) -> set[str]:
    """The clauses under which the dealer is told what to do, until the players decide."""
    found: set[str] = set()
    while scene.state.phase is not Phase.DECIDING:
        step = due(scene.state, DEALER, NOON, DECK)
        assert step is not None
        found.update(step.under)
        scene = scene.given(step.command)
    return found


def anted(edition: Edition, shoe: DealingShoe) -> PlayScene:
    """A first round with one ante, and no card shuffled yet."""
    return wagering(edition, 1, shoe=shoe).given(c.PlaceAnte(by=player(1), box=1, cents=1_000))


@pytest.mark.clause("12.1")
def test_12_1_given_each_kind_of_shoe_when_a_round_is_prompted_then_rule_12_stands_in_for_5_and_6(
    edition: Edition,
) -> None:
    """Plain: shuffle, one cut, card by card. Automated: loaded, five at a time, announced; nobody is asked to cut."""
    assert prompted(anted(edition, PLAIN)) == {"5.1", "5.2", "6.3"}
    assert prompted(anted(edition, AUTOMATED)) == {"12.3", "12.4", "12.5"}


@pytest.mark.clause("12.1")
def test_12_1_given_an_automated_shoe_when_the_cards_would_be_cut_then_it_is_refused(edition: Edition) -> None:
    """5.2 does not hold: the machine's order goes uncut; from a plain shoe nothing is dealt without the cut."""
    scene = anted(edition, AUTOMATED).given(hc.ShuffleCards(by=DEALER, order=DECK))
    scene.when(hc.CutCards(by=DEALER, after=26)).refused_under("12.1")
    scene.given(c.DealRound(by=DEALER))
    uncut = anted(edition, PLAIN).given(hc.ShuffleCards(by=DEALER, order=DECK))
    uncut.when(c.DealRound(by=DEALER)).refused_under("5.2")


@pytest.mark.clause("12.1", "14.3")
def test_12_1_given_an_automated_shoe_when_dealt_card_by_card_then_the_round_is_void_and_the_reverse(
    edition: Edition,
) -> None:
    """The manner of 6.3 is no manner of dealing from this shoe, nor are packets one from a plain shoe; 14.3 holds."""
    single = ready(edition, {1: ""}, shoe=AUTOMATED).when(c.DealCard(by=DEALER, box=1))
    packet = ready(edition, {1: ""}).when(c.DealPacket(by=DEALER, box=1))
    for scene in (single, packet):
        assert cites(scene.one(he.RoundVoided), "14.3")
        assert balances(scene) == {}


@pytest.mark.parametrize("backs", [(), ("red",), ("red", "red"), ("red", "blue", "green")])
@pytest.mark.clause("12.2")
def test_12_2_given_an_automated_shoe_when_its_decks_are_not_two_colours_then_the_table_does_not_open(
    edition: Edition, backs: tuple[str, ...]
) -> None:
    """Red and blue are accepted; two red ones, one deck or three are not, at the opening or in exchange."""
    wrong = replace(AUTOMATED, backs=backs)
    blank().when(c.OpenTable(by=OPERATOR, terms=terms(edition, shoe=wrong), at=NOON)).refused_under("12.2")
    opened(edition).when(hc.ReplaceShoe(by=OPERATOR, shoe=wrong)).refused_under("12.2")
    opened(edition, shoe=AUTOMATED).given(hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED))


@pytest.mark.parametrize(
    "decks",
    [(DECK,), (DECK, DECK, DECK), (DECK, DECK[:-1]), (DECK, (*DECK[:-1], Card.JOKER)), (DECK, (*DECK[:-1], DECK[0]))],
    ids=["one", "three", "a card short", "a joker", "a card twice"],
)
@pytest.mark.clause("12.2")
def test_12_2_given_an_automated_shoe_when_the_cards_are_checked_then_there_are_two_complete_decks(
    edition: Edition, decks: tuple[tuple[Card, ...], ...]
) -> None:
    """Each of the two decks has its 52 different cards and no joker; otherwise no round opens."""
    scene = blank().given(c.OpenTable(by=OPERATOR, terms=terms(edition, shoe=AUTOMATED), at=NOON))
    scene.when(hc.CheckCards(by=DEALER, day=DAY, cards=decks)).refused_under("12.2")
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.2")
    checked = scene.given(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK, DECK)))
    assert cites(checked.one(he.CardsChecked), "12.2")
    checked.given(hc.OpenWagering(by=DEALER, at=NOON))


@pytest.mark.parametrize("order", [DECK * 2, (*DECK[:26], *DECK[:26]), (*DECK[1:], Card.JOKER)])
@pytest.mark.clause("12.2")
def test_12_2_given_two_decks_in_the_machine_when_a_round_is_shuffled_then_it_comes_from_one_of_them(
    edition: Edition, order: tuple[Card, ...]
) -> None:
    """104 cards, or a mixture of the two decks, are no deck for a round."""
    scene = anted(edition, AUTOMATED)
    scene.when(hc.ShuffleCards(by=DEALER, order=order)).refused_under("12.2")
    scene.given(hc.ShuffleCards(by=DEALER, order=DECK))


@pytest.mark.clause("12.2")
def test_12_2_given_a_card_of_the_other_deck_when_its_face_is_seen_twice_then_play_stops_and_the_round_is_voided(
    edition: Edition,
) -> None:
    """On a felt table a second ace of spades stops the round for a count; an incomplete deck leaves only the void."""
    scene = ready(edition, {1: "", 2: ""}, jackpot=(1,), shoe=AUTOMATED, cards=CardSource.FELT)
    scene = scene.given(c.DealPacket(by=DEALER, box=1, exposed=((0, Card.ACE_OF_SPADES),)))
    scene = scene.when(c.DealPacket(by=DEALER, box=2, exposed=((4, Card.ACE_OF_SPADES),)))
    assert cites(scene.one(he.PlayHeld), "12.2", "2.4")
    counted = scene.given(hc.ReportCount(by=DEALER, count=52, complete=False))
    assert counted.state.holds == (Hold.CARD_COUNT,)
    counted.when(c.DealPacket(by=DEALER, box=0)).refused_under("2.4")
    void = counted.given(hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="a blue card in a red round"))
    assert balances(void) == {}


@pytest.mark.clause("12.3")
def test_12_3_given_the_first_round_when_the_shoe_is_loaded_then_the_dealer_has_shuffled(edition: Edition) -> None:
    """The dealer is asked to shuffle and load before the first round; the machine alone cannot begin it."""
    scene = anted(edition, AUTOMATED)
    step = due(scene.state, DEALER, NOON, DECK)
    assert step is not None
    assert (step.say, step.under) == ("Shuffle, and load the shoe.", ("12.3",))
    scene.when(c.DealRound(by=DEALER)).refused_under("12.3")
    scene.when(hc.ShuffleCards(by=MACHINE, order=DECK)).refused_under("12.3")
    shuffled = scene.given(step.command).one(he.CardsShuffled)
    assert (shuffled.by, shuffled.by_hand) == (DEALER.id, True)
    assert cites(shuffled, "12.3")


@pytest.mark.clause("12.3")
def test_12_3_given_a_later_round_when_shuffled_then_it_is_the_machines_shuffle(edition: Edition) -> None:
    """Once loaded, the machine shuffles every round; a new automated shoe is loaded by the dealer again."""
    later = played_out(fold(dealt(edition, {1: ""}, shoe=AUTOMATED), 1))
    assert later.state.phase is Phase.BETWEEN
    later.when(hc.ShuffleCards(by=DEALER, order=DECK)).refused_under("12.3")
    assert later.given(hc.ShuffleCards(by=MACHINE, order=DECK)).one(he.CardsShuffled).by_hand is False
    exchanged = later.given(hc.ReplaceShoe(by=OPERATOR, shoe=AUTOMATED))
    exchanged.when(hc.ShuffleCards(by=MACHINE, order=DECK)).refused_under("12.3")
    exchanged.given(hc.ShuffleCards(by=DEALER, order=DECK))


@pytest.mark.parametrize("phase", STATIONS)
@pytest.mark.clause("12.7")
def test_12_7_given_an_open_round_when_the_shoe_would_be_exchanged_then_it_waits_for_the_end(
    edition: Edition, phase: Phase
) -> None:
    """Not even after a malfunction before the cards of the void round are collected."""
    scene = stations(edition, shoe=AUTOMATED)[phase]
    exchange = hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN)
    scene.when(exchange).refused_under("12.7")
    void = scene.given(hc.ReportShoeFault(by=DEALER, fault=Fault.CARDS_UNFIT))
    void.when(exchange).refused_under("12.7")
    assert cites(void.given(hc.CollectVoid(by=DEALER), exchange).one(he.ShoeReplaced), "12.7")


@pytest.mark.clause("12.7")
def test_12_7_given_a_plain_replacement_when_the_next_round_begins_then_2_1_5_and_6_hold_again(
    edition: Edition,
) -> None:
    """One deck, newly checked, shuffled and cut once, and dealt card by card with the dealer's last card up."""
    scene = played_out(fold(dealt(edition, {1: ""}, shoe=AUTOMATED), 1)).given(hc.ReplaceShoe(by=OPERATOR, shoe=PLAIN))
    scene.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.2")
    scene.when(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK, DECK))).refused_under("2.1")
    scene = scene.given(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,)), *BOTH_CHECK)
    scene = scene.given(hc.OpenWagering(by=DEALER, at=NOON), c.PlaceAnte(by=player(1), box=1, cents=1_000))
    assert prompted(scene) == {"5.1", "5.2", "6.3"}
    over = deal_on(loaded(scene, order_for({1: ""}, "")))
    assert [over.state.round.up, over.state.phase] == [4, Phase.DECIDING]


@pytest.mark.clause("12.7")
def test_12_7_given_an_automated_replacement_when_the_next_round_begins_then_its_two_new_decks_are_checked(
    edition: Edition,
) -> None:
    """New cards come with the new shoe, and the operator alone exchanges it, for an approved one."""
    scene = opened(edition, 1, shoe=AUTOMATED)
    scene.when(hc.ReplaceShoe(by=DEALER, shoe=AUTOMATED)).refused_under("12.7")
    unapproved = DealingShoe(ShoeKind.AUTOMATED, Approval("", ""), AUTOMATED.backs)
    scene.when(hc.ReplaceShoe(by=OPERATOR, shoe=unapproved)).refused_under("A:Shoe")
    spare = DealingShoe(ShoeKind.AUTOMATED, APPROVAL, ("green", "grey"))
    exchanged = scene.given(hc.ReplaceShoe(by=OPERATOR, shoe=spare))
    exchanged.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.2")
    exchanged.when(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK,))).refused_under("12.2")
    checked = exchanged.given(hc.CheckCards(by=DEALER, day=DAY, cards=(DECK, DECK)))
    checked.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.3")
    one = checked.given(BOTH_CHECK[0])
    one.when(hc.OpenWagering(by=DEALER, at=NOON)).refused_under("2.3")
    one.given(BOTH_CHECK[1], hc.OpenWagering(by=DEALER, at=NOON))
