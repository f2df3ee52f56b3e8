// What is this? Whatever of the drawing has a name (data-what) is explained: what it is, what it counts and by which
// places, and which rule says so. Asked on demand, and told by the server from what this seat may know.
//
// A mouse rests on it, a finger stays on it; what nothing can be done with now is explained by a click. The button, or
// the key ?, makes every click and every arrow key ask, until Escape.

"use strict";

(() => {
  // Milliseconds until the mouse has rested, once an answer is open, until a finger has stayed, until it was left.
  const [REST, SOON, STAY, LEFT] = [900, 250, 500, 300];
  const SLACK = 10; // so many pixels a finger may move
  const EDGE = 8;

  const main = document.getElementById("main");
  const bubble = document.getElementById("explained");
  const [said, rule] = bubble.children;
  const aloud = document.getElementById("explained-aloud");
  const board = () => document.getElementById("board");
  const thingAt = (event) => event.target.closest?.("#board [data-what]");
  const acting = () => !["", "{}"].includes(board().dataset.legal ?? "");

  // ---- asking ---------------------------------------------------------------------------------------------------------

  /** Where this board is explained: at a table, or as it was when looking back. */
  function address(thing) {
    const back = document.querySelector("[data-replay]");
    const { seat, ply } = (back ?? board()).dataset;
    const query = new URLSearchParams({ thing: thing.dataset.what, ply });
    if (seat) query.set("as", seat);
    return `${back ? window.location.pathname : `/t/${main.dataset.table}`}/what?${query}`;
  }

  const answers = new Map();

  async function explain(thing) {
    const asked = address(thing);
    if (!answers.has(asked)) {
      const answer = await fetch(asked, { headers: { accept: "application/json" } }).catch(() => null);
      if (!answer?.ok || answer.status === 204) return null; // gone meanwhile
      answers.set(asked, await answer.json());
    }
    return answers.get(asked);
  }

  // ---- showing --------------------------------------------------------------------------------------------------------

  let open = null; // the thing that is explained

  async function show(thing, before = "") {
    open = thing;
    const told = await explain(thing);
    if (open !== thing || !told) return;
    const lines = [before, told.said.join(" ")].filter(Boolean);
    said.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
    rule.textContent = `${told.rule} · ${told.name}`;
    rule.href = told.help;
    bubble.dataset.where = told.where.join(" ");
    if (told.seat === null) delete bubble.dataset.seat;
    else bubble.dataset.seat = told.seat;
    bubble.hidden = false;
    document.dispatchEvent(new CustomEvent("account:light", { detail: bubble }));
    place(thing);
    aloud.textContent = `${lines.join(" ")} ${rule.textContent}`;
  }

  /** Below the thing or above it, clear of what is lit and of what can be done where there is room for that, and never
      off the screen or over what stands below the board. */
  function place(thing) {
    const own = bubble.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const boxes = (names) => [...board().querySelectorAll(names)].map((one) => one.getBoundingClientRect());
    const [lit, doable] = [boxes(".lit"), boxes(".open")];
    const [top, bottom] = [Math.min(box.top, ...lit.map((one) => one.top)), Math.max(box.bottom, ...lit.map((one) => one.bottom))];
    const most = window.innerWidth - own.width - EDGE;
    const left = Math.max(EDGE, Math.min(most, box.left + box.width / 2 - own.width / 2));
    const covered = (room) => doable.filter((one) => one.bottom > room && one.top < room + own.height
      && one.right > left && one.left < left + own.width).length;
    const below = document.getElementById("below")?.getBoundingClientRect();
    const floor = below && below.left < left + own.width && left < below.right ? below.top : window.innerHeight;
    const [low, high] = [Math.min(window.innerHeight, floor) - own.height - EDGE, EDGE];
    const rooms = [bottom + EDGE, top - own.height - EDGE, box.bottom + EDGE, box.top - own.height - EDGE];
    const free = rooms.filter((room) => room >= high && room <= low);
    bubble.style.top = `${free.length ? free.reduce((best, room) => (covered(room) < covered(best) ? room : best)) : low}px`;
    bubble.style.left = `${left}px`;
  }

  function hide() {
    open = null;
    if (bubble.hidden) return;
    bubble.hidden = true;
    aloud.textContent = "";
    document.dispatchEvent(new CustomEvent("account:light", { detail: null }));
  }

  // ---- with a mouse: it rests -------------------------------------------------------------------------------------------

  let [hovered, waiting, bare] = [null, 0, []];

  /** The browser's own small labels would say the half of it a second time. */
  function hush(thing) {
    for (const [owner, title] of bare) if (owner.isConnected && !owner.querySelector(":scope > title")) owner.prepend(title);
    bare = [];
    for (let owner = thing; owner && owner !== board(); owner = owner.parentElement) {
      const title = owner.querySelector(":scope > title");
      if (!title) continue;
      bare.push([owner, title]);
      title.remove();
    }
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || bubble.contains(event.target)) {
      window.clearTimeout(waiting);
      return;
    }
    const thing = thingAt(event) ?? null;
    if (thing === hovered) return;
    hovered = thing;
    hush(thing);
    window.clearTimeout(waiting);
    const still = bubble.hidden ? REST : SOON;
    if (thing) waiting = window.setTimeout(() => show(thing), still);
    else if (!bubble.contains(document.activeElement)) waiting = window.setTimeout(hide, LEFT);
  });

  // ---- with a finger: it stays ------------------------------------------------------------------------------------------

  let [pressing, from, stayed] = [0, null, false];
  const lift = () => window.clearTimeout(pressing);

  document.addEventListener("pointerdown", (event) => {
    lift();
    stayed = false;
    window.clearTimeout(waiting);
    const thing = thingAt(event);
    if (!thing || event.pointerType !== "touch" || !event.isPrimary) return;
    from = event;
    pressing = window.setTimeout(() => {
      stayed = true;
      show(thing);
    }, STAY);
  });
  document.addEventListener("pointermove", (event) => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLACK) lift();
  });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, lift);
  document.addEventListener("contextmenu", (event) => { if (stayed && thingAt(event)) event.preventDefault(); });

  // ---- by a click, and by keys --------------------------------------------------------------------------------------------

  const asking = () => board().classList.contains("asking");

  /** Every thing can be reached by keys while one asks; otherwise those that can be acted on. */
  function ask(on) {
    board().classList.toggle("asking", on);
    document.getElementById("ask-what")?.setAttribute("aria-pressed", String(on));
    for (const thing of board().querySelectorAll("[data-what]")) {
      if (on) thing.setAttribute("role", "button");
      else if (!thing.matches(".open, .chosen")) for (const name of ["role", "tabindex"]) thing.removeAttribute(name);
    }
    document.dispatchEvent(new CustomEvent("board:marked"));
    if (!on) hide();
  }

  /** What the click was for was done here. */
  function take(event) {
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener("click", (event) => {
    const thing = thingAt(event);
    if (stayed || (thing && asking())) {
      take(event);
      if (!stayed) show(thing);
      stayed = false;
    } else if (event.target.closest?.("#ask-what")) {
      ask(!asking());
    } else if (thing && !event.target.closest("[data-leaf], .leaf .head") && !(thing.closest("[data-pick]") && acting())) {
      show(thing, acting() || !main.dataset.table ? "" : document.getElementById("prompt-text")?.textContent);
    } else if (!bubble.contains(event.target)) {
      hide();
    }
  }, true);
  // Nothing legal was meant by a click, and no rule speaks of it: then at least what it is.
  document.addEventListener("board:silent", ({ detail }) => {
    const thing = detail.closest("[data-what]");
    if (thing) show(thing);
  });

  document.addEventListener("keydown", (event) => {
    const thing = thingAt(event);
    if (event.key === "Escape" && (asking() || !bubble.hidden)) {
      if (asking()) ask(false);
      else hide();
      event.stopPropagation();
    } else if (event.key === "?" && board() && !event.target.matches("input, textarea, select")) {
      event.preventDefault();
      const here = thing;
      ask(true);
      (here ?? board().querySelector('[data-what][tabindex="0"]') ?? board().querySelector("[data-what]"))?.focus();
      if (here) show(here);
    } else if (thing && asking() && (event.key === "Enter" || event.key === " ")) {
      take(event);
      show(thing);
    }
  }, true);
  document.addEventListener("focusin", (event) => {
    const thing = thingAt(event);
    if (thing && asking()) show(thing);
    else if (!bubble.contains(event.target) && !board()?.contains(event.target)) hide();
  });

  // ---- another board ------------------------------------------------------------------------------------------------------

  const renewed = () => {
    const on = document.getElementById("ask-what")?.getAttribute("aria-pressed") === "true" || asking();
    answers.clear();
    hide();
    if (on) ask(true);
  };
  for (const kind of ["htmx:after:swap", "board:drawn"]) document.addEventListener(kind, renewed);
  document.addEventListener("scroll", () => { if (open && !bubble.hidden) place(open); }, { passive: true });
})();
