"""A hunt as it lies on the table: hands, stock and discards, preys and figures, and what everyone may know of them."""

from __future__ import annotations

from typing import NamedTuple, Self

from vulcania.core.chance import Chance
from vulcania.games.voyage.components import COMPASS, HAND, JOKERS, KINDS, NONE, UNDERWATER, VARIED, Parts, Prey
from vulcania.games.voyage.rules.courses import courses

TURN, STEPPING, CONTEST, FINAL, LAST, OVER = range(6)
"""A turn begins; a card was taken and the figure may move; others answer a set; the last round; the last hunter."""


class Laid(NamedTuple):
    """A set on the table."""

    seat: int
    strength: int
    faces: tuple[int, ...]


class Catch(NamedTuple):
    seat: int
    prey: int
    square: int


class Hunt:
    """What there is, who knows what of it, and how it is copied; how it is played is in ``hunting``."""

    __slots__ = (
        "acted", "answering", "bare", "catches", "discarder", "discards", "figures", "final", "hands", "helmets",
        "hunting", "known", "laid", "open_card", "open_run", "order", "parts", "phase", "preys", "rules", "ship",
        "spent", "steps", "stock", "to_act", "turn",
    )  # fmt: skip

    def __init__(
        self,
        parts: Parts,
        order: tuple[int, ...],
        ship: int,
        heading: int,
        drawn: list[int],
        chance: Chance,
        *,
        helmets: bool = False,
        rules: int = 2,
        seats: int = 0,
    ) -> None:
        """``order``: the hunters, the first to play first. ``drawn``: the preys turned up, in order (VO-17).

        ``seats``: how many sit at the table, where some of them have left the game (VO-42).
        """
        chart = parts.chart
        self.parts = parts
        self.steps = courses(parts).steps
        self.order = list(order)
        self.ship = ship
        seats = max(seats, *(seat + 1 for seat in order))
        # VO-15
        prow = chart.near[ship][heading]
        self.figures = [NONE] * seats
        for seat in order:
            self.figures[seat] = prow if prow >= 0 else ship
        self.preys = _placed(parts, ship, drawn)
        """Which prey lies on which square."""
        # VO-18
        self.stock = list(parts.deck.cards)
        chance.shuffle(self.stock)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        for _ in range(HAND):
            for seat in order:
                self.hands[seat].append(self.stock.pop())
        for hand in self.hands:
            hand.sort()
        self.known: list[list[int]] = [[] for _ in range(seats)]
        """The part of each hand that everyone saw being taken."""
        self.open_card = NONE
        """The card that the turn before discarded and that may still be taken (VO-21)."""
        self.discarder = NONE
        self.discards: list[int] = []
        """All discards but the open one, retired hunters' hands among them: they lie open, out of reach (VO-25)."""
        self.spent: list[int] = []
        """Cards laid: out of this hunt (VO-24)."""
        self.hunting = [seat in order for seat in range(seats)]
        self.catches: list[Catch] = []
        self.open_run = 0
        """Turns in a row that took a discard (VO-41)."""
        self.laid: list[Laid] = []
        self.answering: list[int] = []
        self.final: list[int] | None = None
        """Who may still lay in the last round, once it has begun (VO-26)."""
        # VO-16
        self.helmets = helmets and self.kind == UNDERWATER
        self.bare = [self.helmets] * seats
        self.rules = rules
        self.acted = [False] * seats
        """Who has done something bare that everyone saw, and may be called out for it."""
        self.phase = TURN
        self.turn = self.order[0]
        self.to_act: tuple[int, ...] = (self.turn,)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def zone(self) -> int:
        return self.parts.chart.zone[self.ship]

    @property
    def kind(self) -> int:
        """Underwater or on the surface."""
        return self.parts.chart.hunts[self.zone]

    def prey_under(self, seat: int) -> Prey | None:
        at = self.preys.get(self.figures[seat])
        return None if at is None else self.parts.preys[at]

    def best(self) -> int:
        """The strength that an answer must beat (VO-22)."""
        return max((laid.strength for laid in self.laid), default=-1)

    def exposed(self) -> list[int]:
        """VO-16: the hunters who may be called out."""
        return [s for s in self.order if self.hunting[s] and self.bare[s] and self.acted[s]] if self.helmets else []

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Deal anew what this seat cannot know: the others' hands but for cards taken openly, and the stock."""
        hidden = list(self.stock)
        for other in self.order:
            if other != seat:
                hidden += self._unknown(other)
        hidden.sort()
        chance.shuffle(hidden)
        for other in self.order:
            if other != seat:
                count = len(self.hands[other]) - len(self.known[other])
                self.hands[other] = sorted(self.known[other] + [hidden.pop() for _ in range(count)])
        self.stock = hidden

    def _unknown(self, seat: int) -> list[int]:
        rest = list(self.hands[seat])
        for face in self.known[seat]:
            rest.remove(face)
        return rest

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.parts = self.parts
        twin.steps = self.steps
        twin.order = self.order[:]
        twin.ship = self.ship
        twin.figures = self.figures[:]
        twin.preys = self.preys.copy()
        twin.stock = self.stock[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [known[:] for known in self.known]
        twin.open_card = self.open_card
        twin.discarder = self.discarder
        twin.discards = self.discards[:]
        twin.spent = self.spent[:]
        twin.hunting = self.hunting[:]
        twin.catches = self.catches[:]
        twin.open_run = self.open_run
        twin.laid = self.laid[:]
        twin.answering = self.answering[:]
        twin.final = None if self.final is None else self.final[:]
        twin.helmets = self.helmets
        twin.bare = self.bare[:]
        twin.rules = self.rules
        twin.acted = self.acted[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.to_act = self.to_act
        return twin

    def cards(self) -> list[int]:
        """Every card, wherever it lies."""
        cards = [*self.stock, *self.discards, *self.spent]
        cards += [face for hand in self.hands for face in hand]
        cards += [face for laid in self.laid for face in laid.faces]
        return cards if self.open_card == NONE else [*cards, self.open_card]

    def seen_discards(self) -> list[int]:
        """The discards that lie open, the last one on top; the one that may be taken is shown apart."""
        return self.discards if self.open_card == NONE or self.phase == TURN else [*self.discards, self.open_card]

    def said(self, face: int) -> dict[str, str | int]:
        """A card as events name it."""
        deck = self.parts.deck
        return {"card": KINDS[deck.kind[face]], "number": deck.number[face]}

    def said_set(self, faces: tuple[int, ...], prey: Prey) -> dict[str, str | int]:
        """A set as sentences name it: what its cards stand for, how many jokers help, what its numbers add up to."""
        deck = self.parts.deck
        real = {KINDS[deck.kind[face]] for face in faces if deck.kind[face] < JOKERS}
        alike = len(real) == 1 and any(takes.kind != VARIED for takes in prey.takes)
        return {
            "count": len(faces),
            "weapon": real.pop() if alike else "varied",
            "jokers": sum(deck.kind[face] >= JOKERS for face in faces),
            "sum": sum(deck.number[face] for face in faces),
        }


def _placed(parts: Parts, ship: int, drawn: list[int]) -> dict[int, int]:
    """VO-17: the square of each prey. Where one lies already, the later goes to the next free direction clockwise."""
    near = parts.chart.near
    preys: dict[int, int] = {}
    for which in drawn:
        at = parts.preys[which].at
        # A winding way like N+SE leads to only four squares, however it is turned: single steps lead to eight
        for way in (at, at[:1]):
            turned = (reached(near, ship, way, turn) for turn in range(len(COMPASS)))
            square = next((square for square in turned if square not in preys), NONE)
            if square != NONE:
                preys[square] = which
                break
    return preys


def reached(near: tuple[tuple[int, ...], ...], ship: int, way: tuple[int, ...], turn: int) -> int:
    for direction in way:
        ship = near[ship][(direction + turn) % len(COMPASS)]
    return ship
