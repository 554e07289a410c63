"""`croupier play`: a table that shows what a player may see, lets through what the rules allow, and adds up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import Card
from croupier.cli import main
from croupier.games.canberra_poker.editions import E2023
from croupier.rules.shelf import instrument
from croupier.terminal.table.canberra_poker.parlour import PARLOUR
from croupier.terminal.table.fairness import Shuffle, drawn
from croupier.terminal.table.plain_signs import PLAINER
from croupier.terminal.table.prompts import amount, understood
from tests.terminal import sittings
from tests.terminal.sittings import Sitting, accounts, answer, cents, every_card, large_cards, turns

sit = sittings.a_seat

ALONE = ("--opponents", "0")
CROWD = ("--opponents", "6")
FLUSH = "153"
"""The player alone at box 4 is dealt an ace-high flush, the dealer a pair of fives."""
STRAIGHT_FLUSH = "3092"


def dealt(seed: str, *boxes: int) -> dict[int, tuple[Card, ...]]:
    """The hands of round 1 at these boxes; box 0 is the dealer."""
    order = shuffle(seed).order
    cards, places = (*order[26:], *order[:26]), (*boxes, 0)
    return {box: cards[place : 5 * len(places) : len(places)] for place, box in enumerate(places)}


def shuffle(seed: str) -> Shuffle:
    """The shuffle of round 1 in a session that can be played again."""
    return drawn(PARLOUR.floor.pack, f"table=practice;instrument={E2023.instrument};round=1", 1, seed)


def test_given_a_winning_flush_when_bet_then_each_wager_is_shown_with_result_amount_and_clause(sit: Sitting) -> None:
    """Ante 1 to 1, bet 5 to 1, and a hundred times the displayed wager for the flush."""
    screen = sit("ante 20", "jackpot", "", "bet")
    lines = [line.strip("│ ") for line in screen.splitlines()]
    assert "ante     $20  wins   $40 returned  9.4, 8.1" in lines
    assert "bet      $40  wins  $240 returned  9.4, 8.1" in lines
    assert "jackpot   $5  pays           $500  10.5, 11.1(e), 11.2, 10.7" in lines
    assert "the dealer  one pair, fives  takes part" in screen
    assert "your hand  flush, ace high" in screen
    assert accounts(screen)["jackpot"] == [500, 50_000, 49_500]
    assert accounts(screen)["chips now"] == [100_000 + 2_000 + 20_000 + 49_500]


def test_given_a_straight_flush_when_bet_then_the_meter_falls_by_what_the_jackpot_pays(sit: Sitting) -> None:
    """A tenth of the pool, the player's own stake in it included (10.3, 11.1(b))."""
    screen = sit("ante 20", "jackpot", "", "bet", seed=STRAIGHT_FLUSH)
    meters = re.findall(r"jackpot (\$[\d,.]+\d)", screen)
    assert [cents(meter) for meter in meters] == [5_234_150, 5_234_500, 4_711_050]
    assert "“Turn and set the dealer's hand." in screen
    assert "Box 4 qualifies for the jackpot." in " ".join(screen.replace("│", " ").split())


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_given_a_decision_when_waited_for_then_only_the_own_cards_and_one_of_the_dealers_can_be_read(
    sit: Sitting, seed: str
) -> None:
    """6.2 and 13.2(b): whatever is asked, the screen holds five cards of one's own and the dealer's fifth."""
    screen = sit("ante 20", "", "why", "history", "proof", "plate", "?", "rules 6", seed=seed)
    mine, dealers = dealt(seed, 4)[4], dealt(seed, 4)[0]
    assert set(every_card(screen)) == {*mine, dealers[4]}
    assert large_cards(screen)[0] is dealers[4]


