"""The fairness study as a page that stands alone: tables, plots, and what was asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from vulcania.drawing import page as sheet
from vulcania.drawing.charts import Span, histogram, spans
from vulcania.drawing.svg import el, txt
from vulcania.study.experiment import Result
from vulcania.study.fairness import advantage
from vulcania.study.tally import Spread
from vulcania.words import Words, words

BEYOND = 5.0
"""A seat further than this from its fair share, in percentage points, is marked."""


def page(found: Sequence[Result], lang: str = "en") -> str:
    """The whole report."""
    said = words(lang)
    parts = [el("p", txt(said.say("fair-intro", beyond=round(BEYOND))))]
    for game, results in groupby(found, key=lambda one: one.plan.game):
        parts += _game([one for one in results if one.tally.matches], words(lang, game))
    return sheet.page(said.say("fair-title"), said.lang, *parts)


def _game(results: Sequence[Result], said: Words) -> list[str]:
    parts = [el("h2", txt(said.say("title")))]
    together = [one for one in results if one.team]
    if together:
        parts += [el("p", txt(said.say("fair-together"))), _successes(together, said)]
    for one in results:
        plan, tally = one.plan, one.tally
        about = said.say("fair-about", seats=plan.seats, matches=tally.matches, player=plan.players[0])
        parts += [el("h3", txt(about)), _table(one, said)]
        if tally.fault is not None:
            failed = said.say("cli-sim-replaced", count=tally.replaced, what=said.say(tally.fault[1]))
            parts.append(el("p", txt(failed), class_="beyond"))
        if not one.team:
            parts.append(_advantages(one, said))
        everyone = Spread()
        for share in tally.seats[: 1 if one.team else None]:
            everyone.join(share.scores)
        if everyone.counts:
            parts.append(histogram(everyone.counts, title=said.say("fair-scores"), across=said.say("fair-score")))
        parts.append(histogram(tally.moves.counts, title=said.say("fair-lengths"), across=said.say("fair-moves")))
    return parts


def _table(one: Result, said: Words) -> str:
    who, won = ("fair-team", "fair-met") if one.team else ("fair-seat", "fair-rate")
    keys = (who, won, "fair-mean", "fair-quartiles", "fair-length", "study-replaced")
    rows = [el("tr", *(el("th", txt(said.say(key))) for key in keys))]
    for share in one.tally.seats[: 1 if one.team else None]:
        low, high = share.interval()
        beyond = not one.team and abs(advantage(share, one.plan.seats)[1]) > BEYOND
        cells = [
            txt(said.say("fair-all") if one.team else share.name),
            txt(f"{100 * share.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"),
            txt(f"{share.scores.mean:.1f}"),
            txt(" / ".join(str(share.scores.quantile(part)) for part in (0.25, 0.5, 0.75))),
            txt(f"{one.tally.moves.mean:.0f}") if share.name == "p1" else "",
            txt(str(share.replaced)),
        ]
        shown = [el("td", cell, class_="beyond" if beyond and at == 1 else None) for at, cell in enumerate(cells)]
        rows.append(el("tr", *shown))
    return el("table", *rows)


def _advantages(one: Result, said: Words) -> str:
    rows = [Span(share.name, *advantage(share, one.plan.seats)) for share in one.tally.seats]
    return spans(rows, title=said.say("fair-advantage"), axis=said.say("fair-points"), reference=0.0)


def _successes(found: Sequence[Result], said: Words) -> str:
    """How often teams of each size succeed."""
    rows = []
    for one in found:
        team = one.tally.seats[0]
        low, high = team.interval()
        rows.append(Span(said.say("fair-size", seats=one.plan.seats), 100 * low, 100 * team.rate, 100 * high))
    return spans(rows, title=said.say("fair-successes"), axis=said.say("fair-percent"))
