"""What a sensible team likes: moves (``policy``) and positions (``value``)."""

from vulcania.games.explo.heuristics.choosing import policy
from vulcania.games.explo.heuristics.judging import value

__all__ = ["policy", "value"]
