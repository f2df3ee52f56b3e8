"""The equipment: the shelf while the team packs, and afterwards what lies in its bags (EX-8)."""

from __future__ import annotations

from vulcania.drawing.svg import el, group, move_to
from vulcania.games.explo.components import ITEMS
from vulcania.games.explo.picture.cards import Card, card, minis
from vulcania.games.explo.picture.desk import FAINT_INK, PAPER, Block, Desk, line

TAKEN = "#f9e2bf"
LARGE = 36.0


def shelf(desk: Desk, width: float, columns: int, high: float) -> Block:
    """A place for each card. What is packed lies open; the rest stays hidden, unless the team plays without a clock."""
    wide = (width + 6) / columns - 6
    shown = (
        group(_place(desk, item, wide, high), transform=move_to(at % columns * (wide + 6), at // columns * (high + 6)))
        for at, item in enumerate(ITEMS)
    )
    return Block((high + 6) * -(-len(ITEMS) // columns) - 6, group(*shown, class_="shelf"))


def _place(desk: Desk, item: str, wide: float, high: float) -> str:
    view = desk.view
    taken = item in view.taken
    if taken or not view.options["preparation-seconds"]:
        pick = f"take {item}" if f"take {item}" in view.legal else None
        return card(_card(desk, item, pick, "sign-end" if taken else None), wide, high)
    return el(
        "rect", x=2, y=2, width=wide - 4, height=high - 4, rx=8, fill="#e9dcbd", stroke="#cdbb95", stroke_width=1.4,
        stroke_dasharray="6 5", class_="unnamed",
    )  # fmt: skip


def belt(desk: Desk, width: float) -> Block:
    """What was packed, in one row, as large as it has room; a stand-in that is used up (EX-18) is pale."""
    items = _packed(desk)
    rows = minis(items, width, min(LARGE, (width + 3) / max(1, len(items)) - 3))
    return Block(rows.height - 3, group(rows.markup, class_="packed")) if items else Block()


def equipment(desk: Desk, width: float, size: float) -> list[Block]:
    """The same with a heading, large enough for a finger."""
    items = _packed(desk)
    if not items:
        return []
    head = Block(15.0, line(desk.say("label-equipment"), 0, 12, 13, fill=FAINT_INK, font_weight=700))
    rows = minis(items, width, size)
    return [head, Block(rows.height, group(rows.markup, class_="packed"))]


def _packed(desk: Desk) -> list[Card]:
    view = desk.view
    return [_card(desk, item, None, "sign-no" if item in view.spent else None) for item in view.taken]


def _card(desk: Desk, item: str, pick: str | None, sign: str | None) -> Card:
    said, about = desk.say(f"item-{item}"), desk.say(f"item-{item}.about")
    paper = TAKEN if item in desk.view.taken else PAPER
    return Card(f"item-{item}", said, about, pick, paper, sign, "item", faded=item in desk.view.spent)
