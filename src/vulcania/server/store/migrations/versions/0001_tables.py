"""Matches, seats, moves, talk, results and uploaded records.

The tables are written out here once more: a migration must not change when the schema does.
"""

from functools import partial
from typing import Any

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Text

revision = "0001"
down_revision = None

_Key = partial(Column, primary_key=True)
_Needed = partial(Column, nullable=False)


def _counted() -> Column[int]:
    return _Key("id", BigInteger().with_variant(Integer, "sqlite"))


def _match(**how: Any) -> Column[str]:
    """The match that a row belongs to, as part of its key or as an index."""
    return _Needed("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), **how)


def upgrade() -> None:
    op.create_table(
        "matches",
        _Key("id", String(16)),
        _Needed("game", String(40)), _Needed("seats", Integer), _Needed("options", JSON),
        _Needed("seed", String(60)), _Needed("rules", Integer), _Needed("components", String(64)),
        _Needed("clock", JSON), _Needed("listed", Boolean),
        _Needed("created", Double), Column("started", Double), Column("ended", Double),
        Column("rematch_of", String(16)), Column("rematch", String(16)), Column("ask", JSON),
        _Needed("plies", Integer), _Needed("epoch", Integer), _Needed("version", Integer),
        Index("matches_listed", "listed", "ended", "created"),
    )  # fmt: skip
    op.create_table(
        "seats",
        _match(primary_key=True), _Key("seat", Integer),
        _Needed("kind", String(8)), _Needed("name", String(40)), Column("secret", String(64)),
        Column("level", String(40)), Column("stand_in", String(40)),
    )  # fmt: skip
    op.create_table(
        "moves",
        _match(primary_key=True), _Key("ply", Integer),
        _Needed("seat", Integer), _Needed("text", String(200)), _Needed("spent", Double), _Needed("at", Double),
    )  # fmt: skip
    op.create_table(
        "undone",
        _counted(), _match(index=True),
        _Needed("ply", Integer), _Needed("seat", Integer), _Needed("text", String(200)),
        _Needed("epoch", Integer), _Needed("by", Integer), _Needed("at", Double),
    )  # fmt: skip
    op.create_table(
        "talk",
        _counted(), _match(index=True),
        Column("seat", Integer), _Needed("kind", String(4)), _Needed("text", Text), _Needed("at", Double),
    )  # fmt: skip
    op.create_table(
        "results",
        _match(primary_key=True),
        _Needed("game", String(40)), _Needed("seats", Integer), _Needed("variant", Text),
        _Needed("scores", JSON), _Needed("winners", JSON), Column("best", Integer), _Needed("names", JSON),
        _Needed("at", Double),
        Index("results_best", "game", "seats", "variant", "best"),
    )  # fmt: skip
    op.create_table("records", _Key("id", String(64)), _Needed("text", Text), _Needed("at", Double))
