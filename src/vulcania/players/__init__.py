"""Who can sit in a seat besides a person: one registry for terminal, web and simulation (see ``registry``)."""
