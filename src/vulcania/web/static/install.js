// Lets the house be put on a home screen, and look again by itself once there is a connection.

"use strict";

(() => {
  // Browsers offer it only over HTTPS, or on the very machine that serves.
  if ("serviceWorker" in navigator && window.isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (!document.getElementById("offline")) return;
  // A browser may be online again without the house, and this page may have been kept when it already was.
  const again = () => fetch("/healthz").then((answer) => { if (answer.ok) window.location.reload(); }).catch(() => {});
  window.addEventListener("online", again);
  window.setInterval(again, 4000);
})();
