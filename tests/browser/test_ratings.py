"""Ratings in a browser: agreed on in the waiting room, and shown beside names."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.legible import troubles
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.test_account import Owner


def legible(one: Person) -> None:
    assert violations(one.page) == []
    assert troubles(one.page) == []


@pytest.mark.slow
def test_two_accounts_agree_on_a_rated_game(browser: Browser, server: Server) -> None:
    ada, bo = Owner(browser, server), Owner(browser, server, width=390, height=844, touch=True)
    for one, name in ((ada, "Ada"), (bo, "Bo")):
        one.make_account(name)
        expect(one.page.get_by_role("region", name="Ratings")).to_contain_text("not finished a rated game")
    ada.page.goto(f"{ada.server.address}#/together/invite")
    ada.page.get_by_role("button", name="Rated", exact=True).click()
    legible(ada)
    ada.page.get_by_role("button", name="Make a link").click()
    ada.page.get_by_role("img", name="QR code of the link").wait_for()
    bo.page.goto(ada.page.get_by_role("textbox", name="Link").input_value())
    expect(bo.page.get_by_text("Rating 1500, provisional")).to_have_count(1)
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_role("heading", name="Everybody is here").wait_for()
    expect(bo.page.get_by_text("Rating 1500, provisional")).to_have_count(2)
    legible(bo)
    for one in (ada, bo):
        one.leave()
