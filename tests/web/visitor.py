"""Someone in front of a screen: looks at the board and acts on it by mouse, finger or keys, never by notation."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect
from playwright.sync_api import TimeoutError as Timeout

from tests.server.live import PATIENCE, Running, wait_for

# How a move is found among the things drawn: what of them narrows the choice, and where it can be touched.
_HAND = """
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const fits = (pattern, move) => {
    const [wanted, given] = [pattern.split(" "), move.split(" ")];
    return wanted.length === given.length && wanted.every((token, at) => token === "*" || token === given[at]);
  };
  const chooses = (element, move) => element.dataset.pick.split("|").some((pattern) => fits(pattern, move));
  const board = () => document.getElementById("board");
  const legal = () => Object.keys(JSON.parse(board().dataset.legal || "{}"));
  const things = () => [...board().querySelectorAll("[data-pick]")];
  const candidates = () => {
    const chosen = things().filter((thing) => thing.classList.contains("chosen"));
    return legal().filter((move) => chosen.every((thing) => chooses(thing, move)));
  };
  const point = (thing) => {
    thing.scrollIntoView({ block: "center", inline: "center" });
    const box = thing.getBoundingClientRect();
    for (const share of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      for (const other of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
        const [x, y] = [box.left + box.width * share, box.top + box.height * other];
        if (document.elementFromPoint(x, y)?.closest("#board [data-pick]") === thing) return { x, y };
      }
    }
    return null;
  };
  const useful = (move) => {
    const left = candidates();
    return things().filter((thing) => {
      if (thing.classList.contains("chosen") || !chooses(thing, move)) return false;
      return left.length === 1 || left.filter((other) => chooses(thing, other)).length < left.length;
    });
  };
  window.hand = {
    legal,
    point,
    useful,
    /** Changes with everything that pressing something can bring about at once. */
    posture: () => JSON.stringify([
      board().dataset.ply, board().hasAttribute("aria-busy"), window.hand.chosen(),
      document.querySelectorAll("#bar .primary").length, document.getElementById("fault").hidden,
    ]),
    chosen: () => things().filter((thing) => thing.classList.contains("chosen")).length,
    forbidden: () => things().filter((thing) => !legal().some((move) => chooses(thing, move))).map(point),
    /** The next thing to touch for a move, by a number drawn by lot; nothing when only a button is left. */
    next: (move, lot) => {
      const left = candidates();
      const offered = things().filter((thing) => thing.classList.contains("open"));
      const button = document.querySelector(`#bar button[data-move="${move}"]`);
      if (!left.includes(move) || (!offered.length && !button)) return { soon: true };
      const good = useful(move);
      if (!good.length) return { button: true };
      const thing = good[Math.floor(lot * good.length)];
      const only = left.filter((other) => chooses(thing, other)).length === 1;
      return { ...(point(thing) ?? { hidden: thing.outerHTML.slice(0, 300) }), only };
    },
    /** Which arrow leads from the thing in focus towards one that stands for a move; nothing when it is there. */
    way: (move, crosswise) => {
      const middle = (thing) => {
        const box = thing.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      const good = useful(move);
      if (good.includes(document.activeElement)) return null;
      const [x, y] = middle(document.activeElement);
      const [dx, dy] = middle(good[0]).map((at, axis) => at - [x, y][axis]);
      const across = Math.abs(dx) > Math.abs(dy) !== Boolean(crosswise && dx && dy);
      return across ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
    },
    foreign: () => [...board().querySelectorAll("svg *")].filter((node) => node.namespaceURI !== SVG).length,
    drawing: () => {
      const copy = board().querySelector("svg").cloneNode(true);
      for (const ghost of copy.querySelectorAll(".ghost")) ghost.remove();
      for (const thing of copy.querySelectorAll("[class]")) {
        thing.classList.remove("open", "chosen", "lit");
        if (!thing.getAttribute("class")) thing.removeAttribute("class");
      }
      for (const thing of copy.querySelectorAll("[data-pick]")) {
        for (const name of ["tabindex", "role", "aria-pressed", "aria-label"]) thing.removeAttribute(name);
      }
      for (const node of [copy, ...copy.querySelectorAll("*")]) {
        const given = [...node.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
        for (const { name } of given) node.removeAttribute(name);
        for (const { name, value } of given) node.setAttribute(name, value);
      }
      return copy.outerHTML;
    },
    /** The moves that can be had neither by things nor by a button. */
    stranded: () => {
      const moves = legal();
      const patterns = things().map((thing) => thing.dataset.pick);
      const drawn = [...new Set(patterns)].map((text) => {
        const own = text.split("|");
        return moves.map((move) => own.some((pattern) => fits(pattern, move)));
      });
      const loose = moves.filter((_, at) => !drawn.some((row) => row[at]));
      return moves.filter((move, at) => {
        const own = drawn.filter((row) => row[at]);
        if (!own.length) return loose.length > 30;
        const left = moves.filter((_, other) => own.every((row) => row[other]));
        return left.length > 8;
      });
    },
  };
})();
"""


PHONE: dict[str, Any] = {
    "width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 1,
}  # fmt: skip


def untitled(drawing: str) -> str:
    return re.sub(r"<title[^>]*>[^<]*</title>", "", drawing)


class Visitor:
    """One browser with its own cookies, and one page in it."""

    def __init__(self, context: BrowserContext, address: str, touches: bool = False) -> None:
        self.context = context
        self.address = address
        self.touches = touches
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ("Service Worker registration blocked",)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.expected):
            self.complaints.append(f"{self.page.url}: {message.text}")

    def excuse(self, *parts: str) -> None:
        """Something that the browser will note and that the test brings about on purpose."""
        self.expected += parts

    def tell_shape(self, width: int, height: int) -> None:
        """As the page itself tells it when it has been drawn once."""
        upright, low, snug = height > width and width <= 768, width > height and height <= 480, width <= 1120
        shape = "1" if upright else "2" if low else "3" if snug else "0"
        self.context.add_cookies([{"name": "narrow", "value": shape, "url": self.address}])

    def clear_away(self) -> None:
        """Leave nothing behind, so that another may sit down here."""
        memory = self.context.new_cdp_session(self.page)
        memory.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "cookies,local_storage"})
        for page in self.context.pages[1:]:
            page.close()

    # ---- going places ------------------------------------------------------------------------------------------------

    def go(self, path: str) -> Visitor:
        self.page.goto(self.address + path)
        return self

    @property
    def table(self) -> str:
        """The table that the visitor is at."""
        return self.page.url.partition("/t/")[2].partition("?")[0]

    def sit(self, table: str, token: str) -> Visitor:
        """Open the personal link of a seat, on one more screen; who sits there already is not asked."""
        self.go(f"/t/{table}/seat/{token}")
        for too in self.page.locator("button[name=too]").all():
            too.click()
        self.page.wait_for_url(f"**/t/{table}")  # until it is there as a whole: a click does not wait for that
        return self

    # ---- looking -----------------------------------------------------------------------------------------------------

    def tell(self, question: str, *given: Any) -> Any:
        """What the page with the board answers; in the middle of a navigation there is none, or a part of it."""
        there = 'document.readyState === "complete" && document.getElementById("board")'
        script = f"async given => {there} ? {{ said: {question} }} : null"
        return wait_for(lambda: self._answer(script, given))["said"]

    def _answer(self, script: str, given: tuple[Any, ...]) -> Any:
        try:
            return self.page.evaluate(script, given)
        except Error as error:
            if "navigation" in error.message:
                return None
            raise

    @property
    def ply(self) -> int:
        return int(self.page.get_attribute("#board", "data-ply") or -1)

    @property
    def status(self) -> str | None:
        return self.page.get_attribute("#play", "data-status")

    @property
    def legal(self) -> list[str]:
        """What the page offers: empty when it is not this visitor's turn."""
        found: list[str] = self.tell("hand.legal()")
        return found

    @property
    def stranded(self) -> list[str]:
        """Legal moves that nothing on the page leads to."""
        found: list[str] = self.tell("hand.stranded()")
        return found

    def sees_ply(self, ply: int) -> None:
        expect(self.page.locator("#board")).to_have_attribute("data-ply", str(ply))

    @property
    def sideways(self) -> int:
        """How many pixels of the page lie beyond the right edge of the screen."""
        found: int = self.page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth")
        return max(0, found)

    @property
    def foreign(self) -> int:
        """How many elements in the drawing are none of a drawing; no browser paints them."""
        found: int = self.tell("hand.foreign()")
        return found

    def board(self) -> str:
        """The drawing as it stands, with attributes in their alphabetic order: without what marks a choice, an aim or
        an explanation, and without titles, which are put aside where an explanation stands instead."""
        return untitled(self.tell("hand.drawing()"))

    # ---- acting ------------------------------------------------------------------------------------------------------

    def make(self, move: str, luck: random.Random) -> None:
        """Make a move by touching what stands for it, one thing after the other."""
        ply = self.ply
        for _ in range(20):
            at = wait_for(lambda: self.next(move, luck))
            if "button" in at:
                self.page.locator(f'#bar button[data-move="{move}"]').click()
                break
            if "hidden" in at and self.page.locator(".explained:not([hidden])").count():
                self.page.mouse.move(1, 1)  # what is explained lies over it, and goes when one looks elsewhere
                self.page.wait_for_selector(".explained", state="hidden")
                continue
            assert "hidden" not in at, f"nothing of it can be touched for {move!r}: {at['hidden']}"
            if self.press(at) and at["only"]:
                if self.touches:
                    self.confirm(move, ply)
                break
        else:
            raise AssertionError(f"{move!r} was never complete")
        self.moved_on(ply)

    def next(self, move: str, luck: random.Random) -> dict[str, Any] | None:
        """What to touch next; nothing as long as the page has not looked at the board that just arrived."""
        found: dict[str, Any] = self.tell("hand.next(...given)", move, luck.random())
        return None if "soon" in found else found

    def press(self, at: dict[str, float]) -> bool:
        """Whether the page heard it: news that come in between may draw the thing anew under the hand."""
        before = self.tell("hand.posture()")
        if self.touches:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])
        try:
            self.page.wait_for_function("before => hand.posture() !== before", arg=before, timeout=10_000)
        except Timeout:
            return False
        return True

    def confirm(self, move: str, ply: int) -> None:
        """A finger is shown what a move would do before it is made; some moves have nothing to show."""
        offer = self.page.locator(f'#bar button.primary[data-move="{move}"]')
        self.page.wait_for_function(
            """([move, ply]) => document.getElementById("board").dataset.ply !== String(ply)
              || document.querySelector(`#bar button.primary[data-move="${move}"]`)""",
            arg=[move, ply],
        )
        if offer.count():
            offer.tap()

    def tab_to(self, move: str) -> None:
        """Go by Tab to the board, if one is not there, and by arrows to the next thing that stands for a move."""
        for _ in range(40):
            if self.tell("Boolean(document.activeElement.closest('#board [data-pick]'))"):
                break
            self.page.keyboard.press("Tab")
        for attempt in range(40):
            way = self.tell("hand.way(...given)", move, attempt % 3 == 2)  # a detour, lest one goes to and fro for ever
            if way is None:
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"neither Tab nor arrows came to anything for {move!r}")

    def moved_on(self, ply: int) -> None:
        self.page.wait_for_function('ply => document.getElementById("board").dataset.ply !== String(ply)', arg=ply)


