"""What people agree on at a table: a pause, the bots' pace; and what each notes for themselves."""

from alembic import op
from sqlalchemy import JSON, Column, Double, ForeignKey, Integer, String, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", Column("pause", JSON))
    op.add_column("matches", Column("pace", Double))
    op.create_table(
        "notes",
        Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("text", Text, nullable=False),
    )
