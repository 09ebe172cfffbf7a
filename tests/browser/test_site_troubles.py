"""The edition without a server: other tabs, other browsers, workers that end, full storage, newer versions."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.site_person import SitePerson
from tests.browser.static_host import StaticHost

pytestmark = pytest.mark.slow  # tests/site shows most of it without a browser
POSITIONS = Path(__file__).parent / "positions"
TURN = (POSITIONS / "turn.toml").read_text(encoding="utf-8")


@pytest.fixture
def person(browser: Browser, site: StaticHost) -> Iterator[SitePerson]:
    person = SitePerson(browser, site)
    yield person
    person.leave()


def test_another_tab_takes_the_game_over_and_it_can_be_taken_back(person: SitePerson) -> None:
    person.begin_from(TURN)
    person.take_over_in_another_tab_and_back()


def test_all_games_go_to_another_browser_as_one_file(
    browser: Browser, site: StaticHost, person: SitePerson, tmp_path: Path
) -> None:
    person.begin_from(TURN)
    person.page.goto(f"{site.address}#/games")
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save all games").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["gosux"] == "games"
    other = SitePerson(browser, site)
    other.page.goto(f"{site.address}#/games")
    wrong = {"name": "games.json", "mimeType": "application/json", "buffer": b"{}"}
    other.page.get_by_label("Add games from a file").set_input_files(wrong)  # type: ignore[arg-type]
    other.page.get_by_text("no file of all games").wait_for()
    other.page.get_by_label("Add games from a file").set_input_files(file)
    other.page.locator(f"a[href='#/game/{person.game}']").first.click()
    other.settle()
    other.leave()


def test_a_worker_that_ends_is_replaced_and_nothing_is_lost(person: SitePerson) -> None:
    person.begin_from(TURN)
    person.play_on(seed=1, most=4)
    number, asked = person.number, person.prompt
    person.page.workers[0].evaluate("self.close()")
    person.page.wait_for_selector(".game[data-state=lost]", state="attached")
    person.settle()
    assert (person.number, person.prompt) == (number, asked)
    person.play_on(seed=2, most=4)
    assert person.number > number


def test_what_the_browser_does_not_store_is_not_done_and_is_said(person: SitePerson) -> None:
    person.begin_from(TURN)
    number = person.number
    full = "() => { throw new DOMException('', 'QuotaExceededError'); }"
    person.page.workers[0].evaluate(f"() => {{ IDBObjectStore.prototype.put = {full}; }}")
    person.press(person.lit.first)
    person.answered()
    person.confirm_and_watch()
    person.page.get_by_text("did not store the last action").wait_for()
    assert person.number == number
    person.page.reload()
    person.settle()
    assert person.number == number
    person.troubles.clear()  # the worker reports what failed


def test_a_browser_that_forbids_storage_says_so_and_still_shows_what_can_be_looked_up(
    browser: Browser, site: StaticHost
) -> None:
    (worker,) = (site.folder / "assets").glob("worker-*.js")
    before = worker.read_text(encoding="utf-8")
    forbidden = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };"
    try:
        worker.write_text(f"{forbidden}\n{before}", encoding="utf-8")
        person = SitePerson(browser, site)
        person.page.goto(f"{site.address}#/games")
        file = {"name": "position.toml", "mimeType": "text/plain", "buffer": TURN.encode()}
        person.page.locator("input[accept*=toml]").set_input_files(file)  # type: ignore[arg-type]
        person.page.get_by_text("did not store the last action").wait_for()
        assert person.page.url.endswith("#/games")
        person.page.goto(f"{site.address}#/cards/gosu-x")
        person.page.get_by_text("Sati").first.wait_for()
        person.troubles.clear()  # the worker reports what failed
        person.leave()
    finally:
        worker.write_text(before, encoding="utf-8")


@pytest.fixture
def newer(site: StaticHost) -> Iterator[Callable[[], None]]:
    """What makes a newer version: other contents of the service worker."""
    worker = site.folder / "service-worker.js"
    before = worker.read_text(encoding="utf-8")

    def make() -> None:
        worker.write_text(f"{before}\n// newer", encoding="utf-8")

    yield make
    worker.write_text(before, encoding="utf-8")


WAITING = "async () => (await navigator.serviceWorker.getRegistration()).waiting"


def test_a_newer_version_is_offered_between_games_only(person: SitePerson, newer: Callable[[], None]) -> None:
    person.begin_from(TURN)
    person.offline_is_ready()
    newer()
    person.page.reload()
    person.settle()
    person.page.wait_for_function(WAITING)
    assert person.page.get_by_text("A newer version is ready.").count() == 0
    person.page.goto(f"{person.server.address}#/")
    person.page.get_by_role("button", name="Start it").click()
    person.page.wait_for_function(f"async () => !(await ({WAITING})())")
    person.page.wait_for_selector("main h1")


def test_a_newer_version_waits_for_the_games_of_all_tabs(person: SitePerson, newer: Callable[[], None]) -> None:
    person.begin_from(TURN)
    person.offline_is_ready()
    person.page.reload()  # from now on its files come from the older version
    person.settle()
    playing, number = person.page, person.number
    other = person.open()
    other.wait_for_selector("aside", state="detached")
    newer()
    other.reload()
    other.wait_for_function(WAITING)
    assert other.get_by_text("A newer version is ready.").count() == 0
    playing.goto(f"{person.server.address}#/")
    start = other.get_by_role("button", name="Start it")
    start.wait_for()
    # A game that is begun meanwhile, before that was told, is seen when the button is pressed.
    playing.evaluate("() => { BroadcastChannel.prototype.postMessage = () => undefined; }")
    playing.goto(f"{person.server.address}#/game/{person.game}")
    person.settle()
    start.click()
    other.get_by_text("A game is open in another tab.").wait_for()
    assert other.evaluate(f"async () => Boolean(await ({WAITING})())")
    assert person.number == number
    # When it is left again, all tabs get the newer version.
    playing.goto(f"{person.server.address}#/")
    playing.evaluate("() => { window.older = true; }")
    other.wait_for_function(
        "async () => !(await navigator.locks.query()).held.some(({name}) => name === 'gosux-playing')"
    )
    other.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    start.click()
    playing.wait_for_function("() => !window.older")
    playing.wait_for_selector("main h1")
    other.wait_for_function(f"async () => !(await ({WAITING})())")


def test_a_whole_game_is_played_in_french_on_a_phone(browser: Browser, site: StaticHost) -> None:
    person = SitePerson(browser, site, width=390, height=844, language="fr", touch=True)
    person.begin_from(TURN)
    assert person.play_on(seed=7)
    person.leave()
