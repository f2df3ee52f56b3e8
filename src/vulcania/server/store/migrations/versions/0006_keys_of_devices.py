"""A seat has a key for each device that it is open on."""

from alembic import op
from sqlalchemy import String, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("secret", type_=Text(), existing_type=String(64), existing_nullable=True)
