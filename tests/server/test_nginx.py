"""A proxy in front: Debian's nginx with the very lines of docs/hosting.md."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.live import PATIENCE, ROOT, Running, Stream, quick, serving, wait_for
from tests.server.test_seating import FIRST, move, open_link

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
pytestmark = pytest.mark.skipif(NGINX is None, reason="no nginx here: tools/ensure-nginx installs Debian's")


def documented() -> str:
    """The server block that people are told to copy."""
    (found,) = re.findall(
        r"nginx \(.*\):\n\n```\n(server \{.*?\n\})\n```", (ROOT / "docs" / "hosting.md").read_text(), re.S
    )
    return str(found)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def certificate(folder: Path) -> None:
    subject = ["-subj", "/CN=games.example.org", "-addext", "subjectAltName=IP:127.0.0.1"]
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    where = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*made, *subject, "-days", "2", *where], check=True, capture_output=True)


@pytest.fixture(scope="module", params=["http", "https"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, str]]:
    """A house behind nginx, and where it is found: with TLS as documented, and without."""
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    settings = quick(str(folder / "tables.sqlite3"), https=request.param == "https", metrics=True, lan=True)
    with serving(settings) as house:
        block = documented().replace("http://127.0.0.1:8000", house.address)
        if request.param == "https":
            if shutil.which("openssl") is None:
                pytest.skip("no openssl here")
            certificate(folder)
            block = re.sub(r"/etc/letsencrypt/live/\S+/", f"{folder}/", block)
        else:
            block = re.sub(r"\n *ssl_.*", "", block).replace(" ssl;", ";")
        block = re.sub(r"listen \d+", f"listen 127.0.0.1:{port}", block)
        paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in
                         ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))  # fmt: skip
        lines = (f"pid {folder}/pid; error_log {folder}/errors; daemon off; master_process off; events {{}}",
                 f"http {{ access_log {folder}/seen; {paths}", block, "}")  # fmt: skip
        (folder / "nginx.conf").write_text("\n".join(lines))
        started = [str(NGINX), "-p", str(folder), "-e", f"{folder}/errors", "-c", f"{folder}/nginx.conf"]
        with subprocess.Popen(started, stderr=subprocess.PIPE) as nginx:
            try:
                address = f"{request.param}://127.0.0.1:{port}"
                wait_for(lambda: nginx.poll() is not None or reached(address))
                assert nginx.poll() is None, nginx.stderr and nginx.stderr.read()
                yield house, address
            finally:
                nginx.terminate()


def browse(address: str, **headers: str) -> httpx.Client:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    return httpx.Client(base_url=address, headers=headers, verify=trusting, timeout=PATIENCE)


def reached(address: str) -> bool:
    try:
        with browse(address) as client:
            return client.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_a_match_is_played_through_the_proxy(proxied: tuple[Running, str]) -> None:
    """Streams pass at once, links name the proxy, and the visitor's own address arrives, not one they claim."""
    house, address = proxied
    name, tokens = house.open_table("soum-soum", "me", "me", **FIRST)
    with browse(address) as anna, browse(address, **{"x-forwarded-for": "203.0.113.9"}) as eve:
        assert open_link(anna, f"/t/{name}/seat/{tokens[0]}").status_code == 303
        assert ("secure" in anna.get("/me").headers["set-cookie"].lower()) == address.startswith("https")
        assert f"{address}/t/{name}" in anna.get(f"/t/{name}/device").text
        with Stream(eve, f"/t/{name}/events") as stream:
            stream.until('data-ply="0"')
            assert move(anna, name, "place 1 a1").status_code == 201
            stream.until('data-ply="1"')
            assert list(house.app.state.streams._by_address) == ["127.0.0.1"]
        assert anna.get("/metrics").status_code == 404
        assert anna.post(f"/t/{name}/talk", data={"text": "x" * 4_000_000}).status_code == 413
