"""Drawings that never change: SVG files in a game's ``picture/art/`` that an artist can open, checked when loaded.

A file holds one drawing around the point 0,0 (its ``viewBox`` says how far it reaches). Shapes have plain colours, so
that the file looks right wherever it is opened; a shape with a ``class`` can be coloured by the room's style sheet, and
``currentColor`` is whatever ``color`` the picture sets where it uses the drawing. Comments and editors' own data are
dropped; scripts, styles, text, links and anything fetched from elsewhere are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

from vulcania.drawing.svg import Attribute, el

_SVG = "{http://www.w3.org/2000/svg}"
_DRAWN = frozenset(("g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"))
_DEFINED = frozenset(("defs", "linearGradient", "radialGradient", "stop", "clipPath", "use"))
_LOCAL = re.compile(r"url\(#[\w-]+\)")
_MINIFIED = re.compile(r"\s+")


class BadDrawing(ValueError):
    """A file of art that cannot be used, with what is wrong."""


class Drawing:
    """One file: its shapes as markup, and how far they reach."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        try:
            root = ElementTree.fromstring(text)
        except ElementTree.ParseError as error:
            raise self._bad(f"not XML: {error}") from None
        if root.tag != f"{_SVG}svg":
            raise self._bad(f"an <svg> of the SVG namespace expected, not <{root.tag}>")
        self.attributes: Mapping[str, str] = dict(root.attrib)
        """What the root says of the whole drawing, ``data-…`` included."""
        self.box = self._box(root.get("viewBox", ""))
        """Left, top, width and height."""
        self.markup = "".join(self._shape(child) for child in self._known(root))

    def _bad(self, why: str) -> BadDrawing:
        return BadDrawing(f"{self.name}.svg: {why}")

    def _box(self, text: str) -> tuple[float, float, float, float]:
        try:
            left, top, width, height = (float(number) for number in text.replace(",", " ").split())
        except ValueError:
            raise self._bad(f"a viewBox of four numbers expected, not {text!r}") from None
        return left, top, width, height

    def _known(self, parent: ElementTree.Element) -> Iterator[ElementTree.Element]:
        """The elements of SVG itself: editors add others of their own, which say nothing of the drawing."""
        return (child for child in parent if child.tag.startswith(_SVG))

    def _shape(self, element: ElementTree.Element) -> str:
        name = element.tag.removeprefix(_SVG)
        if name in ("title", "desc", "metadata"):
            return ""
        if name not in _DRAWN | _DEFINED:
            raise self._bad(f"<{name}> is not used in drawings")
        attributes: dict[str, Attribute] = {}
        for key, value in element.attrib.items():
            if key.startswith("{") and not key.endswith("}href"):
                continue  # an editor's own
            attributes[key.rpartition("}")[2]] = self._checked(key, _MINIFIED.sub(" ", value).strip())
        return el(name, *(self._shape(child) for child in self._known(element)), **attributes)

    def _checked(self, key: str, value: str) -> str:
        if key == "style" or key.startswith("on"):
            raise self._bad(f"{key}= is not used in drawings: looks are attributes")
        if "url(" in value and not _LOCAL.fullmatch(value):
            raise self._bad(f"{key}={value!r} points elsewhere")
        if key.endswith("href") and not value.startswith("#"):
            raise self._bad(f"{key}={value!r} points elsewhere")
        return value


class Art(Mapping[str, Drawing]):
    """All drawings of a folder, by the names of their files."""

    def __init__(self, folder: Traversable) -> None:
        found = sorted((file for file in folder.iterdir() if file.name.endswith(".svg")), key=lambda file: file.name)
        self._drawings = {
            (name := file.name.removesuffix(".svg")): Drawing(name, file.read_text("utf-8")) for file in found
        }

    def __getitem__(self, name: str) -> Drawing:
        return self._drawings[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._drawings)

    def __len__(self) -> int:
        return len(self._drawings)

    def define(self, name: str, id_: str | None = None) -> str:
        """The drawing as a group for ``<defs>``, to be used by its id."""
        return el("g", self[name].markup, id=id_ or name)


@cache
def art(package: str) -> Art:
    """The drawings in a package's folder ``art``."""
    return Art(files(package) / "art")
