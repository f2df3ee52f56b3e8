"""20.000 miles under the sea: the 84-chip edition of the turning ocean, five rounds on a scoreboard of four columns."""
