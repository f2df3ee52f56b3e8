"""The table in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vulcania.games.explo.view import ExploView, Placed
from vulcania.words import Words


def describe(view: ExploView, words: Words, names: Sequence[str]) -> str:
    """What a player would ask for, in that order."""
    sentences = [words.say(view.prompt, names)]
    sentences += [
        words.say("describe-scale", scale=scale.name, level=scale.level, end=scale.end) + "." for scale in view.scales
    ]
    ends = ", ".join(dict.fromkeys(move.split()[1] for move in view.legal if move.startswith("tile ")))
    sentences.append(words.say("describe-tiles", count=len(view.tiles), cells=ends or "–"))
    if view.drawn is not None:
        openings = ", ".join(words.say(f"direction-{side.lower()}") for side in view.drawn.openings)
        sentences.append(words.say("describe-drawn", shape=view.drawn.shape, openings=openings))
    sentences.append(words.say("describe-cavers"))
    for seat, caver in enumerate(view.cavers):
        key = "describe-caver-out" if caver.out else "describe-caver"
        told = [words.say(key, names, seat=seat, cell=caver.cell)]
        told += [words.say(f"card-{card}") for card in caver.hand]
        told += [f"{words.say(f'resource-{name}')} {count}" for name, count in caver.cubes.items() if count]
        sentences.append(", ".join(told) + ".")
    for objective in view.objectives:
        key = "line-objective-done" if objective.done else "line-objective-open"
        sentences.append(words.say(key, objective=objective.id) + ".")
    return " ".join(sentences)


@lru_cache(2000)
def tile_in_words(tile: Placed, words: Words) -> str:
    """A tile's name and what it carries, with a sentence about each: the game teaches caving."""
    told = [f"{tile.cell}: {words.say(f'shape-{tile.face.shape}')}"]
    if tile.face.shape in ("choke", "duck", "squeeze"):
        told.append(words.say(f"shape-{tile.face.shape}.about"))
    told += [f"{words.say(f'find-{name}')}. {words.say(f'find-{name}.about')}" for name in tile.face.glyphs]
    return ". ".join(part.rstrip(".") for part in told) + "."
