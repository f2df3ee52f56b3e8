"""Training from nothing, with one seed: measured as it goes, weights at the end, a way back after an interruption."""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from io import BytesIO
from multiprocessing.pool import AsyncResult, ThreadPool
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, is_zipfile

import jax
import msgspec
import numpy as np

from vulcania.core.errors import VulcaniaError
from vulcania.core.files import plain_file, write_text
from vulcania.core.game import Game
from vulcania.learning import curves
from vulcania.learning.curves import Learnt, Measured, Row
from vulcania.learning.descent import Memory
from vulcania.learning.doubt import Doubt, doubt
from vulcania.learning.measure import DEALS, RIVALS, contests, teams
from vulcania.learning.plan import Plan
from vulcania.learning.report import Made
from vulcania.learning.selfplay import Learner, begin, deal_of, mend_of, play_of
from vulcania.players.judge import ABOUT, WEIGHTS, About, BadWeights, Judge
from vulcania.players.net import Shape, fresh, sizes
from vulcania.research.encoding import layout
from vulcania.research.vector import Engine, engine
from vulcania.study.crew import answered
from vulcania.study.tally import Share

KEPT = "training.npz"
PARTS = ("weights", "playing", "first", "second")
TOLD = 10
"""After so many rounds something is told."""
MEASURED = 10
"""So many times in a training it is measured."""
OFTEN = 60.0
"""After so many seconds what stands is kept, for whoever pulls the plug."""
LICENCE = "MIT, as Vulcania itself"

Told = Callable[[Sequence[Row]], None]
"""Called after every round, and at the end, with what was found out, if anything."""


class Kept(msgspec.Struct):
    """What is told in a kept training of itself."""

    round: int
    seconds: float
    updates: int
    what: dict[str, str] = {}
    """Whose training it is: what must be the same to go on."""
    planned: str = ""
    """How it was to be learnt; that may change on the way."""
    earlier: list[str] = []
    """Parts of it that were learnt by other plans."""
    machine: str = ""


def machine() -> str:
    """What it is learnt on."""
    device = jax.devices()[0]
    kind = platform.machine() if device.platform == "cpu" else device.device_kind
    return f"{kind}, {os.cpu_count()} cores, JAX {jax.__version__}"


