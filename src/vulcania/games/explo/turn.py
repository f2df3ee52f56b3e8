"""The course of a turn (EX-12): lay a tile, draw or exchange a card, play one, move. Forced steps are not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.core.event import Event, Log
from vulcania.games.explo import actions, cards, ending, preparation, science
from vulcania.games.explo.cave import DUG, STEPS8, Places
from vulcania.games.explo.steps import (
    ACT_STEP,
    AFTER_STEP,
    BETWEEN,
    CARD_STEP,
    MOVE_STEP,
    NONE,
    TILE_STEP,
)
from vulcania.games.explo.vocabulary import (
    AGREE,
    CARDS,
    CROSS,
    DIG,
    DIRECTIONS,
    DISCARD,
    DRAW,
    END,
    ENTRANCE,
    EXCHANGE,
    FIRST_KEPT,
    JOIN,
    LEAVE,
    MARK,
    MOVE,
    PLAY,
    RED,
    REST,
    SQUARES,
    STAY,
    TILE,
    give,
)

if TYPE_CHECKING:
    from vulcania.games.explo.state import ExploState

HAND = 4
"""EX-17"""
SHARING_HANDOVERS = 40
TURN_HANDOVERS = 6
"""EX-10: how many cubes may change hands before a phase and in a turn: more than any plan needs, and an end to it."""


def play(state: ExploState, move: int, seat: int, log: Log | None) -> None:
    """Play a move of a turn; the families are numbered in the order of the vocabulary."""
    if move < DRAW:
        if move >= TILE:
            square, quarters = divmod(move - TILE, 4)
            lay(state, square, quarters, log)
        else:
            preparation.hand_over(state, move, log)
            again(state, log)
    elif move < EXCHANGE:
        if move >= DISCARD:
            discard(state, move - DISCARD + FIRST_KEPT, log)
        draw(state, log)
    elif move < AGREE:
        actions.propose(state, move, log)
    elif move < PLAY:
        actions.answer_exchange(state, move == AGREE, log)
    else:
        _play_on(state, move, seat, log)


def _play_on(state: ExploState, move: int, seat: int, log: Log | None) -> None:
    if move < CROSS:
        cards.play_kept(state, move - PLAY + FIRST_KEPT, log)
    elif move < JOIN:
        actions.cross(state, move - CROSS, log)
    elif move < DIG:
        actions.answer_crossing(state, seat, move == JOIN, log)
    elif move < MARK:
        actions.dig(state, move - DIG, log)
    elif move == MARK:
        put_marker(state, log)
    elif move < STAY:
        walk(state, move - MOVE, log)
    elif move == LEAVE:
        go_out(state, seat, log)
        finish(state, log)
    else:
        if move == STAY and log is not None:
            log.append(Event("stay", {"seat": seat}))
        finish(state, log)


# -- the beginning ----------------------------------------------------------------------------------------------------


def start_phase(state: ExploState) -> None:
    """EX-11: everybody on the entrance, the first caver begins."""
    state.active = state.first
    state.step = BETWEEN


def start(state: ExploState, log: Log | None) -> None:
    """EX-12, step 1. EX-15, EX-33: with no tile left it falls away."""
    state.to_act = (state.active,)
    state.handovers = TURN_HANDOVERS
    state.proposed = False
    state.must = NONE
    state.steps_left = 1
    if not state.tile_pile:
        card_step(state, log)
        return
    tile = state.tile_pile.pop()
    if log is not None:
        shape = state.box.tiles[tile].shape
        log.append(Event("tile-drawn", {"seat": state.active, "shape": shape}, reveals=True))
    places = places_for(state, tile)
    if not places:
        state.tile_discards.append(tile)
        if log is not None:
            log.append(Event("tile-discarded", {"shape": state.box.tiles[tile].shape}))
        science.tell_lost(state, state.box.tile_finds[tile], log)
        card_step(state, log)
        return
    state.drawn = tile
    if len(places) == 1 and len(places[0][1]) == 1:
        lay(state, places[0][0], places[0][1][0], log)
        return
    state.places = places
    moves = [TILE + square * 4 + quarters for square, turns in places for quarters in turns]
    if may_mark(state, state.active):
        moves.append(MARK)
    state.step = TILE_STEP
    state.moves = tuple(moves)


def places_for(state: ExploState, tile: int) -> Places:
    """EX-13, EX-14"""
    pawn = state.positions[state.active]
    mask = state.box.masks[tile]
    if state.cave.ends:
        return state.cave.places(pawn, mask)
    if state.box.tiles[tile].shape == "crossroads":
        return ()
    return state.cave.parallel_places(pawn, mask)


def lay(state: ExploState, square: int, quarters: int, log: Log | None) -> None:
    tile = state.drawn
    parallel = not state.cave.ends
    state.cave.lay(square, tile, state.box.masks[tile], state.box.grounds[tile], quarters)
    state.drawn = NONE
    state.places = ()
    if log is not None:
        kind = "parallel-laid" if parallel else "tile-laid"
        shape = state.box.tiles[tile].shape
        log.append(Event(kind, {"seat": state.active, "shape": shape, "cell": SQUARES.text(square)}))
    card_step(state, log)


# -- the card ---------------------------------------------------------------------------------------------------------


def card_step(state: ExploState, log: Log | None) -> None:
    """EX-12, step 2: draw, or exchange where that is possible; with a full hand, discard first (EX-17)."""
    hand = state.hands[state.active]
    swaps = [] if state.proposed or state.seats == 1 else actions.exchanges(state)
    full = len(hand) >= HAND
    if not full and not swaps:
        draw(state, log)
        return
    kinds = sorted(set(hand))
    moves = [DISCARD + kind - FIRST_KEPT for kind in kinds] if full else [DRAW]
    if len(moves) == 1 and not swaps:
        discard(state, kinds[0], log)
        draw(state, log)
        return
    moves += swaps
    if may_mark(state, state.active):
        moves.append(MARK)
    state.step = CARD_STEP
    state.moves = tuple(moves)


def discard(state: ExploState, card: int, log: Log | None) -> None:
    state.hands[state.active].remove(card)
    state.discards.append(card)
    if log is not None:
        log.append(Event("discard", {"seat": state.active, "card": CARDS[card]}))


def draw(state: ExploState, log: Log | None) -> None:
    """EX-17: an empty pile is made anew from the discards. EX-5, EX-12: a red card is played at once."""
    seat = state.active
    if not state.pile and state.discards:
        state.pile, state.discards = state.discards, []
        state.chance.shuffle(state.pile)
        if log is not None:
            log.append(Event("reshuffled", {"cards": len(state.pile)}, reveals=True))
    if not state.pile:
        act_step(state, log)
        return
    card = state.pile.pop()
    if log is not None:
        log.append(Event("card-drawn", {"seat": seat, "card": CARDS[card]}, reveals=True))
    if card >= len(RED):
        state.hands[seat].append(card)
        act_step(state, log)
        return
    state.discards.append(card)
    cards.act_at_once(state, card, log)
    if state.ended:
        return
    if card == REST:  # EX-21
        after_step(state, log)
    else:
        move_step(state, log)


# -- playing and moving -----------------------------------------------------------------------------------------------


def act_step(state: ExploState, log: Log | None) -> None:
    """EX-12, steps 3 and 4 as one decision: who moves without playing a card plays none."""
    seat = state.active
    plays = actions.plays(state, state.must)
    if state.must == NONE:
        moves = plays + _walks(state, seat)
        moves.append(STAY)
        _add_asides(state, seat, moves)
        if len(moves) == 1:
            finish(state, log)
            return
    else:
        moves = plays
        _add_asides(state, seat, moves)
    state.step = ACT_STEP
    state.moves = tuple(moves)


def move_step(state: ExploState, log: Log | None) -> None:
    """EX-12, step 4"""
    seat = state.active
    moves = _walks(state, seat)
    moves.append(STAY)
    _add_asides(state, seat, moves)
    if len(moves) == 1:
        finish(state, log)
        return
    state.step = MOVE_STEP
    state.moves = tuple(moves)


def _walks(state: ExploState, seat: int) -> list[int]:
    return [MOVE + direction for direction in state.cave.steps(state.positions[seat])]


def _add_asides(state: ExploState, seat: int, moves: list[int]) -> None:
    """What may be done before moving: put the marker down, leave (EX-33), hand cubes over (EX-10)."""
    if may_mark(state, seat):
        moves.append(MARK)
    if state.phase == 3 and state.positions[seat] == ENTRANCE and state.must == NONE:
        moves.append(LEAVE)
    if state.handovers and state.seats > 1:
        moves += handovers(state, seat, taking=True)


def handovers(state: ExploState, seat: int, *, taking: bool) -> list[int]:
    mine = state.cubes[seat]
    moves = []
    for other in state.companions(seat):
        theirs = state.cubes[other]
        for resource in range(len(mine)):
            if mine[resource]:
                moves.append(give(resource, seat, other))
            if taking and theirs[resource]:
                moves.append(give(resource, other, seat))
    return moves


def walk(state: ExploState, direction: int, log: Log | None) -> None:
    """EX-22"""
    seat = state.active
    square = state.positions[seat]
    target = square + STEPS8[direction]
    if state.phase == 2:
        if direction >= 4:  # EX-28: a diagonal counts as going by the chamber between
            corner = state.cave.between(square, direction - 4)
            assert corner is not None
            state.trails[seat].append(corner)
        state.trails[seat].append(target)
    state.positions[seat] = target
    if log is not None:
        data = {"seat": seat, "direction": DIRECTIONS[direction], "cell": SQUARES.text(target)}
        log.append(Event("move", data))
    science.look_round(state, (target,), seat, log)
    state.steps_left -= 1
    if state.steps_left and not is_leaving(state, seat):
        move_step(state, log)
    else:
        after_step(state, log)


def after_step(state: ExploState, log: Log | None) -> None:
    """What may follow a move or stand in its place: the marker (EX-26), leaving (EX-33), and handing cubes over."""
    seat = state.active
    back = state.phase == 3 and state.positions[seat] == ENTRANCE
    moves = []
    if may_mark(state, seat):
        moves.append(MARK)
    if back:
        moves.append(LEAVE)
    if is_leaving(state, seat):  # EX-26: as many as there are; what is only given away comes to an end by itself
        moves += handovers(state, seat, taking=False)
    elif state.handovers and (back or rests(state)):  # EX-10: who rests has no move to do it before
        moves += handovers(state, seat, taking=True)
    if not moves:
        finish(state, log)
        return
    moves.append(END)
    state.step = AFTER_STEP
    state.moves = tuple(moves)


def rests(state: ExploState) -> bool:
    """EX-21: whether, once nothing is left to do but what may follow a move, there was none because of a rest. A step
    would have been counted, and a crossing would have left its card on the discards."""
    return state.steps_left == 1 and state.discards[-1] == REST


def again(state: ExploState, log: Log | None) -> None:
    """The same step once more, after something that takes no time."""
    if state.step == ACT_STEP:
        act_step(state, log)
    elif state.step == MOVE_STEP:
        move_step(state, log)
    elif state.step == AFTER_STEP:
        after_step(state, log)
    else:  # laying the tile, or the card: nothing there but the marker has changed
        state.moves = tuple(move for move in state.moves if move != MARK)


# -- the marker and the way out ---------------------------------------------------------------------------------------


def may_mark(state: ExploState, seat: int) -> bool:
    """EX-26"""
    return state.phase == 2 and state.markers[seat] == NONE and state.positions[seat] != ENTRANCE


def put_marker(state: ExploState, log: Log | None) -> None:
    seat = state.active
    state.markers[seat] = state.positions[seat]
    if log is not None:
        log.append(Event("mark", {"seat": seat, "cell": SQUARES.text(state.positions[seat])}))
    again(state, log)


def is_leaving(state: ExploState, seat: int) -> bool:
    """EX-26: a caver with the marker down who comes to the entrance is out."""
    return state.phase == 2 and state.markers[seat] != NONE and state.positions[seat] == ENTRANCE


def go_out(state: ExploState, seat: int, log: Log | None) -> None:
    """EX-26: the hand is discarded; cubes not given away leave with the caver."""
    state.out[seat] = True
    state.discards += state.hands[seat]
    state.hands[seat] = []
    if log is not None:
        log.append(Event("out", {"seat": seat, "left": state.out.count(False)}))


def finish(state: ExploState, log: Log | None) -> None:
    """The turn is over; clockwise to the next caver inside (EX-11)."""
    seat = state.active
    state.turns[seat] += 1
    if is_leaving(state, seat) and not state.out[seat]:
        go_out(state, seat, log)
    if all(state.out):
        ending.all_out(state, log)
        return
    following = (seat + 1) % state.seats
    while state.out[following]:
        following = (following + 1) % state.seats
    state.active = following
    state.step = BETWEEN


def digging_tiles_laid(state: ExploState) -> int:
    """EX-24: those lying in the cave, on squeezes and in walls."""
    return sum(bool(value & DUG) for value in state.cave.laid.values()) + len(state.cave.walls)
