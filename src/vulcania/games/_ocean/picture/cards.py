"""Cards and buttons that both games of the turning ocean draw: numbered cards, special cards, orders to deal."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.art import art
from vulcania.drawing.players import mark
from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, together, txt
from vulcania.games._ocean.components import KIND_NAMES
from vulcania.games._ocean.picture.page import ART, FAINT, GOLD, INK, Page, V, classes, panel
from vulcania.words import Words

WIDTH, HEIGHT = 70.0, 100.0
TINT = {
    "current": "#cfe3f2", "heading": "#f3dfb8", "depth": "#d3ead7", "any": "#f2cdbb", "thermostat": "#f2cdbb",
    "sailor": "#e6d9f0", "helmet": "#e0e0c4",
}  # fmt: skip
"""The numbered cards, by what they do; the sign says it without colour."""


def number_card(page: Page[V], number: int, **attributes: Attribute) -> str:
    """A numbered card, 70 by 100: its number, and what it does."""
    action = page.view.cards[number - 1]
    return _number_card(page.package, number, action, page.say(f"{page.view.ACTION}-{action}"), **attributes)


@lru_cache(2000)
def _number_card(package: str, number: int, action: str, told: str, **attributes: Attribute) -> str:
    kind = "any" if action == "thermostat" else action
    steers = kind in KIND_NAMES
    sign = ART[f"steer-{kind}"] if steers else art(package)[f"hand-{kind}"]
    return group(
        el("title", txt(f"{number}: {told}")),
        el("rect", width=WIDTH, height=HEIGHT, rx=9, fill=TINT[action], stroke=INK, stroke_width=2),
        label(number, WIDTH / 2, 44, 40, font_weight="bold", fill=INK),
        group(sign.markup, transform=move_to(WIDTH / 2, 74 if steers else 73)),
        data_what=f"card {number}",
        **attributes,
    )


def hand(page: Page[V], lit: str, across: int, step: float, top: float, line: float, scale: float) -> str:
    """The numbered cards in front, so many beside one another; ``lit`` frames one while it can be laid."""
    view, player = page.view, page.view.players[page.first]
    can = tuple([number for number in player.hand if f"lay {number}" in page.legal]) if page.legal else ()
    return _hand(page.package, page.words, view.ACTION, view.cards, page.first, player.hand, player.laid, can, lit,
                 across, step, top, line, scale)  # fmt: skip


@lru_cache(500)
def _hand(
    package: str, words: Words, kind: str, cards: tuple[str, ...], seat: int, held: tuple[int, ...], laid: int | None,
    can: tuple[int, ...], lit: str, across: int, step: float, top: float, line: float, scale: float,
) -> str:  # fmt: skip
    shown = []
    for at, action in enumerate(cards):
        number, (row, column) = at + 1, divmod(at, across)
        face = _number_card(package, number, action, words.say(f"{kind}-{action}"))
        shown.append(_hand_card(face, seat, number, lit if number in can else "", number in held, number == laid,
                                number in can, column * step, top + row * line, scale))  # fmt: skip
    return together(*shown)


@lru_cache(1000)
def _hand_card(
    face: str, seat: int, number: int, lit: str, held: bool, laid: bool, can: bool, x: float, y: float, scale: float
) -> str:
    return group(
        face,
        lit,
        id=f"card-{seat}-{number}",
        class_=classes("card", can=can, last=laid, used=not held and not laid),
        data_pick=picks(f"lay {number}"),
        opacity=1 if held or laid else 0.28,
        transform=move_to(x, y - (10 * scale if laid else 0), scale=scale),
    )


def broad_card(page: Page[V], number: int, x: float, y: float, width: float, height: float) -> str:
    """A card of the hand in front as broad as a finger, its sign beside its number."""
    player, action = page.view.players[page.first], page.view.cards[number - 1]
    held, laid, can = number in player.hand, player.laid == number, f"lay {number}" in page.legal
    told = page.say(f"{page.view.ACTION}-{action}")
    return _broad_card(page.package, page.first, number, action, told, held, laid, can, x, y, width, height)


@lru_cache(2000)
def _broad_card(
    package: str, seat: int, number: int, action: str, told: str, held: bool, laid: bool, can: bool,
    x: float, y: float, width: float, height: float,
) -> str:  # fmt: skip
    kind = "any" if action == "thermostat" else action
    sign = ART[f"steer-{kind}"] if kind in KIND_NAMES else art(package)[f"hand-{kind}"]
    lit = can or laid
    return group(
        el("title", txt(f"{number}: {told}")),
        el("rect", width=width, height=height, rx=6, fill=TINT[action], stroke=GOLD if lit else INK,
           stroke_width=3 if lit else 1.5),
        label(number, width * 0.28, height / 2 + 7, 20 if number < 10 else 18, font_weight="bold", fill=INK),
        group(sign.markup, transform=move_to(width * 0.75, height / 2, scale=min(0.42, width * 0.0085))),
        id=f"card-{seat}-{number}",
        class_=classes("card", can=can, last=laid, used=not held and not laid),
        data_pick=picks(f"lay {number}"),
        data_what=f"card {number}",
        opacity=1 if held or laid else 0.28,
        transform=move_to(x, y),
    )  # fmt: skip


def finger() -> str:
    """Around a card that is drawn narrower than a finger: the room that one touches it in."""
    return el("rect", x=-13, width=WIDTH + 26, height=HEIGHT, fill="none", pointer_events="all")


def special_card(
    page: Page[V], name: str, frame: str, small: bool, scale: float, bottom: float, wide: float,
    **attributes: Attribute,
) -> str:  # fmt: skip
    """A special card, on its frame its sign and its name, or where it is drawn small its sign only."""
    return _special_card(page.package, page.words, page.view.SPECIAL, name, frame, small, scale, bottom, wide,
                         **attributes)  # fmt: skip


@lru_cache(1000)
def _special_card(
    package: str, words: Words, kind: str, name: str, frame: str, small: bool, scale: float, bottom: float, wide: float,
    **attributes: Attribute,
) -> str:  # fmt: skip
    said = f"label-{kind}-{name}"
    sign = ART["steer-any"] if name == "thermostat" else art(package)[f"card-{name}"]
    place = move_to(wide / 2, 50 if small else 36, scale=1.3 if small else scale)
    return group(
        el("title", txt(f"{words.say(said)}: {words.say(f'{kind}-{name}.does')}")),
        frame,
        group(sign.markup, transform=place),
        "" if small else _card_name(words.say(f"{said}.parted"), bottom, wide),
        data_what=f"special {name}",
        **attributes,
    )


def _card_name(text: str, bottom: float, wide: float) -> str:
    """A card's name, parted in lines at its spaces; the last stands at ``bottom``."""
    lines = text.split()
    size = max(min(20.0, *((wide - 2) / (0.53 * len(line)) for line in lines)), 17.0)
    parts = [
        label(line, wide / 2, bottom - 15 * (len(lines) - 1 - at), size, fill=INK) for at, line in enumerate(lines)
    ]
    return group(*parts, class_="name")


