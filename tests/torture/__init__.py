"""Servers that are killed, cut off and starved while people play; and what came of every move they acknowledged."""
