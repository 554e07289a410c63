"""`croupier play canberra-manila`: a stake, blinds, five betting rounds, and nothing shown that is not one's own."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from croupier.cards.card import Card
from croupier.cli import main
from croupier.rules.shelf import instrument
from croupier.terminal.table.canberra_manila.parlour import PARLOUR
from croupier.terminal.table.fairness import Shuffle, drawn
from tests.terminal.sittings import Sitting, accounts, answer, cents, every_card, large_cards, seat, turns

CALM = "acacia"
"""A round in which nobody raises before the fourth communal card."""
TO_THE_END = ("call", "check", "check", "check", "call", "bet 40")
"""How that round is played to its showdown."""


@pytest.fixture(name="sit")
def a_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sitting:
    """A sitting among five others, with cards that are known from their seed."""
    return partial(seat(monkeypatch, capsys), game="canberra-manila", seed=CALM, options=())


def shuffle(seed: str, number: int = 1) -> Shuffle:
    """The shuffle of a round in a session that can be played again."""
    return drawn(PARLOUR.floor.pack, f"table=practice;instrument=NI2005-64;round={number}", number, seed)


def dealt(seed: str, place: int = 2, hands: int = 6) -> tuple[list[Card], list[Card]]:
    """The two cards of a place from the button's left, and the board, of round 1."""
    order = shuffle(seed).order
    cards = [*order[26:], *order[:26]]
    return cards[2 * place : 2 * place + 2], cards[2 * hands : 2 * hands + 5]


def lines(screen: str) -> list[str]:
    return [" ".join(line.strip("│ ").split()) for line in screen.splitlines()]


def test_given_a_round_when_played_to_the_showdown_then_pot_commission_winner_and_clauses_are_shown(
    sit: Sitting,
) -> None:
    """5 % of $325 would be $16, and $10 is the most; the others concede, and their cards stay unseen."""
    screen = sit("buy 200", "", *TO_THE_END)
    shown = lines(turns(screen)[8])
    assert "main pot $325 commission $10 you $315" in shown
    assert "A:Pot, 9.1, 3.5(b), A:High Ball, 15.2(a)(i)" in shown
    assert "“You win $315 with two pairs, kings and nines.”" in shown
    assert "▸ 4 you $435 – K♦ 9♣ two pairs, kings and nines +$235" in shown
    assert "2 Ben $120 – conceded unseen −$80" in shown
    assert accounts(screen)["in the pots"] == [8_000, 31_500, 23_500]
    assert accounts(screen)["chips now"] == [100_000 + 23_500]


def test_given_a_turn_when_asked_for_then_call_and_raise_are_amounts_and_nothing_is_advised(sit: Sitting) -> None:
    """19.5(a): what it costs and what is open; no odds, and no name for a hand that can still be bet on."""
    screen = sit("buy 200", "", "?", "call", "?", "check", "check", "check", "?")
    before = "".join(turns(screen))
    assert "“The big blind is $10. $10 to you.”" in lines(before)
    assert "to call $10 · to raise $10 to $190 more" in lines(before)
    assert "nothing to call · to bet $10 to $190" in lines(before)
    assert "“Cleo bets $30. $30 to you.”" in lines(before)
    assert re.search(r"\bodds\b|\bshould\b|%|chance|expect|two pairs", before) is None


