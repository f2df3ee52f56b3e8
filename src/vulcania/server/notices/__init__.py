"""Telling people that it is their turn: by their browser, by e-mail, by a message to a chat program."""
