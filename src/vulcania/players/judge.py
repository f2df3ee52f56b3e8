"""What a net that learned by self-play thinks of a position: the weights in a game's folder ``learned``, run by NumPy.

Each net has a folder of its own in there. ``about.toml`` says what it is: the version of the encoding that it
understands, how large it is, which numbers of seats it knows, the hash of ``weights.npz``, and how it was made. Weights
are data from somewhere: what does not fit is refused with one line, and the heuristics play.

Nets know the game as it comes in the box. Where a table plays by other options or with other components, none is asked.
"""

from __future__ import annotations

import io
import logging
import os
import sys
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from math import exp
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import msgspec

from vulcania.core.game import Game
from vulcania.core.outcome import Outcome
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.core.typed import typed
from vulcania.players.heuristics import heuristics

if TYPE_CHECKING:
    from vulcania.research.encoding import Encoding

log = logging.getLogger(__name__)

FOLDER, ABOUT, WEIGHTS = "learned", "about.toml", "weights.npz"

HELD = 8 << 20
"""Bytes, about what a net works out in passing. The C library of most Linux systems hands memory back as soon as it is
free, to ask for it again the next moment, which takes a tenth of the time; but as much as it was once asked for in one
piece it holds on to."""

OVERLOOKED = -1e9
"""How moves are liked at places that a net does not look at."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of a game's weights."""

    encoding: int
    channels: int
    rest: int
    blocks: int
    seats: tuple[int, ...]
    spread: float
    sha256: str
    licence: str
    made: str
    """The command, with the machine and the time that it took."""
    off: float | None = None
    """The standard error of what it thinks a chance is, where that was measured …"""
    off_costs: float | None = None
    """… and of what it thinks a move costs against another: then matches are looked back upon by it."""
    off_rehearsed: float | None = None
    off_costs_rehearsed: float | None = None
    """The same of what it comes to think when the move is played on for a while …"""
    off_costs_played_on: float | None = None
    """… and when it is, for longer and in many deals."""


class BadWeights(Exception):
    """Why a game's weights are not used."""


class Judge:
    """A net's opinions of the positions of one game."""

    def __init__(self, game: Game, setup: Setup, about: About, data: bytes) -> None:
        _one_thread()
        import numpy as np

        from vulcania.players.hearing import Neighbourhood
        from vulcania.players.net import Shape, board, sizes
        from vulcania.research.encoding import layout

        np.empty(HELD, np.uint8)
        self.np = np
        self.game, self.about = game, about
        self.shape = Shape(about.channels, about.rest, about.blocks)
        found = layout(game, setup)
        self.effort = max(found.most or len(found.places), 1) * about.channels**2 * about.blocks
        """How many products an opinion takes in each of the few matrices that every place has to do with."""
        if sha256(data).hexdigest() != about.sha256:
            raise BadWeights(f"{WEIGHTS} is not the file that {ABOUT} tells of (its SHA-256 differs)")
        if found.version != about.encoding:
            raise BadWeights(f"they understand encoding {about.encoding}, and now it is {found.version}")
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as file:
                self.weights = {name: file[name].astype(np.float32) for name in file.files}
        except (ValueError, OSError, KeyError, BadZipFile) as error:
            raise BadWeights(f"{WEIGHTS} cannot be read: {error}") from error
        wanted = sizes(found, self.shape)
        for name in sorted(wanted.keys() | self.weights.keys()):
            shape = self.weights[name].shape if name in self.weights else None
            if shape != wanted.get(name):
                raise BadWeights(f"{name} has the shape {shape} instead of {wanted.get(name)}")
            if not np.isfinite(self.weights[name]).all():
                raise BadWeights(f"{name} holds numbers that are none")
        over = board(found)
        if not over.most:  # of a large board each position has its own small part
            over = over._replace(mixing=[Neighbourhood(mix) for mix in over.mixing])
        self.board = over

    def opinions(self, positions: Sequence[tuple[State, int]]) -> tuple[Any, Any]:
        """For positions as seats see them: how every move is liked, and what the match is worth to that seat. Imagined
        positions often differ only in what the seat does not see: what looks the same is thought about once."""
        from vulcania.research.encoding import encode, flat

        distinct: dict[bytes, Encoding] = {}
        looks = []
        for state, seat in positions:
            seen = encode(self.game, self.game.view(state, seat))
            looks.append(flat(seen).tobytes())
            distinct.setdefault(looks[-1], seen)
        likes, worth = self._opinions(list(distinct.values()))
        if len(distinct) == len(positions):
            return likes, worth
        place = {look: at for at, look in enumerate(distinct)}
        which = [place[look] for look in looks]
        return likes[which], worth[which]

    def _opinions(self, seen: Sequence[Encoding]) -> tuple[Any, Any]:
        from vulcania.players.net import choices, opinion, sight
        from vulcania.research.encoding import Encoding

        np, over = self.np, self.board
        batch = Encoding(np.stack([one.places for one in seen]), np.stack([one.rest for one in seen]))
        looked_at = sight(batch, over, np)
        outputs, worth = opinion(self.weights, looked_at, over, self.shape, np)
        if looked_at.at is None:
            return outputs[:, over.moves], worth
        likes = np.full((len(seen), len(over.moves) + 1), OVERLOOKED, np.float32)
        np.put_along_axis(likes, choices(over, looked_at.at, np), outputs, 1)
        return likes[:, :-1], worth

    def chances(self, likes: Any, moves: Sequence[int], warmth: float = 1.0) -> list[float]:
        """The net's liking of some moves as parts of one; a greater warmth makes them more alike."""
        np = self.np
        given = likes[list(moves)] / warmth
        parts = np.exp(given - given.max())
        found: list[float] = (parts / parts.sum()).tolist()
        return found

    def liked(self, state: State, seat: int, moves: Sequence[int]) -> dict[int, float]:
        """How likely it would play each of a seat's moves, its favourite first."""
        (likes,), _ = self.opinions([(state, seat)])
        return dict(sorted(zip(moves, self.chances(likes, moves), strict=True), key=lambda one: -one[1]))

    def endings(self, state: State) -> list[float]:
        """What the end of a match is worth to each seat, on the scale that the net has learnt."""
        outcome = state.outcome()
        assert outcome is not None, "nobody is to act, so the match is over"
        win = win_of(self.game.meta.team)
        return [win * share + (1 - win) * self._margin(outcome, seat) for seat, share in enumerate(outcome.success)]

    def _margin(self, outcome: Outcome, seat: int) -> float:
        """Of a team that has failed, how far it came is not told any more."""
        scores = outcome.scores
        if self.game.meta.team:
            return float(outcome.success[seat])
        rival = max((score for at, score in enumerate(scores) if at != seat), default=0)
        return 1 / (1 + exp(-(scores[seat] - rival) / self.about.spread))


