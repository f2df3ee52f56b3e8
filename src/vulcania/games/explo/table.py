"""What Explo brings to the table besides its rules: the clock for packing, and the words that people type (EX-9)."""

from __future__ import annotations

from vulcania.core.errors import NotAMove
from vulcania.core.view import View
from vulcania.games.explo.items import find_item, similar
from vulcania.games.explo.moves import VOCABULARY
from vulcania.games.explo.view import ExploView
from vulcania.words import words


def clock(view: View) -> float | None:
    """EX-8, EX-9: the seconds for packing; 0 means no clock."""
    seconds = int(view.options["preparation-seconds"])
    return float(seconds) if _packing(view) and seconds else None


def on_timeout(view: View) -> str | None:
    """What has not been named by then stays at home."""
    return "depart" if _packing(view) else None


def typing(view: View) -> bool:
    return _packing(view)


def bots_wait(view: View) -> bool:
    """Packing, and sharing out what was packed, is for people, where there are any."""
    return isinstance(view, ExploView) and view.step in ("preparing", "sharing")


def typed(view: View, text: str, lang: str) -> str | None:
    """The move for a thing that was named. A word that nobody knows is answered kindly, and changes nothing."""
    if not _packing(view) or _is_notation(text):
        return None
    item = find_item(text, lang)
    if item is not None:
        return f"take {item}"
    said = words(lang, "explo")
    near = [said.say(f"item-{one}") for one in similar(text, lang)[:2]]
    if near:
        raise NotAMove("unknown-item-near", game="explo", text=text.strip()[:40], near=", ".join(near))
    raise NotAMove("unknown-item", game="explo", text=text.strip()[:40])


def _packing(view: View) -> bool:
    return isinstance(view, ExploView) and view.step == "preparing"


def _is_notation(text: str) -> bool:
    try:
        VOCABULARY.parse(text)
    except NotAMove:
        return False
    return True
