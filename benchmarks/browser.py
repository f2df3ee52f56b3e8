"""What a visitor's browser has to carry: ``python -m benchmarks.browser [GAME …] [--moves 12] [--json]``.

A real server and a real browser (a Chromium on the PATH) share this machine. Measured are the bytes of a first visit,
to the shelf and straight to a table, fonts and all; and, while moves arrive and are told one thing after the other, how
long the page takes from one frame to the next, by the clock, and the longest that it keeps a processor busy without a
pause, which other programs hardly disturb. Fails where a visit weighs 300 KB or a processor is busy for 50 ms.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from unittest.mock import patch

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.live import Running, quick, serving
from tests.server.test_playing import play_out
from tests.web.conftest import QUIET, find_browser
from vulcania.core.registry import meta, slugs

MOST_BYTES, MOST_MILLISECONDS = 300_000, 50.0
SEED, BEFORE = 7, 10
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


class Visit(msgspec.Struct):
    page: str
    kilobytes: float


class Frames(msgspec.Struct):
    game: str
    seats: int
    frames: int
    p50_ms: float
    p99_ms: float
    busy_ms: float
    """The longest task of the page, in processor time: no frame comes before it is done."""
    late: int
    """How many tasks took 50 ms or more of it."""


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


def busy(trace: bytes) -> list[float]:
    """The processor times of all that the page's main thread did, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events
             if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}  # fmt: skip
    return [one["tdur"] / 1000 for one in events if "tdur" in one and (one["pid"], one["tid"]) in mains
            and one["name"].endswith("RunTask")]  # fmt: skip


def watch(page: Page, running: Running, name: str, tokens: dict[int, str], moves: int) -> list[float]:
    """The times from one frame to the next, while so many moves arrive and are told."""
    luck = random.Random(SEED)
    page.evaluate(_FRAMES)
    for _ in range(moves):
        ply = len(running.table(name).match.plies)
        play_out(running, name, tokens, luck, most=1)
        page.wait_for_selector(f'#board[data-ply="{min(ply + 1, len(running.table(name).match.plies))}"]')
        page.wait_for_selector("main:not([data-telling])")
        page.wait_for_timeout(400)  # what glides arrives
    took: list[float] = page.evaluate("window.took")
    return took[1:]


def measure(browser: Browser, running: Running, game: str, moves: int) -> tuple[Visit, Frames]:
    """A table with the most players in full swing: what it weighs, and how it moves."""
    seats = meta(game).seats[1]
    with patch("vulcania.server.tables.new_seed", return_value=SEED):
        name, tokens = running.open_table(game, *["me"] * seats, listed=False)
    running.ready(name, tokens)
    if game == "explo":
        for token in tokens.values():
            with running.client(token) as client:
                client.post(f"/api/v1/tables/{name}/moves", json={"move": "depart"})
    play_out(running, name, tokens, random.Random(SEED), most=BEFORE)
    address = f"{running.address}/t/{name}/seat/{tokens[0]}"
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    visit = weigh(context, address, f"a table of {game}")
    browser.start_tracing(page=context.pages[0], categories=["toplevel", "disabled-by-default-devtools.timeline"])
    took = watch(context.pages[0], running, name, tokens, moves)
    tasks = busy(browser.stop_tracing())
    context.close()
    late = sum(one >= MOST_MILLISECONDS for one in tasks)
    p99 = statistics.quantiles(took, n=100)[98]
    return visit, Frames(game, seats, len(took), statistics.median(took), p99, max(tasks), late)


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
        frames: list[Frames] = []
        for game in given.games or slugs():
            visit, found = measure(browser, running, game, given.moves)
            visits.append(visit)
            frames.append(found)
        browser.close()
    if given.json:
        print(json.dumps({"visits": msgspec.to_builtins(visits), "frames": msgspec.to_builtins(frames)}, indent=2))
    else:
        print(tables(visits, frames))
    heavy = any(visit.kilobytes * 1000 >= MOST_BYTES for visit in visits)
    return int(heavy or any(one.late for one in frames))


def tables(visits: list[Visit], frames: list[Frames]) -> str:
    """The figures as Markdown."""
    lines = ["| first visit | KB |", "|---|---:|"]
    lines += [f"| {visit.page} | {visit.kilobytes:.0f} |" for visit in visits]
    lines += ["", "| while moves are told | seats | frames | median | 99th percentile | busy at most | 50 ms or more |",
              "|---|---:|---:|---:|---:|---:|---:|"]  # fmt: skip
    lines += [
        f"| `{one.game}` | {one.seats} | {one.frames} | {one.p50_ms:.0f} ms | {one.p99_ms:.0f} ms | "
        f"{one.busy_ms:.0f} ms | {one.late} |"
        for one in frames
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
