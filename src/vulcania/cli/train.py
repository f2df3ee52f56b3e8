"""``vulcania train``: a net learns a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Ascii, GameName, Lang
from vulcania.core.errors import BadSetup
from vulcania.core.registry import game as find_game
from vulcania.terminal.screen import open_screen


def command(
    game: GameName,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER")],
    seats: Annotated[str, typer.Option("--seats", metavar="N,N")] = "2",
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1)] = 420,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=1)] = 3600,
    matches: Annotated[int, typer.Option("--matches", metavar="N", min=16)] = 8192,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 1,
    as_json: Json = False,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Teach a net a game by self-play. What stands after the time is kept in the folder, and goes on from there."""
    screen = open_screen(lang, ascii_=ascii_)
    found = find_game(game)
    try:
        counts = tuple(int(count) for count in seats.split(","))
    except ValueError:
        low, high = found.meta.seats
        raise BadSetup("error-seats", game=game, seats=seats[:20], low=low, high=high) from None
    for count in counts:
        found.setup(count, 0)
    try:
        from vulcania.learning.selfplay import Plan
        from vulcania.learning.train import Training
        from vulcania.players.net import Shape
    except ImportError as error:
        raise BadSetup("cli-error-extra", extra="learning", why=str(error)) from error
    if found.optional_part("vector") is None:
        raise BadSetup("cli-error-no-arrays", slug=game)
    training = Training(found, counts, Plan(rounds=rounds, matches=matches), Shape(), seed, into)
    training.resume()
    training.run(seconds, lambda row: screen.err.print(*(f"{name}={value}" for name, value in row.items())))
    training.write(f"vulcania train {game} --seats {seats} --rounds {rounds} --seed {seed}; {training.seconds:.0f} s")
    if as_json:
        learnt = {"game": game, "seats": counts, "rounds": training.round, "folder": str(into)}
        answer(screen, "train", [learnt], seconds=training.seconds)
    else:
        screen.tell("cli-trained", rounds=training.round, seconds=round(training.seconds), folder=str(into))
    return 0
