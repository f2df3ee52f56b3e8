"""The scoreboards: five rows by round, four columns, the pictures that each row wants, and what everything is worth."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.players import INK as INK_ON
from vulcania.drawing.svg import el, group, label, move_to, picks, txt
from vulcania.games._ocean.art import use
from vulcania.games._ocean.page import classes
from vulcania.games._ocean.pieces import chip, token
from vulcania.games.miles.cards import kind_tint, special_card
from vulcania.games.miles.describe import square_in_words
from vulcania.games.miles.page import BONUS, GLOW, INK, PALE, RULE, SHEET, WELL, Page
from vulcania.games.miles.view import Row, Square

GAP, HEAD, FOOT, CARDS = 10.0, 36.0, 26.0, 32.0
LEFT = 30.0
LONGEST_NAME = 20
_OWN_MOVES = ("swap {0} *", "swap * {0}", "offer {0}", "move {0} *", "move * {0}", "put {0}")


def boards(page: Page, width: float, players: Sequence[int]) -> tuple[str, float]:
    """Scoreboards one below the other, the players counted from whoever looks on; and how high that is."""
    shown, y = [], 0.0
    for n in players:
        seat = (page.first + n) % page.view.seats
        picture, height = _board(page, seat, width, _cell(page, n, width))
        shown.append(group(picture, transform=move_to(0, y)))
        y += height + GAP
    return group(*shown, class_="players"), max(y - GAP, 0)


def _cell(page: Page, n: int, width: float) -> float:
    """How large squares are: largest in front of whoever looks on."""
    if page.narrow:
        return min((width - LEFT - 108) / 4, 62.0 if n == 0 else 58.0 if page.view.seats == 2 else 46.0)
    return (64.0 if n == 0 else 54.0) if page.view.seats == 2 else (52.0 if n == 0 else 35.0)


def _board(page: Page, seat: int, width: float, cell: float) -> tuple[str, float]:
    board = page.view.boards[seat]
    acting = seat in page.view.to_act
    grid = cell * len(board.rows)
    cards = seat != page.first
    beside = LEFT + 4 * cell + 112
    height = HEAD + 6 + grid + FOOT + (CARDS if cards and page.narrow else 0)
    numbers = move_to(10, height - CARDS + 2) if page.narrow else move_to(beside, HEAD + 8)
    parts = [
        el("rect", width=width, height=height, rx=8, fill=SHEET, stroke=GLOW if acting else RULE,
           stroke_width=4 if acting else 1.5),
        _head(page, seat, width),
        *(_row(page, seat, at, row, cell) for at, row in enumerate(board.rows)),
        *(_foot(page, seat, column, worth, cell, grid) for column, worth in enumerate(board.columns)),
        _held(page, seat, cell, width) if cards else "",
        group(_numbers(page, seat, width - beside), transform=numbers) if cards else "",
    ]  # fmt: skip
    return group(*parts, class_=classes("player", acting=acting)), height


def _head(page: Page, seat: int, width: float) -> str:
    """The player's colour and mark, name, laid card, number chip and score."""
    board = page.view.boards[seat]
    name = page.words.player(seat, page.names)
    name = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
    size = min(18, (width - 206) * 1.6 / len(name))
    ink = INK_ON[seat]
    won = page.view.outcome is not None and seat in page.view.outcome.winners
    parts = [
        el("path", d=f"M0 {HEAD - 3} V8 A8 8 0 0 1 8 0 H{width - 8} A8 8 0 0 1 {width} 8 V{HEAD - 3} Z",
           fill=COLOURS[seat]),
        mark(seat, 18, 17, 1.3, fill=ink),
        label(name, 34, 23, size, text_anchor="start", font_weight="bold", fill=ink),
        token(board.number, id=f"token-{board.number}", transform=move_to(width - 120, 16.5, scale=0.68)),
        label(f"+{page.view.numbers[board.number - 1]}", width - 102, 22, 13 if page.narrow else 16,
              text_anchor="start", fill=ink),
        label(board.score, width - 12, 25, 24, text_anchor="end", font_weight="bold", fill=ink),
    ]  # fmt: skip
    if board.laid is not None:
        told = page.say("label-sailed" if board.sailed else "label-laid")
        card = (
            el("rect", width=27, height=28, rx=4, fill=kind_tint(page.view.actions[board.laid - 1]), stroke=INK)
            + label(board.laid, 13.5, 20.5, 19, fill=INK, font_weight="bold")
        )  # fmt: skip
        parts.append(group(el("title", txt(f"{told}: {board.laid}")), card, id=f"laid-{seat}", class_="laid",
                           opacity=0.6 if board.sailed else 1, transform=move_to(width - 170, 2.5)))  # fmt: skip
    if won:
        crown = "M-13 6 L-15 -7 L-7 -1 L0 -10 L7 -1 L15 -7 L13 6 Z"
        parts.append(el("path", d=crown, fill="#ffd76a", stroke=INK, stroke_width=1,
                        transform=move_to(width - 192, 18), class_="crown"))  # fmt: skip
    return group(*parts, class_="head")


