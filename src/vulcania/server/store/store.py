"""Everything that is kept, and the few ways in which it may change.

Each change is one transaction: durable before it is acknowledged, and told to the other servers on the same database.
A move is appended only if exactly the moves stand that it was thought out for; so of two that race, one lands.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Boolean, Connection, Engine, Select, bindparam, case, delete, func, insert, null, select, update
from sqlalchemy.exc import IntegrityError

from vulcania.core.errors import VulcaniaError
from vulcania.core.typed import typed
from vulcania.server.store.rows import Everything, MatchRow, MoveRow, ResultRow, SeatRow, TalkRow, UndoneRow
from vulcania.server.store.schema import matches, moves, records, results, seats, sums, talk, undone
from vulcania.server.store.written import Line, Written

CHANNEL = "vulcania"
TALK_KEPT = 200

T = TypeVar("T")


_ADVANCE = (
    update(matches)
    .where(
        matches.c.id == bindparam("of"),
        matches.c.plies == bindparam("ply"),
        matches.c.epoch == bindparam("in_epoch"),
    )
    .values(
        plies=bindparam("after"),
        # A move settles what was asked about moves; a pause can still be agreed on.
        ask=case((bindparam("keeps_ask", type_=Boolean), matches.c.ask), else_=null()),
        ended=bindparam("end"),
        waits=bindparam("waits"),
        due=bindparam("next_due"),
        version=matches.c.version + 1,
    )
    .returning(matches.c.version)
)
_END = update(seats).where(seats.c.match == bindparam("of")).values(ended=bindparam("at"))
_TELL = select(func.pg_notify(CHANNEL, bindparam("id")))


class Landing(NamedTuple):
    """A move to be kept."""

    match: MatchRow
    move: MoveRow
    result: ResultRow | None = None
    waits: dict[str, float] | None = None
    due: float | None = None
    keeps_ask: bool = False


class Outrun(VulcaniaError):
    """Someone else's change came first; nothing of this one was kept."""

    def __init__(self) -> None:
        super().__init__("error-outrun")


class Unavailable(VulcaniaError):
    """The database is away or its disk is full. Nothing was kept; it may be asked again."""

    def __init__(self) -> None:
        super().__init__("error-unavailable")


class NoTable(VulcaniaError):
    """There is no table of that name."""

    def __init__(self, table: str) -> None:
        super().__init__("error-table", table=table[:20])


