"""What a sensible team likes: moves (``policy``) and positions (``value``), and what they are made of (``parts``)."""

from vulcania.games.explo.heuristics.choosing import policy
from vulcania.games.explo.heuristics.judging import parts, standing, value

__all__ = ["parts", "policy", "standing", "value"]
