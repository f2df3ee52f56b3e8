"""The turning ocean: what two editions of one design share. Its underscore says that it is no game itself."""
