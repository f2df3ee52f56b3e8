"""A table may allow advice or not."""

from alembic import op
from sqlalchemy import Boolean, Column

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", Column("advice", Boolean))
