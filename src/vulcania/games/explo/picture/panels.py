"""What lies around the map: gauges, cavers with cubes and cards, the tile in hand, equipment, objectives, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import NamedTuple

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, txt
from vulcania.games.explo.components import EVERYONE_IN, ITEMS
from vulcania.games.explo.picture.drawings import ART, DANGER, INK, glyph
from vulcania.games.explo.picture.tiles import face, turned
from vulcania.games.explo.view import Caver, ExploView, Scale
from vulcania.words import Words

FAINT_INK = "#6b5b45"
CHIP, CHIP_SIZE = 25.0, 13.0
CARD_PAPER = {"falling": "#d7ecf7", "pass": "#f1dfbd", "easy": "#dff0d2", "dig": "#ead3b0"}
SCALE_COLOUR = {"management": "#8a5a20", "water": "#2f86c4", "co2": "#7b5ea7"}
SIMPLE = ("depart", "begin", "draw", "agree", "decline", "join", "remain", "mark", "leave", "stay", "end")
"""Moves that are a word of their own, and a button."""


class Block(NamedTuple):
    """A part of the page: its height, and how it is drawn at a place."""

    height: float
    paint: Callable[[float, float], str]


class Chip(NamedTuple):
    text: str
    pick: str | None = None
    paper: str = "#fffaf0"
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
        rows: list[tuple[float, float, float, Chip]] = []
        x = y = 0.0
        for chip in chips:
            wide = min(most, len(chip.text) * CHIP_SIZE * 0.59 + 18)
            if x and x + wide > most:
                x, y = 0.0, y + CHIP + 5
            rows.append((x, y, wide, chip))
            x += wide + 6

        def paint(left: float, top: float) -> str:
            return group(*(self._chip(left + x, top + y, wide, chip) for x, y, wide, chip in rows))

        return Block(y + CHIP + 4 if chips else 0.0, paint)

    def _chip(self, x: float, y: float, wide: float, chip: Chip) -> str:
        can = chip.pick is not None
        return group(
            el("title", txt(chip.hint)) if chip.hint else "",
            el(
                "rect", width=wide, height=CHIP, rx=6, fill=chip.paper, stroke="#3a8f5c" if can else "#b9a67f",
                stroke_width=2 if can else 1,
            ),
            label(
                chip.text, wide / 2, CHIP / 2 + 4.5, CHIP_SIZE, fill=INK, font_weight=600 if can else None,
                text_decoration="line-through" if chip.struck else None,
            ),
            transform=move_to(x, y),
            class_=chip.classes + (" can" if can else ""),
            data_pick=chip.pick,
        )  # fmt: skip

    def heading(self, text: str) -> Block:
        return Block(20.0, lambda x, y: self._line(text, x, y + 13, fill=FAINT_INK, font_weight=700))

    @staticmethod
    def _line(text: str, x: float, y: float, size: float = 13, **attributes: Attribute) -> str:
        return label(text, x, y, size, text_anchor="start", **attributes)

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

        def paint(x: float, y: float) -> str:
            head = label(
                self.say(f"label-phase-{view.phase}"), x, y + 17, 19, text_anchor="start", font_weight=700, fill=INK
            )
            rest = [
                label(line, x, y + 36 + 16 * at, 13, text_anchor="start", fill=FAINT_INK)
                for at, line in enumerate(lines)
            ]
            return group(head, *rest, class_="status")

        return Block(30.0 + 16 * len(lines), paint)

    def gauges(self) -> Block:
        def paint(x: float, y: float) -> str:
            drawn = (self._gauge(scale, x, y + 30 * at) for at, scale in enumerate(self.view.scales))
            return group(*drawn, class_="gauges")

        return Block(30.0 * len(self.view.scales) + 2, paint)

    def _gauge(self, scale: Scale, x: float, y: float) -> str:
        """Steps up to the red end; what has risen is filled."""
        left, most = 118.0, self.width - 118 - 44
        step = most / scale.end
        near = scale.end - scale.level <= 2
        boxes = [
            el(
                "rect", x=x + left + step * at + 1, y=y + 4, width=step - 2, height=16, rx=2,
                fill=SCALE_COLOUR[scale.name] if at < scale.level else "#f8d4ce" if at == scale.end - 1 else "#fffaf0",
                stroke=DANGER if at == scale.end - 1 else "#b9a67f",
                stroke_width=2 if at == scale.end - 1 else 1,
            )
            for at in range(scale.end)
        ]  # fmt: skip
        count = f"{scale.level}/{scale.end}" + (" !" if near else "")
        return group(
            label(self.say(f"scale-{scale.name}"), x, y + 17, 13.5, text_anchor="start", fill=INK),
            *boxes,
            label(
                count, x + self.width, y + 17, 13.5, text_anchor="end", fill=DANGER if near else INK, font_weight=700
            ),
            class_=f"gauge {scale.name}" + (" danger" if near else ""),
        )

    # -- the tile in hand ---------------------------------------------------------------------------------------------

    def drawn(self) -> Block:
        """EX-13: the tile to lay, in each turn that can be chosen."""
        tile = self.view.drawn
        if tile is None:
            return Block(0.0, _nothing)
        turns = sorted({int(move.split()[2][1:]) for move in self.view.legal if move.startswith("tile ")})
        text = f"{self.say('label-drawn')}: {self.say(f'shape-{tile.shape}')}"

        def paint(x: float, y: float) -> str:
            parts = [label(text, x, y + 14, 13.5, text_anchor="start", fill=INK, font_weight=700)]
            for at, turn in enumerate(turns or [0]):
                frame = el("rect", x=-50, y=-50, width=100, height=100, fill="none", stroke="#3a8f5c", stroke_width=5)
                pick = picks(f"tile * r{turn}") if turns else None
                parts.append(
                    group(
                        face(turned(tile, turn // 90)),
                        frame if turns else "",
                        transform=move_to(x + 34 + at * 76, y + 56, scale=0.64),
                        class_="turn can" if turns else "turn",
                        data_pick=pick,
                    )
                )
            return group(*parts, class_="drawn")

        return Block(98.0, paint)

    # -- cavers -------------------------------------------------------------------------------------------------------

    def cavers(self) -> list[Block]:
        return [self._caver(seat, caver) for seat, caver in enumerate(self.view.cavers)]

    def _caver(self, seat: int, caver: Caver) -> Block:
        view = self.view
        hand = self.chips([self._card(seat, card) for card in caver.hand], self.width - 14)
        has_cubes = any(caver.cubes.values())
        height = 28.0 + (24 if has_cubes else 0) + hand.height + 6
        where = self._where(caver)
        name = self.words.player(seat, self.names)
        most = int((self.width - 50 - 7 * len(where)) / 9)
        name = name if len(name) <= most else name[: most - 1].rstrip() + "…"
        takes = any(move.startswith("give ") and move.endswith(f" p{seat + 1}") for move in view.legal)

        def paint(x: float, y: float) -> str:
            acting = seat in view.to_act
            box = el(
                "rect", x=x, y=y, width=self.width, height=height - 4, rx=7, fill="#fff4da" if acting else "#fbf5e6",
                stroke="#3a8f5c" if takes else COLOURS[seat] if acting else "#d9c9a4", stroke_width=2 if acting else 1,
            )  # fmt: skip
            head = group(
                box,
                mark(seat, x + 15, y + 14, 1.1),
                label(name, x + 30, y + 19, 15, text_anchor="start", font_weight=700),
                label(where, x + self.width - 8, y + 19, 13, text_anchor="end", fill=FAINT_INK),
                class_="who" + (" can" if takes else ""),
                data_pick=picks(f"give * * p{seat + 1}") if takes else None,
            )
            parts = [head]
            if has_cubes:
                parts.append(self._cubes(seat, caver, x + 18, y + 37))
            parts.append(hand.paint(x + 8, y + 28 + (24 if has_cubes else 0)))
            return group(*parts, class_=f"panel seat-{seat}", opacity=0.55 if caver.out else None)

        return Block(height, paint)

    def _where(self, caver: Caver) -> str:
        told = [self.say("label-out") if caver.out else caver.cell]
        if caver.depth is not None:
            told.append(self.say("label-depth", count=caver.depth))
        return " · ".join(told)

    def _cubes(self, seat: int, caver: Caver, x: float, y: float) -> str:
        found = []
        for resource, count in caver.cubes.items():
            if not count:
                continue
            pattern = f"give {resource} p{seat + 1} "
            can = any(move.startswith(pattern) for move in self.view.legal)
            found.append(
                group(
                    el("title", txt(f"{self.say(f'resource-{resource}')}: {count}")),
                    ART[f"resource-{resource}"].markup,
                    label(f"×{count}" if count > 1 else "", 12, 5, 13, text_anchor="start", fill=INK),
                    transform=move_to(x, y),
                    class_="cube can" if can else "cube",
                    data_pick=picks(f"{pattern}*") if can else None,
                )
            )
            x += 46 if count > 1 else 27
        return group(*found, class_="cubes")

    def _card(self, seat: int, card: str) -> Chip:
        mine = seat == self.view.seat
        pattern = f"exchange {card} * *" if mine else f"exchange * p{seat + 1} {card}"
        words = pattern.split()
        moves = [move for move in self.view.legal if move.startswith("exchange ")]
        can = any(all(w in ("*", t) for w, t in zip(words, move.split(), strict=True)) for move in moves)
        paper = CARD_PAPER[card.split("-", maxsplit=1)[0]]
        hint = self.say(f"card-{card}.about")
        return Chip(self.say(f"card-{card}"), pattern if can else None, paper, "card", hint)

    # -- buttons ------------------------------------------------------------------------------------------------------

    def buttons(self) -> Block:
        """What can be done that is not a place on the map."""
        chips = []
        for move in self.view.legal:
            text = self._button(move)
            if text is not None:
                chips.append(Chip(text, move, "#e9f5e4", "button"))
        return self.chips(chips)

    def _button(self, move: str) -> str | None:
        word, *rest = move.split()
        if word in SIMPLE:
            return self.say(f"label-{word}")
        if word == "play":
            return self.say(f"card-{rest[0]}")
        if word == "discard":
            return self.say("label-discard", card=rest[0])
        if word in ("cross", "dig"):
            return self.say(f"label-{word}", direction=rest[0])
        return None

    # -- equipment ----------------------------------------------------------------------------------------------------

    def shelf(self) -> Block:
        """EX-8: what is packed lies open; what is not stays hidden, unless the team plays without a clock."""
        view = self.view
        chips = []
        for item in ITEMS:
            taken, packing = item in view.taken, view.step == "preparing"
            can = f"take {item}" in view.legal
            if taken or (packing and not view.options["preparation-seconds"]):
                about = self.say(f"item-{item}.about")
                used = item in view.spent
                paper = "#f6d7b2" if taken else "#fffaf0"
                chips.append(
                    Chip(self.say(f"item-{item}"), f"take {item}" if can else None, paper, "item", about, used)
                )
        hidden = [
            el("g", class_="unnamed", display="none", data_pick=f"take {item}")
            for item in ITEMS
            if f"take {item}" in view.legal and view.options["preparation-seconds"]
        ]
        rows = self.chips(chips)
        left = len(ITEMS) - len(view.taken)
        note = self.say("label-unknown", count=left) if view.step == "preparing" else ""
        top = 22.0 if note else 0.0

        def paint(x: float, y: float) -> str:
            said = label(note, x, y + 14, 14, text_anchor="start", fill=INK) if note else ""
            return group(said, rows.paint(x, y + top), *hidden, class_="shelf")

        return Block(top + rows.height, paint)

    # -- objectives ---------------------------------------------------------------------------------------------------

    def objectives(self) -> list[Block]:
        view = self.view
        blocks = []
        for seat, pair in enumerate(view.offered):
            for at, one in enumerate(pair, 1):
                pick = f"keep {at}" if seat == view.seat and f"keep {at}" in view.legal else None
                blocks.append(self._objective(one, seat, (), pick=pick))
        return blocks + [
            self._objective(kept.id, kept.seat, kept.found, done=kept.done, lost=kept.lost) for kept in view.objectives
        ]

    def _objective(self, one: str, seat: int, found: tuple[str, ...], *, pick: str | None = None, done: bool = False,
                   lost: bool = False) -> Block:  # fmt: skip
        finds = self.view.finds[one]
        asked = ", ".join(self.say(f"find-{name}") for name in finds)
        lines = wrap(asked, int((self.width - 38 - 30 * len(finds)) / 6.2))
        height = 24.0 + 16 * (len(lines) + lost)
        middle = height / 2

        def paint(x: float, y: float) -> str:
            parts = [
                el(
                    "rect", x=x, y=y, width=self.width, height=height, rx=6, fill="#e3f0dc",
                    stroke="#3a8f5c", stroke_width=2.4 if pick else 1,
                ),
                mark(seat, x + 14, y + middle, 0.9),
                label(self.say(f"objective-{one}"), x + 28, y + 17, 14, text_anchor="start", font_weight=600),
                *(self._line(line, x + 28, y + 33 + 16 * at, 13, fill=FAINT_INK) for at, line in enumerate(lines)),
            ]  # fmt: skip
            for at, name in enumerate(finds):
                cx = x + self.width - 18 - 30 * at
                got = name in found
                ring = el(
                    "circle", cx=cx, cy=y + middle, r=13, fill="#fff3c4" if got else "#fffaf0",
                    stroke="#e09f1f" if got else "#b9a67f", stroke_width=2 if got else 1,
                )  # fmt: skip
                about = el("title", txt(f"{self.say(f'find-{name}')}: {self.say(f'find-{name}.about')}"))
                parts.append(group(about, ring, glyph(name, cx, y + middle, 0.95)))
            if done:
                parts.append(label("✓", x + self.width - 34 - 30 * len(finds), y + 17, 12.5, fill="#3a8f5c"))
            if lost:
                parts.append(self._line(self.say("label-lost"), x + 28, y + height - 7, 13, fill=DANGER))
            return group(*parts, class_="objective can" if pick else "objective", data_pick=pick)

        return Block(height + 5, paint)

    # -- the account --------------------------------------------------------------------------------------------------

    def account(self) -> Block:
        outcome = self.view.outcome
        if outcome is None:
            return Block(0.0, _nothing)
        told = []
        for line in outcome.breakdown:
            who = f"{self.words.player(line.seat, self.names)} – " if line.seat is not None else ""
            points = f"+{line.points} " if line.points else ""
            told.append(f"{who}{points}{self.words.say(line.text, self.names)}")
        lines = [part for text in told for part in wrap(text, int(self.width / 7.6))]

        def paint(x: float, y: float) -> str:
            return group(
                *(self._line(text, x, y + 16 + 18 * at, 14.5, fill=INK) for at, text in enumerate(lines)),
                class_="account",
            )

        return Block(18.0 * len(lines) + 6, paint)


def _set(parts: Sequence[str], most: int) -> list[str]:
    """Parts in lines of so many letters, with a dot between two on the same line."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]} · {part}"
        lines[-1:] = [longer] if len(longer) <= most else [lines[-1], part]
    return lines


def _nothing(_x: float, _y: float) -> str:
    return ""
