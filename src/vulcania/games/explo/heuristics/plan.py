"""A caver's intentions in a position: how deep, which way, when to turn back, and how long all that takes."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import NamedTuple

from vulcania.games.explo.components import CARDS, CO2_LEVEL, EVERYONE_IN, MANAGEMENT, NEEDS, WATER, Card
from vulcania.games.explo.heuristics import ways
from vulcania.games.explo.heuristics.survey import depths, ends, in_harms_way, ways_on
from vulcania.games.explo.heuristics.ways import USUAL, turns_from
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cards import forgotten, stand_in_for
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.rules.science import within_reach
from vulcania.games.explo.state import ExploState

USUAL_GOAL = 11
NEW_TILE = 2.5
"""The turns that a tile of depth costs where it has yet to be laid, there and back, with what may lie in the way."""
LONG = 999
"""More turns than any way takes."""
DARING = 1.9
"""How many times more than the scales bear has to be expected before a team gives the goal up."""


class Plan(NamedTuple):
    towards: dict[int, int]
    """The turns to where the caver wants to go, from every tile that is no farther from it."""
    galleries: dict[int, int]
    """How far every tile is from the entrance, obstacles included."""
    turns: int
    """How many it is from here."""
    mark: bool = False
    """The marker belongs here."""
    leave: bool = False


def wanted_depth(state: ExploState) -> int:
    return int(state.setup.options["goal"]) or USUAL_GOAL


def leader(state: ExploState, galleries: dict[int, int]) -> int:
    """Who goes on to the goal: the deepest caver without a marker, unless one has been put deep enough."""
    wanted = wanted_depth(state)
    if any(marker != NONE and galleries.get(marker, 0) >= wanted for marker in state.markers):
        return NONE
    free = (seat for seat in state.inside() if state.markers[seat] == NONE)
    return max(free, key=lambda seat: (galleries.get(state.positions[seat], 0), -seat), default=NONE)


def make(state: ExploState, seat: int, daring: float = DARING) -> Plan:
    galleries = depths(state.cave)
    if state.phase == 3:
        return _science_plan(state, seat, galleries)
    here = state.positions[seat]
    if state.markers[seat] != NONE:
        return _home_plan(state, seat, galleries)
    wanted = wanted_depth(state) if leader(state, galleries) == seat else EVERYONE_IN
    deep = galleries.get(here, 0)
    if deep >= wanted or (deep >= 1 and _must_turn(state, seat, galleries, wanted, daring)):
        return _home_plan(state, seat, galleries)._replace(mark=True)
    target = _inward_target(state, seat, galleries, wanted)
    if target is None:
        return _home_plan(state, seat, galleries)._replace(mark=deep >= 1)
    return _way_to(state, seat, galleries, target)


def _way_to(state: ExploState, seat: int, galleries: dict[int, int], target: int) -> Plan:
    here = state.positions[seat]
    towards = turns_from(state.cave, target, ways.pace(state, seat), until=here)
    return Plan(towards, galleries, towards.get(here, LONG))


def _inward_target(state: ExploState, seat: int, galleries: dict[int, int], wanted: int) -> int | None:
    """The tile by which the way in to the wanted depth and home again is likely the shortest."""
    cave, here = state.cave, state.positions[seat]
    pace = ways.pace(state, seat)
    reach = turns_from(cave, here, pace)
    home = turns_from(cave, ENTRANCE, USUAL._replace(wall=pace.wall, anywhere=pace.anywhere))
    going_on = ends(cave) if state.tile_pile else set()
    blocked = set(ways_on(cave, reach)) if state.tile_pile else set()
    best, least = None, float(LONG)
    for square, turns in reach.items():
        deeper = wanted - galleries.get(square, EVERYONE_IN)  # how deep a parallel network lies nobody knows yet
        if deeper <= 0:
            more = 0.0
        elif square in going_on:
            more = NEW_TILE * deeper + 0.4 * in_harms_way(cave, square)
        elif square in blocked:
            more = NEW_TILE * deeper + 2 * ways.WAIT
        else:
            continue
        total = turns + more + home.get(square, LONG)
        if total < least:
            best, least = square, total
    if best is None and state.tile_pile and state.digs:
        return here  # the cave is closed: a parallel network will begin beside the caver (EX-14)
    return best


def _must_turn(state: ExploState, seat: int, galleries: dict[int, int], wanted: int, daring: float) -> bool:
    """Turning back early loses the goal; it is done when going on would very likely lose everything."""
    if wanted - galleries.get(state.positions[seat], 0) <= 1:
        return False
    room = [state.ends[scale] - state.levels[scale] for scale in (MANAGEMENT, WATER, CO2_LEVEL)]
    to_goal, _ = draws_left(state)
    if to_goal <= min(room) * daring:  # a card raises a scale by one at most
        return False
    to_come = expected(state, to_goal)
    return any(more > left * daring + 1 for more, left in zip(to_come, room, strict=True))


def _home_plan(state: ExploState, seat: int, galleries: dict[int, int]) -> Plan:
    return _way_to(state, seat, galleries, ENTRANCE)


def depth_to_spare(state: ExploState, galleries: dict[int, int]) -> bool:
    """EX-43: whether the markers that are down would still serve if one tile on the way to them did not count."""
    if state.phase != 2:
        return True
    down = [galleries.get(marker, 0) for marker in state.markers if marker != NONE]
    return all(depth not in (EVERYONE_IN, wanted_depth(state)) for depth in down)


def goal_in_reach(state: ExploState) -> bool:
    """EX-43: whether the markers that are down leave the goal open."""
    galleries = depths(state.cave)
    down = [galleries.get(marker, 0) for marker in state.markers if marker != NONE]
    if any(depth < EVERYONE_IN for depth in down):
        return False
    return len(down) < state.seats or max(down) >= wanted_depth(state)


def draws_left(state: ExploState) -> tuple[float, float]:
    """How many action cards the team will draw, about, until its goal is met and all are out, and until all are out
    if everybody turned back now: one in each turn."""
    turns = turns_left(state)
    return fsum([goal for goal, _ in turns.values()]), fsum([home for _, home in turns.values()])


def turns_left(state: ExploState) -> dict[int, tuple[float, float]]:
    """The same turns, for each caver inside."""
    galleries = depths(state.cave)
    home = turns_from(state.cave, ENTRANCE, USUAL)
    ahead = leader(state, galleries)
    found: dict[int, tuple[float, float]] = {}
    for seat in state.inside():
        depth = galleries.get(state.positions[seat], 0)
        back = float(max(home.get(state.positions[seat], depth), 1))
        wanted = wanted_depth(state) if seat == ahead else EVERYONE_IN
        on = max(0, wanted - depth) * NEW_TILE if state.markers[seat] == NONE else 0.0
        found[seat] = (on + back, back)
    return found


def expected(state: ExploState, draws: float) -> tuple[float, float, float]:
    """How much each scale will rise with so many cards, on the average: what lies in the pile first, then all anew."""
    size = len(state.pile)
    here = min(1.0, draws / size) if size else 0.0
    anew = max(0.0, draws - size) / len(state.box.cards)
    piled = [0] * len(CARDS)
    for card in state.pile:
        piled[card] += 1
    counts = [count * here + whole * anew for count, whole in zip(piled, _whole_pile(state.box.cards), strict=True)]
    inside = state.inside()
    needs = 0.0
    for resource in range(len(NEEDS)):
        stand_in = stand_in_for(state, resource) is not None
        if stand_in and forgotten(state, resource):
            continue  # EX-18: it serves any number of times
        holders = {state.positions[seat] for seat in inside if state.cubes[seat][resource]}
        without = sum(1 for seat in inside if state.positions[seat] not in holders)
        left = sum(state.cubes[seat][resource] for seat in inside) + stand_in
        needs += max(counts[resource] - left, counts[resource] * without / max(len(inside), 1), 0.0)
    risk = 1 - 0.75 ** len(inside)
    danger = risk * (counts[Card.ROCKFALL] + counts[Card.RISING_WATER]) + 0.5 * risk * counts[Card.RISING_CO2]
    water = counts[Card.RISING_WATER] - 0.7 * counts[Card.FALLING_WATER]
    co2 = counts[Card.RISING_CO2] - 0.7 * counts[Card.FALLING_CO2]
    return needs + danger, max(water, 0.0), max(co2, 0.0)


@cache
def _whole_pile(cards: tuple[int, ...]) -> tuple[int, ...]:
    """How often each card is in the box."""
    return tuple(cards.count(card) for card in range(len(CARDS)))


# -- science ----------------------------------------------------------------------------------------------------------


def missing(state: ExploState) -> int:
    """EX-32: what is still asked for and can be found."""
    reach = within_reach(state)
    finds = 0
    for one in state.objectives:
        bits = state.box.objective_finds[one]
        if not bits & ~reach:
            finds |= bits & ~state.found
    return finds


def _science_plan(state: ExploState, seat: int, galleries: dict[int, int]) -> Plan:
    sought = missing(state)
    homeward = _home_plan(state, seat, galleries)
    if state.positions[seat] == ENTRANCE and len(state.inside()) > _party(state):
        return homeward._replace(leave=True)
    target = None if not sought or _time_to_leave(state, homeward) else _search(state, seat, galleries, sought)
    return homeward._replace(leave=True) if target is None else _way_to(state, seat, galleries, target)


def _party(state: ExploState) -> int:
    """How many go in for science: who is not needed would only draw cards there."""
    return max(2, (state.seats + 1) // 2)


def _search(state: ExploState, seat: int, galleries: dict[int, int], sought: int) -> int | None:
    """The nearest tile with something sought that no companion is nearer to; else where the cave goes on."""
    cave = state.cave
    reach = turns_from(cave, state.positions[seat], ways.pace(state, seat))
    others = [turns_from(cave, state.positions[other], USUAL) for other in state.inside() if other != seat]
    best, least = None, LONG
    lying = 0
    for square, value in cave.laid.items():
        finds = state.box.tile_finds[value >> TILE_SHIFT] & sought
        if not finds:
            continue
        lying |= finds
        turns = reach.get(square, LONG)
        if turns < least and all(turns <= their.get(square, LONG) for their in others):
            best, least = square, turns
    if best is None and sought & ~lying and state.tile_pile:
        going_on = [square for square in ends(cave) if square in reach]
        best = min(going_on, key=lambda square: (reach[square], square), default=state.positions[seat])
    return best


def _time_to_leave(state: ExploState, homeward: Plan) -> bool:
    """With the way home as long as the scales may last, science waits for another day."""
    cards = homeward.turns * len(state.inside())
    to_come = expected(state, cards)
    return any(
        to_come[scale] + 1.2 >= state.ends[scale] - state.levels[scale] for scale in (WATER, CO2_LEVEL, MANAGEMENT)
    )


def objective_weights(state: ExploState, seat: int) -> list[float]:
    """EX-31: of two objectives, the one that will likely take less time."""
    return [1 / (1 + _effort(state, state.box.objective_finds[one])) for one in state.offered[seat]]


def _effort(state: ExploState, finds: int) -> int:
    """The turns until all of these have been found, about: the way to what lies in the cave, and the wait for tiles."""
    if finds & ~within_reach(state):
        return LONG
    home = turns_from(state.cave, ENTRANCE, USUAL)
    lying = {square: state.box.tile_finds[value >> TILE_SHIFT] for square, value in state.cave.laid.items()}
    coming = [state.box.tile_finds[tile] for tile in state.tile_pile]
    effort = 0
    for at in range(finds.bit_length()):
        if finds >> at & 1:
            places = [home.get(square, LONG) for square, there in lying.items() if there >> at & 1]
            copies = sum(there >> at & 1 for there in coming)
            if copies:  # EX-15: the sump comes last
                last = copies == coming[0] >> at & 1
                places.append(USUAL_GOAL + 2 * len(coming) // (1 if last else copies + 1))
            effort += min(places)
    return effort
