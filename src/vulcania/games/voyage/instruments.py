"""The Nautilus' dashboard and the league counter on Vulcania."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from vulcania.core.components import Box, Source
from vulcania.games.voyage.moves import COMPASS, DEPTHS

DASHBOARD, COUNTER = "dashboard.toml", "counter.toml"

COLOURS = ("blue", "yellow", "red")
BLUE, YELLOW, RED = range(3)

GOAL = 20_000
"""VO-37"""
REGISTERS = 100
"""VO-5: the counter's last two digits are fixed."""
_MOST = 9


class _Wheel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    N: int
    NE: int
    E: int
    SE: int
    S: int
    SW: int
    W: int
    NW: int


class _Routes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    medium: _Wheel
    great: _Wheel
    surface: _Wheel


class _DashboardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    route: _Routes


class _CounterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    navigation: str
    events: str


@dataclass(frozen=True, slots=True)
class Instruments:
    routes: tuple[int, ...]
    """VO-4: the number in the window ROUTE for each move of sailing."""
    navigation: tuple[int, ...]
    events: tuple[int, ...]
    """VO-5: the two lamps' colours for each hundred leagues below the goal."""
    sources: dict[str, Literal["printed", "reconstructed"]]

    @property
    def most_registrations(self) -> int:
        """However slowly they sail, after so many moves the counter shows the goal."""
        return -(-GOAL // (REGISTERS * min(self.routes)))


def read_instruments(box: Box) -> Instruments:
    dashboard = box.toml(DASHBOARD, _DashboardFile)
    routes = []
    for direction in COMPASS:
        for depth in DEPTHS:
            route: int = getattr(getattr(dashboard.route, depth), direction)
            if not 1 <= route <= _MOST:
                raise box.fault(DASHBOARD, f"route.{depth}.{direction}", f"1 to {_MOST}, not {route}")
            routes.append(route)
    counter = box.toml(COUNTER, _CounterFile)
    hundreds = _colours(box, "navigation", counter.navigation)
    thousands = _colours(box, "events", counter.events)
    shown = range(GOAL // REGISTERS)
    return Instruments(
        routes=tuple(routes),
        navigation=tuple(hundreds[at % 10] for at in shown),
        events=tuple(thousands[at // 10 % 10] for at in shown),
        sources={DASHBOARD: dashboard.source, COUNTER: counter.source},
    )


def _colours(box: Box, entry: str, letters: str) -> list[int]:
    if len(letters) != 10 or not set(letters) <= set("byr"):
        raise box.fault(COUNTER, entry, "ten letters out of b, y and r, one for each digit")
    return ["byr".index(letter) for letter in letters]