def test_given_each_moment_when_help_is_asked_for_then_it_lists_what_the_rules_allow_now(sit: Sitting) -> None:
    """A stake first, then what is open in turn: nobody checks in the first betting round."""
    screen = sit("?", "buy 200", "?", "", "?", "call", "?")
    offered = [re.findall(r"^ {3}(\w+(?: \S+)?)  ", turns(screen)[place], re.MULTILINE) for place in (1, 3, 5, 7)]
    always = ["why", "rules 9.4", "plate", "history", "proof", "quit"]
    assert offered == [
        ["move 3", "out", "buy 100", "deal", *always],
        ["move 3", "out", "buy 100", "take 100", "deal", *always],
        ["call", "raise 10", "all", "fold", *always],
        ["check", "bet 10", "all", "fold", *always],
    ]


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("", "You have no chips on the table; buy 100 or more, or say out and watch, or quit (4.3)."),
        ("deal", "You have no chips on the table; buy 100 or more, or say out and watch, or quit (4.3)."),
        (
            "buy 50",
            "✗ $50 would be on the table and the minimum table stake is $100. Buy $100 or more. 4.3, 14.3 · why",
        ),
        ("buy 2000", "✗ That takes $2,000 in chips, and you have $1,000. Buy for what you have, or less. 4.5 · why"),
        ("buy 100.50", "✗ $100.50 cannot be made with chips of $1 and more. Buy whole chips. 4.5 · why"),
        ("buy much", "“much” is no amount; write dollars, as in buy 25 or buy 12.50."),
        ("take 10", "✗ Seat 4 has $0, and the minimum table stake of $100 stays."),
        ("take", "A take needs its amount; write dollars, as in take 25 or take 12.50."),
        ("in", "✗ Seat 4 does not sit out. Wait for the next deal. 17.4 · why"),
        ("move 1", "✗ Seat 1 is taken. Choose a free seat, or ask for this one. 8.2 · why"),
        ("move 9", "✗ There is no seat 9 at this table. Choose seat 1 to 7. 8.2 · why"),
        ("move up", "Say the number of a free seat, as in move 6."),
        ("call", "✗ It is not the time to call: the table is at “between rounds”."),
        ("bet 20", "✗ It is not the time to bet: the table is at “between rounds”."),
        ("raise to", "Say the level that you raise to in dollars, as in raise to 60."),
        ("stand", "✗ It is not the time to call: the table is at “between rounds”."),
        ("again", "“again” is no word of this table; ? lists what you may say now."),
        ("rules 99", "NI2005-64 has no clause 99; rules lists what it has."),
        ("history", "No round has been played yet."),
    ],
)
def test_given_something_that_cannot_be_done_between_rounds_when_said_then_one_sentence_says_why(
    sit: Sitting, line: str, sentence: str
) -> None:
    """Nothing has changed then, and a refusal of the rules bears its clause."""
    screen = sit(line)
    assert answer(screen).startswith(sentence)
    assert accounts(screen)["chips now"] == [100_000]


@pytest.mark.parametrize(
    "before, line, words, clause",
    [
        ((), "check", "✗ In the first betting round nobody checks. Call $10, or put in $20 or more to raise", "11.1"),
        ((), "stand", "✗ In the first betting round nobody checks.", "11.1"),
        ((), "raise 500", "✗ Seat 4 has $200 in front, and $510 cannot be bet. Put in $200", "A:Table Stake"),
        ((), "raise", "A raise needs its amount; write dollars, as in raise 25 or raise 12.50.", ""),
        ((), "buy 100", "✗ A table stake is not added to during a round of play.", "4.4"),
        ((), "take 50", "✗ A table stake is not reduced during a round of play.", "4.4"),
        ((), "move 3", "✗ It is not the time to move seat: the table is at “betting”.", "8.2"),
        ((), "quit", "✗ Box 4 has wagers in this round. Leave when the round is closed.", "4.4"),
        ((), "", "The table waits for you: it is your turn.", ""),
        (("call",), "call", "✗ There is no bet to call. Check, or put in $10 or more to bet, or fold.", "12.3(c)"),
        (("call",), "bet 5", "✗ $5 is less than the least bet of $10.", "5.2"),
        (("call", "check", "check", "check"), "check", "✗ A bet of $30 has been made in this betting round.", "11.2"),
    ],
    ids=range(12),
)
def test_given_a_turn_when_something_else_is_tried_then_it_is_not_done(
    sit: Sitting, before: tuple[str, ...], line: str, words: str, clause: str
) -> None:
    """What is wrong, what may be done instead, and the clause; asked why, the clause is spelt out."""
    screen = sit("buy 200", "", *before, line, "why")
    assert answer(screen, -2).startswith(words)
    if clause:
        duty = instrument("NI2005-64").by_clause[clause].duty
        assert " ".join(duty.split()) in answer(screen)
    assert "still lie on the layout" in screen or not before


