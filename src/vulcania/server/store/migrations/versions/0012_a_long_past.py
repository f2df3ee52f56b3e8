"""A long past costs nothing: what is looked up among many matches has an index, and what they come to is kept."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, String, Text, text

revision = "0012"
down_revision = "0011"

_NAMED = text("name IS NOT NULL")


def upgrade() -> None:
    op.create_index("matches_game", "matches", ["game", "listed", "ended", "created"])
    op.add_column("seats", Column("ended", Double))
    op.execute("UPDATE seats SET ended = (SELECT ended FROM matches WHERE matches.id = seats.match)")
    op.drop_index("ix_seats_person", "seats")
    op.create_index("seats_person", "seats", ["person", "ended"])
    op.add_column("results", Column("listed", Boolean))
    op.execute("UPDATE results SET listed = (SELECT listed FROM matches WHERE matches.id = results.match)")
    for name, by in (("results_record", "best"), ("results_newest", "at")):
        op.drop_index(name, "results")
        op.create_index(name, "results", ["game", "listed", by])
    op.drop_index("ratings_lead", "ratings")
    op.create_index("ratings_lead", "ratings", ["game", "least"], sqlite_where=_NAMED, postgresql_where=_NAMED)
    op.create_table("sums", Column("person", String(64), primary_key=True), Column("told", Text, nullable=False))
