"""``vulcania train``: a net learns a game by playing against itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import STOPPED, Ascii, GameName, Lang
from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.core.registry import game as find_game
from vulcania.learning.plan import USUAL, Plan
from vulcania.terminal.conduct import progress
from vulcania.terminal.files import Output, why
from vulcania.terminal.screen import Screen, complain, open_screen

if TYPE_CHECKING:
    from vulcania.core.game import Game
    from vulcania.learning.train import Training
    from vulcania.players.judge import Judge
    from vulcania.players.net import Shape


def command(
    game: GameName,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER")],
    seats: Annotated[str | None, typer.Option("--seats", metavar="N,N")] = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1)] = USUAL.rounds,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=1)] = 3600,
    matches: Annotated[int, typer.Option("--matches", metavar="N", min=16)] = USUAL.matches,
    steps: Annotated[int, typer.Option("--steps", metavar="N", min=1)] = USUAL.steps,
    lambda_: Annotated[float, typer.Option("--lambda", metavar="L", min=0, max=1)] = USUAL.discount,
    epochs: Annotated[int, typer.Option("--epochs", metavar="N", min=1, max=16)] = USUAL.epochs,
    pieces: Annotated[int, typer.Option("--pieces", metavar="N", min=1)] = USUAL.pieces,
    rate: Annotated[float, typer.Option("--rate", metavar="R", min=1e-6, max=0.1)] = USUAL.rate,
    entropy: Annotated[float, typer.Option("--entropy", metavar="E", min=0, max=1)] = USUAL.entropy,
    net: Annotated[str | None, typer.Option("--net", metavar="C/R/B")] = None,
    start: Annotated[Path | None, typer.Option("--from", metavar="FOLDER")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 1,
    as_json: Json = False,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Teach a net a game by self-play. What stands after the time is kept in the folder, and goes on from there."""
    screen = open_screen(lang, ascii_=ascii_)
    found = find_game(game)
    counts = _usual_counts(found) if seats is None else _counts(found, seats)
    try:
        from vulcania.learning.report import REPORT
        from vulcania.learning.train import Training
    except ImportError as error:
        raise BadSetup("cli-error-extra", extra="learning", why=str(error)) from error
    if found.optional_part("vector") is None:
        raise BadSetup("cli-error-no-arrays", slug=game)
    try:
        into.mkdir(parents=True, exist_ok=True)
        to = Output(str(into / REPORT))
        plan = Plan(matches, steps, rounds, epochs, pieces, discount=lambda_, rate=rate, entropy=entropy)
        if pieces > plan.most_pieces:
            raise BadSetup("cli-error-pieces", pieces=pieces, most=plan.most_pieces)
        begun = _start(start, found, counts[0], net) if start else None
        training = Training(found, counts, plan, begun.shape if begun else _shape(net), seed, into, start=begun)
        made = _carried_out(screen, training, seconds)
        won = _concluded(screen, training, to, made) if training.complete else []
    except OSError as error:
        raise VulcaniaError("cli-error-write", file=error.filename or str(into), why=why(error)) from None
    if as_json:
        learnt = {"game": game, "seats": counts, "folder": str(into), **msgspec.to_builtins(made), "won": won}
        answer(screen, "train", [learnt], complete=training.complete, seconds=training.seconds)
    elif training.complete:
        screen.tell("cli-trained", rounds=training.round, seconds=round(training.seconds), file=str(into))
    return 0 if training.complete else STOPPED


def _usual_counts(game: Game) -> tuple[int, ...]:
    """All numbers of seats in turn, and of rivals two every other time: there a net has most to learn."""
    low, high = game.meta.seats
    if game.meta.team or low == high:
        return tuple(range(low, high + 1))
    return tuple(count for more in range(low + 1, high + 1) for count in (low, more))


def _counts(game: Game, seats: str) -> tuple[int, ...]:
    """Numbers of seats, each of which the game allows."""
    try:
        counts = tuple(int(count) for count in seats.split(","))
    except ValueError:
        low, high = game.meta.seats
        raise BadSetup("error-seats", game=game.slug, seats=seats[:20], low=low, high=high) from None
    for count in counts:
        game.setup(count, 0)
    return counts


def _start(folder: Path, game: Game, seats: int, net: str | None) -> Judge:
    """The weights to go on from, of a training that may be gone."""
    from vulcania.players.judge import BadWeights, judge_in

    try:
        found = judge_in(folder, game, seats)
    except (BadWeights, OSError, ValueError) as error:
        raise BadSetup("error-training-start", folder=str(folder), why=str(error)) from None
    if net is not None and _shape(net) != found.shape:
        raise BadSetup("error-training-other", file=str(folder), there=str(found.shape), here=net[:20])
    return found


def _shape(net: str | None) -> Shape:
    """How large a net is to be: channels of a place, of the rest, and blocks."""
    from vulcania.players.net import Shape

    if net is None:
        return Shape()
    numbers = [int(part) if part.isdecimal() else 0 for part in net.split("/")]
    if len(numbers) != 3 or not all(0 < number <= 1024 for number in numbers):
        raise BadSetup("cli-error-net", net=net[:20])
    return Shape(*numbers)


def _carried_out(screen: Screen, training: Training, seconds: float) -> Any:
    """Learn, and tell how it goes; what came of it is written."""
    if training.resume():
        complain(screen.say("cli-train-resumed", round=training.round))
    if training.round < training.plan.rounds:
        complain(screen.say("cli-train-preparing"))
    with progress(screen, screen.say("cli-training"), training.plan.rounds) as done:
        shown = 0

        def told(rows: Sequence[Any]) -> None:
            nonlocal shown
            done(training.round - shown)
            shown = training.round
            _tell(screen, training, rows)

        told([])

        training.run(seconds, told)
    if not training.complete:
        complain(screen.say("cli-train-stopped", done=training.round, total=training.plan.rounds))
    return training.write()


def _concluded(screen: Screen, training: Training, to: Output, made: Any) -> list[Any]:
    """Measure it once more and write the report; what was won at the end."""
    from vulcania.learning import curves
    from vulcania.learning.report import report

    complain(screen.say("cli-train-reporting"))
    _tell(screen, training, training.conclude())
    training.weigh()
    made = training.write()
    rows = curves.read(training.folder)
    to.write_markup(report(training.game, training.judge(), rows, made, screen.lang))
    measured = [row for row in rows if isinstance(row, curves.Measured) and row.round == training.round]
    return [msgspec.to_builtins(row) for row in measured]


def _tell(screen: Screen, training: Training, rows: Sequence[Any]) -> None:
    """Where it was measured, a line for each opponent, below what learning itself says."""
    from vulcania.learning.curves import Measured

    if not any(isinstance(row, Measured) for row in rows):
        return
    for row in rows:
        if isinstance(row, Measured):
            key = "cli-train-measured" + "-team" * training.game.meta.team
            share = f"{100 * row.won / row.matches:.0f} %"
            told = {"seats": row.seats, "matches": row.matches, "who": row.against or "net", "share": share}
        else:
            key, told = "cli-train-figures", {"value": f"{row.value:.4f}", "entropy": f"{row.entropy:.3f}"}
        screen.err.print(screen.say(key, round=row.round, **told), soft_wrap=True, highlight=False)
