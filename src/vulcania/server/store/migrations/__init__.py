"""How a database of any age becomes one of today: run by alembic when the server starts."""
