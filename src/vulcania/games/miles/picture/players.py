"""The scoreboards: five rows by round, four columns, the pictures that each row wants, and what everything is worth."""

from __future__ import annotations

from functools import cache, lru_cache

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.players import INK as INK_ON
from vulcania.drawing.svg import Attribute, el, group, label, move_to, together, txt
from vulcania.games._ocean.picture.cards import TINT, small_numbers
from vulcania.games._ocean.picture.leaves import FEW, GAP, leaves, named, others
from vulcania.games._ocean.picture.page import INK, Page, classes, use
from vulcania.games._ocean.picture.pieces import chip, token
from vulcania.games._ocean.picture.players import Mark, Marks, crown, marks, square
from vulcania.games._ocean.view import Row, Square
from vulcania.games.miles.picture.cards import special_card
from vulcania.games.miles.picture.paper import BONUS, GLOW, MET, NOW, PALE, RULE, SHEET, WELL
from vulcania.games.miles.view import MilesView
from vulcania.words import Words

HEAD, FOOT, CARDS = 36.0, 26.0, 32.0
LEFT = 30.0
LONGEST_NAME = 20
OWN_MOVES = ("swap {0} *", "swap * {0}", "offer {0}", "move {0} *", "move * {0}", "put {0}")
OTHERS_MOVES = ("trade p{1} {0}", "take p{1} {0}")


def boards(page: Page[MilesView], width: float) -> tuple[str, float]:
    """Both of two, one below the other. Of more the one of whoever looks on, with the others small below it; and how
    high that is."""
    cell = _cell(page, width)
    own, high = board(page, page.first, width, cell)
    if page.view.seats <= FEW:
        other, low = board(page, page.others[0], width, 58.0 if page.narrow else 54.0)
        opened = ""
    else:
        other, low = others(page, width, lambda seat, each: _small(page, seat, each))
        lower = cell - CARDS / len(page.view.players[0].rows) if page.narrow else cell
        opened = leaves(page, lambda seat: board(page, seat, width, lower)[0], 0, 0)
    return group(own, group(other, transform=move_to(0, high + GAP)), opened, class_="players"), high + GAP + low


def own_grid(page: Page[MilesView], width: float, cell: float) -> str:
    """The squares of whoever looks on, alone: name and cards lie elsewhere."""
    player = page.view.players[page.first]
    grid = cell * len(player.rows)
    return el("rect", width=width, height=grid + 22, rx=8, fill=SHEET, stroke=RULE, stroke_width=1.5) + group(
        _grid(page, page.first, cell), transform=move_to(0, -HEAD - 4)
    )


def _left(page: Page[MilesView]) -> float:
    """How far in the squares begin: beside the numbers of the rounds."""
    return 16.0 if page.low else LEFT


def _cell(page: Page[MilesView], width: float) -> float:
    """How large squares are in front of whoever looks on."""
    return min((width - LEFT - 108) / 4, 62.0 if page.narrow else 64.0)


