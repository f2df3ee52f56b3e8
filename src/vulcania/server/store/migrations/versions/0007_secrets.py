"""The key that a server signs with is kept where its tables are."""

from alembic import op
from sqlalchemy import Column, String, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table("secrets", Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
