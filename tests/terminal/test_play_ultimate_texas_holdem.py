"""`croupier play ultimate-texas-holdem`: three streets of decisions, four wagers, and nothing shown before its time."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from croupier.cards.card import Card
from croupier.rules.shelf import instrument
from croupier.terminal.table.fairness import Shuffle, drawn
from croupier.terminal.table.ultimate_texas_holdem.parlour import PARLOUR
from tests.terminal.sittings import Sitting, accounts, answer, cents, every_card, large_cards, seat, turns

CROWD = ("--opponents", "6")
FLUSH = "38"
"""The player alone at box 4 makes a king-high flush, the dealer nothing."""
LOWER = "30"
"""The player has nothing, and the dealer, who has nothing either, is higher."""
PAIRS = "10"
"""One pair against a lower one."""
PLAY = "A play wager"
WAGERS = ("ante", "blind", "trips", "play")


@pytest.fixture(name="sit")
def a_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sitting:
    """A sitting as at any game, with hands that are known from their seed."""
    return partial(seat(monkeypatch, capsys), game="ultimate-texas-holdem", seed=FLUSH)


def shuffle(seed: str) -> Shuffle:
    """The shuffle of round 1 in a session that can be played again."""
    return drawn(PARLOUR.floor.pack, "table=practice;instrument=NI2025-411;round=1", 1, seed)


def dealt(seed: str) -> tuple[list[Card], list[Card], list[Card]]:
    """Board, own cards and the dealer's in round 1, alone at the table."""
    order = shuffle(seed).order
    cards = [*order[26:], *order[:26]]
    return cards[:5], [cards[5], cards[7]], [cards[6], cards[8]]


def lines(screen: str) -> list[str]:
    return [" ".join(line.strip("│ ").split()) for line in screen.splitlines()]


def test_given_a_flush_when_the_dealer_has_no_pair_then_each_wager_is_shown_with_result_and_clause(
    sit: Sitting,
) -> None:
    """The ante comes back, the blind wins 3 to 2, the play wager 1 to 1, and trips 7 to 1."""
    screen = sit("ante 20", "trips 5", "", "play 4x")
    for line in (
        "ante $20 comes back $20 returned 9.2, 9.5(c)(ii)",
        "blind $20 wins $50 returned 9.6(a), 10.1, Table 1",
        "play $80 wins $160 returned 9.8(a), 10.1, Table 1",
        "trips $5 wins $40 returned 9.7(a), 10.1, Table 1",
    ):
        assert line in lines(screen)
    assert "does not qualify" in screen
    assert "your hand  flush, king high" in screen
    assert [accounts(screen)[wager][2] for wager in WAGERS] == [0, 3_000, 3_500, 8_000]
    assert accounts(screen)["chips now"] == [100_000 + 14_500]


def test_given_a_lower_hand_when_the_dealer_has_no_pair_then_only_the_ante_comes_back(sit: Sitting) -> None:
    """Blind and play are compared all the same (9.6(b), 9.8(b))."""
    found = accounts(sit("ante 20", "", "check", "check", "play", seed=LOWER))
    assert [found[wager][2] for wager in WAGERS] == [0, -2_000, 0, -2_000]


def test_given_a_higher_pair_when_settled_then_the_blind_is_a_push(sit: Sitting) -> None:
    """Below a straight a blind that is not beaten comes back (9.6(c)(ii))."""
    screen = sit("ante 20", "", "check", "play", seed=PAIRS)
    assert "blind $20 comes back $20 returned 9.6(c)(ii), Table 1" in lines(screen)
    assert [accounts(screen)[wager][2] for wager in WAGERS] == [2_000, 0, 0, 4_000]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_given_a_decision_when_waited_for_then_only_the_own_cards_and_the_open_board_can_be_read(
    sit: Sitting, seed: str
) -> None:
    """12.2(b): whatever is asked, two cards, then three more, then two more; the dealer's come after the last."""
    asked = ("why", "history", "proof", "plate", "?", "rules 7")
    screens = turns(sit("ante 20", "", *asked, "check", *asked, "check", *asked, "play", seed=seed))
    board, own, dealer = dealt(seed)
    streets = ("".join(screens[2:9]), "".join(screens[9:16]), "".join(screens[16:23]), screens[23])
    seen = [set(every_card(street)) for street in streets]
    assert seen == [{*own}, {*own, *board[:3]}, {*own, *board}, {*own, *board, *dealer}]


