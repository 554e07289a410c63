"""`croupier play blackjack`: a shoe over many rounds, hands that are split and doubled, insurance, and side bets."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from croupier.cards.card import Card
from croupier.games.blackjack.hands import points
from croupier.rules.shelf import instrument
from croupier.terminal.table.blackjack.parlour import PARLOUR
from croupier.terminal.table.fairness import Shuffle, drawn
from tests.terminal.sittings import Sitting, accounts, answer, cents, every_card, seat, turns

CROWD = ("--opponents", "6")
TENS = "295"
"""The player alone at box 4 has a jack and a king, the dealer a jack, and more tens follow."""
BLACKJACK_9 = "52"
BLACKJACK_ACE = "529"
"""A Blackjack, against a 9, and against an ace beside which no ten comes."""
ACES = "83"
"""Two aces of clubs, against an 8."""
DEALERS_BLACKJACK = "71"
"""A ten and a king, against an ace beside which a king comes."""
FOUR_HANDS = "464"
OTHERS_DECLINE = "14"
"""With six opponents the dealer shows an ace, and boxes 1, 3 and 4 are not insured."""
CUT_BEFORE_A_ROUND = "5"
"""With six opponents the cutting card comes out as the first card of round 25."""
WAGERS = ("wager", "pairs", "insurance")
HALF = 156
"""Where the cards are cut, if nobody says where."""


@pytest.fixture(name="sit")
def a_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sitting:
    """A sitting as at any game, with hands that are known from their seed."""
    return partial(seat(monkeypatch, capsys), game="blackjack", seed=TENS)


def shuffle(seed: str, number: int = 1) -> Shuffle:
    """A shuffle of a session that can be played again."""
    return drawn(PARLOUR.floor.pack, f"table=practice;instrument=NI2018-568;shoe={number}", number, seed)


def shoe(seed: str, cut: int = HALF) -> list[Card]:
    """The cards as they are dealt: alone at the table the first and the third are one's own."""
    order = shuffle(seed).order
    return [*order[cut:], *order[:cut]]


def lines(screen: str) -> list[str]:
    return [" ".join(line.strip("│ ").split()) for line in screen.splitlines()]


def test_given_a_blackjack_against_a_nine_when_dealt_then_it_is_paid_at_once_to_the_cent(sit: Sitting) -> None:
    """Three to two on fifteen dollars; the dealer draws no card (8.1(a), 12.2)."""
    screen = sit("cut", "wager 15", "", "history", seed=BLACKJACK_9)
    assert "wager $15 wins $37.50 returned 8.1(a), 13.2(a)" in lines(screen)
    assert set(every_card(turns(screen)[3])) == set(shoe(BLACKJACK_9)[:3])
    assert "1 Blackjack not drawn +$22.50" in lines(screen)
    assert accounts(screen)["chips now"] == [100_000 + 2_250]


@pytest.mark.parametrize(
    "said, line, won",
    [
        (("even",), "wager $20 wins $40 returned 8.1(b)", 2_000),
        (("decline",), "wager $20 wins $50 returned 13.1(c), 13.2(a)", 3_000),
        (("insure", "even"), "insurance $10 loses 7.6(a)", 2_000),
    ],
)
def test_given_a_blackjack_against_an_ace_when_decided_then_it_is_even_money_or_waits(
    sit: Sitting, said: tuple[str, ...], line: str, won: int
) -> None:
    """Even money at once; or 3 to 2, once the dealer has none; or that less the insurance."""
    screen = sit("cut", "wager 20", "", *said, seed=BLACKJACK_ACE)
    assert line in lines(screen)
    assert accounts(screen)["chips now"] == [100_000 + won]


def test_given_an_ace_when_insured_then_the_dealers_blackjack_pays_two_to_one(sit: Sitting) -> None:
    """Half of the wager, on the insurance line; the wager itself is lost (7.5, 13.1(f))."""
    screen = sit("cut", "wager 25", "", "insure", "stand", seed=DEALERS_BLACKJACK)
    assert "“Insurance?”" in screen
    assert "insurance $12.50 wins $37.50 returned 7.6(b), 7.5" in lines(screen)
    assert "wager $25 loses 13.1(f)" in lines(screen)
    assert "the dealer  Blackjack" in screen
    assert [accounts(screen)[wager][2] for wager in WAGERS] == [-2_500, 0, 2_500]


