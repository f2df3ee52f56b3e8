// Lets the house be put on a home screen, and look again by itself once there is a connection.

"use strict";

(() => {
  // Browsers offer it only over HTTPS, or on the very machine that serves.
  if ("serviceWorker" in navigator && window.isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.getElementById("offline")) window.addEventListener("online", () => window.location.reload());
})();
