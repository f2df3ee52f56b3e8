// A replay: it runs by itself when asked to, and its address follows, so that it can be opened where one stopped.

"use strict";

(() => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  // Milliseconds for a move; who wants no motion sees each position for longer, as nothing glides there.
  const pace = () => (still.matches ? 2600 : 1500);
  const element = (id) => document.getElementById(id);
  const replay = () => element("replay").dataset;
  const ended = () => Number(replay().ply) >= Number(replay().last);

  let timer = 0;

  /** The button as it is now: whatever arrives from the server does not know that the replay runs. */
  function show() {
    const button = element("replay-run");
    const running = timer !== 0;
    button.hidden = Number(replay().last) === 0;
    button.setAttribute("aria-pressed", String(running));
    button.setAttribute("aria-label", running ? button.dataset.pause : button.dataset.run);
  }

  function pause() {
    window.clearTimeout(timer);
    timer = 0;
    show();
  }

  function wait() {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => element("replay-next").click(), pace());
  }

  function run() {
    if (ended()) {
      timer = window.setTimeout(() => {}, 0);
      element("replay-first").click();
    } else wait();
    show();
  }

  /** A position has arrived. */
  function arrived() {
    const address = new URL(window.location);
    address.searchParams.set("ply", replay().ply);
    window.history.replaceState(window.history.state, "", address);
    if (timer && ended()) pause();
    else if (timer) wait();
    show();
  }

  document.addEventListener("htmx:after:swap", arrived);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#replay-run")) (timer ? pause : run)();
    else if (event.isTrusted && timer && event.target.closest?.(".replaying, .log")) pause();
  });
  document.addEventListener("input", (event) => { if (event.target.id === "replay-ply") pause(); });
  document.addEventListener("visibilitychange", () => { if (document.hidden && timer) pause(); });
  show();
})();
