"""The voyage, rule by rule."""
