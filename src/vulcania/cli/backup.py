"""``vulcania backup``: a copy of all tables, while they are being played."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Lang
from vulcania.cli.serve import Database
from vulcania.core.errors import BadSetup
from vulcania.terminal.screen import open_screen


def command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    database: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Copy the tables' database into a new file."""
    screen = open_screen(lang)
    try:
        from vulcania.server.settings import Settings
        from vulcania.server.store.backup import back_up
    except ModuleNotFoundError as error:
        raise BadSetup("error-no-server", module=str(error.name)) from None
    tables = back_up(database or Settings.from_environment().database, file)
    if as_json:
        answer(screen, "backup", [{"file": file, "tables": tables}])
    else:
        screen.tell("cli-backed-up", file=file, tables=tables)
