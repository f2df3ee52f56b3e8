"""Bots think outside the server's own process, so that it never waits for them; one that fails is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.registry import game as find_game
from vulcania.core.state import State
from vulcania.players.player import seen
from vulcania.players.registry import names, sitting

_REMEMBERED = 64


class Decision(msgspec.Struct, frozen=True):
    """Where a bot is to decide: enough to set the position up in another process."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, bool | int | str]
    moves: tuple[tuple[int, int], ...]
    """Seat and number of each move so far."""
    seat: int
    level: str
    luck: int
    """What the bot's own chance is made from; it has nothing to do with the match's."""


class BotFailed(Exception):
    """A bot crashed, or did not answer in time."""


def levels() -> tuple[str, ...]:
    """The bots that can be seated, the weakest first."""
    return names()


def usual() -> str:
    """The bot that is seated when nobody chose one."""
    known = levels()
    return next((name for name in ("mate", "greedy") if name in known), known[0])


class Bots:
    """A pool of workers that think for bots."""

    def __init__(self, processes: int, patience: float) -> None:
        self._processes = processes
        self._patience = patience
        self._pool: Executor | None = None

    def _ready(self) -> Executor:
        if self._pool is None:
            if self._processes:
                # A fresh interpreter: forking a process with threads and open streams is asking for trouble.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
        return self._pool

    async def choose(self, decision: Decision) -> int:
        """The bot's move; :class:`BotFailed` if it has none to offer."""
        pool = self._ready()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, msgspec.msgpack.encode(decision))
            return await asyncio.wait_for(future, self._patience)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            # A broken pool, or one that a bot keeps busy for ever, serves no other table either.
            if self._pool is pool and not isinstance(error, _Wrong):
                self.close()
            raise BotFailed(f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers.values():
            worker.kill()


class _Wrong(Exception):
    """The bot raised something: its fault, not the pool's."""


_positions: OrderedDict[str, tuple[tuple[tuple[int, int], ...], State]] = OrderedDict()


def think(message: bytes) -> int:
    """In a worker: set the position up and let the bot choose."""
    decision = msgspec.msgpack.decode(message, type=Decision)
    try:
        game = find_game(decision.game)
        state = _position(decision)
        chance = Chance("bot", decision.luck)
        choice = sitting(decision.level).player().choose(seen(game, state, decision.seat), chance)
    except Exception as error:
        raise _Wrong(f"{type(error).__name__}: {error}") from None
    if choice not in state.legal(decision.seat):
        raise _Wrong(f"it answered {choice}, which is not a legal move")
    return choice


def _position(decision: Decision) -> State:
    """The position, from the last one of the same table where that is on the way."""
    known = _positions.pop(decision.table, None)
    done: tuple[tuple[int, int], ...] = ()
    state: State | None = None
    if known is not None and decision.moves[: len(known[0])] == known[0]:
        done, state = known
    if state is None:
        game = find_game(decision.game)
        state = game.start(game.setup(decision.seats, decision.seed, decision.options))
    for seat, move in decision.moves[len(done) :]:
        state.play(move, seat)
    _positions[decision.table] = (decision.moves, state)
    while len(_positions) > _REMEMBERED:
        _positions.popitem(last=False)
    return state


def luck() -> int:
    return secrets.randbits(64)
