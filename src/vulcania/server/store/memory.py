"""What a person has played: read for them alone, handed out whole, and taken away when they ask."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Column, Connection, Engine, bindparam, delete, func, insert, or_, select, tuple_, update

from vulcania.server.store.ratings import Ratings
from vulcania.server.store.rows import Played
from vulcania.server.store.schema import (
    channels,
    matches,
    moves,
    notes,
    ratings,
    records,
    results,
    seats,
    sums,
    talk,
    undone,
)
from vulcania.server.store.store import announce

AT_ONCE = 500
"""So many matches are named in one question: a database takes no more than some thousands."""
_SEED, _PLAYERS, _SIGNED = (
    re.compile(line, re.MULTILINE) for line in (r"^seed: (\d+)$", r"^players: (.*)$", r"^signed: .*\n")
)


class Memory:
    """Blocking calls, as the store's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def played(
        self, person: str, *, after: float = 0, before: float | None = None, most: int | None = None
    ) -> list[Played]:
        """The matches of a person that ended after some moment and before another, the newest first, so many at most.
        What runs is not told of: it has secrets."""
        mine = select(
            seats.c.match, matches.c.game, matches.c.seats, seats.c.seat, seats.c.ended, results.c.scores,
            results.c.winners, results.c.points,
        ).select_from(seats).join(matches, seats.c.match == matches.c.id)  # fmt: skip
        mine = mine.outerjoin(results, seats.c.match == results.c.match)
        mine = mine.where(seats.c.person == person, seats.c.ended > after)
        if before is not None:
            mine = mine.where(seats.c.ended < before)
        beside = select(seats.c.match, seats.c.seat, seats.c.kind, seats.c.name, seats.c.level).order_by(seats.c.seat)
        others: dict[str, list[tuple[int, str]]] = {}
        with self.engine.begin() as connection:
            rows = connection.execute(mine.order_by(seats.c.ended.desc()).limit(most)).all()
            for some in _batched([row.match for row in rows]):
                for match, seat, kind, name, level in connection.execute(beside.where(seats.c.match.in_(some))):
                    others.setdefault(match, []).append((seat, f"bot {level}" if kind == "bot" else name))
        return [
            Played(*row[:5], row.scores or [], row.winners or [], (row.points or {row.seat: {}})[row.seat],
                   [name for seat, name in others[row.match] if seat != row.seat and name])
            for row in rows
        ]  # fmt: skip

    def sums(self, person: str) -> str | None:
        """What a person's matches come to, as it was last kept."""
        with self.engine.begin() as connection:
            return connection.execute(select(sums.c.told).where(sums.c.person == person)).scalar()

    def keep_sums(self, person: str, told: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(sums).where(sums.c.person == person))
            connection.execute(insert(sums).values(person=person, told=told))

    # -- what people note for themselves ------------------------------------------------------------------------------

    def note(self, match: str, seat: int) -> str:
        query = select(notes.c.text).where((notes.c.match == match) & (notes.c.seat == seat))
        with self.engine.begin() as connection:
            return connection.execute(query).scalar() or ""

    def keep_note(self, match: str, seat: int, text: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(notes).where((notes.c.match == match) & (notes.c.seat == seat)))
            if text:
                connection.execute(insert(notes).values(match=match, seat=seat, text=text))

    # -- taking it along, or away -------------------------------------------------------------------------------------

    def everything(self, person: str) -> dict[str, Any]:
        """All that is kept of a person, as plain data."""
        sat = select(seats.c.match, seats.c.seat, seats.c.name, matches.c.game, matches.c.created, matches.c.ended)
        sat = sat.join(matches, matches.c.id == seats.c.match).where(seats.c.person == person)
        ended = select(results.c.match, results.c.scores, results.c.winners, results.c.at)
        ended = ended.where(results.c.match.in_(select(seats.c.match).where(seats.c.person == person)))
        hidden = ("keys", "person")
        with self.engine.begin() as connection:
            places = [dict(row) for row in connection.execute(sat.order_by(matches.c.created)).mappings()]
            made = _own(connection, person, moves.c.ply, moves.c.text, moves.c.at)
            back = _own(connection, person, undone.c.ply, undone.c.text, undone.c.at)
            said = _own(connection, person, talk.c.text, talk.c.at)
            noted = _own(connection, person, notes.c.text)
            found = {row["match"]: dict(row) for row in connection.execute(ended).mappings()}
            told = connection.execute(select(channels).where(channels.c.person == person)).mappings()
            rated = connection.execute(select(ratings).where(ratings.c.who == person)).mappings()
            strength = [{name: value for name, value in row.items() if name != "who"} for row in rated]
            ways = [{name: value for name, value in row.items() if name not in hidden} for row in told]
        for place in places:
            own = place["match"], place["seat"]
            place |= {"moves": made.get(own, []), "taken_back": back.get(own, []), "said": said.get(own, [])}
            place |= {"noted": next((row["text"] for row in noted.get(own, ())), None), "result": found.get(own[0])}
        return {"matches": places, "told_by": ways, "ratings": strength}

    def forget(self, person: str) -> list[tuple[str, int, bool]]:
        """Take a person out of everything. Their moves stay, as part of what others played, and are nobody's. Gives the
        matches, where they sat in each, and whether it goes on."""
        where = select(seats.c.match, seats.c.seat, seats.c.name, matches.c.seed, matches.c.ended)
        where = where.join(matches, matches.c.id == seats.c.match).where(seats.c.person == person)
        with self.engine.begin() as connection:
            sat = connection.execute(where).all()
            mine = select(seats.c.match, seats.c.seat).where(seats.c.person == person)
            for table in (talk, notes):
                connection.execute(delete(table).where(tuple_(table.c.match, table.c.seat).in_(mine)))
            theirs = matches.c.id.in_(select(seats.c.match).where(seats.c.person == person))
            connection.execute(update(matches).where(theirs).values(version=matches.c.version + 1))
            _nameless(connection, person)
            for row in sat:
                announce(connection, row.match)
            _unname(connection, {(row.seed, row.seat): row.name for row in sat})
            beside = select(seats.c.person).where(seats.c.match.in_(select(seats.c.match).filter_by(person=person)))
            # Where they played, their name is counted by.
            connection.execute(delete(sums).where(or_(sums.c.person.in_(beside), sums.c.person == person)))
            nobody = {"person": None, "name": "", "secret": None, "told": None, "whence": None}
            connection.execute(update(seats).where(seats.c.person == person).values(**nobody))
            connection.execute(delete(channels).where(channels.c.person == person))
            Ratings.forget(connection, person)
        return [(row.match, row.seat, row.ended is None) for row in sat]

    def join(self, was: str, becomes: str) -> None:
        """Two browsers turn out to be one person's."""
        with self.engine.begin() as connection:
            for table in (seats, channels):
                connection.execute(update(table).where(table.c.person == was).values(person=becomes))
            connection.execute(delete(sums).where(sums.c.person.in_((was, becomes))))
            Ratings.join(connection, was, becomes)

    def count(self) -> dict[str, int]:
        """How many matches there are: those that wait for people, those that run, those that are over."""
        with self.engine.begin() as connection:

            def of(*which: Any) -> int:
                return int(connection.execute(select(func.count()).select_from(matches).where(*which)).scalar_one())

            running = of(matches.c.ended.is_(None), matches.c.started.is_not(None))
            return {
                "open": of(matches.c.started.is_(None)),
                "playing": running,
                "over": of(matches.c.ended.is_not(None)),
            }


