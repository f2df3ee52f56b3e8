"""A picture is the same in every process: each has an order of its own for what is in a set."""

from __future__ import annotations

import os
import subprocess
import sys

from vulcania.core.registry import slugs

_DRAW = """
import random
from hashlib import sha256
from vulcania.core.match import new
from vulcania.core.registry import meta, slugs
from vulcania.words import words

for slug in slugs():
    match, luck, drawn = new(slug, max(2, meta(slug).seats[0]), seed=5), random.Random(5), sha256()
    for number in range(60):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(luck.choice(match.legal(seat)), seat)
        if number % 6 == 5:
            for narrow in (False, True):
                picture = match.game.draw(match.view(seat), words("fr", slug), match.players, narrow=narrow)
                drawn.update(picture.encode())
    print(slug, drawn.hexdigest())
"""


def drawn(order: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": order}
    command = [sys.executable, "-c", _DRAW]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_every_process_draws_the_same() -> None:
    one, other = drawn("1"), drawn("2")
    assert one == other
    assert len(one) >= len(slugs()) - 1  # the template is not installed there
