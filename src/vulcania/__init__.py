"""Board games of the deep: play them, watch them, study them, train on them.

import vulcania
match = vulcania.new("soum-soum", seats=3, seed=7)
match.legal()
match.play("place 2 c4")
"""

from vulcania import compiled as compiled  # before all that may have been compiled
from vulcania.core.errors import (
    BadComponents,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalMove,
    MatchOver,
    MoveError,
    NotAMove,
    NotYourTurn,
    UnknownGame,
    VulcaniaError,
)
from vulcania.core.match import Match, load, new
from vulcania.core.registry import slugs

__version__ = "0.13.0"

__all__ = [
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "IllegalMove",
    "Match",
    "MatchOver",
    "MoveError",
    "NotAMove",
    "NotYourTurn",
    "UnknownGame",
    "VulcaniaError",
    "__version__",
    "load",
    "new",
    "slugs",
]
