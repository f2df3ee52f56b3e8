// What goes on around the board: clocks run, the tab says that it is one's turn, what is said at the table is noticed.

"use strict";

(() => {
  const main = document.getElementById("main");

  // The server's time is told when the stream opens.
  let behind = 0;
  main.addEventListener("time", (event) => { behind = Date.now() - Number(event.detail.data); });
  const two = (number) => String(number).padStart(2, "0");
  const days = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "day" });
  const written = (left) => {
    const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
    if (hours >= 48) return days.format(Math.floor(hours / 24));
    return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
  };
  const tick = () => {
    for (const clock of document.querySelectorAll(".clock[data-until]")) {
      const left = Math.max(0, Math.ceil((Number(clock.dataset.until) + behind - Date.now()) / 1000));
      clock.textContent = written(left);
      clock.classList.toggle("short", left <= 10);
    }
    for (const clock of document.querySelectorAll(".clock[data-since]")) {
      clock.textContent = `${Math.max(0, Math.floor((Date.now() - behind - Number(clock.dataset.since)) / 1000))} s`;
    }
  };
  window.setInterval(tick, 250);

  // ---- what is said at the table: a short notice, and a sign until it was seen ---------------------------------------

  const NOTICE = 5000;
  const toast = document.getElementById("toast");
  const unread = document.getElementById("unread");
  let [heard, missed, hiding] = [null, 0, 0];

  const inSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > top && top >= 0 && bottom <= window.innerHeight;
  };
  const seen = () => {
    missed = 0;
    unread.hidden = true;
  };
  const listen = (talk) => {
    const lines = [...talk.children].map((line) => line.textContent.trim().replace(/\s+/g, " "));
    const fresh = heard === null ? [] : lines.slice(lines.lastIndexOf(heard) + 1);
    heard = lines.at(-1) ?? "";
    if (!fresh.length) return;
    talk.scrollTop = talk.scrollHeight;
    if (inSight(talk) || talk.parentElement.contains(document.activeElement)) return;
    missed += fresh.length;
    unread.hidden = false;
    unread.lastElementChild.textContent = missed;
    toast.replaceChildren(...talk.lastElementChild.cloneNode(true).childNodes);
    window.clearTimeout(hiding);
    hiding = window.setTimeout(() => toast.replaceChildren(), NOTICE);
  };
  unread.addEventListener("click", seen);
  document.addEventListener("scroll", () => { if (missed && inSight(document.getElementById("talk"))) seen(); });

  const called = document.title;
  const attract = () => {
    document.title = document.getElementById("your-turn") ? `● ${called}` : called;
    listen(document.getElementById("talk"));
  };

  const arrived = () => {
    tick();
    attract();
  };
  main.addEventListener("htmx:after:swap", arrived);
  arrived();
})();
