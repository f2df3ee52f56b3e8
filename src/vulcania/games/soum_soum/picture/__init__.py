"""A view of Soum Soum as a picture-book page."""

from vulcania.games.soum_soum.picture.page import draw

__all__ = ["draw"]
