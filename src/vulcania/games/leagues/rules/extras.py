"""Extra cards: sailors and action cards, which move chips about (LG-21 to LG-24)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.components import FREE, replaced, special
from vulcania.games._ocean.moves import DEALING, MOVING, OFFERING, SWAPPING
from vulcania.games._ocean.rules.helm import seen
from vulcania.games._ocean.rules.turns import done
from vulcania.games.leagues.components import SQUARES, SUBMARINE
from vulcania.games.leagues.moves import EXTRAS, PLAY, SQUARE_NAMES
from vulcania.games.leagues.rules.finding import gain
from vulcania.games.leagues.rules.position import LeaguesPosition

_SAILOR, _SUPER_SAILOR, _DIVER, _NUMBER_CHIPS = range(len(EXTRAS))
_STEPS = (SWAPPING, MOVING, OFFERING, DEALING)

# -- what may be chosen -----------------------------------------------------------------------------------------------


def playable(state: LeaguesPosition, seat: int) -> tuple[int, ...]:
    """LG-21: the cards that can be played besides the numbered one, and would do something."""
    if state.spent >> seat & 1:
        return ()
    chips = SQUARES - state.boards[seat].count(FREE)
    found = []
    if chips > 1 and state.sailors[seat]:
        found.append(PLAY + _SAILOR)
    cards = state.held[seat] - state.fresh[seat]
    if cards:
        if chips and cards & 0xF and free_squares(state, seat):
            found.append(PLAY + _SUPER_SAILOR)
        if chips and cards & 0xF0 and max(state.ocean) >= 0:
            found.append(PLAY + _DIVER)
        if cards & 0xF00:
            found.append(PLAY + _NUMBER_CHIPS)
    return tuple(found)


def free_squares(state: LeaguesPosition, seat: int) -> list[int]:
    """LG-23: the free squares a chip can be moved to, which is all but C of the rows to come."""
    now = 3 * state.round + 2
    return [to for to, chip in enumerate(state.boards[seat]) if chip < 0 and (to <= now or to % 3 != 2)]


# -- what is done -----------------------------------------------------------------------------------------------------


def play_extra(state: LeaguesPosition, seat: int, extra: int, log: Log | None) -> None:
    """LG-21: one a turn. LG-22: a sailor goes to the discard."""
    state.spent |= 1 << seat
    if extra == _SAILOR:
        state.sailors = replaced(state.sailors, seat, state.sailors[seat] - 1)
    else:
        state.special = extra - 1
        state.held = replaced(state.held, seat, state.held[seat] - special(extra - 1))
    state.step = _STEPS[extra]
    if log is not None:
        log.append(Event("play", {"seat": seat, "extra": EXTRAS[extra]}))


def swap(state: LeaguesPosition, seat: int, one: int, other: int, log: Log | None) -> None:
    """LG-22"""
    board = state.boards[seat]
    board[one], board[other] = board[other], board[one]
    if log is not None:
        squares = {"square": SQUARE_NAMES.text(one), "other": SQUARE_NAMES.text(other)}
        log.append(Event("swap", {"seat": seat, **squares}))
    done(state, seat, log)


def shift(state: LeaguesPosition, seat: int, square: int, to: int, log: Log | None) -> None:
    """LG-23"""
    board = state.boards[seat]
    board[to], board[square] = board[square], FREE
    if to == 3 * state.round + 2:  # LG-31
        state.ending = True
    if log is not None:
        squares = {"square": SQUARE_NAMES.text(square), "to": SQUARE_NAMES.text(to)}
        log.append(Event("move", {"seat": seat, "chip": state.contents.chips[board[to]].face, **squares}))
    done(state, seat, log)


def fetch(state: LeaguesPosition, seat: int, place: int, log: Log | None) -> None:
    """LG-24: the old chip lies open where the new one lay, the new one on the old one's square."""
    board, square = state.boards[seat], state.chosen
    old, new = board[square], state.ocean[place]
    if log is not None:
        chips = state.contents.chips
        data = {"seat": seat, "old-chip": chips[old].face, "chip": chips[new].face}
        data |= {"place": seen(state.position, place), "square": SQUARE_NAMES.text(square)}
        kind = "fetch-submarine" if state.contents.role[new] == SUBMARINE else "fetch"
        log.append(Event(kind, data, reveals=not state.opened >> place & 1))
    board[square] = state.chosen = FREE
    state.ocean[place] = old
    state.opened |= 1 << place
    gain(state, seat, new, square, log)