def win_of(team: bool) -> float:
    """How much of what a match is worth is the win; the rest is how clear it was. To teams that seldom reach their goal
    it must tell more, or else nothing would be learnt before the first of them does."""
    return 0.5 if team else 0.85


def _one_thread() -> None:
    """A position is too small for several threads: waiting for one another, they take several times as long. NumPy asks
    when it is imported; whoever did that before, or has said how many, knows what they want."""
    if "numpy" not in sys.modules:
        for library in ("OPENBLAS", "MKL", "OMP"):
            os.environ.setdefault(f"{library}_NUM_THREADS", "1")


def judge(game: Game, setup: Setup) -> Judge | None:
    """The game's own net for such matches, if it has one; why not is written to the log, once."""
    return _of_seats(game, setup.seats) if _usual(game, setup) else None


def adviser(game: Game, setup: Setup) -> Judge | None:
    """The game's own net, unless the game has an expert: it knows better."""
    return None if heuristics(game).expert else judge(game, setup)


def taught(game: Game, setup: Setup) -> bool:
    """Whether captains and Nemo play such matches by a net, for all that is told of it: it is not read."""
    return heuristics(game).expert is None and _usual(game, setup) and setup.seats in _known(game)


@cache
def _known(game: Game) -> frozenset[int]:
    """The numbers of seats for which the game has nets."""
    found: set[int] = set()
    for folder in _folders(game):
        with suppress(OSError, ValueError):
            found.update(about_of(folder).seats)
    return frozenset(found)


def _folders(game: Game) -> list[Traversable]:
    learned = game.folder / FOLDER
    return sorted(learned.iterdir(), key=lambda one: one.name) if learned.is_dir() else []


def _usual(game: Game, setup: Setup) -> bool:
    chosen = (setup.options.get(option.name) == option.default for option in game.meta.options if option.kind != "seat")
    standard = game.standard[1]
    return all(chosen) and (setup.components is standard or setup.components == standard)


def about_of(folder: Traversable) -> About:
    return typed(tomllib.loads((folder / ABOUT).read_text("utf-8")), About)


def judge_in(folder: Traversable, game: Game, seats: int) -> Judge:
    """The net that lies in a folder."""
    return Judge(game, game.setup(seats, 0), about_of(folder), (folder / WEIGHTS).read_bytes())


@cache
def _of_seats(game: Game, seats: int) -> Judge | None:
    for folder in _folders(game):
        try:
            if seats in about_of(folder).seats:
                return judge_in(folder, game, seats)
        except ImportError as error:
            log.warning("%s: without NumPy the learned player cannot play, the heuristics do (%s)", game.slug, error)
        except (BadWeights, OSError, ValueError) as error:
            log.warning("%s: its learned weights are not used, the heuristics play: %s", game.slug, error)
    return None
