"""Everything a state holds, as plain values: how tests and the fuzzer compare positions without knowing their games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

_PLAIN = (str, bytes, int, float, bool, type(None))


def contents(thing: Any) -> Any:
    """The thing taken apart into tuples and scalars; equal contents mean equal positions.

    What never changes (a chart with all its tables) is compared as it is.
    """
    if isinstance(thing, _PLAIN) or _frozen(thing):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(item if isinstance(item, _PLAIN) else contents(item) for item in thing)
    if isinstance(thing, dict):
        return tuple(sorted(((contents(key), contents(value)) for key, value in thing.items()), key=repr))
    if isinstance(thing, set | frozenset):
        return tuple(sorted((contents(item) for item in thing), key=repr))
    return (type(thing).__qualname__, *((name, contents(value)) for name, value in fields(thing)))


def mutable_parts(thing: Any) -> Iterator[Any]:
    """Every object inside that could be changed: what a clone must not share."""
    if isinstance(thing, _PLAIN) or _frozen(thing):
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
    names: dict[str, None] = {}
    for kind in reversed(type(thing).__mro__):
        for listed in ("__slots__", "__mypyc_attrs__"):  # compiled classes have no slots, and a list of their own
            held = kind.__dict__.get(listed, ())
            names.update(dict.fromkeys((held,) if isinstance(held, str) else held))
    names.update(dict.fromkeys(getattr(thing, "__dict__", ())))
    hidden = {"__dict__", "__weakref__"}
    return [(name, getattr(thing, name)) for name in sorted(names) if name not in hidden and hasattr(thing, name)]


def _frozen(thing: Any) -> bool:
    """Components and the like declare that they never change, and may be shared."""
    config = getattr(type(thing), "__struct_config__", None)
    if config is not None:
        return bool(config.frozen)
    params = getattr(type(thing), "__dataclass_params__", None)
    return bool(params is not None and params.frozen)
