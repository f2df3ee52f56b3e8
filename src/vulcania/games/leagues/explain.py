"""What is this? What the picture of `leagues` names besides the turning ocean, from the view alone."""

from __future__ import annotations

from vulcania.core.explain import Explained, explained
from vulcania.games._ocean import explain as ocean
from vulcania.games._ocean.components import Chip
from vulcania.games._ocean.view import OceanView, Row
from vulcania.games.leagues.components import AS_A, AS_ANCHOR, AS_FREE, AS_NOTHING, AS_WILD
from vulcania.games.leagues.rules.counting import read_row
from vulcania.games.leagues.view import LeaguesView
from vulcania.words.message import Message, message

RULES = {
    "place": "LG-19", "hidden": "LG-3", "square": "LG-32", "row": "LG-33", "column": "LG-38", "player": "LG-35",
    "numbers": "LG-20", "card": "LG-9", "pile": "LG-10", "steer": "LG-14", "gauge": "LG-17", "compass": "LG-2",
    "submarine": "LG-1", "order": "LG-25", "chip-anchor": "LG-28", "chip-submarine": "LG-27", "chip-biscuit": "LG-29",
    "special-sailor": "LG-22", "special-super-sailor": "LG-23", "special-diver": "LG-24",
    "special-number-chips": "LG-25",
}  # fmt: skip


def explain(view: LeaguesView, thing: str) -> Explained | None:
    kind, *rest = thing.split()
    if kind == "biscuit" and len(rest) == 1:
        for one in view.biscuits:
            if str(one.number) == rest[0]:
                args: dict[str, str | int] = {"number": one.number, "story": rest[0]}
                args |= {"one-symbol": one.symbols[0], "other-symbol": one.symbols[1]}
                return explained("LG-29", Message(f"what-biscuit-{one.scorer}", args))
    return ocean.explain(view, thing, OWN)


def _counted(row: Row) -> list[str]:
    """LG-32: the squares of the best reading."""
    single, pair, triple = row.points
    _, parts = read_row([_read(row, square.chip) for square in row.squares], (single, pair, triple))
    return [row.squares[at].name for _, squares in parts for at in squares]


def _read(row: Row, chip: Chip | None) -> int:
    if chip is None:
        return AS_FREE
    if chip.face in row.wanted:
        return AS_A + row.wanted.index(chip.face)
    return {"anchor": AS_ANCHOR, "biscuit": AS_WILD}.get(chip.face, AS_NOTHING)


def _paid(view: OceanView, seat: int, column: int) -> list[str]:
    """LG-38: all that lies in the column, as the final account has it."""
    squares = (row.squares[column] for row in view.players[seat].rows)
    return [square.name for square in squares if square.chip is not None]


OWN = ocean.Own(
    rules=RULES,
    wants=lambda row, at: message("what-wants", chip=row.wanted[at]),
    counted=_counted,
    paid=_paid,
    row_name=lambda at: str(at + 1),
)
