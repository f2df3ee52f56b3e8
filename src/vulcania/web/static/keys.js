// Arrow keys go from one thing that can be chosen to the nearest in that direction; Tab comes to the board once, and who
// is there by keys stays there when a move has put away what they were at.
// Enter chooses and Escape takes back: that is the board's own business.

"use strict";

(() => {
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const ASTRAY = 2; // how much worse a step aside is than a step ahead

  const board = () => document.getElementById("board");
  const CAN = "[data-pick].open, [data-pick].chosen";
  // Who asks what things are reaches all that can be asked about. What lies in a leaf that is closed has no place.
  const things = () => [...board().querySelectorAll(board().classList.contains("asking") ? "[data-what]" : CAN)]
    .filter((thing) => thing.getClientRects().length);

  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };

  let last = null; // where the keys were
  let there = false; // and whether they have been nowhere else since

  /** One of the things is reached by Tab: the one where the keys were, or the first. */
  function rove() {
    const all = things();
    const here = all.find((thing) => thing === document.activeElement)
      ?? all.find((thing) => thing === last || (thing.id && thing.id === last?.id)) ?? all[0];
    for (const thing of all) thing.setAttribute("tabindex", thing === here ? "0" : "-1");
    const now = document.activeElement;
    if (there && here && (now === document.body || board().contains(now)) && !all.includes(now)) here.focus({ preventScroll: true });
  }

  function nearest(from, [right, down]) {
    const [x, y] = middle(from);
    let [best, least] = [null, Infinity];
    for (const thing of things()) {
      const [dx, dy] = middle(thing).map((at, axis) => at - [x, y][axis]);
      const ahead = dx * right + dy * down;
      const far = ahead + ASTRAY * Math.abs(dx * down + dy * right);
      if (ahead > 1 && far < least) [best, least] = [thing, far];
    }
    return best;
  }

  // With the next frame, when it is known where everything is: to ask before would have it worked out twice.
  let asked = 0;
  document.addEventListener("board:marked", () => {
    window.cancelAnimationFrame(asked);
    asked = window.requestAnimationFrame(rove);
  });
  document.addEventListener("focusin", (event) => {
    const thing = event.target.closest?.("#board [data-pick], #board [data-what]");
    there = event.target.matches(":focus-visible") && Boolean(thing ?? event.target.closest("#bar"));
    if (!thing) return;
    last = thing;
    rove();
  });
  document.addEventListener("pointerdown", () => { there = false; });
  document.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !board()?.contains(document.activeElement)) return;
    const here = document.activeElement.closest("[data-pick], [data-what]");
    const next = here ? nearest(here, way) : things().find((thing) => thing.tabIndex === 0);
    if (!here && !next) return;
    event.preventDefault();
    next?.focus();
  });
})();
