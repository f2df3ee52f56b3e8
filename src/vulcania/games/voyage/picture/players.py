"""The players: who pilots, who is captain, guineas, preys, points; in a hunt, what is known of their hands."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import classes, el, group, label, move_to, txt
from vulcania.games.voyage.describe import card_in_words
from vulcania.games.voyage.picture.cards import COLOUR, back, prey_art
from vulcania.games.voyage.picture.page import ART, CREAM, GLOW, GOLD, INK, SERIES, Page, fit
from vulcania.games.voyage.picture.shapes import coin, panel, titled, token
from vulcania.games.voyage.view import HuntView
from vulcania.games.voyage.view.box import Card
from vulcania.words import Words

POINTED = 30.0
"""Trophies as large as that have room for their points."""


class _Hand(NamedTuple):
    """What is seen of a hand in a hunt."""

    hunting: bool
    covered: int
    known: tuple[Card, ...]
    bare: bool


class _Player(NamedTuple):
    """All that is shown of a player."""

    seat: int
    name: str
    told: str
    points: int
    guineas: int
    active: bool
    won: bool
    out: bool
    badges: tuple[str, ...]
    """Nemo's N for the captain, a wheel for the pilot."""
    tokens: int | None
    """The pilot's, while there is no hunt."""
    hand: _Hand | None
    trophies: tuple[tuple[str, int, str], ...]
    """Name, points and series of every prey caught."""


def draw_player(page: Page, seat: int, x: float, y: float, width: float, height: float) -> str:
    return _drawn_player(_player(page, seat), page.words, page.least, x, y, width, height)


def _player(page: Page, seat: int) -> _Player:
    view, hunt = page.view, page.view.hunt
    held = {"captain": seat == view.captain, "pilot": seat == view.pilot and not view.outcome}
    trophies = tuple((prey.name, prey.points, prey.series) for prey in view.trophies[seat])
    if hunt is not None:
        trophies += tuple((name, points, hunt.kind) for who, name, points in hunt.catches if who == seat)
    return _Player(
        seat,
        page.name(seat),
        page.player(seat),
        view.points[seat],
        view.guineas[seat],
        active=seat in view.to_act[:1],
        won=view.outcome is not None and seat in view.outcome.winners,
        out=view.out[seat],
        badges=tuple(name for name, is_so in held.items() if is_so),
        tokens=view.tokens if hunt is None and seat == view.pilot else None,
        hand=None if hunt is None else _hand(hunt, seat, view.seat),
        trophies=trophies,
    )


def _hand(hunt: HuntView, seat: int, looking: int | None) -> _Hand:
    known = hunt.known[seat]
    bare = hunt.bare[seat] and seat != looking  # VO-16: nothing reminds a player of the own helmet
    return _Hand(hunt.hunting[seat], hunt.hand_sizes[seat] - len(known), known, bare)


@lru_cache(500)
def _drawn_player(player: _Player, words: Words, least: float, x: float, y: float, width: float, height: float) -> str:
    seat, won, active = player.seat, player.won, player.active
    badges = _badges(player, words)
    apart = 25 if won else 21  # a crown is wider
    points = 34 if player.points < 100 else 44  # what a number takes up
    name, size = fit(player.name, width - points - 46 - apart * len(badges) - 14, 17, least)
    return group(
        el("title", txt(player.told)),
        panel(x, y, width, height, stroke=GOLD if won else GLOW if active else COLOURS[seat],
              stroke_width=5 if won or active else 2.5),
        mark(seat, x + 18, y + 20, 1.35),
        label(name, x + 34, y + 26, size, text_anchor="start", font_weight="bold"),
        *(
            group(badge, transform=move_to(x + width - points - apart * n, y + 20, scale=0.8))
            for n, badge in enumerate(badges, 1)
        ),
        label(player.points, x + width - 10, y + 28, 22, text_anchor="end", font_weight="bold"),
        coin(x + 20, y + 50, 11),
        label(f"× {player.guineas}", x + 36, y + 56, 16, text_anchor="start"),
        *_middle(player, words, least, x, y, width),
        *_trophies(player, words, least, x + 10, y + 68, width - 20, height - 76),
        id=f"player-p{seat + 1}",
        class_=classes("player", active=active, winner=won, out=player.out),
        data_what=f"player p{seat + 1}",
        opacity=0.55 if player.out else None,
    )  # fmt: skip


def _badges(player: _Player, words: Words) -> list[str]:
    """A crown for who won, and what the player is."""
    crown = [group(ART["crown"].markup, class_="crown")] if player.won else []
    return crown + [el("title", txt(words.say(f"label-{n}"))) + ART[f"badge-{n}"].markup for n in player.badges]


def _middle(player: _Player, words: Words, least: float, x: float, y: float, width: float) -> list[str]:
    """In a hunt the hand as others see it; otherwise the pilot's tokens."""
    if player.hand is not None:
        return _seen_hand(player, player.hand, words, least, x + 72, y + 37, width - 82)
    if player.tokens is None:
        return []
    return [token(x + width - 88 + n * 21, y + 50, 8, full=n < player.tokens) for n in range(4)]


