"""The net: how an encoded position becomes an opinion of every move and of the match.

Every place hears, block after block, the means of its neighbourhoods and of the whole board, and what the rest of the
position says; the rest hears the board. Of a large board it looks only at the places where there is something, each
position at its own. Written once for NumPy, which plays, and for JAX, which learns: ``xp`` is the one or the other.
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
    most: int
    """At how many places of a large board it looks, at most; 0: at all of them."""
    noted: Any
    """There it looks where one of these numbers of a place is not 0."""
    judged: Any
    """places × outputs: the move that each judges; and a row of none."""
    loose: Any
    """The moves that the outputs of the rest judge."""


class Sight(NamedTuple):
    """What the net looks at in many positions."""

    places: Any
    """positions × places × features"""
    rest: Any
    at: Any = None
    """Of a large board: positions × places, which ones these are; one more than there are where there are no more."""


def board(layout: Layout) -> Board:
    heads, loose = layout.heads
    places, moves = len(layout.places), len(layout.move_place)
    outputs = layout.move_place * heads + layout.move_head
    judged = np.full(places * heads + max(loose, 1), moves, np.int32)
    judged[outputs] = np.arange(moves)
    near, loose_moves = judged[: places * heads].reshape(places, heads), judged[places * heads :]
    noted = np.array([column for name in layout.noted for column in layout.columns(name)], np.int32)
    none = np.full((1, heads), moves, np.int32)
    return Board(layout.mixing, outputs, layout.most, noted, np.concatenate([near, none]), loose_moves)


def sight(seen: Encoding, over: Board, xp: Any) -> Sight:
    """What there is to look at in some positions."""
    if not over.most:
        return Sight(seen.places, seen.rest)
    count = seen.places.shape[1]
    there = (seen.places[..., over.noted] != 0).any(-1).cumsum(-1)
    most = over.most if xp is not np else min(over.most, int(there[:, -1].max()))
    at = (there[:, None, :] <= xp.arange(most)[:, None]).sum(-1)
    rows = xp.take_along_axis(seen.places, xp.minimum(at, count - 1)[..., None], 1)
    return Sight(rows * (at < count)[..., None], seen.rest, at)


def choices(over: Board, at: Any, xp: Any) -> Any:
    """For each output of a large board's net the move that it judges, or as many as there are moves."""
    near = over.judged[at].reshape(len(at), -1)
    return xp.concatenate([near, xp.broadcast_to(over.loose, (len(at), len(over.loose)))], 1)


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


def opinion(weights: Weights, seen: Sight, over: Board, shape: Shape, xp: Any) -> tuple[Any, Any]:
    """For a batch of positions: all outputs, among which ``over.moves`` finds how each move is liked (logits, legal or
    not; of a large board ``choices`` tells which is which), and what the match is worth, 0 to 1.

    Where all positions have the same places, these come before positions in all that is worked out, so that hearing
    one's neighbours is one plain product.
    """
    w = weights
    g = _relu(seen.rest @ w["rest.in"] + w["rest.in.bias"], xp)
    view = _Whole(seen, over, xp) if seen.at is None else _Part(seen, over, xp)
    x = view.masked(_relu(view.places @ w["place.in"] + w["place.in.bias"], xp)) if "place.in" in w else None
    for block in range(shape.blocks):
        name = f"{block}."
        said = _even(g, xp)
        if x is not None:
            y = _even(x, xp)
            near, *far, whole = xp.split(w[f"{name}hear"], len(over.mixing) + 2)
            told = said @ w[f"{name}told"] + w[f"{name}hear.bias"] + view.mean(y) @ whole
            h = y @ near + view.everywhere(told)
            for mix, part in zip(view.mixing, far, strict=True):
                h += view.heard(mix, y @ part)
            x = view.masked(x + _relu(h, xp) @ w[f"{name}place"] + w[f"{name}place.bias"])
            said = xp.concatenate([said, view.mean(x), view.most(x)], -1)
        h = _relu(said @ w[f"{name}think"] + w[f"{name}think.bias"], xp)
        g = g + h @ w[f"{name}rest"] + w[f"{name}rest.bias"]
    g = _even(g, xp)
    outputs = g @ w["rest.out"] + w["rest.out.bias"]
    if x is not None:
        asked = _even(x, xp) * (1 + view.everywhere(g @ w["place.ask"]))
        likes = view.by_position(asked @ w["place.out"] + w["place.out.bias"])
        outputs = xp.concatenate([likes.reshape(len(likes), -1), outputs], -1)
    value = 1 / (1 + xp.exp(-(g @ w["value"] + w["value.bias"])[..., 0]))
    return outputs, value


class _Whole:
    """All places of a board: places × positions × numbers."""

    def __init__(self, seen: Sight, over: Board, xp: Any) -> None:
        self.xp, self.mixing = xp, over.mixing
        self.places = xp.swapaxes(seen.places, 0, 1)

    def masked(self, x: Any) -> Any:
        return x

    def everywhere(self, told: Any) -> Any:
        """What is told to a position reaches each of its places."""
        return told

    def heard(self, mix: Any, told: Any) -> Any:
        """What each place hears, of what every place told."""
        return (mix @ told.reshape(len(told), -1)).reshape(told.shape)

    def mean(self, x: Any) -> Any:
        return x.mean(0)

    def most(self, x: Any) -> Any:
        return x.max(0)

    def by_position(self, x: Any) -> Any:
        return self.xp.swapaxes(x, 0, 1)


class _Part:
    """Each position's own places of a large board: positions × places × numbers. Where there are no more it is 0."""

    def __init__(self, seen: Sight, over: Board, xp: Any) -> None:
        count = over.mixing.shape[1]
        at = xp.minimum(seen.at, count - 1)
        self.xp, self.size = xp, over.most
        self.there = (seen.at < count)[..., None]
        self.mixing = over.mixing[:, at[:, :, None], at[:, None, :]]
        self.places = seen.places

    def masked(self, x: Any) -> Any:
        return x * self.there

    def everywhere(self, told: Any) -> Any:
        return told[:, None]

    def heard(self, mix: Any, told: Any) -> Any:
        return mix @ told

    def mean(self, x: Any) -> Any:
        return x.sum(1) / self.size

    def most(self, x: Any) -> Any:
        return self.xp.maximum(x.max(1), 0)

    def by_position(self, x: Any) -> Any:
        return x


def _relu(x: Any, xp: Any) -> Any:
    return xp.maximum(x, xp.zeros_like(x))  # against a single 0, NumPy takes twice as long


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
