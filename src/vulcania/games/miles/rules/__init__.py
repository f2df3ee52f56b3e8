"""The rules of `miles`, chapter by chapter."""