class Visitors:
    """Who comes sits down where another has left, with nothing of theirs there but the files that all pages need: a
    place of one's own takes longer to make than a page to open."""

    def __init__(self, browser: Browser, running: Running, free: dict[str, list[BrowserContext]]) -> None:
        self._browser = browser
        self.running = running
        self._free = free
        self._all: list[tuple[Visitor, str]] = []

    def come(self, address: str = "", *, fresh: bool = False, width: int = 1280, height: int = 900,
             still: bool = True, known: bool = True, **more: Any) -> Visitor:  # fmt: skip
        """One more. Nothing glides before their eyes, so that nothing has to be waited for, nothing is kept for a time
        offline, and the house is told the shape of the screen: else it draws for another first where it is not
        ``known``. Who does what the next would notice, like stopping the clock, wants a ``fresh`` place."""
        options = {"locale": "en-GB", "service_workers": "block", **more}
        kind = "" if fresh else repr(sorted(options.items()))
        context = self._free[kind].pop() if self._free.get(kind) else self._made(options, fresh)
        visitor = Visitor(context, address or self.running.address, bool(more.get("has_touch")))
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        if known:
            visitor.tell_shape(width, height)
        self._all.append((visitor, kind))
        return visitor

    def _made(self, options: dict[str, Any], fresh: bool) -> BrowserContext:
        context = self._browser.new_context(**options)
        context.add_init_script(_HAND)
        if not fresh:  # one page stays, for with the last the process ends that draws them
            context.new_page().goto(f"{self.running.address}/healthz")
        return context

    def phone(self, width: int = 390, height: int = 844, **more: Any) -> Visitor:
        return self.come(**{**PHONE, "width": width, "height": height, **more})

    def leave(self) -> None:
        complaints = [complaint for visitor, _ in self._all for complaint in visitor.complaints]
        for visitor, kind in self._all:
            if kind:
                visitor.clear_away()
                self._free.setdefault(kind, []).append(visitor.context)
            else:
                visitor.context.close()
        assert not complaints, complaints
