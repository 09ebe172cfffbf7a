"""What the operator of a server wants everybody to know."""

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.test_access import complaints

SAID = {"en": "We restart at eight.", "fr": "Nous redémarrons à huit heures."}


def test_an_announcement_and_how_long_games_are_kept_are_shown_in_both_languages(page: Page) -> None:
    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({"announcement": SAID, "kept_days": 90}))

    page.route("**/api/notice", answer)
    page.goto("/#/games")
    expect(page.get_by_role("status").filter(has_text=SAID["en"])).to_be_visible()
    expect(page.get_by_text("90 days after their last move")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("status").filter(has_text=SAID["fr"])).to_be_visible()
    expect(page.get_by_text("90 jours après leur dernier coup")).to_be_visible()
    page.get_by_role("button", name="Fermer").press("Enter")
    expect(page.get_by_text(SAID["fr"])).to_have_count(0)


def test_without_either_nothing_is_said(page: Page) -> None:
    with page.expect_response("**/api/notice"):
        page.goto("/#/games")
    page.get_by_role("heading", name="Finished games").wait_for()
    expect(page.get_by_text("after their last move")).to_have_count(0)
