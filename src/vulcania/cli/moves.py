"""The legal moves as a list to choose from: short ones line by line, long ones grouped, very long ones by the page."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vulcania.cli.desk import Desk
from vulcania.core.match import Match

SHORT = 12
"""Up to so many moves are shown one a line, with what they would do."""
PAGE = 120
PREVIEW_PAGE = 30

Numbered = list[tuple[int, str]]


def preview(match: Match, seat: int, move: str, desk: Desk) -> str | None:
    """What a legal move would do, in a sentence."""
    told = match.state.preview(match.game.vocabulary.parse(move), seat)
    return None if told is None else desk.words(match.game.slug).say(told, match.players)


def move_list(
    match: Match, seat: int, legal: list[str], asked: str, desk: Desk, *, previews: bool = False
) -> RenderableType:
    """The list, or the part that was asked for: ``2`` the second page, ``place 2`` the moves that begin so."""
    numbered = list(enumerate(legal, 1))
    page = int(asked) if asked.isdigit() and len(asked) < 6 else 1
    if asked and not asked.isdigit():
        start = asked.casefold()
        numbered = [(number, move) for number, move in numbered if move.startswith(start)]
        if not numbered:
            return Text(desk.say("cli-moves-none", text=asked[:60]))
    previews = previews or len(numbered) <= SHORT
    size = PREVIEW_PAGE if previews else PAGE
    pages = -(-len(numbered) // size)
    page = min(max(page, 1), pages)
    part = numbered[(page - 1) * size : page * size]
    lines = _told(match, seat, part, desk) if previews else _grouped(part)
    if pages > 1:
        lines.append(Text(desk.say("cli-moves-page", page=page, pages=pages), style="dim"))
    return Group(*lines)


def _told(match: Match, seat: int, moves: Numbered, desk: Desk) -> list[RenderableType]:
    """A line for each move, in notation and in words, with what it would do."""
    words = desk.words(match.game.slug)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="cyan", min_width=4)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for number, move in moves:
        label = words.move(match.game.vocabulary, move, match.players)
        told = preview(match, seat, move, desk)
        table.add_row(str(number), move, Text.assemble(label, (f" · {told}" if told else "", "dim")))
    return [table]


def _grouped(moves: Numbered) -> list[RenderableType]:
    """Under each beginning, the ways to end it."""
    groups: dict[str, Numbered] = {}
    for number, move in moves:
        beginning, _, end = move.rpartition(" ")
        groups.setdefault(beginning, []).append((number, end))
    lines: list[RenderableType] = []
    for beginning, ends in groups.items():
        if beginning:
            lines.append(Text(beginning, style="bold"))
        entries = [Text.assemble((f"{number:>4} ", "cyan"), (end, "bold")) for number, end in ends]
        lines.append(Padding(Columns(entries, padding=(0, 1), equal=True), (0, 0, 0, 2)))
    return lines
