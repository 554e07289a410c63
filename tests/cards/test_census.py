"""Every hand there is, counted by category, against the counts that are published."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, product
from math import comb, prod

import pytest

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.ranking import STANDARD, Category, Hand, high_ranking

IN_ONE_PACK = [category for category in Category if category is not Category.FIVE_OF_A_KIND]
WILD = high_ranking(Pack(joker=True), ace_low=True)
FOUR_OF_A_RANK = [Pack().cards[at::13] for at in range(13)]
Counts = dict[Category, int]


def counts(*numbers: int) -> Counts:
    """The numbers of REFERENCES, royal flush first."""
    return dict(zip(IN_ONE_PACK, numbers, strict=True))


@cache
def every_five(size: int) -> Counter[Hand]:
    """How often each hand comes among all that a pack holds, by the ranking itself."""
    pack = Pack(size=size)
    return Counter(map(high_ranking(pack, ace_low=True).hand, combinations(pack.cards, 5)))


@pytest.mark.parametrize(
    "size, expected",
    [
        (52, counts(4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540)),
        (40, counts(4, 24, 360, 2160, 980, 7140, 23040, 51840, 322560, 249900)),
        (32, counts(4, 16, 224, 1344, 204, 5100, 10752, 24192, 107520, 52020)),
    ],
)
def test_given_every_five_cards_of_a_pack_when_ranked_then_each_category_has_its_published_count(
    size: int, expected: Counts
) -> None:
    """The ranking itself is given every hand of the pack."""
    found: Counter[Category] = Counter()
    for hand, times in every_five(size).items():
        found[hand.category] += times
    assert dict(found) == expected


def test_given_every_five_cards_of_fifty_two_when_ranked_then_there_are_7462_strengths() -> None:
    """7,462 hands of one pack differ when suits are equal."""
    assert len(every_five(52)) == len({hand.strength for hand in every_five(52)}) == 7462


def test_given_every_hand_with_the_joker_when_ranked_then_each_category_has_its_count() -> None:
    """One joker, wild for any card, with four of the 52: the published census of 53 cards less that of 52."""
    held: Counter[Category] = Counter()
    for four in combinations(Pack().cards, 4):
        held[WILD.hand((*four, Card.JOKER)).category] += 1
    in_53 = (24, 13, 180, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540)
    in_52 = (4, 0, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540)
    assert [held[category] for category in Category] == [a - b for a, b in zip(in_53, in_52, strict=True)]


def test_given_every_seven_cards_of_fifty_two_when_the_best_five_are_sought_then_the_counts_are_the_published() -> None:
    """Seven cards of the same ranks, and of the same ranks in a long suit, are one case; each case is ranked."""
    found: Counter[Category] = Counter()
    for ranks in combinations_with_replacement(range(13), 7):
        held = Counter(ranks)
        every = prod([comb(4, count) for count in held.values()])
        if every == 0:
            continue
        for suited in flushes(held):
            times = 4 * prod([comb(3, count - (at in suited)) for at, count in held.items()])
            found[STANDARD.best(with_flush(held, suited)).category] += times
            every -= times
        found[STANDARD.best(without_flush(ranks)).category] += every
    assert sum(found.values()) == comb(52, 7)
    expected = counts(4324, 37260, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460)
    assert dict(found) == expected


def flushes(held: Counter[int]) -> Iterator[tuple[int, ...]]:
    """Every set of five ranks or more that may be of one suit."""
    return chain.from_iterable(combinations(held, size) for size in range(5, len(held) + 1))


def without_flush(ranks: Sequence[int]) -> list[Card]:
    """Cards of these ranks, dealt to the four suits in turn, so that no suit has five."""
    return [FOUR_OF_A_RANK[rank][turn % 4] for turn, rank in enumerate(ranks)]


def with_flush(held: Counter[int], suited: tuple[int, ...]) -> list[Card]:
    """Cards of these ranks, the named ones in clubs and the rest in other suits."""
    others = [FOUR_OF_A_RANK[at][1 : 1 + count - (at in suited)] for at, count in held.items()]
    return [FOUR_OF_A_RANK[at][0] for at in suited] + [card for cards in others for card in cards]


@pytest.mark.parametrize(
    "size, expected",
    [
        (32, counts(14040, 53664, 471744, 3806880, 591528, 10343832, 9309048, 26332920, 18705960, 1053360)),
        (40, counts(23800, 137904, 1285200, 10922040, 4611176, 27723768, 37488840, 116552520, 161424072, 31345440)),
    ],
)
def test_given_every_deal_of_two_hole_cards_and_a_board_when_ranked_then_the_counts_are_the_published(
    size: int, expected: Counts
) -> None:
    """70,682,976 deals of 32 cards and 391,514,760 of 40: those alike but for suits that do not matter are one case."""
    pack = Pack(size=size)
    ranking = high_ranking(pack, ace_low=True)
    found: Counter[Category] = Counter()
    for hole, holes in every_hole(pack):
        for board, boards in every_board(pack, hole):
            found[ranking.best_exact(hole, board).category] += holes * boards
    assert sum(found.values()) == comb(size, 2) * comb(size - 2, 5)
    assert dict(found) == expected


def every_hole(pack: Pack) -> Iterator[tuple[tuple[Card, Card], int]]:
    """Two hole cards for every two that are alike but for their suits, and how many those are."""
    clubs, diamonds = pack.cards[: len(pack.ranks)], pack.cards[len(pack.ranks) : 2 * len(pack.ranks)]
    yield from ((pair, 6) for pair in zip(clubs, diamonds, strict=True))
    for one, other in combinations(range(len(clubs)), 2):
        yield (clubs[one], diamonds[other]), 12
        yield (clubs[one], clubs[other]), 4


def every_board(pack: Pack, hole: tuple[Card, Card]) -> Iterator[tuple[list[Card], int]]:
    """Boards beside a hole, each for all that are alike to it: one without a flush, and those with a flush in clubs."""
    left = [[card for card in pack.cards[at :: len(pack.ranks)] if card not in hole] for at in range(len(pack.ranks))]
    suited = hole[0].suit == hole[1].suit
    for ranks in combinations_with_replacement(range(len(left)), 5):
        held = Counter(ranks)
        every = prod([comb(len(left[at]), count) for at, count in held.items()])
        for flush in clubs_of(held, left) if suited else ():
            times = prod([comb(3, count - (at in flush)) for at, count in held.items()])
            others = [card for at, count in held.items() for card in left[at][::-1][: count - (at in flush)]]
            if times:
                yield [*(left[at][0] for at in flush), *others], times
            every -= times
        if every:
            yield [card for at, count in held.items() for card in left[at][::-1][:count]], every


def clubs_of(held: Counter[int], left: Sequence[Sequence[Card]]) -> Iterator[tuple[int, ...]]:
    """Every three ranks or more of a board that may lie there in clubs."""
    free = [at for at in held if left[at][0].suit == "c"]
    return chain.from_iterable(combinations(free, size) for size in range(3, len(free) + 1))


@pytest.mark.parametrize("size, joker, ace_low", list(product((48, 44, 36), (False, True), (False, True))))
def test_given_every_straight_of_a_pack_when_counted_then_each_start_of_the_line_gives_one(
    size: int, joker: bool, ace_low: bool
) -> None:
    """A pack of n ranks has n - 4 straights, and one more when the ace is also low."""
    pack = Pack(size=size, joker=joker)
    ranking = high_ranking(pack, ace_low=ace_low)
    in_spades = [card for card in pack.cards if card[1] == "s"]
    runs = [five for five in combinations(in_spades, 5) if ranking.hand(five).category is not Category.FLUSH]
    assert len(runs) == size // 4 - 4 + ace_low
    assert len({ranking.hand(five).strength for five in runs}) == len(runs)
