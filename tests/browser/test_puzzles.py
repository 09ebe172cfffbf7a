"""Puzzles as a person solves them: from the list to the result, wrong and right."""

import json

import pytest
from playwright.sync_api import Browser, Page

from gosux.puzzles import puzzle, puzzles
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.static_host import StaticHost
from tests.browser.test_access import complaints

ALL = [puzzle(id) for id in puzzles()]
PASS = next(one for one in ALL if [step.action for step in one.line] == ["pass"])
NOT_PASS = next(one for one in ALL if one.line[0].second == "pass" and one.ruleset == PASS.ruleset)


def opened(person: Person, id: str) -> Page:
    page = person.page
    page.goto(f"{person.server.address}#/puzzles/{id}")
    page.wait_for_selector("[data-puzzle=open]")
    return page


def pass_turn(person: Person, wanted: str) -> None:
    person.page.locator(".option[data-legal]").filter(has_text="Pass").first.click()
    person.confirm_and_watch()
    watch(person, wanted)


def watch(person: Person, wanted: str) -> None:
    """Look at what happens, and dismiss battles, until the puzzle says something."""
    page = person.page
    while page.locator(f"[data-puzzle={wanted}]").count() == 0:
        if page.locator("dialog.battle[open]").count():
            person.dismiss()
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(50)


def record(page: Page) -> "dict[str, object]":
    found: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('gosux-puzzles') ?? '{}'"))
    return found


def test_a_puzzle_is_missed_tried_again_shown_and_the_next_one_solved(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.address}#/")
    page.get_by_role("link", name="Puzzles").first.click()
    page.get_by_role("heading", name="Puzzle of the day").wait_for()
    assert page.locator(".all li button").count() == len(ALL)
    assert complaints(page) == []
    page.get_by_label("Theme").select_option("pass")
    assert page.locator(".all li button").count() == sum(one.theme == "pass" for one in ALL)

    opened(person, NOT_PASS.id)
    assert complaints(page) == []
    pass_turn(person, "wrong")
    page.get_by_role("heading", name="Not the best").wait_for()
    page.get_by_text("With the best move:").wait_for()
    assert record(page)["tried"] == {NOT_PASS.id: "wrong"}
    page.get_by_role("button", name="Start again").click()
    page.wait_for_selector("[data-puzzle=open]")
    page.get_by_role("button", name="Show the solution").click()
    watch(person, "shown")
    page.get_by_role("heading", name="The solution").wait_for()

    opened(person, PASS.id)
    pass_turn(person, "right")
    page.get_by_role("heading", name="Solved, first try").wait_for()
    assert complaints(page) == []
    assert record(page)["tried"] == {NOT_PASS.id: "wrong", PASS.id: "right"}
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_selector(".game [data-puzzle=open]")

    page.goto(f"{person.server.address}#/puzzles")
    page.get_by_role("button", name="Erase it").click()
    page.get_by_role("button", name="Erase it").click()
    page.get_by_text("no puzzle tried yet").wait_for()
    assert record(page) == {}


@pytest.mark.slow
def test_puzzles_work_without_a_server(browser: Browser, site: StaticHost) -> None:
    person = Person(browser, site)
    page = opened(person, PASS.id)
    pass_turn(person, "right")
    page.get_by_role("heading", name="Solved, first try").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".game:not(:has([data-puzzle]))", state="attached")
    person.leave()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_puzzles_on_a_phone(browser: Browser, server: Server, language: str) -> None:
    person = Person(browser, server, width=390, height=844, touch=True, language=language)
    page = opened(person, PASS.id)
    assert complaints(page) == []
    page.locator(".sheet .go").click()
    page.locator(".option[data-legal]").first.wait_for()
    page.locator("header .acts > *").first.click()
    page.locator(".sheet").wait_for()
    person.leave()
