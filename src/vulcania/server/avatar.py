"""A fish for everyone: drawn from a number, so that the same person has the same one everywhere."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from vulcania.server.templates import safe

_BODIES = (
    "M6 20q10-13 24 0q-14 13-24 0Z", "M7 20q4-11 13-11t11 11q-2 11-11 11T7 20Z", "M4 20q13-8 27 0q-14 8-27 0Z",
)  # fmt: skip
_TAILS = ("M29 20l9-7q-3 7 0 14Z", "M29 20l8-9l-2 9l2 9Z", "M28 20q5-9 10-6q-5 6 0 12q-5 3-10-6Z")
_SIGNS = ("M15 14v12", "M14 15v10M18 14v12", "M13 20h9", "M16 17a3 3 0 1 0 .1 0Z")
_INKS = ("#0b6b7c", "#a8262f", "#1f6f45", "#8a5a00", "#5b3fa0", "#b0307a", "#2c5aa8", "#4a5a20")


@lru_cache(1000)
def avatar(person: str) -> str:
    """The drawing of a person, by what they are known by."""
    lots = sha256(f"fish {person}".encode()).digest()
    body, tail, sign = _BODIES[lots[0] % 3], _TAILS[lots[1] % 3], _SIGNS[lots[2] % 4]
    ink, other = _INKS[lots[3] % 8], _INKS[(lots[3] + 1 + lots[4] % 7) % 8]
    return safe(
        '<svg class="avatar" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#dcebee"/>'
        f'<path d="{tail}" fill="{other}"/><path d="{body}" fill="{ink}"/>'
        f'<path d="{sign}" fill="none" stroke="#fff" stroke-width="1.5"/>'
        '<circle cx="11" cy="18" r="1.6" fill="#fff"/></svg>'
    )
