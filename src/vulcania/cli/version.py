"""``vulcania version``: what to write into a report of a fault."""

from __future__ import annotations

import platform

from vulcania import __version__, compiled
from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Lang
from vulcania.core.registry import meta, slugs
from vulcania.terminal.screen import open_screen


def command(as_json: Json = False, lang: Lang = None) -> None:
    """Tell the version of Vulcania, of Python, and of each game's rules."""
    screen = open_screen(lang)
    if as_json:
        rules = {slug: meta(slug).rules_version for slug in slugs()}
        told = {"vulcania": __version__, "python": platform.python_version(), "compiled": compiled.in_use()}
        answer(screen, "version", [{**told, "rules": rules}])
        return
    screen.show(f"vulcania {__version__}", f"Python {platform.python_version()}")
    if compiled.in_use():
        screen.tell("cli-version-compiled")
    for slug in slugs():
        screen.tell("cli-version-rules", game=slug, version=meta(slug).rules_version)
