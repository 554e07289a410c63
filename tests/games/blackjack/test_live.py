"""One settlement: what a live table does to every wager is what the ruling on its sheet says, to clause and cent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack.determinations import SideBetTerms, SoftSeventeen
from croupier.games.blackjack.events import InsuranceSettled, SideWagerSettled, WagerSettled
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.ruling import Ruling, adjudicate
from croupier.games.blackjack.state import Phase
from croupier.games.house.terms import Limits
from croupier.games.sheets import as_printed, published
from tests.games.blackjack import tables
from tests.games.blackjack.random_sheets import Move, Round, rounds

Written = dict[str, Any]
Line = tuple[str, int, str, int, tuple[str, ...]]
"""Who wagered how much, the outcome, what came back, and the clauses."""

ANY_AMOUNT = Limits(1, 10**9, 1)


def live(sheet: Written, played: Round) -> tables.PlayScene:
    """A live table with the same cards, wagers and signs, played in the same way until the cards are collected."""
    offered, layout = (
        sheet["table"]["side_bet"],
        replace(tables.LAYOUT, soft_17=SoftSeventeen(sheet["table"]["soft_17"])),
    )
    side_bet = None if offered == "none" else SideBetTerms(SideBet(offered), ANY_AMOUNT)
    scene = tables.ready(
        {box: " ".join(cards) for box, cards in played.dealt.items()},
        played.dealer[0],
        "".join(played.draws),
        wagers={box["box"]: placed(box["hands"][0]["wagers"]) for box in sheet["boxes"]},
        side={box["box"]: placed(box["side"]) for box in sheet["boxes"] if "side" in box},
        seated=(),
        layout=layout if side_bet is None else replace(layout, areas=tables.PAIRS_AREAS),
        side_bet=side_bet,
        decks=sheet["table"]["decks"],
        limits=ANY_AMOUNT,
        smallest_chip_cents=2,
    ).given(c.DealRound(by=tables.DEALER))
    if scene.state.phase is Phase.PAIRS:
        scene = scene.given(c.SettlePairs(by=tables.DEALER))
    if scene.state.phase is Phase.INSURING:
        scene = scene.given(*insuring(sheet)).given(c.CloseInsurance(by=tables.DEALER))
    if scene.state.phase is Phase.INTERIM:
        scene = scene.given(c.PayBlackjacks(by=tables.DEALER))
    return tables.played_out(scene.given(*map(command, played.moves)), until=Phase.COLLECTING)


def placed(wagers: list[Written]) -> dict[str, int]:
    return {wager["player"]: wager["stake"] for wager in wagers}


def insuring(sheet: Written) -> Iterator[c.AnyCommand]:
    """Owners insure or decline; then others insure what is left open, and even money is taken."""
    for box in sheet["boxes"]:
        number, wagers, bets = box["box"], box["hands"][0]["wagers"], box.get("insurance", [])
        own = {bet["player"]: bet["stake"] for bet in bets if bet["player"] != "dot"}
        for name in placed(wagers):
            by = tables.named(name)
            if name in own:
                yield c.Insure(by=by, box=number, cents=own[name], owner=name)
            else:
                yield c.DeclineInsurance(by=by, box=number)
        left = next((name for name in placed(wagers) if name not in own), "")
        for bet in bets:
            if bet["player"] == "dot":
                yield c.Insure(by=tables.named("dot"), box=number, cents=bet["stake"], owner=left)
        for wager in wagers:
            if wager.get("even_money"):
                yield c.TakeEvenMoney(by=tables.named(wager["player"]), box=number)


def command(move: Move) -> c.AnyCommand:
    """What somebody did on a hand, as a command."""
    word, box, name, cents = move
    by = tables.named(name)
    match word:
        case "split":
            return c.Split(by=by, box=box, cents=cents)
        case "double":
            return c.Double(by=by, box=box, cents=cents)
        case "ride":
            return c.Ride(by=by, box=box)
        case "draw":
            return c.Draw(by=by, box=box)
        case _:
            return c.Stand(by=by, box=box)


def told(event: WagerSettled | SideWagerSettled | InsuranceSettled) -> Line:
    return event.player, event.staked, event.outcome, event.returned, as_printed(event.under)


def ruled(line: Written) -> Line:
    return line["player"], line["staked"], line["outcome"], line["returned"], line["under"]


@given(rounds())
@settings(max_examples=200)
def test_given_any_round_when_ruled_then_a_live_table_pays_the_same_under_the_same_clauses(
    found: tuple[Written, Round],
) -> None:
    """Every wager on every hand, every insurance; the clauses of a side bet also say when it is settled."""
    sheet, played = found
    ruling = adjudicate(sheet)
    assert isinstance(ruling, Ruling)
    scene = live(sheet, played)
    assert [card.value for card in scene.state.round.dealer] == sheet["dealer"]
    for facts, box in zip(sheet["boxes"], published(ruling)["boxes"], strict=True):
        settled = [event for event in scene.history if getattr(event, "box", 0) == facts["box"]]
        for place, hand in enumerate(box["hands"]):
            lines = {told(event) for event in settled if isinstance(event, WagerSettled) and event.hand == place}
            assert lines == {ruled(line) for line in hand["wagers"]}
        insured = sorted(told(event) for event in settled if isinstance(event, InsuranceSettled))
        assert insured == sorted(ruled(line) for line in box["insurance"])
        sides = [told(event) for event in settled if isinstance(event, SideWagerSettled)]
        for event, line in zip(sides, map(ruled, box["side"]), strict=True):
            assert event[:4] == line[:4]
            assert event[4][: len(line[4])] == line[4]
