"""A picture is the same in every process: each has an order of its own for what is in a set, and each has drawn other
pictures before, parts of which it remembers."""

from __future__ import annotations

import os
import subprocess
import sys

from vulcania.core.registry import slugs

_DRAW = """
import random, sys
from hashlib import sha256
from vulcania.core.match import new
from vulcania.core.registry import meta, slugs
from vulcania.words import words

for slug in slugs():
    match, luck = new(slug, max(2, meta(slug).seats[0]), seed=5), random.Random(5)
    views = []
    while not match.over and len(views) < 80:
        seat = match.to_act[0]
        match.play(luck.choice(match.legal(seat)), seat)
        views += [match.view(seat), match.view(None)]
    drawn = {}
    for at in range(len(views))[::int(sys.argv[1])]:
        narrow = at % 4 > 1
        picture = match.game.draw(views[at], words("fr", slug), match.players, narrow=narrow)
        drawn[at] = sha256(picture.encode()).hexdigest()
    print(slug, *(drawn[at] for at in sorted(drawn)))
"""


def drawn(order: str, step: str) -> list[str]:
    """Pictures of some positions, drawn from the first to the last or, by steps of -1, from the last to the first."""
    environment = {**os.environ, "PYTHONHASHSEED": order}
    command = [sys.executable, "-c", _DRAW, step]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_every_process_draws_the_same_whatever_it_has_drawn_before() -> None:
    one, other = drawn("1", "1"), drawn("2", "-1")
    assert one == other
    assert len(one) >= len(slugs()) - 1  # the template is not installed there
