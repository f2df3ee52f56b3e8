"""Explo in the terminal."""

from vulcania.games.explo.terminal.screen import show

__all__ = ["show"]