def pile(page: Page[V], count: int, back: str, below: int, top: str) -> str:
    """The special cards: the top one open, the others as backs under it, and how many ``count``; 84 wide."""
    return _pile(page.words, page.narrow, page.low, count, back, below, top)


@lru_cache(500)
def _pile(words: Words, narrow: bool, low: bool, count: int, back: str, below: int, top: str) -> str:
    below = min(below, 2) if narrow else below  # a telephone has no room for more beside the dial
    shown = [label(words.say("label-pile"), 42, -10, 16, fill=FAINT)] if not narrow else []
    shown += [group(back, transform=move_to(7 + 3 * at, 3 * at)) for at in range(below, 0, -1)]
    shown.append(top)
    if low:
        shown.append(label(f"×{count}", WIDTH + 32, HEIGHT + 12, 31, text_anchor="start", fill=FAINT))
    elif narrow:
        shown.append(label(f"× {count}", 42, HEIGHT + 44, 25, fill=FAINT))
    else:
        shown.append(label(words.say("label-pile-left", count=count), 42, HEIGHT + 38, 16, fill=FAINT))
    return group(*shown, id="pile", class_="pile", data_what="pile")


def small_numbers(page: Page[V], seat: int, across: int, wide: float, high: float, dim: float, edge: str | None) -> str:
    """A player's numbered cards as small as can be read, those played dim, in so many columns."""
    hand = page.view.players[seat].hand
    return _small_numbers(page.view.cards, hand, page.narrow, seat, across, wide, high, dim, edge)


