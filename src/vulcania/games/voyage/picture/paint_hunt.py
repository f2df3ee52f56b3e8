"""The hunt, zoomed in on its zone: preys, figures, and where a figure may step."""

from __future__ import annotations

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, group, label, move_to, picks, txt
from vulcania.games.voyage.picture.art_cards import icon, sign
from vulcania.games.voyage.picture.art_preys import LINE, prey_art
from vulcania.games.voyage.picture.art_sea import (
    INK,
    SERIES,
    ZONE_OF,
    extent,
    figure,
    name_of,
    nautilus,
    octopus,
    square_at,
    warship,
    water,
)
from vulcania.games.voyage.picture.desk import CREAM, GLOW, Desk, classes
from vulcania.games.voyage.view import HuntView, Prey

_LETTER = {zone: letter for letter, zone in ZONE_OF.items()}


class Ground:
    """The zone's squares on the page."""

    def __init__(self, desk: Desk, hunt: HuntView, x: float, y: float, side: float) -> None:
        self.left, self.top, self.columns, self.rows = extent(desk.view.chart, _LETTER[hunt.zone])
        self.cell = side / max(self.columns, self.rows)
        self.x, self.y = x, y

    def corner(self, square: str) -> tuple[float, float]:
        column, row = square_at(square)
        return self.x + (column - self.left) * self.cell, self.y + (row - self.top) * self.cell


def paint_hunt(desk: Desk, hunt: HuntView, x: float, y: float, side: float) -> str:
    ground = Ground(desk, hunt, x, y, side)
    cell = ground.cell
    chart = desk.view.chart
    area = (ground.left, ground.top, ground.columns, ground.rows)
    sea = group(
        water(chart, *area),
        group(octopus(chart, *area), opacity=0.4) if hunt.zone == "forests" else "",
        el("rect", width=ground.columns, height=ground.rows, fill="none", stroke=INK, stroke_width=0.06),
        transform=move_to(x, y, scale=cell),
    )
    ship_x, ship_y = ground.corner(hunt.ship)
    last = {str(event.data["square"]) for event in desk.view.recent if "square" in event.data}
    return group(
        sea,
        _edges(ground, desk.narrow),
        *_warship(desk, ground),
        *(_last(ground, square) for square in sorted(last) if _inside(ground, square)),
        nautilus(ship_x + cell / 2, ship_y + cell / 2, cell / 118, desk.view.heading, id="nautilus"),
        *(paint_prey(desk, prey, *ground.corner(prey.square), cell) for prey in hunt.preys),
        *_steps(desk, hunt, ground),
        *_figures(desk, hunt, ground),
        class_="hunt",
    )


def _inside(ground: Ground, square: str) -> bool:
    column, row = square_at(square)
    return 0 <= column - ground.left < ground.columns and 0 <= row - ground.top < ground.rows


def _last(ground: Ground, square: str) -> str:
    x, y = ground.corner(square)
    inset = ground.cell * 0.04
    return el("rect", x=x + inset, y=y + inset, width=ground.cell - 2 * inset, height=ground.cell - 2 * inset, rx=6,
              fill="none", stroke="#ffffff", stroke_width=3, stroke_dasharray="7 5", class_="last")  # fmt: skip


def _edges(ground: Ground, narrow: bool) -> str:
    size = 11 if narrow else 14
    across = (
        label(name_of(ground.left + n, 0)[0], ground.x + (n + 0.5) * ground.cell, ground.y - 5, size)
        for n in range(ground.columns)
    )
    down = (
        label(ground.top + n + 1, ground.x - 4, ground.y + (n + 0.5) * ground.cell + 4, size, text_anchor="end")
        for n in range(ground.rows)
    )
    return group(*across, *down, class_="edges", aria_hidden="true")


def _warship(desk: Desk, ground: Ground) -> list[str]:
    found = []
    for row in range(ground.rows):
        for column in range(ground.columns):
            if desk.view.chart.mark(ground.left + column, ground.top + row) == "w":
                at = move_to(ground.x + (column + 0.5) * ground.cell, ground.y + (row + 0.5) * ground.cell,
                             scale=ground.cell / 110)  # fmt: skip
                found.append(group(warship(), transform=at, opacity=0.75))
    return found


