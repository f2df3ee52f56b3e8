// Lets a part of a drawing be moved and magnified: every inner <svg class="pans">, whose data-whole is the whole of it.
//
// Drag it, pinch it, turn the wheel, use the things marked data-zoom (in, out, fit) or the keys + - 0, and Shift with the
// arrows. Until somebody does, one looks at what the drawing says is near (data-near). A drawing that grows gets smaller:
// data-zero and data-unit say where its middle lies and how large one square of it is, so that one goes on looking at the
// same place, as near as before.

"use strict";

(() => {
  const NEAREST = 8;
  const STEP = 1.4;
  const SLACK = 6; // so many pixels of a drag are still a click
  const EDGE = 8; // no number is seen nearer to the end of its edge than that
  const ASIDE = 0.2; // the share of what is seen that an arrow moves by
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const looks = new Map(); // by id: around which point one looks, and how wide, in squares of the drawing

  const panes = () => document.querySelectorAll("#board svg.pans");
  const numbers = (text) => text.split(" ").map(Number);

  function measure(pane) {
    const { whole, zero = "0 0", unit = "1" } = pane.dataset;
    const [[x, y, width, height], [left, top]] = [numbers(whole), numbers(zero)];
    return { x, y, width, height, left, top, unit: Number(unit) };
  }

  /** What is seen now: the point in the middle, and the width. */
  function seen(pane) {
    const { x, y, width, height, left, top, unit } = measure(pane);
    const look = looks.get(pane.id);
    if (look) return { x: left + look.x * unit, y: top + look.y * unit, width: Math.min(look.width * unit, width) };
    if (!pane.dataset.near) return { x: x + width / 2, y: y + height / 2, width };
    const near = numbers(pane.dataset.near);
    return { x: near[0] + near[2] / 2, y: near[1] + near[3] / 2, width: near[2] };
  }

  function show(pane) {
    const { x, y, width, height } = measure(pane);
    const now = seen(pane);
    const high = (now.width * height) / width;
    const left = Math.min(Math.max(now.x - now.width / 2, x), x + width - now.width);
    const top = Math.min(Math.max(now.y - high / 2, y), y + height - high);
    pane.setAttribute("viewBox", [left, top, now.width, high].join(" "));
    pane.classList.toggle("nearer", now.width < width - 0.5);
    rule(pane, [left, top], width / now.width);
  }

  /** The numbers along the edges (.ruler) go with it, as far as they are seen. */
  function rule(pane, from, scale) {
    const { x, y, width, height } = measure(pane);
    for (const number of pane.parentNode.querySelectorAll(":scope > .ruler > text")) {
      const down = "down" in number.dataset;
      const at = Number(number.dataset[down ? "down" : "across"]);
      const [start, room] = down ? [y, height] : [x, width];
      const far = (at - from[down ? 1 : 0]) * scale;
      const [off, seen] = [Math.round(10 * (start + far - at)) / 10, far > EDGE && far < room - EDGE];
      if (off) number.setAttribute("transform", `translate(${down ? `0 ${off}` : `${off} 0`})`);
      else number.removeAttribute("transform");
      if (seen || !off) number.removeAttribute("visibility");
      else number.setAttribute("visibility", "hidden");
    }
  }

  function look(pane, at) {
    const { x, y, width, height, left, top, unit } = measure(pane);
    const wide = Math.min(width, Math.max(width / NEAREST, at.width));
    const high = (wide * height) / width;
    const within = (value, start, room, own) => Math.min(Math.max(value, start + own / 2), start + room - own / 2);
    looks.set(pane.id, {
      x: (within(at.x, x, width, wide) - left) / unit, y: (within(at.y, y, height, high) - top) / unit, width: wide / unit,
    });
    show(pane);
  }

  /** A point of the screen in the drawing's own measure. */
  function inside(pane, event) {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(pane.getScreenCTM().inverse());
  }

  /** Magnify so that the point stays under the finger. */
  function zoom(pane, factor, point) {
    const now = seen(pane);
    const about = point ?? now;
    const kept = Math.min(measure(pane).width, now.width / factor) / now.width;
    look(pane, { x: about.x + (now.x - about.x) * kept, y: about.y + (now.y - about.y) * kept, width: now.width * kept });
  }

  /** The whole of it; where that is seen already, what is near again. */
  function fit(pane) {
    const { x, y, width, height } = measure(pane);
    if (pane.classList.contains("nearer")) look(pane, { x: x + width / 2, y: y + height / 2, width });
    else looks.delete(pane.id);
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
    if (!held.classList.contains("nearer") || (!moved && far < SLACK)) return;
    const [from, to, now] = [inside(held, before), inside(held, event), seen(held)];
    fingers.set(event.pointerId, event);
    moved = true;
    look(held, { ...now, x: now.x + from.x - to.x, y: now.y + from.y - to.y });
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

  // Who cannot come nearer or step further back scrolls the page.
  document.addEventListener("wheel", (event) => {
    const pane = event.target.closest?.("#board svg.pans");
    if (!pane || (!event.ctrlKey && event.deltaY > 0 && !pane.classList.contains("nearer"))) return;
    event.preventDefault();
    zoom(pane, event.deltaY < 0 ? STEP : 1 / STEP, inside(pane, event));
  }, { passive: false });

  const act = (pane, what) => (what === "fit" ? fit(pane) : zoom(pane, what === "in" ? STEP : 1 / STEP));

  const press = (event) => {
    const knob = event.target.closest?.("#board [data-zoom]");
    if (!knob || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    for (const pane of panes()) act(pane, knob.dataset.zoom);
  };
  document.addEventListener("click", press);
  document.addEventListener("keydown", press);
  document.addEventListener("keydown", (event) => {
    const what = { "+": "in", "=": "in", "-": "out", 0: "fit" }[event.key];
    const way = event.shiftKey ? WAYS[event.key] : null;
    if ((!what && !way) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest?.("input, textarea, select, [contenteditable]") || !panes().length) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // arrows alone go from thing to thing
    for (const pane of panes()) {
      if (what) act(pane, what);
      else {
        const now = seen(pane);
        look(pane, { ...now, x: now.x + way[0] * now.width * ASIDE, y: now.y + way[1] * now.width * ASIDE });
      }
    }
  });

  // Keys may come to something that lies beyond the edge: then one looks there.
  document.addEventListener("focusin", (event) => {
    const pane = event.target.closest?.("#board svg.pans");
    if (!pane?.classList.contains("nearer") || event.target === pane) return;
    const [own, frame] = [event.target.getBoundingClientRect(), pane.getBoundingClientRect()];
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) return;
    look(pane, { ...seen(pane), ...(({ x: px, y: py }) => ({ x: px, y: py }))(inside(pane, { clientX: x, clientY: y })) });
  });
  const showAll = () => panes().forEach(show);
  for (const kind of ["htmx:after:swap", "board:drawn"]) document.addEventListener(kind, showAll);
  showAll();
})();
