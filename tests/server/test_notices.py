"""People are told that it is their turn: once a turn, never while they look, and whatever is at the other end."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import http_ece
import httpx2 as httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.live import PATIENCE, Running, Stream, quick, serving, wait_for
from tests.server.receivers import Mailbox, Receiver, mail_server, receiving, silent
from tests.server.test_seating import open_link
from vulcania.server.notices import courier, outside
from vulcania.server.notices.push import b64, unb64

TABLE = {"seat-0": "me", "name-0": "Anna", "seat-1": "open", "option-first": "p1"}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Running]:
    """A house that tells people at once, and may write to this machine."""
    kept = str(tmp_path_factory.mktemp("notices") / "tables.sqlite3")
    settings = quick(kept, tell_after=0.3, look_after=0.2, private_addresses=True, smtp=mailbox.address,
                     mail_from="house@example.org")  # fmt: skip
    with serving(settings) as found:
        yield found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def anna(house: Running) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


@pytest.fixture
def ben(house: Running) -> Iterator[httpx.Client]:
    with house.client() as client:
        yield client


def together(anna: httpx.Client, ben: httpx.Client) -> str:
    """A table of the two, where Anna begins."""
    name: str = anna.post("/new/soum-soum", data=TABLE).headers["location"].removeprefix("/t/")
    ben.post(f"/t/{name}/join", data={"name": "Ben"})
    return name


def move(client: httpx.Client, name: str, *moves: str) -> None:
    for text in moves:
        assert client.post(f"/api/v1/tables/{name}/moves", json={"move": text}).status_code == 201


def hook(client: httpx.Client, address: str, kind: str = "chat", mine: bool = False) -> None:
    asked = {"address": address, "kind": kind, **({"mine": "on"} if mine else {})}
    assert client.post("/me/hook", data=asked).status_code == 303


def told(house: Running, name: str, seat: int) -> bool:
    return seat not in house.table(name).untold()


def test_a_chat_program_is_told_once_with_what_happened(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    name = together(anna, ben)
    hook(ben, f"{receiver.address}/team")
    move(anna, name, "place 1 a1", "stay")
    wait_for(lambda: receiver.got)
    time.sleep(1)
    assert len(receiver.got) == 1, [(one.headers.get("click"), one.body) for one in receiver.got]
    text = json.loads(receiver.got[0].body)["text"]
    assert text == json.loads(receiver.got[0].body)["content"]
    assert "Ben: your turn in Soum Soum" in text
    assert "Anna" in text.partition("Soum Soum")[2]
    assert f"{house.address}/t/{name}\n" in text  # others may read this: the link opens nothing
    move(ben, name, "place 1 b1", "stay")
    anna.post(f"/t/{name}/pause")
    move(anna, name, "place 1 a2", "stay")
    wait_for(lambda: len(receiver.got) == 2)
    assert "Anna asks for a pause." in json.loads(receiver.got[1].body)["text"]


def test_a_name_calls_nobody_and_hides_no_address() -> None:
    assert courier._tame("@here <!channel> [win](http://x)") == "@\u200bhere ‹!channel› (win)(http://x)"


def test_nobody_is_told_while_they_look_or_after_they_looked(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    name = together(anna, ben)
    hook(ben, receiver.address)
    with Stream(ben, f"/t/{name}/events") as stream:
        stream.message()
        move(anna, name, "place 1 a1", "stay")
        wait_for(lambda: told(house, name, 1))
    time.sleep(0.6)
    assert receiver.got == []


def test_the_link_opens_one_seat_and_no_other(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    name = together(anna, ben)
    hook(ben, receiver.address, "ntfy", mine=True)
    move(anna, name, "place 1 a1", "stay")
    wait_for(lambda: receiver.got)
    link = receiver.got[0].headers["click"]
    assert link in receiver.got[0].body.decode()
    secret = keys_of(ben, name)[1]
    assert secret not in link
    with house.client() as phone:
        assert phone.get(link.replace("seat/1.", "seat/0.")).status_code == 403
        assert open_link(phone, link, too="on").status_code == 303
        assert phone.post(f"/t/{name}/talk", data={"text": "boo", "seat": "0"}).status_code == 403
        move(phone, name, "place 1 b1")
    with house.client() as tablet:
        assert tablet.get(link).status_code == 200  # the phone has a key of its own, and the link still holds
        ben.post(f"/t/{name}/alone", data={"seat": "1"})
        assert tablet.get(link).status_code == 403
    other = together(anna, ben)
    with house.client() as phone:
        assert phone.get(link.replace(name, other)).status_code == 403


def keys_of(client: httpx.Client, name: str) -> dict[int, str]:
    kept = client.cookies[f"seat_{name}"].strip('"')
    return {int(key.partition(".")[0]): key.partition(".")[2] for key in kept.split("~")}


def test_whose_seat_is_held_by_one_device_is_led_to_the_table(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    name = together(anna, ben)
    hook(ben, receiver.address, "ntfy", mine=True)
    ben.post(f"/t/{name}/alone", data={"seat": "1"})
    move(anna, name, "place 1 a1", "stay")
    wait_for(lambda: receiver.got)
    assert receiver.got[0].headers["click"].endswith(f"/t/{name}"), "a pass would open nothing"


def test_who_took_a_seat_over_is_told_and_who_gave_it_is_not(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    name = together(anna, ben)
    link = f"/t/{name}/seat/1.{keys_of(ben, name)[1]}"
    with house.client() as cleo, house.client() as phone:
        hook(cleo, receiver.address, "ntfy", mine=True)
        hook(ben, receiver.address)
        open_link(cleo, link)
        move(anna, name, "place 1 a1", "stay")
        wait_for(lambda: receiver.got)
        assert open_link(phone, receiver.got[0].headers["click"], too="on").status_code == 303
        assert phone.get(f"/api/v1/tables/{name}/view").json()["view"]["seat"] == 1
    time.sleep(0.6)
    assert len(receiver.got) == 1


def test_mail_comes_after_its_owner_agreed_and_one_click_ends_it(
    house: Running, anna: httpx.Client, ben: httpx.Client, mailbox: Mailbox
) -> None:
    mailbox.mails.clear()
    name = together(anna, ben)
    assert ben.post("/me/mail", data={"address": "ben@example.org"}).status_code == 303
    wait_for(lambda: mailbox.mails)
    asking = mailbox.mails.pop().get_content()
    move(anna, name, "place 1 a1", "stay")
    wait_for(lambda: told(house, name, 1))
    assert mailbox.mails == []
    confirm = re.search(r"http\S+/confirm/\S+", asking)
    assert confirm is not None
    assert ben.get(confirm[0][:-1] + ("A" if confirm[0][-1] != "A" else "B")).status_code == 403
    assert 'method="post"' in ben.get(confirm[0]).text
    assert "click on the link" in ben.get("/me").text, "a program that looks into mails is not the mailbox's owner"
    assert ben.post(confirm[0]).status_code == 200
    move(ben, name, "place 1 b1", "stay")
    move(anna, name, "place 1 a2", "stay")
    (mail,) = wait_for(lambda: mailbox.mails)
    assert mail["to"] == "ben@example.org"
    assert "your turn" in mail["subject"]
    assert f"/t/{name}/seat/1." in mail.get_content()
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = mail["list-unsubscribe"].strip("<>")
    with house.client() as program:
        assert program.post(stop[:-2] + "xx", data={"List-Unsubscribe": "One-Click"}).status_code == 403
        assert 'method="post"' in program.get(stop).text
        assert "ben@example.org" in ben.get("/me").text
        assert program.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert "ben@example.org" not in ben.get("/me").text


def test_nobody_fills_a_mailbox_with_questions(ben: httpx.Client) -> None:
    spelt = ("cleo@example.org", "Cleo@example.org", "CLEO@example.org", "cleo@example.org")
    asked = [ben.post("/me/mail", data={"address": address}).status_code for address in spelt]
    assert asked == [303, 303, 303, 429]


@pytest.mark.parametrize("address", ["", "ben", "a@b", "a@b.org\nbcc: c@d.org", "<a@b.org>", "a@b.org,c@d.org"])
def test_what_is_no_mailbox_is_refused(ben: httpx.Client, address: str) -> None:
    assert ben.post("/me/mail", data={"address": address}).status_code == 422


def test_a_mailbox_that_refuses_is_left_alone(
    house: Running, anna: httpx.Client, ben: httpx.Client, mailbox: Mailbox
) -> None:
    mailbox.refuses = True
    try:
        ben.post("/me/mail", data={"address": "ben@example.org"})
        wait_for(lambda: "nobody answers" in ben.get("/me").text or "click on" in ben.get("/me").text)
        wait_for(lambda: house.tables.courier.failed)
    finally:
        mailbox.refuses = False


def test_a_browser_gets_what_only_it_can_read(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": b64(public), "auth": b64(auth)}
    receiver.answer = (201, {}, b"")
    asked: dict[str, Any] = {"endpoint": f"{receiver.address}/push/1", "expirationTime": None, "keys": keys}
    assert ben.post("/me/push", json={**asked, "keys": {**keys, "auth": "x"}}).status_code == 422
    assert ben.post("/me/push", json=asked).status_code == 204
    name = together(anna, ben)
    move(anna, name, "place 1 a1", "stay")
    (got,) = wait_for(lambda: receiver.got)
    assert b"Soum" not in got.body
    read = json.loads(http_ece.decrypt(got.body, private_key=key, auth_secret=auth, version="aes128gcm"))
    assert "your turn" in read["title"]
    assert read["url"] == f"{house.address}/t/{name}"
    claims = signed_by_the_house(got.headers["authorization"], ben)
    assert claims["aud"] == receiver.address
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert got.headers["ttl"] != "0"


def signed_by_the_house(authorization: str, client: httpx.Client) -> dict[str, Any]:
    found = re.fullmatch(r"vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)", authorization)
    assert found is not None
    head, claims, signature, public = found.groups()
    assert f'data-key="{public}"' in client.get("/me").text
    raw = unb64(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(unb64(claims))
    return told


def test_a_browser_that_is_gone_is_forgotten(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    receiver.answer = (410, {}, b"")
    hook(ben, f"{receiver.address}/gone")
    name = together(anna, ben)
    move(anna, name, "place 1 a1", "stay")
    wait_for(lambda: receiver.got)
    wait_for(lambda: "/gone" not in ben.get("/me").text)


def test_a_channel_that_fails_is_used_less_and_less(
    house: Running, anna: httpx.Client, ben: httpx.Client, receiver: Receiver
) -> None:
    receiver.answer = (302, {"location": f"{receiver.address}/elsewhere"}, b"x" * 100_000)
    hook(ben, f"{receiver.address}/here")
    name = together(anna, ben)
    move(anna, name, "place 1 a1", "stay")
    wait_for(lambda: "nobody answers there" in ben.get("/me").text)
    assert [got.path for got in receiver.got] == ["/here"]  # not where it was sent on to
    move(ben, name, "place 1 b1", "stay")
    move(anna, name, "place 1 a2", "stay")
    wait_for(lambda: told(house, name, 1))
    assert len(receiver.got) == 1, [(one.headers.get("click"), one.body) for one in receiver.got]


def test_after_a_restart_who_was_not_told_is_told(tmp_path: Path, receiver: Receiver) -> None:
    kept = str(tmp_path / "tables.sqlite3")
    later = quick(kept, tell_after=PATIENCE, look_after=PATIENCE, private_addresses=True)
    with serving(later) as house, house.client() as anna, house.client() as ben:
        name = together(anna, ben)
        hook(ben, receiver.address)
        move(anna, name, "place 1 a1", "stay")
        store = house.tables.services.store
        row = store.load(name).match
        assert row.waits is not None
        assert row.due is not None
        store.wait(row, {"1": row.waits["1"] - PATIENCE}, row.due - PATIENCE)
    assert receiver.got == []
    with serving(replace(later, look_after=0.2)) as house:
        wait_for(lambda: receiver.got)
        wait_for(lambda: house.table(name).row.due is None)
    assert Path(kept).stat().st_mode & 0o077 == 0


# ---- the other end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", [
    "", "ftp://example.org/", "//example.org", "http://", "http://user:pw@example.org/", "http://exa mple.org/",
    "http://example.org/\r\nX: y", "http://[::1", "http://example.org:0/", "http://example.org:99999/", "x" * 2000,
])  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(outside.BadAddress):
        outside.checked(address)


@pytest.mark.parametrize("number", [
    "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
    "::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::127.0.0.1", "fec0::1", "2002:7f00:1::", "64:ff9b::a00:1",
])  # fmt: skip
def test_nothing_is_sent_into_private_networks(number: str) -> None:
    family = socket.AF_INET6 if ":" in number else socket.AF_INET
    found = [(family, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 80)), (family, socket.SOCK_STREAM, 6, "", (number, 80))]
    with patch("socket.getaddrinfo", return_value=found), patch("asyncio.open_connection") as connecting:
        with pytest.raises(outside.BadAddress):
            asyncio.run(outside.post("http://looks-fine.example.org/", b"", {}))
        connecting.assert_not_called()


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.3)
    with silent() as address, pytest.raises(TimeoutError):
        asyncio.run(outside.post(address, b"x", {}, private=True))


@pytest.mark.parametrize("answer", [b"", b"no such thing\n", b"x" * 100_000, b"HTTP/1.1 abc\r\n"])
def test_an_answer_that_is_none_is_a_failure(answer: bytes) -> None:
    async def ask() -> int:
        async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(babble, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return await outside.post(f"http://127.0.0.1:{port}/", b"", {}, private=True)

    with pytest.raises(OSError):  # noqa: PT011  # any of them will do
        asyncio.run(ask())


def test_more_than_can_be_carried_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "MOST_WAITING", 2)

    async def crowd() -> int:
        services: Any = SimpleNamespace(settings=None)
        idle = courier.Courier(services, None)  # type: ignore[arg-type]  # it carries nothing
        for _ in range(5):
            idle.take(None, None)  # type: ignore[arg-type]
        return idle.dropped

    assert asyncio.run(crowd()) == 3


def test_nobody_ends_anothers_channel_or_opens_too_many(ben: httpx.Client, anna: httpx.Client) -> None:
    for number in range(12):
        hook(ben, f"http://example.org/{number}")
    assert ben.post("/me/hook", data={"address": "http://example.org/more", "kind": "chat"}).status_code == 409
    found = re.findall(r'name="channel" value="(\d+)"', ben.get("/me").text)
    anna.post("/me/end", data={"channel": found[0]})
    assert len(re.findall(r'name="channel"', ben.get("/me").text)) == 12
    ben.post("/me/end", data={"channel": found[0]})
    assert len(re.findall(r'name="channel"', ben.get("/me").text)) == 11
