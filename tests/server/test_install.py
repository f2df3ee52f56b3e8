"""The house on a home screen: what it is called there, and what is kept for when it cannot be reached."""

from __future__ import annotations

import json

import pytest

from tests.server.live import Running
from vulcania.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_names_icons_that_are_there(running: Running, lang: str) -> None:
    with running.client(**{"accept-language": lang}) as client:
        answer = client.get("/manifest.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        told = answer.json()
        assert told["lang"] == lang
        assert told["display"] == "standalone"
        for icon in told["icons"]:
            assert client.get(icon["src"]).headers["content-type"].startswith(icon["type"])
        assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}


def test_the_service_worker_keeps_only_what_is_there_and_nobodys(running: Running) -> None:
    with running.client() as client:
        answer = client.get("/sw.js")
        assert answer.headers["cache-control"] == "no-cache"
        house = json.loads(answer.text.partition("const HOUSE = ")[2].partition(";\n")[0])
        for file in house["files"]:
            found = client.get(file)
            assert found.status_code == 200
            assert "set-cookie" not in found.headers
