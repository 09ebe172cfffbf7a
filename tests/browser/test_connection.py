"""What may go wrong around a game: the server dies, the page is loaded again, another tab is opened."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.serving import Server

POSITIONS = Path(__file__).parent / "positions"


def test_a_server_that_is_killed_and_started_again_is_found_again_and_the_game_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path / "server")
    person = Person(browser, server)
    person.connection_may_be_lost = True
    try:
        person.begin(seed="killed")
        person.play_on(seed=5, most=25)
        number = person.number
        server.kill()
        person.page.wait_for_selector(".game[data-state=lost]", state="attached")
        assert "Reconnecting" in person.prompt
        assert person.lit.count() == 0
        server.start()
        person.settle()
        assert person.number >= number
        log = person.page.locator(".log li").all_inner_texts()
        assert len(log) > 5
        person.page.reload()
        person.settle()
        assert log == person.page.locator(".log li").all_inner_texts()  # nothing twice, nothing left out
        number = person.number
        person.play_on(seed=6, most=20)
        assert person.number > number
    finally:
        person.leave()
        server.stop()


def test_another_tab_takes_the_game_over_and_it_can_be_taken_back(person: Person) -> None:
    person.begin(seed="tabs")
    person.take_over_in_another_tab_and_back()


@pytest.mark.parametrize("kind", ["capture", "keep", "swap-with"])
def test_a_page_loaded_again_in_the_middle_of_an_effect_asks_the_same(person: Person, kind: str) -> None:
    person.begin_from((POSITIONS / f"{kind}.toml").read_text(encoding="utf-8"))
    asked = person.prompt
    lit = person.lit.count()
    person.press(person.lit.last)
    person.page.wait_for_selector(".game[data-steps='1']", state="attached")
    person.page.reload()
    person.settle()
    # What was not confirmed is forgotten; what was asked is asked again.
    assert (person.steps, person.prompt, person.lit.count()) == (0, asked, lit)
    assert person.page.locator(".log li").count() > 0
