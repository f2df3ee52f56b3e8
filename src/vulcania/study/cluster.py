"""Work shared out to a Ray cluster that is running already: ``RAY_ADDRESS`` says where, else it is looked for here.

Vulcania is installed alike on all its machines. What a machine that is lost had begun is begun again elsewhere; as a
piece of work comes to the same wherever it is done, nobody can tell.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from vulcania import __version__
from vulcania.core.errors import BadSetup, VulcaniaError

Task = TypeVar("Task")
Result = TypeVar("Result")

LOST = 10
"""So many workers may be lost over the same piece of work."""


def share_out(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Generator[Result, None, None]:
    """The results, in whatever order they are done; as many at once as ``jobs`` says, or as there are cores."""
    with _connected() as ray:
        do = ray.remote(max_retries=LOST)(_do)
        waiting = iter(tasks)
        busy = [do.remote(__version__, work, task) for task in islice(waiting, jobs or _cores(ray))]
        try:
            while busy:
                done, busy = ray.wait(busy)
                for ready in done:
                    result = _received(ray, ready)
                    busy += [do.remote(__version__, work, task) for task in islice(waiting, 1)]
                    yield result
        finally:
            for begun in busy:
                ray.cancel(begun, force=True)


@contextmanager
def _connected() -> Iterator[Any]:
    """Ray, connected to the cluster, and let go of again if it was not connected before."""
    try:
        import ray
    except ImportError as error:
        raise BadSetup("cli-error-extra", extra="ray", why=str(error)) from None
    if ray.is_initialized():
        yield ray
        return
    try:
        address = os.environ.get("RAY_ADDRESS", "auto")
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadSetup("error-no-cluster", why=str(error).partition("\n")[0][:200]) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _do(version: str, work: Callable[[Task], Result], task: Task) -> Result:
    """On a machine of the cluster."""
    if version != __version__:
        raise BadSetup("error-cluster-version", there=__version__, here=version)
    return work(task)


def _received(ray: Any, ready: Any) -> Any:
    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise VulcaniaError("error-cluster", why=str(error).partition("\n")[0][:200]) from None