@pytest.mark.parametrize("shoe", ["plain", "automated"])
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_given_six_opponents_when_a_round_is_played_then_a_folded_hand_never_shows(
    sit: Sitting, shoe: str, seed: str
) -> None:
    """Six cards until the decision; then the dealer's, one's own, and those of the boxes that stayed in."""
    screen = sit("ante 20", "", "bet", options=(*CROWD, "--shoe", shoe), seed=seed)
    before, decision, result = turns(screen)[0], turns(screen)[2], turns(screen)[3]
    assert every_card(before) == []
    assert len(set(every_card(decision))) == 6
    boxes = [line for line in result.splitlines() if re.match(r"│ +[123567] \w+ ", line)]
    stayed = sum(bool(re.search(r"[♣♦♥♠]", line)) for line in boxes)
    folded = sum("folded" in line for line in boxes)
    assert len(set(every_card(result))) == 10 + 5 * stayed
    assert (stayed > 0, folded > 0, len(boxes)) == (True, True, 6)


def test_given_a_hand_when_decided_on_then_it_is_not_named_before_the_dealer_turns_it(sit: Sitting) -> None:
    """16.1 and 16.6(a): no advice, no odds, and not even what the hand is called while it can be acted on."""
    screen = sit("ante 20", "", "?", "bet")
    before = "".join(turns(screen)[:4])
    assert "flush" not in before
    assert re.search(r"\bodds\b|\bshould\b|%|chance|expect", before) is None
    assert "flush, ace high" in turns(screen)[4]


def test_given_the_same_seed_and_lines_when_played_twice_then_the_screens_are_the_same(sit: Sitting) -> None:
    """A session can be played again, opponents and all; another seed gives another one."""
    lines = ("ante 20", "jackpot", "", "bet", "again", "fold", "again", "bet", "proof", "history")
    first = sit(*lines, options=CROWD, seed="once")
    assert sit(*lines, options=CROWD, seed="once") == first
    assert sit(*lines, options=CROWD, seed="twice") != first


def test_given_no_seed_when_played_twice_then_the_shuffles_differ(sit: Sitting) -> None:
    """Without a seed of the player's the operating system gives one."""
    first, second = (re.findall(r"commitment +([0-9a-f]{64})", sit(seed=None)) for _ in range(2))
    assert (len(first), len(second)) == (1, 1)
    assert first != second


@pytest.mark.parametrize("seed", ["1", "7", "9", "13", FLUSH])
@pytest.mark.parametrize("edition", ["2023", "2016"])
def test_given_a_session_when_left_then_the_chips_add_up(sit: Sitting, seed: str, edition: str) -> None:
    """Start and differences make the chips at the end, in the summary, on the table, and in the history."""
    lines = ("ante 20", "jackpot", "", "bet", "ante 35", "jackpot", "withdraw jackpot", "", "fold", "again", "bet")
    screen = sit(*lines, "history", options=("--opponents", "2", "--edition", edition), seed=seed)
    found = accounts(screen)
    differences = [found[wager][2] for wager in ("ante", "bet", "jackpot")]
    assert found["chips at the start"] == [100_000]
    assert [found[wager][1] - found[wager][0] for wager in ("ante", "bet", "jackpot")] == differences
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
        ("ante -5", "“-5” is no amount; write dollars, as in ante 25 or ante 12.50."),
        ("ante 1.005", "“1.005” is no amount; write dollars, as in ante 25 or ante 12.50."),
        ("ante 0", "✗ $0 is no wager. Place an amount above zero. 4.3 · why"),
        ("ante 12", "✗ $12 is no multiple of $5. Wager in the displayed multiple. 3.3 · why"),
        ("ante 2000", "✗ That takes $2,000 in chips, and you have $1,000. Wager what you have, or less. 4.3 · why"),
        ("all in", "“all” is no word of this table; ? lists what you may say now."),
        ("[red]ante[/red]", "“[red]ante[/red]” is no word of this table; ? lists what you may say now."),
        ("deal", "Place a wager first, as in ante 20, or say wait to sit this round out."),
        ("", "Place a wager first, as in ante 20, or say wait to sit this round out."),
        ("wait", "✗ No box has an ante. Wait for an ante. A:Ante · why"),
        ("again", "There is nothing to repeat now; place a wager, as in ante 20, or say deal."),
        ("withdraw", "✗ Box 4 has no ante in this round. Ante when the next round opens. A:Ante · why"),
        ("rules 99", "NI2023-573 has no clause 99; rules lists what it has."),
        ("history 7", "Round 7 has not been played; history lists the rounds that have."),
        ("history", "No round has been played yet."),
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
    "line, words, clause",
    [
        ("bet 30", "A bet on $20 is 2 times the ante, not $30. Bet $40, or fold.", "7.2"),
        ("jackpot", "It is not the time to stake jackpot: the table is at “bet or fold”.", "4.1(b), 4.5"),
        ("quit", "Box 4 has wagers in this round. Leave when the round is closed.", "4.5"),
    ],
)
def test_given_a_hand_to_decide_on_when_something_else_is_tried_then_the_rules_refuse_it(
    sit: Sitting, line: str, words: str, clause: str
) -> None:
    """What is wrong, what may be done instead, and the clause; asked why, the clause is spelt out."""
    screen = sit("ante 20", "", line, "why")
    assert f"✗ {words}" in answer(screen, -2)
    assert f" {clause}" in answer(screen, -2)
    duty = instrument("NI2023-573").duties_of(clause.partition(",")[0])[0].duty
    assert " ".join(duty.split()) in answer(screen)


