// The guide of a lesson: rings around what it speaks of, wherever that is drawn, and an answer to what was tried instead.

"use strict";

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const MARGIN = 5;
  const MANY = 8; // rings around more than this would point at nothing
  const main = document.getElementById("main");
  const guide = () => document.getElementById("guide");
  const board = () => document.getElementById("board");

  const fits = (pattern, move) => {
    const [wanted, given] = [pattern.split(" "), move.split(" ")];
    return wanted.length === given.length && wanted.every((word, at) => word === "*" || word === given[at]);
  };
  const patterns = (element) => element.dataset.pick.split("|");

  /** What is pointed at: by its id, by its place, or by a pattern that it offers. */
  function pointed({ dataset }) {
    const picks = [...board().querySelectorAll("[data-pick]")];
    const named = JSON.parse(dataset.points).flatMap((point) => {
      if (point.startsWith("#")) return [...board().querySelectorAll(`[id="${CSS.escape(point.slice(1))}"]`)];
      if (point.startsWith("@")) return [...board().querySelectorAll(`[data-place="${CSS.escape(point.slice(1))}"]`)];
      return picks.filter((element) => patterns(element).includes(point));
    });
    if (named.length) return named;
    const ways = JSON.parse(dataset.ways);
    const asked = picks.filter((element) => ways.some((move) => patterns(element).some((pattern) => fits(pattern, move))));
    return asked.length > MANY ? [] : asked;
  }

  /** A ring in the drawing's own measure, so that it grows and shrinks with it. */
  function ring(element, drawing, toDrawing) {
    const box = element.getBoundingClientRect();
    const [from, to] = [[box.left, box.top], [box.right, box.bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(toDrawing));
    const made = document.createElementNS(SVG, "rect");
    const sizes = { x: from.x - MARGIN, y: from.y - MARGIN, width: to.x - from.x + 2 * MARGIN, height: to.y - from.y + 2 * MARGIN, rx: 12 };
    for (const [name, value] of Object.entries(sizes)) made.setAttribute(name, value.toFixed(1));
    made.setAttribute("class", "ring");
    drawing.append(made);
    return made;
  }

  let step = "";

  function point() {
    const drawing = board()?.querySelector("svg");
    for (const old of document.querySelectorAll("#board .ring")) old.remove();
    if (!guide() || !drawing) return;
    const found = pointed(guide());
    const toDrawing = drawing.getScreenCTM().inverse();
    const rings = found.map((element) => ring(element, drawing, toDrawing));
    const now = `${guide().dataset.step}/${guide().dataset.ways}`;
    const idle = !found.length && document.querySelector("#next, #advice"); // nothing in particular: the board from its top
    if (now === step || !(rings.length || idle)) return;
    bring(rings[0] ?? drawing);
    step = now;
  }

  /** What no drawn thing stands for is asked for on its button. */
  function ask() {
    if (!guide()) return;
    const [points, ways] = [guide().dataset.points, guide().dataset.ways].map((moves) => JSON.parse(moves));
    const asked = points.length ? points : ways.length > MANY ? [] : ways;
    for (const button of document.querySelectorAll("#bar [data-move]")) button.classList.toggle("asked", asked.includes(button.dataset.move));
  }

  /** On a small screen: into sight, below the guide and above what is chosen; only when the guide speaks of something new. */
  function bring(element) {
    const box = element.getBoundingClientRect();
    const covers = (part, side, otherwise) => { // what lies beside the board covers nothing of it
      const [own, drawn] = [part, board()].map((one) => one.getBoundingClientRect());
      return own.left < drawn.right && drawn.left < own.right ? own[side] : otherwise;
    };
    const top = covers(guide(), "bottom", 0);
    const bottom = covers(document.getElementById("below"), "top", window.innerHeight);
    const off = box.top < top ? box.top - top - 12 : box.bottom > bottom ? Math.min(box.bottom - bottom + 12, box.top - top - 12) : 0;
    if (off) window.scrollBy({ top: off });
  }

  main.addEventListener("htmx:after:swap", point);
  document.addEventListener("board:drawn", point); // a story's last picture comes after the words
  document.addEventListener("bar:filled", ask);
  for (const kind of ["transitionend", "pointerup"]) document.addEventListener(kind, (event) => {
    if (event.target.closest?.("#board")) window.requestAnimationFrame(point);
  });
  // Something else was tried: the board says so, and the guide answers.
  main.addEventListener("another-move", ({ detail }) => {
    const answer = document.getElementById("guide-answer");
    answer.textContent = detail;
    answer.classList.add("kindly");
  });
  point();
  ask();
})();
