"""Positions for tests: a table whose sea, grids and hands can be laid as a test needs them."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.core.outcome import Line
from vulcania.core.registry import game
from vulcania.games._ocean.components import FREE, NONE, PLACES, Chip, held, replaced, special
from vulcania.games._ocean.moves import SEEN_NAMES
from vulcania.games._ocean.rules.helm import PLACE_SEEN, TURN_OF
from vulcania.games.leagues.components import SPECIALS, Contents
from vulcania.games.leagues.moves import SQUARE_NAMES, VOCABULARY
from vulcania.games.leagues.state import LeaguesState
from vulcania.games.leagues.view import LeaguesView
from vulcania.words.message import Message

GAME = game("leagues")


def box() -> Contents:
    contents = GAME.standard[1]
    assert isinstance(contents, Contents)
    return contents


def chip(face: str, round_: int = 1, colour: str = "white", depth: int | None = None, nth: int = 0) -> int:
    """One of the box's chips."""
    found = [
        at
        for at, one in enumerate(box().chips)
        if (one.face, box().round_of[at], one.colour) == (face, round_ - 1, colour)
        and depth in (None, -box().ring_of[at])
    ]
    return found[nth]


def biscuit(number: int) -> int:
    return next(at for at, one in enumerate(box().chips) if one.number == number)


class Table:
    """A match in which things can be laid by hand; seats act in the order 0, 1, 2 … unless told otherwise."""

    def __init__(self, seats: int = 2, seed: int = 1, rules: int | None = None, **options: object) -> None:
        state = GAME.start(GAME.setup(seats, seed, options, rules=rules))
        assert isinstance(state, LeaguesState)
        self.state = state
        self.state.order = tuple(range(seats))
        self.state.to_act = (0,)
        self.events: list[Event] = []

    # -- laying things ------------------------------------------------------------------------------------------------

    def clear_sea(self) -> Table:
        self.state.ocean = [FREE] * PLACES
        self.state.opened = 0
        return self

    def sea(self, hidden: bool = False, **places: int) -> Table:
        """Chips in the ocean, by where they are seen now; ``n_1`` stands for ``n-1``."""
        for name, which in places.items():
            at = self.place(name.replace("_", "-"))
            self.state.ocean[at] = which
            self.state.opened = self.state.opened & ~(1 << at) if hidden else self.state.opened | 1 << at
        return self

    def grid(self, seat: int, **squares: int) -> Table:
        for name, which in squares.items():
            at = SQUARE_NAMES.index(name)
            assert at is not None
            self.state.boards[seat][at] = which
        return self

    def hand(self, seat: int, *cards: int, sailors: int = 2) -> Table:
        self.state.hands[seat] = sum(1 << card - 1 for card in cards)
        self.state.sailors = replaced(self.state.sailors, seat, sailors)
        return self

    def holds(self, seat: int, *actions: str, fresh: bool = False) -> Table:
        for name in actions:
            kind = SPECIALS.index(name)
            pile = self.pile
            pile.remove(kind)
            self.lay_pile(*pile)
            self.state.held = replaced(self.state.held, seat, self.state.held[seat] + special(kind))
            if fresh:
                self.state.fresh = replaced(self.state.fresh, seat, self.state.fresh[seat] + special(kind))
        return self

    def lay_pile(self, *kinds: int) -> Table:
        """The action cards that nobody has seen yet, the open one last."""
        self.state.pile, self.state.top = list(kinds[:-1]), kinds[-1] if kinds else NONE
        return self

    @property
    def pile(self) -> list[int]:
        """All action cards in the pile, the used ones first, the open one last."""
        state = self.state
        return [*reversed(state.under), *state.pile, *([state.top] if state.top != NONE else [])]

    def ready(self) -> Table:
        """After things were laid by hand: what is legal now."""
        self.state.moves = self.state.choices(self.state.to_act[0])
        return self

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, *notations: str) -> list[Event]:
        """Play legal moves; what the last one led to."""
        log: list[Event] = []
        for notation in notations:
            move = VOCABULARY.parse(notation)
            seat = self.state.to_act[0]
            assert move in self.state.legal(seat), f"{notation} is not among {self.legal()}"
            log = []
            self.state.play(move, seat, log)
            self.events += log
        return log

    def refused(self, notation: str) -> tuple[str, Message]:
        move = VOCABULARY.parse(notation)
        seat = self.state.to_act[0]
        assert move not in self.state.legal(seat), f"{notation} is legal"
        return GAME.why_not(self.state, move, seat)

    def preview(self, notation: str) -> Message | None:
        return GAME.preview(self.state, VOCABULARY.parse(notation), self.state.to_act[0])

    def breakdown(self) -> tuple[Line, ...]:
        return GAME.breakdown(self.state)

    # -- looking ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> LeaguesView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, LeaguesView)
        return view

    def grid_of(self, seat: int) -> list[Chip]:
        """The chips that a view shows on a grid."""
        rows = self.view(0).players[seat].rows
        return [square.chip for row in rows for square in row.squares if square.chip is not None]

    def rows(self, seat: int) -> tuple[int, ...]:
        """What a view says of the rows so far: what they scored, or are worth."""
        view = self.view(0)
        rows = view.players[seat].rows[: view.round]
        return tuple(row.now if row.scored is None else row.scored for row in rows)

    def held(self, seat: int) -> list[str]:
        """The action cards of a seat, fresh ones included."""
        cards = self.state.held[seat]
        return [name for kind, name in enumerate(SPECIALS) for _ in range(held(cards, kind))]

    def legal(self) -> list[str]:
        return VOCABULARY.notations(self.state.legal(self.state.to_act[0])) if self.state.to_act else []

    def words(self) -> set[str]:
        return {notation.split()[0] for notation in self.legal()}

    def place(self, name: str) -> int:
        index = SEEN_NAMES.index(name)
        assert index is not None
        return PLACE_SEEN[TURN_OF[self.state.position]][index]

    def at(self, name: str) -> int:
        """What lies in the ocean at a place as it is seen now."""
        return self.state.ocean[self.place(name)]

    def square(self, seat: int, name: str) -> int:
        at = SQUARE_NAMES.index(name)
        assert at is not None
        return self.state.boards[seat][at]

    def tokens(self) -> tuple[int, ...]:
        return tuple(self.state.order.index(seat) + 1 for seat in range(self.state.seats))

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def full_row(table: Table, seat: int, row: int = 1) -> Table:
    """Three chips that score nothing in the first round: pictures of the third."""
    for column, face in zip("abc", ("vulcania", "octopus", "shoal"), strict=True):
        table.grid(seat, **{f"{column}{row}": chip(face, 3, "green", nth=row - 1)})
    return table
