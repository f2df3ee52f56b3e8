// Makes a picture of the board that can be sent, with what the page says of it below.

"use strict";

(() => {
  const LOOKS = ["fill", "stroke", "stroke-width", "opacity", "display", "visibility", "color", "font-family", "font-size", "font-weight"];
  const [WIDTH, FOOT] = [1600, 72];

  /** The page's own letters, written out: a picture fetches nothing. */
  async function letters() {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
    const faces = rules.map(async (rule) => {
      const [given, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText);
      const file = await (await fetch(new URL(address, rule.parentStyleSheet.href))).blob();
      const reader = new FileReader();
      await new Promise((done) => { reader.addEventListener("load", done); reader.readAsDataURL(file); });
      return rule.cssText.replace(given, `url(${reader.result})`);
    });
    const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
    style.textContent = (await Promise.all(faces)).join("\n");
    return style;
  }

  /** The drawing with its looks written into it: a picture has no style sheet. Nor has it anything to press. */
  function standalone(drawing) {
    const copy = drawing.cloneNode(true);
    const parts = [...drawing.querySelectorAll("*")];
    [...copy.querySelectorAll("*")].forEach((part, at) => {
      if (part.closest("defs, symbol")) return; // looks as what shows it does
      const looks = getComputedStyle(parts[at]);
      for (const name of LOOKS) part.setAttribute(name, looks.getPropertyValue(name));
    });
    for (const knob of copy.querySelectorAll("[data-zoom]")) knob.remove();
    return copy;
  }

  function loaded(address) {
    return new Promise((done, failed) => {
      const image = new Image();
      image.addEventListener("load", () => done(image));
      image.addEventListener("error", failed);
      image.src = address;
    });
  }

  async function makePicture() {
    const drawing = document.querySelector("#board > svg");
    const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const copy = standalone(drawing);
    copy.prepend(await letters());
    const height = Math.round((WIDTH * high) / wide);
    copy.setAttribute("width", WIDTH);
    copy.setAttribute("height", height);
    const text = new XMLSerializer().serializeToString(copy);
    const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = height + FOOT;
    const pen = canvas.getContext("2d");
    const looks = getComputedStyle(document.body);
    pen.fillStyle = looks.getPropertyValue("--sheet") || "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, WIDTH, height);
    pen.fillStyle = looks.color;
    pen.font = `600 30px ${looks.getPropertyValue("--titles")}`;
    pen.fillText(document.getElementById("prompt-text").textContent, 28, height + 46, WIDTH - 280);
    pen.textAlign = "right";
    pen.fillText("Vulcania", WIDTH - 28, height + 46);
    return new Promise((done) => { canvas.toBlob(done, "image/png"); });
  }

  async function send(name) {
    const file = new File([await makePicture()], name, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file] }).catch(() => {}); // who changes their mind sends nothing
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  document.addEventListener("click", (event) => {
    const asked = event.target.closest?.("#take-picture");
    if (asked) send(asked.dataset.name);
  });
})();
