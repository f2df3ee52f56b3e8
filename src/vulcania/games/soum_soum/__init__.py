"""Soum Soum: lay ocean cards on a 5x5 sea, send divers to the cards that will score best."""
