"""Positions as they travel to other processes: without the box, which every process reads for itself."""

from __future__ import annotations

import copyreg
import pickle
from functools import partial
from io import BytesIO
from typing import Any

from vulcania.core.game import Game
from vulcania.core.registry import game as find_game
from vulcania.core.state import State


def pack(game: Game, state: State) -> bytes:
    """A position, with the name of its box in place of the components that come with the game."""
    parcel = BytesIO()
    packer = pickle.Pickler(parcel, pickle.HIGHEST_PROTOCOL)
    packer.dispatch_table = {**copyreg.dispatch_table, type(state.setup.components): partial(_named, game)}
    packer.dump(state)
    return parcel.getvalue()


def unpack(parcel: bytes) -> State:
    """The position. It was packed by this program's other process, never by a stranger."""
    state: State = pickle.loads(parcel)
    return state


def _named(game: Game, components: Any) -> Any:
    box, standard = game.standard
    if components is standard or components == standard:  # a box that was read twice is still the same
        return _box, (game.slug, box.digest)
    return components.__reduce_ex__(pickle.HIGHEST_PROTOCOL)  # an older box, or someone's own, goes along


def _box(slug: str, digest: str) -> Any:
    found = find_game(slug).kept_box(digest)
    if found is None:  # the files were changed while the other process was running
        raise LookupError(f"the box {digest} of {slug}")
    return found[1]
