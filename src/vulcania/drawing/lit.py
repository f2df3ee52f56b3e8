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

Crop = tuple[int, int, int, int]
"""Left, top, width and height, in the picture's own measure."""


def lit(drawn: str, is_lit: Callable[[Element], bool], crop: Crop) -> str:
    """The part of a picture, with an edge around what is lit. Mere letters have none: nobody could read them in it."""
    root = ElementTree.fromstring(drawn)
    root.set("viewBox", "{} {} {} {}".format(*crop))
    root.insert(0, ElementTree.fromstring(_EDGE))
    for parent in list(root.iter()):
        for child in [one for one in parent if is_lit(one) and any(part.tag in _PAINTED for part in one.iter())]:
            child.set("filter", "url(#lit)")
            parent.remove(child)
            parent.append(child)  # on top of its neighbours, which would cover the edge
    return ElementTree.tostring(root, "unicode")
