"""Who may act for a seat: whoever has its secret. A browser keeps it in a cookie, a program in a token.

A key is written ``SEAT.SECRET``; a cookie holds the keys of all seats of one table that sit at one screen.
"""

from __future__ import annotations

import hmac
import secrets
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


def held(known: dict[int, str], seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """The seats that these keys really open."""
    return tuple(row.seat for row in seats if row.secret is not None and _opens(known.get(row.seat), row.secret))


def _opens(secret: str | None, wanted: str) -> bool:
    return secret is not None and hmac.compare_digest(hashed(secret), wanted)
