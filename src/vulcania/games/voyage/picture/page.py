"""What every part of the picture is drawn with: the page, its inks, its drawings, and letters that fit."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.drawing.art import art
from vulcania.games.voyage.describe import Voice
from vulcania.games.voyage.view import HuntView, VoyageView
from vulcania.words import Words

ART = art(__package__)

PAPER, INK, CREAM, GLOW = "#f6e7c8", "#2a1c14", "#fdf6e3", "#e8730c"
RED, GREEN, BLUE, GOLD = "#cf4a2a", "#3f8f5a", "#2f6fa8", "#f0b62f"
ALARM, BRASS = "#b0321a", "#ead7ab"
"""A red that can be read on paper, and what instruments are set in."""
SERIES = {"underwater": BLUE, "surface": GOLD, "none": "#8c9aa0"}
TITLES = "Fraunces, Georgia, Times New Roman, serif"


class Page(Voice):
    """The view being drawn."""

    def __init__(
        self, view: VoyageView, words: Words, names: Sequence[str], *, narrow: bool = False, low: bool = False
    ) -> None:
        super().__init__(view, words, names)
        self.narrow, self.low = narrow, low
        self.small = narrow or low
        """A telephone: what is drawn is shown at about the size that it is drawn in."""
        self.least = 11.4 if self.small else 15.0
        """Letters that are still 11 pixels high: a wide page is shown at three quarters of the size it is drawn in."""
        self.legal = frozenset(view.legal)

    @property
    def hunt(self) -> HuntView:
        """For what is drawn in a hunt only."""
        assert self.view.hunt is not None
        return self.view.hunt

    def happened(self, *kinds: str) -> bool:
        return any(event.kind in kinds for event in self.view.recent)

    def zone(self, zone: str) -> str:
        return lettered(zone, self.words)

    def point(self, direction: str) -> str:
        """A direction's letters as the language writes them; ``S+SE`` is two of them."""
        return "+".join(self.say(f"direction-{part}.short") for part in direction.split("+"))


def lettered(zone: str, words: Words) -> str:
    """A zone's name, with a place where it may be broken if it is one long word."""
    parted = f"lettering-{zone}"
    return words.say(parted if words.has(parted) else f"zone-{zone}")


def fit(text: str, width: float, size: float, least: float = 11.4) -> tuple[str, float]:
    """A text that fits: in smaller letters, and cut short where even those are too long."""
    broad = 0.58
    """How wide a letter is, on average, in the broadest of the fonts that may be used."""
    size = max(min(size, width / (max(len(text), 1) * broad)), least)
    room = max(int(width / (size * broad) + 0.01), 2)
    return (text if len(text) <= room else text[: room - 1].rstrip() + "…"), size


def fit_all(texts: Sequence[str], width: float, size: float, least: float = 11.4) -> tuple[list[str], float]:
    """Texts that belong together, in letters of one size."""
    size = min(fit(text, width, size, least)[1] for text in texts)
    return [fit(text, width, size, least)[0] for text in texts], size