def test_given_two_tens_when_split_then_each_hand_has_a_line_and_its_own_result(sit: Sitting) -> None:
    """A jack and a king count the same; the other hand waits with one card until the first is done."""
    screen = sit("cut", "wager 20", "", "split", "stand", "draw")
    cards = shoe(TENS)
    assert [points(card) for card in cards[:3]] == [10, 10, 10]
    waiting, first = turns(screen)[4], f"{cards[0].pretty} {cards[3].pretty}".replace("T", "10")
    assert f"▸ 4 you $20 – – ● {first} 20" in lines(waiting)
    assert "“Box 4, hand 1: 20.”" in waiting
    assert "“Box 4, hand 2: 15.”" in turns(screen)[5]
    assert "wager on hand 1 $20 wins $40 returned 13.1(a), 13.2(b)" in lines(screen)
    assert "wager on hand 2 $20 loses 13.1(d)" in lines(screen)
    assert accounts(screen)["wager"] == [4_000, 4_000, 0]


def test_given_tens_upon_tens_when_split_then_there_are_four_hands_side_by_side(sit: Sitting) -> None:
    """Each new hand lies beside the one it came from, with a wager of its own (10.3, 10.4)."""
    screen = sit("cut", "wager 20", "", "split", "split", "stand", "stand", "split", seed=FOUR_HANDS)
    told = turns(screen)[8]
    assert "“Box 4, hand 3: 18.”" in told
    assert re.findall(r"hand \d(?:  \d+)?", told)[1:] == ["hand 1  19", "hand 2  17", "hand 3  18", "hand 4"]
    assert len([line for line in lines(told) if line.startswith("$20 ")]) == 3
    assert accounts(screen)["wager"][0] == 8_000
    assert "$80 still lie on the layout, in a round that you did not finish." in screen


def test_given_two_aces_of_a_suit_when_split_then_each_gets_one_card_and_the_pair_has_paid(sit: Sitting) -> None:
    """A perfect pair before anything else; then no decision is left on either hand (10.5)."""
    screen = sit("cut", "wager 20", "pairs 5", "", "split", seed=ACES)
    assert "pairs $5 wins $130 returned 17.9(c), 17.12(c)" in " ".join(lines(turns(screen)[4]))
    assert len(turns(screen)[5].split("wager on hand")) == 3
    assert accounts(screen)["pairs"] == [500, 13_000, 12_500]


@pytest.mark.parametrize("said, cents_down", [("double", 4_000), ("double 5", 2_500), ("x 20", 4_000)])
def test_given_a_double_when_said_then_it_may_be_for_less_and_one_card_follows(
    sit: Sitting, said: str, cents_down: int
) -> None:
    """On any two cards; the hand is over with its third (A:Double)."""
    screen = sit("cut", "wager 20", "", said, seed="7")
    assert accounts(screen)["wager"][0] == cents_down
    assert f"your hand  {sum(map(points, (shoe('7')[0], *shoe('7')[2:4])))}" in screen
    assert "deal · again · wait · ?" in turns(screen)[4]


def test_given_wagers_that_others_leave_uninsured_when_insured_then_the_box_is_named(sit: Sitting) -> None:
    """Up to half of Ada's wager, by preference among those who want it (7.2)."""
    options = ("--box", "7", *CROWD)
    screen = sit(
        "cut", "wager 20", "", "?", "insure 5 1", "insure 5 5", "decline", options=options, seed=OTHERS_DECLINE
    )
    assert "insure 5 1 up to $5 on the wager of Ada, who does not insure it" in lines(turns(screen)[4])
    assert "✗ Esme has not declined to insure the wager on box 5." in answer(screen, 6)
    assert "▸ 7 you $20 – $5 ● 8" in lines(turns(screen)[7])
    assert accounts(screen)["insurance"][0] == 500


