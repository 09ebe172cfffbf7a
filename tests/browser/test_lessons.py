"""Lessons in the browser: whoever follows what is lit gets to the end."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.person import ASKED, STANDING, TOLD, Person
from tests.browser.serving import Server

Json = dict[str, Any]

MOST_CLICKS = 45
GO = ".coach .go:not(.off):not([disabled])"
SCREENS: dict[str, Json] = {"desktop": {}, "phone": {"width": 390, "height": 844, "touch": True}}
# Where a lesson begins, by which button, and how many steps it has.
LESSONS: dict[tuple[str, str], tuple[str, str, int]] = {
    ("first-game", "en"): ("", "Learn in ten minutes", 22),
    ("first-game", "fr"): ("", "Apprendre en dix minutes", 22),
    ("gosu", "en"): ("#/new?ruleset=gosu", "GOSU: what differs", 8),
    ("gosu", "fr"): ("#/new?ruleset=gosu", "GOSU\u00a0: ce qui change", 8),
}
# The first game on a desktop and the shorter lesson on a phone; the others only with all slow tests.
FAST = (("first-game", "desktop", "en"), ("gosu", "phone", "fr"))
PLAYED = [
    pytest.param(
        lesson, screen, language, id=f"{lesson}-{screen}-{language}",
        marks=[] if (lesson, screen, language) in FAST else pytest.mark.slow,
    )
    for (lesson, language), screen in product(LESSONS, SCREENS)
]  # fmt: skip


def begin(person: Person, address: str, button: str) -> None:
    person.page.goto(f"{person.server.address}{address}")
    person.page.get_by_role("button", name=button).click()
    person.page.wait_for_selector(".coach")


def learn(person: Person, look: Callable[[int], None] = lambda step: None) -> tuple[set[int], int]:
    """Do what the lesson asks for until it is over; the steps that were seen, and how many clicks it took."""
    page = person.page
    steps: set[int] = set()
    clicks = 0
    while True:
        page.wait_for_selector(f"{ASKED}, {TOLD}, {STANDING}", state="attached")
        if page.locator(STANDING).count():
            person.dismiss()
            clicks += 1
            continue
        if page.locator(TOLD).count():  # it would go on by itself
            page.keyboard.press("Escape")
            continue
        step = page.locator(".game").get_attribute("data-step")
        if step is None:
            return steps, clicks
        if int(step) not in steps:
            steps.add(int(step))
            page.wait_for_selector(".coach")
            look(int(step))
        number, drafted = person.number, person.steps
        go = page.locator(GO)
        if go.count():
            go.click()
        else:
            person.press(page.locator("[data-legal]:visible").first)
        clicks += 1
        page.wait_for_function(
            """([step, number, drafted]) => {
                const game = document.querySelector(".game").dataset;
                if (game.state === "busy") return false;
                const same = game.step === step && game.number === number && game.steps === drafted;
                return !same || game.state === "telling" || game.state === "standing";
            }""",
            arg=[step, str(number), str(drafted)],
        )


def nothing_is_cut(person: Person, step: int) -> None:
    """The lesson's words, its buttons and the hand are on the screen as a whole."""
    cut = person.page.evaluate(
        """() => [...document.querySelectorAll(".coach, .coach button, [data-key^='hand:0']")]
            .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1)
            .map((one) => one.textContent)"""
    )
    assert cut == [], f"step {step}"


@pytest.mark.parametrize(("lesson", "screen", "language"), PLAYED)
def test_a_lesson_is_learned_by_following_what_is_lit(
    browser: Browser, server: Server, lesson: str, screen: str, language: str
) -> None:
    address, button, count = LESSONS[lesson, language]
    person = Person(browser, server, language=language, **SCREENS[screen])
    begin(person, address, button)
    steps, clicks = learn(person, lambda step: nothing_is_cut(person, step))
    person.leave()
    assert steps == set(range(1, count + 1))
    assert clicks <= MOST_CLICKS


def test_a_lesson_answers_wrong_clicks_and_is_left_and_resumed(person: Person) -> None:
    page = person.page
    begin(person, "", "Learn in ten minutes")
    person.press(page.locator('[data-key="hand:0:alpha"]'))
    page.locator(".coach", has_text="A Hero needs a Troop of its clan. First a Troop.").wait_for()
    assert page.locator('[role="alert"]').count() == 0
    page.get_by_role("button", name="Skip this step").click()
    page.wait_for_selector(".game[data-step='2']", state="attached")
    page.get_by_role("link", name="Leave, keep my place").click()
    page.get_by_role("link", name="Guided first game").wait_for()
    page.get_by_role("button", name="Go on learning").click()
    page.wait_for_selector(".game[data-step='2']", state="attached")
    page.get_by_role("button", name="Back one step").click()
    page.wait_for_selector(".game[data-step='1']", state="attached")
    assert person.lit.count() == 1


@pytest.mark.slow
def test_a_side_question_is_answered_in_the_place_of_the_task(person: Person) -> None:
    page = person.page
    begin(person, "", "Learn in ten minutes")
    for step in range(1, 5):
        page.get_by_role("button", name="Skip this step").click()
        page.wait_for_selector(f".game[data-step='{step + 1}']", state="attached")
    page.get_by_role("button", name="Why not Muraena before?").click()
    page.locator(".coach", has_text="so Muraena was covered").wait_for()
    page.get_by_role("button", name="Back to the task").click()
    page.locator(".coach", has_text="Which of your cards is OPEN now?").wait_for()


def test_an_example_of_how_to_play_opens_as_a_game(phone: Person) -> None:
    page = phone.page
    page.goto(f"{phone.server.address}#/how-to-play")
    page.get_by_role("figure").filter(has_text="Elle se paie.").get_by_role("button").last.click()
    phone.settle()
    assert page.locator('[data-key="hand:0:lava-goddesses"][data-legal]').count() == 1