@pytest.mark.parametrize("shoe", ["plain", "automated"])
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_given_six_opponents_when_a_round_is_played_then_a_folded_hand_never_shows(
    sit: Sitting, shoe: str, seed: str
) -> None:
    """The board, the dealer's two, one's own, and those of the boxes that stayed in."""
    screen = sit("ante 20", "", "check", "check", "play", options=(*CROWD, "--shoe", shoe), seed=seed)
    before, decision, result = turns(screen)[0], turns(screen)[2], turns(screen)[5]
    assert every_card(before) == []
    assert len(set(every_card(decision))) == 2
    boxes = [line for line in result.splitlines() if re.match(r"│ +[123567] \w+ ", line)]
    stayed = sum(bool(re.search(r"[♣♦♥♠]", line)) for line in boxes)
    assert len(set(every_card(result))) == 5 + 2 + 2 + 2 * stayed
    assert (stayed > 0, len(boxes)) == (True, 6)


def test_given_a_fold_before_the_flop_when_alone_then_the_round_ends_and_the_board_stays_hidden(sit: Sitting) -> None:
    """There is nothing to reveal when nobody is in."""
    screen = sit("ante 20", "trips 5", "", "fold", "history")
    _, own, _ = dealt(FLUSH)
    assert set(every_card(screen)) == {*own}
    assert accounts(screen)["chips now"] == [100_000 - 4_500]
    assert "1 folded not shown −$45" in lines(screen)


def test_given_a_hand_when_decided_on_then_it_is_not_named_before_the_dealer_turns_it(sit: Sitting) -> None:
    """15.1 and 15.6(a): no advice, no odds, and not even what the hand is called while it can be acted on."""
    screen = sit("ante 20", "", "?", "check", "?", "check", "?", "play")
    before = "".join(turns(screen)[:8])
    assert "flush" not in before
    assert re.search(r"\bodds\b|\bshould\b|%|chance|expect", before) is None
    assert "flush, king high" in turns(screen)[8]


def test_given_the_same_seed_and_lines_when_played_twice_then_the_screens_are_the_same(sit: Sitting) -> None:
    """A session can be played again, opponents and all; another seed gives another one."""
    said = ("ante 20", "trips 5", "", "check", "play", "again", "fold", "again", "play 3x", "proof", "history")
    first = sit(*said, options=CROWD, seed="once")
    assert sit(*said, options=CROWD, seed="once") == first
    assert sit(*said, options=CROWD, seed="twice") != first


