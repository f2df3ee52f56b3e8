"""The least that a game can be: no components, no picture, no terminal board, no heuristics."""
