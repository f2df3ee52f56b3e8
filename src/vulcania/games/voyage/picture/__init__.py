"""How the voyage is drawn: the art, and the parts of the page."""
