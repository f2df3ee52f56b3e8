// Turns one drawing into the next, so that pieces glide and focus stays.
//
// An element with an id is the same piece wherever it went; elements without are matched in their order. This is done here
// and not by htmx, whose morphing (4.0.0) makes new groups of a drawing as HTML elements, which no browser paints.

"use strict";

(() => {
  // What the page itself sets on a piece that can be acted on; it sees to these after every change.
  const OWN = new Set(["tabindex", "role", "aria-pressed"]);

  function copyAttributes(old, fresh) {
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    const offered = fresh.hasAttribute("data-pick");
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !(offered && OWN.has(name))) old.removeAttribute(name);
    }
  }

  function put(parent, node, before) {
    if (parent.moveBefore && node.isConnected) parent.moveBefore(node, before);
    else parent.insertBefore(node, before);
  }

  class Patch {
    constructor(drawing) {
      this.pieces = new Map([...drawing.querySelectorAll("[id]")].map((piece) => [piece.id, piece]));
    }

    children(old, fresh) {
      let last = null;
      for (const wanted of fresh.childNodes) {
        const at = last ? last.nextSibling : old.firstChild;
        let found = this.find(wanted, at, old);
        if (!found) {
          found = document.importNode(wanted, false);
          old.insertBefore(found, at);
        } else if (found !== at) {
          put(old, found, at);
        }
        this.change(found, wanted);
        last = found;
      }
      let rest = last ? last.nextSibling : old.firstChild;
      while (rest) {
        const next = rest.nextSibling;
        rest.remove();
        rest = next;
      }
    }

    find(wanted, at, parent) {
      if (wanted.id) {
        const piece = this.pieces.get(wanted.id);
        return piece && piece.localName === wanted.localName && !piece.contains(parent) ? piece : null;
      }
      for (let node = at; node; node = node.nextSibling) {
        if (node.nodeType === wanted.nodeType && !node.id && node.localName === wanted.localName) return node;
      }
      return null;
    }

    change(old, fresh) {
      if (old.nodeType !== Node.ELEMENT_NODE) {
        if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
        return;
      }
      if (old.isEqualNode(fresh)) return; // most of a drawing stays, and the browser sees that soonest
      copyAttributes(old, fresh);
      this.children(old, fresh);
    }
  }

  const width = (drawing) => drawing?.getAttribute("viewBox")?.split(" ")[2];

  /** Make the board show the other one's drawing. A drawing of another shape is put in its place as a whole. */
  function patchBoard(board, fresh) {
    const focused = board.contains(document.activeElement);
    copyAttributes(board, fresh);
    const [old, drawing] = [board.querySelector("svg"), fresh.querySelector("svg")];
    if (old && drawing && width(old) === width(drawing)) new Patch(old).change(old, drawing);
    else board.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
    if (focused && !board.contains(document.activeElement)) board.focus({ preventScroll: true });
  }

  document.addEventListener("board:draw", ({ detail: { board, fresh } }) => {
    patchBoard(board, fresh);
    document.dispatchEvent(new CustomEvent("board:drawn"));
  });

  // Who wants to show first what led to the new board takes it, and has it drawn later.
  window.htmx.registerExtension("drawing", {
    htmx_before_morph_node: (element, { oldNode, newNode }) => {
      if (oldNode.id !== "board") return true;
      const arriving = new CustomEvent("board:arriving", { cancelable: true, detail: { board: oldNode, fresh: newNode } });
      if (document.dispatchEvent(arriving)) patchBoard(oldNode, newNode);
      else copyAttributes(oldNode, newNode);
      return false;
    },
  });
})();
