"""As much Markdown as help pages have: paragraphs, lists and `code`.

Typer reads it by a library that knows all of it, and a fourth of the time of a help page went into loading that.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.text import Text

_BULLET = " • "
_CODE = re.compile("`([^`]+)`")


class Markdown:
    """Laid out just as Rich does it."""

    def __init__(self, text: str, style: str = "") -> None:
        self._blocks = re.split(r"\n{2,}", text.strip())
        self._style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        style, bullet = console.get_style(self._style, default="none"), console.get_style("markdown.item.bullet")
        inside = options.update(width=options.max_width - len(_BULLET))
        for number, block in enumerate(self._blocks):
            if number:
                yield Segment.line()
            if not block.startswith("- "):
                yield self._text(block)
                continue
            for item in re.split(r"^- ", block, flags=re.MULTILINE)[1:]:
                mark = _BULLET
                for line in console.render_lines(self._text(item), inside, style=style):
                    yield Segment(mark, bullet)
                    yield from line
                    yield Segment.line()
                    mark = " " * len(_BULLET)

    def _text(self, words: str) -> Text:
        made = Text(justify="left")
        for number, part in enumerate(_CODE.split(" ".join(words.split("\n")).strip())):
            made.append(part, "markdown.code" if number % 2 else None)
        made.stylize_before(self._style)
        return made


@contextmanager
def instead_of_all() -> Iterator[None]:
    """Whoever imports Rich's Markdown meanwhile gets this one."""
    usual, ours = sys.modules.get("rich.markdown"), ModuleType("rich.markdown")
    ours.__dict__["Markdown"] = Markdown
    sys.modules["rich.markdown"] = ours
    try:
        yield
    finally:
        del sys.modules["rich.markdown"]
        if usual is not None:
            sys.modules["rich.markdown"] = usual
