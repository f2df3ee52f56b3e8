"""The conformance suite: what every game owes to the contract, whatever its rules.

A package that brings a game runs it by one line in a test file of its own, and pytest does the rest:

    from vulcania.testing import *  # noqa: F403

It runs over all games that did not come with Vulcania, with every number of seats and every option. A list ``GAMES``
beside that line names others, by slug. This needs pytest, which Vulcania itself does not.
"""

import pytest

_names = ("advice", "contract", "explained", "faces", "lessons", "numbers", "pictures", "puzzles", "secrets")
pytest.register_assert_rewrite(*(f"{__name__}.{name}" for name in _names))

from vulcania.testing import advice, contract, explained, faces, lessons, numbers, pictures, puzzles, secrets  # noqa: E402
from vulcania.testing.cases import pytest_generate_tests  # noqa: E402

_parts = (advice, contract, explained, faces, lessons, numbers, pictures, puzzles, secrets)
_tests = {name: test for part in _parts for name, test in vars(part).items() if name[:5] == "test_"}
globals().update(_tests)

__all__ = ["pytest_generate_tests"]
__all__ += list(_tests)
