"""The games: one folder each. ``VULCANIA_GAMES`` names further folders to look into."""

import os

__path__ += [folder for folder in os.environ.get("VULCANIA_GAMES", "").split(os.pathsep) if folder]
