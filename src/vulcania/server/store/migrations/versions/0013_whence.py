"""A seat knows by whom it was taken, as far as an address tells: at whichever server, and after a restart too."""

from alembic import op
from sqlalchemy import Column, String

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seats", Column("whence", String(24)))
