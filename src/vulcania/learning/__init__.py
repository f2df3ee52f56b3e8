"""Players that learn by playing against themselves, and what they learnt, as weights."""
