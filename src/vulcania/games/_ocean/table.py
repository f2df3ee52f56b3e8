"""What people may type besides the notation: places as the compass shows them in their language."""

from __future__ import annotations

from vulcania.core.view import View
from vulcania.games._ocean.moves import SEEN_NAMES
from vulcania.words import words


def typed(view: View, text: str, lang: str) -> str | None:
    """A place to fetch from, with or without the word: ``fetch ZW −1``, ``o-2``. In French O is the west, in Dutch the
    east, which is why it has to be asked for in a language."""
    said = words(lang, view.game)
    places = {_plain(said.say(f"place-{name}")): name for name in SEEN_NAMES.names}
    place = places.get(_plain(text).removeprefix("fetch"))
    return None if place is None else f"fetch {place}"


def _plain(text: str) -> str:
    """Without blanks, and with the minus sign that keyboards have."""
    return "".join(text.casefold().split()).replace("−", "-")
