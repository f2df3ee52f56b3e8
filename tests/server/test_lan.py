"""Friends in the same network: the host, and nobody else, lets them in without a restart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.live import PATIENCE, Running, quick, serving, wait_for
from vulcania.server.listening import own_address


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick(str(tmp_path_factory.mktemp("lan") / "tables.sqlite3"), lan=True)) as found:
        yield found


@pytest.fixture
def network() -> str:
    found = own_address()
    if not found:
        pytest.skip("this machine is in no network")
    return found


def answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def test_the_host_opens_and_shuts_the_house(house: Running, network: str) -> None:
    with house.client() as host:
        assert "/lan" in host.get("/").text
        table = host.post("/new/soum-soum", data={"seat-0": "me", "seat-1": "open"}).headers["location"]
        assert 'href="/lan"' in host.get(table).text
        assert host.post("/lan/open").status_code == 303
        page = host.get("/lan").text
        (address,) = re.findall(rf'value="(http://{re.escape(network)}:\d+/)"', page)
        assert 'class="segno"' in page
        wait_for(lambda: answers(address))
        assert f"{address.rstrip('/')}{table}" in host.get(table).text  # the invitation leads there now
        with httpx.Client(base_url=address, timeout=PATIENCE) as neighbour:
            assert neighbour.post(f"{table}/join", data={"name": "Ben"}).status_code == 303
            assert 'href="/lan"' not in neighbour.get("/").text
            for path in ("/lan/open", "/lan/close"):
                assert neighbour.post(path).status_code == 403
                spoofed = {"host": "localhost", "x-forwarded-for": "127.0.0.1"}
                assert neighbour.post(path, headers=spoofed).status_code == 403
        assert host.post("/lan/close").status_code == 303
        wait_for(lambda: not answers(address))
        assert host.get("/").status_code == 200


@pytest.mark.parametrize("headers", [
    {"host": "evil.example"}, {"x-forwarded-for": "192.0.2.7"}, {"via": "1.1 proxy"},
    {"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"},
])  # fmt: skip
def test_nobody_else_does(house: Running, headers: dict[str, str]) -> None:
    with house.client() as client:
        assert client.post("/lan/open", headers=headers).status_code == 403
    assert house.app.state.lan.address == ""


def test_a_server_that_is_no_households_offers_nothing(running: Running) -> None:
    with running.client() as client:
        assert client.get("/lan").status_code == 403
        assert 'href="/lan"' not in client.get("/").text


def test_the_house_shuts_with_its_second_door_open(tmp_path: Path, network: str) -> None:
    with serving(quick(str(tmp_path / "tables.sqlite3"), lan=True)) as house, house.client() as host:
        host.post("/lan/open")
        address = house.app.state.lan.address
        wait_for(lambda: answers(address))
    assert not answers(address)
