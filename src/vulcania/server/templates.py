"""How a visitor wants their pages: language, light or dark, wide or narrow; and the templates that make pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from vulcania.core.registry import game as find_game
from vulcania.words import LANGUAGES, Words, words
from vulcania.words.message import Message

THEMES = ("light", "dark")
YEAR = 365 * 24 * 3600
FOR_GOOD = f"public, max-age={YEAR}, immutable"


@dataclass(frozen=True)
class Preferences:
    lang: str = "en"
    theme: str = ""
    """``light`` or ``dark``; empty: as the reader's system is set."""
    narrow: bool = False
    """A screen held upright: drawings are made tall."""
    low: bool = False
    """A telephone held sideways: drawings are made low, by games that have such."""
    snug: bool = False
    """A tablet, or a small window: drawings hold less, in games that have such."""

    @property
    def shape(self) -> int:
        """What the cookie says of the screen."""
        return 1 if self.narrow else 2 if self.low else 3 if self.snug else 0

    def words(self, game: str | None = None) -> Words:
        return words(self.lang, game)


def preferences_of(request: Request) -> Preferences:
    """From cookies where the visitor chose, else from what the browser says of itself."""
    cookies = request.cookies
    lang = cookies.get("lang", "")
    theme = cookies.get("theme", "")
    asked = b"narrow" in request.scope["query_string"] and request.query_params.get("narrow")
    narrow = asked or cookies.get("narrow")
    if narrow is None:
        narrow = "1" if "Mobi" in request.headers.get("user-agent", "") else "0"
    return Preferences(
        lang=lang if lang in LANGUAGES else spoken(request.headers.get("accept-language", "")),
        theme=theme if theme in THEMES else "",
        narrow=narrow == "1",
        low=narrow == "2",
        snug=narrow == "3",
    )


@lru_cache(1024)
def spoken(accepted: str) -> str:
    """The language of ours that a browser likes best."""
    liked: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        liked.append((quality, tag.strip().lower().partition("-")[0]))
    known = [(quality, lang) for quality, lang in liked if lang in LANGUAGES and quality > 0]
    return max(known, key=lambda one: one[0])[1] if known else LANGUAGES[0]


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("vulcania.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals["static"] = static
    environment.globals["room"] = room
    environment.globals["languages"] = LANGUAGES
    return environment


@cache
def static(path: str) -> str:
    """The address of a file of ours; it changes with the file, so that browsers may keep it for good."""
    content = (files("vulcania.web") / path).read_bytes()
    return f"/{path}?v={sha256(content).hexdigest()[:12]}"


@cache
def room(slug: str) -> str | None:
    """The address of the style sheet that gives a game's pages their colours; ``None`` where a game brings none."""
    sheet = room_sheet(slug)
    return None if sheet is None else f"/rooms/{slug}.css?v={sha256(sheet).hexdigest()[:12]}"


def room_sheet(slug: str) -> bytes | None:
    file = find_game(slug).folder / "room.css"
    return file.read_bytes() if file.is_file() else None


@cache
def _template(name: str) -> Template:
    return _environment().get_template(name)


def render(template: str, said: Words, **context: Any) -> str:
    """A page or a part of one."""
    return _template(template).render(say=_say(said), **context)


def chunks(template: str, said: Words, **context: Any) -> Iterator[str]:
    """The same as it is made: whatever was put into it comes out as it is."""
    made = _template(template)
    known = {**_environment().globals, "say": _say(said), **context}  # Jinja itself looks each of them up in two places
    return made.root_render_func(made.new_context(known, shared=True))


@cache
def _say(said: Words) -> Callable[..., str]:
    def say(key: str | Message, names: tuple[str, ...] = (), **args: Any) -> str:
        return said.say(key, names, **args)

    return say


def page(
    request: Request,
    template: str,
    game: str | None = None,
    status: int = 200,
    headers: dict[str, str] | None = None,
    **context: Any,
) -> HTMLResponse:
    """A page as the visitor likes it, in the colours of a game if it belongs to one."""
    prefs = preferences_of(request)
    shared = {"path": request.url.path, **({"game": game} if game is not None else {})}
    return HTMLResponse(render(template, prefs.words(game), prefs=prefs, **shared, **context), status, headers)


def safe(markup: str) -> Markup:
    """Markup that was made here and holds nothing of anybody's unescaped: drawings, QR codes."""
    return Markup(markup)
