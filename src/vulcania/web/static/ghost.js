// Before a card or a piece is laid, its ghost is seen where it would go: what was chosen, over what would complete the move;
// or, where nothing had to be chosen, the piece whose moves they are (data-goes, their first words).

"use strict";

(() => {
  const SVG = "http://www.w3.org/2000/svg";

  const kind = (thing) => [...thing.classList].filter((name) => name !== "open" && name !== "chosen").join(" ");
  const middle = ({ left, top, width, height }) => new DOMPoint(left + width / 2, top + height / 2);

  function vanish() {
    for (const ghost of document.querySelectorAll("#board .ghost")) ghost.remove();
  }

  /** The thing's drawing moved over the target, no larger than that. */
  function ghostOf(thing, target, drawing) {
    const [from, to] = [thing.getBoundingClientRect(), target.getBoundingClientRect()];
    const scale = Math.min(1, to.width / from.width, to.height / from.height);
    const screen = drawing.getScreenCTM().inverse();
    const [start, end] = [middle(from), middle(to)].map((point) => point.matrixTransform(screen));
    const own = screen.multiply(thing.parentNode.getScreenCTM());
    const moved = new DOMMatrix().translate(end.x, end.y).scale(scale).translate(-start.x, -start.y).multiply(own);
    const ghost = document.createElementNS(SVG, "g");
    ghost.setAttribute("class", "ghost");
    ghost.setAttribute("aria-hidden", "true");
    ghost.setAttribute("transform", `matrix(${["a", "b", "c", "d", "e", "f"].map((part) => moved[part]).join(" ")})`);
    const copy = thing.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "data-pick", "data-goes", "tabindex", "role", "aria-pressed"]) part.removeAttribute(name);
    }
    copy.classList.remove("open", "chosen");
    copy.querySelectorAll("title").forEach((title) => title.remove());
    ghost.append(copy);
    return ghost;
  }

  function goer(target, drawing) {
    const words = target.dataset.pick.split("|").map((pattern) => pattern.split(" ")[0]);
    const goes = ({ dataset }) => dataset.goes.split(" ").some((word) => words.includes(word));
    return [...drawing.querySelectorAll("[data-goes]")].find(goes);
  }

  document.addEventListener("board:aim", ({ detail: target }) => {
    vanish();
    const drawing = document.querySelector("#board > svg");
    if (!target) return;
    const chosen = [...drawing.querySelectorAll(".chosen")].find((thing) => thing !== target) ?? goer(target, drawing);
    // Things of one kind are chosen together; only what differs from the target is laid on it.
    if (!chosen || kind(chosen) === kind(target) || chosen.contains(target)) return;
    // Who chose the place first sees the piece there as well.
    const both = "place" in chosen.dataset && !("place" in target.dataset) ? [target, chosen] : [chosen, target];
    drawing.append(ghostOf(...both, drawing));
  });
  for (const event of ["board:drawn", "board:arriving"]) document.addEventListener(event, vanish);
  document.addEventListener("pointerout", (event) => { if (event.target.closest?.("#board [data-pick]")) vanish(); });
})();
