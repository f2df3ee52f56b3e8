"""Explo as a cave survey drawn underground: cream paper, ink walls, survey glyphs, blue for water, red for danger."""

from vulcania.games.explo.picture.event import MOMENTS, SOUNDS, card
from vulcania.games.explo.picture.page import draw, draw_low

__all__ = ["MOMENTS", "SOUNDS", "card", "draw", "draw_low"]
