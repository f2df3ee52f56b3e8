"""What Explo brings to the table besides its rules: a clock, a secret shelf, typed words (EX-8, EX-9)."""

from __future__ import annotations

from vulcania.core.errors import NotAMove
from vulcania.core.hooks import Meant, Shown
from vulcania.core.view import View
from vulcania.games.explo.components import ITEMS
from vulcania.games.explo.picture.drawings import alone
from vulcania.games.explo.table.packing import Understood, says, understand
from vulcania.games.explo.view import ExploView
from vulcania.words import Words, words

OFFERED = 2
"""Of the cards that may be meant, so many are offered at most."""
SENSIBLE = (
    "water", "helmet", "rope", "food", "headlamp", "spare-batteries", "boots", "first-aid-kit", "gloves", "kit-bag",
    "survival-blanket", "harness", "survey-kit", "caving-suit", "bin-bag", "lanyards", "sketch-map", "energy-bars",
    "group-shelter", "spare-headlamp",
)  # fmt: skip
"""What comes to a companion's mind, first things first."""
IN_MIND = 5
"""Out of so many a companion names one."""


def clock(view: View) -> float | None:
    """EX-8, EX-9: the seconds for packing; 0 means no clock."""
    seconds = int(view.options["preparation-seconds"])
    return float(seconds) if _packing(view) and seconds else None


def on_timeout(view: View) -> str | None:
    """What has not been named by then stays at home."""
    return "depart" if _packing(view) else None


def typing(view: View) -> bool:
    return _packing(view)


def secret_moves(view: View) -> tuple[str, ...]:
    """EX-8: the cards are held unseen while the clock runs. Without a clock the shelf is open."""
    return tuple(move for move in view.legal if move.startswith("take ")) if clock(view) else ()


def beforehand(view: View, said: Words) -> tuple[Shown, ...]:
    """EX-8: beginners may look through the cards before the clock starts."""
    if not (isinstance(view, ExploView) and clock(view)) or view.taken:
        return ()
    return tuple(
        Shown(said.say(f"item-{item}"), said.say(f"item-{item}.about"), alone(f"item-{item}")) for item in ITEMS
    )


def bots_wait(view: View) -> bool:
    """Packing, and sharing out what was packed, is for people, where there are any."""
    return isinstance(view, ExploView) and view.step in ("preparing", "sharing")


def companion(view: View, people: int) -> str | None:
    """EX-8: bots pack along, but name no more things than people do, and never say when to leave."""
    if not (isinstance(view, ExploView) and view.step == "preparing"):
        return None
    mates = min(view.seats - people, people)
    at_home = [item for item in SENSIBLE if item not in view.taken]
    if len(at_home) < 2 or len(view.taken) % (people + mates) < people:
        return None
    turn = view.first + 3 * len(view.taken)  # another expedition, another order
    return f"take {at_home[turn % min(IN_MIND, len(at_home))]}"


def typed(view: View, text: str, lang: str) -> Meant | None:
    """The moves for what was named. Words that nobody knows are answered kindly, and change nothing."""
    if not isinstance(view, ExploView):
        return None
    if _packing(view):
        return Meant(("depart",)) if says(text, lang, "depart") else _taken(understand(text, lang), lang)
    return Meant(("begin",)) if view.step == "sharing" and says(text, lang, "begin") else None


def _taken(understood: Understood, lang: str) -> Meant:
    offers = tuple(f"take {item}" for item in understood.guesses[:OFFERED])
    text = ", ".join(understood.unknown)[:60]
    rest = None
    if offers:
        near = ", ".join(words(lang, "explo").say(f"item-{item}") for item in understood.guesses[:OFFERED])
        rest = NotAMove("unknown-item-near", game="explo", offers=offers, text=text, near=near)
    elif text:
        rest = NotAMove("unknown-item", game="explo", text=text)
    elif understood.without or not understood.items:
        rest = NotAMove("item-without", game="explo", text=", ".join(understood.without)[:60])
    return Meant(tuple(f"take {item}" for item in understood.items), rest)


def _packing(view: View) -> bool:
    return isinstance(view, ExploView) and view.step == "preparing"
