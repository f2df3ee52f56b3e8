"""Explo in the terminal: the cave around the acting caver, the gauges and everyone's things beside or below it."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vulcania.games.explo.components import EVERYONE_IN
from vulcania.games.explo.terminal.map import DIM, FREE, HIGH, MARGIN, RED, SIGNS, WATER, WIDE, CaveMap, where
from vulcania.games.explo.view import Caver, ExploView, Objective, Scale, TileFace
from vulcania.terminal import Look
from vulcania.words import Words

ROWS, MOST_ROWS = 4, 12
"""How many rows of tiles are shown at once, while someone is to act."""
BELOW = 22
"""So many lines the screen needs besides the map."""
ASIDE, NARROWEST = 30, 80
GAUGE = 9
NAMED = {"co2": "scale-co2", "marker": "label-sign-marker", "sought": "label-sign-sought"}
PLAIN = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "₂": "2", "…": "...", "\u00a0": " "})


def show(view: ExploView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    """The map with the scales and the cavers beside it, and below what is packed or sought."""
    screen = _Screen(view, words, names, look)
    return screen.packing() if view.step == "preparing" and view.outcome is None else screen.everything()


class _Screen:
    def __init__(self, view: ExploView, words: Words, names: Sequence[str], look: Look) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.look = look
        self.beside = look.width >= NARROWEST
        room = look.width - MARGIN - (ASIDE + 1 if self.beside else 0)
        self.map = CaveMap(view, look, room // WIDE, min(max((look.height - BELOW) // HIGH, ROWS), MOST_ROWS))

    def say(self, key: str, **args: object) -> str:
        return self.put(self.words.say(key, self.names, **args))

    def put(self, text: str) -> str:
        return text if self.look.unicode else text.translate(PLAIN)

    def packing(self) -> RenderableType:
        """Before there is a cave: what is packed, and nothing that takes time to read (EX-9)."""
        left = sum(move.startswith("take ") for move in self.view.legal)
        rows = [Text(self.say("label-phase-1"), "bold")]
        if self.view.to_act:
            rows.append(Text(self.say("label-unknown", count=left) + " " + self.say("label-done-packing"), DIM))
        return Group(*rows, *self._equipment())

    def everything(self) -> RenderableType:
        cave, aside = self.map.text(), self._aside()
        rows: list[RenderableType] = [cave, Text(), aside]
        if self.beside:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(no_wrap=True, width=ASIDE)
            grid.add_row(cave, aside)
            rows = [grid]
        return Group(*rows, *self._below(), *(() if self.look.low else self._legend()))

    # -- beside -------------------------------------------------------------------------------------------------------

    def _aside(self) -> Text:
        view = self.view
        text = Text.assemble((self.say(f"label-phase-{view.phase}") + "\n", "bold"))
        for scale in view.scales:
            text.append_text(self._gauge(scale))
        for key, count in (("tiles-left", view.pile), ("cards-left", view.action_pile), ("digs", view.digs)):
            text.append(self.say(f"label-{key}", count=count) + "\n", DIM)
        if view.score is not None:
            text.append(self.say("label-score", count=view.score) + "\n", "bold")
        elif view.goal:
            goal = self.say("label-goal", count=view.goal, least=EVERYONE_IN)
            text.append("\n".join(wrap(goal, ASIDE)) + "\n", DIM)
        if view.drawn is not None:
            text.append_text(self._drawn(view.drawn))
        for seat, caver in enumerate(view.cavers):
            text.append_text(self._caver(seat, caver))
        text.rstrip()
        return text

    def _gauge(self, scale: Scale) -> Text:
        full, empty = self.look.pick("█", "#"), self.look.pick("·", ".")
        cells = min(scale.end, GAUGE)
        filled = -(-scale.level * cells // scale.end)
        style = RED if scale.end - scale.level <= 2 else WATER
        return Text.assemble(
            f"{self.say(f'scale-{scale.name}'):<13.13} ",
            (full * filled + empty * (cells - filled), style),
            f" {scale.level}/{scale.end}\n",
        )

    def _drawn(self, face: TileFace) -> Text:
        """The tile to be laid, as it was drawn, and the letters of its places on the map."""
        text = Text.assemble((f"{self.say('label-drawn')}{self.say('colon')}\n", FREE))
        for line in range(HIGH):
            shape = f"  {self.say(f'shape-{face.shape}')}" if line == HIGH // 2 else ""
            text.append(" ").append_text(self.map.drawn(face, line)).append(f"{shape}\n", FREE)
        places = "  ".join(f"({letter})\u00a0{x},{y}" for (x, y), letter in self.map.places.items())
        for line_ in wrap(places, ASIDE if self.beside else self.look.width):
            text.append(self.put(line_) + "\n", FREE)
        return text

    def _caver(self, seat: int, caver: Caver) -> Text:
        pointer = self.look.pick("▶", ">") if seat in self.view.to_act else " "
        place = self.say("label-out") if caver.out else caver.cell
        flag = f" {self.look.pick(*SIGNS['marker'])}{caver.depth}" if caver.depth is not None else ""
        name = self.put(self.words.player(seat, self.names))
        text = Text.assemble(
            (self._line(f"{pointer}{self.look.mark(seat)} {name} {place}{flag}"), self.look.style(seat))
        )
        if caver.out:
            return text
        cubes = "  ".join(f"{self._short(name)}\u00a0{count}" for name, count in caver.cubes.items() if count)
        for line in wrap(cubes, ASIDE - 3):
            text.append(f"   {self.put(line)}\n")
        for card in caver.hand:
            text.append(self._line(f"   {self.look.pick('▫', '-')} {self.say(f'card-{card}')}"))
        return text

    def _line(self, text: str) -> str:
        return set_cell_size(text, ASIDE).rstrip() + "\n"

    def _short(self, resource: str) -> str:
        return self.say(f"resource-{resource}")[:3]

    # -- below --------------------------------------------------------------------------------------------------------

    def _below(self) -> list[Text]:
        view = self.view
        rows = []
        beyond = self.map.beyond()
        if beyond:
            sides = ", ".join(self.say(f"direction-{side}") for side in beyond)
            rows.append(Text(self.say("label-beyond", sides=sides), DIM))
        rows += self._equipment()
        for seat, pair in enumerate(view.offered):
            for number, one in enumerate(pair, 1):
                told = f"{self.look.mark(seat)} {number}{self.say('colon')} {self._sought(one, view.finds[one])}"
                rows.append(Text(told, self.look.style(seat)))
        for objective in view.objectives:
            sign = self.look.pick("✓", "x") if objective.done else self.look.pick("✗", "!") if objective.lost else " "
            rows.append(Text(f"{sign} {self._sought(objective.id, objective.finds, objective)}"))
        return rows

    def _equipment(self) -> list[Text]:
        if not self.view.taken:
            return []
        used = dict.fromkeys(self.view.spent, f" ({self.say('label-used')})")
        packed = ", ".join(self.say(f"item-{item}") + used.get(item, "") for item in self.view.taken)
        return [Text.assemble((self.say("label-equipment") + self.say("colon") + " ", "bold"), packed)]

    def _sought(self, name: str, finds: Sequence[str], kept: Objective | None = None) -> str:
        """An objective, with what is found already and where the rest lies."""
        told = []
        for find in finds:
            said = self.say(f"find-{find}")
            if kept is not None and find in kept.found:
                said += " " + self.look.pick("✓", "x")
            elif cells := where(self.view).get(find):
                said += f" ({'; '.join(cells)})"
            told.append(said)
        return f"{self.say(f'objective-{name}')}{self.say('colon')} {', '.join(told)}"

    def _legend(self) -> list[Text]:
        """What the map's signs and the short names of the cubes stand for."""
        signs = [(self.look.pick(*SIGNS[name]), self._sign(name)) for name in SIGNS if name in self.map.shown]
        held = {name for caver in self.view.cavers if not caver.out for name, count in caver.cubes.items() if count}
        cubes = [(self._short(one), self.say(f"resource-{one}")) for one in self.view.cavers[0].cubes if one in held]
        return [Text(self._entries(entries), DIM) for entries in (signs, cubes) if entries]

    def _sign(self, name: str) -> str:
        return self.say(NAMED.get(name, f"shape-{name}"))

    def _entries(self, entries: Sequence[tuple[str, str]]) -> str:
        space = self.look.pick("\u00a0", " ")
        return "  ".join(f"{sign} {said}".replace(" ", space) for sign, said in entries)
