"""The voyage in the terminal: the chart and the instruments, or the hunt; in 80 columns, or in 60."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vulcania.games.voyage.components import DESTINATIONS, LETTERS, ZONES
from vulcania.games.voyage.describe import Voice
from vulcania.games.voyage.view import HuntView, VoyageView
from vulcania.games.voyage.view.box import Card, Prey, name_of, square_at
from vulcania.games.voyage.view.forecast import Forecast
from vulcania.terminal import Look
from vulcania.words import Words

ROWS = 11
"""How much of the chart a low screen shows: so many rows, around the ship."""
ASIDE, WIDEST_ASIDE = 25, 40
WIDE = 80
"""So wide is a screen that has room for the players beside the chart."""
FIELD = 7
"""How wide a square of the hunt is: a sign, and the figures of six hunters."""

WATER = {
    "light": Style.parse("#0d2b33 on #a8d4d4"),
    "dark": Style.parse("#e8f4f4 on #3f7d9a"),
    "corridor-light": Style.parse("#4c5f58 on #d3e6dc"),
    "corridor-dark": Style.parse("#24373a on #8db1b2"),
}
OCTOPUS = Style.parse("bold #ffffff on #a8485e")
MARK = Style.parse("bold #23303a on #f3e7cf")
SHIP = Style.parse("bold #ffffff on #23303a")
OFFER = Style.parse("bold #7a2a00 on #ffd9a8")
SIGNS = {
    "ship": ("◄►", "<>"), "medium": (". ", ". "), "great": ("~ ", "~ "), "half": ("◤ ", "/ "),
    "vulcania": ("/\\", "/\\"), "warship": ("w!", "w!"), "whirlpool": ("@ ", "@ "), "octopus": ("%%", "%%"),
    "arm": ("% ", "% "),
}  # fmt: skip
"""Each thing on the chart in two signs, and in two of ASCII."""
MARKS = {"w": "warship", "V": "vulcania", "x": "whirlpool", "o": "octopus", "t": "arm"}
STYLES = {
    "ship": SHIP,
    "medium": WATER["light"],
    "great": WATER["dark"],
    "half": WATER["dark"],
    "octopus": OCTOPUS,
}
LAMP = {
    "blue": Style.parse("#ffffff on #2b6cb0"),
    "yellow": Style.parse("#23303a on #f0c22e"),
    "red": Style.parse("#ffffff on #c8342b"),
}
INK = {"red": "bold red", "green": "bold green", "blue": "bold blue", "": "bold"}


def show(view: VoyageView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    """What a seat may know, as something to print."""
    return _Screen(view, words, names, look).everything()


def lists_moves(view: VoyageView) -> bool:
    """A pilot finds the moves on the board, numbered, each with what it would register and light up."""
    return view.hunt is None and bool(view.legal)


class _Screen(Voice):
    def __init__(self, view: VoyageView, words: Words, names: Sequence[str], look: Look) -> None:
        super().__init__(view, words, names)
        self.look = look
        self.wide = look.width >= WIDE

    def everything(self) -> RenderableType:
        hunt = self.view.hunt
        if hunt is None:
            offers = (self._offer(number, seen) for number, seen in enumerate(self.view.forecasts, 1))
            legend = () if self.look.low else (self._legend(),)
            return Group(self._with_players(self._chart()), *legend, self._instruments(), *offers)
        ground = self._with_players(self._ground(hunt))
        rows: list[RenderableType] = [ground, *(self._prey(n, prey) for n, prey in enumerate(hunt.preys, 1))]
        if hunt.laid:
            rows.append(self._table(hunt))
        if hunt.hand:
            rows.append(self._cards(self.say("label-hand"), hunt.hand, numbered=True))
        return Group(*rows, self._piles(hunt))

    def _with_players(self, board: Text) -> RenderableType:
        if not self.wide:
            return Group(board, self._players(self.look.width))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        room = self.look.width - max(line.cell_len for line in board.split()) - 2
        aside = min(max(room, ASIDE), WIDEST_ASIDE)
        table.add_column(width=aside)
        table.add_row(board, self._players(aside))
        return table

    def _chart(self) -> Text:
        view = self.view
        columns, rows = len(view.chart.water[0]), len(view.chart.water)
        ship_column, ship_row = square_at(view.ship)
        shown = ROWS if self.look.low else rows
        top = min(max(ship_row - shown // 2, 0), max(rows - shown, 0))
        offers: dict[str, list[int]] = {}
        for number, seen in enumerate(view.forecasts, 1):
            offers.setdefault(seen.square, []).append(number)
        text = Text("   " + "".join(f"{chr(ord('a') + n)} " for n in range(columns)) + "\n", "dim")
        for row in range(top, min(top + shown, rows)):
            text.append(f"{row + 1:>2} ", "dim")
            for column in range(columns):
                here = (column, row) == (ship_column, ship_row)
                text.append_text(self._square(column, row, here, offers.get(name_of(column, row), [])))
            text.append("\n")
        text.rstrip()
        return text

    def _square(self, column: int, row: int, ship: bool, offers: list[int]) -> Text:
        """Two signs: what lies there, over the colour of the water. Where one can sail, the number that the move has
        in the list; at either depth, both numbers."""
        if ship:
            return Text(self._sign("ship"), SHIP)
        if offers:
            return Text(("" if len(offers) > 1 else " ") + "".join(map(str, offers)), OFFER)
        mark, zone = self.view.chart.mark(column, row), self.view.chart.zone(column, row)
        if mark == "*":
            return Text(LETTERS[ZONES.index(zone)].upper() + "*", MARK)
        if mark in MARKS:
            return Text(self._sign(MARKS[mark]), OCTOPUS if mark in "ot" else MARK)
        depth = self._depth(column, row)
        style = WATER[("corridor-" if zone == "corridor" else "") + ("light" if depth == "medium" else "dark")]
        return Text("  " if zone == "corridor" and depth != "half" else self._sign(depth), style)

    def _depth(self, column: int, row: int) -> str:
        sign = self.view.chart.water[row][column]
        return "half" if sign.isdigit() else "great" if sign.isupper() else "medium"

    def _sign(self, name: str) -> str:
        return self.look.pick(*SIGNS[name])

    def _legend(self) -> Text:
        """What the signs of the chart mean."""
        zones = [(f"{LETTERS[at].upper()}*", MARK, f"zone-{zone}") for at, zone in enumerate(ZONES[:DESTINATIONS])]
        signs = [(self._sign(name), STYLES.get(name, MARK), f"legend-{name}") for name in SIGNS if name != "arm"]
        text = Text()
        used = 0
        for sign, style, key in [*zones, *signs, (" 1", OFFER, "legend-move")]:
            entry = Text.assemble((f"{sign:<2}", style), (f" {self.say(key)}", "dim"))
            if used and used + 2 + entry.cell_len > self.look.width:
                text.append("\n")
                used = 0
            text.append("  " if used else "").append_text(entry)
            used += entry.cell_len + (2 if used else 0)
        return text

    def _instruments(self) -> Text:
        """One line: destination, dashboard, counter and lamps, watch."""
        view = self.view
        arrow = self.look.pick("→", "->")
        text = Text(" ")
        if view.adventure:
            text.append(f"{self.say('label-alert')} {self.say(f'zone-{view.adventure}')}  ", "bold red")
        elif view.target:
            text.append(f"{arrow} {self.say(f'zone-{view.target}')} ({view.aim})  ", "bold")
        if view.heading:
            depth = "surface" if view.surfaced else view.depth
            text.append(f"{self.say('label-route')} {view.route} ", "bold")
            text.append(f"({self.say(f'direction-{view.heading}.short')}, {self.say(f'depth-{depth}.short')})  ")
        text.append(f"{view.leagues:05d} ", "bold reverse")
        for key, colour in (("navigation", view.navigation), ("events", view.events)):
            text.append(" ")
            text.append(f" {self.say(f'{key}-{colour}')} ", LAMP[colour])
        full, empty = self.look.pick("●", "*"), self.look.pick("○", "o")
        return text.append("  " + full * view.tokens + empty * (4 - view.tokens), "blue")

    def _offer(self, number: int, seen: Forecast) -> Text:
        """A possible move, what it registers and lights up, and what follows; numbered for whoever may choose it."""
        text = Text(f"{number:>3} " if self.view.legal else "    ", "cyan")
        text.append(f"{self._written(seen):<{max(map(len, map(self._written, self.view.forecasts))) + 1}}", "bold")
        text.append(f"{seen.leagues:>6} ")
        for key, colour in (("navigation", seen.navigation), ("events", seen.events)):
            if colour:
                text.append(" ")
                text.append(f" {self.say(f'{key}-{colour}'):<6}", LAMP[colour])
        surfaces = self.wide and seen.surfaces and not self.view.surfaced
        note = self.note(seen) or (self.say("note-surfaces") if surfaces else "")
        if self.wide or not note:
            gain = self.say(f"gain-{seen.gain}") if seen.gain != "end" else self.say("note-end")
            text.append(f"  {gain}", "bold yellow" if seen.gain == "guinea" else "")
        return text.append(f"  {note}", "bold red" if seen.alert else "bold") if note else text

    def _written(self, seen: Forecast) -> str:
        """A move as it can be typed, in as few words of the language as say it."""
        verb = self.say("move-sail", direction=seen.direction, depth=seen.depth).split()[0].casefold()
        return f"{verb} {self.say(f'direction-{seen.direction}.short')} {self.say(f'depth-{seen.depth}.short')}"

    def _ground(self, hunt: HuntView) -> Text:
        """The zone: preys by number, figures by their marks."""
        left, top, columns, rows = self.view.chart.extent(hunt.zone)
        numbers = {prey.square: n for n, prey in enumerate(hunt.preys, 1)}
        title = f"{self.say(f'zone-{hunt.zone}')}, {self.say(f'label-hunt-{hunt.kind}')}"
        text = Text(f"   {title}\n", "bold")
        text.append("   " + "".join(f"{name_of(left + n, 0)[0]:<{FIELD}}" for n in range(columns)) + "\n", "dim")
        for row in range(top, top + rows):
            text.append(f"{row + 1:>2} ", "dim")
            for column in range(left, left + columns):
                text.append_text(self._field(hunt, column, row, numbers))
            text.append("\n")
        text.rstrip()
        return text

    def _field(self, hunt: HuntView, column: int, row: int, numbers: dict[str, int]) -> Text:
        square = name_of(column, row)
        sign = self.view.chart.water[row][column]
        deep = sign.isupper() or (sign.isdigit() and (column + row) % 2 == 0)
        prey = f"[{numbers[square]}]" if square in numbers else ""
        ship = self.look.pick("◄►", "<>") if square == hunt.ship else ""
        here = [seat for seat, where in enumerate(hunt.figures) if where == square]
        style = MARK if prey else WATER["dark" if deep else "light"]
        shown = prey or ship or ("~" if deep else ".")
        if len(shown) + len(here) > FIELD:  # a crowd: the number without its brackets, the ship's bow alone
            shown = shown.strip("[]")[0]
        text = Text(shown, style)
        for seat in here:
            text.append(self.look.mark(seat), self.look.style(seat) + Style(reverse=True))
        text.append(" " * (FIELD - text.cell_len), style)
        return text

    def _prey(self, number: int, prey: Prey) -> Text:
        text = Text(f" [{number}] ", MARK)
        text.append(f" {self.prey_name(prey)} {prey.square}", "bold")
        return text.append(f" ({prey.points}){self.say('colon')} {self.takes(prey)}", "default")

    def _face(self, card: Card) -> str:
        name = self.say(f"card-{card.kind}")
        return f"{name} {card.number}" if card.number else name

    def _cards(self, heading: str, cards: Sequence[Card], *, numbered: bool = False) -> Text:
        text = Text(f" {heading}{self.say('colon')} ", "bold")
        used = text.cell_len
        for n, card in enumerate(cards, 1):
            entry = Text.assemble((f"{n} " if numbered else "", "dim"), (self._face(card), INK[card.colour]))
            if card.colour:
                entry.append(f" ({self.say(f'colour-{card.colour}')})", "dim")
            if used + entry.cell_len > self.look.width:  # a card stays in one piece
                text.append("\n ")
                used = 1
            text.append_text(entry).append("  ")
            used += entry.cell_len + 2
        text.rstrip()
        return text

    def _table(self, hunt: HuntView) -> Text:
        return Text("\n").join(
            self._cards(f"{self.look.mark(laid.seat)} {self.name(laid.seat)}", laid.cards) for laid in hunt.laid
        )

    def _piles(self, hunt: HuntView) -> Text:
        text = Text(f" {self.say('stock-in-words', count=hunt.stock)}")
        if hunt.open is not None:
            text.append(" ").append_text(self._cards(self.say("label-open"), [hunt.open]))
        return text

    def _players(self, width: int) -> Text:
        view = self.view
        text = Text()
        room = max(width - 12, 12)  # besides marks, roles and points
        for seat in range(view.seats):
            won = view.outcome is not None and seat in view.outcome.winners
            pointer = self.look.pick("▶", ">") if seat in view.to_act[:1] else self.look.pick("★", "*") if won else " "
            roles = ("N" if seat == view.captain else "") + ("P" if seat == view.pilot else "")
            name = set_cell_size(self.name(seat), room).rstrip()
            text.append(f"{pointer} {self.look.mark(seat)} {name}", self.look.style(seat))
            text.append(f" {roles}  {view.points[seat]}", "bold").append("\n" if self.wide else " ")
            text.append_text(self._purse(seat))
        return text.append(f"{self.say('label-legend')}", "dim")

    def _purse(self, seat: int) -> Text:
        view, hunt = self.view, self.view.hunt
        if view.out[seat]:
            return Text(f"    {self.say('label-out')}\n", "dim")
        text = Text(f"    {view.guineas[seat]}×5" if self.look.unicode else f"    {view.guineas[seat]}x5")
        text.append(f" + {sum(prey.points for prey in view.trophies[seat])}")
        if hunt is not None:
            caught = sum(points for who, _, points in hunt.catches if who == seat)
            text.append(f" + {caught}" if caught else "")
            text.append(
                f"  [{hunt.hand_sizes[seat]}]" if hunt.hunting[seat] else f"  {self.say('label-retired')}", "dim"
            )
            if hunt.bare[seat] and hunt.hunting[seat] and seat != view.seat:  # VO-16: nobody is reminded of the own one
                text.append(f" {self.say('label-bare')}", "bold red")
        return text.append("\n")
