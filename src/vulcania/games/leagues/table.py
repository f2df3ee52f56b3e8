"""What may be typed besides the notation."""

from vulcania.games._ocean.table import typed

__all__ = ["typed"]