@pytest.mark.parametrize(
    "said, words",
    [
        ("cut", "“Place your wagers, please.”"),
        ("cut 52", "“Place your wagers, please.”"),
        ("decline", "“Place your wagers, please.”"),
        (
            "cut 51",
            "✗ A cut after card 51 of 312 is nearer than 52 cards to an end. Cut after card 52 to 260. 5.3 · why",
        ),
        ("cut deep", "“deep” is no number of cards; write one, as in cut 156."),
        ("deal", "The table waits for you: say one of the words below."),
        ("wager 20", "✗ It is not the time to place wager: the table is at “between rounds”."),
    ],
)
def test_given_the_cut_when_offered_then_the_player_cuts_or_declines(sit: Sitting, said: str, words: str) -> None:
    """5.2(a) and 5.3: the first player at the table, one deck from either end."""
    screen = sit(said)
    assert "“You, will you cut the cards?”" in turns(screen)[0]
    assert words in answer(screen)


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("wager", "A wager needs its amount; write dollars, as in wager 25 or wager 12.50."),
        ("wager 0", "✗ $0 is no wager. Place an amount above zero. 4.2 · why"),
        ("wager 12", "✗ $12 is no multiple of $5. Wager in the displayed multiple. 3.3 · why"),
        ("wager 2000", "✗ That takes $2,000 in chips, and you have $1,000. Wager what you have, or less. 4.2 · why"),
        ("pairs 5", "✗ Box 4 has no Blackjack wager. Wager on the box first. 17.8 · why"),
        ("hit", "✗ It is not the time to draw: the table is at “taking wagers”."),
        ("cut", "✗ The cards are cut once, after the shuffle. Shuffle first; a cut is not repeated. 5.3 · why"),
        ("surrender", "“surrender” is no word of this table; ? lists what you may say now."),
        ("deal", "Place a wager first, as in wager 20, or say wait to sit this round out."),
        ("wait", "✗ No box has a wager. Wait for a wager. 6.2 · why"),
        ("rules 99", "NI2018-568 has no clause 99; rules lists what it has."),
    ],
)
def test_given_something_that_cannot_be_done_when_said_then_one_sentence_says_why_and_what_to_do(
    sit: Sitting, line: str, sentence: str
) -> None:
    """The table stands as it stood; a refusal of the rules bears its clause."""
    screen = sit("cut", line)
    assert answer(screen).startswith(sentence)
    assert accounts(screen)["chips now"] == [100_000]


@pytest.mark.parametrize(
    "seed, line, words, clause",
    [
        (TENS, "insure", "✗ It is not the time to insure", "7.3"),
        (TENS, "even", "✗ It is not the time to take even money", "8.1(b)"),
        (
            TENS,
            "double 25",
            "✗ $25 cannot double a wager of $20. Double by any amount up to $20.",
            "A:Double/double down",
        ),
        (TENS, "double 7", "✗ $7 is no multiple of $5. Double in the displayed multiple.", "3.3"),
        ("7", "quit", "✗ You have a wager on box 4. Leave when the round is closed.", "4.3"),
        ("175", "insure", "✗ It is not the time to insure", "7.3"),
    ],
)
def test_given_a_hand_to_decide_on_when_something_else_is_tried_then_the_rules_refuse_it(
    sit: Sitting, seed: str, line: str, words: str, clause: str
) -> None:
    """What is wrong, what may be done instead, and the clause; asked why, the clause is spelt out."""
    screen = sit("cut", "wager 20", "", line, "why", seed=seed)
    assert answer(screen, -2).startswith(words)
    duty = instrument("NI2018-568").by_clause[clause].duty
    assert " ".join(duty.split()) in answer(screen)


def test_given_a_hard_hand_below_twelve_when_stood_on_then_9_2_refuses_it(sit: Sitting) -> None:
    """Fives of a suit: draw, double or split."""
    screen = sit("cut 100", "wager 20", "", "stand", "?", seed=low_hand())
    assert "may not stand. Draw until the hand has 12 or more. 9.2(b) · why" in answer(screen, 4)
    assert "stand no more cards" not in lines(turns(screen)[5])


def low_hand() -> str:
    """A seed whose first two cards count less than twelve, no ace among them, against anything but an ace."""
    for number in range(1, 200):
        first, shown, second, *_ = shoe(str(number), 100)
        if points(shown) > 1 and min(points(first), points(second)) > 1 and points(first) + points(second) < 12:
            return str(number)
    raise AssertionError("no such hand")


def test_given_help_when_asked_for_then_it_lists_what_the_rules_allow_now_and_nothing_else(sit: Sitting) -> None:
    """The cut, wagers while they are taken, and what the hand allows."""
    screen = sit("?", "cut", "?", "wager 20", "?", "pairs 5", "?", "", "?", "split", "stand", "?")
    offered = [
        re.findall(r"^ {3}(\w+(?: \S+)?)  ", turns(screen)[place], re.MULTILINE) for place in (1, 3, 5, 7, 9, 12)
    ]
    always = ["why", "rules 9.4", "plate", "history", "proof", "quit"]
    assert offered == [
        ["decline", "cut 156", *always],
        ["wager 10", "wait", *always],
        ["withdraw", "pairs 5", "deal", *always],
        ["withdraw", "withdraw pairs", "deal", *always],
        ["draw", "stand", "split", "double", *always],
        ["draw", "stand", "double", *always],
    ]


