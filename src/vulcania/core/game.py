"""A game as the rest of Vulcania knows it: what it is, its vocabulary, and how to start."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from vulcania import shelf
from vulcania.core.components import Box, open_box
from vulcania.core.errors import BadSetup
from vulcania.core.event import Event
from vulcania.core.explain import Explained
from vulcania.core.outcome import Line
from vulcania.core.setup import Option, Setup, Value, read_options
from vulcania.core.state import State
from vulcania.core.view import Shared, View
from vulcania.core.vocabulary import Vocabulary
from vulcania.drawing import plain
from vulcania.drawing.players import MOST_SEATS
from vulcania.words import Words
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game is, known without loading its rules. Its title and tagline are words: ``title``, ``tagline``."""

    rules_prefix: str
    """What its rule ids begin with: ``SS`` for ``SS-8``."""
    rules_version: int
    """Raised whenever the same moves could lead elsewhere than before."""
    seats: tuple[int, int]
    minutes: tuple[int, int]
    designers: tuple[str, ...]
    publisher: str
    year: str
    """``2009``, or a decade like ``1950s``; empty where it is not known."""
    artists: tuple[str, ...] = ()
    team: bool = False
    """All seats win or lose together."""
    hidden_hands: bool = False
    """Seats have secrets from one another: a shared screen must be covered between them."""
    shares: tuple[str, ...] = ()
    """Folders beside the game's own whose words it uses too: what several games have in common."""
    option: tuple[Option, ...] = ()

    def __post_init__(self) -> None:
        low, high = self.seats
        if not 1 <= low <= high <= MOST_SEATS:
            raise ValueError(f"seats are the fewest and the most, between 1 and {MOST_SEATS}, not {low} and {high}")

    @property
    def options(self) -> tuple[Option, ...]:
        return self.option

    @property
    def published(self) -> Message | None:
        """When, as far as that is known."""
        if self.year.endswith("s"):
            return message("published-decade", decade=self.year[:-1])
        return message("published-year", year=self.year) if self.year else None


