"""A real Chromium in front of a real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from gosux.site.runtime import USUAL
from gosux.site.writer import write_site
from scripts.install_chromium import find
from tests.browser.person import Person
from tests.browser.serving import PATIENCE, Server
from tests.browser.static_host import StaticHost

PAGE = Path(__file__).parents[2] / "src" / "gosux" / "server" / "page" / "index.html"
CHROMIUM = find()
expect.set_options(timeout=PATIENCE * 1000)

# Nothing of the browser's own talks to the network; as root it has no sandbox.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a page or a browser there is nothing to look at; `make web` brings both."""
    missing = "there is no Chromium" if CHROMIUM is None else "the page is not built" if not PAGE.exists() else ""
    for item in items:
        if missing and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"{missing}: make web"))


# No longer than a module: while it is open a loop runs in this thread, and other tests want one of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """The edition without a server."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, PAGE.parent, USUAL, pause=0)
    host = StaticHost(folder)
    yield host
    host.stop()


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    """Where the server listens, without a slash at the end."""
    return server.address.removesuffix("/")


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page without movement, whose console has to stay free of errors."""
    context = browser.new_context(reduced_motion="reduce", locale="en", base_url=address)
    context.set_default_timeout(PATIENCE * 1000)
    shown = context.new_page()
    wrong: list[str] = []
    shown.on("pageerror", lambda error: wrong.append(str(error)))
    shown.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    yield shown
    context.close()
    assert wrong == []


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
