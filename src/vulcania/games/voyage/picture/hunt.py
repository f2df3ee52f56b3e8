"""The hunt, zoomed in on its zone: preys, figures, and where a figure may step."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import classes, el, group, label, move_to, picks, txt
from vulcania.games.voyage.picture.cards import needs, prey_art
from vulcania.games.voyage.picture.page import ART, CREAM, GLOW, INK, SERIES, Page
from vulcania.games.voyage.picture.sea import Grid, edges, nautilus, sea, warship, zones
from vulcania.games.voyage.view.box import Prey, square_at

CROWD = 3
"""So many hunters at a prey have no room to stand beside it."""
AROUND = ((12, 58), (12, 35.5), (12, 13), (33.5, 13), (55, 13), (88, 50))
"""Where their heads are then: around its picture, and neither on its points nor on what takes it."""
HEAD, NEAR = 17.0, 0.63
"""The radius of a head, and how large it is there."""


def draw_hunt(page: Page, x: float, y: float, side: float, letters: float = 0) -> str:
    hunt, chart = page.hunt, page.view.chart
    *_, columns, rows = chart.extent(hunt.zone)
    cell = side / max(columns, rows)
    ground = Grid(chart, x, y, cell, hunt.zone)
    last = {str(event.data["square"]) for event in page.view.recent if "square" in event.data}
    return group(
        sea(ground, 0.06, 0.4),
        zones(ground),
        edges(ground, letters) if letters else "",
        *(
            group(
                warship(not page.small),
                transform=move_to(*ground.middle(square), scale=cell / 110),
                opacity=0.75,
                data_place=square,
                data_what=f"mark {square}",
            )
            for square in ground.marked("w")
        ),
        *(_last(ground, square) for square in sorted(last) if chart.zone(*square_at(square)) == hunt.zone),
        nautilus(*ground.middle(hunt.ship), cell / 150, page.view.heading, id="nautilus", data_what="nautilus"),
        *(_prey(page, prey, *ground.corner(prey.square), cell) for prey in hunt.preys),
        *_steps(page, ground),
        *_figures(page, ground),
        class_="hunt",
    )


def _last(ground: Grid, square: str) -> str:
    x, y = ground.corner(square)
    inset = ground.cell * 0.04
    return el("rect", x=x + inset, y=y + inset, width=ground.cell - 2 * inset, height=ground.cell - 2 * inset, rx=6,
              fill="none", stroke="#ffffff", stroke_width=3, stroke_dasharray="7 5", class_="last")  # fmt: skip


def _prey(page: Page, prey: Prey, x: float, y: float, cell: float) -> str:
    """A prey's card: its direction, its points, its picture, and what takes it. Hunters have its left side."""
    hunters = page.hunt.figures.count(prey.square)
    return _drawn_prey(prey, page.prey(prey), page.point(prey.at), hunters, page.small, x, y, cell)


@lru_cache(1000)
def _drawn_prey(prey: Prey, told: str, at: str, hunters: int, small: bool, x: float, y: float, cell: float) -> str:
    art = (48, 46, 0.52) if not hunters else (70, 50, 0.4) if hunters < CROWD else (50, 48, 0.46)
    bare = bool(hunters) or small
    px, py, radius = (79, 21, 18) if hunters < CROWD else (82, 19, 16)
    return group(
        el("title", txt(told)),
        group(
            el("rect", x=3, y=3, width=94, height=94, rx=7, fill=CREAM, stroke=SERIES[prey.series], stroke_width=5),
            el("rect", x=3, y=3, width=94, height=94, rx=7, fill="none", stroke=INK, stroke_width=1.5),
            prey_art(prey.name, *art),
            "" if bare else label(at, 9, 24, 19 if len(at) < 4 else 16.5, text_anchor="start", font_weight="bold"),
            el("circle", cx=px, cy=py, r=radius, fill=INK),
            label(prey.points, px, py + 9, 26, fill="#ffffff", font_weight="bold"),
            needs(prey, 50, 82),
            transform=move_to(x, y, scale=cell / 100),
        ),
        class_="prey",
        id=f"prey-{prey.square}",
        data_place=prey.square,
        data_what=f"prey {prey.square}",
    )


