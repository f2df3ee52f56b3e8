"""Explo on a telephone held sideways: a map that is moved in every way."""

from __future__ import annotations

from tests.server.live import Running
from tests.web.visitor import Visitor, Visitors


def seen(screen: Visitor) -> tuple[float, ...]:
    """Left, top, width and height of what the map shows."""
    return tuple(map(float, (screen.page.get_attribute("#cave", "viewBox") or "").split()))


def test_the_map_is_moved_by_wheel_knobs_and_keys(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("explo", "me", listed=False, options={"preparation-seconds": 0})
    with running.client(tokens[0]) as client:
        for move in ("take rope", "depart"):
            client.post(f"/api/v1/tables/{name}/moves", json={"move": move})
    screen = visitors.phone(667, 375, known=False).sit(name, tokens[0])
    screen.page.wait_for_selector("#board svg.low .open")
    whole = seen(screen)
    box = screen.page.locator("#cave").bounding_box()
    assert box is not None
    screen.page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3)
    screen.page.mouse.wheel(0, -200)
    screen.page.wait_for_selector("#cave.nearer")
    nearer = seen(screen)
    assert nearer[2] < whole[2]
    screen.page.keyboard.press("Shift+ArrowRight")
    assert seen(screen)[0] > nearer[0]
    screen.page.locator("[data-zoom=in]").tap()
    assert seen(screen)[2] < nearer[2]
    screen.page.keyboard.press("0")
    assert seen(screen) == whole