def _seen_hand(player: _Player, hand: _Hand, words: Words, least: float, x: float, y: float, width: float) -> list[str]:
    if not hand.hunting:
        text, size = fit(words.say("label-out" if player.out else "label-retired"), width, 13, least)
        return [label(text, x + width, y + 18, size, text_anchor="end")]
    step = min(23.0, (width - 20) / 5)
    drawn = [back(x + n * step, y, 0.27) for n in range(hand.covered)]
    drawn += [_known(words, face, x + (hand.covered + n) * step, y) for n, face in enumerate(hand.known)]
    if hand.bare:
        name, size = fit(words.say("label-bare"), min(100, width), 13, least)
        drawn.append(label(name, x + width, y + (26 if width > 160 else 38), size, text_anchor="end", fill="#c8342b"))
    return drawn


def _known(words: Words, face: Card, x: float, y: float) -> str:
    """A card that everybody saw being taken, as small as the covered ones: its number, or a joker's star."""
    corner = label(face.number, 9.5, 19, 16, fill=COLOUR[face.colour], font_weight="bold") if face.number else ""
    return group(
        el("title", txt(card_in_words(face, words))),
        el("rect", width=19, height=27, rx=2, fill=CREAM, stroke=INK, stroke_width=1.2),
        corner or group(ART["joker"].markup, transform=move_to(9.5, 13.5, scale=0.9)),
        transform=move_to(x, y),
    )


def _trophies(
    player: _Player, words: Words, least: float, x: float, y: float, width: float, height: float
) -> list[str]:
    """The preys caught, each with its points; more and smaller ones to the row as they grow, the smallest without."""
    count = len(player.trophies)
    size = next((s for s in (46.0, 36.0, 30.0, 24.0, 19.0, 15.0)
                 if count <= int(width / s) * max(int(height / s), 1)), 13.0)  # fmt: skip
    per_row = max(int(width / size), 1)
    return [
        _trophy(words, *trophy, x + (n % per_row) * size, y + n // per_row * size, size, least)
        for n, trophy in enumerate(player.trophies)
    ]


@lru_cache(2000)
def _trophy(words: Words, name: str, points: int, series: str, x: float, y: float, size: float, least: float) -> str:
    high = max(34.0, 100 * least / size)
    round_ = 0.73 * high
    return group(
        el("title", txt(words.say("trophy-in-words", prey=name, points=points))),
        el("rect", x=2, y=2, width=96, height=96, rx=10, fill=CREAM, stroke=SERIES[series], stroke_width=6),
        prey_art(name, 45, 42, 0.68),
        el("circle", cx=100 - round_, cy=100 - round_, r=round_, fill=INK) if size >= POINTED else "",
        label(points, 100 - round_, 100 - 0.65 * round_, high, fill="#ffffff", font_weight="bold")
        if size >= POINTED
        else "",
        transform=move_to(x, y, scale=size / 100),
        class_="trophy",
    )


def draw_short(page: Page, seat: int, x: float, y: float, width: float, height: float) -> str:
    """A player where there is little room: sign, name, points, guineas, and how many cards in a hunt."""
    view, hunt = page.view, page.view.hunt
    active = seat in view.to_act[:1]
    won = view.outcome is not None and seat in view.outcome.winners
    two = height >= 44
    name, size = fit(page.name(seat), width - 24 if two else width - 62, 12)
    low = y + height - 10 if two else y + height / 2 + 5
    held = f"{hunt.hand_sizes[seat]}/" if hunt is not None and hunt.hunting[seat] else ""
    return group(
        el("title", txt(page.player(seat))),
        panel(x, y, width, height, stroke=GOLD if won else GLOW if active else COLOURS[seat],
              stroke_width=4 if won or active else 2),
        mark(seat, x + 12, y + (16 if two else height / 2), 0.95),
        label(name, x + 21, y + (20 if two else height / 2 + 4), size, text_anchor="start", font_weight="bold"),
        coin(x + 12, low - 4, 6) + label(view.guineas[seat], x + 21, low, 12, text_anchor="start") if two else "",
        label(f"{held}{view.points[seat]}", x + width - 7, low, 13, text_anchor="end", font_weight="bold"),
        id=f"player-p{seat + 1}",
        class_=classes("player", active=active, winner=won, out=view.out[seat]),
        data_what=f"player p{seat + 1}",
        opacity=0.55 if view.out[seat] else None,
    )  # fmt: skip


def draw_account(page: Page, x: float, y: float, width: float, height: float) -> str:
    """VO-38: preys and guineas of everyone, added up, the best first."""
    outcome = page.view.outcome
    assert outcome is not None, "only a voyage that is over has an account"
    row = (height - 38) / max(page.view.seats, 4)
    order = sorted(range(page.view.seats), key=lambda seat: (outcome.ranks[seat], seat))
    parts = [titled(page.say("label-account"), x, y, width, height)]
    brief = width < 250
    for n, seat in enumerate(order):
        base = y + 32 + (n + 0.7) * row
        name, size = fit(page.name(seat), width * 0.26, 15, page.least)
        preys = sum(prey.points for prey in page.view.trophies[seat])
        parts += [
            label(outcome.ranks[seat], x + 16, base, 15, font_weight="bold"),
            mark(seat, x + 34, base - 5, 1.1),
            label(name, x + 48, base, size, text_anchor="start"),
            label(f"= {outcome.scores[seat]}", x + width - 12, base, 17, text_anchor="end", font_weight="bold"),
        ]
        if not brief:
            parts += [
                label(preys, x + width * 0.5, base, 15, text_anchor="end"),
                label("+", x + width * 0.535, base, 15),
                coin(x + width * 0.59, base - 5, 8),
                label(f"{page.view.guineas[seat]} × 5", x + width * 0.62, base, 15, text_anchor="start"),
            ]
    return group(*parts, class_="account", data_what="account")
