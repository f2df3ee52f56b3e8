"""A caver's intentions in a position: how deep, which way, when to turn back, and how long all that takes."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import NamedTuple

from vulcania.games.explo.components import CARDS, EVERYONE_IN, Card
from vulcania.games.explo.heuristics import ways
from vulcania.games.explo.heuristics.survey import depths, ends, in_harms_way, ways_on
from vulcania.games.explo.heuristics.ways import USUAL, Pace, turns_from
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cards import forgotten, stand_in_for
from vulcania.games.explo.rules.cave import TILE_SHIFT, Cave
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.rules.science import sights, within_reach
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
    pace: Pace
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
    ahead, deepest = NONE, -1
    for seat, marker in enumerate(state.markers):
        if marker != NONE:
            if galleries.get(marker, 0) >= wanted:
                return NONE
        elif not state.out[seat]:
            depth = galleries.get(state.positions[seat], 0)
            if depth > deepest:
                ahead, deepest = seat, depth
    return ahead


def make(state: ExploState, seat: int, daring: float = DARING) -> Plan:
    here, pace = state.positions[seat], ways.pace(state, seat)
    if state.phase == 3:
        return _science_plan(state, seat, pace)
    if state.markers[seat] != NONE:
        return _way_to(state, here, pace, ENTRANCE)
    galleries = depths(state.cave)
    wanted = wanted_depth(state) if leader(state, galleries) == seat else EVERYONE_IN
    deep = galleries.get(here, 0)
    if deep >= wanted or (1 <= deep < wanted - 1 and _must_turn(state, daring)):
        return _way_to(state, here, pace, ENTRANCE, mark=True)
    target = _inward_target(state, here, pace, wanted)
    if target == NONE:
        return _way_to(state, here, pace, ENTRANCE, mark=deep >= 1)
    return _way_to(state, here, pace, target)


def _way_to(state: ExploState, here: int, pace: Pace, target: int, mark: bool = False, leave: bool = False) -> Plan:
    towards = turns_from(state.cave, target, pace, until=here)
    return Plan(towards, pace, towards.get(here, LONG), mark, leave)


def _inward_target(state: ExploState, here: int, pace: Pace, wanted: int) -> int:
    """The tile by which the way in to the wanted depth and home again is likely the shortest."""
    known, goes_on = state.cave.memory.targets, bool(state.tile_pile)
    key = (here, wanted, goes_on, pace)
    target = known.get(key)
    if target is None:
        target = known[key] = _shortest_way_in(state.cave, here, pace, wanted, goes_on)
    if target == NONE and goes_on and state.digs:
        return here  # the cave is closed: a parallel network will begin beside the caver (EX-14)
    return target


def _shortest_way_in(cave: Cave, here: int, pace: Pace, wanted: int, goes_on: bool) -> int:
    """The same as far as it hangs on the cave and on the caver, and on whether there are tiles left."""
    reach = turns_from(cave, here, pace)
    home = turns_from(cave, ENTRANCE, USUAL._replace(wall=pace.wall, anywhere=pace.anywhere))
    galleries = depths(cave)
    going_on = ends(cave) if goes_on else set()
    blocked = ways_on(cave) if goes_on else set()
    best = (float(LONG), NONE, NONE)
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
        best = min(best, (turns + more + home.get(square, LONG), turns, square))
    return best[2]


def _must_turn(state: ExploState, daring: float) -> bool:
    """Turning back early loses the goal; it is done when going on would very likely lose everything."""
    to_goal, _ = draws_left(state)
    room = [(end - level) * daring + 1 for end, level in zip(state.ends, state.levels, strict=True)]
    if not _exceeds(at_worst(state, to_goal), room):  # what is quickly found out, and nearly always enough to know
        return False
    [to_come] = expected(state, to_goal)
    return _exceeds(to_come, room)


def _exceeds(to_come: Rise, room: list[float]) -> bool:
    return any(more > left for more, left in zip(to_come, room, strict=True))


def depth_to_spare(state: ExploState) -> bool:
    """EX-43: whether the markers that are down would still serve if one tile on the way to them did not count."""
    if state.phase != 2:
        return True
    galleries = depths(state.cave)
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
        square = state.positions[seat]
        depth = galleries.get(square, 0)
        back = float(max(home.get(square, depth), 1))
        on = 0.0
        if state.markers[seat] == NONE:
            wanted = wanted_depth(state) if seat == ahead else EVERYONE_IN
            on = max(0, wanted - depth) * NEW_TILE
        found[seat] = (on + back, back)
    return found


Rise = tuple[float, float, float]
"""How much each scale goes up."""


def expected(state: ExploState, *draws: float) -> list[Rise]:
    """How much each scale will rise with so many cards, or so many, on the average: what lies in the pile first, then
    all anew."""
    size = len(state.pile)
    piled = [0] * len(CARDS)
    for card in state.pile:
        piled[card] += 1
    whole = _whole_pile(state.box.cards)
    cavers, stocks = state.out.count(False), _stocks(state)
    found: list[Rise] = []
    for many in draws:
        here = min(1.0, many / size) if size else 0.0
        anew = max(0.0, many - size) / len(state.box.cards)
        counts = [count * here + copies * anew for count, copies in zip(piled, whole, strict=True)]
        found.append(_rise(counts, stocks, cavers))
    return found


def at_worst(state: ExploState, draws: float) -> Rise:
    """What no scale can rise above with so many cards, on the average: with no need met, and as if all that raise it
    lay in the pile."""
    whole = _whole_pile(state.box.cards)
    times = 1 + draws / len(state.box.cards)
    return draws, whole[Card.RISING_WATER] * times, whole[Card.RISING_CO2] * times


def _rise(counts: list[float], stocks: list[Stock], cavers: int) -> Rise:
    """What so many cards of each kind come to."""
    needs = 0.0
    for need, left, without in stocks:
        needs += max(counts[need] - left, counts[need] * without / max(cavers, 1), 0.0)
    risk = 1 - 0.75**cavers
    danger = risk * (counts[Card.ROCKFALL] + counts[Card.RISING_WATER]) + 0.5 * risk * counts[Card.RISING_CO2]
    water = counts[Card.RISING_WATER] - 0.7 * counts[Card.FALLING_WATER]
    co2 = counts[Card.RISING_CO2] - 0.7 * counts[Card.FALLING_CO2]
    return needs + danger, max(water, 0.0), max(co2, 0.0)


Stock = tuple[int, int, int]
"""A need, how often it can be met, and how many cavers have nobody on their tile who could."""


def _stocks(state: ExploState) -> list[Stock]:
    """Of every need that may go unmet."""
    packs = [(state.positions[seat], state.cubes[seat]) for seat in state.inside()]
    found: list[Stock] = []
    for need, items in enumerate(state.box.stand_ins):
        left = 0
        holders: list[int] = []
        if items and stand_in_for(state, need) is not None:
            if forgotten(state, need):
                continue  # EX-18: it serves any number of times
            left = 1
        for place, cubes in packs:
            if cubes[need]:
                left += cubes[need]
                holders.append(place)
        without = len([place for place, _ in packs if place not in holders])
        found.append((need, left, without))
    return found


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


def _science_plan(state: ExploState, seat: int, pace: Pace) -> Plan:
    here = state.positions[seat]
    sought = missing(state)
    if sought and (here != ENTRANCE or state.out.count(False) <= _party(state)):
        reach = turns_from(state.cave, here, pace)
        if not _time_to_leave(state, reach.get(ENTRANCE, LONG)):
            target = _search(state, seat, reach, sought)
            if target is not None:
                return _way_to(state, here, pace, target)
    return _way_to(state, here, pace, ENTRANCE, leave=True)


def _party(state: ExploState) -> int:
    """How many go in for science: who is not needed would only draw cards there."""
    return max(2, (state.seats + 1) // 2)


def _search(state: ExploState, seat: int, reach: dict[int, int], sought: int) -> int | None:
    """The nearest tile with something sought that no companion is nearer to; else where the cave goes on."""
    cave = state.cave
    others = [turns_from(cave, state.positions[other], USUAL) for other in state.inside() if other != seat]
    best, least = None, LONG
    squares, lying = sights(state, sought)
    for square in squares:
        turns = reach.get(square, LONG)
        if turns < least and all(turns <= their.get(square, LONG) for their in others):
            best, least = square, turns
    if best is None and sought & ~lying and state.tile_pile:
        going_on = [square for square in ends(cave) if square in reach]
        best = min(going_on, key=lambda square: (reach[square], square), default=state.positions[seat])
    return best


def _time_to_leave(state: ExploState, turns: int) -> bool:
    """With the way home as long as the scales may last, science waits for another day."""
    cards = turns * state.out.count(False)
    to_come = expected(state, cards)[0] if cards else (0.0, 0.0, 0.0)
    return any(more + 1.2 >= end - level for more, end, level in zip(to_come, state.ends, state.levels, strict=True))


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
