"""The core: everything that all games share and that knows none of them."""
