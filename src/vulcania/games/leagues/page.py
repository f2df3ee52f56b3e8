"""What every part of the picture needs to know."""

from __future__ import annotations

from vulcania.games._ocean.page import OceanPage
from vulcania.games.leagues.view import LeaguesView

Page = OceanPage[LeaguesView]
"""A view that is being drawn."""
