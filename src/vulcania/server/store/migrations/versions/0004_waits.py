"""Whom a match waits for, and since when."""

from alembic import op
from sqlalchemy import JSON, Column

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", Column("waits", JSON))