def test_given_a_settlement_when_asked_why_then_its_clauses_come_first_in_the_registers_own_words(
    sit: Sitting,
) -> None:
    """Every clause of the last events, once, the own wagers before everything else."""
    why = answer(sit("ante 20", "", "bet", "why"))
    assert why.startswith("Why, under NI2023-573 your box: the ante of $20 wins, $40 returned 9.4 Dealer qualified and")
    for clause in ("9.4", "8.1:Bet:Flush", "7.2", "9.1", "9.2", "2.6(e)", "2.9"):
        duty = instrument("NI2023-573").by_clause[clause].duty if clause != "9.2" else "Dealer qualifies with at least"
        assert why.count(duty) == 1


def test_given_rules_when_asked_for_then_a_clause_a_rule_or_a_copy_of_all_is_shown(sit: Sitting) -> None:
    """16.11: on request a copy of the rules in the edition of the table."""
    screen = sit("rules 9.3", "rules 9", "rules", "rules all", options=(*ALONE, "--edition", "2016"))
    law = instrument("NI2016-268")
    assert law.by_clause["9.3"].duty in answer(screen, 1)
    assert all(duty.duty in answer(screen, 2) for duty in law.chapter("9"))
    assert "17 tournament 37 duties" in answer(screen, 3)
    assert all(duty.duty in answer(screen, 4) for duty in law.duties)


def test_given_the_plate_when_asked_for_then_limits_payout_jackpot_and_edition_bear_their_clauses(sit: Sitting) -> None:
    """3.1, 3.3, 3.6, 8.2 and 10.3, as the engine hangs them up."""
    plate = answer(sit("plate"))
    for sign in ("Minimum $10 3.1", "Multiples $5 3.3", "Maximum payout $50,000", "Jackpot prize pool $52,341.50 10.3"):
        assert sign in plate
    assert "The plate of this table Game Canberra Poker, edition" in plate


def test_given_help_when_asked_for_then_it_lists_what_the_rules_allow_now_and_nothing_else(sit: Sitting) -> None:
    """Antes while antes are taken, bet and fold while hands are decided on."""
    screen = sit("?", "ante 20", "?", "jackpot", "?", "", "?")
    offered = [re.findall(r"^ {3}(\w+(?: \S+)?)  ", turns(screen)[place], re.MULTILINE) for place in (1, 3, 5, 7)]
    always = ["why", "rules 9.4", "plate", "history", "proof", "quit"]
    assert offered == [
        ["ante 10", "wait", *always],
        ["withdraw", "jackpot", "deal", *always],
        ["withdraw", "withdraw jackpot", "deal", *always],
        ["bet 40", "fold", *always],
    ]