def test_given_a_hand_when_decided_on_then_no_advice_and_no_odds_are_shown(sit: Sitting) -> None:
    """16.5(a): the total is called, since the rules ask for it; what to do with it is not."""
    screen = sit("cut", "wager 20", "", "?", "split", "?", "why")
    assert re.search(r"\bodds\b|\bshould\b|%|chance|expect|best|advis", "".join(turns(screen)[3:])) is None


def test_given_the_shoe_when_asked_for_then_no_card_of_it_can_be_read_before_it_is_dealt(sit: Sitting) -> None:
    """16.5(b): whatever is asked, only what lies on the table is on the screen."""
    screen = sit("cut", "wager 20", "", "why", "history", "proof", "plate", "?", "rules 6", "stand")
    cards = shoe(TENS)
    assert [card for card in every_card(turns(screen)[3]) if card not in cards[:3]] == []
    assert "".join(turns(screen)[4:10]).count("♠") == 0
    assert shuffle(TENS).seed.hex()[:64] not in screen


def test_given_the_same_seed_and_lines_when_played_twice_then_the_screens_are_the_same(sit: Sitting) -> None:
    """A session can be played again, opponents and all; another seed gives another one."""
    said = ("cut 99", "wager 20", "pairs 5", "", *["decline", "draw", "stand", "again"] * 5, "proof", "history")
    first = sit(*said, options=CROWD, seed="once")
    assert sit(*said, options=CROWD, seed="once") == first
    assert sit(*said, options=CROWD, seed="twice") != first


@pytest.mark.parametrize("seed", ["1", "7", TENS, ACES, DEALERS_BLACKJACK])
@pytest.mark.parametrize("kind", ["plain", "automated"])
def test_given_a_session_when_left_then_the_chips_add_up(sit: Sitting, seed: str, kind: str) -> None:
    """Start and differences make the chips at the end, in the summary and on the table, hands left open or not."""
    decisions = ("insure 5", "split", "double 5", "draw", "stand", "stand", "stand", "stand")
    said = ("cut", "wager 20", "pairs 5", "", *[*decisions, "again"] * 4, *decisions, "history")
    screen = sit(*said, options=("--opponents", "2", "--shoe", kind), seed=seed)
    found = accounts(screen)
    differences = [found[wager][2] for wager in WAGERS]
    assert found["chips at the start"] == [100_000]
    assert [found[wager][1] - found[wager][0] for wager in WAGERS] == differences
    assert found["chips now"] == [100_000 + sum(differences)]
    assert cents(re.findall(r"your chips (\S+)", screen)[-1]) == found["chips now"][0]
    assert int(re.findall(r"You leave the table after (\d)", screen)[0]) >= 3


def test_given_a_shoe_that_is_over_when_the_proof_is_asked_for_then_every_card_of_it_is_proved(sit: Sitting) -> None:
    """One seed for all its rounds; it is kept back until the cutting card has come out and the round is over."""
    waits = ["wait"] * 40
    screen = sit("cut 80", "proof", *waits, options=CROWD, seed="b")
    place = next(place for place, turn in enumerate(turns(screen)) if "The shoe is over" in turn)
    again = sit("cut 80", "proof", *waits[: place - 2], "proof", options=CROWD, seed="b")
    proof = answer(again)
    assert "seed is shown when the shoe is over" in answer(again, 2)
    assert f"commitment {shuffle('b').committed.hex()}" in proof
    assert shuffle("b").seed.hex() in proof.replace(" ", "")
    assert "cut after card 80" in proof
    seen = re.search(r"the seed is the one that was committed to (\d+) of the (\d+) cards that you saw", proof)
    assert seen is not None
    assert seen[1] == seen[2]
    assert int(seen[1]) >= 312 - 104


def test_given_an_automated_shoe_when_a_round_is_over_then_its_seed_is_shown_and_nothing_was_cut(sit: Sitting) -> None:
    """The machine shuffles for every round, and nobody is offered a cut (18.1)."""
    screen = sit("wager 20", "", "stand", "proof", options=("--opponents", "0", "--shoe", "automated"))
    assert "will you cut" not in screen
    assert "cut none: an automated shoe is not cut" in answer(screen)
    assert "the seed is the one that was committed to" in answer(screen)


