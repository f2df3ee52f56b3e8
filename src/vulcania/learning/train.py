"""Training from nothing, with one seed: progress as it goes, weights at the end, a way back after an interruption."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import jax
import numpy as np

from vulcania.core.files import plain_file
from vulcania.core.game import Game
from vulcania.learning.selfplay import Plan, begin, deal, mend_of, play_of
from vulcania.players.judge import ABOUT, WEIGHTS
from vulcania.players.net import Shape
from vulcania.research.encoding import layout
from vulcania.research.vector import Engine, engine

KEPT = "training.npz"
CURVES = "curves.jsonl"
TOLD = 10
"""After so many rounds something is told."""
OFTEN = 60.0
"""After so many seconds what stands is kept, for whoever pulls the plug."""
LICENCE = "MIT, as Vulcania itself"

Told = Callable[[dict[str, float]], None]


class Training:
    """One net for several numbers of seats, learnt in turn."""

    def __init__(self, game: Game, seats: Sequence[int], plan: Plan, shape: Shape, seed: int, folder: Path) -> None:
        self.game, self.seats, self.plan, self.shape, self.seed, self.folder = game, seats, plan, shape, seed, folder
        self.engines: dict[int, Engine[Any]] = {count: engine(game.slug, count) for count in dict.fromkeys(seats)}
        self.layout = layout(game, self.engines[seats[0]].setup)
        self.learner = begin(self.layout, shape, seed)
        self.key = jax.random.key(seed)
        self.tables: dict[int, Any] = {}
        self.plays, self.mend = self._compiled()
        self.seconds = 0.0
        self.round = 0

    def _compiled(self) -> tuple[dict[int, Any], Any]:
        """What plays each number of seats, and what mends the net: compiled side by side, for it takes a while."""
        plays: dict[int, Any] = {}
        with ThreadPoolExecutor() as threads:
            for count, one in self.engines.items():
                matches = jax.eval_shape(partial(deal, one, self.plan), self.key)
                play = play_of(one, self.layout, self.shape, self.plan).lower(self.learner.weights, matches, self.key)
                plays[count] = threads.submit(play.compile)
                if len(plays) == 1:  # the same for all of them
                    mend = mend_of(self.layout, self.shape, self.plan)
                    mending = threads.submit(mend.lower(self.learner, *play.out_info[1:3], self.key).compile)
        return {count: play.result() for count, play in plays.items()}, mending.result()

    def run(self, seconds: float, told: Told) -> None:
        """Until the plan is carried out or the time is up. What stands is kept now and then, and at the end."""
        begun = kept = time.monotonic()
        before = self.seconds
        while self.round < self.plan.rounds and time.monotonic() - begun < seconds:
            figures = self.once()
            if self.round % TOLD == 0 or self.round == self.plan.rounds:
                row = {name: round(float(value), 5) for name, value in figures.items()}
                self.seconds = before + time.monotonic() - begun
                row = {"round": self.round, "seconds": round(self.seconds, 1), **row}
                told(row)
                self._note(row)
                if time.monotonic() - kept > OFTEN:
                    kept = time.monotonic()
                    self.keep()
        self.keep()

    def _note(self, row: dict[str, float]) -> None:
        """The curves are a line for each time that something is told."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / CURVES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def once(self) -> dict[str, Any]:
        """One round: with one of the numbers of seats, each in turn."""
        seats = self.seats[self.round % len(self.seats)]
        self.key, dealing, playing, mending = jax.random.split(self.key, 4)
        if seats not in self.tables:
            self.tables[seats] = deal(self.engines[seats], self.plan, dealing)
        weights = self.learner.weights
        self.tables[seats], lesson, looking, ended = self.plays[seats](weights, self.tables[seats], playing)
        self.learner, figures = self.mend(self.learner, lesson, looking, mending)
        self.round += 1
        return {"seats": seats, "ended": ended, **figures}

    def keep(self) -> None:
        """Everything that going on needs, but for the matches on the tables, which are dealt anew."""
        self.folder.mkdir(parents=True, exist_ok=True)
        parts = ("weights", "playing", "first", "second")
        kept: dict[str, Any] = {
            f"{part}/{name}": np.asarray(array) for part in parts for name, array in getattr(self.learner, part).items()
        }
        kept["key"] = np.asarray(jax.random.key_data(self.key))
        about = {"round": self.round, "seconds": self.seconds, "updates": int(self.learner.updates)}
        kept["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
        new = self.folder / f"{KEPT}.new.npz"
        np.savez(new, **kept)
        new.replace(self.folder / KEPT)

    def resume(self) -> bool:
        """Go on where :meth:`keep` stopped, if it did."""
        path = self.folder / KEPT
        if not path.is_file():
            return False
        with np.load(path) as kept:
            parts: dict[str, dict[str, Any]] = {}
            for entry in kept.files:
                part, _, name = entry.partition("/")
                if name:
                    parts.setdefault(part, {})[name] = jax.numpy.asarray(kept[entry])
            about = json.loads(kept["about"].tobytes())
            self.key = jax.random.wrap_key_data(kept["key"])
        self.round, self.seconds = about["round"], about["seconds"]
        numbers = {"updates": jax.numpy.int32(about["updates"]), "round": jax.numpy.int32(self.round)}
        self.learner = self.learner._replace(**parts, **numbers)
        return True

    def write(self, made: str) -> None:
        """The weights that play, with what there is to know about them."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = BytesIO()
        playing: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in self.learner.playing.items()}
        np.savez_compressed(file, **playing)
        plain_file(self.folder / WEIGHTS).write_bytes(file.getvalue())
        spread = self.engines[self.seats[0]].spread
        lines = {
            "encoding": self.layout.version, "channels": self.shape.channels, "rest": self.shape.rest,
            "blocks": self.shape.blocks, "seats": sorted(self.engines), "spread": spread,
            "sha256": sha256(file.getvalue()).hexdigest(), "licence": LICENCE, "made": made,
        }  # fmt: skip
        text = "".join(f"{name} = {json.dumps(value)}\n" for name, value in lines.items())
        plain_file(self.folder / ABOUT).write_text(text, "utf-8")