@lru_cache(1000)
def _small_numbers(
    cards: tuple[str, ...], hand: tuple[int, ...], narrow: bool, seat: int, across: int, wide: float, high: float,
    dim: float, edge: str | None,
) -> str:  # fmt: skip
    shown = [
        _small_number(at + 1, action, 1 if at + 1 in hand else dim, narrow, *divmod(at, across), wide, high, edge)
        for at, action in enumerate(cards)
    ]
    return group(*shown, class_="numbers", data_what=f"numbers p{seat + 1}")


@lru_cache(1000)
def _small_number(
    number: int, action: str, opacity: float, narrow: bool, row: int, column: int, wide: float, high: float,
    edge: str | None,
) -> str:  # fmt: skip
    size, letters = (1.0, 13.0) if narrow else (1.2, 13.6)
    step, line = wide + 2.5 + 0.5 * (edge is None), high + 3
    return group(
        el("rect", width=wide, height=high, rx=3, fill=TINT[action], stroke=edge, stroke_width=0.8 if edge else None),
        label(number, wide / 2, high - (6.5 if edge else 5.5), letters, fill=INK, font_weight="bold"),
        opacity=opacity,
        transform=move_to(step * size * column, line * size * row, scale=size),
    )


def pass_button(page: Page[V], x: float, y: float, height: float) -> str:
    wide = 84.0
    return group(
        el("rect", x=x, y=y, width=wide, height=height, rx=10, fill="#24425f", stroke=GOLD, stroke_width=2),
        label(page.say("label-pass"), x + wide / 2, y + height / 2 + 6, 18, fill=GOLD, font_weight="bold"),
        class_="button can",
        data_pick=picks("pass"),
    )


def dealing(page: Page[V]) -> bool:
    """Whether one of the orders is to be chosen now."""
    return page.view.step == "deal" and bool(page.view.legal)


def orders(page: Page[V], width: float) -> tuple[str, float]:
    """Every way to deal the number tokens out: a button each, with the players' marks from number 1 on."""
    across = 4 if page.narrow else 8
    wide, high = (width - 8 * (across - 1)) / across, 42.0 if page.low else 46.0
    shown = [label(page.say("label-order"), 4, 16, 15, text_anchor="start", fill=GOLD)]
    for at, move in enumerate(page.view.legal):
        x, y = at % across * (wide + 8), 26 + at // across * (high + 6)
        seats = [int(one[1:]) - 1 for one in move.split(" ")[1].split("-")]
        step = wide / (len(seats) + 0.4)
        said = ", ".join(f"{n} {page.words.player(seat, page.names)}" for n, seat in enumerate(seats, 1))
        marks = [mark(seat, x + step * (n + 0.7), y + 28, 1.15) for n, seat in enumerate(seats)]
        marks += [
            label(n + 1, x + step * (n + 0.7), y + 15, 12 if page.narrow else 15, fill=FAINT) for n in range(len(seats))
        ]
        box = panel(x, y, wide, high, stroke=GOLD)
        shown.append(group(el("title", txt(said)), box, *marks, class_="button can", data_pick=picks(move),
                           data_what="order"))  # fmt: skip
    rows = -(-len(page.view.legal) // across)
    return group(*shown, class_="orders"), 26 + rows * (high + 6)
