// Works while no page is open: tells the visitor of their turns.

"use strict";

self.addEventListener("push", (event) => {
  const told = event.data.json();
  const { title, body, tag, url, stop, stopLabel } = told;
  const actions = stopLabel ? [{ action: "stop", title: stopLabel }] : [];
  event.waitUntil(self.registration.showNotification(title, { body, tag, actions, data: { url, stop }, icon: "/static/icon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  if (event.action === "stop") {
    event.waitUntil(fetch(stop, { method: "POST" }));
    return;
  }
  event.waitUntil((async () => {
    for (const page of await self.clients.matchAll({ type: "window" })) {
      if (page.url.startsWith(url)) return page.focus();
    }
    return self.clients.openWindow(url);
  })());
});
