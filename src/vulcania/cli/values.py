"""How what stands on a command line is read: texts as they are; whatever else is given, Typer reads, with libraries
that take longer to load than most commands to run."""

from __future__ import annotations

from typing import Any


class Quick:
    """What Typer asks a parameter's value of, in place of its own."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        if value is None:
            return () if param.multiple or param.nargs == -1 else None
        if isinstance(value, str) and param.type_descriptor.annotation is str:
            return value
        param._runtime_param = None
        return param.get_runtime_param().coerce(value, param=param, ctx=ctx)


def quick(params: list[Any]) -> list[Any]:
    for param in params:
        if getattr(param, "_runtime_param", ...) is None:  # other releases of Typer read values in other ways
            param._runtime_param = Quick()
    return params
