"""The sea: 25 places with water, cards or the submarine on them, and the divers in it."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from vulcania.drawing.players import COLOURS
from vulcania.drawing.svg import classes, el, group, label, picks
from vulcania.games.soum_soum.components import CENTRE, SIDE
from vulcania.games.soum_soum.describe import place_in_words
from vulcania.games.soum_soum.picture.cards import card
from vulcania.games.soum_soum.picture.shapes import ART, INK, diver, frame, tile
from vulcania.games.soum_soum.picture.sheet import Sheet
from vulcania.games.soum_soum.view import Place
from vulcania.words import Words


def edges(sheet: Sheet, left: float, top: float) -> str:
    """Column letters above, row numbers to the left, as moves are written."""
    return _edges(sheet.cell, sheet.gap, sheet.narrow, left, top)


@lru_cache(100)
def _edges(cell: float, gap: float, narrow: bool, left: float, top: float) -> str:
    step, middle, size = cell + gap, cell / 2, 14.0 if narrow else 20.0
    columns = (label("abcde"[n], left + n * step + middle, top - 8, size) for n in range(SIDE))
    rows = (
        label(n + 1, left - (10 if narrow else 20), top + n * step + middle + size * 0.35, size) for n in range(SIDE)
    )
    return group(*columns, *rows, class_="edges", font_weight="bold", aria_hidden="true", data_what="edge")


def sea(sheet: Sheet, left: float, top: float) -> str:
    places = []
    for at, place in enumerate(sheet.view.sea):
        row, column = divmod(at, SIDE)
        corner = left + column * (sheet.cell + sheet.gap), top + row * (sheet.cell + sheet.gap)
        if at == CENTRE:
            places.append(_submarine(sheet, corner))
        else:
            can = ("place * " if place.card is None else "dive ") + place.name in sheet.picks
            last = place.name in sheet.last_cells
            places.append(_place(place, corner, sheet.cell, can, last, sheet.words, sheet.names))
        if place.diver is not None:
            _stand(sheet, place, place.diver, corner)
    return group(*places, class_="sea")


@lru_cache(2000)
def _place(
    place: Place, corner: tuple[float, float], cell: float, can: bool, last: bool, words: Words, names: tuple[str, ...]
) -> str:
    if place.card is None:
        return _water(place, corner, cell, can, words)
    return card(
        place.card,
        corner,
        cell,
        place_in_words(place, words, names),
        _worth(place, can),
        can=can,
        last=last,
        id=f"card-{place.name}",
        # A card does not go where one lies: who tries is told why.
        data_pick=picks(f"dive {place.name}", f"place * {place.name}"),
        data_place=place.name,
        data_what=f"place {place.name}",
    )


def _water(place: Place, corner: tuple[float, float], cell: float, can: bool, words: Words) -> str:
    return tile(
        corner,
        cell,
        words.say("sea-water", cell=place.name),
        frame("#b5ecea", can) if can else frame("#ffffff", can, fill_opacity=0.2, stroke_dasharray="7 7"),
        ART.use("bubbles", 0, 0),
        id=f"place-{place.name}",
        class_="place",
        data_pick=picks(f"place * {place.name}", f"dive {place.name}"),
        data_place=place.name,
        data_what=f"place {place.name}",
    )


def _submarine(sheet: Sheet, corner: tuple[float, float]) -> str:
    can, here = "stay" in sheet.picks, sheet.view.sea[CENTRE].name
    stayed = any(event.kind == "stay" for event in sheet.view.recent)
    return _drawn_submarine(here, can, stayed, sheet.words, sheet.narrow, sheet.cell, corner)


@lru_cache(100)
def _drawn_submarine(
    here: str, can: bool, stayed: bool, words: Words, narrow: bool, cell: float, corner: tuple[float, float]
) -> str:
    text = words.say("label-stay")
    long = len(text) > 12
    lines = wrap(text, 11) if narrow or long else [text]
    size = 18.0 if narrow else 14.5
    top = 97 - (size + 1) * len(lines) - 7
    ribbon = group(
        el("rect", x=-4, y=top, width=108, height=97 - top, rx=11, fill=INK),
        *(
            label(line, 50, top + 1 + (size + 1) * (n + 0.88), size, fill="#ffffff", font_weight="bold")
            for n, line in enumerate(lines)
        ),
    )
    return tile(
        corner,
        cell,
        text if can else words.say("label-submarine"),
        frame("#c9f3f5", can, stayed),
        ART.use("submarine", 48, 46 if can else 52, 0.98),
        ribbon if can else "",
        id="submarine",
        class_=classes("submarine", last=stayed),
        data_pick=picks("stay", f"place * {here}", f"dive {here}"),
        data_what=f"place {here}",
    )


def _worth(place: Place, can: bool) -> str:
    """What a diver is worth: firm where one stands, faint where one could go now."""
    if place.diver is not None:
        ring = el("circle", cx=83, cy=83, r=14.5, fill="#ffffff", stroke=COLOURS[place.diver], stroke_width=4)
        return group(ring, label(place.worth, 83, 90, 20, font_weight="bold"), class_="worth")
    if can:
        ring = el("circle", cx=83, cy=83, r=12.5, fill="#ffffff", fill_opacity=0.8, stroke=INK, stroke_width=2,
                  stroke_dasharray="4 3.5")  # fmt: skip
        return group(ring, label(place.worth, 83, 89, 18, font_weight="bold"), class_="worth")
    return ""


def _stand(sheet: Sheet, place: Place, seat: int, corner: tuple[float, float]) -> None:
    """A diver who has just been sent keeps the id it had aboard, so that it glides to its card."""
    fresh = any(event.kind == "dive" and event.data["cell"] == place.name for event in sheet.view.recent)
    piece = f"diver-p{seat + 1}-{sheet.view.divers_left[seat] + 1}" if fresh else f"diver-{place.name}"
    scale = sheet.cell / 100
    sheet.divers.append(diver(seat, corner[0] + 26 * scale, corner[1] + 97 * scale, 0.98 * scale, piece, fresh))
