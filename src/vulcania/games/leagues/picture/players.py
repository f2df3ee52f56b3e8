"""The players in the picture: token, points, the card laid, and the grid with the pictures it wants."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from vulcania.core.remembered import Memory
from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, group, label, move_to, together
from vulcania.games._ocean.picture.cards import number_card, small_numbers
from vulcania.games._ocean.picture.leaves import FEW, GAP, leaves, named, others
from vulcania.games._ocean.picture.page import EDGE, FAINT, GOLD, PAPER, Page, classes, panel, use
from vulcania.games._ocean.picture.pieces import chip, token
from vulcania.games._ocean.picture.players import Mark, Marks, crown, marks, square
from vulcania.games._ocean.view import Row, Square
from vulcania.games.leagues.picture.cards import extra_card
from vulcania.games.leagues.view import Biscuit, LeaguesView
from vulcania.words import Words

HEAD = 36.0
HEIGHT, NARROW_HEIGHT = 348.0, 218.0
MOST_CELL, LESS_CELL, LOW_CELL = 84.0, 60.0, 52.0
HIGH = 300.0
"""A lower board needs room for cards beside its grid, so its squares are smaller."""
OWN_MOVES = ("swap {0} *", "swap * {0}", "move {0} *", "move * {0}", "offer {0}")


def boards(page: Page[LeaguesView], width: float) -> tuple[str, float]:
    """Both of two, one below the other. Of more the one of whoever looks on, with the others small below it; and how
    high that is."""
    high = NARROW_HEIGHT if page.narrow else HEIGHT
    shown = [board(page, page.first, width, high)]
    if page.view.seats <= FEW:
        shown += [group(board(page, seat, width, high), transform=move_to(0, high + GAP)) for seat in page.others]
        return group(*shown, class_="players"), 2 * high + GAP
    small, low = others(page, width, lambda seat, each: _small(page, seat, each))
    shown.append(group(small, transform=move_to(0, high + GAP)))
    shown.append(leaves(page, lambda seat: board(page, seat, width, high), 0, 0))
    return group(*shown, class_="players"), high + GAP + low


def board(page: Page[LeaguesView], seat: int, width: float, height: float) -> str:
    acting = seat in page.view.to_act
    most = LOW_CELL if page.low else MOST_CELL if height > HIGH else LESS_CELL
    cell = min((height - HEAD - 24) / 3, most)
    cards = 30 + 3 * cell + (60 if page.narrow else 72)
    return group(
        panel(0, 0, width, height, stroke=GOLD if acting else EDGE),
        _head(page, seat, width),
        group(_grid(page, seat, cell), transform=move_to(30, HEAD + 4)),
        group(_cards(page, seat, width - cards - 10), transform=move_to(cards, HEAD + 4)),
        class_=classes("player", acting=acting),
    )


def own_grid(page: Page[LeaguesView], width: float) -> str:
    """The grid of whoever looks on, alone: name and cards lie elsewhere."""
    high = 3 * LOW_CELL + 22
    return panel(0, 0, width, high) + group(_grid(page, page.first, LOW_CELL), transform=move_to(34, 3))


def _head(page: Page[LeaguesView], seat: int, width: float) -> str:
    player = page.view.players[seat]
    return _drawn_head(seat, page.name(seat, 18), player.token, page.view.bonus[player.token - 1], player.points,
                       page.won(seat), width)  # fmt: skip


@lru_cache(500)
def _drawn_head(seat: int, name: str, number: int, bonus: int, points: int, won: bool, width: float) -> str:
    parts = [
        el("rect", width=6, height=24, x=4, y=7, rx=3, fill=COLOURS[seat]),
        mark(seat, 24, 19, 1.3, stroke="#ffffff", stroke_width=0.8),
        label(name, 40, 25, 18, text_anchor="start", font_weight="bold"),
        token(number, id=f"token-{number}", transform=move_to(width - 110, 19, scale=0.72)),
        label(f"+{bonus}", width - 90, 25, 15, text_anchor="start", fill=FAINT),
        label(points, width - 14, 27, 24, text_anchor="end", font_weight="bold", fill=GOLD),
    ]
    if won:
        parts.append(crown(width - 146, 20, fill=GOLD))
    return group(*parts, class_="head", data_what=f"player p{seat + 1}")


def _grid(page: Page[LeaguesView], seat: int, cell: float) -> str:
    """Rows by round, columns A to C, with what each is worth as it lies; in front also what each can be worth."""
    player, moves = page.view.players[seat], _moves if seat == page.view.seat else _no_moves
    return _drawn_grid(
        player.rows, player.columns, page.view.column_values[0], seat, cell, page.view.round, seat == page.first,
        page.narrow, page.words, moves, marks(page, seat, moves),
    )  # fmt: skip


@lru_cache(500)
def _drawn_grid(
    rows: tuple[Row, ...], columns: tuple[int, ...], pays: tuple[int, ...], seat: int, cell: float, round_: int,
    front: bool, narrow: bool, words: Words, moves: Callable[[str], tuple[str, ...]], marked: Marks,
) -> str:  # fmt: skip
    shown = [
        _row(row, seat, at, cell, at + 1 - round_ if at < round_ else None, front, narrow, words, moves, marked[at])
        for at, row in enumerate(rows)
    ]
    for column, name in enumerate("ABC"):
        text = f"{name} · {columns[column]}" if cell > 44 else f"{name} {columns[column]}"
        shown.append(label(text, column * cell + cell / 2, 3 * cell + 16, 15, fill=FAINT,
                           data_what=f"column p{seat + 1} {name}"))  # fmt: skip
    if front:
        values = _values(narrow, pays, 3 * cell + 8, 3 * cell + 16)
        shown.append(group(values, data_what="columns"))
    return group(*shown, class_="grid")


@lru_cache(1000)
def _row(
    row: Row, seat: int, at: int, cell: float, since: int | None, front: bool, narrow: bool, words: Words,
    moves: Callable[[str], tuple[str, ...]], marked: tuple[Mark, ...],
) -> str:  # fmt: skip
    """A round's row, ``since`` how many rounds (0: the present one), or ``None`` while it is to come."""
    y, ink = at * cell + cell / 2, GOLD if since == 0 else FAINT
    told = [label(words.say(f"round-{at + 1}"), -15, y + 6, 17, fill=ink, font_weight="bold" if since == 0 else None)]
    if since is not None:
        worth = row.now if row.scored is None else row.scored
        told.append(label(worth, 3 * cell + 8, y + 2, 21, text_anchor="start", fill=ink, font_weight="bold"))
    if front:
        told.append(_values(narrow, row.points, 3 * cell + 8, y + 18))
    squares = [
        square(here, row.wanted[column] if column < len(row.wanted) else "none", words, seat,
               (column * cell, at * cell), moves(here.name), _chip_or_well, (cell,), marked[column])
        for column, here in enumerate(row.squares)
    ]  # fmt: skip
    return together(group(*told, data_what=f"row p{seat + 1} {at + 1}"), *squares)


