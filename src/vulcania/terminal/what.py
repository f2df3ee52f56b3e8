"""What is this? Things on the board, explained in a terminal."""

from __future__ import annotations

from rich.text import Text

from vulcania.core.explain import find, things
from vulcania.terminal.session import Session


def show_thing(session: Session, seat: int, text: str) -> bool:
    """Explain what somebody typed a part of the name of, or list all names (``all``); whether there is such a thing.

    What can be asked about is what a picture of the same board names.
    """
    match, screen = session.match, session.screen
    view = match.view(seat)
    named = things(match.game.draw(view, session.words, session.names))
    if text.casefold() == screen.say("cli-what-all"):
        screen.show(", ".join(named))
        return bool(named)
    thing = find(named, text, seat)
    told = None if thing is None else match.game.explain(view, thing)
    if told is None:
        return False
    screen.show(" ".join(told.sentences(session.words, session.names)))
    where = screen.say("cli-what-rule", rule=told.rule, places=", ".join(told.where) or "–")
    screen.show(Text(where, style="dim"))
    return True
