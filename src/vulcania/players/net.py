"""The net: how an encoded position becomes an opinion of every move and of the match.

Every place hears, block after block, the means of its neighbourhoods and of the whole board, and what the rest of the
position says; the rest hears the board. Written once for NumPy, which plays, and for JAX, which learns: ``xp`` is the
one or the other.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vulcania.research.encoding import Encoding, Layout

Weights = dict[str, Any]
"""Arrays by name."""

CHANNELS = 64
REST = 128
BLOCKS = 3


class Shape(NamedTuple):
    """How large a net is. It is kept with its weights."""

    channels: int = CHANNELS
    rest: int = REST
    blocks: int = BLOCKS

    def __str__(self) -> str:
        return "/".join(map(str, self))


class Board(NamedTuple):
    """What the net has to know of a game's layout, ready to be used."""

    mixing: Any
    """kinds × places × places"""
    moves: Any
    """For each move, where its opinion stands among all outputs."""


def board(layout: Layout) -> Board:
    heads = layout.heads[0]
    return Board(layout.mixing, layout.move_place * heads + layout.move_head)


def sizes(layout: Layout, shape: Shape) -> dict[str, tuple[int, ...]]:
    """The weights of a net for that layout, with their shapes."""
    (places, seen), rest = layout.shape
    c, r = shape.channels, shape.rest
    heard = c * (2 + len(layout.mixing))
    heads, loose = layout.heads
    found: dict[str, tuple[int, ...]] = {"rest.in": (rest, r), "rest.in.bias": (r,)}
    if places:
        found |= {"place.in": (seen, c), "place.in.bias": (c,)}
    for block in range(shape.blocks):
        name = f"{block}."
        if places:
            found |= {
                f"{name}hear": (heard, c), f"{name}told": (r, c), f"{name}hear.bias": (c,),
                f"{name}place": (c, c), f"{name}place.bias": (c,),
            }  # fmt: skip
        found |= {
            f"{name}think": (r + 2 * c * bool(places), r), f"{name}think.bias": (r,),
            f"{name}rest": (r, r), f"{name}rest.bias": (r,),
        }  # fmt: skip
    if places:
        found |= {"place.out": (c, heads), "place.out.bias": (heads,), "place.ask": (r, c)}
    found |= {"rest.out": (r, max(loose, 1)), "rest.out.bias": (max(loose, 1),)}
    return found | {"value": (r, 1), "value.bias": (1,)}


def opinion(weights: Weights, seen: Encoding, over: Board, shape: Shape, xp: Any) -> tuple[Any, Any]:
    """For a batch of positions: all outputs, among which ``over.moves`` finds how each move is liked (logits, legal or
    not), and what the match is worth, 0 to 1.

    Places come before positions in all that is worked out, so that hearing one's neighbours is one plain product.
    """
    w = weights
    g = _relu(seen.rest @ w["rest.in"] + w["rest.in.bias"], xp)
    x = _relu(xp.swapaxes(seen.places, 0, 1) @ w["place.in"] + w["place.in.bias"], xp) if "place.in" in w else None
    for block in range(shape.blocks):
        name = f"{block}."
        said = _even(g, xp)
        if x is not None:
            y = _even(x, xp)
            near, *far, whole = xp.split(w[f"{name}hear"], len(over.mixing) + 2)
            told = said @ w[f"{name}told"] + w[f"{name}hear.bias"] + y.mean(0) @ whole
            h = y @ near + told
            for mix, part in zip(over.mixing, far, strict=True):
                h = h + _heard(mix, y @ part)
            x = x + _relu(h, xp) @ w[f"{name}place"] + w[f"{name}place.bias"]
            said = xp.concatenate([said, x.mean(0), x.max(0)], -1)
        h = _relu(said @ w[f"{name}think"] + w[f"{name}think.bias"], xp)
        g = g + h @ w[f"{name}rest"] + w[f"{name}rest.bias"]
    g = _even(g, xp)
    outputs = g @ w["rest.out"] + w["rest.out.bias"]
    if x is not None:
        asked = _even(x, xp) * (1 + g @ w["place.ask"])
        likes = xp.swapaxes(asked @ w["place.out"] + w["place.out.bias"], 0, 1)
        outputs = xp.concatenate([likes.reshape(len(likes), -1), outputs], -1)
    value = 1 / (1 + xp.exp(-(g @ w["value"] + w["value.bias"])[..., 0]))
    return outputs, value


def _heard(mix: Any, told: Any) -> Any:
    """What each place hears, of what every place told."""
    return (mix @ told.reshape(len(told), -1)).reshape(told.shape)


def _relu(x: Any, xp: Any) -> Any:
    return xp.maximum(x, 0)


def _even(x: Any, xp: Any) -> Any:
    """At one strength, whatever was added before."""
    return x / xp.sqrt((x * x).mean(-1, keepdims=True) + 1e-5)


def fresh(layout: Layout, shape: Shape, seed: int) -> dict[str, np.ndarray]:
    """Weights that have learnt nothing."""
    luck = np.random.default_rng(seed)
    found: dict[str, np.ndarray] = {}
    for name, size in sizes(layout, shape).items():
        if name.endswith("bias"):
            found[name] = np.zeros(size, np.float32)
            continue
        quiet = 0.05 if name.endswith(("out", "value", "ask", "place", "rest")) and "in" not in name else 1.0
        found[name] = (luck.standard_normal(size) * quiet * np.sqrt(2 / size[0])).astype(np.float32)
    return found