class Game(ABC):
    """One game. Its folder holds ``meta.toml``, ``rules.toml``, ``words/`` and its modules.

    A module ``game`` with a ``GAME`` is required. So are ``view`` and ``refusals``; ``components/`` and the other rooms
    (``scoring``, ``preview``, ``picture``, ``terminal``, ``heuristics`` …) may be left out. All are looked up by name
    when needed.
    """

    vocabulary: ClassVar[Vocabulary]
    view_type: ClassVar[type[View]]

    def __init__(self, slug: str, meta: Meta) -> None:
        self.slug = slug
        self.meta = meta
        self.package = shelf.package_of(slug)
        self._parts: dict[str, ModuleType | None] = {}
        """Those that were asked for: looking for a module takes longer than making a view."""

    def __getstate__(self) -> dict[str, Any]:
        """Modules are found again wherever it arrives."""
        return {**self.__dict__, "_parts": {}}

    @property
    def folder(self) -> Traversable:
        return shelf.folder(self.slug)

    def part(self, name: str) -> ModuleType:
        """One of the game's own modules, by its name."""
        found = self._parts.get(name)
        if found is None:
            found = self._parts[name] = self._load(name)
        return found

    def _load(self, name: str) -> ModuleType:
        return shelf.load(f"{self.package}.{name}")

    def optional_part(self, name: str) -> ModuleType | None:
        """One of the game's own modules, or ``None`` where the game does without it."""
        if name not in self._parts:
            try:
                self._parts[name] = self._load(name)
            except ModuleNotFoundError as error:
                if error.name != f"{self.package}.{name}":
                    raise
                self._parts[name] = None
        return self._parts[name]

    # -- what the game's own modules know about a position -----------------------------------------------------------

    def view(self, state: State, seat: int | None) -> View:
        """What a seat (``None``: a spectator) may know: ``view.make``."""
        shared = Shared(
            game=self.slug,
            seat=seat,
            seats=state.seats,
            options=state.setup.options,
            to_act=state.to_act,
            legal=() if seat not in state.to_act else tuple(self.vocabulary.notations(state.legal(seat))),
        )
        made: View = self.part("view").make(state, seat, shared)
        return made

    def why_not(self, state: State, move: int, seat: int) -> tuple[str, Message]:
        """For a move that is not legal now, the rule that forbids it, by id, and the reason: ``refusals.why_not``."""
        refused: tuple[str, Message] = self.part("refusals").why_not(state, move, seat)
        return refused

    def preview(self, state: State, move: int, seat: int) -> Message | None:
        """What a legal move would do, as far as the seat can know, shown before it is made: ``preview.preview``."""
        part = self.optional_part("preview")
        told: Message | None = None if part is None else part.preview(state, move, seat)
        return told

    def explain(self, view: View, thing: str) -> Explained | None:
        """What something on the board is that a picture names, as far as the view tells: ``explain.explain``."""
        part = self.optional_part("explain")
        told: Explained | None = part.explain(view, thing) if part is not None and thing.strip() else None
        return told

    def breakdown(self, state: State) -> tuple[Line, ...]:
        """Where every point came from, once the match is over (``scoring.breakdown``)."""
        part = self.optional_part("scoring")
        lines: tuple[Line, ...] = () if part is None else part.breakdown(state)
        return lines

    def draw(
        self,
        view: View,
        words: Words,
        names: Sequence[str],
        *,
        narrow: bool = False,
        low: bool = False,
        snug: bool = False,
        headed: bool = True,
    ) -> str:
        """A view as SVG: ``picture.draw``, or else what the view holds, entry by entry, and a button for each move.

        For a telephone held sideways (``low``) a game may have a picture of its own, ``picture.draw_low``, and for a
        tablet (``snug``) ``picture.draw_snug``.
        """
        part = self.optional_part("picture")
        own = getattr(part, "draw_low" if low else "draw_snug", None) if low or snug else None
        if own is not None:
            made_for_it: str = own(view, words, names)
            return made_for_it
        if part is None:
            moves = {move: words.move(self.vocabulary, move, names) for move in view.legal}
            prompt = words.say(view.prompt, names)
            return plain.draw(words.say("title"), prompt, view.entries(), moves, narrow=narrow, headed=headed)
        drawn: str = part.draw(view, words, names, narrow=narrow, headed=headed)
        return drawn

    def card(self, event: Event, words: Words) -> str | None:
        """The card that an event is about, as SVG, if there is one and the game draws it: ``picture.card``."""
        draw = getattr(self.optional_part("picture"), "card", None)
        drawn: str | None = None if draw is None else draw(event, words)
        return drawn

    def moment(self, event: Event, view: View | None) -> Message | None:
        """What is told large because a part of the match begins or ends with an event: ``picture.moment``, which knows
        the view as it stood then, or else the event's own sentence, if its kind is in ``picture.MOMENTS``."""
        part = self.optional_part("picture")
        tell = getattr(part, "moment", None)
        told: Message | None = None if tell is None or view is None else tell(event, view)
        return told or (event.message if event.kind in getattr(part, "MOMENTS", ()) else None)

    def sound(self, event: Event) -> str:
        """What an event sounds like: ``card``, ``catch`` or ``alarm`` by its kind in ``picture.SOUNDS``, or nothing."""
        sounds: Mapping[str, str] = getattr(self.optional_part("picture"), "SOUNDS", {})
        return sounds.get(event.kind, "")

    # -- the box -----------------------------------------------------------------------------------------------------

    @cached_property
    def standard(self) -> tuple[Box, Any]:
        """The components that come with the game."""
        box = open_box(self.slug, self.folder / "components")
        return box, self.read_components(box)

    def box(self, replacement: str | Path | None) -> tuple[Box, Any]:
        """The components to play with, checked."""
        if replacement is None:
            return self.standard
        box = open_box(self.slug, self.folder / "components", replacement)
        return box, self.read_components(box)

    def kept_box(self, digest: str) -> tuple[Box, Any] | None:
        """The box of that digest, if it is the standard one or was once: then its files, as far as they have changed
        since, lie in ``components/older/DIGEST/``, so that what was begun with it can go on."""
        if digest == self.standard[0].digest:
            return self.standard
        older = self.folder / "components" / "older" / digest
        if not (digest.isalnum() and len(digest) <= 64 and older.is_dir()):
            return None
        box = Box(self.slug, self.standard[0].files | open_box(self.slug, older).files)
        return box, self.read_components(box)

    def setup(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        components: Any = None,
        rules: int | None = None,
    ) -> Setup:
        """A checked agreement. ``components`` is what :meth:`box` gave, the standard ones when left out; ``rules`` the
        version of the rules, today's when left out."""
        low, high = self.meta.seats
        if seats not in range(low, high + 1):
            raise BadSetup("error-seats", game=self.slug, seats=str(seats)[:20], low=low, high=high)
        if not _whole(seed):
            raise BadSetup("error-seed", game=self.slug, seed=str(seed)[:40])
        chosen = read_options(self.meta.options, options, seats) if options else _usual_options(self, seats).copy()
        contents = self.standard[1] if components is None else components
        return Setup(seats, seed, chosen, contents, self.meta.rules_version if rules is None else rules)

    def read_components(self, box: Box) -> Any:  # noqa: B027 - a game with an empty box has nothing to read
        """Understand and check the box; :class:`~vulcania.core.errors.BadComponents` names what is wrong."""

    @abstractmethod
    def start(self, setup: Setup) -> State:
        """The position before the first move."""

    @abstractmethod
    def bound(self, setup: Setup) -> int:
        """No match with this setup has more moves than that."""


@cache
def _usual_options(game: Game, seats: int) -> dict[str, Value]:
    """What holds where nothing was chosen: read once, as thousands of matches a second begin so."""
    return read_options(game.meta.options, {}, seats)