def board(page: Page[MilesView], seat: int, width: float, cell: float) -> tuple[str, float]:
    player = page.view.players[seat]
    acting = seat in page.view.to_act
    grid = cell * len(player.rows)
    cards = seat != page.first
    beside = _left(page) + 4 * cell + 112
    height = HEAD + 6 + grid + FOOT + (CARDS if cards and page.narrow else 0)
    numbers = move_to(10, height - CARDS + 2) if page.narrow else move_to(beside, HEAD + 8)
    across = 12 if page.narrow else int((width - beside) // 27)
    parts = [
        el("rect", width=width, height=height, rx=8, fill=SHEET, stroke=GLOW if acting else RULE,
           stroke_width=4 if acting else 1.5),
        _head(page, seat, width),
        _grid(page, seat, cell),
        _held(page, seat, cell, width) if cards else "",
        group(small_numbers(page, seat, across, 20, 23, 0.25, RULE), transform=numbers) if cards else "",
    ]  # fmt: skip
    return group(*parts, class_=classes("player", acting=acting)), height


def _head(page: Page[MilesView], seat: int, width: float) -> str:
    """The player's colour and mark, name, laid card, number chip and score."""
    player = page.view.players[seat]
    laid = "" if player.laid is None else _laid(page, seat, width - 170, 2.5, id=f"laid-{seat}")
    return _drawn_head(seat, page.name(seat, LONGEST_NAME), player.token, page.view.bonus[player.token - 1],
                       player.points, laid, page.won(seat), width, page.narrow)  # fmt: skip


@lru_cache(500)
def _drawn_head(
    seat: int, name: str, number: int, bonus: int, points: int, laid: str, won: bool, width: float, narrow: bool
) -> str:
    size = min(18, (width - 206) * 1.6 / len(name))
    ink = INK_ON[seat]
    parts = [
        el("path", d=f"M0 {HEAD - 3} V8 A8 8 0 0 1 8 0 H{width - 8} A8 8 0 0 1 {width} 8 V{HEAD - 3} Z",
           fill=COLOURS[seat]),
        mark(seat, 18, 17, 1.3, fill=ink),
        label(name, 34, 23, size, text_anchor="start", font_weight="bold", fill=ink),
        token(number, id=f"token-{number}", transform=move_to(width - 120, 16.5, scale=0.68)),
        label(f"+{bonus}", width - 102, 22, 13 if narrow else 16, text_anchor="start", fill=ink),
        label(points, width - 12, 25, 24, text_anchor="end", font_weight="bold", fill=ink),
        laid,
    ]  # fmt: skip
    if won:
        parts.append(crown(width - 192, 18, fill="#ffd76a", stroke=INK, stroke_width=1))
    return group(*parts, class_="head", data_what=f"player p{seat + 1}")


def _laid(page: Page[MilesView], seat: int, x: float, y: float, **attributes: Attribute) -> str:
    """The card laid this turn, pale once its player has sailed."""
    player = page.view.players[seat]
    assert player.laid is not None
    told = page.say("label-sailed" if player.sailed else "label-laid")
    return _laid_card(told, player.laid, page.view.cards[player.laid - 1], player.sailed, x, y, **attributes)


@lru_cache(500)
def _laid_card(told: str, number: int, action: str, sailed: bool, x: float, y: float, **attributes: Attribute) -> str:
    return group(
        el("title", txt(f"{told}: {number}")),
        el("rect", width=27, height=28, rx=4, fill=TINT[action], stroke=INK),
        label(number, 13.5, 20.5, 19, fill=INK, font_weight="bold"),
        class_="laid",
        data_what=f"card {number}",
        opacity=0.6 if sailed else 1,
        transform=move_to(x, y),
        **attributes,
    )


def _grid(page: Page[MilesView], seat: int, cell: float) -> str:
    """Five rows by round, and below each column what it is worth."""
    view, player, own = page.view, page.view.players[seat], seat == page.view.seat
    return _drawn_grid(
        player.rows, player.columns, view.column_values, seat, cell, _left(page),
        view.round if view.outcome is None else None, seat == page.first, page.narrow, page.low, page.words, own,
        marks(page, seat, lambda name: _moves(own, name, seat)),
    )  # fmt: skip


@lru_cache(500)
def _drawn_grid(
    rows: tuple[Row, ...], columns: tuple[int, ...], pays: tuple[tuple[int, ...], ...], seat: int, cell: float,
    left: float, round_: int | None, front: bool, narrow: bool, low: bool, words: Words, own: bool, marked: Marks,
) -> str:  # fmt: skip
    high = cell * len(rows)
    return together(
        *(
            _row(row, seat, at, cell, left, at + 1 == round_, front, narrow, low, words, own, marked[at])
            for at, row in enumerate(rows)
        ),
        *(
            _foot(seat, column, worth, pays[column], left, cell, high, narrow)
            for column, worth in enumerate(columns)
        ),
    )  # fmt: skip


@lru_cache(1000)
def _row(
    row: Row, seat: int, at: int, cell: float, left: float, now: bool, front: bool, narrow: bool, low: bool,
    words: Words, own: bool, marked: tuple[Mark, ...],
) -> str:  # fmt: skip
    """A round's row: its number, four squares, the wanted pictures, and what it is or was worth."""
    y = HEAD + 6 + at * cell
    squares = [
        square(here, row.wanted[column] if column < len(row.wanted) else "none", words, seat,
               (left + column * cell, y), _moves(own, here.name, seat), _chip_or_well, (cell, narrow, low),
               marked[column])
        for column, here in enumerate(row.squares)
    ]  # fmt: skip
    ground = el("rect", x=3, y=y, width=left + 4 * cell + 1, height=cell, rx=6, fill=NOW) if now else ""
    worth = _worth(row, at, cell, left, now, front, narrow, low)
    return group(ground, *squares, worth, class_=classes("row", now=now), data_what=f"row p{seat + 1} {at + 1}")


def _worth(row: Row, at: int, cell: float, left: float, now: bool, front: bool, narrow: bool, low: bool) -> str:
    """What stands beside a row's squares."""
    y, right = HEAD + 6 + at * cell, left + 4 * cell + 6
    first, step, worth = (5, 18.5, 72) if low else (10, 23, 98)
    shown = {square.chip.face for square in row.squares if square.chip is not None}
    parts = []
    parts.append(label(at + 1, left / 2 + 1, y + cell / 2 + 6, 18, fill=INK, font_weight="bold" if now else None))
    middle = y + cell / 2 - (7 if front else 0)
    for n, name in enumerate(row.wanted):
        x = right + first + n * step
        met = name in shown
        parts.append(el("circle", cx=x, cy=middle, r=step / 2 - 1, fill="#fffaf0", stroke=MET if met else RULE,
                        stroke_width=2.4 if met else 1))  # fmt: skip
        parts.append(use(name, x, middle, 16.5, opacity=1 if met else 0.62))
        if front:
            parts.append(label(row.points[n], x, middle + 25, 12 if narrow else 16, fill=PALE))
    counted = row.scored is not None
    parts.append(label(row.scored if counted else row.now, right + worth, y + cell / 2 + 6, 14 if low else 18,
                       text_anchor="end", fill=INK if counted or now else PALE,
                       font_weight="bold" if counted else None))  # fmt: skip
    return "".join(parts)


@cache
def _moves(own: bool, name: str, seat: int) -> tuple[str, ...]:
    return tuple(form.format(name, seat + 1) for form in (OWN_MOVES if own else OTHERS_MOVES))


def _chip_or_well(here: Square, _: str, cell: float, narrow: bool, low: bool, lit: bool, can: bool) -> str:
    half = cell / 2
    fill = BONUS[here.bonus] if here.bonus else WELL
    box = el("rect", x=2, y=2, width=cell - 4, height=cell - 4, rx=6, fill=fill,
             stroke=GLOW if lit else RULE, stroke_width=3 if lit else 1,
             stroke_dasharray="5 4" if can and here.chip is None else None)  # fmt: skip
    if low:
        box += el("rect", width=cell, height=cell, fill="none", pointer_events="all")  # as wide as a finger
    if here.symbol is not None:
        dot = el("circle", cx=half, cy=half, r=cell * 0.34, fill="#fffaf0")
        return box + dot + use(here.symbol, half, half, cell * 0.44)
    if here.chip is not None:
        return box + chip(here.chip, id=here.chip.id, transform=move_to(half, half, scale=(cell - 5) / 100))
    return box + (
        label(here.label, half, half + 5, max(cell * 0.26, 14 if narrow else 15.5), fill=PALE) if here.label else ""
    )


@lru_cache(1000)
def _foot(
    seat: int, column: int, worth: int, pays: tuple[int, ...], left: float, cell: float, grid: float, narrow: bool
) -> str:
    """A column's letter and what it is worth as it lies; its price list as a tooltip."""
    table = " / ".join(str(points) for points in pays)
    x, y = left + (column + 0.5) * cell, HEAD + 6 + grid + 17
    text = f"{'ABCD'[column]} · {worth}" if cell > 44 else f"{'ABCD'[column]} {worth}"
    return group(el("title", txt(f"{'ABCD'[column]}: {table}")), label(text, x, y, 14 if narrow else 16, fill=INK),
                 class_="column", id=f"column-{seat}-{'abcd'[column]}",
                 data_what=f"column p{seat + 1} {'ABCD'[column]}")  # fmt: skip


def _held(page: Page[MilesView], seat: int, cell: float, width: float) -> str:
    """Another player's special cards: below their numbers, or where the board leaves room."""
    player = page.view.players[seat]
    rows = len(player.rows)
    left = _left(page) + 4 * cell + 112
    shown = []
    for at, name in enumerate((*player.specials, *player.fresh)):
        if page.narrow:
            x, y = width - 30 - 25 * (at % 4), HEAD + rows * cell + 6 + 28 * (at // 4)
        else:
            x, y = left + at % 5 * 34, HEAD + rows * cell - 40 - 50 * (at // 5)
        dim = 0.5 if name in player.fresh else 1
        scale = 0.3 if page.narrow else 0.45
        shown.append(special_card(page, name, small=True, opacity=dim, transform=move_to(x, y, scale=scale)))
    return group(*shown, class_="specials")


def _small(page: Page[MilesView], seat: int, width: float) -> tuple[str, float]:
    """A scoreboard as small as its pictures can be known: name and points, the squares, the cards."""
    player, acting = page.view.players[seat], seat in page.view.to_act
    size, top = (1.0, 48.0) if page.narrow else (1.2, 60.0)
    cell = min((width - 12) / 4, 28.0 * size)
    ink = INK_ON[seat]
    below = top + len(player.rows) * cell + 6
    across = int((width - 10) // (22.5 * size))
    cards = below + 26 * size * -(-len(page.view.cards) // across) + 4
    height = cards + 42
    glows = acting or page.aims_at(seat)
    shown = [
        el("rect", width=width, height=height, rx=8, fill=SHEET, stroke=GLOW if glows else RULE,
           stroke_width=4 if glows else 1.5),
        el("path", d=f"M0 {top - 4} V8 A8 8 0 0 1 8 0 H{width - 8} A8 8 0 0 1 {width} 8 V{top - 4} Z",
           fill=COLOURS[seat]),
        named(page, seat, 7, top * 0.36, width - 12, ink),
        token(player.token, transform=move_to(19, top * 0.68, scale=0.6 * size)),
        label(player.points, width - 8, top * 0.82, 18 * size, text_anchor="end", font_weight="bold", fill=ink),
        crown(width / 2 + 14, top * 0.68, fill="#ffd76a", stroke=INK, stroke_width=1) if page.won(seat) else "",
        group(
            *(
                _small_square(row.squares[column], seat, at, column, cell)
                for at, row in enumerate(player.rows)
                for column in range(4)
            ),
            transform=move_to((width - 4 * cell) / 2, top),
        ),
        group(small_numbers(page, seat, across, 20, 23, 0.25, RULE), transform=move_to(6, below)),
    ]  # fmt: skip
    if player.laid is not None:
        shown.append(_laid(page, seat, 36 if page.narrow else 42, top * 0.68 - 14))
    held = (*player.specials, *player.fresh)
    step = min(29.0, (width - 40) / max(len(held) - 1, 1))
    shown += [
        special_card(page, name, small=True, opacity=0.5 if name in player.fresh else 1,
                     transform=move_to(7 + at * step, cards, scale=0.36))
        for at, name in enumerate(held)
    ]  # fmt: skip
    return group(*shown), height


@lru_cache(2000)
def _small_square(here: Square, seat: int, at: int, column: int, cell: float) -> str:
    half = cell / 2
    parts = [
        el("rect", x=1, y=1, width=cell - 2, height=cell - 2, rx=4, fill=BONUS[here.bonus] if here.bonus else WELL)
    ]
    if here.chip is not None:
        parts.append(chip(here.chip, small=True, transform=move_to(half, half, scale=(cell - 3) / 100)))
    elif here.symbol is not None:
        parts.append(el("circle", cx=half, cy=half, r=cell * 0.36, fill="#fffaf0"))
        parts.append(use(here.symbol, half, half, cell * 0.5))
    return group(*parts, data_place=here.name, data_seat=seat, data_what=f"square p{seat + 1} {here.name}",
                 transform=move_to(column * cell, at * cell))  # fmt: skip
