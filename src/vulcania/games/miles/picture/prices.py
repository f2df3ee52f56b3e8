"""What columns and number chips pay, as the board prints it."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to
from vulcania.games._ocean.picture.page import FAINT, INK, Page
from vulcania.games._ocean.picture.pieces import token
from vulcania.games.miles.picture.paper import PALE, RULE, SHEET
from vulcania.games.miles.view import MilesView

COLUMNS = "ABCD"


def prices(page: Page[MilesView], letters: int = 0) -> str:
    """Columns that pay alike stand together: on two lines, or below one another in a column of so many letters."""
    return _prices(page.view.column_values, page.say("label-columns"), letters)


@lru_cache(100)
def _prices(values: tuple[tuple[int, ...], ...], heading: str, letters: int) -> str:
    tables: dict[tuple[int, ...], str] = {}
    for column, points in zip(COLUMNS, values, strict=True):
        tables[points] = f"{tables[points]}, {column}" if points in tables else column
    told = [f"{columns}: {' · '.join(str(one) for one in points)}" for points, columns in tables.items()]
    lines = [*wrap(heading, letters), *told] if letters else [heading, "\u2003".join(told)]
    shown = [label(line, 0, 14 + 22 * at, 16, text_anchor="start", fill=FAINT) for at, line in enumerate(lines)]
    return group(*shown, class_="prices", data_what="columns")


def price_list(page: Page[MilesView], width: float) -> tuple[str, float]:
    """A printed card: what it is about, a line for each column, then the number chips; and how high it is."""
    step = (width - 60) / 5
    heading = wrap(page.say("label-columns"), int((width - 20) / 6.8))
    down = 16.0 * (len(heading) - 1)
    high, size, away = (166 + down, 0.62, 17) if width > 300 else (164 + down, 0.52, 12)
    shown = [
        el("rect", width=width, height=high, rx=8, fill=SHEET, stroke=RULE, stroke_width=1.5),
        *(label(line, 12, 24 + 16 * at, 14, text_anchor="start", fill=INK, font_weight="bold")
          for at, line in enumerate(heading)),
        *(label(f"{n + 1}{'+' if n == 4 else ''}", 60 + step * (n + 0.5), 44 + down, 14, fill=PALE) for n in range(5)),
    ]  # fmt: skip
    for at, points in enumerate(page.view.column_values):
        y = 64 + down + 19 * at
        shown.append(label(COLUMNS[at], 30, y, 15, fill=INK, font_weight="bold"))
        shown += [label(one, 60 + step * (n + 0.5), y, 15, fill=INK) for n, one in enumerate(points)]
    for at, bonus in enumerate(page.view.bonus):
        x = 16 + (width - 6) / len(page.view.bonus) * at
        number = token(at + 1, transform=move_to(x, 145 + down, scale=size))
        brings = label(f"+{bonus}", x + away, 150 + down, 15 if width > 300 else 12.5, text_anchor="start", fill=INK)
        shown.append(group(number, brings, data_what="bonus"))
    return group(*shown, class_="prices", data_what="columns"), high
