// What goes on around the board: clocks run, the tab says that it is one's turn, the newest of the talk is in sight.

"use strict";

(() => {
  const main = document.getElementById("main");

  // The server's time is told when the stream opens.
  let behind = 0;
  main.addEventListener("time", (event) => { behind = Date.now() - Number(event.detail.data); });
  const tick = () => {
    for (const clock of document.querySelectorAll(".clock[data-until]")) {
      const left = Math.max(0, Math.ceil((Number(clock.dataset.until) + behind - Date.now()) / 1000));
      clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      clock.classList.toggle("short", left <= 10);
    }
  };
  window.setInterval(tick, 250);

  const called = document.title;
  let said = "";
  const attract = () => {
    document.title = document.getElementById("your-turn") ? `● ${called}` : called;
    const talk = document.getElementById("talk");
    if (talk.textContent !== said) talk.scrollTop = talk.scrollHeight;
    said = talk.textContent;
  };

  const arrived = () => {
    tick();
    attract();
  };
  main.addEventListener("htmx:after:swap", arrived);
  arrived();
})();
