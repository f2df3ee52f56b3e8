"""How strong people and bots of this house are, game by game: kept beside the results, which are counted once each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select, text, update

from vulcania.server.store.rows import APART
from vulcania.server.store.schema import matches, ratings, results, seats
from vulcania.study.skill import DOUBT, MEAN, Skill, after

BOT = "bot "
"""What a bot is known by begins with this; a person is known by the hash of what their browsers keep."""
_COUNTING = 0x56554C44
"""The advisory lock that lets only one of several servers count."""


class Rating(msgspec.Struct, frozen=True):
    game: str
    who: str
    name: str | None = None
    """As they were called in the first match that was open to all eyes, or call themselves since; of who never played
    in one nothing is told. Another name at a shared screen is somebody else's."""
    mean: float = MEAN
    doubt: float = DOUBT
    played: int = 0

    @property
    def skill(self) -> Skill:
        return Skill(self.mean, self.doubt)

    @property
    def bot(self) -> str | None:
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None


class Ratings:
    """Blocking calls, as the store's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, who: str) -> list[Rating]:
        with self.engine.begin() as connection:
            rows = connection.execute(_RATING.where(ratings.c.who == who).order_by(ratings.c.played.desc()))
            return [Rating(*row) for row in rows]

    def leaders(self, game: str, most: int) -> list[Rating]:
        """Those of whom most can safely be said. Who never played before all eyes is not told of."""
        query = _RATING.where(ratings.c.game == game, ratings.c.name.is_not(None))
        with self.engine.begin() as connection:
            return [Rating(*row) for row in connection.execute(query.order_by(ratings.c.least.desc()).limit(most))]

    def count(self, rivals: Callable[[str], bool], most: int = 200) -> int:
        """Count results that were not counted yet, the oldest first; gives how many. ``rivals`` says of a game whether
        its players play against one another: a team has nobody to be compared with."""
        fresh = (
            select(
                results.c.match, results.c.game, results.c.variant, results.c.scores, results.c.winners,
                results.c.ranks, matches.c.listed, matches.c.helped,
            )
            .join(matches, matches.c.id == results.c.match)
            .where(results.c.rated.is_(None)).order_by(results.c.at).limit(most)
        )  # fmt: skip
        with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _COUNTING})
            rows = connection.execute(fresh).all()
            if rows:
                played = [row for row in rows if rivals(row.game) and _counts(row)]
                self._count(connection, played, self._players(connection, [row.match for row in played]))
                counted = results.c.match.in_([row.match for row in rows])
                connection.execute(update(results).where(counted).values(rated=True))
        return len(rows)

    @staticmethod
    def _players(connection: Connection, of: Sequence[str]) -> dict[str, dict[int, tuple[str, str]]]:
        """By match and seat, whom each seat counts for and what they were called."""
        found: dict[str, dict[int, tuple[str, str]]] = {match: {} for match in of}
        for row in connection.execute(select(seats).where(seats.c.match.in_(of))):
            if (who := _who(row)) is not None:
                found[row.match][row.seat] = who, row.name
        return found

    @staticmethod
    def _count(connection: Connection, rows: Sequence[Any], players: dict[str, dict[int, tuple[str, str]]]) -> None:
        people = {who for seated in players.values() for who, _ in seated.values()}
        before = (Rating(*row) for row in connection.execute(_RATING.where(ratings.c.who.in_(people))))
        known = {(one.game, one.who): one for one in before}
        changed: dict[tuple[str, str], Rating] = {}
        for row in rows:
            seated = players[row.match]
            if len({who for who, _ in seated.values()}) > 1:
                learnt = _learnt(row, seated, known)
                known |= learnt
                changed |= learnt
        for game, who in changed:
            connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.who == who))
        if changed:
            values = [{**msgspec.to_builtins(one), "least": one.skill.least} for one in changed.values()]
            connection.execute(insert(ratings), values)

    def rename(self, who: str, name: str) -> None:
        """A person calls themselves so from now on."""
        told = (ratings.c.who == who) & ratings.c.name.is_not(None)
        with self.engine.begin() as connection:
            connection.execute(update(ratings).where(told).values(name=name))

    @staticmethod
    def forget(connection: Connection, person: str) -> None:
        connection.execute(delete(ratings).where(ratings.c.who == person))

    @staticmethod
    def join(connection: Connection, was: str, becomes: str) -> None:
        """Two turn out to be one person: what is known better of them in each game stays."""
        both: dict[str, dict[str, Rating]] = {becomes: {}, was: {}}
        for row in connection.execute(_RATING.where(ratings.c.who.in_(both))):
            both[row.who][row.game] = Rating(*row)
        for game, one in both[was].items():
            other = both[becomes].get(game)
            worse = was if other is not None and other.played >= one.played else becomes
            connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.who == worse))
            kept = update(ratings).where(ratings.c.game == game, ratings.c.who.in_(both))
            connection.execute(kept.values(who=becomes, played=one.played + (other.played if other else 0)))


_RATING = select(
    ratings.c.game, ratings.c.who, ratings.c.name, ratings.c.mean, ratings.c.doubt, ratings.c.played
)  # fmt: skip


def _counts(row: Any) -> bool:
    """Whether a match tells how strong its players are: played from its beginning, by nobody but themselves."""
    return not row.helped and not {*APART} & {*row.variant.split()}


def _learnt(
    row: Any, seated: dict[int, tuple[str, str]], known: Mapping[tuple[str, str], Rating]
) -> dict[tuple[str, str], Rating]:
    """What is believed of the players of a match after it."""
    ranks = row.ranks or _ranks(row.scores, row.winners)
    before = {who: known.get((row.game, who), Rating(row.game, who)) for who, _ in seated.values()}
    skills = after([before[who].skill for who, _ in seated.values()], [ranks[seat] for seat in seated])
    gained: dict[str, list[Skill]] = {}
    for (who, _), skill in zip(seated.values(), skills, strict=True):
        gained.setdefault(who, []).append(skill)
    names = {who: name for who, name in seated.values() if name and (row.listed or who.startswith(BOT))}
    return {
        (row.game, who): Rating(
            row.game, who, before[who].name or names.get(who),
            # Who sat there several times, as bots do, learnt something in each seat.
            sum(one.mean for one in found) / len(found), sum(one.doubt for one in found) / len(found),
            before[who].played + 1,
        )
        for who, found in gained.items()
    }  # fmt: skip


def _who(seat: Any) -> str | None:
    """Whom a seat counts for: nobody where the person is not known, or a bot played on for them."""
    if seat.kind == "bot":
        return f"{BOT}{seat.level}"
    return seat.person if seat.stand_in is None else None


def _ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The ranks of a match from before they were kept: winners first, then by points."""
    places = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > place for other in places) for place in places]
