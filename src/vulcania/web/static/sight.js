// On a small screen what can be chosen may lie beyond its edge: where none of it is in sight when one has to choose, the
// nearest of it is brought there, once. Otherwise the board stays where it is.

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

  function look() {
    if (!element("prompt") || main.hasAttribute("data-telling")) return; // a guide points by itself
    const { epoch, ply, seat } = element("board").dataset;
    const now = [epoch, ply, seat].join("/");
    const open = [...element("board").querySelectorAll(".open")].filter((thing) => thing.getClientRects().length);
    if (now === looked || !open.length) return;
    looked = now;
    if (document.activeElement.matches("input, textarea")) return;
    const nearest = open.map(off).reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
    if (nearest) window.scrollBy({ top: nearest });
  }

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
