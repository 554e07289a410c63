"""From a seed to the order of the cards, so that whoever is given the seed afterwards can check the shuffle.

The seed comes from outside and is committed to before wagers open; what the players add ("cut:17") is mixed in once
wagers are closed. Canberra Poker 5.1, Ultimate Texas Hold-em 6.1, Canberra Manila 7.1 and Blackjack 5.1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack

from croupier.cards.card import Card
from croupier.cards.drbg import Generator
from croupier.cards.pack import Pack

SEED_BYTES = 64
"""Seed for each pack: 512 bits, more than the 452 that its draws can use, so that no order is out of reach."""

_REQUEST_BYTES = 256
_WORDS = 1 << 32


def commitment(context: str, seed: bytes) -> bytes:
    """What is published before wagers open: it binds the house to the seed and tells nothing about it."""
    return _digest(b"casino/commit/v1", context.encode(), seed)


def mix(context: str, committed: bytes, contributions: Sequence[str]) -> bytes:
    """What the players added after wagers closed, bound to the commitment that they had seen."""
    return _digest(b"casino/contrib/v1", context.encode(), committed, *(added.encode() for added in contributions))


def shuffled(pack: Pack, seed: bytes, context: str, mixed: bytes) -> tuple[Card, ...]:
    """The cards in the order in which they are dealt."""
    if len(seed) != SEED_BYTES * pack.packs:
        wanted = f"{SEED_BYTES} bytes for each of {pack.packs} packs"
        raise ValueError(f"A seed of {len(seed)} bytes cannot shuffle these cards; give {wanted}.")
    cards = list(pack.cards)
    lasts, size = range(len(cards) - 1, 0, -1), len(cards) // pack.packs
    for block in range(pack.packs):
        words = _words(seed, context, mixed, block)
        for last in lasts[block * size : (block + 1) * size]:
            other = bounded(words, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def accepted(bound: int) -> int:
    """How many of the 2**32 words a draw below the bound accepts: a multiple of the bound, so that all are equal."""
    return _WORDS - _WORDS % bound


def bounded(words: Iterator[int], bound: int) -> int:
    """A number from 0 to just below the bound, each equally likely; words beyond the accepted range are thrown away."""
    limit, word = accepted(bound), next(words)
    while word >= limit:
        word = next(words)
    return word % bound


def _words(seed: bytes, context: str, mixed: bytes, block: int) -> Iterator[int]:
    """32-bit words without end, from the slice of the seed that belongs to one pack."""
    entropy = seed[block * SEED_BYTES : (block + 1) * SEED_BYTES]
    own = _fields(b"casino/shuffle/v1", context.encode(), block.to_bytes(4, "big"))
    generator = Generator(entropy, mixed, own)
    while True:
        yield from unpack(f">{_REQUEST_BYTES // 4}I", generator.generate(_REQUEST_BYTES))


def _digest(*fields: bytes) -> bytes:
    return sha256(_fields(*fields)).digest()


def _fields(*fields: bytes) -> bytes:
    """Fields one after the other, each behind its length, so that no two lists of fields read the same."""
    return b"".join(len(field).to_bytes(8, "big") + field for field in fields)
