"""A match knows whether somebody who plays against bots alone had help: it does not count among the ratings."""

from alembic import op
from sqlalchemy import Boolean, Column

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("matches", Column("helped", Boolean))