def test_given_the_cutting_card_as_first_card_when_dealt_then_wagers_are_open_once_more(sit: Sitting) -> None:
    """5.4(a): no round has begun; the cards are shuffled and cut, and whoever sat out may wager after all."""
    screen = sit("cut", *["wait", "wait", "wait", "cut"] * 9, options=CROWD, seed=CUT_BEFORE_A_ROUND)
    place = next(place for place, turn in enumerate(turns(screen)) if "“Wagers are open once more" in turn)
    told = turns(screen)[place]
    assert f"commitment  {shuffle(CUT_BEFORE_A_ROUND, 3).committed.hex()}" in told
    assert every_card(told) == []
    assert "wager 10 · wait · ?" in told
    assert "The shoe is over" in turns(screen)[place - 2]


def test_given_a_low_wager_when_placed_then_the_player_is_told_once_and_the_next_is_refused(sit: Sitting) -> None:
    """3.4 on the screen of the player."""
    screen = sit("cut", "wager 5", "", "draw", "stand", "stand", "wager 5", "wager 5")
    assert "your box: a wager of $5" in answer(screen, 2)
    assert "A wager under the minimum" in answer(screen, 2)
    assert "under the minimum of $10, and the player was told once." in answer(screen)


def test_given_a_high_wager_when_placed_then_what_the_rules_make_of_it_is_said(sit: Sitting) -> None:
    """What does not count comes back, whatever happens (3.5)."""
    screen = sit("cut", "wager 600", "", seed=BLACKJACK_9)
    assert "What lies over $500 does not count (3.5)." in answer(screen, 2)
    assert "wager $600 wins $1,350 returned 8.1(a), 13.2(a), 3.5" in lines(screen)


def test_given_wagers_on_the_box_when_the_player_leaves_then_they_are_taken_back(sit: Sitting) -> None:
    """Until the first card a wager may be withdrawn, and the side bet goes with it (4.3, 17.8)."""
    for said in (("cut", "wager 20", "pairs 5", "quit"), ("cut", "wager 20", "pairs 5"), ("quit",), ("cut", "quit")):
        found = accounts(sit(*said))
        assert [found[wager] for wager in WAGERS] == [[0, 0, 0]] * 3
        assert found["chips now"] == [100_000]


def test_given_sixty_columns_when_played_then_no_line_is_longer(sit: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A narrow terminal shows everything: cards, boxes, hands of a split, amounts."""
    monkeypatch.setenv("COLUMNS", "60")
    said = (
        "cut",
        "wager 500",
        "pairs 100",
        "",
        *["split"] * 3,
        *["stand"] * 5,
        "why",
        "proof",
        "plate",
        "history",
        "?",
    )
    screen = sit(*said, seed=FOUR_HANDS, options=("--opponents", "6", "--bankroll", "9000"))
    assert max(len(line) for line in screen.splitlines()) <= 60
    assert "…" not in screen


def test_given_a_round_in_the_history_when_read_then_every_step_is_told(sit: Sitting) -> None:
    """Cards, decisions and results in their order, each with its clauses."""
    told = lines(turns(sit("cut", "wager 20", "", "split", "stand", "draw", "history 1"))[-1])
    for line in (
        "your box: a wager of $20 4.1, 4.2",
        "your box: splits, with $20 on the new hand 9.1(a), A:Split, 10.3",
        "your box: stands on 20 9.1(d)",
        "your box: is over 21 with 25 on hand 2 13.1(d)",
        "the dealer's hand is complete with 22 12.1, 12.2",
    ):
        assert line in told
    cards = [line for line in told if re.match(r"(your box|the dealer): the \w+ of [cdhs]", line)]
    assert len(cards) == 8


def test_given_the_page_on_playing_when_its_round_is_played_then_the_screen_is_the_one_on_the_page(
    sit: Sitting,
) -> None:
    """What docs/play.md shows is what somebody who follows it sees."""
    page = (Path(__file__).parents[2] / "docs" / "play.md").read_text("utf-8")
    shown = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    said = ("cut", "wager 20", "pairs 5", "", "split", "stand", "stand")
    assert shown[2] in sit(*said, options=(), seed="currawong")
