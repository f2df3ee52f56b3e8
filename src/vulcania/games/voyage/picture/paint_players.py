"""The players: who pilots, who is captain, guineas, preys, points; in a hunt, what is known of their hands."""

from __future__ import annotations

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, group, label, move_to, txt
from vulcania.games.voyage.picture.art_cards import back, card
from vulcania.games.voyage.picture.art_preys import GOLD, LINE, prey_art
from vulcania.games.voyage.picture.art_sea import INK, SERIES
from vulcania.games.voyage.picture.desk import CREAM, GLOW, Desk, classes, coin, fit, heading, panel, token
from vulcania.games.voyage.view import HuntView


def paint_player(desk: Desk, seat: int, x: float, y: float, width: float, height: float) -> str:
    view = desk.view
    active = seat in view.to_act[:1]
    won = view.outcome is not None and seat in view.outcome.winners
    badges = _badges(desk, seat)
    name, size = fit(desk.words.player(seat, desk.names), width - 34 - 46 - 21 * len(badges) - 14, 17)
    return group(
        el("title", txt(player_in_words(desk, seat))),
        panel(x, y, width, height, stroke=GOLD if won else GLOW if active else COLOURS[seat],
              stroke_width=5 if won or active else 2.5),
        mark(seat, x + 18, y + 20, 1.35),
        label(name, x + 34, y + 26, size, text_anchor="start", font_weight="bold"),
        *(
            group(badge, transform=move_to(x + width - 34 - 21 * n, y + 20, scale=0.8))
            for n, badge in enumerate(badges, 1)
        ),
        label(view.points[seat], x + width - 10, y + 28, 22, text_anchor="end", font_weight="bold"),
        coin(x + 20, y + 50, 11),
        label(f"× {view.guineas[seat]}", x + 36, y + 56, 16, text_anchor="start"),
        *_middle(desk, seat, x, y, width),
        *_trophies(desk, seat, x + 10, y + 68, width - 20, height - 76),
        _crown(x + width - 24, y - 3) if won else "",
        id=f"player-p{seat + 1}",
        class_=classes("player", active=active, winner=won, out=view.out[seat]),
        opacity=0.55 if view.out[seat] else None,
    )  # fmt: skip


def _badges(desk: Desk, seat: int) -> list[str]:
    """Nemo's N for the captain, a wheel for the pilot."""
    shown = []
    if seat == desk.view.captain:
        flag = el("rect", x=-10, y=-10, width=20, height=20, rx=3, fill="#26292c")
        letter = label("N", 0, 6.5, 18, fill=GOLD, font_weight="bold")
        shown.append(el("title", txt(desk.say("label-captain"))) + flag + letter)
    if seat == desk.view.pilot and not desk.view.outcome:
        rays = "M-13 0 H13 M0 -13 V13 M-9 -9 L9 9 M-9 9 L9 -9"
        ring = el("circle", r=8, fill="none", stroke="#8a5a2b", stroke_width=3.5)
        spokes = el("path", d=rays, stroke="#8a5a2b", stroke_width=2.5)
        shown.append(el("title", txt(desk.say("label-pilot"))) + ring + spokes)
    return shown


def _middle(desk: Desk, seat: int, x: float, y: float, width: float) -> list[str]:
    """In a hunt the hand as others see it; otherwise the pilot's tokens."""
    hunt = desk.view.hunt
    if hunt is not None:
        return _hand(desk, hunt, seat, x + 72, y + 37, width - 82)
    if seat != desk.view.pilot:
        return []
    return [token(x + width - 88 + n * 21, y + 50, 8, full=n < desk.view.tokens) for n in range(4)]


