"""What happens where the Nautilus stops (VO-13 to VO-18, VO-40, VO-42): arrivals, and the hunts that they call."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.voyage.components import NO_HUNT, NONE, ZONES
from vulcania.games.voyage.rules import hunting
from vulcania.games.voyage.rules.adventures import meet
from vulcania.games.voyage.rules.hunt import Hunt
from vulcania.games.voyage.rules.position import Position, Trophy
from vulcania.games.voyage.rules.watch import settle


def arrive(state: Position, alert: bool, log: Log | None) -> None:
    """VO-13, VO-14, VO-40"""
    zone = state.target
    state.target = NONE
    state.alert = alert
    if log is not None:
        log.append(Event("arrive", {"seat": state.pilot, "zone": ZONES[zone]}))
    kind = state.parts.chart.hunts[zone]
    if kind != NO_HUNT and state.preys_left[kind]:
        _go_hunting(state, kind, log)
        return
    if kind != NO_HUNT and log is not None:
        log.append(Event("no-prey"))
    _leave(state, log)


def _leave(state: Position, log: Log | None) -> None:
    if state.alert:
        state.alert = False
        meet(state, log)
    settle(state, log)


def _go_hunting(state: Position, kind: int, log: Log | None) -> None:
    """VO-15, VO-17, VO-18"""
    order = [state.right_of(state.pilot)]
    while order[-1] != state.pilot:
        order.append(state.right_of(order[-1]))
    series = state.preys_left[kind]
    shuffled = series[:]
    state.chance.shuffle(shuffled)
    drawn = shuffled[: len(order)]
    for prey in drawn:
        series.remove(prey)
    state.hunts += 1
    hunt = Hunt(
        state.parts,
        tuple(order),
        state.ship,
        state.heading,
        drawn,
        state.chance,
        helmets=bool(state.setup.options["helmets"]),
        rules=state.setup.rules,
        seats=state.seats,
    )
    hunting.announce(hunt, log)
    state.hunt = hunt
    state.to_act = hunt.to_act


def hunt_on(state: Position, move: int, seat: int, log: Log | None) -> None:
    hunt = state.hunt
    assert hunt is not None, "only a hunt has these moves"
    hunting.play(hunt, move, seat, log)
    state.to_act = hunt.to_act
    if hunt.over:
        end_hunt(state, hunt, log)


def end_hunt(state: Position, hunt: Hunt, log: Log | None) -> None:
    _collect(state, hunt)
    if state.out[state.pilot]:
        # VO-42: the alert lapses with the pilot it was meant for
        state.alert = False
        state.relieved = True
    _leave(state, log)


def _collect(state: Position, hunt: Hunt) -> None:
    """VO-26: preys caught are kept for good, the others go back."""
    for catch in hunt.catches:
        state.trophies[catch.seat].append(Trophy(catch.prey, catch.square, state.hunts))
    _give_back(state, list(hunt.preys.values()))
    state.hunt = None


def _give_back(state: Position, preys: list[int]) -> None:
    for prey in preys:
        series = state.preys_left[state.parts.preys[prey].series]
        series.append(prey)
        series.sort()


def call(state: Position, seat: int, caught: int, log: Log | None) -> None:
    """VO-16, VO-42"""
    hunt = state.hunt
    assert hunt is not None, "only a hunt has calls"
    state.out[caught] = True
    state.guineas[caught] = 0
    state.ledger[caught] = []
    _give_back(state, [trophy.prey for trophy in state.trophies[caught]])
    state.trophies[caught] = []
    if log is not None:
        log.append(Event("call", {"seat": seat, "caught-seat": caught}, reveals=True))
    if state.captain == caught:
        state.captain = state.right_of(caught)
        if log is not None:
            log.append(Event("captain", {"seat": state.captain}))
    alone = state.out.count(False) == 1
    _give_back(state, hunting.disqualify(hunt, caught, None if alone else log))
    state.to_act = hunt.to_act
    if alone:
        _collect(state, hunt)
        state.to_act = ()
    elif hunt.over:
        end_hunt(state, hunt, log)
