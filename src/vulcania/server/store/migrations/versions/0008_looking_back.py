"""A table may allow advice, may go on from another match, and what was found in looking back is kept."""

from alembic import op
from sqlalchemy import JSON, Boolean, Column, Double, String, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", Column("advice", Boolean))
    op.add_column("matches", Column("branch", JSON))
    op.create_table(
        "analyses",
        Column("id", String(64), primary_key=True),
        Column("found", Text, nullable=False),
        Column("at", Double, nullable=False),
    )