def paint_prey(desk: Desk, prey: Prey, x: float, y: float, cell: float) -> str:
    """A prey's card: its direction, its points, its picture, and what takes it."""
    at = desk.point(prey.at)
    return group(
        el("title", txt(prey_in_words(desk, prey))),
        group(
            el("rect", x=3, y=3, width=94, height=94, rx=7, fill=CREAM, stroke=SERIES[prey.series], stroke_width=5),
            el("rect", x=3, y=3, width=94, height=94, rx=7, fill="none", stroke=LINE, stroke_width=1.5),
            group(prey_art(prey.name), transform=move_to(48, 49, scale=0.5)),
            label(at, 9, 24, 19 if len(at) < 4 else 16.5, text_anchor="start", font_weight="bold"),
            el("circle", cx=80, cy=20, r=17, fill=INK),
            label(prey.points, 80, 28, 23, fill="#ffffff", font_weight="bold"),
            needs(prey, 50, 83),
            transform=move_to(x, y, scale=cell / 100),
        ),
        class_="prey",
        id=f"prey-{prey.square}",
    )


def needs(prey: Prey, x: float, y: float) -> str:
    """The sets that take it, as signs: how many of what, or how many of what else."""
    parts: list[str] = []
    width = 38.0
    gap = 10.0
    left = x - (len(prey.takes) * width + (len(prey.takes) - 1) * gap) / 2
    for n, takes in enumerate(prey.takes):
        at = left + n * (width + gap)
        if n:
            parts.append(label("/", at - gap / 2, y + 8, 19))
        parts.append(label(takes.count, at + 6, y + 8, 23, font_weight="bold"))
        parts.append(group(icon(takes.kind, takes.colour), transform=move_to(at + 25, y, scale=0.25)))
        if takes.colour:
            parts.append(sign(takes.colour, at + 38, y - 8, 0.65))
    return group(*parts, class_="needs")


def prey_in_words(desk: Desk, prey: Prey) -> str:
    takes = desk.say("word-or").join(
        desk.say("takes-varied", count=t.count, colour=t.colour)
        if t.kind == "varied"
        else desk.say("takes-kind", count=t.count, weapon=t.kind)
        for t in prey.takes
    )
    return desk.say("prey-in-words", prey=prey.name, square=prey.square, points=prey.points, takes=takes)


def _steps(desk: Desk, hunt: HuntView, ground: Ground) -> list[str]:
    """Where the figure may go now; on its own square it stays."""
    if not hunt.ways or desk.view.seat is None:
        return []
    cell = ground.cell
    offers = [(f"step {direction}", square) for direction, square in hunt.ways]
    offers.append(("stay", hunt.figures[desk.view.seat]))
    drawn = []
    for move, square in offers:
        x, y = ground.corner(square)
        drawn.append(
            group(
                el("title", txt(desk.say("label-stay") if move == "stay" else square)),
                el("rect", x=x + 2, y=y + 2, width=cell - 4, height=cell - 4, rx=6, fill=GLOW, fill_opacity=0.12,
                   stroke=GLOW, stroke_width=3, stroke_dasharray="4 5" if move == "stay" else None, class_="frame can"),
                class_="step",
                data_pick=picks(move),
            )
        )  # fmt: skip
    return drawn


def _figures(desk: Desk, hunt: HuntView, ground: Ground) -> list[str]:
    """The hunters; those on the same square stand side by side, more than three of them in two rows."""
    drawn = []
    cell = ground.cell
    for seat, square in enumerate(hunt.figures):
        if not square:
            continue
        here = [other for other, where in enumerate(hunt.figures) if where == square]
        rank, count = here.index(seat), len(here)
        row, in_row = divmod(rank, 3)
        across = min(count - row * 3, 3)
        x, y = ground.corner(square)
        at_x = x + cell / 2 + (in_row - (across - 1) / 2) * cell * 0.31
        at_y = y + cell * (0.97 if count <= 3 else 0.51 + 0.47 * row)
        active = bool(desk.view.to_act) and desk.view.to_act[0] == seat
        wears = hunt.kind == "underwater" and not hunt.bare[seat]
        ring = el("ellipse", rx=24, ry=9, fill="none", stroke=GLOW, stroke_width=5) if active else ""
        drawn.append(
            group(
                el("title", txt(desk.words.player(seat, desk.names))),
                ring,
                figure(COLOURS[seat], wears),
                mark(seat, 0, -17, 1.15, fill="#ffffff"),
                id=f"figure-p{seat + 1}",
                class_=classes("figure", active=active),
                transform=move_to(at_x, at_y, scale=cell / (112 if count <= 3 else 134)),
                pointer_events="none",
            )
        )
    return drawn