def test_given_a_round_that_is_over_when_the_proof_is_asked_for_then_seed_and_commitment_agree(sit: Sitting) -> None:
    """The commitment before the antes is that of the seed after the round, and the cards lie where it puts them."""
    screen = sit("proof", "ante 20", "", "bet", "proof")
    committed = shuffle(FLUSH).committed.hex()
    seed = shuffle(FLUSH).seed.hex()
    assert f"commitment {committed}" in answer(screen, 0)
    assert "seed is shown when the round is over" in answer(screen, 1)
    assert seed[:64] not in "".join(turns(screen)[:4])
    assert f"commitment {committed} seed {seed[:64]} {seed[64:]} cut after card 26" in answer(screen)
    assert "the seed is the one that was committed to 10 of the 10 cards that you saw lie where" in answer(screen)


def test_given_a_low_ante_when_placed_then_the_player_is_told_once_and_the_next_is_refused(sit: Sitting) -> None:
    """3.4 on the screen of the player."""
    screen = sit("ante 5", "", "bet", "ante 5")
    assert "A wager under the minimum is played once; further ones will be returned." in answer(screen, 1)
    assert "✗ The ante is under the minimum of $10, and the player was told once." in answer(screen)


def test_given_a_high_ante_when_placed_then_what_the_rules_make_of_it_is_said(sit: Sitting) -> None:
    """What does not count (3.5), and a bet that the chips will not reach (7.2); neither is advice."""
    screen = sit("ante 500", "", "bet", "fold")
    assert "What lies over $200 does not count (3.5). A bet on this ante takes $1,000 (7.2), and you have" in answer(
        screen, 1
    )
    assert "✗ That takes $1,000 in chips, and you have $500. Fold your hand. 4.3 · why" in answer(screen, 3)


def test_given_a_player_who_waits_when_others_play_then_the_round_goes_on_without_the_player(sit: Sitting) -> None:
    """No ante, no cards, no wagers, and a round like any other."""
    screen = sit("wait", options=(*CROWD, "--rounds", "1"), seed="a")
    result = turns(screen)[1]
    assert "your hand" not in result
    assert "the dealer  " in result
    assert accounts(screen)["chips now"] == [100_000]


def test_given_a_number_of_rounds_when_they_are_over_then_the_session_ends_by_itself(sit: Sitting) -> None:
    """Lines after the last round are not read."""
    screen = sit("ante 20", "", "bet", "again", "fold", "ante 20", options=(*ALONE, "--rounds", "2"))
    assert len(turns(screen)) == 6
    assert "You leave the table after 2 rounds" in screen


def test_given_the_last_chips_when_lost_then_the_session_ends_politely(sit: Sitting) -> None:
    """Nobody plays on credit (4.3)."""
    screen = sit("ante 20", "", "fold", "ante 20", options=(*ALONE, "--bankroll", "20"))
    assert "Your chips are gone; thank you for playing." in screen
    assert accounts(screen)["chips now"] == [0]


def test_given_an_ante_on_the_box_when_the_player_leaves_then_it_is_taken_back(sit: Sitting) -> None:
    """Until the first card a wager may be withdrawn (4.5)."""
    for lines in (("ante 20", "jackpot", "quit"), ("ante 20", "jackpot")):
        found = accounts(sit(*lines))
        assert (found["ante"], found["jackpot"], found["chips now"]) == ([0, 0, 0], [0, 0, 0], [100_000])


def test_given_a_hand_to_decide_on_when_the_player_leaves_all_the_same_then_the_wagers_stay(sit: Sitting) -> None:
    """There is no fold by leaving: what lies on the layout is named, and is not counted as chips."""
    for lines in (("ante 20", "", "quit", "quit", "bet"), ("ante 20", "")):
        screen = sit(*lines)
        assert "$20 still lie on the layout, in a round that you did not finish." in screen
        assert accounts(screen)["chips now"] == [98_000]