def test_given_more_than_the_call_and_less_than_a_raise_when_bet_then_it_is_a_call_and_the_rest_goes_back(
    sit: Sitting,
) -> None:
    """17.7: $10 on top of $30 is no raise where $30 is the least."""
    screen = sit("buy 200", "", "call", "check", "check", "check", "raise 10")
    assert answer(screen).find("your seat: calls $30; $10 is no raise, and goes back") > 0
    assert accounts(screen)["in the pots"][0] == 4_000


def test_given_less_than_the_call_when_bet_then_the_rest_is_added_or_the_chips_go_back(sit: Sitting) -> None:
    """17.8: no raise is open then; a fold takes these chips back."""
    played = ("buy 200", "", "call", "check", "check", "check", "bet 20")
    laid = answer(sit(*played))
    assert "That is less than the call: $10 more, or your cards." in laid
    assert "$20 lies there, and $10 more calls · no raise is open 17.8" in laid
    assert "your seat: lays $20, less than the call" in laid
    refused = sit(*played, "bet 90")
    assert "✗ Less than the call was bet, so no raise is open. Add $10 to call" in answer(refused)
    assert accounts(sit(*played, "call"))["in the pots"][0] == 4_000
    folded = sit(*played, "fold")
    assert "your seat: folds, and $20 goes back" in folded
    assert accounts(folded)["in the pots"] == [1_000, 0, -1_000]


def test_given_a_stake_when_all_of_it_is_put_in_then_side_pots_are_shown_each_with_its_winner(sit: Sitting) -> None:
    """14.1 and 14.2: what others bet beyond it makes a pot of its own."""
    screen = sit("buy 200", "", "call", "check", "check", "check", "all", seed="wattle")
    result = lines(turns(screen)[7])
    assert any(line.startswith("main pot $") and "commission" in line for line in result)
    assert any(line.startswith("side pot 1 $") for line in result)
    assert accounts(screen)["in the pots"] == [20_000, 0, -20_000]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_given_a_session_when_read_then_only_own_open_and_shown_cards_are_ever_on_the_screen(
    sit: Sitting, seed: str
) -> None:
    """16.4, 16.7, 19.5(b): whatever is asked, before the showdown the own two cards and the board, and no other."""
    asked = ("why", "history", "proof", "plate", "?", "rules 9", "fold")
    screens = turns(sit("buy 200", "", *asked, seed=seed, options=("--box", "4", "--rounds", "1")))
    before = {card for screen in screens[:9] for card in every_card(screen)}
    own = set(large_cards(screens[2])[:2])
    assert own <= before
    assert len(before) == len(set(large_cards(screens[2])))
    result = screens[9]
    stayed = [line for line in result.splitlines() if re.match(r"│ +●? ?[1-7] \w+ +\$\S+ +– +\S+[♣♦♥♠★]", line)]
    assert len(set(every_card(result))) <= len(own) + 5 + 2 * len(stayed)


def test_given_the_same_seed_and_lines_when_played_twice_then_the_screens_are_the_same(sit: Sitting) -> None:
    """A session can be played again, guests and all; another seed gives another one."""
    played = ("buy 200", "", "call", "call", "fold", "", "fold", "", "all", "proof", "history")
    first = sit(*played, seed="once")
    assert sit(*played, seed="once") == first
    assert sit(*played, seed="twice") != first


