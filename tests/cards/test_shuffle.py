"""The shuffle: published vectors, a draw that is exactly unbiased, and orders that anybody can check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import product
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import shuffle
from croupier.cards.card import Card
from croupier.cards.drbg import Generator
from croupier.cards.pack import Pack
from croupier.cards.shuffle import accepted, bounded, commitment, mix, shuffled
from tests.cards.strategies import packs

WORDS = 2**32


@pytest.mark.parametrize(
    "decks, added, committed, mixed, first, digest",
    [
        (
            1,
            (),
            "58c4399124c2e4530b93c1f777848e3eb94176053c35e74188130f4ecad6a464",
            "554757d02c3730aa67b3ac5f24cb94715a91ab7d5c190811cfb7c559e5e97798",
            "3s As Qc 4d Kh 4s Th 3c 9h 3d",
            "6b442b83f97bcf3d0d13e9c7168dc35802ed118eba7114367f60175cbf1bedaf",
        ),
        (
            1,
            ("cut:17", "cut:42"),
            "58c4399124c2e4530b93c1f777848e3eb94176053c35e74188130f4ecad6a464",
            "01412575d4b1f0aa4eef010c3ab4d4d927d87c26375ec14f2cf0ab96832b6a3e",
            "6d Ks 2h 3d 8s 8h As Ah 9c 3h",
            "9355e94b861e89bfd9da8ca39f29694227d50eef806ad536b9f327cf78791ff7",
        ),
        (
            8,
            ("cut:17",),
            "b8291c773e32c3d2b0b7338a412d4def3e570f933e0a24f57cf1323ca8858566",
            "8312829e46ff0099115d2abeefd53bb8ba25861f3e23c90f09b9a416febad2ce",
            "Qd As Th Tc Ks 9c 8h 5d Jc 2s",
            "f11f4fca283a252cd5745268b046108572ee5d4df769ef6e7088d5015e11664a",
        ),
    ],
)
def test_given_a_published_seed_when_shuffled_then_the_order_is_the_published_one(
    decks: int, added: Sequence[str], committed: str, mixed: str, first: str, digest: str
) -> None:
    """Three published vectors of the whole construction: commitment, contributions and order."""
    seed, context = bytes(i % 256 for i in range(64 * decks)), f"table=CP1;round=1;rules=v1;decks={decks}"
    bound = commitment(context, seed)
    together = mix(context, bound, added)
    order = shuffled(Pack(packs=decks), seed, context, together)
    assert (bound.hex(), together.hex()) == (committed, mixed)
    assert " ".join(order[:10]) == first
    assert sha256(",".join(order).encode()).hexdigest() == digest


@pytest.mark.parametrize(
    "entropy, nonce, personalisation, second",
    [
        (
            "ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488",
            "659ba96c601dc69fc902940805ec0ca8",
            "",
            (
                "e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89d54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2ab"
                "a6e624abf07745bc107694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668961df86803482cb37ed6d5c0bb8d50"
                "cf1f50d476aa0458bdaba806f48be9dcb8"
            ),
        ),
        (
            "79737479ba4e7642a221fcfd1b820b134e9e3540a35bb48ffae29c20f5418ea3",
            "3593259c092bef4129bc2c6c9e19f343",
            "",
            (
                "cf5ad5984f9e43917aa9087380dac46e410ddc8a7731859c84e9d0f31bd43655b924159413e2293b17610f211e09f770f172b8fb693a35b"
                "85d3b9e5e63b1dc252ac0e115002e9bedfb4b5b6fd43f33b8e0eafb2d072e1a6fee1f159df9b51e6c8da737e60d5032dd30544ec51558c6"
                "f080bdbdab1de8a939e961e06b5f1aca37"
            ),
        ),
        (
            "5cacc68165a2e2ee20812f35ec73a79dbf30fd475476ac0c44fc6174cdac2b55",
            "6f885496c1e63af620becd9e71ecb824",
            "e72dd8590d4ed5295515c35ed6199e9d211b8f069b3058caa6670b96ef1208d0",
            (
                "f1012cf543f94533df27fedfbf58e5b79a3dc517a9c402bdbfc9a0c0f721f9d53faf4aafdc4b8f7a1b580fcaa52338d4bd95f58966a243c"
                "dcd3f446ed4bc546d9f607b190dd69954450d16cd0e2d6437067d8b44d19a6af7a7cfa8794e5fbd728e8fb2f2e8db5dd4ff1aa275f35886"
                "098e80ff844886060da8b1e7137846b23b"
            ),
        ),
    ],
)
def test_given_a_vector_of_nist_when_generated_twice_then_the_second_bytes_are_the_published_ones(
    entropy: str, nonce: str, personalisation: str, second: str
) -> None:
    """HMAC_DRBG with SHA-256, no reseeding: the validation programme compares the second of two requests."""
    generator = Generator(bytes.fromhex(entropy), bytes.fromhex(nonce), bytes.fromhex(personalisation))
    generator.generate(128)
    assert generator.generate(128).hex() == second


def test_given_requests_of_other_sizes_when_generated_then_the_streams_part() -> None:
    """The size of a request is part of the construction, and a request is answered to the byte."""
    one, two = Generator(bytes(32), bytes(16)), Generator(bytes(32), bytes(16))
    assert one.generate(40) == two.generate(96)[:40]
    assert one.generate(40) != two.generate(40)


def test_given_any_bound_when_words_are_accepted_then_every_number_comes_equally_often() -> None:
    """The accepted words are a whole multiple of the bound, and no further multiple would fit: no bias at all."""
    limits = {bound: accepted(bound) for bound in range(1, 417)}
    assert [bound for bound, limit in limits.items() if limit % bound != 0] == []
    assert [bound for bound, limit in limits.items() if not WORDS - bound < limit <= WORDS] == []


@pytest.mark.parametrize("bound", [3, 5, 6, 7, 10, 52])
def test_given_words_of_eight_bits_when_all_are_drawn_then_every_number_comes_equally_often(
    bound: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same draw over 256 words, every one of them tried: the numbers below the bound are equally frequent."""
    monkeypatch.setattr(shuffle, "_WORDS", 256)
    endless = 0
    drawn = Counter(bounded(iter((word, endless)), bound) for word in range(accepted(bound)))
    assert set(drawn) == set(range(bound))
    assert len(set(drawn.values())) == 1
    assert [bounded(iter((word, endless)), bound) for word in range(accepted(bound), 256)] == [0] * (256 % bound)


