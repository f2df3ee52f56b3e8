"""A view of Soum Soum as a picture-book page."""

from vulcania.games.soum_soum.picture.page import draw, draw_low

__all__ = ["draw", "draw_low"]
