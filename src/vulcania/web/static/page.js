// What pages do besides playing: light up what a line of the account speaks of, copy links, step through a replay by keys.

"use strict";

(() => {
  // ---- the final account: pointing at a line lights up the places it came from --------------------------------------

  const light = (line) => {
    for (const lit of document.querySelectorAll("#board .lit")) lit.classList.remove("lit");
    if (!line) return;
    for (const place of line.dataset.where.split(" ")) {
      for (const element of document.querySelectorAll(`#board [data-place="${CSS.escape(place)}"]`)) {
        const { seat } = element.dataset;
        if (seat === undefined || line.dataset.seat === undefined || seat === line.dataset.seat) {
          element.classList.add("lit");
        }
      }
    }
  };
  // What is being explained stays lit while its answer stands there, and a line that is walked through while it is told.
  const told = () => document.querySelector("#explained[data-where]:not([hidden]), .account tr.now[data-where]");
  for (const kind of ["pointerover", "focusin", "focusout"]) {
    document.addEventListener(kind, (event) => light(event.target.closest?.("[data-where]") ?? told()));
  }
  document.addEventListener("account:light", ({ detail }) => light(detail?.dataset.where === undefined ? null : detail));

  document.addEventListener("click", async (event) => {
    const copying = event.target.closest?.("[data-copy]");
    if (!copying) return;
    const field = document.getElementById(copying.dataset.copy);
    field.select();
    // Without HTTPS, as at home, browsers have only the old way.
    const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    if (copied || document.execCommand("copy")) copying.textContent = copying.dataset.done;
  });

  // ---- looking back -------------------------------------------------------------------------------------------------

  if (document.querySelector("[data-replay]")) {
    document.addEventListener("keydown", (event) => {
      if (event.target.matches("input[type=range], #board.asking *")) return;
      const step = { ArrowLeft: "replay-back", ArrowRight: "replay-next", Home: "replay-first", End: "replay-last" }[event.key];
      if (step) document.getElementById(step).click();
    });
  }
})();
