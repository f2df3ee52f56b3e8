"""Taking moves back: what the rules of undo allow at once, and what everybody else at the table is asked first."""

from __future__ import annotations

from typing import Any

from vulcania.core.errors import CannotUndo
from vulcania.core.match import Match
from vulcania.server import clock, helping, resting
from vulcania.server.store.store import Outrun
from vulcania.server.table import QUESTIONS, Table, TableError
from vulcania.words.message import message


def target(table: Table, seat: int) -> int | None:
    """How many moves would stand after this seat took its last one back; ``None``: it has made none.

    In a lesson, what was done together stays; so does what was played before this match began.
    """
    progress = table.progress
    since = table.match.begun if progress is None else progress.start if progress.free else len(table.moves)
    return next((move.ply for move in reversed(table.moves[since:]) if move.seat == seat), None)


def allowed(table: Table, seat: int) -> bool:
    """Whether the rules of undo let the seat take its last move back without asking anyone."""
    return table.match.can_undo(seat) and target(table, seat) is not None


def unanswered(table: Table) -> list[int]:
    """Whose yes is still missing to what was asked."""
    ask = table.row.ask
    return [] if ask is None or ask["kind"] not in QUESTIONS else _missing(table, ask)


def _missing(table: Table, ask: dict[str, Any]) -> list[int]:
    return [seat for seat in table.others(ask["seat"]) if seat not in (*ask["yes"], *ask.get("out", ()))]


async def undo(table: Table, seat: int) -> bool:
    """Take the seat's last move back if the rules of undo allow it or nobody else is there; else ask the others.

    Says whether it is done.
    """
    async with table.lock:
        if table.over:
            raise CannotUndo("error-undo-over")
        table.must_be_playing()
        if allowed(table, seat):
            await _undo(table, len(table.match.plies) - 1, seat)
            return True
        ply = target(table, seat)
        if ply is None:
            raise TableError("error-undo-nothing")
        if not table.others(seat):
            await helping.note(table, seat)
            await _undo(table, ply, seat)
            return True
        await table.change(ask={"kind": "undo", "seat": seat, "ply": ply, "yes": [], "out": []})
        return False


async def answer(table: Table, seat: int, yes: bool, ply: int | None = None, kind: str | None = None) -> None:
    """Agree to what another seat asked for, or not; who asked may withdraw it.

    ``ply`` says how far back was asked for when the answer was given, and ``kind`` what for: another question is not
    answered by it.
    """
    async with table.lock:
        ask = _asked(table, ply, kind)
        if yes:
            await _agreed(table, {**ask, "yes": sorted({*ask["yes"], seat} - {ask["seat"]})})
            return
        await table.change(ask=None)
        if ask["seat"] != seat:
            await table.note(message(f"note-{ask['kind']}-refused", seat=seat, **{"asking-seat": ask["seat"]}))


async def count_out(table: Table, held: tuple[int, ...], seat: int) -> None:
    """Let what was asked not wait for somebody who has been gone for a while.

    ``held`` are the seats of whoever says so; it must not be who asked, nor anybody at the same screen.
    """
    async with table.lock:
        ask = _asked(table)
        if ask["seat"] in held:
            raise TableError("error-count-out-own")
        if seat not in unanswered(table):
            raise TableError("error-no-person")
        if not table.away(seat):
            raise TableError("error-still-here", seat=seat)
        await table.note(message("note-counted-out", seat=seat))
        await _agreed(table, {**ask, "out": sorted({*ask.get("out", ()), seat})})


def _asked(table: Table, ply: int | None = None, kind: str | None = None) -> dict[str, Any]:
    ask = table.row.ask
    if ask is None or ask["kind"] not in QUESTIONS:
        raise TableError("error-nothing-asked")
    if ply not in (None, ask["ply"]) or kind not in (None, ask["kind"]):
        raise Outrun
    return ask


async def _agreed(table: Table, ask: dict[str, Any]) -> None:
    """Do what was asked once everyone's yes is there; one yes at least, so that nobody is counted out alone."""
    if _missing(table, ask) or not ask["yes"]:
        await table.change(ask=ask)
    elif ask["kind"] == "pause":
        await resting.begin(table, ask["seat"], ask["days"])
    else:
        await _undo(table, ask["ply"], ask["seat"])


async def _undo(table: Table, ply: int, by: int) -> None:
    count = len(table.match.plies) - ply
    then = table.match.at(len(table.match.plies))
    then.take_back(count, by)
    try:
        await table.services.call(table.services.store.undo, table.row, ply, by, _thinking_since(table, then, ply))
    finally:
        await table.reload()
    told = message("note-undone", seat=by) if count == 1 else message("note-undone-many", seat=by, count=count)
    await table.note(told)


def _thinking_since(table: Table, then: Match, ply: int) -> dict[str, float]:
    """Since when those have thought whom the match waits for once it was taken back to ``ply``: as long as they have
    about what is taken back."""
    now, gone = clock.now(), table.moves[ply:]
    return {
        str(seat): now - table.clocks.thought(seat, now) - sum(move.spent for move in gone if move.seat == seat)
        for seat in table.waiting(then)[0]
    }
