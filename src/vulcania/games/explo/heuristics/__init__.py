"""What a sensible team likes: moves (``policy``) and positions (``value``), and what they are made of (``parts``); and
what one that knows the game well likes (``expert``)."""

from vulcania.games.explo.heuristics.choosing import policy
from vulcania.games.explo.heuristics.expert import expert
from vulcania.games.explo.heuristics.judging import parts, standing, value

__all__ = ["TURNS", "expert", "parts", "policy", "standing", "value"]

TURNS = 2
"""How far the search plays on before it asks :func:`value`: looking farther costs twice the time and tells no more."""
