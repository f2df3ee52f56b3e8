"""What a game may bring to the table besides its rules: a module ``table`` in its folder, with any of these functions.

Each is given a view and nothing else, so that nothing hidden can come out of it. The terminal and the server ask alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from vulcania.core.errors import NotAMove
from vulcania.core.game import Game
from vulcania.core.outcome import Outcome
from vulcania.core.said import fitting
from vulcania.core.view import View
from vulcania.core.vocabulary import Vocabulary
from vulcania.words import Words, words

_SEVERAL = 4
"""Of moves that a text may mean, so many are named."""


class Meant(NamedTuple):
    """What a line that somebody typed comes to."""

    moves: tuple[str, ...]
    rest: NotAMove | None = None
    """What was not understood of it: told once the moves have been made."""


class Shown(NamedTuple):
    """Something to be looked at before the clock starts."""

    name: str
    about: str
    drawing: str = ""
    """As SVG, where there is one."""


class Hooks:
    """A game's ``table`` module, with an answer for everything that it leaves out."""

    def __init__(self, module: ModuleType | None, vocabulary: Vocabulary, slug: str | None = None) -> None:
        self._module = module
        self._vocabulary = vocabulary
        self._slug = slug

    def _ask(self, name: str, *args: Any) -> Any:
        function = getattr(self._module, name, None)
        return None if function is None else function(*args)

    @property
    def timed(self) -> bool:
        """Whether the game has phases with a clock of their own at all."""
        return hasattr(self._module, "clock")

    def clock(self, view: View) -> float | None:
        """How many seconds the phase that the match is in lasts for everyone together; ``None``: as long as it takes.

        While the answer stays the same, the same clock goes on running.
        """
        seconds: float | None = self._ask("clock", view)
        return seconds

    def on_timeout(self, view: View) -> str:
        """The move that the house plays for the view's seat when that clock has run out."""
        move: str | None = self._ask("on_timeout", view)
        return move if move is not None else view.legal[0]

    def typed(self, view: View, text: str, lang: str) -> Meant | None:
        """The moves that a player meant who typed words of their own; ``None``: there are none.

        A game may give one as a notation, or several, with what it could not understand in ``rest``: that answers more
        kindly than the vocabulary can.
        """
        meant: Meant | str | None = self._ask("typed", view, text, lang)
        return Meant((meant,)) if isinstance(meant, str) else meant

    def meant(self, view: View, text: str, lang: str, names: Sequence[str] = ()) -> Meant:
        """What a player typed, as notations: the text itself if it is one, else what the game makes of it, else the
        legal move that is called so in that language."""
        if self._vocabulary.knows(text):
            return Meant((text,))
        meant = self.typed(view, text, lang) or Meant((self._said(view, text, lang, names),))
        if meant.rest is not None and not meant.moves:
            raise meant.rest
        return meant

    def _said(self, view: View, text: str, lang: str, names: Sequence[str]) -> str:
        """The one move that the words fit; where none does, the text itself."""
        if self._slug is None:
            return text
        said = words(lang, self._slug)
        found = fitting(self.listed(view), self._vocabulary, said, names, text)
        if len(found) < 2:
            return found[0] if found else text
        moves = "; ".join(said.move(self._vocabulary, move, names) for move in found[:_SEVERAL])
        more = "" if len(found) <= _SEVERAL else "; …"
        raise NotAMove("error-move-several", text=text[:60], moves=moves + more)

    def listed(self, view: View) -> tuple[str, ...]:
        """The legal moves that a person may be shown. Programs read them all in the view, as they cannot guess."""
        secret: tuple[str, ...] = self._ask("secret_moves", view) or ()
        return tuple(move for move in view.legal if move not in secret) if secret else view.legal

    def beforehand(self, view: View, words: Words) -> tuple[Shown, ...]:
        """What beginners may look through before the game's clock starts."""
        shown: tuple[Shown, ...] | None = self._ask("beforehand", view, words)
        return shown or ()

    def typing(self, view: View) -> bool:
        """Whether players now type rather than click: the page then offers a field to write in first."""
        return bool(self._ask("typing", view))

    def awaited(self, view: View) -> tuple[int, ...]:
        """Of the seats that may act, those that the match waits for. The others could, but it goes on without them."""
        seats: tuple[int, ...] | None = self._ask("awaited", view)
        return view.to_act if seats is None else seats

    @property
    def leaves_to_people(self) -> bool:
        """Whether the game has phases in which bots wait at all."""
        return hasattr(self._module, "bots_wait")

    def bots_wait(self, view: View) -> bool:
        """Whether bots leave the present phase to the people at the table."""
        return bool(self._ask("bots_wait", view))

    def companion(self, view: View, people: int) -> str | None:
        """What a bot does all the same in a phase left to so many people; ``None``: nothing now."""
        move: str | None = self._ask("companion", view, people)
        return move

    def rematch(self, options: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
        """The options of the next match at the same table."""
        changed: dict[str, Any] | None = self._ask("rematch", dict(options), outcome)
        return options if changed is None else changed


@cache
def hooks(game: Game) -> Hooks:
    return Hooks(game.optional_part("table"), game.vocabulary, game.slug)
