"""Connections that take their time, or are too many, keep nobody else out."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace

import pytest

from tests.server.live import PATIENCE, Running, Stream, answers, quick, serving, wait_for
from tests.server.test_seating import move
from vulcania.server.carried import RAW_HEADERS
from vulcania.server.guard import AHEAD, hush

MOST, MOST_EACH = 30, 12
HALF = b"GET / HTTP/1.1\r\nhost: x\r\n"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    bounds = {"connections": MOST, "connections_an_address": MOST_EACH, "head_within": PATIENCE}
    with serving(quick(str(tmp_path_factory.mktemp("guard") / "t.sqlite3"), **bounds)) as found:
        yield found


@contextmanager
def impatient(running: Running) -> Iterator[None]:
    """For those who are late on purpose: on a busy machine anyone may be."""
    guard = running.app.state.guard
    usual = guard.settings
    guard.settings = replace(usual, head_within=0.6, body_within=0.2)
    try:
        yield
    finally:
        guard.settings = usual


def connect(running: Running, sent: bytes, source: str = "127.0.0.1", keeps: int = 0) -> socket.socket:
    """``keeps``: so many bytes of an answer this machine takes before somebody reads them, or as many as it likes."""
    port = int(running.address.rpartition(":")[2])
    found = socket.socket()
    found.settimeout(PATIENCE)
    if keeps:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, keeps)
    found.bind((source, 0))
    found.connect(("127.0.0.1", port))
    found.sendall(sent)
    return found


def until_closed(one: socket.socket) -> bytes:
    got = b""
    with suppress(ConnectionResetError):
        while more := one.recv(4096):
            got += more
    return got


def test_who_asks_far_ahead_of_the_answers_is_not_heard(guarded: Running) -> None:
    """Each request would be kept until it is its turn, and each of thousands takes its time."""
    asked = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    with closing(connect(guarded, 1000 * asked)) as flood:
        assert until_closed(flood).startswith(b"HTTP/1.1 400")
    last = asked.replace(b"host: x", b"host: x\r\nconnection: close")
    with closing(connect(guarded, 5 * asked + last)) as polite:
        assert until_closed(polite).count(b"\nok\n") == 6


def test_half_sent_requests_shut_nobody_out_and_end(guarded: Running) -> None:
    name, tokens = guarded.open_table("soum-soum", "me", "me", options={"first": "p1"})
    with ExitStack() as stack:
        anna = stack.enter_context(guarded.client(tokens[0]))
        stream = stack.enter_context(Stream(anna, f"/api/v1/tables/{name}/events"))
        assert stream.state()["ply"] == 0
        with impatient(guarded):
            half = [stack.enter_context(closing(connect(guarded, HALF))) for _ in range(3 * MOST)]
            wait_for(lambda: answers(guarded.address))
            assert len(guarded.app.state.guard) <= MOST
            for one in half:
                got = until_closed(one)  # at once, for the next to come in, or when its time was up
            assert got.startswith(b"HTTP/1.1 408 ")
        # What is being answered is left alone, for however long.
        assert move(anna, name, "place 1 a1").status_code == 201
        while stream.state()["ply"] == 0:
            pass


def test_headers_that_do_not_end_are_not_waited_for(guarded: Running) -> None:
    with closing(connect(guarded, HALF)) as endless:
        with suppress(ConnectionError):
            endless.sendall(b"x-a: " + b"a" * 200_000)
        assert b" 408 " not in until_closed(endless)  # ended before its time was up
    long = b"x-a: " + b"a" * 20_000 + b"\r\nconnection: close\r\n\r\n"
    with closing(connect(guarded, b"GET /healthz HTTP/1.1\r\nhost: x\r\n" + long)) as fair:
        assert until_closed(fair).startswith(b"HTTP/1.1 200 ")


def test_what_is_no_request_is_answered_as_safely_as_any(guarded: Running) -> None:
    """By who stands before the application: 400 to nonsense, 431 to headers without end, 408 to who is late."""
    with ExitStack() as stack:
        stack.enter_context(impatient(guarded))
        for sent, status in ((b"nonsense\r\n\r\n", 400), (HALF + b"x-a: " + b"a" * 70_000, 431), (HALF, 408)):
            status_line, *carried = until_closed(stack.enter_context(closing(connect(guarded, sent)))).split(b"\r\n")
            assert status_line.startswith(b"HTTP/1.1 %d " % status)
            assert {b"%b: %b" % one for one in RAW_HEADERS} < {*carried}, status


def test_a_body_that_does_not_come_ends_the_request(guarded: Running, caplog: pytest.LogCaptureFixture) -> None:
    head = "POST {} HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n"
    kind = "content-type: application/x-www-form-urlencoded\r\n\r\ntext=ab"
    with ExitStack() as stack:
        stack.enter_context(impatient(guarded))
        for path in ("/replay", "/api/v1/tables", "/new/soum-soum"):
            stack.enter_context(closing(connect(guarded, (head.format(path) + kind).encode())))
        late = stack.enter_context(closing(connect(guarded, (head.format("/replay") + kind).encode())))
        assert until_closed(late).startswith(b"HTTP/1.1 408 ")
    wait_for(lambda: len(guarded.app.state.guard) == 0)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_what_nobody_takes_is_not_kept_for_them(guarded: Running) -> None:
    wait_for(lambda: len(guarded.app.state.guard) == 0)
    asked = b"GET /static/house.css HTTP/1.1\r\nhost: x\r\n\r\n" * AHEAD
    with impatient(guarded), closing(connect(guarded, b"", keeps=2048)) as idler:
        (one,) = wait_for(lambda: list(guarded.app.state.guard._open))
        one._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        idler.sendall(asked)
        wait_for(lambda: len(guarded.app.state.guard) == 0)


@pytest.mark.skipif(sys.platform != "linux", reason="only there a machine has many addresses of its own")
def test_one_address_has_so_many_connections(guarded: Running) -> None:
    with ExitStack() as stack:
        for _ in range(MOST_EACH):
            stack.enter_context(closing(connect(guarded, HALF, "127.0.0.2")))
        wait_for(lambda: len(guarded.app.state.guard) == MOST_EACH)
        with closing(connect(guarded, HALF, "127.0.0.2")) as one_more:
            assert until_closed(one_more) == b""  # not a word


def test_forms_that_are_none_are_not_logged(guarded: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Each would bring a line of its own, for it says what was found where."""
    with caplog.at_level(logging.WARNING), guarded.client() as client:
        for length in range(1, 5):
            head = {"content-type": "multipart/form-data; boundary=x"}
            assert client.post("/new/soum-soum", content=b"-" * length + b"!", headers=head).status_code == 400
    assert caplog.text == ""


def test_what_strangers_do_is_said_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    async def full() -> None:
        loop = asyncio.get_running_loop()
        hush(loop)
        for _ in range(1000):
            error = OSError(24, "Too many open files")
            loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": error})
            logging.getLogger("vulcania.server.services").warning("the database does not answer")

    with caplog.at_level(logging.WARNING):
        asyncio.run(full())
    assert [record.getMessage() for record in caplog.records] == [
        "no connection can be taken: [Errno 24] Too many open files",
        "the database does not answer",
    ]
