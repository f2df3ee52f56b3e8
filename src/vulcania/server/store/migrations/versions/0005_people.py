"""People who come back: whose a seat is, how they are told of their turn, and when a match needs something done."""

from functools import partial

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, Double, Integer, String, Text

revision = "0005"
down_revision = "0004"

_Key = partial(Column, primary_key=True)
_Needed = partial(Column, nullable=False)


def upgrade() -> None:
    op.add_column("matches", Column("due", Double))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.add_column("seats", Column("person", String(64)))
    op.add_column("seats", Column("told", Double))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "channels",
        _Key("id", BigInteger().with_variant(Integer, "sqlite")), _Needed("person", String(64), index=True),
        _Needed("kind", String(8)), _Needed("address", Text), _Needed("keys", JSON),
        _Needed("lang", String(8)), _Needed("base", Text), _Needed("opens", Boolean), _Needed("confirmed", Boolean),
        _Needed("failures", Integer), Column("paused", Double), _Needed("created", Double),
    )  # fmt: skip
    op.create_table("house", _Key("name", String(40)), _Needed("value", Text))
