"""A browser and a server that the tests of a package share, and visitors: each with cookies of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.live import PATIENCE, Running, quick, serving
from tests.web.visitor import Visitors

NAMES = ("chromium", "google-chrome", "chromium-browser")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip


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
        opened = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick(str(tmp_path_factory.mktemp("web") / "tables.sqlite3"))) as found:
        yield found


@pytest.fixture
def visitors(browser: Browser, running: Running) -> Iterator[Visitors]:
    """Opens screens, and sees to it at the end that none of them had anything to complain of."""
    found = Visitors(browser, running)
    yield found
    found.leave()