def _own(connection: Connection, person: str, *columns: Column[Any]) -> dict[tuple[str, int], list[dict[str, Any]]]:
    """What a person did or wrote, by match and seat, in the order in which it was kept."""
    table = columns[0].table
    rows = select(table.c.match, table.c.seat, *columns).join(
        seats, (seats.c.match == table.c.match) & (seats.c.seat == table.c.seat)
    )
    found: dict[tuple[str, int], list[dict[str, Any]]] = {}
    ordered = rows.where(seats.c.person == person).order_by(*table.primary_key)
    for match, seat, *values in connection.execute(ordered):
        told = {column.name: value for column, value in zip(columns, values, strict=True)}
        found.setdefault((match, seat), []).append(told)
    return found


def _nameless(connection: Connection, person: str) -> None:
    """Take a person's name out of the results of their matches."""
    rows = select(results.c.match, results.c.names, seats.c.seat).join(seats, seats.c.match == results.c.match)
    left: dict[str, list[str]] = {}
    for match, names, seat in connection.execute(rows.where(seats.c.person == person)):
        left.setdefault(match, list(names))[seat] = ""
    if left:
        change = update(results).where(results.c.match == bindparam("of")).values(names=bindparam("left"))
        connection.execute(change, [{"of": match, "left": names} for match, names in left.items()])


def _unname(connection: Connection, names: dict[tuple[str, int], str]) -> None:
    """Take names, by the seed of a match and the seat, out of the records that people brought. What proved such a
    record is taken out with them: it was made over the names."""
    seeds = {seed for seed, _ in names}
    for name, record in connection.execute(select(records.c.id, records.c.text)).all():
        seed = _SEED.search(record)
        if seed is None or seed[1] not in seeds:
            continue
        head, players, rest = _PLAYERS.split(record, 1)
        called = [one.strip() for one in players.split("|")]
        left = ["" if names.get((seed[1], seat)) == one else one for seat, one in enumerate(called)]
        if left != called:
            rest = _SIGNED.sub("", rest, 1)
            bare = f"{head}players: {' | '.join(left)}{rest}"
            connection.execute(update(records).where(records.c.id == name).values(text=bare))


def _batched(names: Sequence[str]) -> Iterator[Sequence[str]]:
    for at in range(0, len(names), AT_ONCE):
        yield names[at : at + AT_ONCE]
