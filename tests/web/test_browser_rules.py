"""Pages of rules in a real browser: what a rule speaks of is lit, within the part of the board that is shown."""

from __future__ import annotations

import pytest

from tests.web.visitor import Visitors
from vulcania.core.pictures import scenes
from vulcania.core.registry import slugs
from vulcania.words import LANGUAGES, words

# Something of it that is lit, as a shape or as letters, whole but for the width of its edge.
_LIT = """drawn => {
  document.body.innerHTML = drawn;
  const picture = document.querySelector("svg");
  const frame = picture.getBoundingClientRect();
  const edge = 4 * frame.width / picture.viewBox.baseVal.width;
  return [...document.querySelectorAll('[filter="url(#lit)"], [paint-order="stroke"]')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.left > frame.left - edge && box.right < frame.right + edge
      && box.top > frame.top - edge && box.bottom < frame.bottom + edge;
  });
}"""


@pytest.mark.parametrize("slug", [slug for slug in slugs() if scenes(slug)])
def test_every_picture_shows_what_it_is_about(visitors: Visitors, slug: str) -> None:
    page = visitors.come().page
    for number, (rule, scene) in enumerate(scenes(slug).items()):
        lang = LANGUAGES[number % len(LANGUAGES)]
        assert page.evaluate(_LIT, scene.draw(words(lang, slug))), f"{rule} ({lang}) shows nothing that is lit"
