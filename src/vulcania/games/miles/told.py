"""What happened, as events. Each says where a chip lies as people see it at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vulcania.core.event import Event
from vulcania.games._ocean.helm import STEER_NAMES, seen
from vulcania.games.miles.box import ACTION_NAMES, COLOURS, FACES, SIGNS, SQUARE_NAMES
from vulcania.games.miles.scoring import columns_score, row_score

if TYPE_CHECKING:
    from vulcania.games.miles.position import Position
    from vulcania.games.miles.state import MilesState


def _chip(state: Position, chip: int) -> dict[str, Any]:
    contents = state.contents
    return {"chip": FACES[contents.face[chip]], "colour": COLOURS[contents.colour[chip]], "id": f"chip-{chip}"}


def laid(state: MilesState, seat: int, card: int) -> Event:
    return Event("lay", {"seat": seat, "card": card, "action": ACTION_NAMES[state.contents.action[card - 1]]})


def order(kind: str, seats: Sequence[int], seat: int | None = None) -> Event:
    who = {} if seat is None else {"seat": seat}
    return Event(kind, {**who, "first-seat": seats[0], "last-seat": seats[-1], "order": list(seats)})


def steered(state: Position, seat: int, move: int, place: int) -> Event:
    steer = STEER_NAMES[move].replace(" ", "-")
    return Event("steer", {"seat": seat, "steer": steer, "place": seen(state.position, place)})


def idle(state: MilesState, seat: int) -> Event:
    """A hand sailor or helmet that swaps nothing."""
    return Event("idle", {"seat": seat, "action": ACTION_NAMES[state.action(seat)]})


def taken(state: Position, seat: int, square: int, chip: int, hidden: bool) -> Event:
    """The sentence names the symbols: one, two, or none on a seal; an anchor's goes without saying."""
    signs = [SIGNS[sign] for sign in state.contents.signs[chip]]
    data = {"seat": seat, **_chip(state, chip), "square": SQUARE_NAMES.text(square), "signs": signs}
    if not signs or signs == ["anchor"]:
        return Event("take-plain", data, reveals=hidden)
    if len(signs) == 1:
        return Event("take-one", {**data, "symbol": signs[0]}, reveals=hidden)
    return Event("take-two", {**data, "symbol": signs[0], "second-symbol": signs[1]}, reveals=hidden)


def left(state: Position, seat: int, place: int, hidden: bool) -> Event:
    where = seen(state.position, place)
    return Event("left", {"seat": seat, **_chip(state, state.ocean[place]), "place": where}, reveals=hidden)


def anchor(state: Position, seat: int, place: int, hidden: bool) -> Event:
    return Event("anchor", {"seat": seat, "place": seen(state.position, place)}, reveals=hidden)


def anchor_kept(seat: int, square: int) -> Event:
    return Event("anchor-kept", {"seat": seat, "square": SQUARE_NAMES.text(square)})


def swapped(state: Position, seat: int, square: int, other: int, there: int) -> Event:
    """Two chips change places, told before they do."""
    data = {
        "seat": seat,
        **_chip(state, state.boards[seat][square]),
        "square": SQUARE_NAMES.text(square),
        "other-chip": FACES[state.contents.face[state.boards[other][there]]],
        "other-id": f"chip-{state.boards[other][there]}",
        "other-square": SQUARE_NAMES.text(there),
    }
    return Event("swap", data) if other == seat else Event("trade", {**data, "other-seat": other})


def fetched(state: Position, seat: int, square: int, place: int) -> Event:
    old, new = state.boards[seat][square], state.ocean[place]
    data = {
        "seat": seat,
        **_chip(state, old),
        "square": SQUARE_NAMES.text(square),
        "place": seen(state.position, place),
        "other-chip": FACES[state.contents.face[new]],
        "other-id": f"chip-{new}",
    }
    return Event("fetch", data)


def moved(state: Position, seat: int, square: int, owner: int, origin: int) -> Event:
    data = {
        "seat": seat,
        **_chip(state, state.boards[seat][square]),
        "square": SQUARE_NAMES.text(square),
        "from-square": SQUARE_NAMES.text(origin),
    }
    return Event("move", data) if owner == seat else Event("rob", {**data, "other-seat": owner})


def counted(state: MilesState) -> list[Event]:
    """A round's points, player by player."""
    contents, row = state.contents, state.round
    events = []
    for number, seat in enumerate(state.order):
        board = state.boards[seat]
        data = {
            "seat": seat,
            "round": row + 1,
            "points": row_score(contents, board, row),
            "number": number + 1,
            "bonus": contents.number_bonus[number],
            "score": state.scores[seat],
        }
        if state.counts_columns(row):
            columns = columns_score(contents, board, row + 1)
            events.append(Event("count-columns", {**data, "columns": columns}))
        else:
            events.append(Event("count", data))
    return events
