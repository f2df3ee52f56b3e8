// A live page is sent as a whole once, and then what changed in it (server/changes.py); so are the steps of a replay. Here
// it is put together again.

"use strict";

(() => {
  let whole = "";
  let older = ""; // what was shown before that

  function together(before, changes) {
    const pieces = before.split("<");
    const part = (one) => (typeof one === "string" ? one : pieces.slice(one[0], one[0] + one[1]).join("<"));
    return JSON.parse(changes).map(part).join("<");
  }

  document.addEventListener("htmx:sse:before:message", ({ detail: { message } }) => {
    if (message.event === "changed") {
      message.data = together(`${whole}<${older}`, message.data);
      message.event = "";
    }
    if (message.event === "") [whole, older] = [message.data, whole];
  });

  /** Adler-32: by this the server knows that the step before is here as it would send it. */
  function sum(text) {
    let [low, high] = [1, 0];
    for (const byte of new TextEncoder().encode(text)) {
      low = (low + byte) % 65521;
      high = (high + low) % 65521;
    }
    return high * 65536 + low;
  }

  const stepping = (ctx) => ctx.target?.id === "replay";

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (!stepping(ctx) || !whole) return;
    ctx.shown = whole; // another step may arrive before this one
    ctx.request.headers["Replay-Shown"] = `${/data-ply="(\d+)"/.exec(whole)[1]} ${sum(whole)}`;
  });

  document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
    if (!stepping(ctx) || ctx.response.status !== 200) return;
    if (ctx.response.headers.has("Replay-Changed")) ctx.text = together(ctx.shown, ctx.text);
    whole = ctx.text;
  });
})();