@pytest.mark.parametrize("seed", ["1", "7", "9", "13", FLUSH])
def test_given_a_session_when_left_then_the_chips_add_up(sit: Sitting, seed: str) -> None:
    """Start and differences make the chips at the end, in the summary, on the table, and in the history."""
    said = ("ante 20", "trips 5", "", "play 4x", "ante 35", "trips 10", "withdraw trips", "", "fold", "again", "c", "p")
    screen = sit(*said, "history", options=("--opponents", "2"), seed=seed)
    found = accounts(screen)
    differences = [found[wager][2] for wager in WAGERS]
    assert found["chips at the start"] == [100_000]
    assert [found[wager][1] - found[wager][0] for wager in WAGERS] == differences
    assert found["chips now"] == [100_000 + sum(differences)]
    assert cents(re.findall(r"your chips (\S+)", screen)[-1]) == found["chips now"][0]
    rounds = re.findall(r"^ +\d  .*?([+−]?\$[\d,.]*\d) *$", turns(screen)[-1], re.MULTILINE)
    assert len(rounds) == 3
    assert sum(cents(result) for result in rounds) == sum(differences)


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("ante", "An ante needs its amount; write dollars, as in ante 25 or ante 12.50."),
        ("ante ten", "“ten” is no amount; write dollars, as in ante 25 or ante 12.50."),
        ("ante 0", "✗ $0 is no wager. Place an amount above zero. 4.1 · why"),
        ("ante 12", "✗ $12 is no multiple of $5. Wager in the displayed multiple. 5.3 · why"),
        ("ante 505", "✗ That takes $1,010 in chips, and you have $1,000. Wager what you have, or less. 4.1 · why"),
        ("trips 5", "✗ Box 4 has no ante and blind yet. Place both of them, then trips. 4.3 · why"),
        ("blind 20", "“blind” is no word of this table; ? lists what you may say now."),
        ("deal", "Place a wager first, as in ante 20, or say wait to sit this round out."),
        ("wait", "✗ No box has an ante and a blind. Wait for both of them. A:Blind · why"),
        ("withdraw", "✗ Box 4 has no wager in this round. Wager when the next round opens. 4.2(a) · why"),
        ("rules 99", "NI2025-411 has no clause 99; rules lists what it has."),
    ],
)
def test_given_something_that_cannot_be_done_when_said_then_one_sentence_says_why_and_what_to_do(
    sit: Sitting, line: str, sentence: str
) -> None:
    """The table stands as it stood; a refusal of the rules bears its clause."""
    screen = sit(line)
    assert answer(screen).startswith(f"{sentence} ante 10 · wait · ? You leave the table after 0 rounds")
    assert accounts(screen)["chips now"] == [100_000]


@pytest.mark.parametrize(
    "checks, line, words, clause",
    [
        (0, "play", "Say how much you play: play 60 or play 80.", ""),
        (
            0,
            "play 2x",
            "✗ A play wager before the flop is 3 or 4 times the ante, not $40. Place $60 or $80.",
            "8.1(c)(ii)",
        ),
        (
            0,
            "play 70",
            "✗ A play wager before the flop is 3 or 4 times the ante, not $70. Place $60 or $80.",
            "8.1(c)(ii)",
        ),
        (1, "play 4x", "✗ A play wager after the flop is 2 times the ante, not $80. Place $40.", "8.3(c)(ii)"),
        (2, "play 2x", "✗ A play wager on the river", "8.5(b)(ii)"),
        (2, "check", "✗ On the river there is no check. Fold, or place a play wager of $20.", "8.5:lead"),
        (0, "trips 5", "✗ It is not the time to place wager: the table is at “before the flop”.", "4.2(a)"),
        (1, "quit", "✗ Box 4 has wagers in this round. Leave when the round is closed.", "4.6"),
        (2, "wait", "The table waits for you: decide on your hand.", ""),
    ],
    ids=range(9),
)
def test_given_a_hand_to_decide_on_when_something_else_is_tried_then_it_is_not_done(
    sit: Sitting, checks: int, line: str, words: str, clause: str
) -> None:
    """What is wrong, what may be done instead, and the clause; asked why, the clause is spelt out."""
    screen = sit("ante 20", "", *["check"] * checks, line, "why")
    assert answer(screen, -2).startswith(words)
    if clause:
        duty = instrument("NI2025-411").by_clause[clause].duty
        assert " ".join(duty.split()) in answer(screen)
    assert "$40 still lie on the layout, in a round that you did not finish." in screen


def test_given_help_when_asked_for_then_it_lists_what_the_rules_allow_now_and_nothing_else(sit: Sitting) -> None:
    """Wagers while they are taken, and on each street its own multiples."""
    screen = sit("?", "ante 20", "?", "trips 5", "?", "", "?", "check", "?", "check", "?")
    offered = [re.findall(r"^ {3}(\w+(?: \S+)?)  ", turns(screen)[place], re.MULTILINE) for place in range(1, 12, 2)]
    always = ["why", "rules 9.4", "plate", "history", "proof", "slow", "quit"]
    assert offered == [
        ["ante 10", "wait", *always],
        ["trips 5", "withdraw", "deal", *always],
        ["withdraw", "withdraw trips", "deal", *always],
        ["fold", "check", "play 60", "play 80", *always],
        ["fold", "check", "play 40", *always],
        ["fold", "play 20", *always],
    ]


