"""axe finds nothing serious on any screen, in both themes; the page is light."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.person import Person
from tests.browser.serving import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
POSITIONS = Path(__file__).parent / "positions"
MOST_BYTES = 300_000  # of the first load, compressed


def complaints(page: Page) -> list[str]:
    """What axe finds that is serious or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # the page takes no script from elsewhere
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_screen_keeps_anybody_out(browser: Browser, server: Server, theme: str) -> None:
    person = Person(browser, server, theme=theme)
    page = person.page
    page.get_by_role("button", name="Play a first game").wait_for()
    found = {"start": complaints(page)}
    for screen in ("new", "games", "settings"):
        page.goto(f"{server.address}#/{screen}")
        page.wait_for_selector("h1")
        found[screen] = complaints(page)
    page.goto(f"{server.address}#/how-to-play")
    page.wait_for_selector("figure")
    found["how to play"] = complaints(page)
    person.begin(lesson="first-game", seats=None)
    page.wait_for_selector(".coach")
    found["lesson"] = complaints(page)
    person.begin(seed="axe")
    found["draft"] = complaints(page)
    for kind in ("turn", "pay", "keep", "target"):
        person.begin_from((POSITIONS / f"{kind}.toml").read_text(encoding="utf-8"))
        found[kind] = complaints(page)
    for button in ("Menu", "Keys and help", "Settings"):
        page.get_by_role("button", name=button).click()
        found[button] = complaints(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, I concede").click()
    page.wait_for_selector("dialog[open] .acts")
    found["end"] = complaints(page)
    page.get_by_role("link", name="Start page").click()
    page.get_by_role("heading", name="Welcome back").wait_for()
    found["start again"] = complaints(page)
    page.go_back()
    page.wait_for_selector("dialog[open] .acts")
    page.get_by_role("link", name="Watch the game").click()
    page.wait_for_selector(".controls")
    found["replay"] = complaints(page)
    person.leave()
    assert {screen: bad for screen, bad in found.items() if bad} == {}


@pytest.mark.parametrize(("width", "language"), [(390, "fr"), (360, "en")])
def test_no_screen_of_a_phone_keeps_anybody_out(browser: Browser, server: Server, width: int, language: str) -> None:
    person = Person(browser, server, width=width, height=740, language=language, touch=True)
    person.begin(seed="axe")
    found = {"draft": complaints(person.page)}
    person.begin_from((POSITIONS / "pay.toml").read_text(encoding="utf-8"))
    found["table"] = complaints(person.page)
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    person.leave()
    assert {screen: bad for screen, bad in found.items() if bad} == {}
    assert wide <= width


def test_the_first_load_is_light(browser: Browser, server: Server) -> None:
    """The start page and a game with its draft, with fonts, words and catalogue, compressed as they are sent."""
    person = Person(browser, server)
    person.begin(seed="light")
    sent = person.page.evaluate(
        """performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
            .reduce((sum, one) => sum + one.transferSize, 0)"""
    )
    person.leave()
    assert 0 < sent < MOST_BYTES
