"""Steering the Nautilus, and what it finds: chips to take, stars, arrows and anchors (MI-10, MI-22 to MI-24)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.components import FREE, NONE
from vulcania.games._ocean.moves import ANCHORING, KEEPING, STEERING
from vulcania.games._ocean.rules import turns
from vulcania.games._ocean.rules.helm import AFTER, CHOICES, POINTED, seen
from vulcania.games._ocean.rules.pile import take_card
from vulcania.games._ocean.rules.turns import done
from vulcania.games.miles.components import ANCHOR, ARROW, STAR
from vulcania.games.miles.moves import CARD, KEEP, LEAVE
from vulcania.games.miles.rules import told
from vulcania.games.miles.rules.position import MilesPosition


def steering(state: MilesPosition, kind: int) -> tuple[int, ...]:
    """LG-15 to LG-18, MI-22: the ways to steer that do not end on a turned star.

    Where all do, there is one: to the star among those that was turned last, which leaves the game for it.
    """
    choices = CHOICES[state.position][kind]
    stars = state.stars
    if not stars:
        return choices
    after = AFTER[state.position]
    free = tuple([move for move in choices if POINTED[after[move]] not in stars])
    return free or (max(choices, key=lambda move: stars.index(POINTED[after[move]])),)


def steer(state: MilesPosition, seat: int, move: int, log: Log | None) -> None:
    place = turns.steer(state, seat, move, log)
    if place in state.stars:  # MI-22: surrounded
        state.stars = tuple(star for star in state.stars if star != place)
        _leave(state, place)
        if log is not None:
            log.append(Event("star-gone", {"seat": seat, "place": seen(state.position, place)}))
    _find(state, seat, place, log)


def _find(state: MilesPosition, seat: int, place: int, log: Log | None) -> None:
    """What the submarine points at; a chip that lay face down is turned up."""
    chip = state.ocean[place]
    if chip < 0:
        if log is not None:
            log.append(Event("nothing", {"seat": seat, "place": seen(state.position, place)}))
        done(state, seat, log)
        return
    hidden = not state.opened >> place & 1
    state.opened |= 1 << place
    role = state.contents.role[chip]
    if role == ARROW:
        _arrow(state, seat, place, log)
    elif role == STAR:
        _star(state, seat, place, log)
    elif role == ANCHOR and state.top != NONE:
        _anchor(state, seat, place, hidden, log)
    elif state.optional and state.room(seat, state.round) != NONE:
        if log is not None:
            log.append(told.lies("found", state, seat, place, hidden))
        state.step = KEEPING
        state.chosen = NONE
    else:
        _take(state, seat, place, hidden, log)
        done(state, seat, log)


def _lift(state: MilesPosition, place: int) -> int:
    """Take the chip of a place out of the ocean."""
    chip = state.ocean[place]
    state.ocean[place] = FREE
    state.opened &= ~(1 << place)
    return chip


def _leave(state: MilesPosition, place: int) -> None:
    state.gone |= 1 << _lift(state, place)


def _take(state: MilesPosition, seat: int, place: int, hidden: bool, log: Log | None) -> None:
    """MI-10: to the leftmost free square of the current row; with a full row the chip stays, open."""
    square = state.room(seat, state.round)
    if square == NONE:
        if log is not None:
            log.append(told.lies("left", state, seat, place, hidden))
        return
    chip = _lift(state, place)
    put_down(state, seat, square, chip)
    if log is not None:
        log.append(told.taken(state, seat, square, chip, hidden))


def put_down(state: MilesPosition, seat: int, square: int, chip: int) -> None:
    state.boards[seat][square] = chip
    if square == state.contents.row_squares[state.round][-1]:
        state.ending = True  # MI-25


def _star(state: MilesPosition, seat: int, place: int, log: Log | None) -> None:
    """MI-22: turned up, it stays; nobody may end there any more."""
    state.stars += (place,)
    if log is not None:
        log.append(Event("star", {"seat": seat, "place": seen(state.position, place)}, reveals=True))
    done(state, seat, log)


def _arrow(state: MilesPosition, seat: int, place: int, log: Log | None) -> None:
    """MI-23: steer once more, any kind; the same arrow fires once in a player's turn."""
    again = not state.fired >> place & 1
    state.fired |= 1 << place
    if log is not None:
        kind = "arrow" if again else "arrow-spent"
        log.append(Event(kind, {"seat": seat, "place": seen(state.position, place)}))
    if again:
        state.step = STEERING
        state.chosen = place
    else:
        done(state, seat, log)


# -- what is done with a chip that was found --------------------------------------------------------------------------


def anchor_choices(state: MilesPosition, seat: int) -> tuple[int, ...]:
    """MI-24, MI-10: the anchor that a special helmet got (MI-15) lies on its square, and cannot be left any more."""
    if state.chosen != NONE or not state.optional:
        return (KEEP, CARD)
    return (CARD, LEAVE) if state.room(seat, state.round) == NONE else (KEEP, CARD, LEAVE)


def _anchor(state: MilesPosition, seat: int, place: int, hidden: bool, log: Log | None) -> None:
    """MI-24: scoreboard or card; with a full row the card it is."""
    if state.room(seat, state.round) == NONE and not state.optional:
        _leave(state, place)
        take_card(state, seat, "card", log, hidden)
        done(state, seat, log)
        return
    if log is not None:
        log.append(Event("anchor", {"seat": seat, "place": seen(state.position, place)}, reveals=hidden))
    state.step = ANCHORING
    state.chosen = NONE


def keep(state: MilesPosition, seat: int, log: Log | None) -> None:
    """MI-10, MI-24: onto the scoreboard; the anchor that a special helmet got lies there already (MI-15)."""
    if state.chosen == NONE:
        _take(state, seat, POINTED[state.position], False, log)
    elif log is not None:
        log.append(told.anchor_kept(seat, state.chosen))
    done(state, seat, log)


def leave(state: MilesPosition, seat: int, log: Log | None) -> None:
    """MI-10: where taking is optional, the chip stays, open."""
    if log is not None:
        log.append(told.lies("not-taken", state, seat, POINTED[state.position]))
    done(state, seat, log)


def trade_anchor(state: MilesPosition, seat: int, log: Log | None) -> None:
    """MI-24: the face-up action card instead; the chip leaves the game. MI-15: its square stays free."""
    if state.chosen == NONE:
        _leave(state, POINTED[state.position])
    else:
        board = state.boards[seat]
        state.gone |= 1 << board[state.chosen]
        board[state.chosen] = FREE
    take_card(state, seat, "card", log)
    done(state, seat, log)