def _values(narrow: bool, points: tuple[int, ...], x: float, y: float) -> str:
    size = 12.5 if narrow else 15.0
    return label(" ".join(map(str, points)), x, y, size, text_anchor="start", fill=FAINT, word_spacing=size / 4)


def _no_moves(_: str) -> tuple[str, ...]:
    return ()


@cache
def _moves(name: str) -> tuple[str, ...]:
    return tuple(form.format(name) for form in OWN_MOVES)


def _chip_or_well(here: Square, wanted: str, cell: float, lit: bool, can: bool) -> str:
    piece, half = here.chip, cell / 2
    box = el("rect", x=2, y=2, width=cell - 4, height=cell - 4, rx=7, fill="#0a1a2c",
             stroke=GOLD if lit else EDGE, stroke_width=2.5 if lit else 1.2,
             stroke_dasharray="5 4" if can and piece is None else None)  # fmt: skip
    if piece is not None:
        return box + chip(piece, id=piece.id, transform=move_to(half, half, scale=(cell - 6) / 100))
    well = el("circle", cx=half, cy=half, r=cell * 0.42, fill=PAPER, opacity=0.3)
    return box + well + use(wanted, half, half, cell * 0.56, opacity=0.62)


_hands: Memory[str] = Memory(500)


def _cards(page: Page[LeaguesView], seat: int, width: float) -> str:
    """The card laid this turn, the numbers still in hand, sailors and action cards."""
    player = page.view.players[seat]
    how = (seat, width, page.narrow, page.view.cards, player.laid, player.sailed, player.hand, player.sailors,
           player.specials, player.fresh)  # fmt: skip
    return _hands.made(page.words, how, lambda *_: _drawn_cards(page, seat, width))


