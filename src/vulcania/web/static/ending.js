// The end of a match: who won is told large, and the points are walked through on the board line by line.

"use strict";

(() => {
  const main = document.getElementById("main");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  // Milliseconds: for the verdict, for a line, and for the whole account.
  const [VERDICT, LINE, ALL] = [2200, 1100, 12_000];
  const element = (id) => document.getElementById(id);
  const over = () => element("play").dataset.status === "over";

  let walking = 0;
  let wake = () => {};

  const pause = (time) => new Promise((done) => {
    wake = done;
    window.setTimeout(done, time);
  });

  function show(row) {
    for (const one of document.querySelectorAll(".account tr.now")) one.classList.remove("now");
    row?.classList.add("now");
    document.dispatchEvent(new CustomEvent("account:light", { detail: row }));
    const name = row?.closest("table").querySelector("caption strong").textContent.trim();
    element("telling").textContent = row ? [name, ...[...row.cells].map((cell) => cell.textContent)].join(" · ") : "";
  }

  const behavior = () => (still.matches ? "auto" : "smooth");

  /** One may look at the account, or at another part of a board that is higher than the screen. */
  function bringIntoSight() {
    const lit = document.querySelector("#board .lit");
    if (!lit) return;
    const { left, top, width, height } = lit.getBoundingClientRect();
    if (document.elementFromPoint(left + width / 2, top + height / 2)?.closest("#board")) return;
    lit.scrollIntoView({ block: "center", behavior: behavior() });
  }

  /** Line by line, and back to where one was. */
  async function walk() {
    const mine = ++walking;
    const from = window.scrollY;
    const rows = [...document.querySelectorAll("#account .account tbody tr")];
    for (const row of rows) {
      show(row);
      bringIntoSight();
      await pause(Math.min(LINE, ALL / rows.length));
      if (mine !== walking) return;
    }
    stop();
    window.scrollTo({ top: from, behavior: behavior() });
  }

  function stop() {
    if (!walking) return;
    walking = 0;
    show(null);
    element("event-card").replaceChildren();
    wake();
  }

  async function finale() {
    const mine = ++walking;
    const [verdict, said] = [document.createElement("p"), element("prompt-text") ?? element("guide-say")];
    verdict.className = "verdict";
    verdict.classList.toggle("long", said.classList.contains("long"));
    verdict.textContent = said.textContent;
    element("event-card").replaceChildren(verdict);
    await pause(VERDICT);
    if (mine !== walking) return;
    element("event-card").replaceChildren();
    walk();
  }

  let [ended, told] = [over(), true];
  const arrived = () => {
    if (!ended && over()) told = false;
    ended = over();
    if (told || still.matches || document.hidden || main.hasAttribute("data-telling")) return;
    told = true;
    finale();
  };
  main.addEventListener("htmx:after:swap", arrived);
  document.addEventListener("story:over", arrived);

  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#walk")) walk();
    else stop();
  });
  // Who looks elsewhere is not brought back.
  for (const kind of ["wheel", "touchmove"]) document.addEventListener(kind, stop, { passive: true });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" || event.key === " ") stop(); });
})();
