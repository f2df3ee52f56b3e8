// A live page is sent as a whole once, and then what changed in it (server/changes.py): here it is put together again.

"use strict";

(() => {
  let whole = "";

  document.addEventListener("htmx:sse:before:message", ({ detail: { message } }) => {
    if (message.event === "changed") {
      const pieces = whole.split("<");
      const part = (one) => (typeof one === "string" ? one : pieces.slice(one[0], one[0] + one[1]).join("<"));
      message.data = JSON.parse(message.data).map(part).join("<");
      message.event = "";
    }
    if (message.event === "") whole = message.data;
  });
})();
