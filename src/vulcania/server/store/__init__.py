"""The database: what is kept of tables, seats, moves and talk."""
