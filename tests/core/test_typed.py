"""Types that several threads meet for the first time."""

from __future__ import annotations

import subprocess
import sys

import pytest

MET_BY_THREE = """
import threading, time
import msgspec
from vulcania.core.typed import typed, typed_json

def thought_about():
    time.sleep(0.2)
    return int

class Inner(msgspec.Struct):
    number: "thought_about()"

class Outer(msgspec.Struct):
    inner: Inner

def meet():
    found.append({call})

found = []
threads = [threading.Thread(target=meet) for _ in range(3)]
for thread in threads:
    thread.start()
    time.sleep(0.05)
for thread in threads:
    thread.join()
assert [one.inner.number for one in found] == [1, 1, 1]
"""


@pytest.mark.parametrize(
    "call", ["typed({'inner': {'number': 1}}, Outer)", 'typed_json(b\'{"inner":{"number":1}}\', Outer)']
)
def test_threads_that_meet_a_type_at_the_same_time_all_get_it(call: str) -> None:
    """In a process of their own: where they are not kept apart it dies."""
    met = subprocess.run([sys.executable, "-c", MET_BY_THREE.replace("{call}", call)], check=False)
    assert met.returncode == 0