def test_given_a_dealer_who_was_asked_to_wait_when_the_hand_is_declared_then_one_may_concede_or_go_on(
    sit: Sitting,
) -> None:
    """9.1: against the declared hand, before the own one is turned; the antes of 9.2 are back by then."""
    screen = sit("slow", "ante 20", "trips 5", "", "play 4x", "zzz", "again", "concede")
    assert "As you ask, the dealer waits when its hand is declared" in answer(screen, 1)
    waiting = turns(screen)[5]
    assert "does not qualify" in waiting
    assert "ante $20 comes back $20 returned 9.2, 9.5(c)(ii)" in lines(waiting)
    assert "flush" not in waiting
    assert answer(screen, 5).endswith("concede · deal · ?")
    assert answer(screen, 7).startswith("The dealer waits for you; say deal, and the round goes on. concede · deal · ?")
    assert [accounts(screen)[wager][2] for wager in WAGERS] == [0, -2_000, -500, -8_000]
    assert "your hand  conceded" in turns(screen)[8]
    gone_on = sit("slow", "ante 20", "trips 5", "", "play 4X", "")
    assert [accounts(gone_on)[wager][2] for wager in WAGERS] == [0, 3_000, 3_500, 8_000]


def test_given_a_dealer_who_need_not_wait_when_a_hand_is_declared_then_the_round_goes_on_at_once(sit: Sitting) -> None:
    """Nobody presses Enter for what nobody asked for, nor asks for any longer, nor for a hand that was folded."""
    played = ("ante 20", "", "play 4x")
    for said in (played, ("slow", "slow", *played), ("slow", "ante 20", "", "fold")):
        screen = sit(*said)
        assert "concede ·" not in screen
        assert "You leave the table after 1 round" in screen


@pytest.mark.parametrize("before", [(), ("ante 20",), ("ante 20", "")])
def test_given_no_declared_hand_when_conceding_then_the_rule_says_when(sit: Sitting, before: tuple[str, ...]) -> None:
    """There is nothing to concede to before the dealer's hand is shown."""
    assert "✗ It is not the time to concede" in answer(sit(*before, "concede"))
    assert "9.1, A:Dealer · why" in answer(sit(*before, "concede"))


def test_given_a_settlement_when_asked_why_then_its_clauses_come_first_in_the_registers_own_words(
    sit: Sitting,
) -> None:
    """Every clause of the last events, once, the own wagers before everything else."""
    why = answer(sit("ante 20", "", "play 3x", "why"))
    assert why.startswith(
        "Why, under NI2025-411 your box: the ante of $20 comes back, $20 returned 9.2 If the dealer's"
    )
    for clause in ("9.2", "9.6(a)", "9.8(a)", "8.1(c)(ii)", "8.2", "8.4", "8.8(b)", "A:Qualify", "9.3(a)", "3.1(e)"):
        assert why.count(" ".join(instrument("NI2025-411").by_clause[clause].duty.split())) == 1


def test_given_a_round_in_the_history_when_read_then_board_dealer_and_boxes_are_called_by_name(sit: Sitting) -> None:
    """Where each card went, in the order of the card shoe."""
    told = lines(turns(sit("ante 20", "", "check", "play", "history 1"))[-1])
    assert "the board: 5 cards face down 7.3(a)" in told
    assert "your box: checks 8.1(b), A:Check" in told
    assert told.index("the dealer: a card face down 7.3(d)") < told.index("your box: a card face down 7.3(e)")
    assert any(line.startswith("your box: a play wager of $40, after") for line in told)


