"""``make bench``, or ``python -m benchmarks [GAME ...] [--seconds 2] [--json] [--write]``."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path

import msgspec

from benchmarks.engine import Engine, Peer, beside_openspiel, measure
from vulcania import compiled
from vulcania.core.registry import meta, slugs

README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- results: begin -->", "<!-- results: end -->"
LEAST, LEAST_COMPILED = 6.0, 10.0
"""How many times as fast as OpenSpiel's Python game ours has to be, on however busy a machine."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure every game's engine.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes")
    parser.add_argument("--json", action="store_true", help="write the figures as JSON")
    parser.add_argument("--write", action="store_true", help="put the tables into benchmarks/README.md")
    given = parser.parse_args()
    unknown = sorted(set(given.games) - set(slugs()))
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(slugs())}")
    engines = [measure(slug, meta(slug).seats[0], given.seconds) for slug in given.games or slugs()]
    peer = beside_openspiel(3 * given.seconds)
    if given.json:
        print(json.dumps({"engine": msgspec.to_builtins(engines), "openspiel": msgspec.to_builtins(peer)}, indent=2))
    else:
        print(tables(engines, peer))
    if given.write:
        write(tables(engines, peer))
    least = LEAST_COMPILED if compiled.in_use() else LEAST
    return 0 if peer is None or peer.ratio >= least else 1


def tables(engines: list[Engine], peer: Peer | None) -> str:
    """The figures as Markdown."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [
        f"{python}, {platform.machine()}, one core, {'compiled' if compiled.in_use() else 'not compiled'}.",
        "",
        "| game | seats | random games/s | moves/s | clone |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [
        f"| `{one.game}` | {one.seats} | {one.games_per_second:,.0f} | {one.moves_per_second:,.0f} | "
        f"{one.clone_microseconds:.1f} µs |"
        for one in engines
    ]
    if peer is None:
        return "\n".join([*lines, "", "OpenSpiel is not installed here: `make bench` installs it."])
    lines += [
        "",
        "| Soum Soum, 2 seats | random games/s | |",
        "|---|---:|---:|",
        f"| Vulcania | {peer.ours:,.0f} | {peer.ratio:.1f} × |",
        f"| {peer.name} | {peer.theirs:,.0f} | 1 × |",
    ]
    return "\n".join(lines)


def write(text: str) -> None:
    """Put the tables between their marks in the README."""
    before, _, rest = README.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    README.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
