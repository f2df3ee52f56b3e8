"""Reports as pages that stand alone: no scripts, no other files, and by night as dark as the reader's system."""

from __future__ import annotations

from vulcania.drawing.charts import DEEP, FAINT, INK, PAPER, WARN
from vulcania.drawing.svg import el, txt

_NIGHT = {INK: "#e3eaf0", PAPER: "#16212c", FAINT: "#3a4a58", DEEP: "#6db3e0", WARN: "#ff8a80"}
"""What the colours of charts become by night."""

_STYLE = f"""
:root {{ color-scheme: light dark; }}
body {{ max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: {INK}; background: {PAPER};
       font: 1rem/1.5 "Alegreya Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; }}
h1, h2, h3 {{ line-height: 1.2; }} h2 {{ margin-top: 3rem; border-bottom: 2px solid {DEEP}; }}
table {{ border-collapse: collapse; margin: 1rem 0; }} th, td {{ padding: .25rem .9rem .25rem 0; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }} tr + tr td {{ border-top: 1px solid {FAINT}; }}
table.told td {{ text-align: left; vertical-align: top; overflow-wrap: anywhere; }}
svg, img {{ width: 100%; height: auto; margin: .5rem 0; }} .beyond {{ color: {WARN}; font-weight: bold; }}
@media (prefers-color-scheme: dark) {{
body {{ color: {_NIGHT[INK]}; background: {_NIGHT[PAPER]}; }} tr + tr td {{ border-color: {_NIGHT[FAINT]}; }}
.beyond {{ color: {_NIGHT[WARN]}; }}
{"".join(f'svg [{at}="{day}"] {{ {at}: {night}; }} ' for day, night in _NIGHT.items() for at in ("fill", "stroke"))}
}}
"""


def page(title: str, lang: str, *parts: str) -> str:
    """The whole page, under its title."""
    wide = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    head = f'<meta charset="utf-8">{wide}<title>{txt(title)}</title><style>{_STYLE}</style>'
    body = "".join([el("h1", txt(title)), *parts])
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head><body>{body}</body></html>\n'


def table(headings: list[str], rows: list[list[str]]) -> str:
    """Figures under headings; all of it text."""
    head = el("tr", *(el("th", txt(text)) for text in headings))
    return el("table", head, *(el("tr", *(el("td", txt(text)) for text in row)) for row in rows))
