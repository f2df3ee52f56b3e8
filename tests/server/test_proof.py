"""Records that prove themselves: chance settled beforehand, and a signature that tells a changed record."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.live import Running, quick, serving
from vulcania.cli import run
from vulcania.core.match import load
from vulcania.core.record import parse
from vulcania.server.signing import Signer, new_key, verdict


@pytest.fixture(scope="module")
def ended(running: Running) -> tuple[str, str, str]:
    """A match played out: its table, the fingerprint shown before it, and its record."""
    name, _ = running.open_table("soum-soum", "me", "me")
    with running.client() as client:
        shown = client.get(f"/api/v1/tables/{name}").json()["fingerprint"]
        assert shown[:8] in client.get(f"/t/{name}").text
        running.play(name, random.Random(3))
        record = client.get(f"/api/v1/tables/{name}/record").text
        assert client.get(f"/t/{name}/record").text == record
    return name, shown, record


def test_the_seed_told_at_the_end_is_the_one_promised(ended: tuple[str, str, str]) -> None:
    _, shown, record = ended
    assert sha256(f"vulcania seed {parse(record).seed}".encode()).hexdigest() == shown


def test_a_record_from_a_table_is_signed_and_reads_as_any_other(ended: tuple[str, str, str]) -> None:
    record = ended[2]
    match = load(record)
    assert verdict(match)[0] == "signed"
    assert match.record() == record
    unsigned = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("signed:"))
    assert verdict(load(unsigned)) == ("unsigned", "")
    assert Signer(new_key()).record(load(unsigned)) != record


@pytest.mark.parametrize("what", ["name", "signature"])
def test_editing_a_signed_record_is_said_plainly(
    running: Running, ended: tuple[str, str, str], what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = ended[2]
    edited = record.replace("Anna", "Eve") if what == "name" else record.replace("signed: ", "signed: x")
    assert edited != record
    assert verdict(load(edited)) == ("changed", "")
    (tmp_path / "edited.txt").write_text(edited)
    assert run(["replay", str(tmp_path / "edited.txt"), "--ply", "0"]) == 0
    assert "The signature does not fit" in " ".join(capsys.readouterr().out.split())
    with running.client() as client:
        page = client.post("/replay", data={"text": edited}, follow_redirects=True).text
        assert "was changed after a server signed it" in page


def test_the_record_page_says_who_signed(running: Running, ended: tuple[str, str, str], tmp_path: Path) -> None:
    record = ended[2]
    with running.client() as client:
        assert "This server signed" in client.post("/replay", data={"text": record}, follow_redirects=True).text
        unsigned = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("signed:"))
        assert "Nobody signed" in client.post("/replay", data={"text": unsigned}, follow_redirects=True).text
    database = str(tmp_path / "t.sqlite3")
    with serving(quick(database)) as other, other.client() as client:
        page = client.post("/replay", data={"text": record}, follow_redirects=True).text
        assert "Somebody signed" in page
        first = other.tables.services.signer.public
    with serving(quick(database)) as again:
        assert again.tables.services.signer.public == first
