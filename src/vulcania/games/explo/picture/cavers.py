"""The cavers: who they are, where, what they carry and what they hold. Hands are open to all (EX-11)."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, group, label, move_to, picks, txt
from vulcania.games.explo.picture.cards import Card, action, minis
from vulcania.games.explo.picture.desk import CAN, FAINT_INK, PAPER, Block, Desk, line
from vulcania.games.explo.picture.drawings import INK, put
from vulcania.games.explo.view import Caver
from vulcania.words import Words

HEAD, FOOT, BETWEEN, INSET = 24.0, 6.0, 1.0, 8.0
FINGER = 42.0
"""Large enough for one: what is on a telephone."""
FULL, HALF = HEAD + 2 * FINGER + BETWEEN + FOOT, HEAD + FINGER + FOOT
"""As high as a panel has to be for that, with cubes and cards, and with cubes alone."""
LEAST, LARGE = 18.0, 30.0
"""A row is never less high; where it is less high than that, a mouse finds it but no finger."""


def cavers(desk: Desk, width: float, each: float = FULL) -> list[Block]:
    """A panel for each, all of them as high, whatever they carry: nothing moves when they take or give."""
    return [_caver(desk, seat, caver, width, each) for seat, caver in enumerate(desk.view.cavers)]


def carried(desk: Desk, width: float, high: float) -> Block:
    """What one has oneself, to look at."""
    return _cubes(desk, desk.seat, desk.view.cavers[desk.seat], high, width, only_seen=True)


def _caver(desk: Desk, seat: int, caver: Caver, width: float, each: float) -> Block:
    view = desk.view
    lines = 1 if view.step == "sharing" else 2  # EX-10: before anybody has a card
    cell = max(LEAST, min(FINGER, (each - HEAD - FOOT - BETWEEN * (lines - 1)) / lines))
    cards = [_card(desk, seat, name) for name in caver.hand]
    cubes = _cubes(desk, seat, caver, cell, width - 4)
    if cell < LARGE and any(card.pick for card in cards):  # what is exchanged has the room of both
        cubes, cell = Block(), min(FINGER, each - HEAD - FOOT)
    hand = minis(cards, width - 2 * INSET, cell)
    where = desk.say("label-out") if caver.out else caver.cell
    deep = "" if caver.depth is None else str(caver.depth)
    name = desk.words.player(seat, desk.names)
    most = int((width - 44 - 6.7 * len(where) - _room(deep)) / 8.2)
    name = name if len(name) <= most else name[: most - 1].rstrip() + "…"
    takes = any(move.startswith("give ") and move.endswith(f" p{seat + 1}") for move in view.legal)
    markup = _panel(
        seat, name, where, deep, seat in view.to_act, takes, caver.out, cubes.markup, hand.markup, cell, width, each
    )
    return Block(each, markup)


@lru_cache(500)
def _panel(
    seat: int, name: str, where: str, deep: str, acting: bool, takes: bool, out: bool, cubes: str, hand: str,
    cell: float, width: float, each: float,
) -> str:  # fmt: skip
    paper = "#fff1cf" if acting else "#f1e8d2" if out else "#fbf5e6"
    head = group(
        el(
            "rect", x=1, y=1, width=width - 2, height=each - 2, rx=8, fill=paper,
            stroke=CAN if takes else COLOURS[seat] if acting else "#d9c9a4",
            stroke_width=2.6 if acting or takes else 1, class_="can" if takes else None,
        ),
        mark(seat, 15, 14, 1.1),
        line(name, 28, 19, 15, font_weight=700, fill=INK),
        label(where, width - 8 - _room(deep), 19, 13.5, text_anchor="end", fill=FAINT_INK),
        class_="who",
        data_what=f"caver p{seat + 1}",
        data_pick=picks(f"give * * p{seat + 1}") if takes else None,
    )  # fmt: skip
    left = group(
        put("marker", width + 2 - _room(deep), 14, 13, color=COLOURS[seat]),
        label(deep, width - 8, 19, 13.5, text_anchor="end", fill=FAINT_INK),
        data_what=f"marker p{seat + 1}",
    ) if deep else ""  # fmt: skip
    rows = [(left, drawn) for left, drawn in ((2, cubes), (INSET, hand)) if drawn]
    placed = (
        group(drawn, transform=move_to(left, HEAD + (cell + BETWEEN) * row)) for row, (left, drawn) in enumerate(rows)
    )
    held = group(*placed, opacity=0.55 if out else None)
    return group(head, left, held, class_=f"panel seat-{seat}")


def _room(deep: str) -> float:
    """What a marker takes up, with how deep it lies."""
    return 24 + 7.0 * len(deep) if deep else 0.0


def _cubes(desk: Desk, seat: int, caver: Caver, cell: float, width: float, *, only_seen: bool = False) -> Block:
    held = tuple([(resource, count) for resource, count in caver.cubes.items() if count])
    giving = () if only_seen else tuple(
        resource for resource, _ in held if any(move.startswith(_giving(resource, seat)) for move in desk.view.legal)
    )  # fmt: skip
    return _drawn_cubes(held, seat, giving, cell, width, desk.words) if held else Block()


def _giving(resource: str, seat: int) -> str:
    """How all moves begin by which such a cube is handed on (EX-10)."""
    return f"give {resource} p{seat + 1} "


@lru_cache(1000)
def _drawn_cubes(
    held: tuple[tuple[str, int], ...], seat: int, giving: tuple[str, ...], cell: float, width: float, words: Words
) -> Block:
    wide = min(cell + 8, width / len(held))
    size = min(cell - 4, wide - 13, 26.0)
    room = min(max(size + 13, cell), wide), cell
    inset = min(INSET - 2, width - wide * len(held))
    shown = (
        group(
            _cube(words, resource, count, size, room, _giving(resource, seat) if resource in giving else ""),
            transform=move_to(inset + at * wide, 0),
        )
        for at, (resource, count) in enumerate(held)
    )
    return Block(cell, group(*shown, class_="cubes"))


@lru_cache(1000)
def _cube(words: Words, resource: str, count: int, size: float, room: tuple[float, float], giving: str) -> str:
    """How many cubes of a kind."""
    wide, high = room
    edge = el("rect", width=wide, height=high, rx=5, fill=PAPER, stroke=CAN, stroke_width=2, class_="can")
    return group(
        el("title", txt(f"{words.say(f'resource-{resource}')}: {count}")),
        edge if giving else "",
        put(f"resource-{resource}", size / 2 + 2, high / 2, size),
        line(f"{count}", size + 4, high / 2 + 4.5, 13.5, fill=INK, font_weight=700) if count > 1 else "",
        class_="cube",
        data_what=f"cube {resource}",
        data_pick=picks(f"{giving}*") if giving else None,
    )


def _card(desk: Desk, seat: int, name: str) -> Card:
    """Somebody's card; EX-16: one of one's own is exchanged for one of another's."""
    pattern = f"exchange {name} * *" if seat == desk.view.seat else f"exchange * p{seat + 1} {name}"
    wanted = pattern.split()
    moves = (move.split() for move in desk.view.legal if move.startswith("exchange "))
    can = any(all(w in ("*", t) for w, t in zip(wanted, move, strict=True)) for move in moves)
    return action(name, desk.say(f"card-{name}"), desk.say(f"card-{name}.about"), pattern if can else None)
