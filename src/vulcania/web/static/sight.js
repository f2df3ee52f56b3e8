// On a small screen what can be chosen may lie beyond its edge: where next to none of it is in sight when one has to choose,
// as much as has room is brought there, once. Otherwise the board stays where it is, and an arrow leads to what nothing in
// sight stands for; also to the rest of what is looked through before a clock starts.

"use strict";

(() => {
  const MARGIN = 12;
  const FEW = 2; // moves, like passing, that one is not kept from the others for
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
    if (now === looked || !offered.some(({ thing }) => thing.getClientRects().length)) return;
    looked = now;
    if (document.activeElement.matches("input, textarea")) return;
    const further = beyond();
    const [all, past] = [offered, further].map((things) => new Set(things.flatMap(({ moves }) => moves)).size);
    const seen = all - past;
    if (seen > FEW || past <= seen) return;
    const nearest = further.map(({ far }) => far).reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
    bring(further.filter(({ far }) => far < 0 === nearest < 0).map(({ thing }) => thing), "instant");
  }

  let offered = [];

  /** What can be chosen beyond the edge and not by anything in sight, and how far the page has to be scrolled for it. */
  function beyond() {
    const drawn = offered.filter(({ thing }) => thing.getClientRects().length).map((one) => ({ ...one, far: off(one.thing) }));
    const seen = new Set(drawn.flatMap(({ far, moves }) => (far ? [] : moves)));
    return drawn.map((one) => ({ ...one, moves: one.moves.filter((move) => !seen.has(move)) }))
      .filter(({ far, moves }) => far && moves.length);
  }

  /** How far what is looked through beforehand goes on. */
  function unread() {
    const list = document.querySelector("#beforehand .kit");
    return list ? list.getBoundingClientRect().bottom - element("ready").getBoundingClientRect().top : 0;
  }

  /** Towards the nearest of it. */
  function lead() {
    const further = element("further");
    if (!further || !element("prompt")) return; // a guide points by itself
    const found = main.hasAttribute("data-telling") ? [] : beyond();
    further.hidden = !found.length && unread() < 1;
    further.classList.toggle("up", found.length > 0 && found.every(({ far }) => far < 0));
  }

  let led = 0;
  const leading = () => {
    window.cancelAnimationFrame(led);
    led = window.requestAnimationFrame(lead);
  };
  document.addEventListener("board:marked", ({ detail }) => {
    offered = detail?.map(([thing, moves]) => ({ thing, moves })) ?? offered; // who asks what things are changes nothing of what can be chosen
    leading();
    soon();
  });
  document.addEventListener("story:over", leading);
  for (const kind of ["scroll", "resize"]) window.addEventListener(kind, leading, { passive: true });
  document.addEventListener("click", (event) => {
    const further = event.target.closest?.("#further");
    if (!further) return;
    const up = further.classList.contains("up");
    const things = beyond().filter(({ far }) => far < 0 === up).map(({ thing }) => thing);
    const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    if (things.length) bring(things, behavior);
    else window.scrollBy({ top: Math.min(unread() + MARGIN, window.innerHeight / 2), behavior });
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
  window.addEventListener("load", () => (soon(), leading()));
})();
