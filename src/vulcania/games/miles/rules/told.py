"""What happened to chips, as events. Each says where a chip lies as people see it at that moment."""

from __future__ import annotations

from typing import Any

from vulcania.core.event import Event
from vulcania.games._ocean.rules.helm import seen
from vulcania.games.miles.moves import SQUARE_NAMES
from vulcania.games.miles.rules.position import MilesPosition


def _chip(state: MilesPosition, chip: int) -> dict[str, Any]:
    piece = state.contents.chips[chip]
    return {"chip": piece.face, "colour": piece.colour, "id": piece.id}


def _other(state: MilesPosition, chip: int) -> dict[str, Any]:
    piece = state.contents.chips[chip]
    return {"other-chip": piece.face, "other-id": piece.id}


def taken(state: MilesPosition, seat: int, square: int, chip: int, hidden: bool) -> Event:
    """The sentence names the symbols: one, two, or none on a seal; an anchor's goes without saying."""
    signs = list(state.contents.chips[chip].symbols)
    data = {"seat": seat, **_chip(state, chip), "square": SQUARE_NAMES.text(square), "signs": signs}
    if not signs or signs == ["anchor"]:
        return Event("take-plain", data, reveals=hidden)
    if len(signs) == 1:
        return Event("take-one", {**data, "symbol": signs[0]}, reveals=hidden)
    return Event("take-two", {**data, "symbol": signs[0], "second-symbol": signs[1]}, reveals=hidden)


def lies(kind: str, state: MilesPosition, seat: int, place: int, hidden: bool = False) -> Event:
    """A chip is found, or stays, where it lies."""
    where = seen(state.position, place)
    return Event(kind, {"seat": seat, **_chip(state, state.ocean[place]), "place": where}, reveals=hidden)


def anchor_kept(seat: int, square: int) -> Event:
    return Event("anchor-kept", {"seat": seat, "square": SQUARE_NAMES.text(square)})


def swapped(state: MilesPosition, seat: int, square: int, other: int, there: int) -> Event:
    """Two chips change places, told before they do."""
    data = {"seat": seat, **_chip(state, state.boards[seat][square]), "square": SQUARE_NAMES.text(square)}
    data |= {**_other(state, state.boards[other][there]), "other-square": SQUARE_NAMES.text(there)}
    return Event("swap", data) if other == seat else Event("trade", {**data, "other-seat": other})


def fetched(state: MilesPosition, seat: int, square: int, place: int) -> Event:
    data = {"seat": seat, **_chip(state, state.boards[seat][square]), "square": SQUARE_NAMES.text(square)}
    return Event("fetch", data | {"place": seen(state.position, place), **_other(state, state.ocean[place])})


def moved(state: MilesPosition, seat: int, square: int, owner: int, origin: int) -> Event:
    data = {"seat": seat, **_chip(state, state.boards[seat][square]), "square": SQUARE_NAMES.text(square)}
    data["from-square"] = SQUARE_NAMES.text(origin)
    return Event("move", data) if owner == seat else Event("rob", {**data, "other-seat": owner})
