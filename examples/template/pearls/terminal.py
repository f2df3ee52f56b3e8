"""The board of Pearls in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from vulcania.games.pearls.view import PearlsView

from vulcania.terminal import Look
from vulcania.words import Words

STYLES = {"white": "bold white", "pink": "bold magenta", "black": "bold bright_black", "moray": "bold red"}
LETTERS = {"white": "w", "pink": "p", "black": "b", "moray": "M"}


def show(view: PearlsView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    return Group(_sea(view, words), "", _divers(view, words, names, look))


def _sea(view: PearlsView, words: Words) -> RenderableType:
    """The two places, and what is still closed in all."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for place, count, known in zip(view.places, view.shells, view.known, strict=True):
        seen = Text.assemble("(", words.say("top"), " ", _pearl(known, words), ")") if known else Text()
        table.add_row(Text(words.say(f"place-{place}"), style="bold"), words.say("shells", count=count), seen)
    closed = [Text.assemble(f"{count} ", _pearl(kind, words)) for kind, count in view.closed.items() if count]
    table.add_row(Text(words.say("closed"), style="bold"), Text(", ").join(closed), Text())
    return table


def _divers(view: PearlsView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("diver", "basket", "chest", "buyer"):
        table.add_column(words.say(f"column-{key}"))
    for seat in range(view.seats):
        acting = seat in view.to_act
        who = Text.assemble(look.pick("▸ ", "> ") if acting else "  ", (look.mark(seat), look.style(seat)), " ")
        who.append(words.player(seat, names))
        buyer = view.buyers[seat]
        table.add_row(
            who,
            _heap(view.basket if acting else ()),
            _heap(view.chests[seat]),
            _pearl(buyer, words) if buyer else Text("?"),
        )
    return table


def _pearl(kind: str, words: Words) -> Text:
    return Text(words.say(f"shell-{kind}"), style=STYLES[kind])


def _heap(pearls: Sequence[str]) -> Text:
    """A letter for each pearl: short, and the same with and without colour."""
    return Text(" ").join(Text(LETTERS[pearl], style=STYLES[pearl]) for pearl in pearls)
