"""The map: the cave fitted into its frame, places for the tile in hand, pawns, markers, and the route that counted."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, group, label, move_to, picks
from vulcania.games.explo.picture.drawings import ART
from vulcania.games.explo.picture.tiles import face, turned
from vulcania.games.explo.view import ExploView, Placed, xy

FREE, ROUTE = "#3a8f5c", "#e09f1f"
MOST, LEAST = 100.0, 46.0
"""A tile is never drawn larger than that, nor, where a page can move the map, looked at smaller than that."""
NEARER = 0.8
"""What is hardly nearer than all of the cave is not looked at by itself."""
REACH = 3.5
"""How far around whose turn it is one looks: as far as a tile can be laid (EX-13)."""
STEPS = {
    "n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0), "ne": (1, -1), "se": (1, 1), "sw": (-1, 1), "nw": (-1, -1),
}  # fmt: skip
FINGER = 42.0
RULER, EDGE = 24.0, 8.0
"""The width of the strips along the map in which its columns and rows are numbered, and how far from their ends."""
KNOB, KNOBS = 50.0, 142.0
"""How wide the knobs at the right edge are, and how high, one below the other; what is looked at lies beside them."""
SPOTS = ((-15, -14), (15, -14), (0, -2), (-15, 12), (15, 12), (0, 20))
"""Where pawns stand that share a tile."""


class Frame(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class CaveMap:
    def __init__(self, view: ExploView, frame: Frame, titles: dict[str, str], knobs: dict[str, str]) -> None:
        self.view = view
        self.sheet = frame
        frame = Frame(frame.x + RULER, frame.y + RULER, frame.width - RULER, frame.height - RULER)
        self.frame = frame
        self.titles = titles
        self.knobs = knobs
        self.free = dict.fromkeys(move.split()[1] for move in view.legal if move.startswith("tile "))
        squares = [(tile.x, tile.y) for tile in view.tiles] + [xy(cell) for cell in self.free]
        self._fit(squares, frame.width)
        self.beside = frame.width - (KNOB if frame.height >= KNOBS else 0)
        if self._looked_at_nearer or any(self._under_knobs(*square) for square in squares):
            self._fit(squares, self.beside)
        self.steps = self._within_reach()
        self.near = self._near()
        self.last = [event.data["cell"] for event in view.recent if "cell" in event.data][-1:]

    def _fit(self, squares: list[tuple[int, int]], width: float) -> None:
        """As large as all of the cave has room, in so much of the frame."""
        xs, ys = [x for x, _ in squares], [y for _, y in squares]
        columns, rows = max(xs) - min(xs) + 1.4, max(ys) - min(ys) + 1.4
        self.width = width
        self.size = min(MOST, width / columns, self.frame.height / rows)
        self.middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def _under_knobs(self, x: int, y: int) -> bool:
        right, top = self.at(x + 0.5, y - 0.5)
        return right > self.frame.x + self.beside and top < self.frame.y + KNOBS

    @property
    def _looked_at_nearer(self) -> bool:
        return self.size < LEAST and self.view.outcome is None

    def _within_reach(self) -> dict[tuple[int, int], list[str]]:
        """Where the acting caver can go, cross or dig from the tile they stand on."""
        caver = self.view.cavers[self.view.active]
        by_square: dict[tuple[int, int], list[str]] = {}
        for move in self.view.legal:
            word, _, direction = move.partition(" ")
            if word in ("move", "cross", "dig"):
                dx, dy = STEPS[direction]
                by_square.setdefault((caver.x + dx, caver.y + dy), []).append(move)
        return by_square

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a square lies on the page."""
        frame = self.frame
        across = frame.x + self.width / 2 + (x - self.middle[0]) * self.size
        return across, frame.y + frame.height / 2 + (y - self.middle[1]) * self.size

    def draw(self) -> str:
        frame, sheet = self.frame, self.sheet
        paper = el(
            "rect", x=sheet.x, y=sheet.y, width=sheet.width, height=sheet.height, rx=8, fill="#f7efdc",
            stroke="#cdbb95", stroke_width=1.5, class_="paper",
        )  # fmt: skip
        whole = f"{frame.x:g} {frame.y:g} {frame.width:g} {frame.height:g}"
        cave = el(
            "svg",
            _grid(frame, self.size, *self.at(-0.5, -0.5)),
            group(*map(self._tile, self.view.tiles), class_="tiles"),
            self._walls(),
            self._route(),
            group(*(self._place(cell) for cell in self.free), class_="places"),
            self._steps(),
            group(*self._markers(), class_="markers"),
            group(*self._pawns(), class_="cavers"),
            id="cave", class_="pans", x=frame.x, y=frame.y, width=frame.width, height=frame.height,
            viewBox=whole, data_whole=whole, data_near=self.near, data_zero="{:.1f} {:.1f}".format(*self.at(0, 0)),
            data_unit=self.size,
        )  # fmt: skip
        ruler = _ruler(sheet, frame, self.size, *self.at(0, 0))
        knobs = _knobs(frame, tuple(self.knobs.items())) if frame.height >= KNOBS else ""
        return group(paper, cave, ruler, knobs, class_="map")

    def _near(self) -> str | None:
        """Where a large cave is looked at on a page: around whose turn it is, and wherever something can be done,
        beside the knobs.

        It stays the same for the whole of a turn, so that nothing moves under a finger.
        """
        if not self._looked_at_nearer:
            return None
        caver, frame = self.view.cavers[self.view.active], self.frame
        reach = [(caver.x, caver.y, REACH), *((*xy(cell), 0.5) for cell in self.free)]
        left, right = min(x - far for x, _, far in reach), max(x + far for x, _, far in reach)
        top, bottom = min(y - far for _, y, far in reach), max(y + far for _, y, far in reach)
        # nothing is laid further from the cave than beside it
        xs, ys = [tile.x for tile in self.view.tiles], [tile.y for tile in self.view.tiles]
        left, right = max(left, min(xs) - 1.5), min(right, max(xs) + 1.5)
        top, bottom = max(top, min(ys) - 1.5), min(bottom, max(ys) + 1.5)
        room = self.beside / frame.width
        across, down = (right - left + 0.2) * self.size, (bottom - top + 0.2) * self.size
        wide = max(across / room, down * frame.width / frame.height)
        if wide > NEARER * frame.width:
            return None
        x, y = self.at((left + right) / 2, (top + bottom) / 2)
        high = wide * frame.height / frame.width
        x = min(max(x - wide * room / 2, frame.x), frame.x + frame.width - wide)
        y = min(max(y - high / 2, frame.y), frame.y + frame.height - high)
        return f"{x:.1f} {y:.1f} {wide:.1f} {high:.1f}"

    def _tile(self, tile: Placed) -> str:
        told, last = self.titles.get(tile.cell, ""), tile.cell in self.last
        return _laid(tile, told, self.at(tile.x, tile.y), self.size, picks(*self._tried(tile)), last)

    def _tried(self, tile: Placed) -> list[str]:
        """What cannot be done with a tile that lies there, but might be tried: then the rules say why."""
        view = self.view
        if view.seat != view.active:
            return []
        if view.step == "tile":
            return [f"tile {tile.cell} *"]
        if view.step not in ("act", "move") or (tile.x, tile.y) in self.steps:
            return []
        here = view.cavers[view.active]
        return [f"move {way}" for way, (dx, dy) in STEPS.items() if (here.x + dx, here.y + dy) == (tile.x, tile.y)]

    def _walls(self) -> str:
        """EX-24: walls that were dug through."""
        found = []
        for wall in self.view.walls:
            x, y = xy(wall.cell)
            dx, dy = STEPS[wall.side.lower()]
            px, py = self.at(x + dx / 2, y + dy / 2)
            turn = 0 if dx else 90
            gap = el("rect", x=-33, y=-13, width=66, height=26, fill="#fffaf0")
            edges = el("path", d="M-33 -13 H33 M-33 13 H33", stroke="#8a5a20", stroke_width=3, stroke_dasharray="6 4")
            found.append(group(gap, edges, transform=move_to(px, py, turn, self.size / 100)))
        return group(*found, class_="walls")

    def _route(self) -> str:
        """EX-28: the way that counted, once the match is over."""
        view = self.view
        if view.outcome is None or not view.route:
            return ""
        points = " ".join("{:.1f},{:.1f}".format(*self.at(*xy(cell))) for cell in ("0,0", *view.route))
        line = el(
            "polyline", points=points, fill="none", stroke=ROUTE, stroke_width=self.size / 7, stroke_linejoin="round",
            stroke_linecap="round", opacity=0.6, class_="route",
        )  # fmt: skip
        rings = [
            el("circle", cx=x, cy=y, r=self.size / 5, fill="none", stroke=ROUTE, stroke_width=4, stroke_dasharray="5 4")
            for x, y in (self.at(*xy(cell)) for cell in view.loop)
        ]
        return line + group(*rings, class_="loop")

    # -- what can be done ---------------------------------------------------------------------------------------------

    def _place(self, cell: str) -> str:
        """A free place for the tile in hand; where only one turn fits, the tile shows faintly."""
        x, y = self.at(*xy(cell))
        turns = [move.split()[2] for move in self.view.legal if move.startswith(f"tile {cell} ")]
        ghost = ""
        if len(turns) == 1 and self.view.drawn is not None:
            ghost = group(face(turned(self.view.drawn, int(turns[0][1:]) // 90)), opacity=0.45)
        square = el(
            "rect", x=-44, y=-44, width=88, height=88, rx=8, fill=FREE, fill_opacity=0.12, stroke=FREE, stroke_width=4,
            stroke_dasharray="9 6",
        )  # fmt: skip
        plus = el("path", d="M0 -12 V12 M-12 0 H12", stroke=FREE, stroke_width=5, stroke_linecap="round")
        touched = self._touched()
        return group(
            touched,
            ghost,
            square,
            "" if ghost else plus,
            transform=move_to(x, y, scale=self.size / 100),
            class_="place can",
            data_pick=picks(f"tile {cell} *"),
            data_place=cell,
            data_what=f"place {cell}",
        )

    def _touched(self) -> str:
        """What a finger finds of a place: all of it, and more where even what is near has to be drawn small."""
        near = float(self.near.split()[2]) if self.near else self.frame.width
        half = 50 * max(1.0, FINGER * near / (self.size * self.frame.width))
        return el("rect", x=-half, y=-half, width=2 * half, height=2 * half, fill=FREE, fill_opacity=0)

    def _steps(self) -> str:
        return group(*(self._step(square, moves) for square, moves in self.steps.items()), class_="steps")

    def _step(self, square: tuple[int, int], moves: list[str]) -> str:
        x, y = self.at(*square)
        touched = self._touched()
        ring = el("circle", r=27, fill=FREE, fill_opacity=0.14, stroke=FREE, stroke_width=4, stroke_dasharray="8 5")
        return group(
            touched, ring, transform=move_to(x, y, scale=self.size / 100), class_="step can", data_pick=picks(*moves),
            data_what=f"step {moves[0].split()[0]}",
        )  # fmt: skip

    # -- people -------------------------------------------------------------------------------------------------------

    def _pawns(self) -> list[str]:
        shared: dict[str, list[int]] = {}
        for seat, caver in enumerate(self.view.cavers):
            if not caver.out:
                shared.setdefault(caver.cell, []).append(seat)
        found = []
        for seats in shared.values():
            for at, seat in enumerate(seats):
                caver = self.view.cavers[seat]
                dx, dy = SPOTS[at] if len(seats) > 1 else (0, -4)
                x, y = self.at(caver.x + dx / 100, caver.y + dy / 100)
                in_the_way = (caver.x, caver.y) in self.steps  # a click on the companion is one on the place
                goes = bool(self.steps) and seat == self.view.active
                found.append(pawn(seat, x, y, self.size / 100, seat in self.view.to_act, through=in_the_way, goes=goes))
        return found

    def _markers(self) -> list[str]:
        found = []
        for seat, caver in enumerate(self.view.cavers):
            if caver.marker is None:
                continue
            mx, my = xy(caver.marker)
            x, y = self.at(mx + (seat - 2.5) * 0.14, my + 0.3)
            found.append(flag(seat, x, y, self.size / 100, through=(mx, my) in self.steps))
        return found


@lru_cache(500)
def _ruler(sheet: Frame, frame: Frame, size: float, x0: float, y0: float) -> str:
    """The numbers by which squares are named, as many as can be read. A page that magnifies the map moves them:
    ``data-across`` and ``data-down`` say where the middle of a number's column or row is."""
    letters = 15.0 if sheet.width > 400 else 12.0
    across, down = _numbers(size, frame.x - x0, frame.width), _numbers(size, frame.y - y0, frame.height)
    left, ink = sheet.x + RULER / 2, "#7a6a4c"
    shown = [label(n, x0 + at, sheet.y + 17, letters, fill=ink, data_across=f"{x0 + at:.1f}") for n, at in across]
    shown += [label(n, left, y0 + at + letters / 3, letters, fill=ink, data_down=f"{y0 + at:.1f}") for n, at in down]
    edge = f"M{frame.x:g} {sheet.y:g} v{sheet.height:g} M{sheet.x:g} {frame.y:g} h{sheet.width:g}"
    return group(el("path", d=edge, stroke="#e3d6b8", fill="none"), *shown, class_="ruler", data_what="ruler")


def _numbers(size: float, start: float, length: float) -> list[tuple[str, float]]:
    """Numbers along an edge, each with how far from 0 it stands; none so near its end that it is not whole."""
    apart = max(1, ceil(26 / size))
    numbers = range(ceil((start + EDGE) / size), int((start + length - EDGE) // size) + 1)
    return [(f"{at}".replace("-", "−"), at * size) for at in numbers if at % apart == 0]


@lru_cache(100)
def _knobs(frame: Frame, knobs: tuple[tuple[str, str], ...]) -> str:
    """For the page, which can move and magnify the map; nothing to see in a picture that stands by itself. A map
    that is less high than they are does without."""
    right, top = frame.x + frame.width - 25, frame.y + 25
    ground = el("rect", x=right - 23, y=top - 23, width=46, height=138, rx=23, fill="#f7efdc", stroke="#cdbb95")
    shown = (
        group(
            ART[f"zoom-{which}"].markup, transform=move_to(right, top + 46 * at, scale=1.32), data_zoom=which,
            role="button", tabindex=0, aria_label=said,
        )
        for at, (which, said) in enumerate(knobs)
    )  # fmt: skip
    return group(ground, *shown, class_="zoom", display="none")


@lru_cache(500)
def _grid(frame: Frame, size: float, x0: float, y0: float) -> str:
    """Faint squares, as on survey paper."""
    right, below = frame.x + frame.width, frame.y + frame.height
    across = _every(size, frame.x + (x0 - frame.x) % size, right)
    down = _every(size, frame.y + (y0 - frame.y) % size, below)
    lines = [f"M{x:.1f} {frame.y:.1f} v{frame.height:.1f}" for x in across]
    lines += [f"M{frame.x:.1f} {y:.1f} h{frame.width:.1f}" for y in down]
    return el("path", d="".join(lines), stroke="#e3d6b8", stroke_width=0.8, fill="none")


@lru_cache(1000)
def pawn(
    seat: int, x: float, y: float, scale: float, acting: bool, *, through: bool = False, goes: bool = False
) -> str:
    """A caver with a lamp on the helmet; ``through``: a click goes through to the place below; ``goes``: it is this one
    that a step moves."""
    return group(
        el("circle", r=17, fill="none", stroke="#ffcf3f", stroke_width=4, class_="can") if acting else "",
        ART["caver"].markup,
        mark(seat, 0, 6, 0.62, fill="#ffffff"),
        transform=move_to(x, y, scale=max(scale, 0.34)),
        id=f"caver-{seat}",
        class_=f"caver seat-{seat}",
        data_what=f"caver p{seat + 1}",
        color=COLOURS[seat],
        pointer_events="none" if through else None,
        data_goes="move cross" if goes else None,
    )


@lru_cache(1000)
def flag(seat: int, x: float, y: float, scale: float, *, through: bool = False) -> str:
    """A topo marker."""
    return group(
        ART["marker"].markup,
        mark(seat, 6, -6.6, 0.42, fill="#ffffff"),
        transform=move_to(x, y, scale=max(scale, 0.34)),
        id=f"marker-{seat}",
        class_=f"marker seat-{seat}",
        data_what=f"marker p{seat + 1}",
        color=COLOURS[seat],
        pointer_events="none" if through else None,
    )


@lru_cache(2000)
def _laid(tile: Placed, told: str, at: tuple[float, float], size: float, pick: str | None, last: bool) -> str:
    """A tile of the cave."""
    edge = el("rect", x=-49, y=-49, width=98, height=98, fill="none", stroke=ROUTE, stroke_width=4, class_="last")
    return group(
        el("title", told),
        face(tile.face, dug=tile.dug),
        edge if last else "",
        transform=move_to(*at, scale=size / 100),
        class_="tile" + (" last" if last else ""),
        id=f"tile-{tile.x}_{tile.y}",
        data_pick=pick,
        data_place=tile.cell,
        data_what=f"tile {tile.cell}",
    )


def _every(size: float, start: float, end: float) -> list[float]:
    return [start + size * at for at in range(ceil((end - start) / size))]
