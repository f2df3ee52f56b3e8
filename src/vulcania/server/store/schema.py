"""The tables of the database, as the newest migration leaves them. Times are seconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # A seed is larger than the databases' integers, and never counted with.
    Column("seed", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("rematch_of", String(16)),
    Column("rematch", String(16)),
    Column("ask", JSON),
    # How many moves stand, how often moves were taken back, how often anything changed.
    Column("plies", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Index("matches_listed", "listed", "ended", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("secret", String(64)),
    Column("level", String(40)),
    Column("stand_in", String(40)),
)

moves = Table(
    "moves",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("spent", Double, nullable=False),
    Column("at", Double, nullable=False),
)

undone = Table(
    "undone",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("kind", String(4), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    # The options that change what a score is worth, in one text.
    Column("variant", Text, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("best", Integer),
    Column("names", JSON, nullable=False),
    Column("at", Double, nullable=False),
    Index("results_best", "game", "seats", "variant", "best"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
