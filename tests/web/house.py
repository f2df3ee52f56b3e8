"""The pages there are."""

from __future__ import annotations

from tests.server.live import Running


def house_pages(running: Running, over: str) -> list[str]:
    """Pages that are not of one game: the shelf, a table that waits, one that is over, a shared screen, …"""
    waiting, tokens = running.open_table("soum-soum", "me", "open")
    return [
        "/",
        "/replay",
        "/me",
        "/me/matches",
        "/me/forget",
        "/games/soum-soum",
        "/learn/soum-soum",
        "/rules/soum-soum/summary",
        "/nowhere",
        f"/t/{waiting}",
        f"/t/{waiting}/seat/{tokens[0]}",
        f"/t/{over}",
        f"/t/{over}/replay",
        f"/t/{over}/analysis",
    ]


def game_pages(game: str, name: str) -> list[str]:
    return [f"/new/{game}", f"/rules/{game}", f"/t/{name}", f"/t/{name}/replay", f"/t/{name}/device"]
