"""A table may be a guided first game."""

from alembic import op
from sqlalchemy import JSON, Column

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", Column("lesson", JSON))
