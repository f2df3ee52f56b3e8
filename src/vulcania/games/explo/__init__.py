"""Explo: prepare against the clock, explore a cave that grows, come out complete, and go back for science."""