def _row(page: Page, seat: int, at: int, row: Row, cell: float) -> str:
    """A round's row: its number, four squares, the wanted pictures, and what it is or was worth."""
    y = HEAD + 6 + at * cell
    now = at + 1 == page.view.round and page.view.outcome is None
    right = LEFT + 4 * cell + 6
    shown = {square.chip.face for square in row.squares if square.chip is not None}
    parts = [_square(page, seat, square, LEFT + n * cell, y, cell) for n, square in enumerate(row.squares)]
    if now:
        parts.insert(0, el("rect", x=3, y=y, width=right - 5, height=cell, rx=6, fill="#ffe2a0"))
    parts.append(label(at + 1, 16, y + cell / 2 + 6, 18, fill=INK, font_weight="bold" if now else None))
    front = seat == page.first
    middle = y + cell / 2 - (7 if front else 0)
    for n, name in enumerate(row.wanted):
        x = right + 11 + n * 23
        met = name in shown
        parts.append(el("circle", cx=x, cy=middle, r=10.5, fill="#fffaf0", stroke="#2f7d4f" if met else RULE,
                        stroke_width=2.4 if met else 1))  # fmt: skip
        parts.append(use(name, x, middle, 16.5, opacity=1 if met else 0.62))
        if front:
            parts.append(label(row.points[n], x, middle + 25, 12 if page.narrow else 15, fill=PALE))
    counted = row.scored is not None
    parts.append(label(row.scored if counted else row.now, right + 98, y + cell / 2 + 6, 18, text_anchor="end",
                       fill=INK if counted or now else PALE, font_weight="bold" if counted else None))  # fmt: skip
    return group(*parts, class_=classes("row", now=now))


def _square(page: Page, seat: int, square: Square, x: float, y: float, cell: float) -> str:
    mine = seat == page.view.seat
    name = square.name
    patterns = [form.format(name) for form in _OWN_MOVES] if mine else [
        f"trade p{seat + 1} {name}", f"take p{seat + 1} {name}"
    ]  # fmt: skip
    can = page.view.seat is not None and any(_fits(move, pattern) for move in page.legal for pattern in patterns)
    chosen = page.view.chosen == f"p{seat + 1} {name}" or (seat in page.view.to_act and page.view.chosen == name)
    lit = can or chosen
    parts = [
        el("title", txt(square_in_words(square, page.words))),
        el("rect", x=2, y=2, width=cell - 4, height=cell - 4, rx=6, fill=BONUS[square.bonus] if square.bonus else WELL,
           stroke=GLOW if lit else RULE, stroke_width=3 if lit else 1,
           stroke_dasharray="5 4" if can and square.chip is None else None),
    ]  # fmt: skip
    half = cell / 2
    if square.symbol is not None:
        parts.append(el("circle", cx=half, cy=half, r=cell * 0.34, fill="#fffaf0"))
        parts.append(use(square.symbol, half, half, cell * 0.44))
    elif square.chip is not None:
        place = move_to(half, half, scale=(cell - 5) / 100)
        parts.append(chip(square.chip, id=square.chip.id, transform=place))
    elif square.label:
        parts.append(label(square.label, half, half + 5, max(cell * 0.26, 14), fill=PALE))
    return group(
        *parts,
        id=f"square-{seat}-{name}",
        class_=classes("square", can=can, last=_just_changed(page, seat, name), chosen=chosen),
        data_pick=picks(*patterns),
        data_place=name,
        data_seat=seat,
        transform=move_to(x, y),
    )


def _fits(move: str, pattern: str) -> bool:
    tokens, wanted = move.split(), pattern.split()
    return len(tokens) == len(wanted) and all(
        want in ("*", token_) for token_, want in zip(tokens, wanted, strict=True)
    )


def _just_changed(page: Page, seat: int, name: str) -> bool:
    for event in page.view.recent:
        data = event.data
        if data.get("seat") == seat and data.get("square") == name:
            return True
        other = data.get("other-seat", data.get("seat"))
        if other == seat and name in (data.get("other-square"), data.get("from-square")):
            return True
    return False


def _foot(page: Page, seat: int, column: int, worth: int, cell: float, grid: float) -> str:
    """A column's letter and what it is worth as it lies; its price list as a tooltip."""
    table = " / ".join(str(points) for points in page.view.columns[column])
    x, y = LEFT + (column + 0.5) * cell, HEAD + 6 + grid + 17
    text = f"{'ABCD'[column]} · {worth}" if cell > 44 else f"{'ABCD'[column]} {worth}"
    size = 14 if page.narrow else 15
    return group(el("title", txt(f"{'ABCD'[column]}: {table}")), label(text, x, y, size, fill=INK), class_="column",
                 id=f"column-{seat}-{'abcd'[column]}")  # fmt: skip


def _numbers(page: Page, seat: int, width: float) -> str:
    """The twelve numbers, those played dim; beside the grid in as many columns as fit."""
    hand = page.view.boards[seat].hand
    size = 1.0 if page.narrow else 1.2
    across = 12 if page.narrow else int(width // (22.5 * size))
    places = [divmod(at, across) for at in range(len(page.view.actions))]
    return group(
        *(
            group(
                el("rect", width=20, height=23, rx=3, fill=kind_tint(action), stroke=RULE, stroke_width=0.8),
                label(number, 10, 16.5, 13, fill=INK, font_weight="bold"),
                opacity=1 if number in hand else 0.25,
                transform=move_to(22.5 * size * column, 26 * size * row, scale=size),
            )
            for number, (action, (row, column)) in enumerate(zip(page.view.actions, places, strict=True), 1)
        ),
        class_="numbers",
    )


def _held(page: Page, seat: int, cell: float, width: float) -> str:
    """Another player's special cards: below their numbers, or where the board leaves room."""
    board = page.view.boards[seat]
    rows = len(board.rows)
    left = LEFT + 4 * cell + 112
    shown = []
    for at, name in enumerate(board.specials):
        if page.narrow:
            x, y = width - 30 - 25 * (at % 4), HEAD + rows * cell + 6 + 28 * (at // 4)
        else:
            x, y = left + at % 5 * 34, HEAD + rows * cell - 40 - 50 * (at // 5)
        dim = 0.5 if name in board.fresh else 1
        scale = 0.3 if page.narrow else 0.45
        shown.append(special_card(page, name, small=True, opacity=dim, transform=move_to(x, y, scale=scale)))
    return group(*shown, class_="specials")
