"""Matches, seats, moves, talk, results and uploaded records.

The tables are written out here once more: a migration must not change when the schema does.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _numbered() -> sa.BigInteger:
    return sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _match(*, key: bool) -> sa.Column[str]:
    """The match that a row belongs to, as part of its key or as an index."""
    owner = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String(16), owner, primary_key=key, nullable=False, index=not key)


def upgrade() -> None:
    _matches()
    op.create_table(
        "seats",
        _match(key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64)),
        sa.Column("level", sa.String(40)),
        sa.Column("stand_in", sa.String(40)),
    )
    op.create_table(
        "moves",
        _match(key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "undone",
        sa.Column("id", _numbered(), primary_key=True),
        _match(key=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    _talk_and_results()


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("rematch_of", sa.String(16)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("ask", sa.JSON),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Index("matches_listed", "listed", "ended", "created"),
    )


def _talk_and_results() -> None:
    op.create_table(
        "talk",
        sa.Column("id", _numbered(), primary_key=True),
        _match(key=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "results",
        _match(key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Index("results_best", "game", "seats", "variant", "best"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
