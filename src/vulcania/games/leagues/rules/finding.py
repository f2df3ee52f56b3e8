"""What the Nautilus finds, and what chips do that come from the ocean (LG-19, LG-27 to LG-30)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.components import FREE, NONE
from vulcania.games._ocean.moves import STEERING
from vulcania.games._ocean.rules.helm import seen
from vulcania.games._ocean.rules.pile import put_under, take_card
from vulcania.games._ocean.rules.turns import done
from vulcania.games.leagues.components import ANCHOR, BISCUIT, SUBMARINE
from vulcania.games.leagues.moves import SQUARE_NAMES
from vulcania.games.leagues.rules.counting import event_points
from vulcania.games.leagues.rules.position import LeaguesPosition


def find(state: LeaguesPosition, seat: int, place: int, log: Log | None) -> None:
    """LG-19: the chip pointed at goes to the first free square of the round's row."""
    chip = state.ocean[place]
    square = state.room(seat, state.round)
    if chip < 0 or (square == NONE and not fires_without_room(state, chip)):
        if log is not None:
            where = {"seat": seat, "place": seen(state.position, place)}
            log.append(Event("nothing" if chip < 0 else "full", where))
        done(state, seat, log)
        return
    if log is not None:
        log.append(_took(state, seat, chip, place, square))
    state.ocean[place] = FREE
    state.opened &= ~(1 << place)
    gain(state, seat, chip, square, log)


def fires_without_room(state: LeaguesPosition, chip: int) -> bool:
    """LG-19: a submarine never needs a square; by the first version of the rules it stayed with a full row as well."""
    return state.contents.role[chip] == SUBMARINE and state.setup.rules > 1


def _took(state: LeaguesPosition, seat: int, chip: int, place: int, square: int) -> Event:
    """Taking a chip that lay face down is a discovery."""
    where = {"seat": seat, "place": seen(state.position, place)}
    reveals = not state.opened >> place & 1
    if state.contents.role[chip] == SUBMARINE:
        return Event("found-submarine", where, reveals=reveals)
    chip_to = {"chip": state.contents.chips[chip].face, "square": SQUARE_NAMES.text(square)}
    return Event("take", where | chip_to, reveals=reveals)


def gain(state: LeaguesPosition, seat: int, chip: int, square: int, log: Log | None) -> None:
    """LG-30: a chip comes from the ocean onto a square, and does what it does."""
    role = state.contents.role[chip]
    if role == SUBMARINE:  # LG-27; a diver that brought it has done its work
        state.gone |= 1 << chip
        put_under(state, log)
        state.step = STEERING
        return
    state.boards[seat][square] = chip
    if square == 3 * state.round + 2:  # LG-31
        state.ending = True
    if role == ANCHOR:
        _take_card(state, seat, log)
    elif role == BISCUIT:
        _biscuit(state, seat, chip, log)
    done(state, seat, log)


def _take_card(state: LeaguesPosition, seat: int, log: Log | None) -> None:
    """LG-28"""
    if state.top != NONE:
        take_card(state, seat, "action", log)
    elif log is not None:
        log.append(Event("no-action", {"seat": seat}))


def _biscuit(state: LeaguesPosition, seat: int, chip: int, log: Log | None) -> None:
    """LG-29: the biscuit's event, over the symbols on the grids now."""
    number = state.contents.chips[chip].number or 0
    scored = event_points(state.contents, state.boards, number, seat)
    for one, points in enumerate(scored):
        if points:
            state.points[one] += points
            state.finds += ((state.round, one, points, number),)
    if log is not None:
        event = state.contents.events[number - 1]
        data = {"seat": seat, "number": number, "story": str(number), "scorer": event.scorer, "scored": scored}
        data |= {"one-symbol": event.symbols[0], "other-symbol": event.symbols[1]}
        log.append(Event("biscuit", data | {"mine": scored[seat], "theirs": sum(scored) - scored[seat]}))
