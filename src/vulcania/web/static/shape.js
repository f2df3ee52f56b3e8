// Before anything is painted: tell the server whether this screen is upright, and have the page drawn anew if it guessed
// wrong. Later visits carry the answer in a cookie. A browser that keeps none is told what that means here.

"use strict";

(() => {
  const upright = window.matchMedia("(max-width: 48rem) and (orientation: portrait)");
  const kept = () => `narrow=${upright.matches ? 1 : 0}`;
  const keep = () => {
    document.cookie = `${kept()}; path=/; max-age=31536000; samesite=lax`;
    return document.cookie.includes(kept());
  };
  const drawn = document.documentElement.dataset.narrow;
  if (!keep()) {
    document.addEventListener("DOMContentLoaded", () => { document.getElementById("no-cookies").hidden = false; });
  } else if (drawn !== undefined && drawn !== String(upright.matches ? 1 : 0)) window.location.reload();
  upright.addEventListener("change", () => {
    if (keep() && drawn !== undefined) window.location.reload();
  });
})();
