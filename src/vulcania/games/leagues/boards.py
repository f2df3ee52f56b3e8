"""The players in the picture: token, points, the card laid, and the grid with the pictures it wants."""

from __future__ import annotations

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, group, label, move_to, picks, txt
from vulcania.games._ocean.art import PAPER, use
from vulcania.games._ocean.page import EDGE, FAINT, GOLD, classes, panel
from vulcania.games._ocean.pieces import chip, token
from vulcania.games.leagues.box import ROUND_NAMES
from vulcania.games.leagues.cards import extra_card, number_card, small_hand
from vulcania.games.leagues.describe import square_in_words
from vulcania.games.leagues.moves import SQUARES
from vulcania.games.leagues.page import Page

GAP = 10.0
HEAD = 36.0
MOST_HEIGHT, MOST_CELL, LESS_CELL = 348.0, 76.0, 60.0
HIGH = 300.0
"""A lower board needs room for cards beside its grid, so its squares are smaller."""


def boards(page: Page, width: float, height: float) -> str:
    """One below the other; first whoever looks on."""
    each = min((height + GAP) / page.view.seats - GAP, MOST_HEIGHT)
    seats = [(page.first + n) % page.view.seats for n in range(page.view.seats)]
    return group(
        *(group(_board(page, seat, width, each), transform=move_to(0, n * (each + GAP)))
          for n, seat in enumerate(seats)),
        class_="players",
    )  # fmt: skip


def _board(page: Page, seat: int, width: float, height: float) -> str:
    acting = seat in page.view.to_act
    cell = min((height - HEAD - 24) / 3, MOST_CELL if height > HIGH else LESS_CELL)
    cards = 30 + 3 * cell + (60 if page.narrow else 72)
    return group(
        panel(0, 0, width, height, stroke=GOLD if acting else EDGE),
        _head(page, seat, width),
        group(_grid(page, seat, cell), transform=move_to(30, HEAD + 4)),
        group(_cards(page, seat, width - cards - 10), transform=move_to(cards, HEAD + 4)),
        class_=classes("player", acting=acting),
    )


def _head(page: Page, seat: int, width: float) -> str:
    player = page.view.players[seat]
    name = page.words.player(seat, page.names)
    name = name if len(name) <= 18 else name[:17] + "…"
    won = page.view.outcome is not None and seat in page.view.outcome.winners
    parts = [
        el("rect", width=6, height=24, x=4, y=7, rx=3, fill=COLOURS[seat]),
        mark(seat, 24, 19, 1.3, stroke="#ffffff", stroke_width=0.8),
        label(name, 40, 25, 18, text_anchor="start", font_weight="bold"),
        token(player.token, id=f"token-{player.token}", transform=move_to(width - 110, 19, scale=0.72)),
        label(f"+{page.view.bonus[player.token - 1]}", width - 90, 25, 15, text_anchor="start", fill=FAINT),
        label(player.points, width - 14, 27, 24, text_anchor="end", font_weight="bold", fill=GOLD),
    ]
    if won:
        crown = "M-13 6 L-15 -7 L-7 -1 L0 -10 L7 -1 L15 -7 L13 6 Z"
        parts.append(el("path", d=crown, fill=GOLD, transform=move_to(width - 146, 20), class_="crown"))
    return group(*parts, class_="head")


def _grid(page: Page, seat: int, cell: float) -> str:
    """Rows by round, columns A to C, with what each is worth as it lies; in front also what each can be worth."""
    player = page.view.players[seat]
    small = 12.5 if page.narrow else 15.0
    shown = []
    for row in range(3):
        now = row + 1 == page.view.round
        y = row * cell + cell / 2
        ink = GOLD if now else FAINT
        shown.append(label(ROUND_NAMES[row], -15, y + 6, 17, fill=ink, font_weight="bold" if now else None))
        if row < len(player.rows):
            shown.append(
                label(player.rows[row], 3 * cell + 8, y + 2, 21, text_anchor="start", fill=ink, font_weight="bold")
            )
        if seat == page.first:
            values = " ".join(str(value) for value in page.view.values[row])
            shown.append(label(values, 3 * cell + 8, y + 18, small, text_anchor="start", fill=FAINT))
        shown += [_square(page, seat, 3 * row + column, column * cell, row * cell, cell) for column in range(3)]
    for column, name in enumerate("ABC"):
        text = f"{name} · {player.columns[column]}" if cell > 44 else f"{name} {player.columns[column]}"
        shown.append(label(text, column * cell + cell / 2, 3 * cell + 16, 15, fill=FAINT))
    if seat == page.first:
        values = " ".join(str(value) for value in page.view.column_values)
        shown.append(label(values, 3 * cell + 8, 3 * cell + 16, small, text_anchor="start", fill=FAINT))
    return group(*shown, class_="grid")


