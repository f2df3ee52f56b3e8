"""A browser and a server that the tests of a package share, and visitors: each with cookies of their own."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.server.live import PATIENCE, Running, drawn_games, quick, serving, wait_for
from tests.web.visitor import Visitors
from vulcania.core.registry import meta

NAMES = ("chromium-headless-shell", "chromium", "google-chrome", "chromium-browser")
"""The first has no windows to draw, and takes a third less time."""
MIDDLE = 10
"""Moves after which a match is in full swing."""
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
)  # fmt: skip
"""All screens are drawn by one process: each of its own takes longer to start than a page to open."""
WITHOUT = (
    "PreloadTopChromeWebUI", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # What Playwright leaves out as well: of two such lists the browser reads the last.
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Nobody types an address here: for each place where one could, two pages more would be opened and drawn."""


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "test_browser_" in item.path.name:
            item.add_marker(pytest.mark.browser)


# Not for the whole session: Playwright keeps an event loop in this thread, and other tests have theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = find_browser()
    if program is None:
        why = f"no browser on this machine: none of {', '.join(NAMES)} is on the PATH"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        args = [*QUIET, f"--disable-features={','.join(WITHOUT)}"]
        opened = playwright.chromium.launch(executable_path=program, args=args)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick(str(tmp_path_factory.mktemp("web") / "tables.sqlite3"))) as found:
        yield found


@pytest.fixture(scope="package", params=drawn_games())
def midway(request: pytest.FixtureRequest, running: Running) -> tuple[str, str, str]:
    """A game, a table where it is in full swing, and the key of the seat that is to move there."""
    game = request.param
    name, tokens = running.open_table(game, *["me"] * max(meta(game).seats[0], 2), listed=False)
    if game == "explo":
        for token in tokens.values():
            with running.client(token) as client:
                client.post(f"/api/v1/tables/{name}/moves", json={"move": "depart"})
    running.play(name, random.Random(9), most=MIDDLE)
    return game, name, tokens[running.table(name).acting[0]]


@pytest.fixture(scope="package")
def over(running: Running) -> str:
    """A match that is over, for all to see, and looked back upon: a page that is still thinking reloads by itself."""
    name, _ = running.open_table("soum-soum", "me", "me")
    running.play(name, random.Random(10))
    with running.client() as client:
        wait_for(lambda: "refresh" not in client.get(f"/t/{name}/analysis").headers)
    return name


@pytest.fixture(scope="package")
def free() -> dict[str, list[BrowserContext]]:
    """Places that visitors have left."""
    return {}


@pytest.fixture
def visitors(browser: Browser, running: Running, free: dict[str, list[BrowserContext]]) -> Iterator[Visitors]:
    """Opens screens, and sees to it at the end that none of them had anything to complain of."""
    found = Visitors(browser, running, free)
    yield found
    found.leave()
