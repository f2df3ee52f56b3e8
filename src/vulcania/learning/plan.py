"""A plan of learning, told without loading what carries it out: the command knows what it usually is."""

from __future__ import annotations

from typing import NamedTuple

ONLOOKERS = 4
"""At one decision of so many the net also learns what the match is worth to a seat that waits."""


class Plan(NamedTuple):
    """How to learn."""

    matches: int = 4096
    steps: int = 64
    """Decisions in every match before the net is mended."""
    rounds: int = 1000
    epochs: int = 1
    pieces: int = 64
    discount: float = 0.95
    """λ: how far a later judgement mends an earlier one."""
    clip: float = 0.2
    rate: float = 1.5e-3
    last_rate: float = 5e-5
    entropy: float = 0.01
    last_entropy: float = 0.001
    average: float = 0.99
    """How much of the running average of the weights, which is what plays, stays at each round."""

    @property
    def most_pieces(self) -> int:
        """In each there is somebody who looks on."""
        return self.matches // ONLOOKERS * self.steps


USUAL = Plan()
