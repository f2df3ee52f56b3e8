"""The report on a training, as a page beside its weights."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence

import msgspec

from vulcania.core.game import Game
from vulcania.drawing import page as sheet
from vulcania.drawing.charts import Line, lines
from vulcania.drawing.svg import el, txt
from vulcania.learning.curves import Learnt, Measured, Row
from vulcania.learning.habits import OPENINGS, POSITIONS, Compared, Example, Opening, compare, openings
from vulcania.players.judge import Judge
from vulcania.study.ratings import wilson
from vulcania.words import Words, words

REPORT = "report.html"
FIRST = 10
"""So many openings are told."""


class Made(msgspec.Struct, frozen=True):
    """How the weights came about."""

    command: str
    seed: int
    rounds: int
    seconds: float
    machine: str
    sha256: str


def report(
    game: Game,
    net: Judge,
    rows: Sequence[Row],
    made: Made,
    lang: str,
    *,
    deals: int = OPENINGS,
    positions: int = POSITIONS,
) -> str:
    """The whole page. Habits are looked at with the fewest players that the net knows: the openings of so many deals,
    and so many decisions."""
    said = words(lang, game.slug)
    seats = min(net.about.seats)
    title = said.say("trained-title", title=said.say("title"))
    first, compared = openings(game, net, seats, deals), compare(game, net, seats, positions)
    parts = [el("p", txt(said.say("trained-intro"))), _made(made, net, said)]
    parts += _won(game, [row for row in rows if isinstance(row, Measured)], said)
    parts += _learnt([row for row in rows if isinstance(row, Learnt)], said)
    parts += [*_opens(game, first, seats, said), *_differs(game, compared, seats, said)]
    return sheet.page(title, said.lang, *parts)


def _made(made: Made, net: Judge, said: Words) -> str:
    seats = ", ".join(str(count) for count in sorted(net.about.seats))
    told = {
        "command": el("code", txt(made.command)), "seats": txt(seats), "seed": txt(made.seed),
        "rounds": txt(made.rounds), "seconds": txt(f"{made.seconds:.0f}"), "machine": txt(made.machine),
        "weights": txt(sum(array.size for array in net.weights.values())), "hash": el("code", txt(made.sha256)),
    }  # fmt: skip
    rows = [el("tr", el("td", txt(said.say(f"trained-{key}"))), el("td", text)) for key, text in told.items() if text]
    return el("table", *rows, class_="told")


def _won(game: Game, rows: Sequence[Measured], said: Words) -> list[str]:
    if not rows:
        return []
    team = game.meta.team
    seats, last = min(row.seats for row in rows), max(row.round for row in rows)
    drawn = []
    for who in dict.fromkeys(row.against for row in rows if row.seats == seats):
        found = [row for row in rows if (row.seats, row.against) == (seats, who)]
        points = [(float(row.round), 100 * row.won / row.matches) for row in found]
        spans = [(100 * low, 100 * high) for row in found for low, high in [wilson(row.won, row.matches)]]
        drawn.append(Line(who or said.say("trained-net"), points, spans))
    kind = "team" if team else "rivals"
    title = said.say(f"trained-won-{kind}", seats=seats)
    fair = None if team else 100 / seats
    chart = lines(drawn, title=title, across=said.say("trained-round"), reach=(0, 100), reference=fair)
    heads = ["fair-seats", f"trained-{kind}", "fair-matches", "fair-met" if team else "fair-rate"]
    table = [
        [str(row.seats), row.against or said.say("trained-net"), str(row.matches), _share(row.won, row.matches)]
        + ([] if team else [f"{100 / row.seats:.0f} %"])
        for row in rows
        if row.round == last
    ]
    heads = [said.say(key) for key in heads + ["trained-fair"] * (not team)]
    about = el("p", txt(said.say(f"trained-won-{kind}-about", round=last)))
    return [el("h2", txt(said.say("trained-won"))), about, chart, sheet.table(heads, table)]


def _share(part: float, whole: int) -> str:
    """A share with the interval that holds the true one 19 times of 20."""
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def _learnt(rows: Sequence[Learnt], said: Words) -> list[str]:
    if not rows:
        return []
    parts = [el("h2", txt(said.say("trained-curves"))), el("p", txt(said.say("trained-curves-about")))]
    for name in ("value", "entropy", "policy"):
        points = [(float(row.round), float(getattr(row, name))) for row in rows]
        drawn = [Line("", points)]
        parts.append(lines(drawn, title=said.say(f"trained-{name}"), across=said.say("trained-round")))
    return parts


def _opens(game: Game, found: Sequence[Opening], seats: int, said: Words) -> list[str]:
    deals = sum(one.chosen for one in found)
    about = said.say("trained-opens-about", deals=deals, seats=seats, moves=len(found))
    heads = [said.say(f"trained-{key}") for key in ("move", "notation", "chosen", "offered")]
    rows = []
    for one in found[:FIRST]:
        names = [said.move(game.vocabulary, one.move), game.vocabulary.notation(one.move)]
        rows.append([*names, _share(one.chosen, deals), f"{one.chosen} / {one.offered}"])
    return [el("h2", txt(said.say("trained-opens"))), el("p", txt(about)), sheet.table(heads, rows)]


def _differs(game: Game, found: Compared, seats: int, said: Words) -> list[str]:
    if not found.positions:
        return []
    parts = [el("h2", txt(said.say("trained-differs")))]
    same = _share(found.same, found.positions)
    parts.append(el("p", txt(said.say("trained-differs-about", positions=found.positions, seats=seats, same=same))))
    heads = [said.say(f"trained-{key}") for key in ("kind", "possible", "net", "heuristics", "more")]
    rows = []
    for one in found.kinds:
        mine, theirs = one.chosen / found.positions, one.otherwise / found.positions
        more = f"{100 * (mine - theirs):+.1f}".replace("-", "−")
        rows.append([one.word, str(one.offered), _percent(mine), _percent(theirs), more])
    parts.append(sheet.table(heads, rows))
    for number, example in enumerate(found.examples, 1):
        parts += _told(game, number, example, said)
    return parts


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _told(game: Game, number: int, one: Example, said: Words) -> list[str]:
    """A position as a picture, apart from all others, and in words; and who would play what."""
    names = [""] * one.view.seats
    describe = game.optional_part("describe")
    board = said.say(one.view.prompt, names) if describe is None else describe.describe(one.view, said, names)
    picture = b64encode(game.draw(one.view, said, names, headed=False).encode()).decode()
    mine, other = (said.move(game.vocabulary, move, names) for move in (one.move, one.other))
    chances = {"chance": _percent(one.chance), "against": _percent(one.other_chance), "worth": _percent(one.worth)}
    choice = said.say("trained-example-choice", choice=mine, other=other, **chances)
    heading = said.say("trained-example", number=number, player=said.player(one.seat, names))
    return [
        el("h3", txt(heading)),
        el("p", txt(choice)),
        el("img", src=f"data:image/svg+xml;base64,{picture}", alt=said.say("trained-board")),
        el("details", el("summary", txt(said.say("trained-board"))), el("p", txt(board))),
    ]
