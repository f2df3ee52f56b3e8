// What happened is shown one thing after the other: a sentence, the board as it then was, perhaps a card.
//
// A click or a key cuts it short, and nothing waits for it: what can be chosen can be chosen at once. Who was away is
// shown what they missed. Who wants no motion gets the last board, and the sentences to read.

"use strict";

(() => {
  const main = document.getElementById("main");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");

  // Milliseconds: for one thing, for a card, and for a whole story, however long; nothing is shown more shortly than that.
  const [ONE, CARD, ALL, LEAST] = [600, 1500, 5000, 140];
  const TABLES = 40;
  const KEPT = "vulcania-shown";

  const element = (id) => document.getElementById(id);

  // ---- how far this screen has seen each table ------------------------------------------------------------------------

  const name = () => [main.dataset.table, element("board").dataset.seat].join("/");
  const kept = () => {
    try { return new Map(JSON.parse(localStorage.getItem(KEPT) ?? "[]")); } catch { return new Map(); }
  };

  function keep(moment) {
    const all = kept();
    all.delete(name());
    all.set(name(), moment);
    try { localStorage.setItem(KEPT, JSON.stringify([...all].slice(-TABLES))); } catch { /* then nothing is remembered */ }
  }

  const momentOf = ({ dataset }) => ({ epoch: dataset.epoch, ply: Number(dataset.ply) });

  // ---- showing ----------------------------------------------------------------------------------------------------------

  let shown = null; // the moment that the drawing shows
  let newest = null; // the board that has arrived and is to be shown in the end
  let telling = false;
  let wake = () => {};

  const covered = () => Boolean(element("curtain")) || document.hidden;

  const pause = (time) => new Promise((done) => {
    wake = done;
    window.setTimeout(done, time);
  });

  function say(text) {
    element("telling").textContent = text;
  }

  /** Held up for all to see: a card, or the sentence that a new part of the match begins with. */
  function holdUp(frame) {
    const place = element("event-card");
    place.replaceChildren();
    if (frame?.card) place.insertAdjacentHTML("beforeend", frame.card);
    if (frame?.moment) {
      const banner = document.createElement("p");
      banner.textContent = frame.moment;
      place.append(banner);
    }
  }

  function draw(fresh) {
    document.dispatchEvent(new CustomEvent("board:draw", { detail: { board: element("board"), fresh } }));
  }

  /** Lets the browser paint and hear in between: reading, comparing and showing a drawing take long enough each. */
  const breathe = () => pause(0);

  function read(svg) {
    const holder = document.createElement("template");
    holder.innerHTML = svg;
    return holder.content;
  }

  /** What stands for something else by now cannot be chosen any more. */
  function outdate(drawing) {
    const picks = new Set();
    for (const thing of newest.querySelectorAll("[data-pick]")) picks.add(thing.getAttribute("data-pick"));
    for (const thing of drawing.querySelectorAll("[data-pick]")) {
      const past = !picks.has(thing.getAttribute("data-pick"));
      if (past !== thing.hasAttribute("data-past")) thing.toggleAttribute("data-past", past);
    }
  }

  /** The board of now, or with another drawing: what can be chosen stays so. */
  function drawFrame(drawing) {
    const now = performance.now();
    for (const thing of element("board").querySelectorAll(".open")) was.set(thing, { pick: thing.dataset.pick, until: now + SEEN });
    const fresh = drawing ? newest.cloneNode(false) : newest;
    if (drawing) fresh.append(drawing);
    draw(fresh);
  }

  async function fetchTale(since, upto) {
    const asked = new URL(main.getAttribute("hx-sse:connect"), window.location);
    const query = new URLSearchParams(asked.search);
    query.set("upto", upto);
    if (since !== null) query.set("since", since);
    try {
      const answer = await fetch(`/t/${main.dataset.table}/tale?${query}`);
      return answer.ok ? (await answer.json()).frames : [];
    } catch {
      return [];
    }
  }

  async function showFrames(frames, upto) {
    let left = frames.length;
    const spare = ALL / frames.length;
    for (const frame of frames) {
      left -= 1;
      await breathe();
      const drawing = frame.board && left ? read(frame.board) : null; // the last is the one that arrived
      await breathe();
      if (drawing) outdate(drawing);
      await breathe();
      if (!telling) return;
      const late = Math.max(1, momentOf(newest).ply - upto + 1); // more has happened since: hurry
      const held = frame.card || frame.moment;
      const time = Math.max(LEAST, Math.min(held ? CARD : ONE, (held ? 2 : 1) * spare) / late);
      say(frame.told);
      if (drawing || (!left && held && late === 1)) drawFrame(drawing);
      holdUp(frame);
      document.dispatchEvent(new CustomEvent("story:told", { detail: frame }));
      if (left || held) await pause(time);
      if (!telling) return;
    }
  }

  /** From what the drawing shows to the newest board; more may arrive meanwhile. */
  async function tell(since, opening) {
    telling = true;
    main.toggleAttribute("data-telling", true);
    while (telling && shown.ply < momentOf(newest).ply) {
      const upto = momentOf(newest).ply;
      const frames = await fetchTale(since, upto);
      if (!telling) return;
      if (frames.length) await showFrames(opening ? frames : frames.slice(1), upto);
      if (!telling) return;
      shown = { ...shown, ply: upto };
      since = upto;
      opening = false;
    }
    if (telling) end();
  }

  function end() {
    telling = false;
    wake();
    holdUp(null);
    main.toggleAttribute("data-telling", false);
    draw(newest);
    shown = momentOf(newest);
    keep(shown);
    document.dispatchEvent(new CustomEvent("story:over"));
    window.setTimeout(() => { if (!telling) say(""); }, ONE);
  }

  // ---- cutting it short ------------------------------------------------------------------------------------------------

  const SLACK = 16; // so many pixels a finger may move
  const SEEN = 400; // milliseconds from what was seen to a finger on it
  const was = new WeakMap(); // what things of the board stood for until it was drawn anew, and how long that may be meant
  let pressed = null; // what a finger or the mouse went down on: it may be drawn anew before they are lifted

  /** What of the board of now somebody means: what can be chosen there, or could when they saw it. */
  function pickOf(target) {
    const thing = target.closest?.("#board .open");
    if (thing) return thing.dataset.pick;
    for (let part = target; part?.closest?.("#board"); part = part.parentElement) {
      if (was.get(part)?.until > performance.now()) return was.get(part).pick;
    }
    return undefined;
  }

  const near = ({ clientX, clientY }) => pressed?.pick && Math.hypot(clientX - pressed.x, clientY - pressed.y) < SLACK;

  /** The board of now. What was meant on an earlier one is chosen there, if it still stands for the same: its drawing may
      be another by now, and what lies in its place something else. */
  function cutShort(event, pick) {
    const taken = event.cancelBubble; // by a drag, or a finger that stayed
    if (pick || (event.type === "click" && event.target.closest?.("#board"))) event.stopPropagation();
    end();
    if (!pick || taken) return;
    event.preventDefault();
    const same = [...element("board").querySelectorAll(".open")].find(({ dataset }) => dataset.pick === pick);
    same?.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: event.pointerType }));
  }

  document.addEventListener("pointerdown", (event) => {
    pressed = { pick: pickOf(event.target), x: event.clientX, y: event.clientY };
  }, true);

  // ---- when --------------------------------------------------------------------------------------------------------------

  document.addEventListener("board:arriving", (event) => {
    const { board, fresh } = event.detail;
    const [before, now] = [momentOf(board), momentOf(fresh)];
    newest = fresh;
    if (telling && now.epoch === before.epoch && now.ply >= before.ply) {
      event.preventDefault();
      return;
    }
    if (telling) end();
    const passed = now.epoch === before.epoch && board.dataset.seat === fresh.dataset.seat ? now.ply - before.ply : 0;
    const worth = passed > 1 || (passed === 1 && "tale" in fresh.dataset);
    if (!worth || still.matches || covered()) {
      if (!covered()) keep(shown = now);
      if (passed === 1) document.dispatchEvent(new CustomEvent("story:told", { detail: { sound: fresh.dataset.sound } }));
      return;
    }
    event.preventDefault();
    shown = before;
    tell(before.ply, false);
  });

  /** What happened while nobody looked at this screen. */
  function catchUp() {
    const board = element("board");
    if (!board?.dataset.legal || covered() || telling) return;
    const now = momentOf(board);
    const last = kept().get(name());
    newest = board.cloneNode(true);
    shown = now;
    if (!last || last.epoch !== now.epoch || last.ply >= now.ply || still.matches) {
      keep(now);
      return;
    }
    shown = last;
    tell(last.ply, true);
  }

  function again() {
    if (telling) return;
    newest = element("board").cloneNode(true);
    shown = { ...momentOf(newest), ply: -1 };
    tell(null, true);
  }

  document.addEventListener("visibilitychange", () => { if (!document.hidden) catchUp(); });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#again")) {
      again();
      return;
    }
    if (telling) cutShort(event, near(event) ? pressed.pick : pickOf(event.target));
  }, true);
  document.addEventListener("keydown", (event) => {
    if (!telling || ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    cutShort(event, [" ", "Enter"].includes(event.key) ? pickOf(event.target) : undefined);
  }, true);
  catchUp();
})();
