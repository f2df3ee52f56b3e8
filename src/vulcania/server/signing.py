"""Records that prove themselves.

Before the first move the table shows the fingerprint of its seed, which the record tells at the end: chance was settled
beforehand, and nobody could change it. And the server signs the records of matches that ended at its tables (Ed25519),
over the record as :meth:`~vulcania.core.match.Match.record` writes it without the line ``signed``. That line holds the
server's public key and the signature; whoever has the record can check both.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from functools import lru_cache
from hashlib import sha256
from typing import Literal

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from vulcania.core.chance import any_seed
from vulcania.core.match import Match

Verdict = Literal["unsigned", "changed", "signed"]


def new_seed() -> int:
    """So long that nobody finds it by trying which seed has the fingerprint."""
    return any_seed(bits=128)


@lru_cache(1000)
def fingerprint(seed: int) -> str:
    """What a table shows of its seed before the match."""
    return sha256(f"vulcania seed {seed}".encode()).hexdigest()


def new_key() -> str:
    return b64encode(Ed25519PrivateKey.generate().private_bytes_raw()).decode()


class Signer:
    """Signs with a server's key."""

    def __init__(self, key: str) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(b64decode(key))
        self.public = b64encode(self._key.public_key().public_bytes_raw()).decode()

    def record(self, match: Match) -> str:
        """The record of a finished match, signed."""
        signed = match.at(len(match.plies))
        signed.signed = f"{self.public} {b64encode(self._key.sign(_bare(match))).decode()}"
        return signed.record()


def verdict(match: Match) -> tuple[Verdict, str]:
    """What a record's signature is worth, and the key that it was made with."""
    key, _, signature = (match.signed or "").partition(" ")
    if match.signed is None:
        return "unsigned", ""
    try:
        Ed25519PublicKey.from_public_bytes(b64decode(key)).verify(b64decode(signature), _bare(match))
    except (InvalidSignature, Error, ValueError):
        return "changed", ""
    return "signed", key


def _bare(match: Match) -> bytes:
    bare = match.at(len(match.plies))
    bare.signed = None
    return bare.record().encode()