def _square(page: Page, seat: int, square: int, x: float, y: float, cell: float) -> str:
    name = SQUARES.text(square)
    piece = page.view.players[seat].grid[square]
    mine = seat == page.view.seat
    patterns = (f"swap {name} *", f"swap * {name}", f"move {name} *", f"move * {name}", f"offer {name}")
    can = mine and any(f" {name}" in move and move.split(" ")[0] in ("swap", "move", "offer") for move in page.legal)
    offered = mine and page.view.offered == name
    inner = cell - 4
    parts = [
        el("title", txt(square_in_words(page.view, seat, square, page.words))),
        el("rect", x=2, y=2, width=inner, height=inner, rx=7, fill="#0a1a2c", stroke=GOLD if can or offered else EDGE,
           stroke_width=2.5 if can or offered else 1.2, stroke_dasharray="5 4" if can and piece is None else None),
    ]  # fmt: skip
    if piece is None:
        wanted = page.view.wanted[square // 3][square % 3]
        parts.append(el("circle", cx=cell / 2, cy=cell / 2, r=cell * 0.42, fill=PAPER, opacity=0.3))
        parts.append(use(wanted, cell / 2, cell / 2, cell * 0.56, opacity=0.62))
    else:
        parts.append(chip(piece, id=f"chip-{piece.id}", transform=move_to(cell / 2, cell / 2, scale=(cell - 6) / 100)))
    return group(
        *parts,
        id=f"square-{seat}-{name}",
        class_=classes("square", can=can, last=_just_changed(page, seat, name), offered=offered),
        data_pick=picks(*patterns) if mine else None,
        data_place=name,
        data_seat=seat,
        transform=move_to(x, y),
    )


def _just_changed(page: Page, seat: int, name: str) -> bool:
    return any(
        event.data.get("seat") == seat
        and name in (event.data.get("square"), event.data.get("to"), event.data.get("other"))
        for event in page.view.recent
    )


def _cards(page: Page, seat: int, width: float) -> str:
    """The card laid this turn, the numbers still in hand, sailors and action cards."""
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
    extras = [*["sailor"] * player.sailors, *player.actions, *player.fresh]
    broad = width > 178
    numbers, high = small_hand(page, seat, 126 if broad else width)
    shown.append(group(numbers, transform=move_to(52, 0) if broad else move_to(0, 80)))
    left, top = (52.0, high + 6 if broad else 0.0) if beside else (0.0, 88 + high)
    for at, name in enumerate(extras):
        fresh = at >= player.sailors + len(player.actions)
        place = move_to(left + at % across * 29, top + at // across * 40, scale=0.38)
        shown.append(extra_card(page, name, small=True, opacity=0.5 if fresh else 1, transform=place))
    return group(*shown, class_="cards")


def biscuits(page: Page, width: float) -> str:
    """What this round's sea-biscuits set off: who scores, for which symbols. 96 high."""
    each = width / len(page.view.biscuits)
    shown = [panel(0, 0, width, 96)]
    for at, event in enumerate(page.view.biscuits):
        x = each * at + each / 2
        scorer = page.say(f"label-scorer-{event.scorer}")
        shown += [
            use("biscuit", x - 38, 30, 34),
            label(event.number, x - 38, 37, 20, font_weight="bold", fill="#2a1d06"),
            *(
                group(el("circle", r=17, fill=PAPER), use(name, 0, 0, 24), transform=move_to(x + 4 + 38 * n, 30))
                for n, name in enumerate(event.symbols)
            ),
            label(scorer, x, 76, min(15, each * 1.9 / len(scorer)), fill=FAINT),
        ]
    return group(*shown, class_="biscuits")
