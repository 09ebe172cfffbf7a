"""The documentation site, built and looked at: no broken link, no other host, both themes, search, play."""

import importlib.util
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from scripts import make_docs
from tests.browser.static_host import PlainHandler, StaticHost

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(importlib.util.find_spec("zensical") is None, reason="the tools of the extra docs: make docs"),
]


class Found(HTMLParser):
    """What a page links to, what it loads, and the places in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(given.get("href", ""))
        elif "src" in given:
            self.loads.append(given["src"])


@pytest.fixture(scope="module")
def site() -> Path:
    assert make_docs.main() == 0
    return make_docs.SITE


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Found]:
    written = [path for path in site.rglob("*.html") if "play" not in path.relative_to(site).parts]
    return {path: Found(path.read_text(encoding="utf-8")) for path in written}


def test_no_link_is_broken(site: Path, pages: dict[Path, Found]) -> None:
    broken: list[str] = []
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # it is served at any address
        for link in page.links + page.loads:
            address = urlsplit(link)
            if address.scheme or address.netloc:
                continue
            there = (path.parent / unquote(address.path)).resolve() if address.path else path
            there = there / "index.html" if there.is_dir() else there
            anchor = unquote(address.fragment)
            missing = not there.exists() or (anchor and there in pages and anchor not in pages[there].ids)
            if missing and not anchor.startswith("/"):
                broken.append(f"{path.relative_to(site)}: {link}")
    assert len(pages) > 350
    assert broken == []


def test_nothing_is_loaded_from_another_host(site: Path, pages: dict[Path, Found]) -> None:
    assert [load for page in pages.values() for load in page.loads if urlsplit(load).netloc] == []
    styles = [path for path in site.rglob("*.css") if "play" not in path.relative_to(site).parts]
    assert styles
    for path in styles:
        assert re.findall(r"url\([\"']?https?:[^)]*|@import[^;]*https?:[^;]*", path.read_text(encoding="utf-8")) == []


@pytest.fixture
def reader(browser: Browser, site: Path) -> Iterator[tuple[Page, str]]:
    host = StaticHost(site, PlainHandler)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme="dark")
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    yield context.new_page(), host.address
    context.close()
    host.stop()
    assert {name for name in asked if name} == {urlsplit(host.address).netloc}


def test_a_reader_searches_changes_the_theme_and_opens_a_position(reader: tuple[Page, str]) -> None:
    page, address = reader
    page.goto(address)
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("label[for^=__palette]:visible").first.click()
    page.wait_for_function(f"getComputedStyle(document.body).backgroundColor !== '{dark}'")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("combobox", name="Search").fill("Hempo")
    page.get_by_text("Goan Sul · Hero (II)").first.wait_for()
    page.goto(f"{address}fr/how-to-play/")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("link", name="Ouvrir cette position").first.click()
    page.get_by_role("heading", level=1).wait_for()
    assert "/play/index.html#/open/" in page.url
    page.goto(address)
    page.get_by_role("link", name="Play now").click()
    page.get_by_role("button", name="Learn in ten minutes").wait_for()
