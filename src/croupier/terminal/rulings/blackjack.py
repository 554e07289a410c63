"""A ruling on Blackjack: the hands of each box, what each wager gets, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import RenderableType

from croupier.cards.card import Card
from croupier.games.blackjack.drawing import INSCRIBED, NO_EFFECT, layout_draws
from croupier.games.blackjack.editions import E2018
from croupier.games.blackjack.hands import BLACKJACK, counted_under, is_blackjack, spoken
from croupier.games.blackjack.pairs import FACE_VALUE, SUITS, SideBet, pair_of
from croupier.games.blackjack.ruling import BoxRuling, Ruling
from croupier.games.blackjack.sheet import BoxFacts, Sheet, WagerFacts
from croupier.games.sheets import as_printed
from croupier.money import dollars
from croupier.rules.clause import Under
from croupier.terminal.rulings.parts import Line, hands_table, ruling_frame, wagers_table

_SIDE_BETS = {SideBet.PERFECT_PAIRS: "Perfect Pairs", SideBet.PAIRS_PLAY: "Pairs Play"}


def law_of(_written: object) -> str:
    """The one instrument that this game has on the shelf."""
    return E2018.instrument


def page(number: int, written: object, found: Ruling) -> RenderableType:
    """One sheet that was ruled."""
    sheet = msgspec.convert(written, Sheet)
    hands = [("Dealer", sheet.dealer_hand, _dealer(sheet))]
    for box in sheet.boxes:
        hands.extend(_hands(box))
    lines = [(box.box, list(_lines(sheet, facts, box))) for facts, box in zip(sheet.boxes, found.boxes, strict=True)]
    parts = (hands_table(hands), wagers_table(lines))
    cited = [clause for _, wagers in lines for _, wager in wagers for clause in wager.under]
    return ruling_frame(number, "Blackjack", found.instrument, parts, [*cited, *_about_cards(sheet)])


def _dealer(sheet: Sheet) -> str:
    said = f"shows {sheet.dealer_hand[0].pretty}" if len(sheet.dealer_hand) == 1 else spoken(sheet.dealer_hand)
    return f"{said} ({', '.join(as_printed(_dealer_under(sheet)))})"


def _dealer_under(sheet: Sheet) -> Under:
    """What ended the dealer's hand: that it was Blackjack, that no more cards could matter, or the layout."""
    cards = sheet.dealer_hand
    if is_blackjack(cards):
        return BLACKJACK
    return (NO_EFFECT,) if layout_draws(cards, sheet.rule) else (INSCRIBED[sheet.rule],)


def _hands(box: BoxFacts) -> Iterator[tuple[str, tuple[Card, ...], str]]:
    """A box that was split shows first what it was dealt, and then each of its hands."""
    name = f"Box {box.box}"
    if box.was_split:
        yield name, box.first_two, "split"
    for place, hand in enumerate(box.hands, 1):
        said = [spoken(hand.held, split=box.was_split), *filter(None, map(_decided, hand.wagers))]
        yield f"  hand {place}" if box.was_split else name, hand.held, "; ".join(said)


def _decided(wager: WagerFacts) -> str:
    if wager.even_money:
        return f"{wager.player} takes even money"
    return f"{wager.player} doubles by {dollars(wager.added)}" if wager.added else ""


def _lines(sheet: Sheet, facts: BoxFacts, box: BoxRuling) -> Iterator[Line]:
    for place, hand in enumerate(box.hands, 1):
        on = f" on hand {place}" if facts.was_split else ""
        yield from ((f"{wager.player}{on}", wager) for wager in hand.wagers)
    if sheet.side_bet is not None:
        yield from ((f"{bet.player}, {_SIDE_BETS[sheet.side_bet]}", bet) for bet in box.side)
    for named, bet in zip(facts.insurance or (), box.insurance, strict=True):
        owner = "" if named.wager_of in (None, named.player) else f" of {named.wager_of}"
        yield f"{bet.player}, insurance{owner}", bet


def _about_cards(sheet: Sheet) -> Iterator[str]:
    """What says how the cards were read: the dealer's hand, and the pairs that side bets were paid for."""
    yield from _dealer_under(sheet)
    if not is_blackjack(sheet.dealer_hand):
        yield from counted_under(sheet.dealer_hand)
    offered = sheet.side_bet
    if offered is None:
        return
    for box in sheet.boxes:
        pair = pair_of(*box.first_two) if box.side else None
        if pair is not None:
            yield from (*FACE_VALUE[offered], *(SUITS[pair] if offered is SideBet.PERFECT_PAIRS else ()))