def _steps(page: Page, ground: Grid) -> list[str]:
    """Where the figure may go now; on its own square it stays."""
    hunt, cell = page.hunt, ground.cell
    if not hunt.ways or page.view.seat is None:
        return []
    offers = [(f"step {direction}", square) for direction, square in hunt.ways]
    offers.append(("stay", hunt.figures[page.view.seat]))
    drawn = []
    for move, square in offers:
        x, y = ground.corner(square)
        drawn.append(
            group(
                el("title", txt(page.say("label-stay") if move == "stay" else square)),
                el("rect", x=x + 1, y=y + 1, width=cell - 2, height=cell - 2, rx=6, fill=GLOW, fill_opacity=0.12,
                   stroke=GLOW, stroke_width=3, stroke_dasharray="4 5" if move == "stay" else None, class_="frame can"),
                class_="step",
                data_pick=picks(move),
                data_place=square,
                data_what=f"step {square}",
            )
        )  # fmt: skip
    return drawn


def places(count: int, prey: bool) -> list[tuple[float, float, float]]:
    """Where so many hunters stand on a square 100 wide, and how large: beside a prey, never on it. Around it stand the
    heads of a crowd."""
    if not prey:
        rows = [count] if count <= 3 else [3, count - 3]
        scale = 0.92 if count <= 3 else 0.74
        return [
            (50 + (n - (across - 1) / 2) * 31, 96 if len(rows) == 1 else 50 + 47 * row, scale)
            for row, across in enumerate(rows)
            for n in range(across)
        ]
    if count < CROWD:
        return [(19 + 25 * n, 68, 0.84) for n in range(count)]
    return [(x, y, NEAR) for x, y in AROUND[:count]]


def _figures(page: Page, ground: Grid) -> list[str]:
    """The hunters; those on the same square stand side by side, more than three of them in two rows. What can be done
    there comes before who stands in the way of it."""
    hunt, cell = page.hunt, ground.cell
    stays = [hunt.figures[page.view.seat]] if hunt.ways and page.view.seat is not None else []
    offered = {*stays, *(square for _, square in hunt.ways)}
    preys = {prey.square for prey in hunt.preys}
    drawn = []
    for seat, square in enumerate(hunt.figures):
        if not square:
            continue
        here = [other for other, where in enumerate(hunt.figures) if where == square]
        dx, dy, scale = places(len(here), square in preys)[here.index(seat)]
        x, y = ground.corner(square)
        active = seat in page.view.to_act[:1]
        wears = hunt.kind == "underwater" and not hunt.bare[seat]
        crowd = square in preys and len(here) >= CROWD
        place = move_to(x + dx * cell / 100, y + dy * cell / 100, scale=scale * cell / 100)
        goes = bool(hunt.ways) and seat == page.view.seat
        drawn.append(_figure(seat, page.name(seat), active, wears, crowd, place, square in offered, goes))
    return drawn


@lru_cache(1000)
def _figure(seat: int, name: str, active: bool, wears: bool, crowd: bool, place: str, offered: bool, goes: bool) -> str:
    return group(
        el("title", txt(name)),
        (_head if crowd else _hunter)(seat, active, wears),
        id=f"figure-p{seat + 1}",
        class_=classes("figure", active=active),
        transform=place,
        pointer_events="none" if offered else None,
        data_what=f"player p{seat + 1}",
        data_goes="step" if goes else None,
    )


@lru_cache(100)
def _hunter(seat: int, active: bool, wears: bool) -> str:
    """From head to foot, with a helmet or without (VO-16)."""
    return group(
        el("ellipse", rx=24, ry=9, fill="none", stroke=GLOW, stroke_width=5) if active else "",
        group(ART["hunter"].markup, ART["helmet"].markup if wears else "", color=COLOURS[seat]),
        mark(seat, 0, -17, 1.15, fill="#ffffff"),
    )


@lru_cache(100)
def _head(seat: int, active: bool, wears: bool) -> str:
    """Seen from above: the glass of a helmet is a pale ring."""
    return group(
        el("circle", r=HEAD + 2.5, fill="none", stroke=GLOW, stroke_width=5) if active else "",
        el("circle", r=HEAD - 1.5, fill=COLOURS[seat], stroke=INK, stroke_width=3),
        el("circle", r=HEAD - 4, fill="none", stroke="#e8f6f6", stroke_width=2) if wears else "",
        mark(seat, 0, 0, 1.35, fill="#ffffff"),
    )
