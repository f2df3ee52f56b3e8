"""What is this? With a mouse that rests, a finger that stays and keys alone; and the sheet for the table on paper."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.live import Running
from tests.web.visitor import Visitor, Visitors

_SPOT = """thing => {
  const named = (x, y) => document.elementFromPoint(x, y)?.closest("#board [data-what]")?.dataset.what;
  for (const one of document.querySelectorAll(`#board [data-what="${thing}"]`)) {
    one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    for (const share of [0.5, 0.1, 0.9, 0.3, 0.02, 0.98]) {
      const [x, y] = [box.left + box.width * share, box.top + box.height / 2];
      if (named(x, y) === thing) return [x, y];
    }
  }
}"""


def spot(visitor: Visitor, thing: str) -> tuple[float, float]:
    """Where a thing can be pointed at."""
    x, y = visitor.page.evaluate(_SPOT, thing)
    return x, y


def test_a_mouse_rests_and_keys_ask_and_what_cannot_be_done_says_why(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    with running.client(tokens[0]) as client:
        for move in ("place 1 b2", "dive b2"):
            assert client.post(f"/api/v1/tables/{name}/moves", json={"move": move}).status_code == 201
    ben = visitors.come().sit(name, tokens[1])
    page, answer = ben.page, ben.page.locator("#explained")
    page.mouse.move(*spot(ben, "place b2"))
    expect(answer).to_contain_text(re.compile("b2: a card with .* belongs to"))
    expect(page.locator("#board .lit[data-place='b2']")).to_have_count(1)
    expect(answer.locator("a")).to_have_attribute("href", re.compile("/rules/soum-soum#SS-1[234]"))
    beneath = """({ x, y }) => document.elementFromPoint(x + 6, y + 6).closest("#explained")"""
    assert page.evaluate(beneath, answer.bounding_box()) is None, "whatever lies beneath the answer can be clicked"
    # A card is chosen, and the place is taken: that is what is answered, and the card stays chosen.
    page.locator("#hand-2").click()
    ben.excuse("409")
    page.locator("#card-b2").click()
    expect(page.locator("#fault")).to_contain_text("There is a card on b2 already.")
    expect(page.locator("#hand-2")).to_have_class(re.compile("chosen"))
    # What nothing can be done with is explained by a click.
    page.locator("#pile").click()
    expect(answer).to_contain_text("The pile")
    # Keys alone: the question mark, arrows, and Escape.
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    page.keyboard.press("?")
    aloud = page.locator("#explained-aloud")
    expect(aloud).not_to_be_empty()
    before = aloud.text_content() or ""
    page.keyboard.press("ArrowRight")
    expect(aloud).not_to_have_text(before)
    ply = ben.ply
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#board.asking")).to_have_count(0)
    assert ben.ply == ply, "who asks does not move"


def test_a_finger_that_stays_asks_and_does_not_act(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("leagues", "me", "me")
    anna = visitors.phone().sit(name, tokens[0])
    page = anna.page
    x, y = spot(anna, "card 3")
    touch = anna.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("#explained")).to_contain_text("Card 3")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("#board .chosen").count() == 0
    box = page.locator("#explained").bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    # Where it is somebody else's turn, or nothing can be done, a tap is enough.
    page.touchscreen.tap(*spot(anna, "row p1 1"))
    expect(page.locator("#explained")).to_contain_text("One wanted picture pays 3")


def test_the_longest_sheet_for_the_table_is_one_page(visitors: Visitors) -> None:
    reader = visitors.come(locale="fr-FR").go("/rules/miles/summary")
    reader.page.wait_for_function("[...document.images].every((one) => one.complete && one.naturalWidth)")
    pdf = reader.page.pdf(format="A4", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
