"""Counterparts that the tests start: something that takes HTTP requests, and a mail server."""

from __future__ import annotations

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    def __init__(self, address: str) -> None:
        self.address = address
        self.got: list[Got] = []
        self.answer: tuple[int, dict[str, str], bytes] = (200, {}, b"ok")


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Takes whatever is sent to it by POST, and answers as it is told."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.got.append(Got(self.path, headers, body))
            status, more, text = receiver.answer
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.handle_error = lambda *_: None  # type: ignore[method-assign]  # who hangs up is no fault here
        receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
        with _in_thread(server):
            yield receiver


class Mailbox:
    def __init__(self, address: str) -> None:
        self.address = address
        self.mails: list[EmailMessage] = []
        self.refuses = False


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    """Speaks as much SMTP as is needed to take mail."""

    class Handler(socketserver.StreamRequestHandler):
        def say(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

        def handle(self) -> None:
            self.say("220 here")
            for line in self.rfile:
                match line.split(b" ")[0].strip().upper():
                    case b"DATA":
                        self.say("354 go on")
                        raw = b"".join(iter(self.rfile.readline, b".\r\n"))
                        box.mails.append(message_from_bytes(raw, policy=default))
                        self.say("250 kept")
                    case b"RCPT" if box.refuses:
                        self.say("550 nobody here")
                    case b"QUIT":
                        self.say("221 bye")
                        return
                    case _:
                        self.say("250 well")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        box = Mailbox(f"smtp://127.0.0.1:{server.server_address[1]}")
        with _in_thread(server):
            yield box


@contextmanager
def silent() -> Iterator[str]:
    """An address where someone picks up and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"


@contextmanager
def _in_thread(server: Any) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
