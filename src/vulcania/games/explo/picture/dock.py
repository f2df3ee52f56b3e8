"""What lies in front of one: the tile to lay, the hand as cards, and what else can be done."""

from __future__ import annotations

from vulcania.drawing.svg import el, fit, group, move_to, picks
from vulcania.games.explo.picture.cards import BUTTON, CARD, Button, Card, action, button, button_width, card, mini
from vulcania.games.explo.picture.desk import CAN, FAINT_INK, GAP, Block, Desk, line
from vulcania.games.explo.picture.drawings import INK
from vulcania.games.explo.picture.tiles import face, turned

SIGNS = {
    "depart": "sign-leave", "begin": "sign-leave", "leave": "sign-leave", "agree": "sign-end", "join": "sign-end",
    "decline": "sign-no", "remain": "sign-no", "stay": "sign-stay", "end": "sign-end", "mark": "sign-mark",
}  # fmt: skip
"""Moves that are a word of their own and a button, each with its sign."""
HIGH = CARD[1]
"""Of a row."""
WIDTHS = (CARD[0], 66.0, 58.0, 50.0)
"""Of a card; where even the last has no room, cards lie small above one another."""
SMALL = (HIGH - GAP) / 2


def dock(desk: Desk, width: float, rows: int = 1) -> Block:
    """Cards and columns of two buttons from left to right, in so many rows: where they have no room, they are narrower.
    As high with nothing in it as with all."""
    tried = (_parts(desk, wide) for wide in (*WIDTHS, None))
    placed: list[str] = []
    for parts in tried:
        placed, fits = _placed(parts, width, rows)
        if fits:
            break
    return Block(rows * (HIGH + GAP) - GAP, group(*placed, class_="dock"))


def _parts(desk: Desk, wide: float | None) -> list[tuple[float, str]]:
    shown = _tile(desk, (wide or SMALL) + 4) or (_pairs(desk) if wide is None else _hand(desk, wide))
    return [*shown, *_columns(_buttons(desk), desk.view.drawn is not None)]


def _placed(parts: list[tuple[float, str]], width: float, rows: int) -> tuple[list[str], bool]:
    """Row by row, and whether they are no more rows than that."""
    placed, x, row = [], 0.0, 0
    for wide, markup in parts:
        if x and x + wide > width:
            x, row = 0.0, row + 1
        placed.append(group(markup, transform=move_to(x, row * (HIGH + GAP))))
        x += wide + GAP
    return placed, row < rows


def buttons(desk: Desk) -> Block:
    """Only what is neither a card nor a place, side by side; as high where there is nothing."""
    placed, x = [], 0.0
    for one in _buttons(desk):
        wide = button_width(one)
        placed.append(group(button(one, wide), transform=move_to(x, 0)))
        x += wide + GAP
    return Block(BUTTON, group(*placed, class_="dock"))


def _tile(desk: Desk, size: float) -> list[tuple[float, str]]:
    """EX-13: the tile to lay, in each turn that can be chosen."""
    tile = desk.view.drawn
    if tile is None:
        return []
    turns = sorted({int(move.split()[2][1:]) for move in desk.view.legal if move.startswith("tile ")})
    frame = el("rect", x=-50, y=-50, width=100, height=100, rx=4, fill="none", stroke=CAN, stroke_width=5, class_="can")
    shown = [
        group(
            face(turned(tile, turn // 90)),
            frame if turns else "",
            transform=move_to(size / 2, 22 + size / 2, scale=(size - 4) / 100),
            class_="turn",
            data_what="drawn",
            data_pick=picks(f"tile * r{turn}") if turns else None,
        )
        for turn in turns or [0]
    ]
    text, letters = fit(f"{desk.say('label-drawn')}: {desk.say(f'shape-{tile.shape}')}", 3.3 * size, 15.4)
    shown[0] += line(text, 0, 14, letters, fill=INK, font_weight=700)
    return [(size, markup) for markup in shown]


def _hand(desk: Desk, wide: float) -> list[tuple[float, str]]:
    shown = _cards(desk)
    if not shown and desk.view.phase > 1 and desk.view.outcome is None:
        empty = el("rect", x=1, y=1, width=wide - 2, height=HIGH - 2, rx=8, fill="none", stroke="#cdbb95",
                   stroke_dasharray="5 4")  # fmt: skip
        return [(wide, empty + line(desk.say("label-empty"), 8, HIGH / 2 + 4, fill=FAINT_INK))]
    return [(wide, card(one, wide)) for one in shown]


def _pairs(desk: Desk) -> list[tuple[float, str]]:
    """The same small, two above one another."""
    small = [mini(one, SMALL) for one in _cards(desk)]
    return [
        (
            SMALL,
            "".join(
                group(one, transform=move_to(0, row * (SMALL + GAP))) for row, one in enumerate(small[at : at + 2])
            ),
        )
        for at in range(0, len(small), 2)
    ]


def _cards(desk: Desk) -> list[Card]:
    """The pile to draw from, and the hand: what can be played or thrown away is offered as the card that it is."""
    view, legal = desk.view, set(desk.view.legal)
    shown = [Card("card-back", desk.say("label-draw"), pick="draw")] if "draw" in legal else []
    for name in view.cavers[desk.seat].hand:
        said, about = desk.say(f"card-{name}"), desk.say(f"card-{name}.about")
        if f"discard {name}" in legal:
            shown.append(action(name, said, f"{desk.say('label-discard', card=name)}. {about}", f"discard {name}",
                                "sign-no"))  # fmt: skip
        else:
            shown.append(action(name, said, about, f"play {name}" if f"play {name}" in legal else None))
    return shown


def _buttons(desk: Desk) -> list[Button]:
    """What can be done that is neither a card nor a place on the map."""
    found = []
    for move in desk.view.legal:
        word, *rest = move.split()
        if word in SIGNS:
            found.append(Button(desk.say(f"label-{word}"), move, SIGNS[word]))
        elif word in ("cross", "dig"):
            found.append(Button(desk.say(f"label-{word}", direction=rest[0]), move))
    return found


def _columns(buttons: list[Button], low: bool) -> list[tuple[float, str]]:
    """Two a column, one above the other; a single one lies ``low`` where what is beside it has a heading."""
    columns = []
    for at in range(0, len(buttons), 2):
        two = buttons[at : at + 2]
        wide = max(map(button_width, two))
        drawn = (
            group(button(one, wide), transform=move_to(0, (HIGH - BUTTON) * row + 5 * (1 - 2 * row)))
            for row, one in enumerate(two, int(low and len(two) == 1))
        )
        columns.append((wide, "".join(drawn)))
    return columns