def test_given_sixty_columns_when_played_then_no_line_is_longer(sit: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A narrow terminal shows everything: cards, boxes, hands, amounts."""
    monkeypatch.setenv("COLUMNS", "60")
    screen = sit("ante 200", "jackpot", "", "bet", "why", "proof", "plate", "history", "?", options=CROWD)
    assert max(len(line) for line in screen.splitlines()) <= 60
    assert "…" not in screen
    assert len(every_card(turns(screen)[4])) > 10


@pytest.mark.parametrize(
    "options, sentence",
    [
        (("--box", "8"), "--box is 8, which this table does not offer; give a number from 1 to 7."),
        (("--opponents", "7"), "--opponents is 7, which this table does not offer; give a number from 0 to 6."),
        (("--bankroll", "0"), "--bankroll is 0, which buys no chips at this table; give dollars up to $1,000,000,"),
        (("--bankroll", "9e9"), "--bankroll is 9e9, which buys no chips at this table; give dollars up to"),
        (("--rounds", "0"), "--rounds is 0, which this table does not offer; give a number from 1 to 1,000,000."),
        (("--edition", "2017"), "--edition is 2017, which canberra-poker does not have; give 2016 or 2023."),
        (("--shoe", "left"), 'Choose from: "plain", "automated".'),
        (("--rounds", "many"), '--rounds is "many", which is not a whole number; see croupier play --help.'),
    ],
)
def test_given_an_option_that_the_table_does_not_offer_when_given_then_one_line_says_what_it_does(
    capsys: pytest.CaptureFixture[str], options: tuple[str, str], sentence: str
) -> None:
    """Exit status 2, and nothing on the screen."""
    assert main(("play", "canberra-poker", *options)) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert sentence in err


@given(st.integers(0, 10**13 - 1))
def test_given_any_amount_when_typed_in_any_way_then_it_is_read_to_the_cent(amount_cents: int) -> None:
    """Dollars and cents, with or without sign and commas, without a float on the way."""
    whole, rest = divmod(amount_cents, 100)
    for text in (f"{whole}.{rest:02d}", f"${whole}.{rest:02d}", f"{whole:,}.{rest:02d}"):
        assert amount(text) == amount_cents


@given(st.text(max_size=40))
def test_given_any_line_when_read_then_it_is_a_word_and_a_rest_or_nothing(line: str) -> None:
    """Whatever somebody types, the table reads a word of it."""
    said = understood(line, {})
    assert len(said.word.split()) == bool(line.strip())
    assert said.rest == said.rest.strip()


def test_given_plainer_signs_when_put_for_others_then_no_column_moves() -> None:
    """One sign for one sign, and every one of them in the oldest of alphabets."""
    assert all(len(sign) == len(plain) == 1 and plain.isascii() for sign, plain in PLAINER.items())


def test_given_the_page_on_playing_when_its_round_is_played_then_the_screen_is_the_one_on_the_page(
    sit: Sitting,
) -> None:
    """What docs/play.md shows is what somebody who follows it sees."""
    page = (Path(__file__).parents[2] / "docs" / "play.md").read_text("utf-8")
    shown = re.search(r"```text\n(.*?)```", page, re.DOTALL)
    assert shown is not None
    assert shown[1] in sit("ante 20", "jackpot", "", "bet", options=(), seed="wattle")


def test_given_a_round_that_is_open_when_earlier_rounds_are_asked_for_then_they_are_shown_after_it(
    sit: Sitting,
) -> None:
    """What earlier cards were helps nobody who is about to bet (16.1)."""
    screen = sit("ante 20", "", "bet", "ante 20", "", "history", "proof", "fold", "history")
    assert answer(screen, 6).startswith("Earlier rounds are not shown while one is open (16.1)")
    assert "is shown when the round is over" in answer(screen, 7)
    assert "lie where this seed puts them" not in answer(screen, 7)
    assert answer(screen, 9).startswith("This session")
