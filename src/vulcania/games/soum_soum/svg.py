"""Soum Soum as a picture-book page: the sea, the hand, what lies beside it, and the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, picture, txt
from vulcania.games.soum_soum.art import INK, INK_OF, SHADE, defs, scenery, use
from vulcania.games.soum_soum.describe import describe, place_in_words, player_in_words
from vulcania.games.soum_soum.sea import CENTRE, COUNTED, PATTERNS, SIDE
from vulcania.games.soum_soum.shapes import GOLD, classes, crown, fit, frame, heading, panel
from vulcania.games.soum_soum.state import DIVERS
from vulcania.games.soum_soum.view import Card, Place, SoumSoumView
from vulcania.words import Words

Block = tuple[float, Callable[[float, float], str]]
"""A part of the page beside or below the sea: its height, and how to draw it at a place."""


def draw(view: SoumSoumView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``).
    """
    return _Page(view, words, names, narrow, headed).picture()


class _Page:
    def __init__(self, view: SoumSoumView, words: Words, names: Sequence[str], narrow: bool, headed: bool) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.narrow = narrow
        self.headed = headed
        self.cell, self.gap = (70.0, 4.0) if narrow else (128.0, 8.0)
        self.prompt_size, self.prompt = self._prompt_lines()
        heading = 0.0 if not headed else 32 + 17.0 * len(self.prompt) if narrow else 64.0
        self.left, self.top = (20.0, 30 + heading) if narrow else (46.0, 38 + heading)
        self.side = 370.0 if narrow else 412.0
        """How wide the blocks beside or below the sea are."""
        self.legal = frozenset(view.legal)
        self.last_cells = {event.data["cell"] for event in view.recent if "cell" in event.data}
        self.just_dived = {event.data["cell"] for event in view.recent if event.kind == "dive"}
        self.divers: list[str] = []
        """Drawn last and in the page's own coordinates, so that a page can let them glide to their cards."""

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    # -- the page -----------------------------------------------------------------------------------------------------

    def picture(self) -> str:
        blocks, at = self._blocks()
        below = max(y + height for (height, _), (_, y) in zip(blocks, at, strict=True))
        width, height = (390.0, below + 46) if self.narrow else (1200.0, self.top + 698)
        return picture(
            width,
            height,
            scenery(width, height),
            self._prompt(width) if self.headed else "",
            self._edges(),
            group(*(self._place(at, place) for at, place in enumerate(self.view.sea)), class_="sea"),
            *(paint(x, y) for (_, paint), (x, y) in zip(blocks, at, strict=True)),
            group(*self.divers, class_="divers"),
            title=f"{self.say('title')} – {self.say('label-turn', turn=self.view.turn, turns=self.view.turns)}",
            description=describe(self.view, self.words, self.names),
            defs=defs(self.view.seats),
            class_="board soum-soum" + (" narrow" if self.narrow else ""),
            fill=INK,
        )

    def _blocks(self) -> tuple[list[Block], list[tuple[float, float]]]:
        """What lies beside the sea, from top to bottom, and where."""
        players, beside, legend = self._players(), self._beside(), self._legend()
        own = self._account() if self.view.outcome else self._hand()
        own_first = [own, beside, players, legend] if self.narrow else [players, beside, legend, own]
        blocks = [block for block in own_first if block[0]]
        y = self.top + SIDE * (self.cell + self.gap) + 14 if self.narrow else self.top - 10
        space = 14.0
        if not self.narrow and len(blocks) > 1:
            space = (self.top + SIDE * (self.cell + self.gap) - y - sum(h for h, _ in blocks)) / (len(blocks) - 1)
        at = []
        for height, _ in blocks:
            at.append((10.0 if self.narrow else 752.0, y))
            y += height + space
        return blocks, at

    def _prompt_lines(self) -> tuple[float, list[str]]:
        """What is to be done now, in letters as large as the page allows."""
        text = self.words.say(self.view.prompt, self.names)
        if self.narrow:
            return 14.5, wrap(text, 38)
        return (22.0, [text]) if len(text) <= 64 else (18.5, wrap(text, 78))

    def _prompt(self, width: float) -> str:
        turn = self.say("label-turn", turn=self.view.turn, turns=self.view.turns)
        size, lines = self.prompt_size, self.prompt
        if self.narrow:
            height, first, last = 10 + 17.0 * (len(lines) + 1), 26.0, 26 + 17.0 * len(lines)
            after = label(turn, 20, last, 13, text_anchor="start")
        else:
            height, first = 52.0, 34 + size * 0.35 - (len(lines) - 1) * size * 0.6
            after = label(turn, width - 26, 40, 18, text_anchor="end")
        text = (
            label(line, 20, first + n * size * 1.18, size, text_anchor="start", font_weight="bold")
            for n, line in enumerate(lines)
        )
        return group(panel(8, 8, width - 16, height, 16, class_="banner"), *text, after, class_="now")

    def _edges(self) -> str:
        """Column letters above, row numbers to the left, as moves are written."""
        step, size = self.cell + self.gap, 14.0 if self.narrow else 20.0
        middle = self.cell / 2
        columns = (label("abcde"[n], self.left + n * step + middle, self.top - 8, size) for n in range(SIDE))
        rows = (
            label(n + 1, self.left - (10 if self.narrow else 20), self.top + n * step + middle + size * 0.35, size)
            for n in range(SIDE)
        )
        return group(*columns, *rows, class_="edges", font_weight="bold", aria_hidden="true")

    # -- the sea ------------------------------------------------------------------------------------------------------

    def _corner(self, at: int) -> tuple[float, float]:
        row, column = divmod(at, SIDE)
        step = self.cell + self.gap
        return self.left + column * step, self.top + row * step

    def _place(self, at: int, place: Place) -> str:
        if at == CENTRE:
            return self._submarine(at)
        if place.card is None:
            return self._water(at, place)
        can = f"dive {place.name}" in self.legal
        if place.diver is not None:
            self._stand(place, place.diver, *self._corner(at))
        return self._card(
            place.card,
            self._corner(at),
            self.cell,
            self._worth(place, can),
            told=place_in_words(place, self.words, self.names),
            can=can,
            last=place.name in self.last_cells,
            id=f"card-{place.name}",
            data_pick=picks(f"dive {place.name}"),
            data_place=place.name,
        )

    def _water(self, at: int, place: Place) -> str:
        x, y = self._corner(at)
        can = any(move.endswith(f" {place.name}") for move in self.legal if move.startswith("place"))
        bubbles = (
            el("circle", cx=cx, cy=cy, r=r, fill="none", stroke="#ffffff", stroke_width=2.5, opacity=0.7)
            for cx, cy, r in ((40, 58, 6), (55, 46, 9), (52, 70, 4))
        )
        return group(
            el("title", txt(self.say("sea-water", cell=place.name))),
            frame("#b5ecea", can) if can else frame("#ffffff", can, fill_opacity=0.2, stroke_dasharray="7 7"),
            *bubbles,
            id=f"place-{place.name}",
            class_="place",
            data_pick=picks(f"place * {place.name}"),
            data_place=place.name,
            transform=move_to(x, y, scale=self.cell / 100),
        )

    def _submarine(self, at: int) -> str:
        x, y = self._corner(at)
        can = "stay" in self.legal
        stayed = any(event.kind == "stay" for event in self.view.recent)
        text = self.say("label-stay")
        ribbon = group(
            el("rect", x=-4, y=75, width=108, height=22, rx=11, fill=INK),
            label(text, 50, 90.5, min(14.5, 165 / len(text)), fill="#ffffff", font_weight="bold"),
        )
        return group(
            el("title", txt(text if can else self.say("label-submarine"))),
            frame("#c9f3f5", can, stayed),
            use("submarine", 48, 46 if can else 52, 0.98),
            ribbon if can else "",
            id="submarine",
            class_=classes("submarine", last=stayed),
            data_pick=picks("stay"),
            transform=move_to(x, y, scale=self.cell / 100),
        )

    def _worth(self, place: Place, can: bool) -> str:
        """What a diver is worth: firm where one stands, faint where one could go now."""
        if place.diver is None and not can:
            return ""
        colour = INK if place.diver is None else COLOURS[place.diver]
        faint = place.diver is None
        return group(
            el("circle", cx=83, cy=83, r=12.5 if faint else 14.5, fill="#ffffff", fill_opacity=0.8 if faint else 1,
               stroke=colour, stroke_width=2 if faint else 4, stroke_dasharray="4 3.5" if faint else None),
            label(place.worth, 83, 88.5 if faint else 90, 16 if faint else 20, font_weight="bold"),
            class_="worth",
        )  # fmt: skip

    def _stand(self, place: Place, seat: int, x: float, y: float) -> None:
        scale = self.cell / 100
        fresh = place.name in self.just_dived
        piece = f"diver-p{seat + 1}-{self.view.divers_left[seat] + 1}" if fresh else f"diver-{place.name}"
        self.divers.append(self._diver(seat, x + 26 * scale, y + 97 * scale, 0.98 * scale, piece, fresh))

    def _diver(self, seat: int, x: float, y: float, scale: float, piece: str, last: bool = False) -> str:
        return use(f"diver-{seat}", x, y, scale, id=piece, class_=classes("diver", last=last), pointer_events="none")

    def _card(
        self, card: Card, corner: tuple[float, float], size: float, *extras: str,
        told: str, can: bool, last: bool = False, kind: str = "", **attributes: Attribute,
    ) -> str:  # fmt: skip
        wave = "M16 90 q8.5 -5 17 0 t17 0 t17 0 t17 0"
        return group(
            el("title", txt(told)),
            frame(SHADE[card.animal], can, last),
            el("path", d=wave, fill="none", stroke="#ffffff", stroke_width=3, stroke_linecap="round"),
            use(card.animal, 55, 55, 0.92),
            use(card.scores, 6, 6),
            *extras,
            class_=classes(f"card {kind}".strip(), last=last),
            transform=move_to(*corner, scale=size / 100),
            **attributes,
        )

    # -- beside the sea -----------------------------------------------------------------------------------------------

    def _numbered(self, card: Card, number: int, x: float, y: float, size: float, where: str, move: str) -> str:
        """A card that is chosen by its number."""
        pattern = f"{move} {number} *" if move == "place" else f"{move} {number}"
        can = any(legal.startswith(f"{move} {number}") for legal in self.legal)
        corner = group(
            el("circle", cx=87, cy=14, r=12, fill=INK),
            label(number, 87, 20, 17, fill="#ffffff", font_weight="bold"),
        )
        return self._card(
            card,
            (x, y),
            size,
            corner,
            told=self.say(f"{where}-card", number=number, animal=card.animal, pattern=card.scores),
            can=can,
            kind=where,
            id=f"{where}-{number}",
            data_pick=picks(pattern),
        )

    def _hand(self) -> Block:
        if self.view.seat is None:
            return 0, lambda _x, _y: ""
        size = 118.0 if self.narrow else 132.0
        step = (self.side - size) / 2

        def paint(x: float, y: float) -> str:
            cards = (
                self._numbered(card, n + 1, x + n * step, y + 28, size, "hand", "place")
                for n, card in enumerate(self.view.hand)
            )
            return group(heading(self.say("label-hand"), x, y + 18), *cards, class_="hand")

        return 28 + size, paint

    def _beside(self) -> Block:
        """The pile, and the open market where there is one (SS-18)."""
        size = 84.0 if self.narrow else 94.0
        step = (self.side - size) / 3

        def paint(x: float, y: float) -> str:
            count = self.say("label-pile-count", count=self.view.pile)
            stack = (use("back", x + 3 * n, y + 28 - 2 * n, size / 100 - 0.06) for n in range(min(3, self.view.pile)))
            cards = (
                self._numbered(card, n + 1, x + (n + 1) * step, y + 28, size, "market", "take")
                for n, card in enumerate(self.view.market)
            )
            has_market = bool(self.view.options["open-market"])
            beside = (
                [heading(self.say("label-market"), x + step, y + 18)]
                if has_market
                else [label(count, x + step, y + 28 + size / 2 + 6, 18, text_anchor="start")]
            )
            badge = group(
                el("circle", cx=x + size / 2 + 2, cy=y + 22 + size / 2, r=size * 0.19, fill="#ffffff"),
                label(self.view.pile, x + size / 2 + 2, y + 22 + size * 0.575, size * 0.22, font_weight="bold"),
                class_="pile-count",
            )  # fmt: skip
            pile = group(el("title", txt(count)), *stack, badge, id="pile", class_="pile")
            return group(heading(self.say("label-pile"), x, y + 18), pile, *beside, *cards, class_="beside")

        return 28 + size, paint

    def _legend(self) -> Block:
        third, size = self.side / 3, 12.5 if self.narrow else 15.0

        def paint(x: float, y: float) -> str:
            parts = [panel(x, y, self.side, 62, 16)]
            for n, pattern in enumerate(PATTERNS):
                wide = {"around": 30, "row": 46, "column": 14}[pattern]
                tall = {"around": 30, "row": 14, "column": 50}[pattern]
                left = x + n * third + (8, 0, 16)[n]
                text = wrap(self.say(f"pattern-{pattern}"), 11, break_long_words=False)
                parts.append(use(pattern, left, y + 31 - tall / 2, 0.78))
                parts += [
                    label(line, left + wide + 6, y + size * 0.33 + 31 + (i - (len(text) - 1) / 2) * size * 1.15, size,
                          text_anchor="start", fill=INK_OF[COUNTED[pattern]])
                    for i, line in enumerate(text)
                ]  # fmt: skip
            return group(*parts, class_="legend")

        return 62, paint

    # -- the players --------------------------------------------------------------------------------------------------

    def _players(self) -> Block:
        columns = 2 if self.narrow else 1
        width = (self.side - 8 * (columns - 1)) / columns
        height = 66.0 if self.narrow else {2: 96.0, 3: 80.0}.get(self.view.seats, 66.0)
        rows = -(-self.view.seats // columns)

        def paint(x: float, y: float) -> str:
            panels = (
                self._player(seat, x + seat % columns * (width + 8), y + seat // columns * (height + 8), width, height)
                for seat in range(self.view.seats)
            )
            return group(*panels, class_="players")

        return rows * height + (rows - 1) * 8, paint

    def _player(self, seat: int, x: float, y: float, width: float, height: float) -> str:
        view = self.view
        active = seat in view.to_act
        won = view.outcome is not None and seat in view.outcome.winners
        radius = 20 if self.narrow else 25
        left, right, middle = x + (38 if self.narrow else 56), x + width - radius - 8, y + height / 2
        name, size = fit(self.words.player(seat, self.names), right - radius - left - 4, 16 if self.narrow else 21)
        arrow = el("path", d="M0 -9 L14 0 L0 9 Z", fill=COLOURS[seat], transform=move_to(x - 5, middle), class_="turn")
        return group(
            el("title", txt(player_in_words(view, seat, self.words, self.names))),
            panel(x, y, width, height, 16, stroke=GOLD if won else COLOURS[seat],
                   stroke_width=5 if won or active else 0, class_="panel"),
            arrow if active else "",
            mark(seat, x + (21 if self.narrow else 30), middle, 1.6 if self.narrow else 2.2),
            label(name, left, y + height * 0.36, size, text_anchor="start", font_weight="bold"),
            *self._aboard(seat, left, y + height - 6, height / 66),
            el("circle", cx=right, cy=middle, r=radius, fill="#ffe08a" if won else "#fff3c4"),
            label(view.worth[seat], right, middle + radius * 0.4, radius * 1.1, font_weight="bold"),
            crown(right, middle - radius - 2) if won else "",
            id=f"player-p{seat + 1}",
            class_=classes("player", active=active, winner=won),
        )  # fmt: skip

    def _aboard(self, seat: int, left: float, ground: float, scale: float) -> list[str]:
        """The divers that wait, standing in a row, and rings where the others stood."""
        step = 18.0 if self.narrow else 25.0 * scale
        waiting = self.view.divers_left[seat]
        for n in range(waiting):
            x = left + 9 + n * step
            self.divers.append(self._diver(seat, x, ground, 0.56 * scale, f"diver-p{seat + 1}-{n + 1}"))
        ring: dict[str, Attribute] = {
            "r": 4,
            "fill": "none",
            "stroke": COLOURS[seat],
            "stroke_width": 1.5,
            "opacity": 0.6,
        }
        return [el("circle", cx=left + 9 + n * step, cy=ground - 8, **ring) for n in range(waiting, DIVERS)]

    def _account(self) -> Block:
        """SS-16: every point of the end, diver by diver."""
        outcome = self.view.outcome
        assert outcome is not None
        height = 34.0

        def paint(x: float, y: float) -> str:
            parts = [panel(x, y, self.side, height * self.view.seats + 12, 16)]
            step = (self.side - 98) / DIVERS
            for seat in range(self.view.seats):
                base = y + 29 + seat * height
                lines = [line for line in outcome.breakdown if line.seat == seat and line.where]
                parts.append(mark(seat, x + 20, base - 6, 1.3))
                for n, line in enumerate(lines):
                    parts.append(label(line.where[0], x + 42 + n * step, base, 14, text_anchor="start"))
                    parts.append(
                        label(line.points, x + 42 + n * step + 20, base, 20, text_anchor="start", font_weight="bold")
                    )
                parts.append(label(f"= {outcome.scores[seat]}", x + self.side - 14, base, 20, text_anchor="end",
                                   font_weight="bold"))  # fmt: skip
            return group(*parts, class_="tally")

        return height * self.view.seats + 12, paint
