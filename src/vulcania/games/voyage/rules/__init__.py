"""The rules of the voyage, chapter by chapter."""
