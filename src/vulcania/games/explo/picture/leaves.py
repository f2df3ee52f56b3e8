"""On a telephone held sideways all of one's turn is on the screen, and the rest lies in leaves that a tap opens.

They show what the team carries, and what it has packed and is after. A page opens and closes them (``data-leaf`` names
what is opened).
"""

from __future__ import annotations

from vulcania.drawing.svg import el, group, label, move_to, txt
from vulcania.games.explo.picture.cards import BUTTON
from vulcania.games.explo.picture.cavers import cavers
from vulcania.games.explo.picture.desk import CAN, EDGE, GAP, PAPER, Block, Desk, line, stack
from vulcania.games.explo.picture.drawings import INK, put
from vulcania.games.explo.picture.panels import objectives, signs, status
from vulcania.games.explo.picture.shelf import equipment

HEAD, PAD = 34.0, 4.0
FEW = 3
"""So many objectives can be told in full."""


def tabs(desk: Desk, width: float) -> Block:
    """What opens them, side by side; lit where something in them can be chosen."""
    wide = (width - GAP) / 2
    aims = any(move.startswith(("give ", "exchange ")) for move in desk.view.legal)
    drawn = (
        group(_tab(desk, name, wide, name == "team" and aims), transform=move_to(at * (wide + GAP), 0))
        for at, name in enumerate(("team", "kit"))
    )
    return Block(BUTTON, group(*drawn, class_="tabs"))


def leaves(desk: Desk, width: float, high: float) -> str:
    """All of them, closed. Drawn last: they lie on top."""
    half = (width - 3 * PAD) / 2
    team = cavers(desk, half)
    drawn = {"team": (team[::2], team[1::2]), "kit": _kit(desk, half)}
    return "".join(
        group(
            el("rect", width=width, height=high, fill="#efe4c9"),
            _head(desk, name, width),
            *(stack(blocks, PAD + at * (half + PAD), HEAD, gap=0 if name == "team" else GAP)
              for at, blocks in enumerate(columns)),
            id=f"leaf-{name}",
            class_="leaf",
            display="none",
        )
        for name, columns in drawn.items()
    )  # fmt: skip


def _kit(desk: Desk, half: float) -> tuple[list[Block], list[Block]]:
    asked, after = objectives(desk, half, brief=len(desk.view.cavers) > FEW), status(desk, half)
    if desk.view.step == "choosing":
        return [after, *asked[::2]], asked[1::2]
    if len(asked) > FEW:
        asked = [signs(desk, half)]
    return [after, *equipment(desk, half, 42.0)], asked


def _named(desk: Desk, name: str) -> str:
    if name == "team":
        return desk.say("label-team")
    return desk.say("label-objectives" if desk.view.objectives or desk.view.step == "choosing" else "label-equipment")


def _tab(desk: Desk, name: str, wide: float, lit: bool) -> str:
    told = _named(desk, name)
    return group(
        el("title", txt(told)),
        el(
            "rect", x=1, y=1, width=wide - 2, height=BUTTON - 2, rx=9, fill=PAPER, stroke=CAN if lit else EDGE,
            stroke_width=2.4 if lit else 1.2, class_="can" if lit else None,
        ),
        label(told, wide / 2, BUTTON / 2 + 5, 14, fill=INK, font_weight=700),
        class_="opener",
        data_leaf=f"leaf-{name}",
        role="button",
        tabindex=0,
        aria_label=told,
    )  # fmt: skip


def _head(desk: Desk, name: str, width: float) -> str:
    """Its name, and a sign that a tap on it closes it."""
    return group(
        el("rect", width=width, height=HEAD, fill="#d9c9a4"),
        line(_named(desk, name), 12, 23, 17, font_weight=700, fill=INK),
        put("sign-no", width - 20, HEAD / 2, 24),
        class_="head",
    )