def test_given_a_round_that_is_over_when_the_proof_is_asked_for_then_seed_and_cards_agree(sit: Sitting) -> None:
    """The commitment before the blinds is that of the seed after the round, and every card lies where it puts it."""
    screen = sit("proof", "buy 200", "", *TO_THE_END, "proof")
    committed, seed = shuffle(CALM).committed.hex(), shuffle(CALM).seed.hex()
    assert f"commitment {committed}" in answer(screen, 0)
    assert seed[:64] not in "".join(turns(screen)[:8])
    assert f"commitment {committed} seed {seed[:64]} {seed[64:]} cut after card 26" in answer(screen)
    assert "the seed is the one that was committed to 7 of the 7 cards that you saw lie where" in answer(screen)
    assert f"commitment {shuffle(CALM, 2).committed.hex()}" in answer(screen)
    own, board = dealt(CALM)
    assert {*large_cards(turns(screen)[9])} == {*own, *board}


@pytest.mark.parametrize("seed", ["1", "7", "9", CALM])
def test_given_a_session_when_left_then_the_chips_add_up(sit: Sitting, seed: str) -> None:
    """Start and differences make the chips at the end, in the summary and in the history."""
    played = ("buy 200", "", "call", "fold", "fold", "fold", "", "fold", "fold", "", "all", "all", "all", "history")
    screen = sit(*played, seed=seed)
    found = accounts(screen)
    assert found["chips now"] == [100_000 + found["in the pots"][2]]
    results = re.findall(r"^ +\d  .*?([+−]?\$[\d,.]*\d) *$", turns(screen)[-1], re.MULTILINE)
    in_play = re.findall(r"\$(\d+) still lie", screen)
    lost = 100 * int(in_play[0]) if in_play else 0
    assert sum(cents(result) for result in results) - lost == found["in the pots"][2] or "is open" in screen


def test_given_a_player_who_sits_out_when_others_play_then_the_player_comes_back_by_the_blind(sit: Sitting) -> None:
    """17.11: whoever has not played yet waits for the last blind, or posts one."""
    screen = sit("buy 200", "out", "", "", "", "", "", "", "", "in", "post", "wait")
    assert "you sit out (17.4, 19.6)" in answer(screen, 2)
    assert "4 you $200 – sits out" in " ".join(lines(turns(screen)[3]))
    assert "no cards in the next round: you wait for the last blind (17.11(a))" in answer(screen, 10)
    assert "next round: you post the entry blind of $5" in answer(screen, 11)
    assert "comes in for what is owed, at once" in answer(screen, 11)
    assert "your seat: waits for the blind" in answer(screen, 12)
    assert accounts(screen)["chips now"] == [100_000]


def test_given_a_stake_below_the_minimum_when_the_round_begins_then_its_player_is_declared(sit: Sitting) -> None:
    """14.3: said before, shown afterwards, and no chips are bought any more."""
    screen = sit("buy 100", "", "call", "fold", "", "stand", "fold", "buy 100")
    assert "Your stake is $10 below the minimum: without a purchase you are declared (14.3)." in answer(screen, 4)
    assert "declared" in " ".join(lines(turns(screen)[5]))
    assert "✗ A declared player adds nothing to the table stake." in answer(screen)


def test_given_a_stake_that_is_lost_when_the_next_round_is_asked_for_then_chips_are_bought_first(sit: Sitting) -> None:
    """4.3: nobody is dealt in without a stake, and nobody leaves by pressing Enter."""
    played = ("buy 200", "", "call", "check", "check", "check", "all", "")
    screen = sit(*played, "buy 200", "take 50", "quit", seed="wattle")
    assert "You have no chips on the table; buy 100 or more" in answer(screen, 8)
    assert "your seat: buys $200" in answer(screen, 9)
    assert "your seat: takes $50 off the table" in answer(screen, 10)
    assert accounts(screen)["chips now"] == [80_000]


def test_given_a_free_seat_when_moved_to_then_the_table_shows_its_player_there(sit: Sitting) -> None:
    """8.2: before the first round a change costs nothing."""
    screen = sit("buy 200", "move 3", "", "history 1")
    assert "▸ 3 you $200" in " ".join(lines(turns(screen)[3]))