@pytest.mark.parametrize("bound", [3, 52, 416])
def test_given_a_word_beyond_the_accepted_range_when_drawn_then_the_next_one_is_taken(bound: int) -> None:
    """The last accepted word counts, the first rejected one does not."""
    limit = accepted(bound)
    assert bounded(iter([limit - 1, 1]), bound) == bound - 1
    assert bounded(iter([limit, WORDS - 1, 1]), bound) == 1


def test_given_every_choice_of_four_cards_when_shuffled_then_every_order_comes_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The draws name each order exactly once, so equal draws are equal orders."""
    four, orders = Pack().cards[:4], set[tuple[Card, ...]]()
    monkeypatch.setattr(Pack, "cards", four)
    for draws in product(range(4), range(3), range(2)):
        monkeypatch.setattr(shuffle, "_words", Mock(return_value=iter(draws)))
        orders.add(shuffled(Pack(), bytes(64), "", b""))
    assert len(orders) == 24
    assert {frozenset(order) for order in orders} == {frozenset(four)}


@given(packs(), st.integers(1, 3), st.binary(min_size=192, max_size=192), st.text(max_size=20))
def test_given_any_seed_when_shuffled_then_the_pack_is_complete(
    pack: Pack, count: int, seed: bytes, context: str
) -> None:
    """A shuffle loses and makes no card, and the same seed gives the same order."""
    shoe = Pack(pack.size, pack.joker, count)
    order = shuffled(shoe, seed[: 64 * count], context, b"mix")
    assert not shoe.faults(order)
    assert order == shuffled(shoe, seed[: 64 * count], context, b"mix")


def test_given_a_change_of_seed_context_or_contribution_when_shuffled_then_the_order_changes() -> None:
    """Everything that goes in decides, each pack's part of the seed for itself."""
    shoe, seed = Pack(packs=2), bytes(128)
    orders = {
        shuffled(shoe, seed, "round=1", b""),
        shuffled(shoe, seed[:-1] + b"\x01", "round=1", b""),
        shuffled(shoe, b"\x01" + seed[1:], "round=1", b""),
        shuffled(shoe, seed, "round=2", b""),
        shuffled(shoe, seed, "round=1", mix("round=1", b"", ["cut:17"])),
    }
    assert len(orders) == 5


def test_given_fields_that_join_to_the_same_text_when_mixed_then_they_are_told_apart() -> None:
    """Each field carries its length: two contributions are not one, nor is a context part of a seed."""
    assert mix("c", b"", ["cut:1", "7"]) != mix("c", b"", ["cut:17"]) != mix("c", b"", ["cut:17", ""])
    assert commitment("ab", b"c") != commitment("a", b"bc")


@pytest.mark.parametrize("size", [0, 63, 65, 128])
def test_given_a_seed_of_the_wrong_length_when_shuffled_then_it_is_refused(size: int) -> None:
    """A short seed could not reach every order; a long one would not be used."""
    with pytest.raises(ValueError, match=rf"^A seed of {size} bytes cannot .*; give 64 bytes for each of 1 packs\.$"):
        shuffled(Pack(), bytes(size), "", b"")
