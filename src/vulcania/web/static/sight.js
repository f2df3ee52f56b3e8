// On a small screen what can be chosen may lie beyond its edge: where none of it is in sight when one has to choose, as
// much as has room is brought there, once. Otherwise the board stays where it is, and an arrow leads to what nothing in
// sight stands for.

"use strict";

(() => {
  const MARGIN = 12;
  const main = document.getElementById("main");
  const element = (id) => document.getElementById(id);
  let looked = "";

  /** What lies over the board's upper or lower edge, or beside it. */
  function edge(id) {
    const [part, board] = [element(id), element("board")].map((one) => one.getBoundingClientRect());
    return part.left < board.right && board.left < part.right ? part : { top: window.innerHeight, bottom: 0 };
  }

  /** How far the page has to be scrolled for something to be seen, below what to do and above what was chosen. */
  function off(thing) {
    const { top, bottom } = thing.getBoundingClientRect();
    const [high, low] = [Math.max(0, edge("prompt").bottom), Math.min(window.innerHeight, edge("below").top)];
    if (top < high) return top - high - MARGIN;
    return bottom > low ? Math.min(bottom - low + MARGIN, top - high - MARGIN) : 0;
  }

  /** As much of what lies on one side as the screen has room for. */
  function bring(things, behavior) {
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const first = Math.min(...boxes.map(({ top }) => top)) - Math.max(0, edge("prompt").bottom) - MARGIN;
    const last = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(window.innerHeight, edge("below").top) + MARGIN;
    window.scrollBy({ top: off(things[0]) < 0 ? Math.max(first, last) : Math.min(first, last), behavior });
  }

  function look() {
    if (!element("prompt") || main.hasAttribute("data-telling")) return; // a guide points by itself
    const { epoch, ply, seat } = element("board").dataset;
    const now = [epoch, ply, seat].join("/");
    const open = [...element("board").querySelectorAll(".open")].filter((thing) => thing.getClientRects().length);
    if (now === looked || !open.length) return;
    looked = now;
    if (document.activeElement.matches("input, textarea")) return;
    const nearest = open.map(off).reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
    if (nearest) bring(open.filter((thing) => off(thing) < 0 === nearest < 0), "instant");
  }

  let open = [];

  /** What can be chosen beyond the edge and not by anything in sight, and how far the page has to be scrolled for it. */
  function beyond() {
    const drawn = open.filter(([thing]) => thing.getClientRects().length).map(([thing, moves]) => [off(thing), thing, moves]);
    const seen = new Set(drawn.flatMap(([far, , moves]) => (far ? [] : moves)));
    return drawn.filter(([far, , moves]) => far && moves.some((move) => !seen.has(move)));
  }

  /** Towards the nearest of it. */
  function lead() {
    const further = element("further");
    if (!further || !element("prompt")) return; // a guide points by itself
    const found = main.hasAttribute("data-telling") ? [] : beyond();
    further.hidden = !found.length;
    further.classList.toggle("up", found.length > 0 && found.every(([far]) => far < 0));
  }

  let led = 0;
  const leading = () => {
    window.cancelAnimationFrame(led);
    led = window.requestAnimationFrame(lead);
  };
  document.addEventListener("board:marked", ({ detail }) => {
    open = detail ?? open; // who asks what things are changes nothing of what can be chosen
    leading();
  });
  document.addEventListener("story:over", leading);
  for (const kind of ["scroll", "resize"]) window.addEventListener(kind, leading, { passive: true });
  document.addEventListener("click", (event) => {
    const further = event.target.closest?.("#further");
    if (!further) return;
    const up = further.classList.contains("up");
    const things = beyond().filter(([far]) => far < 0 === up).map(([, thing]) => thing);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (things.length) bring(things, still ? "instant" : "smooth");
  });

  // With the next frame: the browser works out then where everything is, and need not do it twice.
  let asked = 0;
  const soon = () => {
    window.cancelAnimationFrame(asked);
    asked = window.requestAnimationFrame(look);
  };
  main.addEventListener("htmx:after:swap", soon);
  document.addEventListener("board:drawn", soon);
  document.addEventListener("story:over", soon);
  // A page that is loaded again comes back to where it was, and only then is it known what is in sight.
  window.addEventListener("load", soon);
})();
