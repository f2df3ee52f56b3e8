"""A view of Pearls as a picture."""

from vulcania.games.pearls.picture.board import draw

__all__ = ["draw"]
