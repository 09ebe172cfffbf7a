"""Everything that is begun on the pages of the edition without a server, in Chromium."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.person import LIT, Person
from tests.browser.serving import Server
from tests.browser.site_person import SitePerson
from tests.browser.static_host import StaticHost
from tests.browser.test_advice import POSITION
from tests.browser.test_lessons import GO, MOST_CLICKS

pytestmark = pytest.mark.slow  # tests/sessions shows most of it without a browser
FORBIDDEN = """() => {
    const refuse = () => { throw new DOMException("", "SecurityError"); };
    Object.defineProperty(window, "localStorage", { get: refuse });
}"""


@pytest.fixture
def person(browser: Browser, site: StaticHost) -> Iterator[SitePerson]:
    person = SitePerson(browser, site)
    yield person
    person.leave()


def begin_at_page(person: Person, wanted: str) -> None:
    """A game from the page of new games, as everybody begins one."""
    person.page.goto(f"{person.server.address}#/new?{wanted}")
    person.page.get_by_role("button", name="Begin", exact=True).click()
    person.page.wait_for_url("**/#/game/*")
    person.game = person.page.url.rpartition("/")[2]
    person.settle()


def log_of(person: Person) -> list[str]:
    return person.page.locator(".log li").all_inner_texts()


def test_a_game_with_a_draft_is_begun_and_played_to_its_end_offline(person: SitePerson) -> None:
    begin_at_page(person, "ruleset=gosu-x&level=random&seed=5")
    person.page.wait_for_selector("[data-legal]")
    person.offline_is_ready()
    person.page.reload()
    person.settle()
    person.context.set_offline(True)
    assert person.play_on(seed=2)


def test_the_same_seed_and_steps_give_the_same_game_as_on_a_server(
    browser: Browser, person: SitePerson, server: Server
) -> None:
    other = Person(browser, server)
    logs = []
    for one in (person, other):
        begin_at_page(one, "ruleset=gosu&level=random&seed=11")
        one.play_on(seed=4, most=25)
        logs.append((log_of(one), one.number, one.prompt))
    other.leave()
    assert logs[0] == logs[1]
    assert logs[0][0]


def test_a_lesson_is_begun_and_goes_on(person: SitePerson) -> None:
    person.page.get_by_role("button", name="Learn in ten minutes").click()
    person.page.wait_for_selector(".coach")
    step = person.page.locator(".game").get_attribute("data-step")
    for _ in range(MOST_CLICKS):
        if person.page.locator(".game").get_attribute("data-step") != step:
            break
        person.page.wait_for_selector(f"{GO}, {LIT}")
        go = person.page.locator(GO)
        person.press(go if go.count() else person.lit.first)
        person.answered()
    assert person.page.locator(".game").get_attribute("data-step") != step


def test_a_hero_plays_and_hints_and_reviews_are_found(person: SitePerson) -> None:
    person.page.goto(f"{person.server.address}#/new?ruleset=gosu&level=hero&seed=3")
    person.page.get_by_text("thinks less here than on a server").wait_for()
    begin_at_page(person, "ruleset=gosu&level=hero&seed=3")
    person.play_on(seed=1, most=6)  # it has answered
    assert person.page.get_by_text("could not think").count() == 0
    person.begin_from(POSITION)
    person.page.keyboard.press("h")
    person.page.get_by_role("button", name="Show the best moves").click()
    assert "Play Alpha" in person.page.locator(".hints ol > li").first.inner_text()
    person.page.get_by_role("button", name="Close").click()
    person.page.locator(".hints").wait_for(state="detached")
    assert person.play_on(seed=7)
    person.page.goto(f"{person.server.address}#/review/{person.game}")
    person.page.wait_for_selector("[data-review=done]")


def test_a_browser_that_forbids_all_storage_says_so_in_french(browser: Browser, site: StaticHost) -> None:
    (worker,) = (site.folder / "assets").glob("worker-*.js")
    before = worker.read_text(encoding="utf-8")
    forbidden = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };"
    try:
        worker.write_text(f"{forbidden}\n{before}", encoding="utf-8")
        person = SitePerson(browser, site, language="fr")
        person.context.add_init_script(f"({FORBIDDEN})()")
        person.page.goto(f"{site.address}#/new")
        person.page.reload()
        person.page.get_by_role("button", name="Commencer", exact=True).click()
        person.page.get_by_text("Ce navigateur n'a pas enregistré la dernière action").wait_for()
        person.page.goto(f"{site.address}#/cards/gosu-x")
        person.page.get_by_text("Sati").first.wait_for()
        person.troubles.clear()  # the worker reports what failed
        person.leave()
    finally:
        worker.write_text(before, encoding="utf-8")


def test_where_only_seats_cannot_be_stored_a_game_lasts_as_long_as_the_page(browser: Browser, site: StaticHost) -> None:
    person = SitePerson(browser, site)
    person.context.add_init_script(f"({FORBIDDEN})()")
    person.page.reload()
    begin_at_page(person, "ruleset=gosu&level=random&seed=2")
    person.page.get_by_text("does not store which games are yours").wait_for()
    person.page.get_by_role("button", name="OK", exact=True).click()
    number = person.number
    person.play_on(seed=1, most=8)
    assert person.number > number
    person.leave()
