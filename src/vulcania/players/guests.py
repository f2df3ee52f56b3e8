"""Who sits down at a local table or in a simulation: our own bots think right here, other people's elsewhere.

A bot that came with Vulcania ends its thinking; of someone else's nobody knows. It is imported and thinks in a process
of its own, which is ended when no answer comes, and a mate plays the seat for the rest of the match.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Iterable
from contextlib import suppress
from itertools import count

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.players import replacement, worker
from vulcania.players.player import Player, Seen
from vulcania.players.process import Process
from vulcania.players.registry import RANDOM, Sitting, built_in, loaded, sitting
from vulcania.players.replacement import Note, Replaceable
from vulcania.players.worker import Task, task
from vulcania.shelf import quietly
from vulcania.words.message import Message, message

REMEMBERED = 16
"""So many players are kept in a process: more than any table seats. A match ago, nobody is asked again."""

_numbers = count(1)


def seated(sitting: Sitting, seat: int, note: Note) -> Player:
    """A player for one seat of one match, which is replaced by a mate as soon as it fails; ``note`` is told so."""
    assert sitting.entry is not None, "a person is not made"
    if sitting.entry is RANDOM:  # it draws one of the moves, whatever they are: nothing can fail, so nobody looks
        return sitting.player()
    return Replaceable(sitting, seat, note) if built_in(sitting.entry) else Guest(sitting, seat, note)


def welcome(sittings: Iterable[Sitting]) -> None:
    """Refuse guests who say themselves that they cannot play: they cannot be imported, or take no budget. Of who hangs
    or dies over the question, the match will tell."""
    for one in sittings:
        if one.entry is None or built_in(one.entry):
            continue
        guest = _called(one)
        with suppress(TimeoutError, EOFError):
            answer = _rooms[guest].ask(guest, _limit(one) + worker.GRACE)
            fault = msgspec.msgpack.decode(answer, type=Message | None)
            if fault is not None:
                raise BadSetup(fault.key, **fault.args)


def _called(one: Sitting) -> str:
    """The guest as its process is told it, without the number that tells it from others at the table."""
    assert one.entry is not None
    return one.entry.name if one.budget is None else f"{one.entry.name}:{one.budget}"


def _limit(one: Sitting) -> float:
    return (one.budget.seconds if one.budget is not None else None) or worker.LIMIT


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
        self._name = sitting.name
        self._player = _called(sitting)
        self._limit = _limit(sitting)
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
        return replacement.stand_in(seen, chance)

    def _asked(self, seen: Seen, chance: Chance) -> int | None:
        """The guest's move; ``None`` when it failed, which has been said by then."""
        patience = self._limit + worker.GRACE
        try:
            visit = Visit(self._number, task(seen, self._player, chance, self._limit))
            reply = msgspec.msgpack.decode(_rooms[self._player].ask(visit, patience), type=Reply)
        except TimeoutError:
            self._note(replacement.late(self._seat, self._name, patience))
        except EOFError as error:
            self._note(replacement.crashed(self._seat, self._name, error))
        else:
            if reply.note is None:
                return replacement.legal(reply.move, seen)
            self._note(msgspec.structs.replace(reply.note, args={**reply.note.args, "name": self._name}))
        return None


class _Room:
    """The process in which all guests of one name think. Who hung there, or brought it down, is not asked any more: it
    would do so in match after match."""

    def __init__(self) -> None:
        self._process = Process(_work)
        self._fault: TimeoutError | EOFError | None = None

    def ask(self, question: Visit | str, patience: float) -> bytes:
        if self._fault is not None:
            raise self._fault
        try:
            return self._process.ask(msgspec.msgpack.encode(question), patience)
        except (TimeoutError, EOFError) as fault:
            self._fault = fault
            raise


_rooms: defaultdict[str, _Room] = defaultdict(_Room)
_QUESTIONS = msgspec.msgpack.Decoder(Visit | str)
_present: OrderedDict[int, tuple[Replaceable, list[Message]]] = OrderedDict()


def _work(question: bytes) -> bytes:
    """In the process: a visit, or the name of a guest who may come."""
    asked = _QUESTIONS.decode(question)
    return msgspec.msgpack.encode(_fault(asked) if isinstance(asked, str) else _reply(asked))


def _fault(name: str) -> Message | None:
    """Why the guest cannot play."""
    try:
        found = loaded(sitting(name))
        with quietly():
            able = callable(getattr(found.player(), "choose", None))
    except BadSetup as error:
        return error.message
    except Exception as error:
        return message("error-player-broken", name=name, why=replacement.shown(f"{type(error).__name__}: {error}"))
    return None if able else message("error-player-broken", name=name, why="it has no choose(seen, chance)")


def _reply(visit: Visit) -> Reply:
    """Let the guest choose. Whatever it does wrong is noted."""
    asked = visit.task
    if visit.number not in _present:
        notes: list[Message] = []
        _present[visit.number] = Replaceable(worker.who(asked, notes), asked.seat, notes.append), notes
        if len(_present) > REMEMBERED:
            _present.popitem(last=False)
    player, notes = _present[visit.number]
    move = player.choose(asked.seen(), Chance(asked.seed, "player"))
    return Reply(move, notes[0] if notes else None)