@pytest.mark.parametrize(
    "options, sign",
    [
        ((), "blinds $5 and $10, no limit 52 cards, high ball"),
        (("--deck", "36", "--joker", "--pot", "low"), "blinds $5 and $10, no limit 36 cards and the joker, low ball"),
        (("--pot", "split", "--limit", "pot"), "blinds $5 and $10, pot limit 52 cards, high/low split"),
        (("--pot", "split", "--eight-or-better"), "high/low split, the low eight or better"),
    ],
)
def test_given_a_table_as_the_player_wishes_when_opened_then_its_sign_says_so_and_rounds_are_played(
    sit: Sitting, options: tuple[str, ...], sign: str
) -> None:
    """4.1: deck, joker, what wins the pot, and the maximum bet."""
    screen = sit("buy 200", "", *["call", "check"] * 10, options=(*options, "--rounds", "1"))
    assert sign in " ".join(lines(turns(screen)[0]))
    assert "You leave the table after 1 round" in screen
    assert "wins $" in screen or "You win $" in screen


def test_given_a_pot_limit_when_more_is_raised_then_the_most_is_said(sit: Sitting) -> None:
    """4.2(g), A:Full Pot: $15 lies there and $10 is the call, so $25 may come on top of it."""
    screen = sit("buy 200", "", "raise 30", options=("--limit", "pot"))
    assert "to call $10 · to raise $10 to $25 more" in lines(screen)
    assert "✗ $40 is more than the player may put in now. Put in $35 at the most." in answer(screen)


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("canberra-manila", "--opponents", "0"), "--opponents is 0, which this table does not offer"),
        (("canberra-manila", "--shoe", "automated"), "no automated shoe"),
        (("canberra-manila", "--eight-or-better"), "Only a split game has a low that must be eight or better"),
        (("canberra-manila", "--pot", "split", "--eight-or-better", "--deck", "36"), "no low is eight or better"),
        (("blackjack", "--joker"), "blackjack has no choice of deck, pot or limit"),
    ],
)
def test_given_a_table_that_cannot_be_when_asked_for_then_one_sentence_says_why(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    """Nothing opens, and nothing is shown of a table."""
    assert main(("play", *words)) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert sentence in shown.err


def test_given_sixty_columns_when_played_then_no_line_is_longer(sit: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A narrow terminal shows everything: cards, seats, bets, pots."""
    monkeypatch.setenv("COLUMNS", "60")
    options = ("--opponents", "6", "--pot", "split", "--joker")
    screen = sit(
        "buy 200", "", "call", "check", "call", "all", "why", "proof", "plate", "history", "?", options=options
    )
    assert max(len(line) for line in screen.splitlines()) <= 60
    assert "…" not in screen


def test_given_a_round_in_the_history_when_read_then_seats_are_called_by_their_number(sit: Sitting) -> None:
    """Every event with its clauses, and nobody's cards but the own and the shown ones."""
    told = lines(turns(sit("buy 200", "", *TO_THE_END, "history 1", "history"))[9])
    assert "seat 1: posts a blind of $5 8.4, 8.5(a), A:Small Blind" in told
    assert any(line.startswith("your seat: two cards, K♦ 9♣ 9.2, A:Hole Card") for line in told)
    assert "seat 5: bets $30 12.3, A:Check, 5.2" in told
    assert "your seat: bets $40 12.3, A:Check, 5.2" in told


def test_given_the_page_on_playing_when_its_round_is_played_then_the_screen_is_the_one_on_the_page(
    sit: Sitting,
) -> None:
    """What docs/play.md shows is what somebody who follows it sees."""
    page = (Path(__file__).parents[2] / "docs" / "play.md").read_text("utf-8")
    shown = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    assert shown[3] in sit("buy 200", "", *TO_THE_END)
