"""A view of Soum Soum as a picture-book page."""

from vulcania.games.soum_soum.picture.event import SOUNDS, moment
from vulcania.games.soum_soum.picture.page import draw, draw_low, draw_snug

__all__ = ["SOUNDS", "draw", "draw_low", "draw_snug", "moment"]
