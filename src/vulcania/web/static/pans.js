// Lets a part of a drawing be moved and magnified: every inner <svg class="pans">, whose viewBox is the whole of it.
//
// Drag it, pinch it, turn the wheel with Ctrl held, or use the things marked data-zoom (in, out, fit). What was chosen
// stays chosen when the drawing changes; a cave that grows stays where one looks.

"use strict";

(() => {
  const NEAREST = 8;
  const STEP = 1.4;
  const SLACK = 6; // so many pixels of a drag are still a click

  const looks = new Map(); // by id: how much nearer, and around which point

  const panes = () => document.querySelectorAll("#board svg.pans");

  function whole(pane) {
    const [x, y, width, height] = pane.dataset.whole.split(" ").map(Number);
    return { x, y, width, height };
  }

  function show(pane) {
    const { x, y, width, height } = whole(pane);
    const look = looks.get(pane.id);
    pane.classList.toggle("nearer", Boolean(look));
    if (!look) {
      pane.setAttribute("viewBox", pane.dataset.whole);
      return;
    }
    const [w, h] = [width / look.scale, height / look.scale];
    look.x = Math.min(Math.max(look.x, x + w / 2), x + width - w / 2);
    look.y = Math.min(Math.max(look.y, y + h / 2), y + height - h / 2);
    pane.setAttribute("viewBox", [look.x - w / 2, look.y - h / 2, w, h].join(" "));
  }

  function lookOf(pane) {
    const { x, y, width, height } = whole(pane);
    return looks.get(pane.id) ?? { scale: 1, x: x + width / 2, y: y + height / 2 };
  }

  /** A point of the screen in the drawing's own measure. */
  function inside(pane, event) {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(pane.getScreenCTM().inverse());
  }

  /** Magnify so that the point stays under the finger. */
  function zoom(pane, factor, point) {
    const look = lookOf(pane);
    const scale = Math.min(NEAREST, Math.max(1, look.scale * factor));
    const about = point ?? look;
    const kept = look.scale / scale;
    if (scale === 1) looks.delete(pane.id);
    else looks.set(pane.id, { scale, x: about.x + (look.x - about.x) * kept, y: about.y + (look.y - about.y) * kept });
    show(pane);
  }

  const fingers = new Map();
  let held = null; // the pane that is being dragged or pinched
  let moved = false;

  const span = () => {
    const [one, two] = [...fingers.values()];
    return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  };

  document.addEventListener("pointerdown", (event) => {
    const pane = event.target.closest?.("#board svg.pans");
    if (!pane || event.button > 0) return;
    if (held !== pane) fingers.clear();
    held = pane;
    if (!fingers.size) moved = false;
    fingers.set(event.pointerId, event);
  });

  document.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!held?.isConnected || !before) return;
    if (fingers.size === 2) {
      const apart = span();
      fingers.set(event.pointerId, event);
      zoom(held, span() / apart, inside(held, event));
      moved = true;
      return;
    }
    const far = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (!looks.has(held.id) || (!moved && far < SLACK)) return;
    const [from, to] = [inside(held, before), inside(held, event)];
    const look = lookOf(held);
    looks.set(held.id, { ...look, x: look.x + from.x - to.x, y: look.y + from.y - to.y });
    fingers.set(event.pointerId, event);
    moved = true;
    show(held);
  });

  for (const kind of ["pointerup", "pointercancel"]) {
    document.addEventListener(kind, (event) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) held = null;
    });
  }

  // The click at the end of a drag was not meant for what lies under it.
  document.addEventListener("click", (event) => {
    if (!moved) return;
    moved = false;
    if (event.target.closest?.("svg.pans")) event.stopPropagation();
  }, true);

  document.addEventListener("wheel", (event) => {
    const pane = event.ctrlKey ? event.target.closest?.("#board svg.pans") : null;
    if (!pane) return;
    event.preventDefault();
    zoom(pane, event.deltaY < 0 ? STEP : 1 / STEP, inside(pane, event));
  }, { passive: false });

  const press = (event) => {
    const knob = event.target.closest?.("#board [data-zoom]");
    if (!knob || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    for (const pane of panes()) {
      if (knob.dataset.zoom === "fit") looks.delete(pane.id);
      zoom(pane, { in: STEP, out: 1 / STEP, fit: 1 }[knob.dataset.zoom]);
    }
  };
  document.addEventListener("click", press);
  document.addEventListener("keydown", press);
  for (const kind of ["htmx:after:swap", "board:drawn"]) document.addEventListener(kind, () => panes().forEach(show));
})();
