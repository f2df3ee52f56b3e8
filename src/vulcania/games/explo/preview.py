"""What a move would do, shown before it is made."""

from __future__ import annotations

from vulcania.games.explo.components import CARDS, FIRST_KEPT
from vulcania.games.explo.moves import SQUARES, VOCABULARY, laid
from vulcania.games.explo.rules.cave import STEPS, STEPS8
from vulcania.games.explo.rules.obstacles import PASSES_OF
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.rules.routes import depth
from vulcania.games.explo.state import ExploState
from vulcania.words.message import Message, message


def preview(state: ExploState, move: int, seat: int) -> Message | None:
    word, indices = VOCABULARY.decode(move)
    square = state.positions[seat]
    match word:
        case "mark":
            return message("preview-mark", count=depth(state.cave, square))
        case "move":
            target = square + STEPS8[indices[0]]
            key = "preview-move" if state.phase == 2 and state.markers[seat] == NONE else "preview-move-out"
            return message(key, cell=SQUARES.text(target), count=depth(state.cave, target))
        case "cross":
            row = state.cave.beyond(square, indices[0])
            assert row is not None
            asked = PASSES_OF[row[1]]
            cell = SQUARES.text(row[0])
            return message("preview-cross", cell=cell, count=depth(state.cave, row[0]), cards=len(asked))
        case "dig":
            what = state.cave.diggable(square, indices[0])
            return message(f"preview-dig-{what}", cell=SQUARES.text(square + STEPS[indices[0]]))
        case "tile":
            return _preview_tile(state, *laid(move))
        case "exchange":
            theirs = CARDS[indices[2] + FIRST_KEPT]
            return Message("preview-exchange", {"to-seat": indices[1], "card": theirs})
        case "keep":
            one = state.box.objectives[state.offered[seat][indices[0]]]
            return message("preview-keep", objective=one.id, difficulty=one.difficulty)
        case _:
            return None


def _preview_tile(state: ExploState, square: int, quarters: int) -> Message:
    """How many gallery ends the cave would have, and how deep the tile would lie."""
    after = state.cave.clone()
    tile = state.drawn
    after.lay(square, tile, state.box.masks[tile], state.box.grounds[tile], quarters)
    reached = after.distances(state.positions[state.active])
    if square not in reached:
        return message("preview-tile-apart", ends=after.ends)
    return message("preview-tile", count=depth(after, square), ends=after.ends)
