"""The rules of `leagues`, chapter by chapter."""