class Store:
    """Blocking calls on one database; the server makes them from threads of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        self._line = Line(engine)
        self._advance = Written(_ADVANCE, engine.dialect)
        self._land = Written(insert(moves), engine.dialect, ("match", *MoveRow.__struct_fields__))
        self._end = Written(_END, engine.dialect)
        self._count = Written(insert(results), engine.dialect, ("match", "listed", *ResultRow.__struct_fields__))
        self._tell = Written(_TELL, engine.dialect)

    # -- reading ------------------------------------------------------------------------------------------------------

    def load(self, table: str) -> Everything:
        """A table with all that belongs to it."""
        _must_be_text(table)
        with self.engine.begin() as connection:
            row = connection.execute(select(matches).where(matches.c.id == table)).mappings().first()
            if row is None:
                raise NoTable(table)
            sat = connection.execute(select(seats).where(seats.c.match == table).order_by(seats.c.seat)).mappings()
            made = connection.execute(select(moves).where(moves.c.match == table).order_by(moves.c.ply)).mappings()
            said = connection.execute(
                select(talk).where(talk.c.match == table).order_by(talk.c.id.desc()).limit(TALK_KEPT)
            ).mappings()
            gone = select(undone).where(undone.c.match == table).order_by(undone.c.epoch, undone.c.ply)
            taken_back = connection.execute(gone).mappings().all() if row["epoch"] else ()
            return Everything(
                _match(row),
                tuple(_row(one, SeatRow) for one in sat),
                tuple(_row(one, MoveRow) for one in made),
                tuple(_row(one, TalkRow) for one in said)[::-1],
                tuple(_row(one, UndoneRow) for one in taken_back),
            )

    def version(self, table: str) -> int | None:
        with self.engine.begin() as connection:
            return connection.execute(select(matches.c.version).where(matches.c.id == table)).scalar()

    def listed(self, limit: int, but: Sequence[str] = (), game: str | None = None) -> list[MatchRow]:
        """Tables open to all eyes, the newest first, without some by name; of one game or of all."""
        wanted = matches.c.listed & matches.c.ended.is_(None) & matches.c.id.not_in(but)
        if game is not None:
            wanted &= matches.c.game == game
        return self._matches(select(matches).where(wanted).order_by(matches.c.created.desc()).limit(limit))

    def named(self, tables: Sequence[str]) -> list[MatchRow]:
        """Those of the tables that there are."""
        known = [table for table in tables if "\0" not in table]
        return self._matches(select(matches).where(matches.c.id.in_(known)))

    def sat(self, person: str | None, going: int, over: int) -> list[str]:
        """The tables where a person has a seat: so many that go on, the newest, and so many that ended last."""
        if person is None:
            return []
        theirs = select(seats.c.match).where(seats.c.person == person)
        now = theirs.join(matches, matches.c.id == seats.c.match).where(seats.c.ended.is_(None))
        before = theirs.where(seats.c.ended.is_not(None)).order_by(seats.c.ended.desc()).limit(over)
        with self.engine.begin() as connection:
            found = connection.execute(now.order_by(matches.c.created.desc()).limit(going)).scalars()
            return [*found, *connection.execute(before).scalars()]

    def _matches(self, query: Select[Any]) -> list[MatchRow]:
        with self.engine.begin() as connection:
            return [_match(row) for row in connection.execute(query).mappings()]

    def lessons_of(self, tables: Sequence[str], game: str) -> list[MatchRow]:
        """Of these tables those that are lessons in a game, the newest last."""
        query = select(matches).where(matches.c.id.in_(tables), matches.c.game == game).order_by(matches.c.created)
        with self.engine.begin() as connection:
            found = [_match(row) for row in connection.execute(query).mappings()]
        return [row for row in found if row.lesson is not None]

    def running(self, tables: Sequence[str]) -> set[str]:
        """Those of the tables that are there and not over."""
        query = select(matches.c.id).where(matches.c.id.in_(tables) & matches.c.ended.is_(None))
        with self.engine.begin() as connection:
            return set(connection.execute(query).scalars())

    def in_progress(self, limit: int) -> list[MatchRow]:
        """Matches that have begun and go on, the newest first."""
        going = matches.c.started.is_not(None) & matches.c.ended.is_(None)
        query = select(matches).where(going).order_by(matches.c.created.desc()).limit(limit)
        with self.engine.begin() as connection:
            return [_match(row) for row in connection.execute(query).mappings()]

    def latest(self) -> float:
        """The latest time that is written down of a match that goes on."""
        query = select(matches.c.created, matches.c.waits).where(matches.c.ended.is_(None))
        with self.engine.begin() as connection:
            found = connection.execute(query).all()
        return max((at for created, waits in found for at in (created, *(waits or {}).values())), default=0.0)

    def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        query = select(seats).where(seats.c.match.in_(tables)).order_by(seats.c.match, seats.c.seat)
        with self.engine.begin() as connection:
            for row in connection.execute(query).mappings():
                found[row["match"]].append(_row(row, SeatRow))
        return found

    def best(self, result: ResultRow, except_match: str) -> ResultRow | None:
        """The record that other matches of this game, with as many seats and the same options, have set."""
        same = (results.c.game == result.game) & (results.c.seats == result.seats)
        same &= (results.c.variant == result.variant) & (results.c.match != except_match)
        query = select(results).where(same & results.c.best.is_not(None)).order_by(results.c.best.desc()).limit(1)
        with self.engine.begin() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else _row(row, ResultRow)

    def result(self, table: str) -> ResultRow | None:
        """How the match of a table ended, if it did."""
        with self.engine.begin() as connection:
            row = connection.execute(select(results).where(results.c.match == table)).mappings().first()
        return None if row is None else _row(row, ResultRow)

    def newest(self, game: str, limit: int) -> list[tuple[str, ResultRow]]:
        """What was last played to its end at tables open to all eyes, by table."""
        seen = select(results).where(results.c.game == game, results.c.listed)
        query = seen.order_by(results.c.at.desc()).limit(limit)
        with self.engine.begin() as connection:
            return [(row["match"], _row(row, ResultRow)) for row in connection.execute(query).mappings()]

    def records(self, game: str, limit: int) -> list[tuple[str, ResultRow]]:
        """The best results of a game at tables open to all eyes, by table."""
        seen = select(results).where(results.c.game == game, results.c.listed, results.c.best.is_not(None))
        query = seen.where(results.c.variant.not_like("%lesson")).order_by(results.c.best.desc()).limit(limit)
        with self.engine.begin() as connection:
            return [(row["match"], _row(row, ResultRow)) for row in connection.execute(query).mappings()]

    def undone(self, table: str) -> list[tuple[int, int, str]]:
        """The moves that were taken back, in that order: ply, seat, notation."""
        query = select(undone.c.ply, undone.c.seat, undone.c.text).where(undone.c.match == table).order_by(undone.c.id)
        with self.engine.begin() as connection:
            return [(ply, seat, move) for ply, seat, move in connection.execute(query)]

    # -- changing -----------------------------------------------------------------------------------------------------

    def create(self, match: MatchRow, sitting: Sequence[SeatRow]) -> None:
        with self.engine.begin() as connection:
            _create(connection, match, sitting)

    def rematch(self, of: MatchRow, match: MatchRow, sitting: Sequence[SeatRow]) -> None:
        """Open another match after one that is over, if nobody has yet: of two who press at once, one does."""
        with self.engine.begin() as connection:
            self._touch(connection, of, {"rematch": match.id}, rematch=None)
            _create(connection, match, sitting)

    def append(self, match: MatchRow, move: MoveRow, result: ResultRow | None = None) -> int:
        """Keep a move, and the result if it ended the match; gives the table's new version."""
        (outcome,) = self.append_all([Landing(match, move, result)])
        if isinstance(outcome, Outrun):
            raise outcome
        return outcome

    def append_all(self, landings: Sequence[Landing]) -> list[int | Outrun]:
        """Keep moves of several tables at once: what costs time is to wait for the disk, and that is done once.

        Each lands or is outrun for itself. They are taken in the order of their tables, so that two servers never wait
        for one another.
        """
        try:
            with self._line.transaction() as cursor:
                return self._append(cursor, landings)
        except IntegrityError:  # where one stands in the way of all, each is tried alone
            alone = len(landings) == 1
            return [Outrun()] if alone else [self.append_all([one])[0] for one in landings]

    def _append(self, cursor: Any, landings: Sequence[Landing]) -> list[int | Outrun]:
        outcomes: list[int | Outrun] = [Outrun() for _ in landings]
        made = []
        for number in sorted(range(len(landings)), key=lambda one: landings[one].match.id):
            landing = landings[number]
            match, move, result = landing.match, landing.move, landing.result
            at = {"of": match.id, "ply": move.ply, "after": move.ply + 1, "in_epoch": match.epoch}
            then = {"waits": json.dumps(landing.waits), "next_due": landing.due, "keeps_ask": landing.keeps_ask}
            end = {"end": None if result is None else result.at}
            row = self._advance.run(cursor, {**at, **then, **end}).fetchone()
            if row is None:
                continue
            outcomes[number] = int(row[0])
            made.append({"match": match.id, **msgspec.structs.asdict(move)})
            if result is not None:
                kept = {name: _plain(value) for name, value in msgspec.to_builtins(result).items()}
                self._count.run(cursor, {"match": match.id, "listed": match.listed, **kept})
                self._end.run(cursor, {"of": match.id, "at": result.at})
            if self.postgres:
                self._tell.run(cursor, {"id": match.id})
        if made:
            self._land.run_all(cursor, made)
        return outcomes

    def undo(self, match: MatchRow, ply: int, by: int, waits: dict[str, float] | None = None) -> int:
        """Take all moves from ``ply`` on back, unless the match is over. They stay on file as undone."""
        values = {"plies": ply, "epoch": match.epoch + 1, "ask": None, "waits": waits}
        with self.engine.begin() as connection:
            version = self._touch(connection, match, values, plies=match.plies, epoch=match.epoch, ended=None)
            _take_back(connection, match, ply, by)
            return version

    def refit(self, match: MatchRow, ply: int, **values: Any) -> int:
        """Let a match go on with other rules from an earlier move. What was played after it, or taken back before,
        stays on file, but the record tells nothing of it: under these rules it could not be played again."""
        values |= {"plies": ply, "epoch": match.epoch + 1, "ask": None, "waits": None, "due": None}
        with self.engine.begin() as connection:
            version = self._touch(connection, match, values, version=match.version, ended=None)
            _take_back(connection, match, ply, 0)
            connection.execute(update(undone).where(undone.c.match == match.id).values(recorded=False))
            return version

    def change(self, match: MatchRow, **values: Any) -> int:
        """Change entries of the table itself, if it is still as this server knows it."""
        with self.engine.begin() as connection:
            return self._touch(connection, match, values, version=match.version)

    def wait(self, match: MatchRow, waits: dict[str, float], due: float | None) -> None:
        """Note whom the match waits for and when it needs something done, if it still stands as this server knows it.

        That is no change to be told.
        """
        same = (matches.c.id == match.id) & (matches.c.plies == match.plies) & (matches.c.epoch == match.epoch)
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(same).values(waits=waits, due=due))

    def tell(self, match: MatchRow, seat: int, since: float) -> bool:
        """Note that a seat's person knows of their turn; whether nobody had noted it before."""
        row = (seats.c.match == match.id) & (seats.c.seat == seat)
        fresh = seats.c.told.is_(None) | (seats.c.told != since)
        with self.engine.begin() as connection:
            return connection.execute(update(seats).where(row & fresh).values(told=since)).rowcount == 1

    def overdue(self, now: float, again: float, most: int) -> list[str]:
        """The tables that need something done. Whoever gets them here does it: others see them ``again`` later."""
        late = select(matches.c.id).where(matches.c.due <= now).order_by(matches.c.due).limit(most)
        with self.engine.begin() as connection:
            taken = update(matches).where(matches.c.id.in_(late), matches.c.due <= now).values(due=again)
            return list(connection.execute(taken.returning(matches.c.id)).scalars())

    def sit(self, match: MatchRow, seat: SeatRow, was: SeatRow, started: float | None = None) -> int:
        """Change who sits in a seat, if it is still held as it was."""
        with self.engine.begin() as connection:
            version = self._touch(connection, match, {} if started is None else {"started": started})
            same = (seats.c.match == match.id) & (seats.c.seat == seat.seat) & (seats.c.kind == was.kind)
            same &= seats.c.secret.is_not_distinct_from(was.secret)
            found = connection.execute(update(seats).where(same).values(**msgspec.to_builtins(seat)))
            if found.rowcount != 1:
                raise Outrun
            if seat.person != was.person:
                connection.execute(delete(sums).where(sums.c.person == was.person))
            return version

    def say(self, match: MatchRow, seat: int | None, kind: str, said: str) -> int:
        with self.engine.begin() as connection:
            version = self._touch(connection, match, {})
            connection.execute(insert(talk).values(match=match.id, seat=seat, kind=kind, text=said, at=time.time()))
            return version

    def _touch(self, connection: Connection, match: MatchRow, values: dict[str, Any], **expected: int | None) -> int:
        """Change the table's row, if it still is as expected; count the change, and tell the other servers of it."""
        row = matches.c.id == match.id
        for name, value in expected.items():
            row &= matches.c[name] == value
        version = connection.execute(
            update(matches).where(row).values(**values, version=matches.c.version + 1).returning(matches.c.version)
        ).scalar()
        if version is None:
            raise Outrun
        if values.get("ended") is not None:
            connection.execute(_END, {"of": match.id, "at": values["ended"]})
        announce(connection, match.id)
        return int(version)

    # -- uploaded records ---------------------------------------------------------------------------------------------

    def keep_record(self, name: str, record: str) -> None:
        """Keep a record that someone uploaded, under a name made from its contents."""
        with suppress(IntegrityError), self.engine.begin() as connection:  # it is kept already, and cannot be another
            connection.execute(insert(records).values(id=name, text=record, at=time.time()))

    def record(self, name: str) -> str:
        _must_be_text(name)
        with self.engine.begin() as connection:
            found = connection.execute(select(records.c.text).where(records.c.id == name)).scalar()
        if found is None:
            raise NoTable(name)
        return str(found)