def _drawn_cards(page: Page[LeaguesView], seat: int, width: float) -> str:
    player = page.view.players[seat]
    beside = width > 110
    shown = []
    if player.laid is not None:
        done = page.say("label-sailed") if player.sailed else page.say("label-laid")
        shade = 0.55 if player.sailed else 1
        place = move_to(0, 0, scale=0.6)
        shown.append(number_card(page, player.laid, id=f"laid-{seat}", class_="laid", opacity=shade, transform=place))
        shown.append(label(done, 0, 75, 13 if page.narrow else 15, text_anchor="start", fill=FAINT))
    across = max(int((width - (52 if beside else 0)) // 29), 1)
    extras = [*["sailor"] * player.sailors, *player.specials, *player.fresh]
    broad = width > 178
    size, room = 1.0 if page.narrow else 1.2, 126 if broad else width
    columns = 10 if room >= 208 * size else 5 if room >= 103 * size else 3
    high = 24.0 * size * -(-len(page.view.cards) // columns)
    numbers = small_numbers(page, seat, columns, 18, 21, 0.22, None)
    shown.append(group(numbers, transform=move_to(52, 0) if broad else move_to(0, 80)))
    left, top = (52.0, high + 6 if broad else 0.0) if beside else (0.0, 88 + high)
    for at, name in enumerate(extras):
        fresh = at >= player.sailors + len(player.specials)
        place = move_to(left + at % across * 29, top + at // across * 40, scale=0.38)
        shown.append(extra_card(page, name, small=True, opacity=0.5 if fresh else 1, transform=place))
    return group(*shown, class_="cards")


def _small(page: Page[LeaguesView], seat: int, width: float) -> tuple[str, float]:
    """A board as small as its pictures can be known: name and points, the grid, the cards in hand and the one laid."""
    player, acting = page.view.players[seat], seat in page.view.to_act
    top, most, size = (44.0, 44.0, 1.0) if page.narrow else (58.0, 54.0, 1.2)
    cell = min((width - 12) / 3, most)
    below = top + 3 * cell + 6
    cards = below + 48 * size + 4
    height = cards + 56
    shown = [
        panel(0, 0, width, height, stroke=GOLD if acting or page.aims_at(seat) else EDGE),
        named(page, seat, 7, top * 0.4, width - 12),
        token(player.token, transform=move_to(20, top * 0.72, scale=0.6 * size)),
        label(player.points, width - 8, top * 0.87, 18 * size, text_anchor="end", font_weight="bold", fill=GOLD),
        crown(width / 2, top * 0.72, fill=GOLD) if page.won(seat) else "",
        group(
            *(
                _small_square(line.squares[column], line.wanted[column], seat, at, column, cell)
                for at, line in enumerate(player.rows)
                for column in range(3)
            ),
            transform=move_to((width - 3 * cell) / 2, top),
        ),
        group(small_numbers(page, seat, 5, 18, 21, 0.22, None), transform=move_to((width - 104 * size) / 2, below)),
    ]
    if player.laid is not None:
        shade = 0.55 if player.sailed else 1
        shown.append(number_card(page, player.laid, opacity=shade, transform=move_to(7, cards, scale=0.5)))
    extras = [*["sailor"] * player.sailors, *player.specials, *player.fresh]
    step = min(26.0, (width - 78) / max(len(extras) - 1, 1))
    shown += [
        extra_card(page, name, small=True, transform=move_to(48 + at * step, cards, scale=0.32))
        for at, name in enumerate(extras)
    ]
    return group(*shown), height


@lru_cache(2000)
def _small_square(here: Square, wanted: str, seat: int, at: int, column: int, cell: float) -> str:
    half = cell / 2
    face = (
        use(wanted, half, half, cell * 0.5, opacity=0.5)
        if here.chip is None
        else chip(here.chip, small=True, transform=move_to(half, half, scale=(cell - 4) / 100))
    )
    well = el("rect", x=1, y=1, width=cell - 2, height=cell - 2, rx=5, fill="#0a1a2c", stroke=EDGE)
    return group(well, face, data_place=here.name, data_seat=seat, data_what=f"square p{seat + 1} {here.name}",
                 transform=move_to(column * cell, at * cell))  # fmt: skip


def biscuits(page: Page[LeaguesView], width: float) -> str:
    """What this round's sea-biscuits set off: who scores, for which symbols. 96 high; sideways 46."""
    return _biscuits(page.view.biscuits, page.words, width, page.low)


@lru_cache(1000)
def _biscuits(drawn: tuple[Biscuit, ...], words: Words, width: float, low: bool) -> str:
    each = width / len(drawn)
    high, size, line, said = (46.0, 0.62, 16.0, 38.5) if low else (96.0, 1.0, 30.0, 76.0)
    shown = [panel(0, 0, width, high)]
    for at, event in enumerate(drawn):
        x = each * at + each / 2
        scorer = words.say(f"label-scorer-{event.scorer}")
        parts = [
            use("biscuit", x - 38 * size, line, 34 * size),
            label(event.number, x - 38 * size, line + 7 * size, 20 * size, font_weight="bold", fill="#2a1d06"),
            *(
                group(el("circle", r=17, fill=PAPER), use(name, 0, 0, 24),
                      transform=move_to(x + (4 + 38 * n) * size, line, scale=size))
                for n, name in enumerate(event.symbols)
            ),
            label(scorer, x, said, max(min(12 if low else 15, each * 2.2 / len(scorer)), 11), fill=FAINT),
        ]  # fmt: skip
        shown.append(group(*parts, data_what=f"biscuit {event.number}"))
    return group(*shown, class_="biscuits")
