"""Everything a state holds, as plain values: how tests and the fuzzer compare positions without knowing their games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from operator import is_, itemgetter
from typing import Any

_PLAIN = (str, bytes, int, float, bool, type(None))
_PLAIN_KINDS = frozenset(_PLAIN)
_MOST_SETTLED = 10_000
_settled: dict[int, tuple[Any, ...]] = {}
"""Tuples in which nothing can change, by where they lie: charts and the like are looked into once."""


def contents(thing: Any) -> Any:
    """The thing taken apart into tuples and scalars; equal contents mean equal positions.

    What never changes (a chart with all its tables) is compared as it is.
    """
    kind: Any = type(thing)
    if kind in _PLAIN_KINDS:
        return thing
    if kind is tuple:
        return _tuple(thing)
    if isinstance(thing, _PLAIN) or _frozen(kind):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(map(contents, thing))
    if isinstance(thing, dict):
        return tuple((key, contents(value)) for key, value in _in_order((contents(key), thing[key]) for key in thing))
    if isinstance(thing, set | frozenset):
        return tuple(item for item, _ in _in_order((contents(item), None) for item in thing))
    return (kind.__qualname__, *((name, contents(value)) for name, value in fields(thing)))


def _in_order(pairs: Iterable[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Sorted by what comes first in each: numbers and names by themselves, others by how they are written."""
    found = list(pairs)
    try:
        return sorted(found, key=itemgetter(0))
    except TypeError:
        return sorted(found, key=lambda pair: repr(pair[0]))


def _tuple(thing: tuple[Any, ...]) -> tuple[Any, ...]:
    if id(thing) in _settled:
        return thing
    apart = tuple(map(contents, thing))
    if not all(map(is_, apart, thing)):
        return apart
    if len(_settled) >= _MOST_SETTLED:
        _settled.clear()
    _settled[id(thing)] = thing
    return thing


def mutable_parts(thing: Any) -> Iterator[Any]:
    """Every object inside that could be changed: what a clone must not share."""
    kind: Any = type(thing)
    if isinstance(thing, _PLAIN) or _frozen(kind):
        return
    if isinstance(thing, list | set | dict | bytearray):
        yield thing
    if isinstance(thing, dict):
        inside = [*thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        inside = [*thing]
    else:
        inside = [value for _, value in fields(thing)]
        if inside:
            yield thing
    for part in inside:
        yield from mutable_parts(part)


def fields(thing: Any) -> list[tuple[str, Any]]:
    """What a thing holds, by name, however its class was made."""
    kind: Any = type(thing)
    own = getattr(thing, "__dict__", None)
    names = sorted({*_declared(kind), *own}) if own else _declared(kind)
    return [(name, getattr(thing, name)) for name in names if hasattr(thing, name)]


@cache
def _declared(kind: type) -> tuple[str, ...]:
    names: set[str] = set()
    for base in kind.__mro__:
        for listed in ("__slots__", "__mypyc_attrs__"):  # compiled classes have no slots, and a list of their own
            held = base.__dict__.get(listed, ())
            names.update((held,) if isinstance(held, str) else held)
    return tuple(sorted(names - {"__dict__", "__weakref__"}))


@cache
def _frozen(kind: type) -> bool:
    """Components and the like declare that they never change, and may be shared."""
    config = getattr(kind, "__struct_config__", None)
    if config is not None:
        return bool(config.frozen)
    params = getattr(kind, "__dataclass_params__", None)
    return bool(params is not None and params.frozen)
