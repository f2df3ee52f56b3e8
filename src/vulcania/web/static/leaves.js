// Opens what a drawing shows small: whatever has data-leaf, the id of a larger drawing of the same that lies closed.
// A second tap, a tap on the head of what was opened, or Escape closes it; and so does a decision of one's own that is new, for which
// one's own board is wanted again.

"use strict";

(() => {
  let shown = "";
  let decided = "";

  const board = () => document.getElementById("board");

  function show(leaf) {
    shown = leaf;
    for (const other of board()?.querySelectorAll(".leaf") ?? []) {
      other.setAttribute("display", other.id === shown ? "inline" : "none");
    }
    for (const opener of board()?.querySelectorAll("[data-leaf]") ?? []) {
      opener.setAttribute("aria-expanded", String(opener.dataset.leaf === shown));
    }
  }

  /** After every change of the drawing, which knows nothing of what was opened. */
  function again() {
    const { legal = "{}", ply, seat } = board()?.dataset ?? {};
    const decision = legal === "{}" ? decided : [ply, seat].join("/");
    const closes = decision !== decided;
    decided = decision;
    show(closes ? "" : shown);
  }

  document.addEventListener("click", (event) => {
    const opener = event.target.closest?.("#board [data-leaf]");
    if (opener) show(opener.dataset.leaf === shown ? "" : opener.dataset.leaf);
    else if (event.target.closest?.("#board .leaf .head")) show("");
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown) show("");
    const opener = event.target.closest?.("#board [data-leaf]");
    if (!opener || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    show(opener.dataset.leaf === shown ? "" : opener.dataset.leaf);
  });
  for (const kind of ["htmx:after:swap", "board:drawn"]) document.addEventListener(kind, again);
  again();
})();
