"""What no hand of a box can be: its wagers, the split it comes from, and how it was played (4.5, 9-11, A:Split)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.games.blackjack.actions import Action, Holding, finished, most_hands, objection
from croupier.games.blackjack.amounts import double_objection
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.editions import Edition
from croupier.games.blackjack.hands import equal_value
from croupier.games.blackjack.sheet import BoxFacts, HandFacts, Sheet
from croupier.games.decider import Refusal
from croupier.games.sheets import Fault, amount_faults, name_faults, shown


def stake_faults(edition: Edition, box: BoxFacts, at: str) -> Iterator[Fault]:
    """The wagers of a box: who placed them, how much they are, and on which of its hands they lie."""
    if not box.hands:
        yield Fault(f"{at}.hands", "The box has no hand, so nothing was wagered on it; write one down.", (C["6.2(a)"],))
    for place, hand in enumerate(box.hands):
        yield from _wager_faults(edition, hand, f"{at}.hands[{place}]")
    if box.was_split:
        yield from _split_stake_faults(box, at)


def hand_faults(sheet: Sheet, box: BoxFacts, at: str) -> Iterator[Fault]:
    """How the first two cards became the hands of the box, and how each of them was played."""
    for place, hand in enumerate(box.hands):
        if len(hand.cards) < 2:
            why = f"A hand has two cards or more, not {len(hand.cards)}; write down all of them."
            yield Fault(f"{at}.hands[{place}].cards", why, (C["10.4"] if box.was_split else C["6.2(c)"],))
    if box.was_split:
        yield from _split_faults(sheet.law, box, at)
    elif box.dealt is not None and sorted(box.dealt) != sorted(box.hands[0].cards[:2]):
        why = "These are not the two cards that the hand begins with; correct one of them."
        yield Fault(f"{at}.dealt", why, (C["6.2(a)"], C["6.2(c)"]))
    for place, hand in enumerate(box.hands):
        yield from _played_faults(sheet.law, hand, len(box.hands), f"{at}.hands[{place}]")
        yield from _even_money_faults(sheet, box, hand, f"{at}.hands[{place}]")


def _wager_faults(edition: Edition, hand: HandFacts, at: str) -> Iterator[Fault]:
    most = edition.wagers_of_a_box
    if not hand.wagers:
        yield Fault(f"{at}.wagers", "No wager lies on this hand, so it was not played; write one down.", (C["4.2"],))
    if len(hand.wagers) > most.value:
        why = f"{len(hand.wagers)} players cannot wager on one box, but {most.value} can; leave out the others."
        yield Fault(f"{at}.wagers[{most.value}]", why, most.under)
    yield from name_faults([wager.player for wager in hand.wagers], f"{at}.wagers", once=(C["4.5/lead"],))
    for place, wager in enumerate(hand.wagers):
        where = f"{at}.wagers[{place}]"
        yield from amount_faults(f"{where}.stake", wager.stake, 1, (C["4.2"],))
        yield from amount_faults(f"{where}.doubled", wager.added, 0, (C["A:Double/double down"],))
        if wager.added and (wrong := double_objection(wager.added, wager.stake)):
            yield _told(f"{where}.doubled", wrong)


def _split_stake_faults(box: BoxFacts, at: str) -> Iterator[Fault]:
    """Who splits adds an equal wager for the new hand; who does not stays on the first hand alone."""
    stakes = box.stakes
    for place, hand in enumerate(box.hands[1:], 1):
        for number, wager in enumerate(hand.wagers):
            where = f"{at}.hands[{place}].wagers[{number}]"
            if wager.player not in stakes:
                why = "A player who is on a hand of a split is on its first hand as well; write that wager down too."
                yield Fault(f"{where}.player", why, (C["10.2(b)"],))
            elif wager.stake != stakes[wager.player]:
                why = f"A split costs as much as the initial wager, {stakes[wager.player]} cents; correct one of them."
                yield Fault(f"{where}.stake", why, (C["A:Split"],))
    on_each = [{wager.player for wager in hand.wagers} for hand in box.hands]
    if not any(all(player in hand for hand in on_each) for player in stakes):
        why = "Nobody has a wager on all the hands, and whoever decides to split has; write the missing wagers down."
        yield Fault(f"{at}.hands", why, (C["10.1"], C["A:Split"]))


def _split_faults(edition: Edition, box: BoxFacts, at: str) -> Iterator[Fault]:
    """Two cards that count the same, and no more hands than the rules let them make."""
    if box.dealt is None:
        why = "The box was split; write down the first two cards that it was dealt."
        yield Fault(f"{at}.dealt", why, (C["A:Split"],))
    elif len(box.dealt) != 2:
        why = f"A box is dealt two cards, not {len(box.dealt)}; write both."
        yield Fault(f"{at}.dealt", why, (C["A:Initial deal"],))
    first, second = box.first_two
    if not equal_value(first, second):
        why = f"{first} and {second} do not count the same and are not split; correct the cards or the hands."
        yield Fault(f"{at}.dealt", why, (C["9.1(a)"], C["A:Split"]))
    most = most_hands(edition, first)
    if len(box.hands) > most:
        why = f"A pair of {first.rank.plural} makes at most {most} hands, not {len(box.hands)}; correct them."
        yield Fault(f"{at}.hands[{most}]", why, (C["10.3"],))
    yield from _first_card_faults(box, at)


def _first_card_faults(box: BoxFacts, at: str) -> Iterator[Fault]:
    """Each hand of a split begins with one of the two cards, or with a later card that was split from them."""
    first, second = box.first_two
    for place, hand in enumerate(box.hands):
        if not equal_value(first, hand.held[0]):
            why = f"A hand that comes from {first} does not begin with {hand.cards[0]}; correct the cards."
            yield Fault(f"{at}.hands[{place}].cards[0]", why, (C["A:Split"],))
    begun = [hand.held[0] for hand in box.hands]
    for card in (first, second):
        if begun.count(card) < (first, second).count(card):
            why = f"No hand begins with {card}, which the box was dealt; correct the cards."
            yield Fault(f"{at}.hands", why, (C["A:Split"],))


def _played_faults(edition: Edition, hand: HandFacts, hands: int, at: str) -> Iterator[Fault]:
    """Every card after the second was drawn or bought by doubling, and the hand could end where it did."""
    if hand.doubled:
        yield from _doubled_faults(edition, hand, hands, at)
        return
    cards = hand.held
    for place in range(2, len(cards)):
        wrong = objection(edition, Holding(cards[:place], hands), Action.DRAW)
        if wrong is not None:
            yield _told(f"{at}.cards[{place}]", wrong)
    whole = Holding(cards, hands)
    if finished(edition, whole) is None and (wrong := objection(edition, whole, Action.STAND)):
        yield _told(f"{at}.cards", wrong)


def _doubled_faults(edition: Edition, hand: HandFacts, hands: int, at: str) -> Iterator[Fault]:
    """A doubled hand had two cards that could be doubled, and has one more."""
    wrong = objection(edition, Holding(hand.held[:2], hands), Action.DOUBLE)
    if wrong is not None:
        place = next(place for place, wager in enumerate(hand.wagers) if wager.added)
        yield _told(f"{at}.wagers[{place}].doubled", wrong)
    if len(hand.cards) != 3:
        why = f"A doubled hand gets one card and has three, not {len(hand.cards)}; correct the cards."
        yield Fault(f"{at}.cards", why, (C["A:Double/double down"], C["11.2"]))


def _even_money_faults(sheet: Sheet, box: BoxFacts, hand: HandFacts, at: str) -> Iterator[Fault]:
    """Even money is for a Blackjack against an ace, and for an owner who has not insured it (8.1(b), reading)."""
    for place, wager in enumerate(hand.wagers):
        where = f"{at}.wagers[{place}].even_money"
        if wager.even_money and not (box.has_blackjack() and sheet.shows_ace):
            why = "Even money is paid on a Blackjack when the dealer shows an ace, and not otherwise; leave it out."
            yield Fault(where, why, sheet.law.even_money.under)
        if wager.even_money and wager.player in box.own_insured:
            why = f"{shown(wager.player)} has insured this wager and cannot have even money too; keep one of them."
            yield Fault(where, why, (C["8.1(b)"], C["7.1"]))


def _told(at: str, wrong: Refusal) -> Fault:
    """A refusal of the table, as a sheet is told of it."""
    return Fault(at, f"{wrong.why.removesuffix('.')}; correct the sheet.", wrong.under)