@pytest.mark.parametrize("shoe, cut", [("plain", "after card 26"), ("automated", "none: an automated shoe is not cut")])
def test_given_a_round_that_is_over_when_the_proof_is_asked_for_then_seed_and_commitment_agree(
    sit: Sitting, shoe: str, cut: str
) -> None:
    """The commitment before the wagers is that of the seed after the round, and the cards lie where it puts them."""
    screen = sit("proof", "ante 20", "", "play 3x", "proof", options=("--opponents", "0", "--shoe", shoe))
    committed, seed = shuffle(FLUSH).committed.hex(), shuffle(FLUSH).seed.hex()
    assert f"commitment {committed}" in answer(screen, 0)
    assert "seed is shown when the round is over" in answer(screen, 1)
    assert seed[:64] not in "".join(turns(screen)[:3])
    assert f"commitment {committed} seed {seed[:64]} {seed[64:]} cut {cut}" in answer(screen)
    assert "the seed is the one that was committed to 9 of the 9 cards that you saw lie where" in answer(screen)


def test_given_a_low_ante_when_placed_then_the_player_is_told_once_and_the_next_is_refused(sit: Sitting) -> None:
    """5.4 on the screen of the player; ante and blind are one offence."""
    screen = sit("ante 5", "", "fold", "ante 5")
    assert answer(screen, 1).count("A wager under the minimum is played once") == 1
    assert "✗ The ante is under the minimum of $10, and the player was told once." in answer(screen)


def test_given_high_wagers_when_placed_then_what_the_rules_make_of_them_is_said(sit: Sitting) -> None:
    """What does not count (5.5), and a play wager that the chips will not reach (8.5); neither is advice."""
    screen = sit("ante 400", "trips 150", "", "play 3x")
    assert "What lies over $200 on ante and blind does not count (5.5)." in answer(screen, 1)
    assert "No play wager on this ante takes less than $400 (8.5), and you have $200 in chips." in answer(screen, 1)
    assert "What lies over $100 on trips does not count (5.5)." in answer(screen, 2)
    assert "✗ That takes $1,200 in chips, and you have $50. Wager less, check or fold," in answer(screen, 4)


def test_given_a_player_who_waits_when_others_play_then_the_round_goes_on_without_the_player(sit: Sitting) -> None:
    """No wagers, no cards, and a round like any other."""
    screen = sit("wait", options=(*CROWD, "--rounds", "1"), seed="a")
    result = turns(screen)[1]
    assert "your hand" not in result
    assert len(large_cards(result)) == 7
    assert accounts(screen)["chips now"] == [100_000]


def test_given_wagers_on_the_box_when_the_player_leaves_then_they_are_taken_back(sit: Sitting) -> None:
    """Until the first card a wager may be withdrawn (4.6)."""
    for said in (("ante 20", "trips 5", "quit"), ("ante 20", "trips 5")):
        found = accounts(sit(*said))
        assert [found[wager] for wager in WAGERS] == [[0, 0, 0]] * 4
        assert found["chips now"] == [100_000]


def test_given_sixty_columns_when_played_then_no_line_is_longer(sit: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A narrow terminal shows everything: cards, boxes, hands, amounts."""
    monkeypatch.setenv("COLUMNS", "60")
    said = ("ante 200", "trips 100", "", "check", "check", "play", "why", "proof", "plate", "history", "?")
    screen = sit(*said, options=CROWD, seed="a")
    assert max(len(line) for line in screen.splitlines()) <= 60
    assert "…" not in screen
    assert len(every_card(turns(screen)[6])) > 9


def test_given_the_page_on_playing_when_its_round_is_played_then_the_screen_is_the_one_on_the_page(
    sit: Sitting,
) -> None:
    """What docs/play.md shows is what somebody who follows it sees."""
    page = (Path(__file__).parents[2] / "docs" / "play.md").read_text("utf-8")
    shown = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    assert shown[1] in sit("ante 20", "trips 5", "", "check", "play", options=(), seed="wattle")
