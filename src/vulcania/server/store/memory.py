"""What a person has played: read for them alone, handed out whole, and taken away when they ask."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Engine, delete, func, insert, select, update

from vulcania.server.store.ratings import Ratings
from vulcania.server.store.schema import channels, matches, moves, notes, ratings, results, seats, talk


class Played(msgspec.Struct, frozen=True):
    """A match that was played to its end, as one of its people remembers it."""

    match: str
    game: str
    seats: int
    seat: int
    at: float
    scores: list[int]
    winners: list[int]
    points: dict[str, int]
    """By kind; nothing of matches from before that was kept."""
    others: list[str]
    """Who played against or with them: people by name, bots by ``bot LEVEL``."""

    @property
    def won(self) -> bool:
        return self.seat in self.winners

    @property
    def score(self) -> int:
        return self.scores[self.seat]


class Memory:
    """Blocking calls, as the store's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def played(self, person: str) -> list[Played]:
        """All matches that a person has finished, the newest first. What runs is not told of: it has secrets."""
        mine = select(
            results.c.match, results.c.game, results.c.seats, seats.c.seat, results.c.at, results.c.scores,
            results.c.winners, results.c.points,
        ).join(seats, seats.c.match == results.c.match).where(seats.c.person == person)  # fmt: skip
        theirs = select(results.c.match).join(seats, seats.c.match == results.c.match).where(seats.c.person == person)
        beside = select(seats.c.match, seats.c.seat, seats.c.kind, seats.c.name, seats.c.level)
        with self.engine.begin() as connection:
            rows = connection.execute(mine.order_by(results.c.at.desc())).all()
            others: dict[str, list[tuple[int, str]]] = {}
            for match, seat, kind, name, level in connection.execute(beside.where(seats.c.match.in_(theirs))):
                others.setdefault(match, []).append((seat, f"bot {level}" if kind == "bot" else name))
        return [
            Played(*row[:-1], points=(row.points or {row.seat: {}})[row.seat],
                   others=[name for seat, name in sorted(others[row.match]) if seat != row.seat and name])
            for row in rows
        ]  # fmt: skip

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
        hidden = ("keys", "person")
        with self.engine.begin() as connection:
            places = [dict(row) for row in connection.execute(sat.order_by(matches.c.created)).mappings()]
            for place in places:
                own = {"match": place["match"], "seat": place["seat"]}
                made = select(moves.c.ply, moves.c.text, moves.c.at).filter_by(**own).order_by(moves.c.ply)
                said = select(talk.c.text, talk.c.at).filter_by(**own).order_by(talk.c.id)
                place["noted"] = connection.execute(select(notes.c.text).filter_by(**own)).scalar()
                result = select(results.c.scores, results.c.winners, results.c.at).filter_by(match=place["match"])
                place["moves"] = [dict(row) for row in connection.execute(made).mappings()]
                place["said"] = [dict(row) for row in connection.execute(said).mappings()]
                place["result"] = next((dict(row) for row in connection.execute(result).mappings()), None)
            told = connection.execute(select(channels).where(channels.c.person == person)).mappings()
            rated = connection.execute(select(ratings).where(ratings.c.who == person)).mappings()
            strength = [{name: value for name, value in row.items() if name != "who"} for row in rated]
            ways = [{name: value for name, value in row.items() if name not in hidden} for row in told]
        return {"matches": places, "told_by": ways, "ratings": strength}

    def places(self, person: str) -> list[tuple[str, int]]:
        with self.engine.begin() as connection:
            found = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.person == person))
            return [(match, seat) for match, seat in found]

    def forget(self, person: str) -> None:
        """Take a person out of everything. Their moves stay, as part of what others played, and are nobody's."""
        with self.engine.begin() as connection:
            sat = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.person == person)).all()
            for match, seat in sat:
                for table in (talk, notes):
                    connection.execute(delete(table).where((table.c.match == match) & (table.c.seat == seat)))
                names = connection.execute(select(results.c.names).where(results.c.match == match)).scalar()
                if names is not None:
                    left = [name if other != seat else "" for other, name in enumerate(names)]
                    connection.execute(update(results).where(results.c.match == match).values(names=left))
                connection.execute(update(matches).where(matches.c.id == match).values(version=matches.c.version + 1))
            nobody = {"person": None, "name": "", "secret": None, "told": None}
            connection.execute(update(seats).where(seats.c.person == person).values(**nobody))
            connection.execute(delete(channels).where(channels.c.person == person))
            Ratings.forget(connection, person)

    def join(self, was: str, becomes: str) -> None:
        """Two browsers turn out to be one person's."""
        with self.engine.begin() as connection:
            for table in (seats, channels):
                connection.execute(update(table).where(table.c.person == was).values(person=becomes))
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
