"""The preys, each in a square from -50 to 50, in flat printed colours with one dark line."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group

LINE = "#23303a"
RED, GREEN, BLUE = "#c8452f", "#3f8f5a", "#2f6fa8"
GOLD, WOOD, BONE, SLATE, DEEP, FOAM = "#e3b23c", "#9a6436", "#f4ead2", "#7f95a3", "#3d6379", "#dff0ee"


def _p(d: str, fill: str = "none", width: float = 3, **more: Attribute) -> str:
    return el("path", d=d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round",
              stroke_linecap="round", **more)  # fmt: skip


def _line(d: str, colour: str, width: float) -> str:
    """A limb: a thick line with a dark edge."""
    shared: dict[str, Attribute] = {"d": d, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return el("path", stroke=LINE, stroke_width=width + 5, **shared) + el(
        "path", stroke=colour, stroke_width=width, **shared
    )


def _o(x: float, y: float, rx: float, fill: str, ry: float | None = None, width: float = 3) -> str:
    return el("ellipse", cx=x, cy=y, rx=rx, ry=rx if ry is None else ry, fill=fill, stroke=LINE, stroke_width=width)


def _eye(x: float, y: float, r: float = 3.5) -> str:
    return el("circle", cx=x, cy=y, r=r + 2, fill="#ffffff") + el("circle", cx=x, cy=y, r=r, fill=LINE)


def _treasure() -> str:
    coins = "".join(_o(x, y, 9, GOLD, width=2) for x, y in ((-26, -8), (-10, -16), (8, -14), (24, -9), (0, -6)))
    return (
        _p("M-38 -12 L-34 -36 Q0 -48 34 -36 L38 -12 Z", WOOD)
        + coins
        + _p("M-40 -6 H40 V34 H-40 Z", WOOD)
        + _p("M-40 10 H40 M-20 -6 V34 M20 -6 V34", width=2.5)
        + _p("M-8 4 H8 V20 H-8 Z", GOLD, 2.5)
        + el("circle", cx=0, cy=11, r=3, fill=LINE)
    )


def _sunken_chest() -> str:
    chest = (
        _p("M-36 -10 Q-36 -34 0 -34 Q36 -34 36 -10 V28 H-36 Z", "#7d6a4a")
        + _p("M-36 -8 H36 M-18 -32 V28 M18 -32 V28", width=2.5)
        + _p("M-7 -14 H7 V4 H-7 Z", GOLD, 2.5)
    )
    weed = _line("M-40 40 C-48 20 -34 12 -42 -8", GREEN, 5) + _line("M42 40 C34 26 48 14 40 0", GREEN, 5)
    return weed + el("g", chest, transform="rotate(-9)") + _p("M-48 40 Q-24 30 0 38 T48 38", width=3)


def _shark() -> str:
    return (
        _p("M-46 4 C-30 -18 4 -24 30 -10 L46 -26 L42 2 L48 20 L28 10 C6 26 -28 22 -46 4 Z", SLATE)
        + _p("M-6 -18 L8 -44 L16 -16 Z", SLATE)
        + _p("M-8 14 L-2 36 L10 15 Z", SLATE)
        + el("path", d="M-44 6 C-26 20 6 22 26 10 C6 12 -26 12 -44 6 Z", fill=BONE)
        + _p("M-42 8 L-36 4 L-32 11 L-27 6 L-22 13", BONE, 2)
        + _eye(-26, -4, 3)
        + _p("M-10 -6 V6 M-4 -7 V6", width=2)
    )


def _jellyfish(colour: str, squares: int) -> str:
    arms = "".join(_line(f"M{x} 4 C{x - 8} 18 {x + 8} 26 {x - 3} 44", BONE, 3.5) for x in (-24, -8, 8, 24))
    step = 15
    first = -step * (squares - 1) / 2
    marks = "".join(
        el("rect", x=first + n * step - 5.5, y=-22, width=11, height=11, fill=colour, stroke=LINE, stroke_width=2)
        for n in range(squares)
    )
    bell = _p("M-36 6 C-40 -52 40 -52 36 6 Q27 -2 18 6 Q9 -2 0 6 Q-9 -2 -18 6 Q-27 -2 -36 6 Z", "#efd9e2")
    return arms + bell + marks


def _giant_squid() -> str:
    arms = "".join(
        _line(d, "#b5594a", 5)
        for d in (
            "M-16 8 C-34 14 -44 30 -34 44",
            "M-8 12 C-18 24 -20 34 -14 46",
            "M8 12 C18 24 20 34 14 46",
            "M16 8 C34 14 44 30 34 44",
            "M0 12 V44",
        )
    )
    return (
        arms
        + _p("M0 -48 C16 -34 22 -12 20 14 H-20 C-22 -12 -16 -34 0 -48 Z", "#c8705f")
        + _p("M-14 -32 L-34 -22 L-17 -14 M14 -32 L34 -22 L17 -14", "#c8705f")
        + _eye(-10, 4, 4)
        + _eye(10, 4, 4)
    )


def _moray_eel() -> str:
    return (
        _line("M40 34 C10 44 -4 20 16 8 C36 -4 26 -26 0 -22 C-12 -20 -20 -22 -26 -24", "#8d9a45", 17)
        + _p("M-20 -36 C-38 -38 -48 -28 -46 -22 L-30 -21 L-44 -14 C-36 -8 -22 -12 -16 -18 Z", "#8d9a45")
        + _eye(-27, -29, 2.6)
        + "".join(el("circle", cx=x, cy=y, r=2.4, fill=LINE) for x, y in ((6, -22), (22, -10), (14, 8), (12, 24)))
    )


def _pearl_oyster() -> str:
    return (
        _p("M-40 -4 C-38 -38 -12 -46 0 -44 C14 -46 38 -38 40 -4 Z", "#b9b0a4")
        + _p("M-26 -8 L-18 -38 M-9 -6 L-6 -43 M9 -6 L6 -43 M26 -8 L18 -38", width=2)
        + _p("M-42 4 C-36 40 36 40 42 4 C26 -6 -26 -6 -42 4 Z", "#cfc6b8")
        + el("path", d="M-32 6 C-22 24 22 24 32 6 C18 0 -18 0 -32 6 Z", fill="#f0dfe4")
        + _o(0, 4, 11, "#ffffff", width=2.5)
        + el("circle", cx=-3, cy=0, r=3, fill="#dfe7ee")
    )


def _red_coral() -> str:
    branch = "M0 44 V4 M0 22 L-22 2 V-22 M-22 -4 L-38 -16 M0 8 L20 -10 V-36 M20 -16 L38 -26 M0 4 L-6 -42 M10 0 L34 4"
    return _line(branch, "#d2503f", 8) + _p("M-26 44 Q0 34 26 44 Z", "#a39276")


def _giant_crab() -> str:
    legs = "".join(_line(f"M{s * 22} {y} L{s * 44} {y + 8} L{s * 46} {y + 22}", "#c8653a", 4)
                   for s in (-1, 1) for y in (0, 10, 20))  # fmt: skip
    claws = "".join(
        _line(f"M{s * 20} -6 L{s * 34} -22", "#c8653a", 6)
        + _p(f"M{s * 26} -24 C{s * 24} -46 {s * 46} -48 {s * 48} -30 L{s * 38} -36 L{s * 44} -22 Z", "#d97a48")
        for s in (-1, 1)
    )
    return (
        legs + claws + _o(0, 8, 30, "#d97a48", 22) + _p("M-12 18 Q0 26 12 18", width=2.5) + _eye(-9, -2) + _eye(9, -2)
    )


def _swordfish() -> str:
    return (
        _p("M-48 -2 L-14 -10 C6 -20 24 -12 34 -2 L48 -20 L46 22 L34 6 C20 18 -2 14 -14 4 Z", "#5f86a8")
        + _p("M-6 -13 C0 -34 12 -36 18 -32 C12 -26 14 -18 16 -13 Z", "#47698a")
        + el("path", d="M-16 2 C0 12 18 12 32 4 C18 6 0 6 -16 2 Z", fill=BONE)
        + _eye(-6, -5, 2.6)
    )


def _manta_ray() -> str:
    return (
        _p("M0 -34 C14 -34 18 -20 48 2 C26 4 14 18 0 22 C-14 18 -26 4 -48 2 C-18 -20 -14 -34 0 -34 Z", "#4d6c80")
        + _p("M-9 -32 L-14 -46 M9 -32 L14 -46", width=4)
        + _line("M0 22 C4 32 -4 38 2 48", "#4d6c80", 2)
        + _p("M-8 0 H8 M-7 6 H7 M-6 12 H6", width=2)
        + _eye(-13, -24, 2.4)
        + _eye(13, -24, 2.4)
    )


def _whale(colour: str, head: str, *extra: str) -> str:
    fluke = "C32 -20 28 -26 28 -32 C36 -34 41 -30 43 -25 C44 -31 47 -35 51 -36 C53 -28 50 -20 46 -17"
    tail = _p(f"M24 -8 C34 -6 38 -12 39 -18 {fluke} C48 -2 42 12 28 18 Z", colour)
    return tail + _p(head, colour) + "".join(extra)


def _blue_whale() -> str:
    return _whale(
        "#4f7fa6",
        "M-48 6 C-46 -20 -10 -26 16 -14 C28 -8 34 -2 36 4 C26 26 -10 34 -30 28 C-42 24 -48 16 -48 6 Z",
        el("path", d="M-46 12 C-30 22 0 22 18 16 C0 32 -38 32 -46 12 Z", fill=FOAM),
        _p("M-34 18 L-28 27 M-22 20 L-18 29 M-8 20 L-6 29", width=2),
        _p("M-14 -24 C-18 -36 -26 -38 -30 -36 M-14 -24 C-12 -38 -4 -42 2 -38", width=3),
        _eye(-28, 6, 2.6),
    )


def _sperm_whale() -> str:
    return _whale(
        "#5b6670",
        "M-48 -20 C-20 -26 10 -20 36 4 C24 24 -4 28 -20 22 H-44 C-50 10 -50 -10 -48 -20 Z",
        _p("M-46 12 L-14 16 L-20 22", BONE, 2),
        _p("M-42 13 V18 M-36 14 V19 M-30 15 V20", width=2),
        _eye(-12, 6, 2.6),
        _p("M-40 -22 C-46 -32 -40 -40 -34 -42 M-40 -22 C-34 -34 -28 -34 -24 -32", width=3),
    )


def _narwhal() -> str:
    return _whale(
        "#9fb2b8",
        "M-24 -16 C0 -24 24 -12 36 4 C26 24 -6 26 -22 18 C-34 10 -34 -8 -24 -16 Z",
        _p("M-27 -10 L-50 -36 L-31 -4 Z", BONE, 2.5),
        _p("M-36 -19 L-32 -12 M-42 -26 L-38 -20", width=1.8),
        "".join(el("circle", cx=x, cy=y, r=2.4, fill=DEEP) for x, y in ((-2, -10), (10, -6), (6, 4), (20, 2), (-4, 4))),
        _eye(-20, 2, 2.6),
    )


def _turtle() -> str:
    flippers = "".join(
        _p(d, "#6f9a4e")
        for d in (
            "M-18 -20 C-34 -40 -46 -34 -46 -28 C-40 -22 -30 -14 -22 -10 Z",
            "M18 -20 C34 -40 46 -34 46 -28 C40 -22 30 -14 22 -10 Z",
            "M-20 20 C-30 34 -38 36 -40 32 C-38 24 -30 16 -24 12 Z",
            "M20 20 C30 34 38 36 40 32 C38 24 30 16 24 12 Z",
        )
    )
    head = _o(0, -38, 10, "#6f9a4e")
    shell = _o(0, 2, 26, "#8a6b3a", 30) + _p("M0 -26 L14 -14 V12 L0 26 L-14 12 V-14 Z", "#a9854b", 2.5)
    seams = _p("M0 -28 V-26 M14 -14 L24 -10 M14 12 L23 16 M0 26 V31 M-14 12 L-23 16 M-14 -14 L-24 -10", width=2.5)
    return flippers + head + shell + seams + _eye(-4, -40, 1.8) + _eye(4, -40, 1.8)


def _dolphin() -> str:
    return (
        _p("M-48 10 L-32 0 C-24 -28 14 -34 34 -8 C38 0 40 8 40 14 L50 22 L38 24 L30 34 L30 18 C16 2 -8 4 -26 14 Z",
           "#6f9dbb")
        + _p("M-2 -23 C4 -38 14 -42 20 -40 C16 -32 16 -24 20 -18 Z", "#5b88a6")
        + el("path", d="M-44 11 L-26 12 C-8 2 10 0 22 8 C6 8 -12 12 -24 18 Z", fill=FOAM)
        + _p("M-10 8 C-8 20 -2 26 4 28 C6 20 4 12 2 6 Z", "#5b88a6")
        + _eye(-24, -2, 2.4)
    )  # fmt: skip


def _walrus() -> str:
    return (
        _p("M-34 44 C-44 6 -34 -42 0 -42 C34 -42 44 6 34 44 Z", "#8f6a52")
        + _p("M-12 16 L-16 46 L-5 18 Z M12 16 L16 46 L5 18 Z", BONE, 2.5)
        + _o(-11, 6, 14, "#b08a6e", 12)
        + _o(11, 6, 14, "#b08a6e", 12)
        + _o(0, -4, 6, LINE, 4)
        + "".join(el("circle", cx=x, cy=y, r=1.6, fill=LINE) for x, y in ((-15, 4), (-10, 10), (15, 4), (10, 10)))
        + _eye(-12, -18)
        + _eye(12, -18)
    )


def _albatross() -> str:
    return (
        _p("M-4 2 C-22 -8 -34 -30 -50 -28 C-42 -6 -26 12 -6 14 Z", "#eef1ec")
        + _p("M4 2 C22 -8 34 -30 50 -28 C42 -6 26 12 6 14 Z", "#eef1ec")
        + el("path", d="M-50 -28 C-46 -18 -40 -10 -34 -4 L-30 -16 C-36 -22 -42 -28 -50 -28 Z", fill=LINE)
        + el("path", d="M50 -28 C46 -18 40 -10 34 -4 L30 -16 C36 -22 42 -28 50 -28 Z", fill=LINE)
        + _p("M0 -12 C10 -12 12 6 8 22 L12 38 H-12 L-8 22 C-12 6 -10 -12 0 -12 Z", "#ffffff")
        + _o(0, -18, 10, "#ffffff")
        + _p("M-3 -26 L0 -42 L4 -26 Z", "#e0a13a", 2.5)
        + _eye(-4, -19, 1.8)
        + _eye(4, -19, 1.8)
    )


def _flying_fish() -> str:
    return (
        _p("M-8 -2 C-6 -30 14 -46 34 -46 C30 -28 20 -8 8 2 Z", "#a8cfe0")
        + _p("M-2 -6 L22 -40 M4 -2 L30 -40", width=2)
        + _p("M-46 12 C-30 -8 10 -8 28 10 L48 -4 L44 30 L28 18 C10 30 -30 28 -46 12 Z", "#3f7fa8")
        + el("path", d="M-44 14 C-26 24 8 24 26 16 C8 20 -26 20 -44 14 Z", fill=FOAM)
        + _p("M-6 20 C-4 32 4 40 14 42 C14 32 10 24 6 20 Z", "#a8cfe0")
        + _eye(-30, 8, 2.8)
    )


def _tuna() -> str:
    return (
        _p("M-48 2 C-34 -28 8 -28 28 -4 L46 -24 C44 -8 44 12 46 28 L28 8 C8 30 -34 30 -48 2 Z", "#35597a")
        + el("path", d="M-46 6 C-32 28 6 28 26 8 C6 14 -30 14 -46 6 Z", fill="#cdd8dc")
        + _p("M-10 -23 L2 -42 L8 -22 Z M-8 24 L2 40 L8 23 Z", "#d9b43c", 2.5)
        + _p("M14 -15 l5 -5 M20 -10 l5 -5 M14 17 l5 5 M20 12 l5 5", "#d9b43c", 2)
        + _eye(-32, -2, 2.8)
        + _p("M-20 -14 C-14 -4 -14 6 -20 16", width=2.2)
    )


def _dugong() -> str:
    return (
        _p("M34 4 C40 -8 46 -18 50 -18 C48 -4 48 10 50 24 C44 24 38 18 34 12 Z", "#93897f")
        + _p(
            "M-46 -2 C-46 -18 -34 -24 -22 -22 C4 -30 28 -14 38 8 C24 26 -8 32 -28 22 C-40 22 -48 10 -46 -2 Z", "#a89d92"
        )
        + _o(-38, 8, 11, "#beb3a8", 12)
        + _p("M-16 20 C-20 34 -12 42 -4 40 C-2 30 -4 24 -6 20 Z", "#93897f")
        + "".join(el("circle", cx=x, cy=y, r=1.7, fill=LINE) for x, y in ((-42, 6), (-36, 5), (-40, 12)))
        + _eye(-26, -8, 2.8)
    )


def _shell_reef() -> str:
    def shell(x: float, y: float, colour: str) -> str:
        rays = "M0 14 L-12 -6 M0 14 L-5 -11 M0 14 L5 -11 M0 14 L12 -6"
        fan = _p("M0 14 L-16 -2 C-14 -14 14 -14 16 -2 Z", colour, 2.5) + _p(rays, width=1.8)
        return el("g", fan, transform=f"translate({x} {y})")

    return (
        _p("M-48 44 C-46 16 -34 0 -20 6 C-12 -20 10 -24 18 -4 C32 -10 46 10 48 44 Z", "#8f8877")
        + shell(-20, 24, "#e6b7a4")
        + shell(8, 6, "#f0dcae")
        + shell(26, 28, "#d98f7c")
        + _line("M-2 -18 C-10 -30 2 -36 -6 -46", GREEN, 4)
    )


def _wreck_mast() -> str:
    return (
        _p("M-4 -48 L4 -48 L14 34 H2 Z", WOOD)
        + _p("M-34 -30 L30 -38 L31 -31 L-33 -23 Z", WOOD)
        + _p("M-28 -24 L24 -31 C20 -12 26 2 22 10 L12 2 L4 12 L-6 2 L-14 12 C-26 0 -22 -14 -28 -24 Z", BONE)
        + _p("M-50 30 Q-38 20 -26 30 T-2 30 T22 30 T46 30 L50 30 V46 H-50 Z", "#6fa6b0")
    )


def _unknown() -> str:
    """For a prey that somebody's own box has and ours has not."""
    return _p("M-46 2 C-30 -24 8 -24 26 0 L46 -18 V22 L26 6 C8 28 -30 28 -46 2 Z", "#9bb0a5") + _eye(-28, -2)


_DRAWN = {
    "treasure": _treasure,
    "sunken-chest": _sunken_chest,
    "shark": _shark,
    "jellyfish-2": lambda: _jellyfish(RED, 2),
    "jellyfish-3": lambda: _jellyfish(BLUE, 3),
    "giant-squid": _giant_squid,
    "moray-eel": _moray_eel,
    "pearl-oyster": _pearl_oyster,
    "red-coral": _red_coral,
    "giant-crab": _giant_crab,
    "swordfish": _swordfish,
    "manta-ray": _manta_ray,
    "blue-whale": _blue_whale,
    "sperm-whale": _sperm_whale,
    "narwhal": _narwhal,
    "turtle": _turtle,
    "dolphin": _dolphin,
    "walrus": _walrus,
    "albatross": _albatross,
    "flying-fish": _flying_fish,
    "tuna": _tuna,
    "dugong": _dugong,
    "shell-reef": _shell_reef,
    "wreck-mast": _wreck_mast,
}


def prey_art(name: str) -> str:
    """The prey's picture, around the origin."""
    return group(_DRAWN.get(name, _unknown)(), class_=f"prey-{name}", aria_hidden="true")
