"""What lies around the map: gauges, cavers with cubes and cards, the tile in hand, equipment, objectives, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, txt
from vulcania.games.explo.components import EVERYONE_IN, ITEMS
from vulcania.games.explo.picture.drawings import ART, DANGER, INK
from vulcania.games.explo.picture.tiles import face, turned
from vulcania.games.explo.view import Caver, ExploView, Scale
from vulcania.words import Words

FAINT_INK, CAN, EDGE, PAPER = "#6b5b45", "#3a8f5c", "#b9a67f", "#fffaf0"
CHIP, CHIP_SIZE = 25.0, 13.0
CARD_PAPER = {"falling": "#d7ecf7", "pass": "#f1dfbd", "easy": "#dff0d2", "dig": "#ead3b0"}
SCALE_COLOUR = {"management": "#8a5a20", "water": "#2f86c4", "co2": "#7b5ea7"}
SIMPLE = ("depart", "begin", "draw", "agree", "decline", "join", "remain", "mark", "leave", "stay", "end")
"""Moves that are a word of their own, and a button."""


class Block(NamedTuple):
    """A part of the page: how high it is, and its drawing, from its own upper left corner on."""

    height: float = 0.0
    markup: str = ""


class Chip(NamedTuple):
    text: str
    pick: str | None = None
    paper: str = PAPER
    classes: str = "chip"
    hint: str = ""
    struck: bool = False


class Panels:
    def __init__(self, view: ExploView, words: Words, names: Sequence[str], width: float) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.width = width

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    # -- chips --------------------------------------------------------------------------------------------------------

    def chips(self, chips: Sequence[Chip], width: float | None = None) -> Block:
        """Small cards with a text, set in rows."""
        most = width or self.width
        drawn = []
        x = y = 0.0
        for chip in chips:
            wide = min(most, len(chip.text) * CHIP_SIZE * 0.59 + 18)
            if x and x + wide > most:
                x, y = 0.0, y + CHIP + 5
            drawn.append(_chip(x, y, wide, chip))
            x += wide + 6
        return Block(y + CHIP + 4 if chips else 0.0, group(*drawn))

    def heading(self, text: str) -> Block:
        return Block(20.0, _line(text, 0, 13, fill=FAINT_INK, font_weight=700))

    # -- status -------------------------------------------------------------------------------------------------------

    def status(self) -> Block:
        view = self.view
        told = [
            self.say("label-tiles-left", count=view.pile),
            self.say("label-cards-left", count=view.action_pile),
            self.say("label-digs", count=view.digs),
        ]
        if view.score is not None:
            told.append(self.say("label-score", count=view.score))
        elif view.goal:
            told.append(self.say("label-goal", count=view.goal, least=EVERYONE_IN))
        lines = _set(told, int(self.width / 6.4))
        head = _line(self.say(f"label-phase-{view.phase}"), 0, 17, 19, font_weight=700, fill=INK)
        rest = (_line(line, 0, 36 + 16 * at, fill=FAINT_INK) for at, line in enumerate(lines))
        return Block(30.0 + 16 * len(lines), group(head, *rest, class_="status"))

    def gauges(self) -> Block:
        drawn = (self._gauge(scale, 30 * at) for at, scale in enumerate(self.view.scales))
        return Block(30.0 * len(self.view.scales) + 2, group(*drawn, class_="gauges"))

    def _gauge(self, scale: Scale, y: float) -> str:
        """Steps up to the red end; what has risen is filled."""
        left, most = 118.0, self.width - 118 - 44
        step, last = most / scale.end, scale.end - 1
        near = scale.end - scale.level <= 2
        boxes = (
            el(
                "rect", x=left + step * at + 1, y=y + 4, width=step - 2, height=16, rx=2,
                fill=SCALE_COLOUR[scale.name] if at < scale.level else "#f8d4ce" if at == last else PAPER,
                stroke=DANGER if at == last else EDGE, stroke_width=2 if at == last else 1,
            )
            for at in range(scale.end)
        )  # fmt: skip
        count, colour = f"{scale.level}/{scale.end}" + (" !" if near else ""), DANGER if near else INK
        return group(
            _line(self.say(f"scale-{scale.name}"), 0, y + 17, 13.5, fill=INK),
            *boxes,
            label(count, self.width, y + 17, 13.5, text_anchor="end", fill=colour, font_weight=700),
            class_=f"gauge {scale.name}" + (" danger" if near else ""),
        )

    # -- the tile in hand ---------------------------------------------------------------------------------------------

    def drawn(self) -> Block:
        """EX-13: the tile to lay, in each turn that can be chosen."""
        tile = self.view.drawn
        if tile is None:
            return Block()
        turns = sorted({int(move.split()[2][1:]) for move in self.view.legal if move.startswith("tile ")})
        text = f"{self.say('label-drawn')}: {self.say(f'shape-{tile.shape}')}"
        frame = el("rect", x=-50, y=-50, width=100, height=100, fill="none", stroke=CAN, stroke_width=5)
        shown = (
            group(
                face(turned(tile, turn // 90)),
                frame if turns else "",
                transform=move_to(34 + at * 76, 56, scale=0.64),
                class_="turn can" if turns else "turn",
                data_pick=picks(f"tile * r{turn}") if turns else None,
            )
            for at, turn in enumerate(turns or [0])
        )
        return Block(98.0, group(_line(text, 0, 14, 13.5, fill=INK, font_weight=700), *shown, class_="drawn"))

    # -- cavers -------------------------------------------------------------------------------------------------------

    def cavers(self) -> list[Block]:
        return [self._caver(seat, caver) for seat, caver in enumerate(self.view.cavers)]

    def _caver(self, seat: int, caver: Caver) -> Block:
        hand = self.chips([self._card(seat, card) for card in caver.hand], self.width - 14)
        top = 28.0 + (24 if any(caver.cubes.values()) else 0)
        height = top + hand.height + 6
        where = self._where(caver)
        name = self.words.player(seat, self.names)
        most = int((self.width - 50 - 7 * len(where)) / 9)
        name = name if len(name) <= most else name[: most - 1].rstrip() + "…"
        takes = any(move.startswith("give ") and move.endswith(f" p{seat + 1}") for move in self.view.legal)
        acting = seat in self.view.to_act
        head = group(
            el(
                "rect", width=self.width, height=height - 4, rx=7, fill="#fff4da" if acting else "#fbf5e6",
                stroke=CAN if takes else COLOURS[seat] if acting else "#d9c9a4", stroke_width=2 if acting else 1,
            ),
            mark(seat, 15, 14, 1.1),
            _line(name, 30, 19, 15, font_weight=700),
            label(where, self.width - 8, 19, 13, text_anchor="end", fill=FAINT_INK),
            class_="who" + (" can" if takes else ""),
            data_pick=picks(f"give * * p{seat + 1}") if takes else None,
        )  # fmt: skip
        held = group(hand.markup, transform=move_to(8, top))
        opacity = 0.55 if caver.out else None
        return Block(height, group(head, self._cubes(seat, caver), held, class_=f"panel seat-{seat}", opacity=opacity))

    def _where(self, caver: Caver) -> str:
        told = [self.say("label-out") if caver.out else caver.cell]
        if caver.depth is not None:
            told.append(self.say("label-depth", count=caver.depth))
        return " · ".join(told)

    def _cubes(self, seat: int, caver: Caver) -> str:
        found = []
        x = 18
        for resource, count in caver.cubes.items():
            if not count:
                continue
            pattern = f"give {resource} p{seat + 1} "
            can = any(move.startswith(pattern) for move in self.view.legal)
            found.append(
                group(
                    el("title", txt(f"{self.say(f'resource-{resource}')}: {count}")),
                    ART[f"resource-{resource}"].markup,
                    _line(f"×{count}", 12, 5, fill=INK) if count > 1 else "",
                    transform=move_to(x, 37),
                    class_="cube can" if can else "cube",
                    data_pick=picks(f"{pattern}*") if can else None,
                )
            )
            x += 46 if count > 1 else 27
        return group(*found, class_="cubes") if found else ""

    def _card(self, seat: int, card: str) -> Chip:
        mine = seat == self.view.seat
        pattern = f"exchange {card} * *" if mine else f"exchange * p{seat + 1} {card}"
        words = pattern.split()
        moves = [move.split() for move in self.view.legal if move.startswith("exchange ")]
        can = any(all(w in ("*", t) for w, t in zip(words, move, strict=True)) for move in moves)
        paper = CARD_PAPER[card.split("-", maxsplit=1)[0]]
        return Chip(self.say(f"card-{card}"), pattern if can else None, paper, "card", self.say(f"card-{card}.about"))

    # -- buttons ------------------------------------------------------------------------------------------------------

    def buttons(self) -> Block:
        """What can be done that is not a place on the map."""
        named = [(move, self._button(move)) for move in self.view.legal]
        return self.chips([Chip(text, move, "#e9f5e4", "button") for move, text in named if text is not None])

    def _button(self, move: str) -> str | None:
        word, *rest = move.split()
        if word in SIMPLE:
            return self.say(f"label-{word}")
        if word == "play":
            return self.say(f"card-{rest[0]}")
        if word == "discard":
            return self.say("label-discard", card=rest[0])
        return self.say(f"label-{word}", direction=rest[0]) if word in ("cross", "dig") else None

    # -- equipment ----------------------------------------------------------------------------------------------------

    def shelf(self) -> Block:
        """EX-8: what is packed lies open; what is not stays hidden, unless the team plays without a clock."""
        view = self.view
        packing, timed = view.step == "preparing", view.options["preparation-seconds"]
        chips, hidden = [], []
        for item in ITEMS:
            taken = item in view.taken
            pick = f"take {item}" if f"take {item}" in view.legal else None
            if taken or (packing and not timed):
                said, about = self.say(f"item-{item}"), self.say(f"item-{item}.about")
                chips.append(Chip(said, pick, "#f6d7b2" if taken else PAPER, "item", about, item in view.spent))
            if pick and timed:
                hidden.append(el("g", class_="unnamed", display="none", data_pick=pick))
        rows = self.chips(chips)
        note, top = "", 0.0
        if packing:
            left = len(ITEMS) - len(view.taken)
            note, top = _line(self.say("label-unknown", count=left), 0, 14, 14, fill=INK), 22.0
        shown = group(note, group(rows.markup, transform=move_to(0, top)), *hidden, class_="shelf")
        return Block(top + rows.height, shown)

    # -- objectives ---------------------------------------------------------------------------------------------------

    def objectives(self) -> list[Block]:
        view = self.view
        blocks = [
            self._objective(one, seat, (), pick=f"keep {at}" if seat == view.seat and view.legal else None)
            for seat, pair in enumerate(view.offered)
            for at, one in enumerate(pair, 1)
        ]
        kept = (self._objective(one.id, one.seat, one.found, done=one.done, lost=one.lost) for one in view.objectives)
        return [*blocks, *kept]

    def _objective(self, one: str, seat: int, found: tuple[str, ...], *, pick: str | None = None, done: bool = False,
                   lost: bool = False) -> Block:  # fmt: skip
        finds = self.view.finds[one]
        asked = ", ".join(self.say(f"find-{name}") for name in finds)
        lines = wrap(asked, int((self.width - 38 - 30 * len(finds)) / 6.2))
        height = 24.0 + 16 * (len(lines) + lost)
        stroke = 2.4 if pick else 1
        parts = [
            el("rect", width=self.width, height=height, rx=6, fill="#e3f0dc", stroke=CAN, stroke_width=stroke),
            mark(seat, 14, height / 2, 0.9),
            _line(self.say(f"objective-{one}"), 28, 17, 14, font_weight=600),
            *(_line(line, 28, 33 + 16 * at, fill=FAINT_INK) for at, line in enumerate(lines)),
            *(self._find(name, self.width - 18 - 30 * at, height / 2, name in found) for at, name in enumerate(finds)),
        ]
        if done:
            parts.append(label("✓", self.width - 34 - 30 * len(finds), 17, 12.5, fill=CAN))
        if lost:
            parts.append(_line(self.say("label-lost"), 28, height - 7, fill=DANGER))
        return Block(height + 5, group(*parts, class_="objective can" if pick else "objective", data_pick=pick))

    def _find(self, name: str, x: float, y: float, got: bool) -> str:
        about = el("title", txt(f"{self.say(f'find-{name}')}: {self.say(f'find-{name}.about')}"))
        paper, edge = ("#fff3c4", "#e09f1f") if got else (PAPER, EDGE)
        ring = el("circle", cx=x, cy=y, r=13, fill=paper, stroke=edge, stroke_width=2 if got else 1)
        return group(about, ring, ART.use(f"glyph-{name}", x, y, 0.95))

    # -- the account --------------------------------------------------------------------------------------------------

    def account(self) -> Block:
        outcome = self.view.outcome
        if outcome is None:
            return Block()
        told = []
        for line in outcome.breakdown:
            who = f"{self.words.player(line.seat, self.names)} – " if line.seat is not None else ""
            points = f"+{line.points} " if line.points else ""
            told.append(f"{who}{points}{self.words.say(line.text, self.names)}")
        lines = [part for text in told for part in wrap(text, int(self.width / 7.6))]
        shown = (_line(text, 0, 16 + 18 * at, 14.5, fill=INK) for at, text in enumerate(lines))
        return Block(18.0 * len(lines) + 6, group(*shown, class_="account"))


def _line(text: str, x: float, y: float, size: float = 13, **attributes: Attribute) -> str:
    return label(text, x, y, size, text_anchor="start", **attributes)


def _chip(x: float, y: float, wide: float, chip: Chip) -> str:
    can = chip.pick is not None
    edge, thick = (CAN, 2) if can else (EDGE, 1)
    return group(
        el("title", txt(chip.hint)) if chip.hint else "",
        el("rect", width=wide, height=CHIP, rx=6, fill=chip.paper, stroke=edge, stroke_width=thick),
        label(
            chip.text, wide / 2, CHIP / 2 + 4.5, CHIP_SIZE, fill=INK, font_weight=600 if can else None,
            text_decoration="line-through" if chip.struck else None,
        ),
        transform=move_to(x, y),
        class_=chip.classes + (" can" if can else ""),
        data_pick=chip.pick,
    )  # fmt: skip


def _set(parts: Sequence[str], most: int) -> list[str]:
    """Parts in lines of so many letters, with a dot between two on the same line."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]} · {part}"
        lines[-1:] = [longer] if len(longer) <= most else [lines[-1], part]
    return lines
