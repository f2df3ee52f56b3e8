// Before anything is painted: tell the server whether this screen is upright (1), low (2), small (3) or none of it (0), and
// have the page drawn anew if it guessed wrong. Later visits carry the answer in a cookie. A browser that keeps none is told
// what that means here.

"use strict";

(() => {
  const upright = window.matchMedia("(max-width: 48rem) and (orientation: portrait)");
  const low = window.matchMedia("(max-height: 30rem) and (orientation: landscape)");
  const snug = window.matchMedia("(max-width: 70rem)");
  const shape = () => (upright.matches ? "1" : low.matches ? "2" : snug.matches ? "3" : "0");
  const kept = () => `narrow=${shape()}`;
  const keep = () => {
    document.cookie = `${kept()}; path=/; max-age=31536000; samesite=lax`;
    return document.cookie.includes(kept());
  };
  const drawn = document.documentElement.dataset.narrow;
  if (!keep()) {
    document.addEventListener("DOMContentLoaded", () => { document.getElementById("no-cookies").hidden = false; });
  } else if (drawn !== undefined && drawn !== shape()) window.location.reload();
  const printing = window.matchMedia("print"); // a sheet of paper is none of these screens
  for (const screen of [upright, low, snug]) {
    screen.addEventListener("change", () => {
      if (!printing.matches && keep() && drawn !== undefined && drawn !== shape()) window.location.reload();
    });
  }
})();
