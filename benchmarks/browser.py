"""What a visitor's browser has to carry: ``python -m benchmarks.browser [GAME …] [--moves 12] [--json]``.

A real server and a real browser (a Chromium on the PATH) share this machine. Measured are the bytes of a first visit,
to the shelf and straight to a table, fonts and all; and at a full table, on a large screen and on a telephone, what
keeps the page's main thread busy without a pause: while moves arrive and are told one thing after the other, while a
hand points at things, opens and chooses them, and while a map is moved. That is processor time, which other programs
hardly disturb; beside it stands how long it was from one frame to the next, by the clock. Fails where a visit weighs
300 KB or a task takes 50 ms, and says what took them.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.tasks import CATEGORIES, Task, tasks
from tests.server.live import Running, quick, serving
from tests.web.conftest import QUIET, find_browser
from tests.web.visitor import PHONE
from vulcania.core.registry import meta, slugs
from vulcania.server.keys import cookie_name

MOST_BYTES, MOST_MILLISECONDS = 300_000, 50.0
SEED, BEFORE, POINTED = 7, 10, 12
SCREENS: dict[str, dict[str, Any]] = {"1280 × 800": {"width": 1280, "height": 800}, "390 × 844": PHONE}
_FRAMES = """() => {
  window.took = [];
  let before = performance.now();
  const look = (_, now = performance.now()) => {
    window.took.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
_POINTS = """which => [...document.querySelectorAll(which)].map((thing) => thing.getBoundingClientRect())
  .filter(({ width, top, bottom }) => width && top > 0 && bottom < innerHeight)
  .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])"""


class Visit(msgspec.Struct):
    page: str
    kilobytes: float


class Work(msgspec.Struct):
    """What the main thread of one page did meanwhile."""

    game: str
    screen: str
    deed: str
    tasks: int
    longest: Task
    late: list[Task]
    """Those that took 50 ms or more."""
    frames: list[float]
    """Milliseconds by the clock, from each to the next."""


def weigh(context: BrowserContext, address: str, name: str) -> Visit:
    """All that comes over the wire when somebody comes for the first time."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.wait_for_timeout(1000)
    return Visit(name, sum(sizes) / 1000)


class Table:
    """A table with the most players, in full swing."""

    def __init__(self, running: Running, game: str) -> None:
        self.running = running
        self.seats = meta(game).seats[1]
        with patch("vulcania.server.tables.new_seed", return_value=SEED):
            self.name, tokens = running.open_table(game, *["me"] * self.seats, listed=False)
        running.ready(self.name, tokens)
        if game == "explo":
            for token in tokens.values():
                with running.client(token) as client:
                    client.post(f"/api/v1/tables/{self.name}/moves", json={"move": "depart"})
        self.luck = random.Random(SEED)
        running.play(self.name, self.luck, BEFORE)
        self.address, token = f"{running.address}/t/{self.name}", tokens[running.table(self.name).acting[0]]
        self.cookie: Any = {"name": cookie_name(self.name), "value": token, "url": self.address}

    def move(self) -> int:
        self.running.play(self.name, self.luck, 1)
        return self.running.table(self.name).row.plies


def told(page: Page, table: Table, moves: int) -> None:
    """Moves arrive and are told, the last of them too."""
    for _ in range(moves):
        page.wait_for_selector(f'#board[data-ply="{table.move()}"]')
        page.wait_for_selector("main:not([data-telling])")
        page.wait_for_timeout(400)  # what glides arrives


def handled(page: Page) -> None:
    """A hand points at what can be chosen, asks what things are, opens what is small, and chooses."""
    touched = page.evaluate("navigator.maxTouchPoints") > 0
    for which in ("#board [data-leaf]", "#board [data-what]", "#board .open"):
        points = page.evaluate(_POINTS, which)
        for x, y in points[:: max(1, len(points) // POINTED)]:
            if touched:
                page.touchscreen.tap(x, y)
            else:
                page.mouse.move(x, y)
                if which != "#board [data-what]":
                    page.mouse.click(x, y)
            page.wait_for_timeout(150)
            page.keyboard.press("Escape")


def moved(page: Page) -> None:
    """A map is magnified, drawn to and fro, and made whole again, by the wheel, the hand and the keys."""
    for x, y in page.evaluate(_POINTS, "#board svg.pans"):
        page.mouse.move(x, y)
        for _ in range(4):
            page.mouse.wheel(0, -100)
            page.wait_for_timeout(50)
        page.mouse.down()
        for step in range(30):
            page.mouse.move(x + 4 * step, y - 2 * step)
        page.mouse.up()
        for key in ("+", "Shift+ArrowLeft", "-", "0", "0"):
            page.keyboard.press(key)
            page.wait_for_timeout(50)


def measure(browser: Browser, running: Running, game: str, moves: int) -> tuple[Visit, list[Work]]:
    """What a full table weighs, and what it gives a page to do."""
    found: list[Work] = []
    for screen, given in SCREENS.items():
        table = Table(running, game)
        more = {name: value for name, value in given.items() if name not in ("width", "height")}
        context = browser.new_context(viewport={"width": given["width"], "height": given["height"]}, **more)
        context.add_cookies([table.cookie])
        visit = weigh(context, table.address, f"a table of {game}")
        page = context.pages[0]
        deeds: dict[str, Callable[[], None]] = {"handled": partial(handled, page)}
        if page.locator("#board svg.pans").count():
            deeds["moved"] = partial(moved, page)
        deeds["told"] = partial(told, page, table, moves)
        for deed, do in deeds.items():
            page.evaluate(_FRAMES)
            browser.start_tracing(page=page, categories=list(CATEGORIES))
            do()
            done = tasks(browser.stop_tracing())
            late = [one for one in done if one.ms >= MOST_MILLISECONDS]
            longest = max(done, key=lambda one: one.ms)
            found.append(Work(game, screen, deed, len(done), longest, late, page.evaluate("window.took")[1:]))
        context.close()
    return visit, found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description="Weigh and time the pages.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--moves", type=int, default=12, help="how many moves are watched at each table")
    parser.add_argument("--json", action="store_true", help="write the figures as JSON")
    given = parser.parse_args()
    program = find_browser()
    if program is None:
        sys.exit("There is no Chromium or Chrome on the PATH.")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(quick(f"{folder}/tables.sqlite3")) as running,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        visits = [weigh(browser.new_context(), f"{running.address}/", "the shelf")]
        works: list[Work] = []
        for game in given.games or slugs():
            visit, found = measure(browser, running, game, given.moves)
            visits.append(visit)
            works += found
        browser.close()
    if given.json:
        print(json.dumps({"visits": msgspec.to_builtins(visits), "works": msgspec.to_builtins(works)}, indent=2))
    else:
        print(tables(visits, works))
    heavy = any(visit.kilobytes * 1000 >= MOST_BYTES for visit in visits)
    return int(heavy or any(one.late for one in works))


def tables(visits: list[Visit], works: list[Work]) -> str:
    """The figures as Markdown."""
    lines = ["| first visit | KB |", "|---|---:|"]
    lines += [f"| {visit.page} | {visit.kilobytes:.0f} |" for visit in visits]
    lines += ["", "| game | screen | while | tasks | longest | over 50 ms | frames, half and 99 % | longest made of |",
              "|---|---|---|---:|---:|---:|---:|---|"]  # fmt: skip
    for one in works:
        half, most = statistics.median(one.frames), statistics.quantiles(one.frames, n=100)[98]
        lines.append(
            f"| `{one.game}` | {one.screen} | {one.deed} | {one.tasks} | {one.longest.ms:.0f} ms | {len(one.late)} | "
            f"{half:.0f}, {most:.0f} ms | {causes(one.longest)} |"
        )
    slow = [f"- `{one.game}`, {one.screen}, {one.deed}: {task.ms:.0f} ms ({causes(task)})"
            for one in works for task in one.late]  # fmt: skip
    return "\n".join([*lines, "", *slow])


def causes(task: Task) -> str:
    return ", ".join(f"{name} {took:.0f}" for name, took in task.causes.items())


if __name__ == "__main__":
    raise SystemExit(main())
