"""Drawings that never change: SVG files in a game's ``picture/art/`` that an artist can open, checked when loaded.

A file holds one drawing, most often around the point 0,0 (its ``viewBox`` says how far it reaches). Shapes have plain
colours, so that the file looks right wherever it is opened; a shape with a ``class`` can be coloured by the room's
style sheet, and ``currentColor`` is whatever ``color`` the picture sets where it uses the drawing (``color`` on the
root is a sample for who opens the file). What several shapes share may be an element with an ``id``: ids are the file's
own, and get the game's and the drawing's name in front, so that drawings never meet in a page. Comments and editors'
own data are dropped; scripts, styles, text, links and anything fetched from elsewhere are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import isfinite
from xml.etree import ElementTree

from vulcania.drawing.svg import Attribute, el, move_to

_SVG = "{http://www.w3.org/2000/svg}"
_DRAWN = frozenset(("g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"))
_DEFINED = frozenset(("defs", "linearGradient", "radialGradient", "stop", "clipPath", "use"))
_SAID = frozenset(("title", "desc", "metadata"))
_ROOT = frozenset(("viewBox", "width", "height", "version", "id", "color"))
_LOCAL = re.compile(r"url\(#([\w-]+)\)")
_SPACE = re.compile(r"\s+")


class BadDrawing(ValueError):
    """A file of art that cannot be used, with what is wrong."""


class Drawing:
    """One file: its shapes as markup, and how far they reach. ``id`` is what its own ids begin with."""

    def __init__(self, name: str, text: str | bytes, id_: str | None = None) -> None:
        self.name = name
        self.id = id_ or name
        try:
            self._root = ElementTree.fromstring(text)
        except ElementTree.ParseError as error:
            raise self._bad(f"not XML: {error}") from None
        if self._root.tag != f"{_SVG}svg":
            raise self._bad(f"an <svg> of the SVG namespace expected, not <{self._root.tag}>")
        self.attributes: Mapping[str, str] = self._whole()
        """What the root says of the whole drawing, ``data-…`` included."""
        self.box = self._box(self.attributes.get("viewBox", ""))
        """Left, top, width and height."""
        self._ids = self._own_ids()
        self._shapes: dict[str, str] = {}
        self.markup = self.shapes(self.id)

    def shapes(self, id_: str) -> str:
        """The drawing as markup, its own ids beginning with another one: for who uses it twice in a page."""
        if id_ not in self._shapes:
            self._shapes[id_] = "".join(self._shape(child, id_) for child in self._known(self._root))
        return self._shapes[id_]

    def _bad(self, why: str) -> BadDrawing:
        return BadDrawing(f"{self.name}.svg: {why}")

    def _whole(self) -> dict[str, str]:
        """Only the shapes go into a picture: what the root said of their looks would be lost without a word."""
        said = {key: value for key, value in self._root.attrib.items() if not key.startswith("{")}
        for key in said:
            if key not in _ROOT and not key.startswith("data-"):
                raise self._bad(f"{key}= on the root is lost in pictures: put it on a <g>")
        return said

    def _box(self, text: str) -> tuple[float, float, float, float]:
        try:
            left, top, width, height = (float(number) for number in text.replace(",", " ").split())
        except ValueError:
            raise self._bad(f"a viewBox of four numbers expected, not {text!r}") from None
        if not (isfinite(left + top + width + height) and width > 0 and height > 0):
            raise self._bad(f"a viewBox with a width and a height expected, not {text!r}")
        return left, top, width, height

    def _own_ids(self) -> frozenset[str]:
        ids = [element.attrib["id"] for element in self._root.iterfind(".//*[@id]")]
        for one in ids:
            if ids.count(one) > 1:
                raise self._bad(f"the id {one!r} is there twice")
        return frozenset(ids)

    def _known(self, parent: ElementTree.Element) -> Iterator[ElementTree.Element]:
        """The elements of SVG itself: editors add others of their own, which say nothing of the drawing."""
        return (child for child in parent if child.tag.startswith(_SVG))

    def _shape(self, element: ElementTree.Element, id_: str) -> str:
        name = element.tag.removeprefix(_SVG)
        if name in _SAID:
            return ""
        if name not in _DRAWN | _DEFINED:
            raise self._bad(f"<{name}> is not used in drawings")
        attributes: dict[str, Attribute] = {}
        for full, value in element.attrib.items():
            key = full.rpartition("}")[2]
            if key in (full, "href"):  # the rest is an editor's own
                attributes[key] = self._attribute(key, _SPACE.sub(" ", value).strip(), id_)
        return el(name, *(self._shape(child, id_) for child in self._known(element)), **attributes)

    def _attribute(self, key: str, value: str, id_: str) -> str:
        # A page reads names and values without regard to case, so they are looked at that way.
        lower = key.lower()
        if lower == "style" or lower.startswith("on"):
            raise self._bad(f"{key}= is not used in drawings: looks are attributes")
        if lower == "id":
            return f"{id_}-{value}"
        if lower == "href":
            return f"#{self._within(key, value, value.removeprefix('#') if value.startswith('#') else '', id_)}"
        if "url(" in value.lower():
            found = _LOCAL.fullmatch(value)
            return f"url(#{self._within(key, value, found[1] if found else '', id_)})"
        return value

    def _within(self, key: str, value: str, target: str, id_: str) -> str:
        """What is pointed at, by the id that it has in a page."""
        if target not in self._ids:
            raise self._bad(f"{key}={value!r} points elsewhere")
        return f"{id_}-{target}"


class Art(Mapping[str, Drawing]):
    """All drawings of a folder, by the names of their files. Their ids in a page begin with ``prefix``."""

    def __init__(self, folder: Traversable, prefix: str) -> None:
        self.prefix = prefix
        found = sorted((file for file in folder.iterdir() if file.name.endswith(".svg")), key=lambda file: file.name)
        named = {file.name.removesuffix(".svg"): file.read_bytes() for file in found}
        self._drawings = {name: Drawing(name, text, self.id(name)) for name, text in named.items()}

    def __getitem__(self, name: str) -> Drawing:
        return self._drawings[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._drawings)

    def __len__(self) -> int:
        return len(self._drawings)

    def id(self, name: str) -> str:
        """The id that a drawing has in a page, unless it is given another."""
        return f"{self.prefix}-{name}"

    def define(self, name: str, id_: str | None = None, *more: str, **attributes: Attribute) -> str:
        """The drawing, with ``more`` over it, as a group for ``<defs>`` to be used by its id: :meth:`id` unless it is
        given another, as it is where one drawing is defined several times (in players' colours, say)."""
        id_ = id_ or self.id(name)
        return el("g", self[name].shapes(id_), *more, id=id_, **attributes)

    def use(self, name: str, x: float, y: float, scale: float = 1, **attributes: Attribute) -> str:
        """A drawing that was defined by its own name, put at a place."""
        return _used(self.id(name), x, y, scale, **attributes)


@lru_cache(5_000)
def _used(id_: str, x: float, y: float, scale: float, **attributes: Attribute) -> str:
    return el("use", href=f"#{id_}", transform=move_to(x, y, scale=scale), **attributes)


@cache
def art(package: str) -> Art:
    """The drawings in a package's folder ``art``; their ids begin with the name of the game that the package is of."""
    return Art(files(package) / "art", package.removesuffix(".picture").rpartition(".")[2])
