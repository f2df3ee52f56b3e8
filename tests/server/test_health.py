"""How the house is doing, for programs that look after it; and what it is told by its environment."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.live import ROOT, Running, Stream, quick, serving, wait_for
from vulcania.core.errors import BadSetup
from vulcania.server.settings import Settings


def test_a_house_that_can_play_says_so(running: Running) -> None:
    with running.client() as client:
        assert client.get("/healthz").text == "ok\n"
        engine = running.tables.services.store.engine
        with patch.object(engine, "begin", side_effect=OperationalError("", None, Exception("gone"))):
            assert client.get("/healthz").status_code == 503


def test_numbers_are_told_where_that_is_wanted(running: Running, tmp_path: Path) -> None:
    with running.client() as client:
        assert client.get("/metrics").status_code == 404
    with serving(quick(str(tmp_path / "tables.sqlite3"), metrics=True)) as house, house.client() as client:
        name, _ = house.open_table("soum-soum", "me", "me")
        house.open_table("soum-soum", "me", "open")
        with Stream(client, f"/t/{name}/events"):
            wait_for(lambda: "vulcania_streams 1\n" in client.get("/metrics").text)
        found = client.get("/metrics").text
    assert 'vulcania_matches{status="playing"} 1\n' in found
    assert 'vulcania_matches{status="open"} 1\n' in found
    assert "Anna" not in found
    for line in found.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|vulcania_\w+(\{\w+="\w+"\})? [\d.]+', line), line


def test_settings_come_from_the_environment() -> None:
    found = Settings.from_environment({
        "VULCANIA_SMTP": "smtp://mail", "VULCANIA_MAIL_FROM": "Games <a@b>", "VULCANIA_HTTPS": "yes",
        "VULCANIA_BOT_PROCESSES": "3", "VULCANIA_BOT_PACE": "0.2", "VULCANIA_DATABASE": "/x", "VULCANIA_METRICS": "",
        "VULCANIA_LAN": "yes", "VULCANIA_PUBLIC_URL": "https://games.example.org",
    })  # fmt: skip
    assert (found.smtp, found.https, found.bot_processes, found.bot_pace) == ("smtp://mail", True, 3, 0.2)
    assert (found.database, found.metrics, found.lan) == ("/x", False, False)
    assert Settings.from_environment({}) == Settings()


@pytest.mark.parametrize(("name", "text"), [("HTTPS", "perhaps"), ("STREAMS", "many"), ("BOT_PACE", "-1"),
                                            ("BOT_PACE", "inf"), ("STREAMS", "1.5"), ("MAIL_FROM", "me"),
                                            ("SMTP", "mail:pass@host:25"), ("PUBLIC_URL", "games.org")])  # fmt: skip
def test_a_setting_that_does_not_fit_is_refused(name: str, text: str) -> None:
    with pytest.raises(BadSetup, match=f"VULCANIA_{name}") as refused:
        Settings.from_environment({f"VULCANIA_{name}": text})
    assert "pass@" not in str(refused.value)


def test_mail_has_a_sender_and_its_links_lead_nowhere_else() -> None:
    smtp = {"VULCANIA_SMTP": "smtps://mail.example.org"}
    with pytest.raises(BadSetup, match="VULCANIA_MAIL_FROM"):
        Settings.from_environment(smtp)
    with pytest.raises(BadSetup, match="VULCANIA_PUBLIC_URL"):
        Settings.from_environment({**smtp, "VULCANIA_MAIL_FROM": "games@example.org"})


def test_every_setting_that_the_guide_names_is_one() -> None:
    named = set(re.findall(r"VULCANIA_([A-Z_]+)", (ROOT / "docs" / "hosting.md").read_text()))
    assert named <= {name.upper() for name in Settings.__dataclass_fields__}
