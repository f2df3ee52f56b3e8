"""The conformance suite over all games that come with Vulcania, and over the template."""

from vulcania.core.registry import slugs
from vulcania.testing import *  # noqa: F403

GAMES = slugs()
