"""The drawings of Soum Soum: three friendly animals, a submarine, divers, and the three patterns.

Each is drawn once, around the point 0,0, and put into the picture's ``<defs>``; a card is 100 by 100.
"""

from __future__ import annotations

from functools import cache

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, group, move_to

INK = "#12355b"
"""Navy: all text and all eyes. On white and on every pale colour here it passes AA."""

SHADE = {"octopus": "#ffe3dc", "shark": "#dcebfb", "turtle": "#e6f5cf"}
"""The water on a card, by animal."""
BODY = {"octopus": "#ff7f6e", "shark": "#6f97c4", "turtle": "#4fae74"}
DEEP = {"octopus": "#e45c4d", "shark": "#4c74a4", "turtle": "#2f8a56"}
INK_OF = {"octopus": "#b03a2c", "shark": "#2f5583", "turtle": "#1f6b40"}
"""For small text about an animal on white."""


def _shape(d: str, fill: str, **attributes: str | float) -> str:
    return el("path", d=d, fill=fill, **attributes)


def _line(d: str, stroke: str, width: float) -> str:
    return el("path", d=d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round")


def _dot(x: float, y: float, r: float, fill: str, **attributes: str | float) -> str:
    return el("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def _eye(x: float, y: float, r: float, look: float = 0) -> str:
    """A round eye that looks a little to one side, with a glint."""
    return (
        _dot(x, y, r, "#ffffff")
        + _dot(x + look, y + r * 0.1, r * 0.56, INK)
        + _dot(x + look + r * 0.2, y - r * 0.18, r * 0.2, "#ffffff")
    )


def _cheek(x: float, y: float) -> str:
    return el("ellipse", cx=x, cy=y, rx=4, ry=2.6, fill="#ff9fb0", opacity=0.75)


def _octopus() -> str:
    body, deep = BODY["octopus"], DEEP["octopus"]
    arms = (
        "M-17 3 C-24 14 -41 6 -38 20 C-37 27 -28 26 -29 20",
        "M-11 8 C-13 20 -28 19 -25 31 C-23 38 -14 35 -17 29",
        "M-4 10 C-4 22 -12 26 -6 34 C-2 38 3 34 0 30",
        "M17 3 C24 14 41 6 38 20 C37 27 28 26 29 20",
        "M11 8 C13 20 28 19 25 31 C23 38 14 35 17 29",
    )
    return group(
        *(_line(arm, deep, 8.5) for arm in arms),
        *(_line(arm, body, 6) for arm in arms),
        _shape("M-27 -11 A27 26 0 0 1 27 -11 C27 4 20 14 0 14 C-20 14 -27 4 -27 -11 Z", body),
        _shape(
            "M-27 -11 C-27 4 -20 14 0 14 C8 14 14 12.5 18.5 9.5 C0 12 -18 4 -20 -20 C-25 -18 -27 -14 -27 -11 Z",
            deep,
            opacity=0.35,
        ),
        *(_dot(x, y, r, "#ffb3a5") for x, y, r in ((-9, -29, 3), (2, -31.5, 2), (12, -27, 3.5))),
        _eye(-9.5, -9, 7.6, 1),
        _eye(9.5, -9, 7.6, 1),
        _line("M-6 3.5 Q0 9.5 6 3.5", INK, 2.2),
        _cheek(-18, 2),
        _cheek(18, 2),
    )  # fmt: skip


def _shark() -> str:
    body, deep = BODY["shark"], DEEP["shark"]
    return group(
        _shape("M-5 -15 C0 -29 8 -36 18 -36 C14 -27 15 -18 20 -10 Z", deep),
        _shape(
            "M-41 2 C-35 -15 -14 -23 7 -17 C19 -13 26 -7 31 -2 L39 -17 C44 -9 42 -1 38 4 C42 9 44 18 39 24 L30 8"
            " C20 17 4 23 -12 21 C-27 19 -37 12 -41 2 Z",
            body,
        ),
        _shape(
            "M-39 6.5 C-26 11 -9 13 8 11 C16 10 22 9 28 9 C18 17 4 22.5 -12 21 C-25 19 -35 13.5 -39 6.5 Z", "#f6fbff"
        ),
        _shape("M-7 12 C-6 24 0 32 11 34 C8 27 9 19 11 13 Z", deep),
        *(_line(f"M{x} -5 q-3.5 5 0 10", deep, 1.8) for x in (-4, 1, 6)),
        _eye(-21, -5, 6.4, -1.2),
        _shape("M-33 7.5 l2 5 l3.5 -3.6 Z M-25 9.6 l2.6 4.4 l2.8 -4 Z", "#ffffff", stroke=INK, stroke_width=0.6),
        _line("M-36 6 Q-27 12.5 -15 8.5", INK, 2.2),
        _cheek(-12, 4),
    )  # fmt: skip


def _turtle() -> str:
    shell, deep, skin = BODY["turtle"], DEEP["turtle"], "#b9dc6a"
    return group(
        _shape("M27 9 C35 13 42 22 39 28 C31 29 22 23 17 15 Z", skin, stroke="#8fb746", stroke_width=1.5),
        _shape("M34 4 L43 7 L35 11 Z", skin, stroke="#8fb746", stroke_width=1.5),
        _shape("M-14 10 C-20 0 -20 -8 -24 -13 C-33 -21 -45 -12 -42 -1 C-40 7 -30 9 -24 12 Z", skin),
        _shape("M-22 9 C-23 -17 -4 -28 10 -27 C27 -26 37 -8 35 9 C20 15 -6 15 -22 9 Z", shell),
        _shape("M1 -17 L13 -18 L19 -8 L13 2 L1 3 L-6 -7 Z", "#79c98f", stroke=deep, stroke_width=2),
        *(_line(d, deep, 2) for d in (
            "M1 -17 L-3 -23.5", "M13 -18 L18 -25", "M19 -8 L32 -8", "M13 2 L17 11.5", "M1 3 L-2 12.5", "M-6 -7 L-18 -8",
        )),
        _line("M-23 9.5 C-6 16 20 16 36 9.5", deep, 4.5),
        _shape("M-8 13 C-14 24 -25 35 -33 32 C-35 24 -27 13 -18 9 Z", skin, stroke="#8fb746", stroke_width=1.5),
        _eye(-32, -7, 5.6, -1),
        _line("M-40 1.5 Q-35 6.5 -28 3.5", INK, 2),
        _cheek(-26, 1),
    )  # fmt: skip


def _submarine() -> str:
    yellow, deep, red = "#ffd23f", "#e0a800", "#ef5b5b"
    ports = tuple(
        _dot(x, 9, 8, red) + _dot(x, 9, 5.8, "#bfeff5") + _line(f"M{x - 3} 7.5 q1.5 -3 4.5 -3", "#ffffff", 1.6)
        for x in (-19, 1, 21)
    )
    return group(
        _line("M6 -20 V-33 H-3", deep, 4.5),
        _shape("M-7 -37 h5 v8 h-5 Z", "#bfeff5", stroke=deep, stroke_width=1.5),
        _shape("M-11 -8 V-15 Q-11 -22 -4 -22 H12 Q18 -22 18 -15 V-8 Z", red),
        _shape("M38 3 C47 -5 48 2 43 9 C48 16 47 23 38 15 Z", red),
        el("ellipse", cx=1, cy=9, rx=38, ry=19.5, fill=yellow),
        _shape("M-36 13 C-30 25 -14 28.5 1 28.5 C17 28.5 33 25 38 13 C22 19 -18 19 -36 13 Z", deep, opacity=0.55),
        *ports,
    )


def _diver(seat: int) -> str:
    """A diver in the player's colour, with the player's mark on the chest, standing on the point 0,0."""
    colour = COLOURS[seat]
    suit: dict[str, str | float] = {"fill": colour, "stroke": "#ffffff", "stroke_width": 2}
    return group(
        *(el("ellipse", cx=x, cy=-2.5, rx=8, ry=3.8, **suit) for x in (-7, 7)),
        el("path", d="M-10 -20 L-17 -11 M10 -20 L17 -11", stroke="#ffffff", stroke_width=9, stroke_linecap="round"),
        el("rect", x=-12, y=-25, width=24, height=23, rx=9, **suit),
        el("path", d="M-10 -20 L-17 -11 M10 -20 L17 -11", stroke=colour, stroke_width=6, stroke_linecap="round"),
        _dot(0, -34, 12.5, colour, stroke="#ffffff", stroke_width=2),
        _dot(0, -33, 9.2, "#ffdcb8"),
        _line("M11 -29 Q16 -32 15 -48", "#ffffff", 5.5),
        _line("M11 -29 Q16 -32 15 -48", "#ff9f1c", 3),
        el("rect", x=-9.5, y=-41, width=19, height=10.5, rx=4.5, fill="#d8f6fb", stroke=INK, stroke_width=1.8),
        _dot(-4, -35.5, 1.8, INK),
        _dot(4, -35.5, 1.8, INK),
        _line("M-3.5 -27.5 Q0 -24.5 3.5 -27.5", INK, 1.6),
        _dot(0, -13.5, 8, "#ffffff"),
        mark(seat, 0, -13.5, 0.85),
    )


def _helmet() -> str:
    """The diver in a pattern's little picture."""
    return _dot(0, 0, 5, INK) + el("rect", x=-3.2, y=-2.4, width=6.4, height=4.2, rx=2, fill="#d8f6fb")


def _tiny(animal: str) -> str:
    """An animal no bigger than a bead, told by its outline as well as its colour."""
    fill = DEEP[animal]
    match animal:
        case "octopus":
            arms = "M-2.4 0 L-4.6 4.4 M-0.9 1 L-1.5 5 M0.9 1 L1.5 5 M2.4 0 L4.6 4.4"
            return (
                _line(arms, fill, 1.7)
                + _dot(0, -1.6, 3.6, fill)
                + _dot(-1.3, -1.6, 0.8, "#ffffff")
                + _dot(1.3, -1.6, 0.8, "#ffffff")
            )
        case "shark":
            return _shape("M-4.8 4.3 C-3.6 -1 0 -4.8 4.6 -5 C2.6 -2 2.8 1.5 4.8 4.3 Z", fill)
        case _:
            return (
                _shape("M-3.8 2.8 A3.9 4.8 0 0 1 3.8 2.8 Z", fill)
                + _dot(-4, 2.4, 1.5, fill)
                + _shape("M-2.4 2.5 V5 M2.4 2.5 V5", "none", stroke=fill, stroke_width=1.7, stroke_linecap="round")
            )  # fmt: skip


def _pattern(pattern: str) -> str:
    """What a diver scores, as a picture whose top left corner is 0,0: 3 by 3, a row, or a column."""
    if pattern == "around":
        size, spots, animal = (37, 37), [(x, y) for y in (7, 18.5, 30) for x in (7, 18.5, 30)], "octopus"
        diver = (18.5, 18.5)
    elif pattern == "row":
        size, spots, animal, diver = (61, 15), [(7.5 + 11.5 * n, 7.5) for n in range(5)], "shark", (30.5, 7.5)
    else:
        size, spots, animal, diver = (15, 61), [(7.5, 7.5 + 11.5 * n) for n in range(5)], "turtle", (7.5, 30.5)
    beads = (group(_helmet() if spot == diver else _tiny(animal), transform=move_to(*spot)) for spot in spots)
    return group(
        el("rect", width=size[0], height=size[1], rx=7, fill="#ffffff", stroke=DEEP[animal], stroke_width=1.4), *beads
    )


def _back() -> str:
    """The back of an ocean card."""
    waves = (_line(f"M8 {y} q10.5 -9 21 0 t21 0 t21 0 t21 0", "#5fc4d6", 3) for y in (24, 76))
    return group(
        el("rect", width=100, height=100, rx=16, fill="#1d7fa3", stroke="#ffffff", stroke_width=4),
        *waves,
        _dot(50, 50, 20, "#ffd23f"),
        _dot(50, 50, 15, "#bfeff5"),
        _line("M40 46 q4 -8 12 -8", "#ffffff", 3.5),
    )


@cache
def defs(seats: int) -> tuple[str, ...]:
    """Everything that a picture uses more than once."""
    sky = el(
        "linearGradient",
        el("stop", offset=0, stop_color="#a5ece4"),
        el("stop", offset=0.45, stop_color="#4fcfd0"),
        el("stop", offset=1, stop_color="#1b9db5"),
        id="ss-water", x1=0, y1=0, x2=0, y2=1,
    )  # fmt: skip
    drawn = {
        "ss-octopus": _octopus(),
        "ss-shark": group(_shark(), transform="scale(-1 1)"),
        "ss-turtle": group(_turtle(), transform="scale(-1 1)"),
        "ss-submarine": _submarine(),
        "ss-around": _pattern("around"),
        "ss-row": _pattern("row"),
        "ss-column": _pattern("column"),
        "ss-back": _back(),
        **{f"ss-diver-{seat}": _diver(seat) for seat in range(seats)},
    }
    return (sky, *(group(shape, id=name) for name, shape in drawn.items()))


def use(name: str, x: float, y: float, scale: float = 1, **attributes: str | float | None) -> str:
    """One of the drawings, put at a place."""
    return el("use", href=f"#ss-{name}", transform=move_to(x, y, scale=scale), **attributes)


def scenery(width: float, height: float) -> str:
    """The water behind everything: light from above, waves, sand, weed and bubbles. It means nothing, so it is calm."""
    sand = height - 34
    weed = (
        _line(f"M{x} {height} c-10 -16 10 -26 0 -44 c-6 -12 6 -18 2 -30", colour, 7)
        for x, colour in ((16, "#3aa76d"), (30, "#57bd7f"), (width - 18, "#3aa76d"), (width - 32, "#57bd7f"))
    )
    ray = f"h{width * 0.07:.1f} l{-width * 0.1:.1f} {height * 0.8:.1f} h{-width * 0.16:.1f} Z"
    rays = (_shape(f"M{width * at:.1f} 0 {ray}", "#ffffff", opacity=0.1) for at in (0.2, 0.5, 0.83))
    spots = ((0.02, 0.3, 5), (0.03, 0.34, 3), (0.982, 0.55, 5), (0.975, 0.6, 3), (0.61, 0.9, 4), (0.62, 0.86, 6))
    bubbles = (_dot(width * x, height * y, r, "#ffffff", opacity=0.35) for x, y, r in spots)
    hill = f"M0 {sand} Q{width * 0.25:.1f} {sand - 22} {width * 0.5:.1f} {sand} T{width} {sand - 6} V{height} H0 Z"
    return group(
        el("rect", width=width, height=height, rx=24, fill="url(#ss-water)"),
        *rays,
        _shape(hill, "#f6e3a8"),
        *weed,
        *bubbles,
        class_="scenery",
        aria_hidden="true",
    )
