"""The fairness study as a page that stands alone: tables, plots, and what was asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from vulcania.drawing.charts import Span, histogram, spans
from vulcania.drawing.svg import el, txt
from vulcania.study.fairness import Finding
from vulcania.words import Words, words

_STYLE = """
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #22313f; background: #fff;
       font: 1rem/1.5 "Alegreya Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-bottom: 2px solid #1f5f8b; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .25rem .9rem .25rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr td { border-top: 1px solid #c9d3da; }
svg { width: 100%; height: auto; margin: .5rem 0; } .beyond { color: #b3261e; font-weight: bold; }
"""
BEYOND = 5.0
"""A seat further than this from its fair share, in percentage points, is marked."""


def page(found: Sequence[Finding], lang: str = "en") -> str:
    """The whole report."""
    said = words(lang)
    parts = [el("h1", txt(said.say("fair-title"))), el("p", txt(said.say("fair-intro", beyond=round(BEYOND))))]
    for game, findings in groupby(found, key=lambda one: one.question.game):
        parts += _game(list(findings), words(lang, game))
    body = "".join(parts)
    head = f'<meta charset="utf-8"><title>{txt(said.say("fair-title"))}</title><style>{_STYLE}</style>'
    return f'<!doctype html>\n<html lang="{said.lang}"><head>{head}</head><body>{body}</body></html>\n'


def _game(findings: Sequence[Finding], said: Words) -> list[str]:
    parts = [el("h2", txt(said.say("title")))]
    together = [one for one in findings if one.team and one.matches]
    if together:
        parts += [el("p", txt(said.say("fair-together"))), _successes(together, said)]
    for one in findings:
        if not one.matches:
            continue
        ask = one.question
        about = said.say("fair-about", seats=ask.seats, matches=one.matches, player=ask.player)
        parts += [el("h3", txt(about)), _table(one, said)]
        if not one.team:
            parts.append(_advantages(one, said))
        everyone: Counter[int] = Counter()
        for scores in one.scores[: 1 if one.team else None]:
            everyone.update(scores)
        parts.append(histogram(everyone, title=said.say("fair-scores"), across=said.say("fair-score")))
        parts.append(histogram(one.moves, title=said.say("fair-lengths"), across=said.say("fair-moves")))
    return parts


def _table(one: Finding, said: Words) -> str:
    who, won = ("fair-team", "fair-met") if one.team else ("fair-seat", "fair-rate")
    keys = (who, won, "fair-mean", "fair-quartiles", "fair-length")
    head = el("tr", *(el("th", txt(said.say(key))) for key in keys))
    rows = []
    for seat in range(1 if one.team else one.question.seats):
        low, middle, high = one.rate(seat)
        beyond = not one.team and abs(one.advantage(seat)[1]) > BEYOND
        cells = [
            txt(said.say("fair-all") if one.team else f"p{seat + 1}"),
            txt(f"{100 * middle:.1f} % ({100 * low:.1f}–{100 * high:.1f})"),
            txt(f"{mean(one.scores[seat]):.1f}"),
            txt(" / ".join(str(quantile(one.scores[seat], share)) for share in (0.25, 0.5, 0.75))),
            txt(f"{mean(one.moves):.0f}") if not seat else "",
        ]
        shown = [el("td", cell, class_="beyond" if beyond and at == 1 else None) for at, cell in enumerate(cells)]
        rows.append(el("tr", *shown))
    return el("table", head, *rows)


def _advantages(one: Finding, said: Words) -> str:
    rows = []
    for seat in range(one.question.seats):
        low, middle, high = one.advantage(seat)
        rows.append(Span(f"p{seat + 1}", low, middle, high))
    return spans(rows, title=said.say("fair-advantage"), axis=said.say("fair-points"), reference=0.0)


def _successes(found: Sequence[Finding], said: Words) -> str:
    """How often teams of each size succeed."""
    rows = []
    for one in found:
        low, middle, high = (100 * rate for rate in one.rate(0))
        rows.append(Span(said.say("fair-size", seats=one.question.seats), low, middle, high))
    return spans(rows, title=said.say("fair-successes"), axis=said.say("fair-percent"))


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / max(counts.total(), 1)


def quantile(counts: Counter[int], share: float) -> int:
    """The value that so large a part lies at or below."""
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if below >= share * counts.total():
            return value
    return 0