class Training:
    """One net for several numbers of seats, learnt in turn."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[int],
        plan: Plan,
        shape: Shape,
        seed: int,
        folder: Path,
        deals: int = DEALS,
        start: Judge | None = None,
    ) -> None:
        """``start``: a net of that shape to begin with, instead of one that has learnt nothing."""
        self.game, self.seats, self.plan, self.shape, self.seed, self.folder = game, seats, plan, shape, seed, folder
        self.deals, self.start = deals, start
        self.engines: dict[int, Engine[Any]] = {count: engine(game.slug, count) for count in dict.fromkeys(seats)}
        self.layout = layout(game, self.engines[seats[0]].setup)
        self.learner = begin(start.weights if start else fresh(self.layout, shape, seed))
        self.key = jax.random.key(seed)
        self.tables: dict[int, Any] = {}
        self.dealing: dict[int, Any] = {}
        self.plays: dict[int, Any] = {}
        self.mend: Any = None
        self.seconds = 0.0
        self.round = 0
        self.earlier: list[str] = []
        self.machine = ""
        self.complete = True
        self.doubt: Doubt | None = None

    @property
    def what(self) -> dict[str, str]:
        """What makes it this training and no other."""
        return {
            "game": self.game.slug, "seed": f"--seed {self.seed}", "net": str(self.shape),
            "encoding": f"encoding {self.layout.version}",
            "start": f"weights {self.start.about.sha256[:12]}" if self.start else "",
        }  # fmt: skip

    @property
    def planned(self) -> str:
        """What may be asked for otherwise when it goes on."""
        plan, seats = self.plan, ",".join(map(str, self.seats))
        long = f"--rounds {plan.rounds} --matches {plan.matches} --steps {plan.steps} --lambda {plan.discount}"
        how = f"--epochs {plan.epochs} --pieces {plan.pieces} --rate {plan.rate} --entropy {plan.entropy}"
        return f"--seats {seats} {long} {how}"

    @property
    def command(self) -> str:
        """What is to be typed to have it again."""
        asked = f"{self.game.slug} --seed {self.seed} --net {self.shape}"
        later = "".join(f" (first {part})" for part in self.earlier)
        start = f" --from {self.what['start']} ({self.start.about.made})" if self.start else ""
        return f"vulcania train {asked} {self.planned}{later}{start}"

    def prepare(self) -> None:
        """Before the first round that is learnt here."""
        self.dealing, self.plays, self.mend = self._compiled()
        self.machine = machine()

    def _compiled(self) -> tuple[dict[int, Any], dict[int, Any], Any]:
        """What deals and what plays each number of seats, and what mends the net: compiled side by side, for it takes a
        while."""
        dealing: dict[int, Any] = {}
        plays: dict[int, Any] = {}
        with ThreadPoolExecutor() as threads:
            for count, one in self.engines.items():
                deal = deal_of(one, self.plan).lower(self.key)
                dealing[count] = threads.submit(deal.compile)
                play = play_of(one, self.layout, self.shape, self.plan)
                play = play.lower(self.learner.weights, deal.out_info, self.key)
                plays[count] = threads.submit(play.compile)
                if len(plays) == 1:  # the same for all of them
                    mend = mend_of(self.layout, self.shape, self.plan)
                    mending = threads.submit(mend.lower(self.learner, *play.out_info[1:], self.key).compile)
        dealing, plays = ({count: one.result() for count, one in many.items()} for many in (dealing, plays))
        return dealing, plays, mending.result()

    def run(self, seconds: float, told: Told) -> None:
        """Until the plan is carried out, the time is up or Ctrl-C is pressed. What stands is kept now and then, and at
        the end. It is measured beside learning, which waits for a graphics card most of the time."""
        if self.round < self.plan.rounds:
            self.prepare()
        begun = kept = time.monotonic()
        before = self.seconds
        pressed: list[object] = []
        lately: list[dict[str, Any]] = []
        measuring: list[AsyncResult[list[Measured]]] = []
        with answered(partial(_press, pressed)), ThreadPool(1) as beside:
            while self.round < self.plan.rounds and time.monotonic() - begun < seconds and not pressed:
                lately.append(self.once())
                rows: list[Row] = []
                if self.round % TOLD == 0 or self.round == self.plan.rounds:
                    rows.append(self._learnt(lately))
                    lately.clear()
                if self.round % max(self.plan.rounds // MEASURED, 1) == 0 and self.round < self.plan.rounds:
                    measuring.append(beside.apply_async(self.measuring([min(self.engines)])))
                self.seconds = before + time.monotonic() - begun
                while measuring and measuring[0].ready():
                    rows += measuring.pop(0).get()
                told(self._note(rows))
                if rows and time.monotonic() - kept > OFTEN:
                    kept = time.monotonic()
                    self.keep()
            if not pressed:
                told(self._note([row for one in measuring for row in one.get()]))
        self.complete = not pressed
        self.keep()

    def _learnt(self, lately: Sequence[dict[str, Any]]) -> Learnt:
        """The means of some rounds."""
        means = {name: round(float(np.mean([one[name] for one in lately])), 5) for name in lately[0]}
        if not np.isfinite(list(means.values())).all():
            raise VulcaniaError("error-training-lost", why=json.dumps(means))
        return Learnt(self.round, 0.0, **means)

    def measuring(self, seats: Sequence[int]) -> Callable[[], list[Measured]]:
        """Matches of what plays now against fixed opponents, to be played now or while it learns on."""
        net, at = self.judge(), self.round

        def matches() -> list[Measured]:
            shares = ((count, contests(self.game, net, count, self.deals)) for count in seats)
            return [_measured(at, count, share) for count, found in shares for share in found]

        return matches

    def conclude(self) -> list[Row]:
        """Measure it with all numbers of seats, once for each round that it stops at."""
        rows = [row for row in curves.read(self.folder) if isinstance(row, Measured) and row.round == self.round]
        known = {(row.seats, row.against) for row in rows}
        missing = [count for count in sorted(self.engines) if (count, RIVALS[-1]) not in known]
        found = self.measuring(missing)()
        for count in missing:
            found += [_measured(self.round, count, share) for share in teams(self.game, count, self.deals)]
        return self._note([row for row in found if (row.seats, row.against) not in known])

    def weigh(self) -> None:
        """Find out how far its opinion is off; that is written with the weights."""
        self.doubt = doubt(self.game, self.judge(), min(self.engines))

    def _note(self, rows: Sequence[Row]) -> list[Row]:
        """The curves are a line for each thing that was found out."""
        timed = [msgspec.structs.replace(row, seconds=round(self.seconds, 1)) for row in rows]
        if timed:
            self.folder.mkdir(parents=True, exist_ok=True)
            curves.note(self.folder, timed)
        return timed

    def once(self) -> dict[str, Any]:
        """One round: with one of the numbers of seats, each in turn."""
        seats = self.seats[self.round % len(self.seats)]
        self.key, dealing, playing, mending = jax.random.split(self.key, 4)
        if seats not in self.tables:
            self.tables[seats] = self.dealing[seats](dealing)
        weights = self.learner.weights
        self.tables[seats], lesson, looking = self.plays[seats](weights, self.tables[seats], playing)
        self.learner, figures = self.mend(self.learner, lesson, looking, mending)
        self.round += 1
        found: dict[str, Any] = figures
        return found

    def keep(self) -> None:
        """Everything that going on needs, but for the matches on the tables, which are dealt anew."""
        self.folder.mkdir(parents=True, exist_ok=True)
        weights, playing, memory, _ = self.learner
        parts = dict(zip(PARTS, (weights, playing, memory.first, memory.second), strict=True))
        kept: dict[str, Any] = {
            f"{part}/{name}": np.asarray(array) for part, arrays in parts.items() for name, array in arrays.items()
        }
        kept["key"] = np.asarray(jax.random.key_data(self.key))
        about = Kept(self.round, self.seconds, int(memory.steps), self.what, self.planned, self.earlier, self.machine)
        kept["about"] = np.frombuffer(msgspec.json.encode(about), np.uint8)
        new = self.folder / f"{KEPT}.new.npz"
        np.savez(new, **kept)
        new.replace(plain_file(self.folder / KEPT))

    def resume(self) -> bool:
        """Go on where :meth:`keep` stopped, if it did. What is no such training, or another, is refused."""
        path = self.folder / KEPT
        if not path.is_file():
            if (self.folder / WEIGHTS).exists():
                raise VulcaniaError("error-training-gone", folder=str(self.folder))
            curves.cut(self.folder, -1)
            return False
        about, key, held = _kept(path)
        self._check(path, about, held)
        weights, playing, first, second = (
            {name: jax.numpy.asarray(held[f"{part}/{name}"]) for name in sizes(self.layout, self.shape)}
            for part in PARTS
        )
        self.key, self.round, self.seconds, self.machine = key, about.round, about.seconds, about.machine
        other = about.round and about.planned != self.planned
        self.earlier = about.earlier + [f"{about.round} of {about.planned}"] * bool(other)
        memory = Memory(first, second, jax.numpy.int32(about.updates))
        self.learner = Learner(weights, playing, memory, jax.numpy.int32(about.round))
        curves.cut(self.folder, self.round)
        return True

    def _check(self, path: Path, about: Kept, held: dict[str, Any]) -> None:
        """Whether what is kept there is this training, and whole."""
        for name, here in self.what.items():
            if (there := about.what.get(name, "")) != here:
                raise VulcaniaError("error-training-other", file=str(path), there=there, here=here)
        if about.round > self.plan.rounds:
            done, rounds = about.round, self.plan.rounds
            raise VulcaniaError("error-training-rounds", folder=str(self.folder), done=done, rounds=rounds)
        wanted = {f"{part}/{name}": size for part in PARTS for name, size in sizes(self.layout, self.shape).items()}
        for name in sorted(wanted.keys() | held.keys()):
            shape = held[name].shape if name in held else None
            if shape != wanted.get(name):
                there, here = f"{name}: {shape}", str(wanted.get(name))
                raise VulcaniaError("error-training-other", file=str(path), there=there, here=here)
            if not np.isfinite(held[name]).all():
                raise VulcaniaError("error-training-damaged", file=str(path), why=f"{name}: NaN")

    def parcel(self) -> tuple[About, bytes]:
        """The weights that play, with what there is to know about them."""
        file = BytesIO()
        playing = self.learner.playing
        arrays: dict[str, Any] = {name: np.asarray(playing[name], np.float16) for name in sorted(playing)}
        np.savez_compressed(file, **arrays)
        made = f"{self.command}; {self.round} rounds in {self.seconds:.0f} s" + (
            f"; {self.machine}" if self.machine else ""
        )
        data = file.getvalue()
        spread = self.engines[self.seats[0]].spread
        counts = tuple(sorted(self.engines))
        digest = sha256(data).hexdigest()
        return About(self.layout.version, *self.shape, counts, spread, digest, LICENCE, made, *(self.doubt or ())), data

    def judge(self) -> Judge:
        """What plays now, run by NumPy."""
        try:
            return Judge(self.game, self.engines[self.seats[0]].setup, *self.parcel())
        except BadWeights as error:
            raise VulcaniaError("error-training-lost", why=str(error)) from None

    def write(self) -> Made:
        """The weights that play, into the folder."""
        self.folder.mkdir(parents=True, exist_ok=True)
        about, data = self.parcel()
        plain_file(self.folder / WEIGHTS).write_bytes(data)
        lines = [
            f"{name} = {json.dumps(value)}\n" for name, value in msgspec.to_builtins(about).items() if value is not None
        ]
        write_text(self.folder / ABOUT, "".join(lines))
        return Made(self.command, self.seed, self.round, round(self.seconds, 1), self.machine, about.sha256)


def _measured(at: int, seats: int, share: Share) -> Measured:
    return Measured(at, 0.0, seats, share.name, share.matches, round(share.wins, 3))


def _kept(path: Path) -> tuple[Kept, Any, dict[str, Any]]:
    """What a training told of itself, its key, and its arrays by name."""
    try:
        if not is_zipfile(path):
            raise BadZipFile("it is no npz file")
        with np.load(path) as file:
            held = {name: file[name] for name in file.files}
        about = msgspec.json.decode(held.pop("about").tobytes(), type=Kept)
        return about, jax.random.wrap_key_data(held.pop("key")), held
    except (OSError, ValueError, KeyError, EOFError, TypeError, BadZipFile) as error:
        raise VulcaniaError("error-training-damaged", file=str(path), why=_why(error)) from None


def _press(pressed: list[object], *keys: object) -> None:
    """At Ctrl-C a round is played to its end; at the next one nobody waits."""
    if pressed:
        raise KeyboardInterrupt
    pressed.extend(keys)


def _why(error: Exception) -> str:
    return " ".join(str(error).split())[:200].rstrip(".") or type(error).__name__