def _take_back(connection: Connection, match: MatchRow, ply: int, by: int) -> None:
    gone = (moves.c.match == match.id) & (moves.c.ply >= ply)
    for row in connection.execute(select(moves).where(gone).order_by(moves.c.ply.desc())).mappings().all():
        kept = {name: row[name] for name in ("match", "ply", "seat", "text")}
        how = {"epoch": match.epoch, "by": by, "at": time.time(), "recorded": True}
        connection.execute(insert(undone).values(**kept, **how))
    connection.execute(delete(moves).where(gone))


def announce(connection: Connection, match: str) -> None:
    """Let other servers on this database know that a table changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"id": match})


def _create(connection: Connection, match: MatchRow, sitting: Sequence[SeatRow]) -> None:
    connection.execute(insert(matches).values({**msgspec.to_builtins(match), "seed": str(match.seed)}))
    connection.execute(insert(seats), [{"match": match.id, **msgspec.to_builtins(one)} for one in sitting])


def _plain(value: Any) -> Any:
    """As drivers want it."""
    return json.dumps(value) if isinstance(value, dict | list | tuple) else value


def _must_be_text(name: str) -> None:
    """PostgreSQL cannot even be asked for a name with a zero in it."""
    if "\0" in name:
        raise NoTable(name)


def _match(row: Any) -> MatchRow:
    return _row({**row, "seed": int(row["seed"])}, MatchRow)


def _row(row: Any, kind: type[T]) -> T:
    # SQLAlchemy's names are a kind of string of their own
    return typed({f"{name}": value for name, value in row.items()}, kind)
