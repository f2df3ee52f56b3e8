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

  /** Who asked for it may look at the account, or at another part of a board that is higher than their screen. */
  function bringIntoSight() {
    const lit = document.querySelector("#board .lit");
    if (!lit) return;
    const { left, top, width, height } = lit.getBoundingClientRect();
    if (document.elementFromPoint(left + width / 2, top + height / 2)?.closest("#board")) return;
    lit.scrollIntoView({ block: "center", behavior: still.matches ? "auto" : "smooth" });
  }

  async function walk(asked) {
    const mine = ++walking;
    const rows = [...document.querySelectorAll("#account .account tbody tr")];
    for (const row of rows) {
      show(row);
      if (asked) bringIntoSight();
      await pause(Math.min(LINE, ALL / rows.length));
      if (mine !== walking) return;
    }
    stop();
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
    const verdict = document.createElement("p");
    verdict.textContent = (element("prompt-text") ?? element("guide-say")).textContent;
    element("event-card").replaceChildren(verdict);
    await pause(VERDICT);
    if (mine !== walking) return;
    element("event-card").replaceChildren();
    walk(false);
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
    if (event.target.closest?.("#walk")) walk(true);
    else stop();
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" || event.key === " ") stop(); });
})();
