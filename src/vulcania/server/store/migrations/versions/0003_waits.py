"""Whom a match waits for, and since when."""

from alembic import op
from sqlalchemy import JSON, Column

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", Column("waits", JSON))
