"""The equipment: the shelf while the team packs, and afterwards what lies in its bags (EX-8)."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.svg import el, group, move_to
from vulcania.games.explo.components import ITEMS
from vulcania.games.explo.picture.cards import Card, card, minis
from vulcania.games.explo.picture.desk import FAINT_INK, PAPER, Block, Desk, line
from vulcania.words import Words

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
        paper, sign = (TAKEN, "sign-end") if taken else (PAPER, None)
        return card(_card(desk.words, item, paper, pick, sign, item in view.spent), wide, high)
    return el(
        "rect", x=2, y=2, width=wide - 4, height=high - 4, rx=8, fill="#e9dcbd", stroke="#cdbb95", stroke_width=1.4,
        stroke_dasharray="6 5", class_="unnamed",
    )  # fmt: skip


def belt(desk: Desk, width: float) -> Block:
    """What was packed, in one row, as large as it has room; a stand-in that is used up (EX-18) is pale."""
    return _belt(desk.view.taken, desk.view.spent, desk.words, width) if desk.view.taken else Block()


@lru_cache(1000)
def _belt(taken: tuple[str, ...], spent: tuple[str, ...], words: Words, width: float) -> Block:
    rows = minis(_packed(taken, spent, words), width, min(LARGE, (width + 3) / len(taken) - 3))
    return Block(rows.height - 3, group(rows.markup, class_="packed"))


def equipment(desk: Desk, width: float, size: float) -> list[Block]:
    """The same with a heading, large enough for a finger."""
    items = _packed(desk.view.taken, desk.view.spent, desk.words)
    if not items:
        return []
    head = Block(15.0, line(desk.say("label-equipment"), 0, 12, 13, fill=FAINT_INK, font_weight=700))
    rows = minis(items, width, size)
    return [head, Block(rows.height, group(rows.markup, class_="packed"))]


def _packed(taken: tuple[str, ...], spent: tuple[str, ...], words: Words) -> list[Card]:
    return [_card(words, item, TAKEN, None, "sign-no" if item in spent else None, item in spent) for item in taken]


def _card(words: Words, item: str, paper: str, pick: str | None, sign: str | None, spent: bool) -> Card:
    said, about = words.say(f"item-{item}"), words.say(f"item-{item}.about")
    return Card(f"item-{item}", said, about, pick, paper, sign, "item", faded=spent)