def _hand(desk: Desk, hunt: HuntView, seat: int, x: float, y: float, width: float) -> list[str]:
    if not hunt.hunting[seat]:
        text, size = fit(desk.say("label-out" if desk.view.out[seat] else "label-retired"), width, 13)
        return [label(text, x + width, y + 18, size, text_anchor="end")]
    known = hunt.known[seat]
    covered = hunt.hand_sizes[seat] - len(known)
    step = min(23.0, (width - 20) / 5)
    drawn = [back(x + n * step, y, 0.27) for n in range(covered)]
    drawn += [card(face, x + (covered + n) * step, y, 0.27) for n, face in enumerate(known)]
    if hunt.bare[seat]:
        name, size = fit(desk.say("label-bare"), 60, 11)
        drawn.append(label(name, x + width, y + (26 if width > 160 else 38), size, text_anchor="end", fill="#c8342b"))
    return drawn


def _trophies(desk: Desk, seat: int, x: float, y: float, width: float, height: float) -> list[str]:
    """The preys caught, each with its points; more and smaller ones to the row as they grow."""
    caught = list(desk.view.trophies[seat])
    hunt = desk.view.hunt
    names = [(prey.name, prey.points, prey.series) for prey in caught]
    if hunt is not None:
        names += [(name, points, hunt.kind) for who, name, points in hunt.catches if who == seat]
    if not names:
        return []
    size = next((s for s in (46.0, 36.0, 30.0, 24.0, 19.0, 15.0)
                 if len(names) <= int(width / s) * max(int(height / s), 1)), 13.0)  # fmt: skip
    per_row = max(int(width / size), 1)
    return [
        _trophy(desk, name, points, series, x + (n % per_row) * size, y + n // per_row * size, size)
        for n, (name, points, series) in enumerate(names)
    ]


def _trophy(desk: Desk, name: str, points: int, series: str, x: float, y: float, size: float) -> str:
    title = desk.say("trophy-in-words", prey=name, points=points)
    return group(
        el("title", txt(title)),
        el("rect", x=2, y=2, width=96, height=96, rx=10, fill=CREAM, stroke=SERIES[series], stroke_width=6),
        group(prey_art(name), transform=move_to(45, 42, scale=0.68)),
        el("circle", cx=75, cy=75, r=25, fill=INK),
        label(points, 75, 87, 34, fill="#ffffff", font_weight="bold"),
        transform=move_to(x, y, scale=size / 100),
        class_="trophy",
    )


def _crown(x: float, y: float) -> str:
    shape = "M-15 7 L-17 -8 L-8 -1 L0 -11 L8 -1 L17 -8 L15 7 Z"
    return el("path", d=shape, fill=GOLD, stroke=LINE, stroke_width=1.5, transform=move_to(x, y), class_="crown")


def player_in_words(desk: Desk, seat: int) -> str:
    view = desk.view
    if view.out[seat]:
        return desk.say("player-out", seat=seat)
    preys = len(view.trophies[seat])
    return desk.say("player-in-words", seat=seat, points=view.points[seat], guineas=view.guineas[seat], preys=preys)


def paint_account(desk: Desk, x: float, y: float, width: float) -> tuple[str, float]:
    """VO-38: preys and guineas of everyone, added up, the best first."""
    outcome = desk.view.outcome
    assert outcome is not None
    row = 26.0
    order = sorted(range(desk.view.seats), key=lambda seat: (outcome.ranks[seat], seat))
    parts = [panel(x, y, width, 34 + row * len(order)), heading(desk.say("label-account"), x + 14, y + 23, 15)]
    for n, seat in enumerate(order):
        base = y + 47 + n * row
        name, size = fit(desk.words.player(seat, desk.names), 96, 15)
        preys = sum(prey.points for prey in desk.view.trophies[seat])
        parts += [
            label(outcome.ranks[seat], x + 20, base, 15, font_weight="bold"),
            mark(seat, x + 40, base - 5, 1.1),
            label(name, x + 54, base, size, text_anchor="start"),
            label(preys, x + 186, base, 15, text_anchor="end"),
            label("+", x + 200, base, 15),
            coin(x + 220, base - 5, 8),
            label(f"{desk.view.guineas[seat]} × 5", x + 232, base, 15, text_anchor="start"),
            label(f"= {outcome.scores[seat]}", x + width - 14, base, 17, text_anchor="end", font_weight="bold"),
        ]
    return group(*parts, class_="account"), 34 + row * len(order)
