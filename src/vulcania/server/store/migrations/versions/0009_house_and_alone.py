"""The house keeps all its keys in one place; and a seat can be for devices with keys of their own alone."""

from alembic import op
from sqlalchemy import Boolean, Column

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.execute("INSERT INTO house (name, value) SELECT name, value FROM secrets")
    op.drop_table("secrets")
    op.add_column("seats", Column("alone", Boolean))
