"""The legal moves as a list to choose from: short ones line by line, long ones grouped, very long ones by the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vulcania.core.match import Match
from vulcania.core.said import shortens, tokens
from vulcania.terminal.screen import Screen

SHORT = 24
"""Up to so many moves are shown one a line, with what they would do."""
PAGE = 120
PREVIEW_PAGE = 30
INDENT = 4
MARGIN = 24
"""So wide can notations be that stand in a column of their own."""

Numbered = list[tuple[int, str]]


def numbers(legal: Sequence[str]) -> dict[int, str]:
    """The list's numbers. A move whose only parameter is a number, as ``lay 3``, is number 3: whoever types the number
    of a card plays that card. The others come after those."""
    own = {move: int(move.split()[1]) for move in legal if move.count(" ") == 1 and move.split()[1].isdigit()}
    if len(set(own.values())) < len(own) or 0 in own.values():
        own = {}
    rest = count(max(own.values(), default=0) + 1)
    return {own[move] if move in own else next(rest): move for move in legal}


def span(known: Sequence[int]) -> str:
    """Numbers in a row as their first and last, others one by one."""
    if list(known) == list(range(known[0], known[0] + len(known))) and len(known) > 1:
        return f"{known[0]}–{known[-1]}"
    return ", ".join(map(str, known))


def preview(match: Match, seat: int, move: str, screen: Screen) -> str | None:
    """What a legal move would do, in a sentence."""
    told = match.preview(move, seat)
    return None if told is None else screen.words(match.game.slug).say(told, screen.names(match.players))


def move_list(
    match: Match, seat: int, legal: dict[int, str], asked: str, screen: Screen, *, previews: bool = False
) -> RenderableType:
    """The list, or the part that was asked for: ``2`` the second page, ``place 2`` the moves that begin so."""
    numbered = list(legal.items())
    page = int(asked) if asked.isdecimal() and len(asked) < 6 else 1
    if asked and not asked.isdecimal():
        numbered = [(number, move) for number, move in numbered if _begins(match, move, asked, screen)]
        if not numbered:
            return Text(screen.say("cli-moves-none", text=asked[:60]))
    previews = previews or len(numbered) <= SHORT
    size = PREVIEW_PAGE if previews else PAGE
    pages = -(-len(numbered) // size)
    page = min(max(page, 1), pages)
    part = numbered[(page - 1) * size : page * size]
    lines = _told(match, seat, part, screen) if previews else _grouped(match, part, screen)
    if pages > 1:
        lines.append(Text(screen.say("cli-moves-page", page=page, pages=pages), style="dim"))
    return Group(*lines)


def _begins(match: Match, move: str, asked: str, screen: Screen) -> bool:
    """Whether a move begins so, in notation or in words."""
    label = tokens(screen.words(match.game.slug).move(match.game.vocabulary, move, screen.names(match.players)))
    return move.startswith(asked.casefold()) or shortens(tokens(asked), label)


def _told(match: Match, seat: int, moves: Numbered, screen: Screen) -> list[RenderableType]:
    """A line for each move, in notation and in words, with what it would do."""
    words = screen.words(match.game.slug)
    longest = max(cell_len(move) for _, move in moves)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="cyan", min_width=INDENT)
    if longest <= MARGIN:
        table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for number, move in moves:
        label = words.move(match.game.vocabulary, move, screen.names(match.players))
        told = preview(match, seat, move, screen)
        said = Text.assemble(label, (f" · {told}" if told else "", "dim"))
        if longest <= MARGIN:
            table.add_row(str(number), move, said)
        else:
            table.add_row(str(number), Text.assemble((move, "bold"), "  ", said))
    return [table]


def _grouped(match: Match, moves: Numbered, screen: Screen) -> list[RenderableType]:
    """Under each beginning, the ways to end it."""
    groups: dict[str, list[Text]] = {}
    for number, move in moves:
        beginning, _, end = move.rpartition(" ")
        entry = Text.assemble((f"{number:>{INDENT}} ", "cyan"), (end, "bold"), _in_words(match, move, end, screen))
        groups.setdefault(beginning, []).append(entry)
    lines: list[RenderableType] = []
    for beginning, entries in groups.items():
        if beginning:
            lines.append(Text(beginning, style="bold"))
        lines.append(Padding(Columns(entries, padding=(0, 1), equal=True), (0, 0, 0, 2)))
    return lines


def _in_words(match: Match, move: str, end: str, screen: Screen) -> str:
    """What the last word of a move names, where it has a name of its own: a thing, or a player."""
    vocabulary, words = match.game.vocabulary, screen.words(match.game.slug)
    params = vocabulary.family(vocabulary.parse(move)).params
    if not params:
        return ""
    kind = params[-1].kind
    if kind.endswith("seat"):
        return f" {words.player(params[-1].index(end) or 0, screen.names(match.players))}"
    key = f"{kind}-{end}"
    named = words.say(key) if words.has(key) else end
    return "" if named.casefold() == end.casefold() else f" {named}"
