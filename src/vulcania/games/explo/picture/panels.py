"""What is said beside the map: how far the expedition is, its objectives, and in the end the account."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from vulcania.drawing.players import mark
from vulcania.drawing.svg import el, fit, group, move_to, txt
from vulcania.games.explo.components import EVERYONE_IN, ITEMS
from vulcania.games.explo.picture.desk import CAN, EDGE, FAINT_INK, GAP, PAPER, Block, Desk, line
from vulcania.games.explo.picture.drawings import DANGER, INK, put
from vulcania.games.explo.view import Objective
from vulcania.words import Words


def status(desk: Desk, width: float, lines_kept: int = 0) -> Block:
    """How far they are; with room for so many lines at least, so that nothing below moves."""
    view = desk.view
    told = []
    if view.step == "preparing":
        shelf = "label-unknown" if view.options["preparation-seconds"] else "label-shelf-open"
        told.append(desk.say(shelf, count=len(ITEMS) - len(view.taken)))
    else:
        told += [
            desk.say("label-tiles-left", count=view.pile),
            desk.say("label-cards-left", count=view.action_pile),
            desk.say("label-digs", count=view.digs),
        ]
    if view.score is not None:
        told.append(desk.say("label-score", count=view.score))
    elif view.goal:
        told.append(desk.say("label-goal", count=view.goal, least=EVERYONE_IN))
    lines = _set(tuple(told), int(width / 6.7))
    head = line(desk.say(f"label-phase-{view.phase}"), 0, 15, 17, font_weight=700, fill=INK)
    rest = (line(text, 0, 33 + 16 * at, 13.5, fill=FAINT_INK) for at, text in enumerate(lines))
    return Block(22.0 + 16 * max(lines_kept, len(lines)), group(head, *rest, class_="status", data_what="status"))


# -- objectives ------------------------------------------------------------------------------------------------------


def offered(desk: Desk, width: float) -> list[Block]:
    """EX-31: one's own two to choose from."""
    view = desk.view
    if view.seat is None or len(view.offered) <= view.seat:
        return []
    pair = view.offered[view.seat]
    return [
        _objective(desk, width, one, view.seat, (), pick=f"keep {at}" if view.legal else None)
        for at, one in enumerate(pair, 1)
    ]


def objectives(desk: Desk, width: float, *, brief: bool = False) -> list[Block]:
    """What the others may choose, where room is scarce by name and signs alone; and what was kept."""
    view = desk.view
    blocks = [
        _objective(desk, width, one, seat, (), brief=brief)
        for seat, pair in enumerate(view.offered)
        if seat != view.seat
        for one in pair
    ]
    kept = (_objective(desk, width, one.id, one.seat, one.found, done=one.done, lost=one.lost)
            for one in view.objectives)  # fmt: skip
    return [*blocks, *kept]


def signs(desk: Desk, width: float) -> Block:
    """Many of them side by side, by their signs alone."""
    wide, high = (width - GAP) / 2, 34.0
    kept = desk.view.objectives
    drawn = (
        group(_signs(desk, one, wide, high), transform=move_to(at % 2 * (wide + GAP), at // 2 * (high + GAP)))
        for at, one in enumerate(kept)
    )
    return Block((high + GAP) * -(-len(kept) // 2) - GAP, group(*drawn))


def _signs(desk: Desk, one: Objective, wide: float, high: float) -> str:
    edge = el(
        "rect", x=1, y=1, width=wide - 2, height=high - 2, rx=8, fill="#e3f0dc", stroke=DANGER if one.lost else CAN
    )
    found = (
        _find(desk.words, name, 38 + 28 * at, high / 2, name in one.found)
        for at, name in enumerate(desk.view.finds[one.id])
    )
    return group(
        el("title", txt(desk.say(f"objective-{one.id}"))), edge, mark(one.seat, 13, high / 2, 0.9), *found,
        class_="objective", data_what=f"objective {one.id}",
    )  # fmt: skip


def _objective(desk: Desk, width: float, one: str, seat: int, found: tuple[str, ...], *, pick: str | None = None,
               done: bool = False, lost: bool = False, brief: bool = False) -> Block:  # fmt: skip
    finds = desk.view.finds[one]
    asked = "" if brief else ", ".join(desk.say(f"find-{name}") for name in finds)
    most = int((width - 34 - 30 * len(finds)) / 5.9)
    told = [(text, FAINT_INK) for text in wrap(asked, most)]
    told += [(text, DANGER) for text in wrap(desk.say("label-lost"), most)] if lost else []
    height = 34.0 if brief else max(44.0, 26.0 + 15 * len(told))
    signs = [
        _find(desk.words, name, width - 18 - 30 * at, height / 2, name in found)
        for at, name in enumerate(reversed(finds))
    ]
    called, room = desk.say(f"objective-{one}"), width - 32 - 30 * len(finds)
    title, size = fit(called, room, 15.5)
    names = [title]
    if brief and title != called:  # there is room for two lines
        names, size = wrap(called, int(room / 7)), 12.5
    edge = el(
        "rect", x=1, y=1, width=width - 2, height=height - 2, rx=8, fill="#e3f0dc", stroke=CAN,
        stroke_width=2.6 if pick else 1, class_="can" if pick else None,
    )  # fmt: skip
    parts = [
        edge,
        mark(seat, 14, 17 if brief else 15, 0.9),
        *(
            line(name, 26, (29 - 7 * len(names) + 14 * at) if brief else 19, size, font_weight=600, fill=INK)
            for at, name in enumerate(names)
        ),
        *(line(text, 26, 34 + 15 * at, fill=ink) for at, (text, ink) in enumerate(told)),
        *signs,
    ]
    if done:
        parts.append(put("sign-end", 14, height - 13, 18))
    return Block(height, group(*parts, class_="objective", data_pick=pick, data_what=f"objective {one}"))


@lru_cache(1000)
def _find(words: Words, name: str, x: float, y: float, got: bool) -> str:
    about = el("title", txt(f"{words.say(f'find-{name}')}: {words.say(f'find-{name}.about')}"))
    paper, edge = ("#fff3c4", "#e09f1f") if got else (PAPER, EDGE)
    ring = el("circle", cx=x, cy=y, r=13, fill=paper, stroke=edge, stroke_width=2 if got else 1)
    return group(about, ring, put(f"glyph-{name}", x, y, 21), data_what=f"find {name}")


# -- the account -----------------------------------------------------------------------------------------------------


def account(desk: Desk, width: float) -> Block:
    outcome = desk.view.outcome
    if outcome is None:
        return Block()
    told = []
    for one in outcome.breakdown:
        who = f"{desk.words.player(one.seat, desk.names)} – " if one.seat is not None else ""
        points = f"+{one.points} " if one.points else ""
        told.append(f"{who}{points}{desk.words.say(one.text, desk.names)}")
    lines = [part for text in told for part in wrap(text, int(width / 6.6))]
    shown = (line(text, 0, 14 + 17 * at, 13.5, fill=INK) for at, text in enumerate(lines))
    return Block(17.0 * len(lines) + 4, group(*shown, class_="account"))


@lru_cache(1000)
def _set(parts: tuple[str, ...], most: int) -> list[str]:
    """Parts in lines of so many letters, with a dot between two on the same line."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines else part
        lines[-1:] = [longer] if lines and len(longer) <= most else [*lines[-1:], *wrap(part, most)]
    return lines
