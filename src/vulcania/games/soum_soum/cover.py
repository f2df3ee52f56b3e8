"""The lid of Soum Soum: a small submarine, a diver on a line, and someone with eight arms who is glad of the visit."""

from __future__ import annotations

from vulcania.drawing.cover import gradient, lid
from vulcania.drawing.svg import el, group, move_to
from vulcania.words import Words


def draw(words: Words) -> str:
    defs = (gradient("soum-water", (0, "#8fe3dc"), (0.55, "#2bb3b8"), (1, "#0f6f86")),)
    return lid(
        words, _water(), _weeds(), _octopus(), _submarine(), _diver(), _bubbles(), defs=defs, edge="#0b5566", size=46
    )


def _water() -> str:
    rays = [
        el("path", d=f"M{x} 0 L{x + 46} 0 L{x - 60} 300 L{x - 150} 300 Z", fill="#ffffff", opacity=0.09)
        for x in (60, 190, 330, 440)
    ]
    bed = el("path", d="M0 300 V246 Q60 226 128 244 T262 240 T400 232 V300 Z", fill="#f2d9a0")
    return el("rect", width=400, height=300, fill="url(#soum-water)") + "".join(rays) + bed


def _weeds() -> str:
    def blade(x: float, height: float, lean: float, colour: str) -> str:
        d = f"M{x} 258 C{x - lean} {258 - height * 0.4} {x + lean} {258 - height * 0.7} {x - lean / 2} {258 - height}"
        return el("path", d=d, fill="none", stroke=colour, stroke_width=9, stroke_linecap="round")

    return "".join(
        blade(*at)
        for at in (
            (18, 92, 14, "#168a5f"),
            (36, 66, -12, "#25a673"),
            (372, 104, 12, "#168a5f"),
            (388, 62, -10, "#25a673"),
        )
    )


def _octopus() -> str:
    arms = (
        "M-46 18 C-84 20 -96 52 -74 62 C-60 68 -52 56 -60 50",
        "M-34 30 C-60 52 -58 82 -36 82 C-24 82 -22 70 -32 68",
        "M-14 36 C-26 60 -18 86 -2 84 C8 82 6 72 -2 74",
        "M46 18 C84 20 96 52 74 62 C60 68 52 56 60 50",
        "M34 30 C60 52 58 82 36 82 C24 82 22 70 32 68",
        "M14 36 C26 60 22 80 14 88",
    )
    drawn = [el("path", d=d, fill="none", stroke="#d5487a", stroke_width=15, stroke_linecap="round") for d in arms]
    head = el(
        "path",
        d="M0 -66 C44 -66 60 -34 54 -2 C50 28 28 42 0 42 C-28 42 -50 28 -54 -2 C-60 -34 -44 -66 0 -66 Z",
        fill="#e8608f",
    )
    shine = el(
        "path",
        d="M-34 -40 C-26 -54 -12 -58 0 -58",
        fill="none",
        stroke="#f9a9c4",
        stroke_width=7,
        stroke_linecap="round",
    )
    eyes = [
        el("circle", cx=x, cy=-6, r=14, fill="#ffffff")
        + el("circle", cx=x + 3, cy=-4, r=7, fill="#2a1a2e")
        + el("circle", cx=x + 5.5, cy=-7, r=2.4, fill="#ffffff")
        for x in (-20, 20)
    ]
    smile = el("path", d="M-11 18 Q0 29 11 18", fill="none", stroke="#8e2450", stroke_width=4, stroke_linecap="round")
    cheeks = [el("ellipse", cx=x, cy=14, rx=7, ry=4.5, fill="#f58fb2") for x in (-36, 36)]
    return group(*drawn, head, shine, *eyes, smile, *cheeks, transform=move_to(282, 158))


def _submarine() -> str:
    hull = el("ellipse", cx=0, cy=0, rx=62, ry=31, fill="#ffcb3d")
    belly = el("path", d="M-60 8 A62 31 0 0 0 60 8 Z", fill="#f0a81f")
    tower = el("path", d="M-18 -28 L-14 -48 H16 L20 -28 Z", fill="#ffcb3d")
    scope = el(
        "path",
        d="M4 -48 V-64 H16",
        fill="none",
        stroke="#b9750c",
        stroke_width=6,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    ports = [
        el("circle", cx=x, cy=-4, r=11, fill="#b9750c") + el("circle", cx=x, cy=-4, r=7.5, fill="#d6f6ff")
        for x in (-30, 0, 30)
    ]
    screw = el(
        "path", d="M-62 0 h-10 M-72 -16 q10 16 0 32 q-10 -16 0 -32", fill="#b9750c", stroke="#b9750c", stroke_width=4
    )
    return group(screw, tower, scope, hull, belly, *ports, transform=move_to(108, 78, -5))


def _diver() -> str:
    line = el("path", d="M92 108 C96 128 84 134 88 150", fill="none", stroke="#0b5566", stroke_width=2.5)
    flippers = el("path", d="M-9 44 L-20 58 M9 44 L20 58", stroke="#12303a", stroke_width=10, stroke_linecap="round")
    body = el("rect", x=-14, y=4, width=28, height=42, rx=13, fill="#d1495b")
    arms = el("path", d="M-13 14 L-30 6 M13 14 L32 -2", stroke="#d1495b", stroke_width=9, stroke_linecap="round")
    head = el("circle", cx=0, cy=-8, r=17, fill="#ffd9b8")
    hood = el("path", d="M-17 -8 A17 17 0 0 1 17 -8 Q0 -18 -17 -8 Z", fill="#a52f42")
    mask = el("rect", x=-12, y=-14, width=24, height=12, rx=6, fill="#d6f6ff", stroke="#12303a", stroke_width=2.5)
    smile = el("path", d="M-5 3 Q0 7 5 3", fill="none", stroke="#8a4b2a", stroke_width=2.2, stroke_linecap="round")
    return line + group(flippers, arms, body, head, hood, mask, smile, transform=move_to(92, 170, 8))


def _bubbles() -> str:
    return "".join(
        el("circle", cx=x, cy=y, r=r, fill="none", stroke="#ffffff", stroke_width=2, opacity=0.75)
        for x, y, r in (
            (132, 140, 5),
            (142, 122, 7),
            (136, 100, 4),
            (210, 62, 6),
            (222, 44, 4),
            (352, 92, 5),
            (20, 130, 6),
        )
    )
