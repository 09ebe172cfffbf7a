"""Hints at the table and reviews of finished games, as a person uses them."""

import re

import pytest
from playwright.sync_api import Browser

from gosux.records.replays import replay_text
from tests.analysis.test_reasons import AHEAD, at_last
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.test_access import complaints
from tests.scene import scene

POSITION = at_last("supremacy = 1", f"{AHEAD}\nsupremacy = 1")


def thrown_away() -> str:
    """A game that the first player loses by its only choice."""
    game = scene(POSITION)
    game.run(["pass"])
    return replay_text(game)


def test_a_hint_nudges_first_then_shows_moves_and_a_review_leads_back_to_its_turning_point(person: Person) -> None:
    page = person.page
    person.begin_from(POSITION)
    page.keyboard.press("h")
    page.get_by_text("Look at the cards of level II in your hand.").wait_for()
    assert page.locator(".hints li").count() == 0
    page.get_by_role("button", name="Show the best moves").click()
    best = page.locator(".hints ol > li").first
    assert "Play Alpha" in best.inner_text() and "You win the game in this round" in best.inner_text()
    assert complaints(page) == []
    best.get_by_role("button", name="Try this move").click()
    page.wait_for_selector(".game[data-steps='1']", state="attached")
    page.get_by_role("button", name="Close").click()
    page.locator(".hints").wait_for(state="detached")

    person.enter("import", {"text": thrown_away()})
    page.goto(f"{person.server.address}#/result/{person.game}")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector("[data-review=done]")
    page.get_by_role("heading", name=re.compile(r"^Blunder, \d+ points$")).wait_for()
    assert "You win the game in this round" in page.locator("article").inner_text()
    assert complaints(page) == []
    page.get_by_role("button", name="Try again here").click()
    page.get_by_text("Try again: any move within 4 points of the best is right.").wait_for()
    person.press(page.locator('[data-key="hand:0:alpha"]'))
    page.wait_for_selector(".game[data-steps='1']", state="attached")
    person.press(page.locator('[data-place="slot:1:5"]'))
    page.wait_for_selector(".game[data-steps='2']", state="attached")
    page.keyboard.press("Enter")
    page.get_by_text("Right: within 4 points of the best move.").wait_for()


def test_a_moment_tried_again_tells_a_wrong_answer_and_leads_back(person: Person) -> None:
    page = person.page
    person.enter("import", {"text": thrown_away()})
    page.goto(f"{person.server.address}#/review/{person.game}")
    page.wait_for_selector("[data-review=done]")
    page.get_by_role("button", name="Try again here").click()
    page.get_by_text("Try again: any move within 4 points of the best is right.").wait_for()
    # Troops capture no Hero: as lost as passing was.
    person.press(page.locator('[data-key="hand:0:lava-goddesses"]'))
    page.wait_for_selector(".game[data-steps='1']", state="attached")
    person.press(page.locator("[data-place^='slot:1:'][data-legal]:visible").first)
    page.wait_for_selector(".game[data-steps='2']", state="attached")
    assert page.get_by_text("There is a better move.").count() == 0  # it is not confirmed yet
    page.keyboard.press("Enter")
    # It ends the game: the verdict is told where its end is, too.
    assert person.settle() == "over"
    verdict = page.locator("dialog[open]").get_by_role("status").filter(has_text="There was a better move.")
    verdict.wait_for()
    assert page.get_by_text("Right: within 4 points").count() == 0
    assert complaints(page) == []
    verdict.get_by_role("link", name="Back to the review").click()
    page.wait_for_selector("[data-review=done]")
    page.get_by_role("button", name="Try again here").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "theme"), [("fr", "light"), ("fr", "dark")])
def test_hints_and_reviews_on_a_phone_in_french(browser: Browser, server: Server, language: str, theme: str) -> None:
    person = Person(browser, server, width=390, height=844, touch=True, language=language, theme=theme)
    page = person.page
    person.begin_from(POSITION)
    page.get_by_role("button", name="Indice").click()
    page.get_by_role("button", name="Montrer les meilleurs coups").click()
    assert "Jouer Alpha" in page.locator(".hints ol > li").first.inner_text()
    assert complaints(page) == []
    person.enter("import", {"text": thrown_away()})
    page.goto(f"{server.address}#/review/{person.game}")
    page.wait_for_selector("[data-review=done]")
    page.get_by_role("heading", name=re.compile("^Gaffe")).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
    person.leave()
