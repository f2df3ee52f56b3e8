"""Points by kind, how strong people and bots are, and indexes for what is looked up among many matches."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Double, Integer, String

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("results", Column("ranks", JSON))
    op.add_column("results", Column("points", JSON))
    op.add_column("results", Column("rated", Boolean))
    op.create_index("results_rated", "results", ["rated", "at"])
    op.create_index("results_newest", "results", ["game", "at"])
    op.create_index("results_record", "results", ["game", "best"])
    op.create_table(
        "ratings",
        Column("game", String(40), primary_key=True),
        Column("who", String(64), primary_key=True),
        Column("name", String(40)),
        Column("mean", Double, nullable=False),
        Column("doubt", Double, nullable=False),
        Column("least", Double, nullable=False),
        Column("played", Integer, nullable=False),
    )
    op.create_index("ratings_lead", "ratings", ["game", "least"])
    op.create_index("ix_ratings_who", "ratings", ["who"])
