// Makes a picture of a finished match that can be sent: the game, the board, who won, and everybody's points.

"use strict";

(() => {
  const LOOKS = ["fill", "stroke", "stroke-width", "opacity", "display", "visibility", "color", "font-family", "font-size", "font-weight"];
  const [WIDTH, HEAD, FOOT, EDGE] = [1600, 132, 208, 56];

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
    for (const knob of copy.querySelectorAll(".zoom, .tabs")) knob.remove();
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

  const shown = (drawing) => loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`);

  /** The board; of one that is drawn for a tall screen the main part, as high as its room says (--hero). */
  async function boardPicture(looks) {
    const drawing = document.querySelector("#board > svg");
    const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const seen = high > wide ? wide * (Number(looks.getPropertyValue("--hero")) || 1) : high;
    const copy = standalone(drawing);
    copy.prepend(await letters());
    copy.setAttribute("viewBox", `0 0 ${wide} ${seen}`);
    copy.setAttribute("width", WIDTH);
    copy.setAttribute("height", Math.round((WIDTH * seen) / wide));
    return shown(copy);
  }

  /** Everybody with their mark and their points, the best first. */
  function people() {
    const captions = [...document.querySelectorAll("#account .account caption")];
    return Promise.all(captions.map(async (caption) => {
      const mark = caption.querySelector(".mark") && standalone(caption.querySelector(".mark"));
      mark?.setAttribute("width", 40);
      mark?.setAttribute("height", 40);
      const [name, points] = ["strong", "b"].map((part) => caption.querySelector(part)?.textContent.trim() ?? "");
      return { mark: mark && await shown(mark), name, points };
    }));
  }

  async function makePicture() {
    const looks = getComputedStyle(document.body);
    const colour = (name, otherwise) => looks.getPropertyValue(name).trim() || otherwise;
    const [board, all] = await Promise.all([boardPicture(looks), people()]);
    const canvas = document.createElement("canvas");
    const foot = HEAD + board.height;
    [canvas.width, canvas.height] = [WIDTH, foot + FOOT];
    const pen = canvas.getContext("2d");
    const paint = (name, otherwise, ...box) => {
      pen.fillStyle = colour(name, otherwise);
      pen.fillRect(...box);
    };
    const write = (text, x, y, [weight, size, face], align = "left", room = WIDTH - 2 * EDGE) => {
      pen.textAlign = align;
      pen.font = `${weight} ${size}px ${face}`;
      pen.font = `${weight} ${Math.floor(size * Math.min(1, room / pen.measureText(text).width))}px ${face}`;
      pen.fillText(text, x, y);
    };
    const titles = colour("--titles", "serif");
    paint("--accent", "#0b6b7c", 0, 0, WIDTH, HEAD);
    paint("--sheet", "#ffffff", 0, foot, WIDTH, FOOT);
    pen.drawImage(board, 0, HEAD, WIDTH, board.height);
    pen.fillStyle = colour("--on-accent", "#ffffff");
    write(document.querySelector(".site .here").textContent, EDGE, 88, [600, 62, titles], "left", WIDTH - 500);
    write("Vulcania", WIDTH - EDGE, 86, [600, 36, titles], "right", 300);
    pen.fillStyle = looks.color;
    write(document.getElementById("prompt-text").textContent.trim(), EDGE, foot + 88, [600, 58, titles]);
    const each = (WIDTH - 2 * EDGE) / Math.max(all.length, 3);
    all.forEach(({ mark, name, points }, at) => {
      const x = EDGE + at * each;
      if (mark) pen.drawImage(mark, x, foot + 124, 40, 40);
      write(`${name}  ${points}`, x + (mark ? 54 : 0), foot + 157, [700, 36, colour("--text", "sans-serif")], "left", each - (mark ? 74 : 20));
    });
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
