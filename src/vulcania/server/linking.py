"""A link that makes another device the same person's: good once and for ten minutes, at whichever server it is opened.

What the other device needs lies in the database until it comes, sealed with the link: nobody else can read it there.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

from cryptography.fernet import Fernet

from vulcania.server.store.people import People

LINK_SECONDS = 600.0
_LYING = "link "


def offer(people: People, secret: str, called: str, now: float) -> str:
    """Lay down who a person is; gives the code that fetches it. A blocking call, as the store's."""
    code = secrets.token_urlsafe(18)
    people.tidy(_LYING, now)
    people.lay_down(
        _place(code), _seal(code).encrypt(json.dumps([secret, called]).encode()).decode(), now + LINK_SECONDS
    )
    return code


def accept(people: People, code: str, now: float) -> tuple[str, str] | None:
    """The secret and the name of whoever made the link, once; a blocking call."""
    people.tidy(_LYING, now)
    found = people.take_up(_place(code))
    if found is None:
        return None
    secret, called = json.loads(_seal(code).decrypt(found.encode()))
    return secret, called


def _place(code: str) -> str:
    return _LYING + sha256(f"place {code}".encode()).hexdigest()[:32]


def _seal(code: str) -> Fernet:
    return Fernet(urlsafe_b64encode(sha256(f"seal {code}".encode()).digest()))
