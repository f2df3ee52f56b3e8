// Works while no page is open: tells the visitor of their turns, keeps our files, and speaks up when the house cannot be
// reached. HOUSE is written above this by the server: what to keep, and a name that changes with it.

"use strict";

const OURS = /^\/(static|vendor|rooms)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(HOUSE.name).then((kept) => kept.addAll(HOUSE.files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== HOUSE.name) await caches.delete(name);
    await self.clients.claim();
  })());
});

/** The addresses of our files change with their contents: what is kept is right. */
const ours = async (request) => {
  const kept = await caches.open(HOUSE.name);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
};

/** Pages are never kept: they are somebody's, and of this moment. */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return caches.match(HOUSE.offline);
  }
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
    // In the language that was chosen meanwhile.
    if (pathname === "/") event.waitUntil(caches.open(HOUSE.name).then((kept) => kept.add(HOUSE.offline)).catch(() => {}));
  } else if (OURS.test(pathname)) event.respondWith(ours(request));
});

self.addEventListener("push", (event) => {
  const { title, body, tag, url, stop, stopLabel } = event.data.json();
  const actions = stopLabel ? [{ action: "stop", title: stopLabel }] : [];
  const data = { url, stop };
  event.waitUntil(self.registration.showNotification(title, { body, tag, actions, data, icon: "/static/icon-192.png" }));
});

// The browser's push service gave it another address: the old one does not work any more.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil((async () => {
    const subscription = event.newSubscription ?? await self.registration.pushManager.subscribe(event.oldSubscription.options);
    const headers = { "content-type": "application/json" };
    await fetch("/me/push", { method: "POST", headers, body: JSON.stringify(subscription) });
  })());
});

self.addEventListener("notificationclick", (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  if (event.action === "stop") {
    event.waitUntil(fetch(stop, { method: "POST" }));
    return;
  }
  event.waitUntil((async () => {
    for (const open of await self.clients.matchAll({ type: "window" })) {
      if (open.url.startsWith(url)) return open.focus();
    }
    return self.clients.openWindow(url);
  })());
});
