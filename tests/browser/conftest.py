<<<<<<< HEAD
"""A real Chromium in front of a real server."""

=======
"""A server of this folder's page and a real Chromium, for tests that look at the page as a reader does."""

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
>>>>>>> 0cef3e5a8d225864d203dea1abc4de0074770f88
from collections.abc import Iterator
from pathlib import Path

import pytest
<<<<<<< HEAD
from playwright.sync_api import Browser, sync_playwright

from scripts.install_chromium import find
from tests.browser.person import Person
from tests.browser.serving import Server

PAGE = Path(__file__).parents[2] / "src" / "gosux" / "server" / "page" / "index.html"
CHROMIUM = find()

# Nothing of the browser's own talks to the network; as root it has no sandbox.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    lack = ""
    if CHROMIUM is None:
        lack = "there is no Chromium: see scripts/install_chromium.py"
    elif not PAGE.exists():
        lack = "the page is not built: see scripts/build_page.py"
    for item in items:
        if Path(__file__).parent in Path(item.fspath).parents:
            # One browser and one server serve all of them.
            item.add_marker(pytest.mark.xdist_group("browser"))
            if lack:
                item.add_marker(pytest.mark.skip(reason=lack))
=======
from playwright.sync_api import Browser, Page, sync_playwright

import gosux

PAGE = Path(gosux.__file__).parent / "server" / "page" / "index.html"
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome-stable") if (found := shutil.which(name))), ""
)
# As root there is no sandbox; nothing is fetched from anywhere.
QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a page or a browser there is nothing to look at; `make web` brings both."""
    missing = "there is no Chromium" if not CHROMIUM else "the page is not built" if not PAGE.exists() else ""
    for item in items:
        if missing and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"{missing}: make web"))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of its own listens, without a slash at the end."""
    folder = tmp_path_factory.mktemp("server")
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", "gosux", "serve", "--port", "0", "--workers", "1", "--data", str(folder)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ)
    assert server.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert found, (folder / "log").read_text()
        wait_for(f"{found[0]}/api/alive")
        yield found[0]
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def wait_for(alive: str) -> None:
    """The address is told a moment before anybody listens."""
    for _ in range(100):
        try:
            urllib.request.urlopen(alive).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"no answer at {alive}")
>>>>>>> 0cef3e5a8d225864d203dea1abc4de0074770f88


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
<<<<<<< HEAD
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody at a desktop, who reads English; nothing may go wrong in their browser unnoticed."""
    person = Person(browser, server)
    yield person
    person.leave()


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody with a phone, who reads French."""
    person = Person(browser, server, width=390, height=844, language="fr", touch=True)
    yield person
    person.leave()
=======
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET.split())
        yield opened
        opened.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page without movement, whose console has to stay free of errors."""
    context = browser.new_context(reduced_motion="reduce", locale="en", base_url=address)
    shown = context.new_page()
    wrong: list[str] = []
    shown.on("pageerror", lambda error: wrong.append(str(error)))
    shown.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    yield shown
    context.close()
    assert wrong == []
>>>>>>> 0cef3e5a8d225864d203dea1abc4de0074770f88
