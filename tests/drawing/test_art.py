"""Drawings are files: what may be in one, what is refused and why, and that they do not meet in a page."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from vulcania.core.registry import game, slugs
from vulcania.drawing.art import Art, BadDrawing, Drawing, art
from vulcania.drawing.cover import cover, plain
from vulcania.words import words

XMLNS = 'xmlns="http://www.w3.org/2000/svg"'


def svg(shapes: str, root: str = 'viewBox="0 0 10 10"') -> str:
    return f'<svg {XMLNS} {root} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ink="urn:editor">{shapes}</svg>'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a fish", "not XML"),
        ("", "not XML"),
        (b"\xff\xfe<svg/>", "not XML"),
        (svg("<path>"), "not XML"),
        ("<html/>", "an <svg> of the SVG namespace"),
        ('<svg viewBox="0 0 10 10"/>', "an <svg> of the SVG namespace"),
        (svg("", ""), "a viewBox of four numbers"),
        (svg("", 'viewBox="0 0 10"'), "a viewBox of four numbers"),
        (svg("", 'viewBox="0 0 ten 10"'), "a viewBox of four numbers"),
        (svg("", 'viewBox="0 0 0 10"'), "a width and a height"),
        (svg("", 'viewBox="0 0 10 -1"'), "a width and a height"),
        (svg("", 'viewBox="0 0 nan 10"'), "a width and a height"),
        (svg("", 'viewBox="0 0 10 10" fill="none"'), "fill= on the root is lost"),
        (svg("", 'viewBox="0 0 10 10" onload="alert(1)"'), "onload= on the root"),
        (svg("<script>alert(1)</script>"), "<script> is not used"),
        (svg("<g><script href='#a'/></g>"), "<script> is not used"),
        (svg("<style>path { fill: red }</style>"), "<style> is not used"),
        (svg("<text>Nautilus</text>"), "<text> is not used"),
        (svg("<image href='a.png'/>"), "<image> is not used"),
        (svg("<a href='#b'/>"), "<a> is not used"),
        (svg("<foreignObject/>"), "<foreignObject> is not used"),
        (svg("<animate attributeName='x'/>"), "<animate> is not used"),
        (svg("<path style='fill: red'/>"), "style= is not used"),
        (svg("<path STYLE='fill: red'/>"), "STYLE= is not used"),
        (svg("<path onclick='alert(1)'/>"), "onclick= is not used"),
        (svg("<path onClick='alert(1)'/>"), "onClick= is not used"),
        (svg("<use href='https://example.org/a.svg#b'/>"), "points elsewhere"),
        (svg("<use xlink:href='other.svg#b'/>"), "points elsewhere"),
        (svg("<use HREF='javascript:alert(1)'/>"), "points elsewhere"),
        (svg("<use href='#nothing'/>"), "points elsewhere"),
        (svg("<use href='b'/><g id='b'/>"), "points elsewhere"),
        (svg("<path fill='url(https://example.org/a.svg#b)'/>"), "points elsewhere"),
        (svg("<path fill='URL(a.svg#b)'/>"), "points elsewhere"),
        (svg("<path fill='url(#b) url(a.svg)'/><g id='b'/>"), "points elsewhere"),
        (svg("<path fill='url(#nothing)'/>"), "points elsewhere"),
        (svg("<g id='b'/><g id='b'/>"), "the id 'b' is there twice"),
    ],
)
def test_a_bad_file_is_refused_by_name_and_reason(text: str | bytes, why: str) -> None:
    with pytest.raises(BadDrawing) as caught:
        Drawing("fish", text)
    assert str(caught.value).startswith("fish.svg: ")
    assert why in str(caught.value)


def test_what_editors_leave_behind_is_dropped() -> None:
    text = svg(
        """<!-- drawn by hand -->
        <title>A fish</title><desc>With fins</desc><metadata><ink:licence>free</ink:licence></metadata>
        <ink:view zoom="2"/>
        <path d="M0 0
                 L1 1" ink:label="fin" fill="#fff"/>""",
        'viewBox="0,0 10,10" width="200" data-ink="#123456" color="#d1495b" ink:version="1"',
    )
    fish = Drawing("fish", text)
    assert fish.markup == '<path d="M0 0 L1 1" fill="#fff"/>'
    assert list(fish.box) == [0, 0, 10, 10]
    assert fish.attributes["data-ink"] == "#123456"


def test_what_can_be_coloured_stays_so() -> None:
    assert Drawing("fish", svg("<g><path class='fin' fill='currentColor'/></g>")).markup == (
        '<g><path class="fin" fill="currentColor"/></g>'
    )


SHARED = "<defs><linearGradient id='sea'/><g id='fin'/></defs><rect fill='url(#sea)'/><use xlink:href='#fin'/>"


def folder(tmp_path: Path, *names: str) -> Path:
    for name in names:
        (tmp_path / f"{name}.svg").write_text(svg(SHARED), "utf-8")
    (tmp_path / "notes.txt").write_text("not a drawing", "utf-8")
    return tmp_path


def ids(markup: str) -> list[str]:
    return [node.attrib["id"] for node in ElementTree.fromstring(f"<g>{markup}</g>").iter() if "id" in node.attrib]


def test_the_same_ids_in_two_drawings_do_not_clash(tmp_path: Path) -> None:
    fish = Art(folder(tmp_path, "cod", "eel"), "fish")
    assert list(fish) == ["cod", "eel"]
    page = "".join(fish.define(name) for name in fish)
    assert sorted(ids(page)) == ["fish-cod", "fish-cod-fin", "fish-cod-sea", "fish-eel", "fish-eel-fin", "fish-eel-sea"]
    assert '<rect fill="url(#fish-eel-sea)"/><use href="#fish-eel-fin"/>' in fish.define("eel")
    used = fish.use("eel", 1, 2, 3, class_="last")
    assert used == '<use href="#fish-eel" transform="translate(1 2) scale(3)" class="last"/>'


def test_one_drawing_defined_twice_does_not_clash_either(tmp_path: Path) -> None:
    fish = Art(folder(tmp_path, "cod"), "fish")
    page = fish.define("cod", "red", color="#ff0000") + fish.define("cod", "blue", "<circle r='1'/>", color="#0000ff")
    assert sorted(ids(page)) == ["blue", "blue-fin", "blue-sea", "red", "red-fin", "red-sea"]
    assert "url(#red-sea)" in page
    assert "url(#blue-sea)" in page
    assert "<circle r='1'/></g>" in page


def test_the_same_ids_in_two_games_do_not_clash() -> None:
    lids = [cover(words("en", slug), game(slug).package) for slug in ("soum-soum", "pearls")]
    first, second = (set(ids(lid)) for lid in lids)
    assert first
    assert second
    assert not first & second, "the shelf shows all lids on one page"


def test_a_game_without_a_lid_gets_a_plain_one() -> None:
    said = words("en", "pearls")
    assert cover(said, "vulcania.core") == plain(said)


@pytest.mark.parametrize("slug", slugs())
def test_every_drawing_of_every_game_loads(slug: str) -> None:
    where = game(slug).folder / "picture" / "art"
    if not where.is_dir():
        pytest.skip("no drawings")
    drawings = art(f"{game(slug).package}.picture")
    assert len(drawings) == sum(file.name.endswith(".svg") for file in where.iterdir())
    assert all(drawing.markup for drawing in drawings.values())
    if "cover" in drawings:
        assert drawings["cover"].box == (0, 0, 400, 300)
