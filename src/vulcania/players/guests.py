"""Who sits down at a local table or in a simulation: our own bots think right here, other people's elsewhere.

A bot that came with Vulcania ends its thinking; of someone else's nobody knows. It thinks in a process of its own,
which is ended when no answer comes, and a mate plays the seat for the rest of the match.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from itertools import count

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.message import Message
from vulcania.players import guard, worker
from vulcania.players.guard import Guarded, Note
from vulcania.players.player import Player, Seen
from vulcania.players.process import Process
from vulcania.players.registry import Sitting, built_in
from vulcania.players.worker import Task, task

REMEMBERED = 16
"""So many players are kept in a process: more than any table seats. A match ago, nobody is asked again."""

_numbers = count(1)


def seated(sitting: Sitting, seat: int, note: Note) -> Player:
    """A player for one seat of one match, which is replaced by a mate as soon as it fails; ``note`` is told so."""
    assert sitting.entry is not None, "a person is not made"
    return Guarded(sitting, seat, note) if built_in(sitting.entry) else Guest(sitting, seat, note)


class Visit(msgspec.Struct, frozen=True):
    """A task for the same player as all tasks with that number, so that it remembers what it will."""

    number: int
    task: Task


class Reply(msgspec.Struct, frozen=True):
    move: int
    note: Message | None = None


class Guest:
    """Someone else's bot, in a process of its own."""

    def __init__(self, sitting: Sitting, seat: int, note: Note) -> None:
        assert sitting.entry is not None
        self._name = sitting.name
        self._player = sitting.entry.name if sitting.budget is None else f"{sitting.entry.name}:{sitting.budget}"
        seconds = sitting.budget.seconds if sitting.budget is not None else None
        self._limit = seconds or worker.LIMIT
        self._seat = seat
        self._note = note
        self._number = next(_numbers)
        self._here = True

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        if self._here:
            move = self._asked(seen, chance)
            if move is not None:
                return move
            self._here = False
        return guard.stand_in(seen, chance)

    def _asked(self, seen: Seen, chance: Chance) -> int | None:
        """The guest's move; ``None`` when it failed, which has been said by then."""
        patience = self._limit + worker.GRACE
        try:
            visit = Visit(self._number, task(seen, self._player, chance, self._limit))
            reply = _rooms[self._player].ask(visit, patience)
        except TimeoutError:
            self._note(guard.late(self._seat, self._name, patience))
        except EOFError as error:
            self._note(guard.crashed(self._seat, self._name, error))
        else:
            if reply.note is None:
                return guard.legal(reply.move, seen)
            self._note(msgspec.structs.replace(reply.note, args={**reply.note.args, "name": self._name}))
        return None


class _Room:
    """The process in which all guests of one name think. Who hung there, or brought it down, is not asked any more: it
    would do so in match after match."""

    def __init__(self) -> None:
        self._process = Process(_work)
        self._fault: TimeoutError | EOFError | None = None

    def ask(self, visit: Visit, patience: float) -> Reply:
        if self._fault is not None:
            raise self._fault
        try:
            return msgspec.msgpack.decode(self._process.ask(msgspec.msgpack.encode(visit), patience), type=Reply)
        except (TimeoutError, EOFError) as fault:
            self._fault = fault
            raise


_rooms: defaultdict[str, _Room] = defaultdict(_Room)
_VISITS = msgspec.msgpack.Decoder(Visit)
_present: OrderedDict[int, tuple[Guarded, list[Message]]] = OrderedDict()


def _work(question: bytes) -> bytes:
    """In the process: let the guest choose. Whatever it does wrong is noted."""
    visit = _VISITS.decode(question)
    asked = visit.task
    if visit.number not in _present:
        notes: list[Message] = []
        _present[visit.number] = Guarded(worker.who(asked, notes), asked.seat, notes.append), notes
        if len(_present) > REMEMBERED:
            _present.popitem(last=False)
    player, notes = _present[visit.number]
    move = player.choose(asked.seen(), Chance(asked.seed, "player"))
    return msgspec.msgpack.encode(Reply(move, notes[0] if notes else None))
