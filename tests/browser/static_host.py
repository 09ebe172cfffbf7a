"""A web host that only has files, as the edition without a server needs it."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

from gosux.site.writer import HEADERS


class Handler(SimpleHTTPRequestHandler):
    """Sends the headers that the site asks its host for: only these reach workers."""

    headers_sent: ClassVar[dict[str, str]] = HEADERS

    def end_headers(self) -> None:
        for name, value in self.headers_sent.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class PlainHandler(Handler):
    """Sends none, as a host that does not know about them."""

    headers_sent: ClassVar[dict[str, str]] = {}


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """A page that is left hangs up in the middle of a file."""


class StaticHost:
    def __init__(self, folder: Path, handler: type[Handler] = Handler) -> None:
        self.folder = folder
        self.server = Server(("127.0.0.1", 0), partial(handler, directory=str(folder)))
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
