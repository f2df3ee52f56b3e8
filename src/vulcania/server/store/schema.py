"""The tables of the database, as the newest migration leaves them. Times are seconds since 1970, in UTC."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Text, text
from sqlalchemy.schema import MetaData, Table

metadata = MetaData()
_Key = partial(Column, primary_key=True)
_Needed = partial(Column, nullable=False)


def _counted() -> Column[int]:
    return _Key("id", BigInteger().with_variant(Integer, "sqlite"))


def _match(**how: Any) -> Column[str]:
    """The match that a row belongs to, as part of its key or as an index."""
    return _Needed("match", ForeignKey("matches.id", ondelete="CASCADE"), **how)


matches = Table(
    "matches",
    metadata,
    _Key("id", String(16)),
    _Needed("game", String(40)), _Needed("seats", Integer), _Needed("options", JSON),
    # A seed is larger than the databases' integers, and never counted with.
    _Needed("seed", String(60)), _Needed("rules", Integer), _Needed("components", String(64)),
    _Needed("clock", JSON), _Needed("listed", Boolean),
    _Needed("created", Double), Column("started", Double), Column("ended", Double),
    Column("rematch_of", String(16)), Column("rematch", String(16)), Column("ask", JSON),
    Column("lesson", JSON),
    # Whether the captain may be asked; nothing where nobody said so: then it is a matter of who sits there.
    Column("advice", Boolean),
    # Whether somebody who plays against bots alone had help: then the match tells nobody how strong they are.
    Column("helped", Boolean),
    # The match that this one goes on from, as its record tells it up to there.
    Column("branch", JSON),
    # How many moves stand, how often moves were taken back, how often anything changed.
    _Needed("plies", Integer), _Needed("epoch", Integer), _Needed("version", Integer),
    # Whom the match waits for and since when: seen from the shelf, without the match being played again.
    Column("waits", JSON),
    # When the match next needs something done though nobody looks: someone to be told, a clock that runs out.
    Column("due", Double, index=True),
    # Since when the table rests, and until when; how long its bots take over a move.
    Column("pause", JSON), Column("pace", Double),
    Index("matches_listed", "listed", "ended", "created"), Index("matches_game", "game", "listed", "ended", "created"),
)  # fmt: skip

seats = Table(
    "seats",
    metadata,
    _match(primary_key=True), _Key("seat", Integer),
    _Needed("kind", String(8)), _Needed("name", String(40)), Column("secret", Text),
    Column("level", String(40)), Column("stand_in", String(40)),
    # Whose seat it is on all their devices, and for which turn they were told.
    Column("person", String(64)), Column("told", Double),
    # Whether only devices with a key of their own may sit there.
    Column("alone", Boolean),
    # From where the seat was taken: a mark of the address, which nobody can read and which is another at each table.
    Column("whence", String(24)),
    # When the match ended, here too: of all that a person has played, only what is shown is looked up.
    Column("ended", Double),
    Index("seats_person", "person", "ended"),
)  # fmt: skip

moves = Table(
    "moves",
    metadata,
    _match(primary_key=True), _Key("ply", Integer),
    _Needed("seat", Integer), _Needed("text", String(200)), _Needed("spent", Double), _Needed("at", Double),
)  # fmt: skip

undone = Table(
    "undone",
    metadata,
    _counted(), _match(index=True),
    _Needed("ply", Integer), _Needed("seat", Integer), _Needed("text", String(200)),
    _Needed("epoch", Integer), _Needed("by", Integer), _Needed("at", Double),
    # Whether the match's record tells of it; nothing where moves were taken back before records did.
    Column("recorded", Boolean),
)  # fmt: skip

talk = Table(
    "talk",
    metadata,
    _counted(), _match(index=True),
    Column("seat", Integer), _Needed("kind", String(4)), _Needed("text", Text), _Needed("at", Double),
)  # fmt: skip

results = Table(
    "results",
    metadata,
    _match(primary_key=True),
    _Needed("game", String(40)), _Needed("seats", Integer),
    # The options that change what a score is worth, in one text.
    _Needed("variant", Text),
    _Needed("scores", JSON), _Needed("winners", JSON), Column("best", Integer), _Needed("names", JSON),
    _Needed("at", Double),
    # By seat: the place, and points by kind. Whether the result was counted among the ratings.
    Column("ranks", JSON), Column("points", JSON), Column("rated", Boolean),
    # Whether the match was open to all eyes.
    Column("listed", Boolean),
    Index("results_best", "game", "seats", "variant", "best"), Index("results_rated", "rated", "at"),
    Index("results_record", "game", "listed", "best"), Index("results_newest", "game", "listed", "at"),
)  # fmt: skip

ratings = Table(
    "ratings",
    metadata,
    _Key("game", String(40)), _Key("who", String(64), index=True), Column("name", String(40)),
    _Needed("mean", Double), _Needed("doubt", Double), _Needed("least", Double), _Needed("played", Integer),
    # Of those whose name may be told.
    Index("ratings_lead", "game", "least", sqlite_where=text("name IS NOT NULL"),
          postgresql_where=text("name IS NOT NULL")),
)  # fmt: skip

sums = Table("sums", metadata, _Key("person", String(64)), _Needed("told", Text))
"""What a person's matches come to, as far as they were counted; counted anew where there is no such row."""

# Beside the seats, not in them: what a person notes is read for them alone.
notes = Table("notes", metadata, _match(primary_key=True), _Key("seat", Integer), _Needed("text", Text))

channels = Table(
    "channels",
    metadata,
    _counted(), _Needed("person", String(64), index=True),
    _Needed("kind", String(8)), _Needed("address", Text), _Needed("keys", JSON),
    _Needed("lang", String(8)), _Needed("base", Text), _Needed("opens", Boolean), _Needed("confirmed", Boolean),
    _Needed("failures", Integer), Column("paused", Double), _Needed("created", Double),
)  # fmt: skip

house = Table("house", metadata, _Key("name", String(40)), _Needed("value", Text))
"""What the house keeps for itself: its keys."""

records = Table("records", metadata, _Key("id", String(64)), _Needed("text", Text), _Needed("at", Double))

analyses = Table("analyses", metadata, _Key("id", String(64)), _Needed("found", Text), _Needed("at", Double))
"""What was found in looking back on a match, by the name of its record and of how it was looked at."""
