"""Every address that the server answers."""
