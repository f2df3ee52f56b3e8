"""Who may act for a seat: whoever has its secret. A browser keeps it in a cookie, a program in a token.

A key is written ``SEAT.SECRET``; a cookie holds the keys of all seats of one table that sit at one screen. Each device
that a seat is open on has a secret of its own, so that one of them can be shut out.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from vulcania.server.store.rows import SeatRow

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without signs that are mistaken for one another when a link is read aloud."""
_JOINT = "~"
_LONGEST = 2048


def new_id() -> str:
    """A table's name in links: 49 bits, so that no one finds a table by trying."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    """What the store keeps. The secret is random and long, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def write(seat: int, secret: str) -> str:
    return f"{seat}.{secret}"


def cookie_name(table: str) -> str:
    return f"seat_{table}"


def read(text: str | None) -> dict[int, str]:
    """The keys in a cookie or token: secret by seat. Whatever is no key is passed over."""
    found = {}
    for part in (text or "")[:_LONGEST].split(_JOINT):
        seat, dot, secret = part.partition(".")
        if dot and secret and seat.isascii() and seat.isdigit() and len(seat) <= 2:
            found[int(seat)] = secret
    return found


def cookie(known: dict[int, str]) -> str:
    return _JOINT.join(write(seat, secret) for seat, secret in sorted(known.items()))


class Seal:
    """What only this house can write: marks under its own statements, by a key that never leaves it."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def of(self, *parts: str) -> str:
        mark = hmac.digest(self._key, "\n".join(parts).encode(), "sha256")
        return urlsafe_b64encode(mark[:18]).decode()

    def holds(self, mark: str, *parts: str) -> bool:
        return hmac.compare_digest(mark.encode(), self.of(*parts).encode())

    def pass_for(self, table: str, row: SeatRow) -> str:
        """What opens a person's seat, without being its key: for links, and for who is known by another key. It opens
        the seat as long as the first of the devices that hold it now."""
        return self.of("seat", table, str(row.seat), row.devices[0])


def held(known: dict[int, str], table: str, seats: Sequence[SeatRow], seal: Seal) -> tuple[int, ...]:
    """The seats that these keys or passes really open."""
    if not known:  # asked for each of a thousand spectators after every move
        return ()
    return tuple(row.seat for row in seats if _opens(known.get(row.seat), table, row, seal))


def moved(known: dict[int, str], seats: Sequence[SeatRow]) -> dict[int, str]:
    """The same keys by the seats that they open at a table whose people may have changed places."""
    return {row.seat: key for key in known.values() for row in seats if hashed(key) in row.devices}


def _opens(key: str | None, table: str, row: SeatRow, seal: Seal) -> bool:
    if key is None:
        return False
    found, passes = hashed(key), () if row.alone else row.devices
    return any(hmac.compare_digest(found, one) for one in row.devices) or any(
        seal.holds(key, "seat", table, str(row.seat), one) for one in passes
    )
