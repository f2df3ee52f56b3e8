// The little script of ours. It knows no game: a move is chosen by clicking things in the drawing.
//
// Every element that can be acted on carries data-pick, patterns of notation in which * stands for any one token
// ("place 2 *|dive c4"). A click keeps the legal moves that match any of them. When one move is left, it is the move.
// Until then everything can be taken back (Escape, or a second click). What a move is called comes from the server.

"use strict";

(() => {
  const main = document.getElementById("main");
  const { table } = main.dataset;
  const say = (key, value) => main.dataset[key].replace("#", value);

  // Up to so many moves that are left are offered as buttons; up to so many that nothing drawn stands for.
  const FEW = 8;
  const MANY = 30;
  // More open places than this are marked more softly.
  const CROWD = 14;

  // ---- patterns -----------------------------------------------------------------------------------------------------

  const tokens = (text) => text.split(" ");

  const matches = (pattern, move) => {
    const wanted = tokens(pattern);
    const given = tokens(move);
    return wanted.length === given.length && wanted.every((token, at) => token === "*" || token === given[at]);
  };

  const patternsOf = (element) => element.dataset.pick.split("|");

  const chooses = (element, move) => patternsOf(element).some((pattern) => matches(pattern, move));

  // ---- asking the server --------------------------------------------------------------------------------------------

  /** Ask, and say whether it went well and what was answered. Whatever fails is told like any other fault. */
  async function ask(address, options) {
    try {
      const answer = await fetch(address, options);
      const told = answer.status === 204 ? null : await answer.json();
      return { ok: answer.ok, told };
    } catch {
      return { ok: false, told: { error: { message: main.dataset.sayUnsent } } };
    }
  }

  // ---- choosing a move ----------------------------------------------------------------------------------------------

  const board = {
    element: null,
    moment: "",
    labels: {},
    legal: [],
    chosen: [],
    sure: null,
    sent: "",
    /** Of what was typed last, what was not understood: it stays to be read though the board moves on. */
    left: null,
    previews: new Map(),

    get candidates() {
      return this.legal.filter((move) => this.chosen.every((patterns) => patterns.some((p) => matches(p, move))));
    },

    /** Read the board that has just arrived; a choice that no longer fits is dropped. */
    read() {
      this.element = document.getElementById("board");
      if (!this.element?.dataset.legal) return;
      const moment = [this.element.dataset.epoch, this.element.dataset.ply, this.element.dataset.seat].join("/");
      if (moment !== this.moment) {
        this.moment = moment;
        this.chosen = [];
        this.sure = null;
        this.previews.clear();
        if (!this.left) hideFault();
      }
      this.labels = JSON.parse(this.element.dataset.legal);
      this.legal = Object.keys(this.labels);
      this.show();
      if (this.sure) this.ask(this.sure);
    },

    /** Whether a move is on its way: until the board that it leads to is here, nothing more can be chosen. */
    get waiting() {
      return this.sent === this.moment;
    },

    /** Mark what can be clicked now and what has been, for the eye and for the keyboard. */
    show() {
      const candidates = this.waiting ? [] : this.candidates;
      const offered = new Set();
      const open = []; // what can be clicked, each with the moves that it leads to
      for (const element of this.element.querySelectorAll("[data-pick]")) {
        const own = candidates.filter((move) => chooses(element, move));
        const taken = this.isChosen(element);
        const able = own.length > 0 && !taken && !("past" in element.dataset);
        if (able) open.push([element, own]);
        own.forEach((move) => offered.add(move));
        element.classList.toggle("open", able);
        element.classList.toggle("chosen", taken);
        if (able || taken) {
          element.setAttribute("tabindex", "0");
          element.setAttribute("role", "button");
          element.setAttribute("aria-pressed", String(taken));
          if (!element.querySelector(":scope > title") && own.length) element.setAttribute("aria-label", this.called(own));
        } else {
          for (const name of ["role", "aria-pressed", "aria-label"]) element.removeAttribute(name);
          // Taken from where the keys are, it would have the browser work out the whole page at once.
          if (element === document.activeElement) element.setAttribute("tabindex", "-1");
          else element.removeAttribute("tabindex");
        }
      }
      this.element.classList.toggle("crowded", open.length > CROWD);
      this.element.toggleAttribute("aria-busy", this.waiting);
      if (!this.waiting) this.showBar(candidates, candidates.filter((move) => !offered.has(move)));
      document.dispatchEvent(new CustomEvent("board:marked", { detail: open }));
    },

    /** What an element is for, to who cannot see it. */
    called(moves) {
      const named = moves.slice(0, 3).map((move) => this.labels[move]);
      return named.join("; ") + (moves.length > named.length ? "; …" : "");
    },

    isChosen(element) {
      return this.chosen.some((patterns) => patterns.join("|") === element.dataset.pick);
    },

    /** Below the board: what the choice would do, a way back, and moves to be had by a button.
     *
     * Those are the moves that no drawn thing stands for, and, once something was chosen, the few that are left: a set
     * of cards may be complete although a larger set holds it too. While something is told, what is drawn is an earlier
     * board: what is missing there comes with the last one, and no button in between. */
    showBar(candidates, loose, told = "") {
      const parts = [];
      const few = this.chosen.length && candidates.length <= FEW;
      const left = this.sure ? [this.sure] : few ? candidates : main.hasAttribute("data-telling") ? [] : loose;
      if (!this.sure && this.chosen.length && candidates.length > 1) {
        parts.push(text("strong", say("sayChoose", candidates.length)));
      }
      if (told) parts.push(text("span", told, "told"));
      if (left.length <= MANY) {
        parts.push(...left.map((move) => {
          return offer(this.labels[move], move, () => this.play(move), this.sure ? "primary" : "");
        }));
      }
      const undo = this.chosen.length ? main.dataset.sayBack : main.dataset.sayDismiss;
      if (this.chosen.length || this.sure) parts.push(button(undo, () => this.back(), "quiet"));
      fillBar(parts);
    },

    choose(element, byTouch) {
      if (!this.legal.length || this.waiting) return;
      if (this.isChosen(element)) {
        if (this.sure) this.play(this.sure);
        else this.back();
        return;
      }
      this.sure = null;
      let own = this.candidates.filter((move) => chooses(element, move));
      if (!own.length) {
        own = this.legal.filter((move) => chooses(element, move));
        if (!own.length) {
          this.askWhy(element);
          return;
        }
        this.chosen = [];
      }
      hideFault();
      this.chosen.push(patternsOf(element));
      if (own.length === 1) {
        element.classList.add("chosen"); // at once: what it would do has to be asked for first
        this.complete(own[0], byTouch);
      } else this.show();
    },

    /** With a mouse or keys the effect was seen before; a finger sees it now and taps once more. */
    async complete(move, byTouch) {
      if (byTouch && (await this.preview(move))) this.ask(move);
      else this.play(move);
    },

    /** Show what a move would do, and a button that plays it. */
    async ask(move) {
      const moment = this.moment;
      const told = await this.preview(move);
      if (moment !== this.moment || this.waiting) return;
      this.sure = move;
      this.show();
      const last = this.chosen.at(-1)?.join("|");
      aim([...this.element.querySelectorAll(".chosen")].find((element) => element.dataset.pick === last));
      this.showBar([move], [], told);
    },

    back() {
      this.sure = null;
      this.chosen.pop();
      this.show();
    },

    /** Nothing legal fits: ask with the likeliest move that was meant, and the answer names the rule. */
    askWhy(element) {
      const others = [...this.chosen.flat(), ...this.legal].map(tokens);
      const likely = (pattern) => others.findIndex((other) => other[0] === tokens(pattern)[0]) >>> 0;
      for (const pattern of patternsOf(element).sort((one, other) => likely(one) - likely(other))) {
        const meant = tokens(pattern);
        for (const other of others) {
          if (other[0] !== meant[0] || other.length !== meant.length) continue;
          other.forEach((token, at) => { if (meant[at] === "*") meant[at] = token; });
        }
        if (!meant.includes("*")) {
          this.play(meant.join(" "), this.chosen);
          return;
        }
      }
      document.dispatchEvent(new CustomEvent("board:silent", { detail: element }));
    },

    async preview(move) {
      if (!this.previews.has(move)) {
        const query = new URLSearchParams({ move, seat: this.element.dataset.seat });
        const { ok, told } = await ask(`/api/v1/tables/${table}/preview?${query}`);
        if (!ok) return "";
        this.previews.set(move, told[move] || "");
      }
      return this.previews.get(move);
    },

    /** Pointing at something that would complete the move tells what it would do. */
    async hint(element) {
      if (!this.legal.length || this.sure) return;
      const own = this.candidates.filter((move) => chooses(element, move));
      aim(own.length === 1 ? element : null);
      const moment = this.moment;
      const told = own.length === 1 ? (await this.preview(own[0])) || this.labels[own[0]] : "";
      if (moment === this.moment && !this.sure && !this.waiting) this.showBar(this.candidates, this.loose(), told);
    },

    loose() {
      const elements = [...this.element.querySelectorAll("[data-pick]")];
      return this.candidates.filter((move) => !elements.some((element) => chooses(element, move)));
    },

    /** What would the captain do? The best moves, each to be looked at and played. */
    async advise(asking) {
      const moment = this.moment;
      asking.disabled = true;
      hideFault();
      fillBar([text("span", main.dataset.sayThinking, "told")]);
      const { ok, told } = await ask(`/api/v1/tables/${table}/advice?seat=${this.element.dataset.seat}`);
      asking.disabled = false;
      if (moment !== this.moment || this.waiting) return;
      if (!ok) {
        this.show();
        showFault(told);
        return;
      }
      fillBar([
        text("strong", main.dataset.sayAdvice),
        ...told.map(({ move, label, percent, within, tie }, at) =>
          offer(`${label} · ${say("sayChance", `${percent} ± ${within}`)}`, move, () => this.ask(move), at && !tie ? "quiet" : "")),
        button(main.dataset.sayDismiss, () => this.show(), "quiet"),
        why(told),
      ]);
      const pointing = document.querySelector("#bar .why [data-where]");
      if (pointing) document.dispatchEvent(new CustomEvent("account:light", { detail: pointing }));
    },

    /** Once a move was sent, nothing more is until the board that it led to is here: a double click moves once.
     *
     * Meanwhile what was chosen stays marked, and the bar says what is under way. What was only tried, to hear why not,
     * leaves what was chosen (``kept``) as it is. */
    async play(move, kept = []) {
      if (this.waiting) return false;
      this.left = null;
      const { ply, seat } = this.element.dataset;
      this.sent = this.moment;
      this.sure = null;
      this.show();
      if (this.labels[move]) fillBar([text("span", `${this.labels[move]} …`, "told")]);
      const { ok, told } = await ask(`/api/v1/tables/${table}/moves`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ move, ply: Number(ply), seat: Number(seat) }),
      });
      if (ok) {
        this.left = told.left;
        if (this.left) showFault({ error: this.left });
        else hideFault();
        return true;
      }
      this.sent = "";
      this.chosen = kept;
      this.show();
      if (told.error.code === "another-move") main.dispatchEvent(new CustomEvent("another-move", { detail: told.error.message }));
      else showFault(told);
      return false;
    },
  };

  // ---- small things -------------------------------------------------------------------------------------------------

  function text(name, said, kind = "") {
    const element = document.createElement(name);
    element.textContent = said;
    if (kind) element.className = kind;
    return element;
  }

  function button(said, act, kind = "") {
    const element = text("button", said, `btn ${kind}`.trim());
    element.type = "button";
    element.addEventListener("click", act);
    return element;
  }

  /** A button for a move; pointing at it shows on the board what it is about. */
  function offer(said, move, act, kind = "") {
    const element = button(said, act, kind);
    element.dataset.move = move;
    return element;
  }

  /** Why the captain would: a line for each reason, which lights up the places that it speaks of, and what else he weighed. */
  function why(told) {
    const list = text("ul", "", "why");
    const line = ({ text: said, where = [], seat = null }) => {
      if ([...list.children].some((item) => item.textContent === said)) return; // what speaks for the first as well
      const item = text("li", said);
      if (where.length) {
        item.dataset.where = where.join(" ");
        item.tabIndex = 0;
        if (seat !== null) item.dataset.seat = seat;
      }
      list.append(item);
    };
    told.slice(0, 1).forEach(({ reasons }) => reasons.forEach(line));
    told.slice(1, 2).forEach(({ told: said, reasons }) => [{ text: said }, ...reasons].forEach(line));
    return list;
  }

  /** What would complete the move, so that it can be shown there before it is made. */
  function aim(target) {
    document.dispatchEvent(new CustomEvent("board:aim", { detail: target }));
  }

  function point(move) {
    for (const element of board.element.querySelectorAll("[data-pick]")) {
      element.classList.toggle("meant", move !== undefined && chooses(element, move));
    }
  }

  function fillBar(parts) {
    document.getElementById("bar")?.replaceChildren(...parts);
    document.dispatchEvent(new CustomEvent("bar:filled"));
  }

  function showFault({ error }) {
    const fault = document.getElementById("fault");
    if (!fault) return;
    fault.replaceChildren(document.createTextNode(`${error.message} `));
    if (error.rule) {
      const link = text("a", say("sayHelp", error.rule));
      link.href = error.help;
      link.target = "_blank";
      link.rel = "noopener";
      fault.append(link);
    }
    fault.append(...Object.entries(error.offers ?? {}).map(([move, said]) => offer(said, move, () => board.play(move))));
    fault.hidden = false;
    delete fault.dataset.lost;
  }

  function hideFault() {
    const fault = document.getElementById("fault");
    if (fault) fault.hidden = true;
  }

  // ---- listening ----------------------------------------------------------------------------------------------------

  const picked = (event) => event.target.closest?.("#board [data-pick]");

  async function typed() {
    const field = document.getElementById("typed-move");
    const said = field.value.trim();
    field.value = "";
    if (!said || (await board.play(said)) || field.value) return;
    field.value = said;
    field.select();
  }

  async function quietly(form, submitter) {
    if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) return;
    const body = new URLSearchParams(new FormData(form, submitter));
    const { ok, told } = await ask(form.action, { method: "POST", headers: { accept: "application/json" }, body });
    if (!ok) showFault(told);
    else if ("reset" in form.dataset) form.reset();
  }

  document.addEventListener("click", (event) => {
    const element = picked(event);
    if (element) board.choose(element, event.pointerType === "touch");
    const asking = event.target.closest?.("#advice");
    if (asking) board.advise(asking);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (board.chosen.length || board.sure)) board.back();
    const element = picked(event);
    if (element && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      board.choose(element, false);
    }
  });
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const element = picked(event);
      if (element && event.pointerType !== "touch") board.hint(element);
      point(event.target.closest?.("#bar [data-move]")?.dataset.move);
    });
  }
  document.addEventListener("submit", (event) => {
    if (event.target.matches("form.typed")) {
      event.preventDefault();
      typed();
    } else if ("quiet" in event.target.dataset) {
      event.preventDefault();
      quietly(event.target, event.submitter);
    }
  });
  const arrived = () => {
    if (document.querySelector("#fault[data-lost]")) hideFault(); // what arrives shows that the connection is back
    board.read();
    document.getElementById("joining")?.toggleAttribute("hidden", main.querySelector("#play").dataset.status !== "open");
  };
  main.addEventListener("htmx:after:swap", arrived);
  document.addEventListener("board:drawn", () => board.read());
  const lost = () => {
    showFault({ error: { message: main.dataset.sayLost } });
    document.getElementById("fault").dataset.lost = "";
  };
  main.addEventListener("htmx:sse:error", lost);
  main.addEventListener("htmx:sse:after:connection", hideFault);
  // htmx comes back to a stream that broke off, but not to one that could not be opened in the first place.
  let pause = 500;
  const reopen = () => {
    lost();
    pause = Math.min(2 * pause, 30_000);
    window.setTimeout(() => window.htmx.ajax("GET", main.getAttribute("hx-sse:connect"), { source: main }), pause);
  };
  main.addEventListener("htmx:error", reopen);
  main.addEventListener("htmx:before:response", (event) => {
    if (event.detail.ctx.response.raw.ok) return;
    event.preventDefault();
    reopen();
  });
  arrived();
})();
