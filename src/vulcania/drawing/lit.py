"""A part of a picture with some things lit up: what a page of rules shows."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from vulcania.drawing.svg import el

SVG = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)

# An edge around whatever shape a thing has, as attributes: a picture that stands by itself has no style sheet.
_EDGE = el(
    "filter",
    el("feMorphology", in_="SourceAlpha", operator="dilate", radius=4, result="wide"),
    el("feFlood", flood_color="#f5a100"),
    el("feComposite", in2="wide", operator="in", result="edge"),
    el("feMerge", el("feMergeNode", in_="edge"), el("feMergeNode", in_="SourceGraphic")),
    id="lit", x="-30%", y="-30%", width="160%", height="160%", xmlns=SVG,
)  # fmt: skip
_PAINTED = tuple(f"{{{SVG}}}{name}" for name in ("rect", "circle", "ellipse", "path", "polygon", "use"))
_LETTERS = f"{{{SVG}}}text"
GLOW = {"stroke": "#f5a100", "stroke-width": "2", "stroke-linejoin": "round", "paint-order": "stroke"}
"""Of letters that are lit: behind them, so that they can be read."""

Crop = tuple[int, int, int, int]
"""Left, top, width and height, in the picture's own measure."""


def lit(drawn: str, is_lit: Callable[[Element], bool], crop: Crop) -> str:
    """The part of a picture, with an edge around what is lit."""
    root = ElementTree.fromstring(drawn)
    root.set("viewBox", "{} {} {} {}".format(*crop))
    root.insert(0, ElementTree.fromstring(_EDGE))
    for parent in list(root.iter()):
        for child in [one for one in parent if is_lit(one)]:
            _light(child)
            parent.remove(child)
            parent.append(child)  # on top of its neighbours, which would cover the edge
    return ElementTree.tostring(root, "unicode")


def _light(thing: Element) -> None:
    """An edge around its shapes; letters beside them stay as they are, as nobody could read them in it. What is letters
    alone glows."""
    letters = [one for one in thing.iter() if one.tag == _LETTERS]
    if not any(part.tag in _PAINTED for part in thing.iter()):
        for one in letters:
            one.attrib.update(GLOW)
    elif thing.tag in _PAINTED or not any(one.tag == _LETTERS for one in thing):
        thing.set("filter", "url(#lit)")
    else:
        shapes = [one for one in thing if one.tag != _LETTERS]
        shown = Element(f"{{{SVG}}}g", filter="url(#lit)")
        for one in shapes:
            thing.remove(one)
            shown.append(one)
        thing.insert(0, shown)
