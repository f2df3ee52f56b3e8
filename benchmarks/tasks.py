"""What kept a page's main thread busy, read from a browser's trace: each task, its processor time and its causes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

CATEGORIES = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline")
CAUSES = 3


class Task(msgspec.Struct):
    ms: float
    """Processor time: other programs hardly change it."""
    causes: dict[str, float]
    """What took most of it, in milliseconds of its own."""


def tasks(trace: bytes) -> list[Task]:
    """All that the main thread did without a pause; no frame comes in between."""
    events = json.loads(trace)["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events
             if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}  # fmt: skip
    found = []
    for main in mains:
        own = [one for one in events if (one["pid"], one["tid"]) == main and one["ph"] == "X" and "tdur" in one]
        own.sort(key=lambda one: (one["ts"], -one["dur"]))
        found += _read(own)
    return found


def _read(events: Iterable[dict[str, Any]]) -> list[Task]:
    """Events come in the order in which they begin, what holds others before them."""
    found: list[Task] = []
    counted: Counter[str] = Counter()
    above: list[dict[str, Any]] = []
    task: dict[str, Any] | None = None
    for event in events:
        if task is not None and event["ts"] >= task["ts"] + task["dur"]:
            found.append(_task(task, counted))
            task = None
        if task is None:
            if not event["name"].endswith("RunTask"):
                continue
            task, counted, above = event, Counter(), []
        while above and event["ts"] >= above[-1]["ts"] + above[-1]["dur"]:
            above.pop()
        counted[_name(event)] += event["tdur"]
        if above:
            counted[_name(above[-1])] -= event["tdur"]
        above.append(event)
    return found if task is None else [*found, _task(task, counted)]


def _task(event: dict[str, Any], counted: Counter[str]) -> Task:
    most = ((name, round(took / 1000, 1)) for name, took in counted.most_common(CAUSES))
    return Task(event["tdur"] / 1000, {name: took for name, took in most if took})


def _name(event: dict[str, Any]) -> str:
    data = event.get("args", {}).get("data") or {}
    script = data.get("url", "").rpartition("/")[2].partition("?")[0]
    return f"{event['name']} {data.get('functionName', '')} {script}".strip() if script else str(event["name"])
