"""A caver's intentions in a position: how deep, which way, when to turn back, and how long all that takes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from vulcania.games.explo.components import CARDS, CO2_LEVEL, EVERYONE_IN, MANAGEMENT, NEEDS, WATER, Card
from vulcania.games.explo.heuristics.survey import depths, ends, gates, in_harms_way, walks, ways_on
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.rules.obstacles import PASSES_OF
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.rules.science import lying, within_reach
from vulcania.games.explo.state import ExploState

USUAL_GOAL = 11


class Plan(NamedTuple):
    towards: dict[int, int]
    """The steps from every tile to where the caver wants to go."""
    galleries: dict[int, int]
    """How far every tile is from the entrance, obstacles included."""
    steps: int
    """How many steps it is from here."""
    homeward: bool = False
    stuck: bool = False
    """There is no way on without a card."""
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


def make(state: ExploState, seat: int) -> Plan:
    galleries = depths(state.cave)
    if state.phase == 3:
        return _science_plan(state, seat, galleries)
    here = state.positions[seat]
    if state.markers[seat] != NONE:
        return _home_plan(state, seat, galleries)
    wanted = wanted_depth(state) if leader(state, galleries) == seat else EVERYONE_IN
    deep = galleries.get(here, 0)
    if deep >= wanted or (deep >= 1 and _must_turn(state, seat, galleries, wanted)):
        return _home_plan(state, seat, galleries)._replace(mark=True)
    reach = walks(state.cave, here)
    target, stuck = _inward_target(state, galleries, reach, wanted)
    if stuck:
        gate = _gate(state, seat, galleries, reach, wanted) or _way_on(state, galleries, reach)
        if gate is None and target == here and deep >= 1:
            return _home_plan(state, seat, galleries)._replace(mark=True)
        target = gate or target
    towards = walks(state.cave, target)
    return Plan(towards, galleries, towards.get(here, 0), stuck=stuck)


def _inward_target(
    state: ExploState, galleries: dict[int, int], reach: dict[int, int], wanted: int
) -> tuple[int, bool]:
    """The tile worth walking to: deep enough and near, or else where the cave goes on the deepest."""
    best, best_mark, open_ways = ENTRANCE, -99.0, False
    going_on = ends(state.cave) if state.tile_pile else ()
    for square, steps in reach.items():
        depth = galleries.get(square, 0)
        if depth >= wanted:
            mark = 100.0 - steps
            open_ways = True
        elif square in going_on:
            mark = depth + 0.9 - 0.05 * steps - 0.4 * in_harms_way(state.cave, square)
            open_ways = True
        else:
            mark = depth - 20.0 - 0.05 * steps
        if mark > best_mark:
            best, best_mark = square, mark
    return best, not open_ways


def _gate(state: ExploState, seat: int, galleries: dict[int, int], reach: dict[int, int], wanted: int) -> int | None:
    """With no way on: the obstacle worth waiting at, where any companion who has the card can take the others."""
    best, best_mark = None, 0.0
    hand = state.hands[seat]
    going_on = ends(state.cave) if state.tile_pile else ()
    for square, behind, kinds in gates(state.cave, reach):
        if behind in reach:
            continue
        beyond = walks(state.cave, behind)
        ahead = [
            galleries.get(there, 0) + (1.0 if there in going_on else 0.0)
            for there in beyond
            if there in going_on or galleries.get(there, 0) >= wanted
        ]
        if not ahead and state.tile_pile and ways_on(state.cave, beyond):
            ahead = [max(galleries.get(there, 0) for there in beyond) - 3.0]
        if not ahead:
            continue
        passes = PASSES_OF[kinds]
        ready = all(card in hand for card in passes)
        mark = min(max(ahead), wanted + 1.0) - 3.0 * (len(passes) - 1) + 2.0 * ready - 0.1 * reach[square] + 10
        if mark > best_mark:
            best, best_mark = square, mark
    return best


def _way_on(state: ExploState, galleries: dict[int, int], reach: dict[int, int]) -> int | None:
    """Where to wait while there is nothing yet behind the obstacles, but tiles to come."""
    ways = ways_on(state.cave, reach) if state.tile_pile else []
    return max(ways, key=lambda square: (galleries.get(square, 0), square)) if ways else None


def _must_turn(state: ExploState, seat: int, galleries: dict[int, int], wanted: int) -> bool:
    """Turning back early loses the goal; it is done when going on would very likely lose everything."""
    deeper = wanted - galleries.get(state.positions[seat], 0)
    to_goal, _ = draws_left(state)
    room = {scale: state.ends[scale] - state.levels[scale] for scale in (MANAGEMENT, WATER, CO2_LEVEL)}
    to_come = expected(state, to_goal)
    hopeless = any(to_come[scale] > room[scale] * 1.9 + 1 for scale in room)
    return hopeless and deeper > 1


def _home_plan(state: ExploState, seat: int, galleries: dict[int, int]) -> Plan:
    here = state.positions[seat]
    towards = walks(state.cave, ENTRANCE)
    stuck = here not in towards
    if stuck:  # cut off by an obstacle: wait where it can be crossed, as near to the entrance as possible
        gate = min(walks(state.cave, here), key=lambda square: (galleries.get(square, 99), square))
        towards = walks(state.cave, gate)
    return Plan(towards, galleries, towards[here], homeward=True, stuck=stuck)


def goal_in_reach(state: ExploState) -> bool:
    """EX-43: whether the markers that are down leave the goal open."""
    galleries = depths(state.cave)
    down = [galleries.get(marker, 0) for marker in state.markers if marker != NONE]
    if any(depth < EVERYONE_IN for depth in down):
        return False
    return len(down) < state.seats or max(down) >= wanted_depth(state)


def draws_left(state: ExploState) -> tuple[float, float]:
    """How many action cards the team will draw, about, until its goal is met and all are out, and until all are out
    if everybody turned back now."""
    galleries = depths(state.cave)
    ahead = leader(state, galleries)
    to_goal = to_home = 0.0
    for seat in state.inside():
        depth = galleries.get(state.positions[seat], 0)
        to_home += max(depth, 1)
        if state.markers[seat] != NONE:
            to_goal += max(depth, 1)
            continue
        wanted = wanted_depth(state) if seat == ahead else EVERYONE_IN
        to_goal += max(0, wanted - depth) * 1.15 + max(wanted, depth)
    return to_goal, to_home


def expected(state: ExploState, draws: float) -> tuple[float, float, float]:
    """How much each scale will rise with so many cards, on the average: what lies in the pile first, then all anew."""
    size = len(state.pile)
    here = min(1.0, draws / size) if size else 0.0
    anew = max(0.0, draws - size) / len(state.box.cards)
    piled = [0] * len(CARDS)
    for card in state.pile:
        piled[card] += 1
    counts = [count * here + whole * anew for count, whole in zip(piled, _whole_pile(state.box.cards), strict=True)]
    needs = 0.0
    for resource in range(len(NEEDS)):
        left = sum(state.cubes[seat][resource] for seat in state.inside())
        needs += max(counts[resource] - left, 0.2 * counts[resource] if state.seats > 1 else 0.0)
    danger = 0.3 * (counts[Card.ROCKFALL] + counts[Card.RISING_WATER]) + 0.15 * counts[Card.RISING_CO2]
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
    here = state.positions[seat]
    sought = missing(state)
    homeward = _home_plan(state, seat, galleries)
    if not sought or _time_to_leave(state, homeward):
        return homeward._replace(leave=True)
    reach = walks(state.cave, here)
    tile_finds = state.box.tile_finds
    laid = state.cave.laid
    places = [square for square in reach if tile_finds[laid[square] >> TILE_SHIFT] & sought]
    if not places and state.tile_pile:
        places = [square for square in reach if square in ends(state.cave)]
    if not places:
        return homeward._replace(leave=True)
    # of two cavers with the same idea, the second looks a little farther
    behind = sum(1 for other in state.companions(seat) if other < seat)
    places.sort(key=lambda square: (reach[square], square))
    towards = walks(state.cave, places[min(behind, len(places) - 1)])
    return Plan(towards, galleries, towards[here])


def _time_to_leave(state: ExploState, homeward: Plan) -> bool:
    """With the way home as long as the scales may last, science waits for another day."""
    cards = homeward.steps * len(state.inside())
    to_come = expected(state, cards)
    return any(
        to_come[scale] + 1.2 >= state.ends[scale] - state.levels[scale] for scale in (WATER, CO2_LEVEL, MANAGEMENT)
    )


def objective_weights(state: ExploState, seat: int) -> list[float]:
    """EX-31: of two objectives, the one of which more lies in the cave already."""
    reach, here = within_reach(state), lying(state)
    weights = []
    for one in state.offered[seat]:
        bits = state.box.objective_finds[one]
        possible = 0.05 if bits & ~reach else 1.0
        weights.append(possible / (1 + 2 * (bits & ~here).bit_count() + 0.5 * bits.bit_count()))
    return weights
