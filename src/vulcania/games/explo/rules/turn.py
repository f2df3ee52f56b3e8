"""The course of a turn (EX-12): lay a tile, draw or exchange a card, play one, move. Forced steps are not asked."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.explo import moves
from vulcania.games.explo.components import FIRST_KEPT, Card
from vulcania.games.explo.moves import ENTRANCE, SQUARES
from vulcania.games.explo.rules import cards, ending, hand, obstacles, preparing, science, steps
from vulcania.games.explo.rules.cave import EVERYWHERE
from vulcania.games.explo.rules.memory import Places
from vulcania.games.explo.rules.position import NONE, TURN_HANDOVERS, Position


def play(state: Position, move: int, seat: int, log: Log | None) -> None:
    """Play a move of a turn; the families are numbered in the order of the vocabulary."""
    if move < moves.TILE:
        preparing.hand_over(state, move, log)
        again(state, log)
    elif move < moves.DRAW or move >= moves.BEYOND:
        lay(state, *moves.laid(move), log)
    elif move < moves.EXCHANGE:
        if move >= moves.DISCARD:
            hand.discard(state, move - moves.DISCARD + FIRST_KEPT, log)
        draw(state, log)
    elif move < moves.AGREE:
        hand.propose(state, move, log)
    elif move < moves.PLAY:
        hand.answer(state, move == moves.AGREE, log)
        if move == moves.AGREE:
            act_step(state, log)
        else:
            card_step(state, log)
    elif move < moves.MARK:
        _act(state, move, seat, log)
    elif move == moves.MARK:
        ending.put_marker(state, log)
        again(state, log)
    else:
        _move(state, move, seat, log)


def _act(state: Position, move: int, seat: int, log: Log | None) -> None:
    if moves.CROSS <= move < moves.DIG:
        if move < moves.JOIN:
            obstacles.cross(state, move - moves.CROSS, log)
        else:
            obstacles.answer(state, seat, move == moves.JOIN, log)
        if not state.asked_for:  # nobody is left to answer: they are through
            after_step(state, log)
        return
    if move < moves.CROSS:
        cards.play_kept(state, move - moves.PLAY + FIRST_KEPT, log)
    else:
        obstacles.dig(state, move - moves.DIG, log)
    move_step(state, log)


def _move(state: Position, move: int, seat: int, log: Log | None) -> None:
    if move < moves.STAY:
        obstacles.walk(state, move - moves.MOVE, log)
        if state.steps_left and not ending.is_leaving(state, seat):
            move_step(state, log)
        else:
            after_step(state, log)
        return
    if move == moves.LEAVE:
        ending.go_out(state, seat, log)
    elif move == moves.STAY and log is not None:
        log.append(Event("stay", {"seat": seat}))
    finish(state, log)


# -- the tile ---------------------------------------------------------------------------------------------------------


def start(state: Position, log: Log | None) -> None:
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
    found = [first + quarters for square, turns in places for first in (moves.tile(square),) for quarters in turns]
    if ending.may_mark(state, state.active):
        found.append(moves.MARK)
    state.step = steps.TILE
    state.moves = tuple(found)


def places_for(state: Position, tile: int) -> Places:
    """EX-13, EX-14"""
    pawn = state.positions[state.active]
    mask = state.box.masks[tile]
    table = moves.TILES if state.setup.rules >= 3 else EVERYWHERE  # EX-13: once it had no end
    if state.cave.ends:
        known = state.cave.memory.places
        if (pawn, mask) not in known:
            known[pawn, mask] = state.cave.places(pawn, mask, table)
        return known[pawn, mask]
    if state.box.tiles[tile].shape == "crossroads":
        return ()
    return state.cave.parallel_places(pawn, mask, table)


def lay(state: Position, square: int, quarters: int, log: Log | None) -> None:
    tile = state.drawn
    parallel = not state.cave.ends
    state.cave.lay(square, tile, state.box.masks[tile], state.box.grounds[tile], quarters)
    state.drawn = NONE
    if log is not None:
        kind = "parallel-laid" if parallel else "tile-laid"
        shape = state.box.tiles[tile].shape
        log.append(Event(kind, {"seat": state.active, "shape": shape, "cell": SQUARES.text(square)}))
    card_step(state, log)


# -- the card ---------------------------------------------------------------------------------------------------------


def card_step(state: Position, log: Log | None) -> None:
    """EX-12, step 2: draw, or exchange where that is possible; with a full hand, discard first (EX-17)."""
    held = state.hands[state.active]
    swaps = [] if state.proposed or state.seats == 1 else hand.exchanges(state)
    full = len(held) >= hand.HAND
    if not full and not swaps:
        draw(state, log)
        return
    kinds = sorted(set(held))
    found = [moves.DISCARD + kind - FIRST_KEPT for kind in kinds] if full else [moves.DRAW]
    if len(found) == 1 and not swaps:
        hand.discard(state, kinds[0], log)
        draw(state, log)
        return
    found += swaps
    if ending.may_mark(state, state.active):
        found.append(moves.MARK)
    state.step = steps.CARD
    state.moves = tuple(found)


def draw(state: Position, log: Log | None) -> None:
    """EX-5, EX-12: a red card is played at once."""
    card = hand.draw(state, log)
    if card == NONE:
        act_step(state, log)
    elif card >= FIRST_KEPT:
        state.hands[state.active].append(card)
        act_step(state, log)
    else:
        state.discards.append(card)
        cards.act_at_once(state, card, log)
        if state.ended:
            return
        if card == Card.REST:  # EX-21
            after_step(state, log)
        else:
            move_step(state, log)


# -- playing and moving -----------------------------------------------------------------------------------------------


def act_step(state: Position, log: Log | None) -> None:
    """EX-12, steps 3 and 4 as one decision: who moves without playing a card plays none."""
    found = hand.plays(state)
    if state.must == NONE:
        found += _walks(state)
    _offer(state, steps.ACT, found, log)


def move_step(state: Position, log: Log | None) -> None:
    """EX-12, step 4"""
    _offer(state, steps.MOVE, _walks(state), log)


def _walks(state: Position) -> list[int]:
    found = [moves.MOVE + direction for direction in state.cave.ways(state.positions[state.active])]
    found.append(moves.STAY)
    return found


def _offer(state: Position, step: int, found: list[int], log: Log | None) -> None:
    """With what may be done besides: put the marker down, leave (EX-33), hand cubes over (EX-10)."""
    seat = state.active
    if ending.may_mark(state, seat):
        found.append(moves.MARK)
    if state.phase == 3 and state.positions[seat] == ENTRANCE and state.must == NONE:
        found.append(moves.LEAVE)
    if state.handovers and state.seats > 1:
        found += preparing.handovers(state, seat, taking=True)
    if found == [moves.STAY]:
        finish(state, log)
        return
    state.step = step
    state.moves = tuple(found)


def after_step(state: Position, log: Log | None) -> None:
    """What may follow a move or stand in its place: the marker (EX-26), leaving (EX-33), and handing cubes over."""
    seat = state.active
    back = state.phase == 3 and state.positions[seat] == ENTRANCE
    found = []
    if ending.may_mark(state, seat):
        found.append(moves.MARK)
    if back:
        found.append(moves.LEAVE)
    if ending.is_leaving(state, seat):  # EX-26: as many as there are; what is only given away comes to an end by itself
        found += preparing.handovers(state, seat, taking=False)
    elif state.handovers and (back or rests(state)):  # EX-10: who rests has no move to do it before
        found += preparing.handovers(state, seat, taking=True)
    if not found:
        finish(state, log)
        return
    found.append(moves.END)
    state.step = steps.AFTER
    state.moves = tuple(found)


def rests(state: Position) -> bool:
    """EX-21: whether, once nothing is left to do but what may follow a move, there was none because of a rest. A step
    would have been counted, and a crossing would have left its card on the discards."""
    return state.steps_left == 1 and state.discards[-1] == Card.REST


def again(state: Position, log: Log | None) -> None:
    """The same step once more, after something that takes no time."""
    if state.step == steps.ACT:
        act_step(state, log)
    elif state.step == steps.MOVE:
        move_step(state, log)
    elif state.step == steps.AFTER:
        after_step(state, log)
    else:  # laying the tile, or the card: nothing there but the marker has changed
        state.moves = tuple(move for move in state.moves if move != moves.MARK)


def finish(state: Position, log: Log | None) -> None:
    """The turn is over; clockwise to the next caver inside (EX-11)."""
    seat = state.active
    state.turns[seat] += 1
    if ending.is_leaving(state, seat) and not state.out[seat]:
        ending.go_out(state, seat, log)
    if all(state.out):
        ending.all_out(state, log)
        return
    following = (seat + 1) % state.seats
    while state.out[following]:
        following = (following + 1) % state.seats
    state.active = following
    state.step = steps.BETWEEN
