"""Every kind of page: open to all, in three languages, on a telephone, by keys; and going through a match again."""

from __future__ import annotations

import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.live import Running, wait_for
from tests.web.house import game_pages, house_pages
from tests.web.visitor import Visitor, Visitors

# ---- axe-core --------------------------------------------------------------------------------------------------------


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


def check_access(visitor: Visitor, *rules: str) -> None:
    """By these of axe-core's rules, or by all."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(axe())
    found = visitor.page.evaluate(
        """async (rules) => {
          const found = await axe.run({ resultTypes: ["violations"], ...(rules.length && { runOnly: rules }) });
          const shown = (nodes) => nodes.slice(0, 4).map((node) => node.html.slice(0, 200)).join("; ");
          return found.violations.map((one) => `${one.id}: ${one.help}: ${shown(one.nodes)}`);
        }""",
        rules,
    )
    assert not found, f"{visitor.page.url}: {found}"


def check_width(visitor: Visitor) -> None:
    """On a telephone, upright and sideways. What holds a drawing is drawn anew for one, and looked at below."""
    if visitor.page.locator("html[data-narrow]").count():
        return
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert not visitor.sideways, (visitor.page.url, width)
    visitor.page.set_viewport_size({"width": 1280, "height": 900})


def check_dark(visitor: Visitor) -> None:
    visitor.page.emulate_media(color_scheme="dark")
    check_access(visitor, "color-contrast")
    visitor.page.emulate_media(color_scheme="light")


def test_pages_of_the_house_are_open_to_all(visitors: Visitors, running: Running, over: str) -> None:
    visitor = visitors.come()
    visitor.excuse("404")
    for path in house_pages(running, over):
        check_access(visitor.go(path))
        check_dark(visitor)
        check_width(visitor)
    visitor.page.evaluate("document.getElementById('main').append(document.createElement('img'))")
    with pytest.raises(AssertionError, match="image-alt"):
        check_access(visitor)
    shared, tokens = running.open_table("soum-soum", "me", "me")
    for token in tokens.values():
        visitor.sit(shared, token)
    expect(visitor.page.locator("#curtain")).to_be_visible()
    check_access(visitor)


def test_pages_of_a_game_are_open_to_all(visitors: Visitors, midway: tuple[str, str, str]) -> None:
    """One game stands for all where a page is the same but for its drawing."""
    game, name, token = midway
    visitor = visitors.come().sit(name, token)
    check_access(visitor)
    check_dark(visitor)
    for path in game_pages(game, name):
        if path != f"/t/{name}" and (game == "soum-soum" or not path.startswith("/t/")):
            check_access(visitor.go(path))
            check_width(visitor)


# ---- telephones ------------------------------------------------------------------------------------------------------

PHONES = ((390, 844), (844, 390))


def test_pages_of_the_house_on_a_telephone(visitors: Visitors, running: Running, over: str) -> None:
    phone = visitors.phone()
    for path in house_pages(running, over):
        if path.startswith("/t/"):
            assert not phone.go(path).sideways, path


_ONE_OVER_ANOTHER = """() => {
  const parts = [...document.querySelectorAll("#your-turn, #progress, #undo button, #advice, #help")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return parts.filter((_, at) => boxes[at].right > window.innerWidth || boxes.slice(0, at).some((other) =>
    other.left < boxes[at].right - 1 && boxes[at].left < other.right - 1
    && other.top < boxes[at].bottom - 1 && boxes[at].top < other.bottom - 1)).map((part) => part.id);
}"""


def test_the_prompt_has_room_on_a_telephone(visitors: Visitors, running: Running) -> None:
    """The last move was another's, so that taking back has to be asked for, in the most words."""
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    running.play(name, random.Random(12), most=4)
    for locale in ("en-GB", "fr-BE", "nl-BE"):
        phone = visitors.phone(locale=locale).sit(name, tokens[running.table(name).acting[0]])
        expect(phone.page.locator("#undo")).to_be_visible()
        assert phone.page.evaluate(_ONE_OVER_ANOTHER) == [], locale


_BEYOND_THE_SCREEN = """() => [...document.querySelectorAll("#prompt, #board > svg, #below")].filter((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const longer = part.matches(".low"); // a drawing for such a screen may go on below it
  return left < 0 || top < 0 || right > window.innerWidth + 1 || (bottom > window.innerHeight + 1 && !longer);
}).map((part) => part.id || part.tagName)"""


def test_a_telephone_shows_the_whole_board(visitors: Visitors, midway: tuple[str, str, str]) -> None:
    """Upright, and held sideways without having to scroll: there in the language with most words."""
    _, name, token = midway
    upright, low = visitors.phone(), visitors.phone(844, 390, locale="fr-BE")
    for phone in (upright, low):
        phone.sit(name, token)
        expect(phone.page.locator("#board > svg")).to_be_visible()
        if phone is low:
            assert phone.page.evaluate(_BEYOND_THE_SCREEN) == []
            assert phone.page.evaluate(_ONE_OVER_ANOTHER) == []
        assert not phone.sideways
        assert not phone.go(f"/t/{name}/replay").sideways


# ---- keys ------------------------------------------------------------------------------------------------------------


def test_a_turn_by_keys_alone(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    anna = visitors.come().sit(name, tokens[0])
    keys = anna.page.keyboard
    wait_for(lambda: anna.next("place 2 b2", random.Random(0)))
    anna.tab_to("place 2 b2")
    keys.press("Enter")
    assert anna.tell("hand.chosen()") == 1
    keys.press("Escape")
    assert anna.tell("hand.chosen()") == 0
    anna.tab_to("place 2 b2")
    keys.press("Enter")
    anna.tab_to("place 2 b2")
    keys.press("Space")
    anna.moved_on(0)
    wait_for(lambda: anna.next("stay", random.Random(0)))
    wait_for(lambda: anna.tell("document.activeElement.matches('#board .open')"))  # the hand is put away, the keys stay
    anna.tab_to("stay")
    keys.press("Enter")
    anna.moved_on(1)
    assert not anna.legal


# ---- going through a match again -------------------------------------------------------------------------------------


def at_ply(visitor: Visitor, ply: int) -> None:
    expect(visitor.page.locator("#replay")).to_have_attribute("data-ply", str(ply))


def test_replay_by_slider_buttons_and_keys_and_by_itself(visitors: Visitors, over: str) -> None:
    visitor = visitors.come(fresh=True)
    page = visitor.page
    changed = []
    page.on("response", lambda response: changed.append(response.headers.get("replay-changed")))
    page.clock.install()
    visitor.go(f"/t/{over}/replay")
    last = int(page.get_attribute("#replay", "data-last") or 0)
    at_ply(visitor, last)
    end = visitor.board()
    page.focus("#replay-ply")
    page.keyboard.press("Home")
    at_ply(visitor, 0)
    assert visitor.board() != end
    page.keyboard.press("ArrowRight")
    at_ply(visitor, 1)
    page.click("#replay-next")
    at_ply(visitor, 2)
    page.keyboard.press("ArrowLeft")
    at_ply(visitor, 1)
    page.click("#replay-last")
    at_ply(visitor, last)
    assert visitor.board() == end
    assert "1" in changed, "after the first step only what changed is sent"
    box = page.locator("#replay-ply").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = f"({last // 2}|{(last + 1) // 2})$"
    expect(page.locator("#replay")).to_have_attribute("data-ply", re.compile(f"^{middle}"))
    expect(page).to_have_url(re.compile(f"[?&]ply={middle}"))
    # It runs by itself, its address with it, and stops at the end.
    page.keyboard.press("End")
    at_ply(visitor, last)
    page.keyboard.press("ArrowLeft")
    at_ply(visitor, last - 1)
    run = page.locator("#replay-run")
    run.click()
    expect(run).to_have_attribute("aria-pressed", "true")
    page.clock.fast_forward(5000)
    at_ply(visitor, last)
    expect(run).to_have_attribute("aria-pressed", "false")
    expect(page).to_have_url(re.compile(f"[?&]ply={last}$"))


def test_a_record_is_downloaded_brought_and_shared(visitors: Visitors, over: str, tmp_path: Path) -> None:
    anna, ben = visitors.come(), visitors.come()
    anna.go(f"/t/{over}")
    with anna.page.expect_download() as download:
        anna.page.click("a[href$='/record']")
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    anna.go("/replay").page.set_input_files("#file", record)
    anna.page.locator("main form .btn.primary").click()
    anna.page.wait_for_url("**/replay/*")
    ben.page.goto(anna.page.url)
    assert ben.board() == anna.board()
    expect(ben.page.locator("#account")).to_be_visible()


# ---- languages -------------------------------------------------------------------------------------------------------


def test_language_and_theme_are_chosen_and_kept(visitors: Visitors) -> None:
    visitor = visitors.come(locale="de-DE").go("/rules/voyage")
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    for name, value, kept in (("lang", "nl", "lang"), ("theme", "dark", "data-theme")):
        page.locator("header summary").click()
        page.click(f"button[name={name}][value={value}]")
        expect(page.locator("html")).to_have_attribute(kept, value)
        assert page.url.endswith("/rules/voyage")
    visitor.go("/")
    expect(page.locator("html[lang=nl][data-theme=dark]")).to_have_count(1)
