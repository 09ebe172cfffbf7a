"""Somebody who plays in the edition without a server: games are begun on its pages, there is nothing else to ask."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request

from tests.browser.person import Person

LOADING = 240.0  # seconds; every page starts Python, which takes long only if all processors are busy


class SitePerson(Person):
    """``asked`` are the hosts of all requests, also those of workers."""

    asked: set[str]

    def open(self) -> Page:
        if not hasattr(self, "asked"):
            self.asked = set()
            self.context.on("request", self._asked)
            self.context.set_default_timeout(LOADING * 1000)
        return super().open()

    def _asked(self, request: Request) -> None:
        self.asked.add(urlsplit(request.url).netloc)

    def enter(self, path: str, body: Any, settled: bool = True) -> None:
        """Only files can be opened without a server's address: in the list of games."""
        assert path == "import"
        self.page.goto(f"{self.server.address}#/games")
        file = {"name": "position.toml", "mimeType": "text/plain", "buffer": body["text"].encode()}
        self.page.locator("input[accept*=toml]").set_input_files(file)  # type: ignore[arg-type]
        self.page.wait_for_url("**/#/game/*")
        self.game = self.page.url.rpartition("/")[2]
        if settled:
            self.settle()

    def python_is_ready(self) -> None:
        self.page.wait_for_selector("aside", state="detached")

    def offline_is_ready(self) -> None:
        """Wait until all files are kept."""
        self.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
