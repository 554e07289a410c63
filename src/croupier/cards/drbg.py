"""HMAC_DRBG with SHA-256, the generator of NIST SP 800-90A: whoever has the seed gets the same bytes."""

from __future__ import annotations

import hmac


class Generator:
    """One instance: fed once with its seed, then asked for bytes; the size of each request is part of the stream."""

    def __init__(self, entropy: bytes, nonce: bytes, personalisation: bytes = b"") -> None:
        self._key = bytes(32)
        self._value = b"\x01" * 32
        self._update(entropy + nonce + personalisation)

    def generate(self, size: int) -> bytes:
        """The next bytes of the stream."""
        produced = bytearray()
        while len(produced) < size:
            self._value = self._hmac(self._value)
            produced += self._value
        self._update(b"")
        return bytes(produced[:size])

    def _update(self, data: bytes) -> None:
        for mark in (b"\x00", b"\x01") if data else (b"\x00",):
            self._key = self._hmac(self._value + mark + data)
            self._value = self._hmac(self._value)

    def _hmac(self, message: bytes) -> bytes:
        return hmac.digest(self._key, message, "sha256")
