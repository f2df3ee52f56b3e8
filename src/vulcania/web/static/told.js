// The visitor asks this browser to tell them of their turns.

"use strict";

(() => {
  const place = document.getElementById("told-push");
  const [button, status] = [place.querySelector("button"), place.querySelector("[role=status]")];
  // Browsers do it only over HTTPS, or on the very machine that serves.
  if (!("serviceWorker" in navigator && "PushManager" in window && window.isSecureContext)) {
    status.textContent = place.dataset.impossible;
    return;
  }
  button.hidden = false;

  const bytes = (text) => {
    const raw = window.atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    return Uint8Array.from(raw, (one) => one.charCodeAt(0));
  };

  button.addEventListener("click", async () => {
    try {
      const { pushManager } = await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);
      const wanted = { userVisibleOnly: true, applicationServerKey: bytes(place.dataset.key) };
      const subscribe = () => pushManager.subscribe(wanted);
      // A house that was set up anew has another key than this browser was given before.
      const subscription = await subscribe().catch(async () => {
        await (await pushManager.getSubscription())?.unsubscribe();
        return subscribe();
      });
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/me/push", { method: "POST", headers, body: JSON.stringify(subscription) });
      if (!answer.ok) throw new Error(answer.statusText);
      window.location.reload();
    } catch {
      status.textContent = place.dataset.refused;
    }
  });
})();
