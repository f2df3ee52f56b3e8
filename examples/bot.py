"""A bot that sits down at a live table over the API, with nothing but Python's standard library.

    python examples/bot.py http://localhost:8000 TABLE --name Hal

It joins, listens to the table's stream of events, and answers whenever it is to act. How it chooses is the one function
``choose``: replace it by something cleverer, or write the same in any language.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen


def choose(view: dict[str, Any]) -> str:
    """Any legal move. The view holds all that our seat may know, besides ``view["legal"]``."""
    return str(random.choice(view["legal"]))


class Seat:
    """A seat at a table, kept by its token."""

    def __init__(self, server: str, table: str, name: str) -> None:
        self.address = f"{server.rstrip('/')}/api/v1/tables/{table}"
        self.token = ""
        joined = self.ask("/join", {"name": name})
        self.number, self.token = joined["seat"], joined["token"]

    def request(self, path: str, body: dict[str, Any] | None = None) -> Request:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        return Request(self.address + path, None if body is None else json.dumps(body).encode(), headers)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        with urlopen(self.request(path, body)) as answer:
            return json.load(answer)

    def events(self) -> Iterator[dict[str, Any]]:
        """The table after every change. Lines that are no data are signs of life."""
        with urlopen(self.request("/events")) as stream:
            for line in stream:
                if line.startswith(b"data: {"):
                    yield json.loads(line.removeprefix(b"data: "))


def play(server: str, table: str, name: str) -> dict[str, Any]:
    """Sit down, play until the match is over, and give the outcome."""
    seat = Seat(server, table, name)
    for state in seat.events():
        view = state["view"]
        if state["status"] == "over":
            outcome: dict[str, Any] = view["outcome"]
            return outcome
        if seat.number in state["to_act"]:
            try:
                seat.ask("/moves", {"move": choose(view), "ply": state["ply"]})
            except HTTPError as error:
                if error.code != 409:  # someone was faster: the next event brings the new position
                    raise
    raise SystemExit("the server closed the stream")


def refusal(error: HTTPError) -> str:
    """Why the server would not, in its own words where it is one of ours."""
    try:
        return str(json.load(error)["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"{error.url}: {error.code} {error.reason}"


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot at a live table of Vulcania.")
    parser.add_argument("server", help="such as http://localhost:8000")
    parser.add_argument("table", help="the last part of the table's link")
    parser.add_argument("--name", default="Example")
    given = parser.parse_args()
    try:
        outcome = play(given.server, given.table, given.name)
    except HTTPError as error:
        raise SystemExit(refusal(error)) from None
    except (URLError, ConnectionError, ValueError) as error:
        raise SystemExit(f"{given.server} cannot be reached: {getattr(error, 'reason', error)}") from None
    json.dump(outcome["scores"], sys.stdout)


if __name__ == "__main__":
    main()
