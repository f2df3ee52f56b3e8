"""Twenty thousand leagues under the sea, the game of the 1950s: pilot the Nautilus, hunt at every stop."""
