"""Measured against peers, on the same work. ``python -m benchmarks --help``."""
