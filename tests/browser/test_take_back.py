"""A confirmed action is taken back; the page says whose turn it is; problems are reported in one file; sounds."""

import json

from tests.browser.person import Person

POSITION = """
tiles = []
[[player]]
army.I = ["volantis"]
hand = ["nezha", "sati"]
spent = 2
tokens = 0
[[player]]
army.I = ["un-go"]
hand = []
spent = 2
tokens = 0
"""


def test_a_confirmed_action_is_taken_back(person: Person) -> None:
    """The rival can only pass, which shows nothing."""
    person.begin_from(POSITION)
    page = person.page
    undo = page.get_by_role("button", name="Take back your last action")
    assert undo.count() == 0
    person.press(page.locator('[data-key="hand:0:nezha"]'))
    page.wait_for_selector(".game[data-steps='1']", state="attached")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place='slot:0:5'] [data-card=nezha]")
    person.settle()
    undo.click()
    page.wait_for_selector('[data-key="hand:0:nezha"]')
    person.settle()
    assert page.locator("[data-place='slot:0:5'] [data-card]").count() == 0
    assert undo.count() == 0
    assert "nezha" not in page.locator(".log").inner_text().lower()


def test_the_title_says_whose_turn_it_is_and_a_report_is_one_file(person: Person) -> None:
    person.begin_from(POSITION)
    page = person.page
    assert page.title() == "● Your turn · Gosu X"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong?").fill("Nothing, really.")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the report").click()
    report = json.loads(saving.value.path().read_text(encoding="utf-8"))
    assert (report["format"], report["note"]) == ("gosux-report/1", "Nothing, really.")
    assert report["game"]["view"]["viewer"] == 0 and report["page"]["theme"] == "system"
    assert "name" not in report["page"]
