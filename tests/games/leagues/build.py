"""Positions for tests: a table whose sea, grids and hands can be laid as a test needs them."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.core.registry import game
from vulcania.games._ocean.helm import PLACE_SEEN, PLACES, SEEN_NAMES, TURN_OF
from vulcania.games._ocean.tokens import numbers
from vulcania.games.leagues.box import ACTIONS, Contents
from vulcania.games.leagues.moves import GRID, SQUARES, VOCABULARY
from vulcania.games.leagues.position import EMPTY
from vulcania.games.leagues.state import LeaguesState
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

    def __init__(self, seats: int = 2, seed: int = 1, **options: object) -> None:
        state = GAME.start(GAME.setup(seats, seed, options))
        assert isinstance(state, LeaguesState)
        self.state = state
        self.state.order = list(range(seats))
        self.state.to_act = (0,)
        self.events: list[Event] = []

    # -- laying things ------------------------------------------------------------------------------------------------

    def clear_sea(self) -> Table:
        self.state.ocean = [EMPTY] * PLACES
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
            at = SQUARES.index(name)
            assert at is not None
            self.state.grids[GRID * seat + at] = which
        return self

    def hand(self, seat: int, *cards: int, sailors: int = 2) -> Table:
        self.state.hands[seat] = sum(1 << card - 1 for card in cards)
        self.state.sailors[seat] = sailors
        return self

    def holds(self, seat: int, *actions: str, fresh: bool = False) -> Table:
        for name in actions:
            kind = ACTIONS.index(name)
            self.state.pile.remove(kind)
            self.state.held[len(ACTIONS) * seat + kind] += 1
            self.state.fresh[len(ACTIONS) * seat + kind] += fresh
        return self

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
        return self.state.why_not(move, seat)

    # -- looking ------------------------------------------------------------------------------------------------------

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
        at = SQUARES.index(name)
        assert at is not None
        return self.state.grids[GRID * seat + at]

    def tokens(self) -> tuple[int, ...]:
        return numbers(self.state.order)

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def full_row(table: Table, seat: int, row: int = 1) -> Table:
    """Three chips that score nothing in the first round: pictures of the third."""
    for column, face in zip("abc", ("vulcania", "octopus", "shoal"), strict=True):
        table.grid(seat, **{f"{column}{row}": chip(face, 3, "green", nth=row - 1)})
    return table
