"""Games studied by playing them many times."""
