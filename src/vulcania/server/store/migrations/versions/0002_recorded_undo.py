"""Moves that were taken back stand in the record, from now on."""

from alembic import op
from sqlalchemy import Boolean, Column

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("undone", Column("recorded", Boolean))
