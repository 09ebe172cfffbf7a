"""The edition without a server, from a host that has nothing but files."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route

from tests.browser.site_person import SitePerson
from tests.browser.static_host import StaticHost

POSITIONS = Path(__file__).parent / "positions"


def test_a_game_that_is_left_in_the_middle_of_an_effect_goes_on_offline(browser: Browser, site: StaticHost) -> None:
    person = SitePerson(browser, site)
    person.begin_from((POSITIONS / "capture.toml").read_text(encoding="utf-8"))
    asked, lit, log = person.prompt, person.lit.count(), person.page.locator(".log li").all_inner_texts()
    number = person.number
    person.press(person.lit.last)
    person.page.wait_for_selector(".game[data-steps='1']", state="attached")
    person.offline_is_ready()
    person.context.set_offline(True)
    person.page.reload()
    person.settle()
    # What was not confirmed is forgotten; what was asked is asked again.
    assert (person.steps, person.prompt, person.lit.count()) == (0, asked, lit)
    assert person.page.locator(".log li").all_inner_texts() == log
    person.play_on(seed=3, most=10)
    assert person.number > number
    assert person.asked == {urlsplit(site.address).netloc}
    person.leave()


def test_what_can_be_looked_up_is_there_before_python_and_nothing_else_may_run(
    browser: Browser, site: StaticHost
) -> None:
    person = SitePerson(browser, site)
    held: list[Route] = []
    person.context.route("**/*.wasm", lambda route: held.append(route))
    page = person.page
    page.reload()
    page.get_by_role("button", name="Learn in ten minutes").wait_for()
    page.get_by_text("Getting the rules").wait_for()
    page.goto(f"{site.address}#/cards")
    page.get_by_text("Volantis").first.wait_for()
    page.goto(f"{site.address}#/how-to-play")
    page.get_by_role("heading", level=1).wait_for()
    assert page.get_by_role("progressbar").is_visible()
    assert held
    # A string that becomes code, and another host: both are refused.
    refused = page.evaluate(
        """() => new Promise((told) => setTimeout(async () => {
            let found = [];
            try { eval("1"); } catch (error) { found.push(error.name); }
            try { await fetch("http://localhost:9/"); } catch (error) { found.push(error.name); }
            told(found);
        }))"""
    )
    assert refused == ["EvalError", "TypeError"]
    assert [text for text in person.troubles if "Content Security Policy" in text]
    person.troubles.clear()
    person.leave()
