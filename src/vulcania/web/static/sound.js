// A few sounds, made here: your turn, a card, a catch, an alarm, the end. Off until the sign at the top is touched.

"use strict";

(() => {
  const KEPT = "vulcania-sound";
  const LOUD = [0, 0.06, 0.2];
  // Each a row of tones: pitch in hertz, when and for how long in seconds, and its shape.
  const TONES = {
    turn: [[523, 0, 0.12, "sine"], [784, 0.11, 0.22, "sine"]],
    card: [[880, 0, 0.04, "triangle"], [660, 0.035, 0.06, "triangle"]],
    catch: [[392, 0, 0.09, "triangle"], [523, 0.08, 0.09, "triangle"], [659, 0.16, 0.16, "triangle"]],
    alarm: [[311, 0, 0.16, "square"], [262, 0.18, 0.26, "square"]],
    end: [[392, 0, 0.18, "sine"], [494, 0.16, 0.18, "sine"], [587, 0.32, 0.18, "sine"], [784, 0.48, 0.6, "sine"]],
  };

  const knob = document.getElementById("sound");
  const main = document.getElementById("main");
  let level = 0;
  try { level = Number(localStorage.getItem(KEPT)) % LOUD.length || 0; } catch { /* then it is quiet */ }
  let context = null;

  function show() {
    knob.dataset.level = level;
    knob.setAttribute("aria-label", knob.dataset.levels.split("|")[level]);
    knob.title = knob.getAttribute("aria-label");
  }

  function play(name) {
    if (!level || !TONES[name]) return;
    document.dispatchEvent(new CustomEvent("sound:made", { detail: name }));
    if (context?.state !== "running") return;
    for (const [pitch, at, length, shape] of TONES[name]) {
      const start = context.currentTime + at;
      const [tone, swell] = [context.createOscillator(), context.createGain()];
      tone.type = shape;
      tone.frequency.value = pitch;
      swell.gain.setValueAtTime(0, start);
      swell.gain.linearRampToValueAtTime(LOUD[level] * (shape === "square" ? 0.35 : 1), start + 0.01);
      swell.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(swell).connect(context.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  }

  // Browsers let a page be heard only once it was touched.
  function wake() {
    if (!level) return;
    context ??= new AudioContext();
    context.resume();
  }

  knob.addEventListener("click", () => {
    level = (level + 1) % LOUD.length;
    try { localStorage.setItem(KEPT, level); } catch { /* then it is not remembered */ }
    show();
    wake();
    play("turn");
  });
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake, { passive: true });

  document.addEventListener("story:told", ({ detail }) => {
    for (const name of new Set(detail.sound?.split(" ") ?? [])) play(name);
  });

  let before = null;
  const listen = () => {
    const now = { mine: Boolean(document.getElementById("your-turn")), over: document.getElementById("play").dataset.status === "over" };
    if (before && now.over && !before.over) play("end");
    else if (before && now.mine && !before.mine) play("turn");
    before = now;
  };
  main.addEventListener("htmx:after:swap", listen);
  listen();
  show();
})();
