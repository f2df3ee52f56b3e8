"""A table to try rules at: positions arranged by hand, chip by chip, without anything appearing or vanishing."""

from __future__ import annotations

import pytest

from vulcania.core.errors import IllegalMove
from vulcania.core.event import Event, Log
from vulcania.core.match import Match, new
from vulcania.core.outcome import Line
from vulcania.games._ocean.components import FREE, NONE, held, replaced, special
from vulcania.games._ocean.moves import SEEN_NAMES
from vulcania.games._ocean.rules.helm import PLACE_SEEN, TURN_OF
from vulcania.games.miles.components import ARROW, COLOURS, FACES, SEAL, SIGNS, SPECIALS, STAR, Contents
from vulcania.games.miles.moves import SQUARE_NAMES, VOCABULARY
from vulcania.games.miles.state import MilesState
from vulcania.games.miles.view import MilesView


class Table:
    """A match whose position is arranged; seat 0 holds number chip 1 unless said."""

    def __init__(self, seats: int = 2, seed: int = 1, *, calm: bool = True, **options: object) -> None:
        self.match: Match = new("miles", seats, seed, options)
        assert isinstance(self.match.state, MilesState)
        self.state: MilesState = self.match.state
        self.state.order = tuple(range(seats))
        if calm:
            self.calm()
        self.ask()

    @property
    def contents(self) -> Contents:
        return self.state.contents

    def calm(self) -> None:
        """Lets only plain pictures lie in the ocean, so that nothing happens that a test did not arrange."""
        state = self.state
        for place, chip in enumerate(state.ocean):
            stack = state.stacks[self.contents.stack_of[place]]
            if self.contents.role[chip] >= SEAL:
                plain = next(at for at, other in enumerate(stack) if self.contents.role[other] < SEAL)
                state.ocean[place], stack[plain] = stack[plain], chip

    def ask(self) -> None:
        """What was arranged may have changed what can be laid."""
        state = self.state
        if not all(state.laid):
            seat = next(seat for seat in state.order if not state.laid[seat])
            state.to_act, state.moves = (seat,), state.choices(seat)

    # -- arranging ----------------------------------------------------------------------------------------------------

    def find(self, face: str, colour: str | None = None, *signs: str) -> int:
        """A chip that lies in a stack, else one in the ocean."""
        contents, state = self.contents, self.state
        lying = [chip for stack in state.stacks for chip in stack] + [chip for chip in state.ocean if chip != FREE]
        for chip in lying:
            if FACES[contents.role[chip]] != face or (colour and COLOURS[contents.colour[chip]] != colour):
                continue
            if not signs or tuple(SIGNS[sign] for sign in contents.signs[chip]) == signs:
                return chip
        raise AssertionError(f"no {colour or ''} {face} {signs} is left")

    def place(self, name: str) -> int:
        return PLACE_SEEN[TURN_OF[self.state.position]][SEEN_NAMES.names.index(name)]

    def lay(self, name: str, face: str | None, colour: str | None = None, *signs: str) -> int:
        """Put a chip on a place as people name it now; the one that lay there goes where the new one came from."""
        state, place = self.state, self.place(name)
        old = state.ocean[place]
        if face is None:
            if old != FREE:
                state.gone |= 1 << old
            state.ocean[place] = FREE
            state.opened &= ~(1 << place)
            return FREE
        colour = colour or COLOURS[self.contents.stack_of[place] % 2]
        if old != FREE and FACES[self.contents.role[old]] == face and not signs:
            return old
        chip = self.find(face, colour, *signs)
        self._replace(chip, old)
        state.ocean[place] = chip
        return chip

    def own(self, seat: int, square: str, face: str, colour: str | None = None, *signs: str) -> int:
        """Put a chip on a square of a scoreboard."""
        chip = self.find(face, colour, *signs)
        self._replace(chip, FREE)
        self.state.boards[seat][SQUARE_NAMES.names.index(square)] = chip
        return chip

    def _replace(self, chip: int, other: int) -> None:
        state = self.state
        for stack in state.stacks:
            if chip in stack:
                stack.remove(chip)
                if other != FREE:
                    stack.insert(0, other)
                return
        state.ocean[state.ocean.index(chip)] = other

    def turn_star(self, name: str) -> None:
        """A red star that has been found there."""
        self.lay(name, "star", "blue")
        place = self.place(name)
        self.state.stars += (place,)
        self.state.opened |= 1 << place
        self.ask()

    def hold(self, seat: int, name: str) -> None:
        """Give a special card to a player, as if taken in an earlier turn."""
        state, card = self.state, SPECIALS.index(name)
        if state.top == card:
            state.top = state.pile.pop()
        else:
            state.pile.remove(card)
        state.held = replaced(state.held, seat, state.held[seat] + special(card))
        self.ask()

    def hold_all(self, seat: int) -> None:
        """Give all special cards of the pile to a player."""
        state = self.state
        cards = sum(special(card) for card in (state.top, *state.pile) if card != NONE)
        state.held = replaced(state.held, seat, state.held[seat] + cards)
        state.top, state.pile = NONE, []

    def top(self, name: str) -> None:
        """Make this the face-up action card."""
        state, card = self.state, SPECIALS.index(name)
        if state.top != card:
            at = state.pile.index(card)
            state.pile[at], state.top = state.top, card

    # -- playing and looking ------------------------------------------------------------------------------------------

    def do(self, *moves: str) -> Log:
        """Moves by whoever is to act, and all that happened."""
        told: list[Event] = []
        for move in moves:
            told += self.match.play(move)
        return told

    @property
    def legal(self) -> list[str]:
        return self.match.legal()

    @property
    def actor(self) -> int:
        return self.state.to_act[0]

    def refusal(self, move: str) -> tuple[str, str]:
        """The rule and the key of the reason with which a move is refused."""
        with pytest.raises(IllegalMove) as caught:
            self.match.play(move)
        return caught.value.rule, caught.value.message.key

    def board(self, seat: int) -> dict[str, str]:
        """What lies on a scoreboard."""
        chips = zip(SQUARE_NAMES.names, self.state.boards[seat], strict=True)
        return {name: FACES[self.contents.role[chip]] for name, chip in chips if chip != FREE}

    def at(self, name: str) -> str | None:
        chip = self.state.ocean[self.place(name)]
        return None if chip == FREE else FACES[self.contents.role[chip]]

    def holds(self, seat: int) -> set[str]:
        return {name for at, name in enumerate(SPECIALS) if held(self.state.held[seat], at)}

    @property
    def shown(self) -> str | None:
        return None if self.state.top == NONE else SPECIALS[self.state.top]

    def open(self, name: str) -> bool:
        return bool(self.state.opened >> self.place(name) & 1)

    def view(self, seat: int | None) -> MilesView:
        view = self.match.game.view(self.state, seat)
        assert isinstance(view, MilesView)
        return view

    def breakdown(self) -> tuple[Line, ...]:
        return self.match.game.breakdown(self.state)

    def preview(self, move: str) -> tuple[str, dict[str, str | int]]:
        told = self.match.game.preview(self.state, VOCABULARY.parse(move), self.actor)
        assert told is not None
        return told.key, told.args


def kinds(log: Log) -> list[str]:
    return [event.kind for event in log]


def staying(face: int) -> bool:
    return face in (ARROW, STAR)
