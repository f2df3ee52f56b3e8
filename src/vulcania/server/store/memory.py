"""What a person has played: read for them alone, handed out whole, and taken away when they ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update

from vulcania.server.store.ratings import Ratings
from vulcania.server.store.rows import Played
from vulcania.server.store.schema import channels, matches, moves, notes, ratings, results, seats, sums, talk

AT_ONCE = 500
"""So many matches are named in one question: a database takes no more than some thousands."""


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
            beside = select(seats.c.person).where(seats.c.match.in_(select(seats.c.match).filter_by(person=person)))
            connection.execute(delete(sums).where(sums.c.person.in_(beside)))  # their name is counted by there
            nobody = {"person": None, "name": "", "secret": None, "told": None}
            connection.execute(update(seats).where(seats.c.person == person).values(**nobody))
            connection.execute(delete(channels).where(channels.c.person == person))
            Ratings.forget(connection, person)

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


def _batched(names: Sequence[str]) -> Iterator[Sequence[str]]:
    for at in range(0, len(names), AT_ONCE):
        yield names[at : at + AT_ONCE]
