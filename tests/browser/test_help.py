"""A click on what cannot be done explains and changes nothing; steps are previewed and taken back."""

import pytest
from playwright.sync_api import expect

from tests.browser import full_tables
from tests.browser.person import Person

POSITION = """
tiles = []
[[player]]
army.I = ["volantis"]
hand = ["nezha", "ne-o"]
[[player]]
clans = ["abhilasha", "galmi", "goan_sul"]
army.I = ["un-go"]
"""

SOLOK = """
tiles = []
[[player]]
clans = ["abhilasha", "justice", "narashima"]
army.I = ["dark-cultists"]
hand = ["solok"]
[[player]]
clans = ["phoenix", "galmi", "goan_sul"]
army.I = ["un-go"]
"""


def test_a_card_that_cannot_be_played_says_why_with_its_rule(person: Person) -> None:
    person.begin_from(POSITION)
    number = person.number
    person.press(person.page.locator('[data-key="hand:0:ne-o"]'))
    bubble = person.page.locator(".bubble")
    bubble.wait_for()
    assert "X5.3b" in bubble.inner_text()
    assert (person.steps, person.number) == (0, number)


def test_the_first_click_shows_the_score_that_would_be_and_the_second_confirms(person: Person) -> None:
    person.begin_from(POSITION)
    number = person.number
    page = person.page
    assert page.locator(".total [role=img]").inner_text().split() == ["2", "2"]
    person.press(page.locator('[data-key="hand:0:nezha"]'))
    page.wait_for_selector(".then b")
    assert page.locator(".then b").inner_text() == "5 : 2"
    assert person.number == number
    page.keyboard.press("Escape")
    page.wait_for_selector(".game[data-steps='0']", state="attached")
    person.press(page.locator('[data-key="hand:0:nezha"]'))
    page.wait_for_selector(".then b")
    person.press(page.locator('[data-key="hand:0:nezha"]'))
    page.wait_for_selector("[data-place='slot:0:5'] [data-card=nezha]")
    assert person.number > number


def test_a_card_is_dragged_to_its_row(person: Person) -> None:
    person.begin_from(POSITION)
    page = person.page
    card = page.locator('[data-key="hand:0:nezha"]').bounding_box()
    row = page.locator('[data-place="slot:0:5"]').bounding_box()
    assert card is not None and row is not None
    page.mouse.move(card["x"] + 60, card["y"] + 80)
    page.mouse.down()
    page.mouse.move(card["x"], card["y"] - 100, steps=3)
    page.mouse.move(row["x"] + 40, row["y"] + 60, steps=3)
    page.mouse.up()
    page.wait_for_selector(".game[data-steps='1']", state="attached")


def test_a_right_click_zooms_with_text_and_keywords(person: Person) -> None:
    person.begin_from(POSITION)
    person.page.locator('[data-place="slot:1:0"]').click(button="right")
    sheet = person.page.locator("dialog[open]")
    sheet.wait_for()
    assert "Wondrous" in sheet.inner_text() and "Worth 2 now" in sheet.inner_text()
    person.page.keyboard.press("Escape")
    assert person.page.locator("dialog[open]").count() == 0


def test_a_question_in_the_midst_of_an_action_says_what_becomes_of_the_card(person: Person) -> None:
    """ "Choose a card" alone would not tell what it is chosen for."""
    person.begin_from(SOLOK)
    person.press(person.page.locator('[data-key="hand:0:solok"]'))
    person.page.wait_for_selector(".game[data-steps='1'][data-kind=target]", state="attached")
    assert "Capture or release" in person.prompt
    assert person.page.locator("[data-steps='1'] .steps").is_visible()


def test_an_open_pile_is_named_after_its_owner(person: Person) -> None:
    person.begin_from(POSITION.replace("[[player]]", '[[player]]\ndiscard = ["elle"]', 1))
    person.page.keyboard.press("d")
    assert person.page.locator("dialog[open] h2").inner_text() == "Your discard pile"


@pytest.mark.parametrize("key", ["word:pass", "hand:0:ne-o"])
def test_an_explanation_covers_no_answer_and_ends_with_the_next_tap(phone: Person, key: str) -> None:
    phone.begin_from(POSITION)
    page = phone.page
    # Playwright does not press what is disabled; people do.
    target = page.locator(f'[data-key="{key}"]:visible').bounding_box()
    assert target is not None
    page.touchscreen.tap(target["x"] + 10, target["y"] + target["height"] / 2)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("(X")
    shown, answers = bubble.bounding_box(), page.locator(".prompt .answers").bounding_box()
    assert shown is not None and answers is not None
    assert shown["y"] >= answers["y"] + answers["height"] or shown["y"] + shown["height"] <= answers["y"]
    page.touchscreen.tap(shown["x"] + 4, shown["y"] + 4)
    expect(bubble).to_have_count(0)
    assert phone.steps == 0


@pytest.mark.rule("X4.4a")
def test_the_key_of_a_button_that_cannot_be_used_says_why_like_a_click(person: Person) -> None:
    person.begin_from(POSITION)
    page = person.page
    page.keyboard.press("p")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("(X4.4a)")
    by_key = bubble.inner_text()
    page.locator('[data-key="word:pass"]').dispatch_event("click")
    assert bubble.inner_text() == by_key
    assert person.steps == 0


@pytest.mark.rule("X7.1a")
def test_the_key_that_spends_a_token_says_why_not_without_one(person: Person) -> None:
    person.begin_from(POSITION.replace("[[player]]", "[[player]]\ntokens = 0\nspent = 2", 1))
    person.page.keyboard.press("t")
    expect(person.page.locator(".bubble")).to_contain_text("(X7.1a)")


# Signs that are seen, by their drawings: what they mean is not obvious. Emblems, fabrics and pictures belong to a card.
SIGNS = """(within) => [...new Set(
    [...document.querySelectorAll(`${within} use`)]
        .filter((use) => use.closest("svg").checkVisibility({ visibilityProperty: true }))
        .map((use) => use.getAttribute("href").slice(1))
        .filter((name) => /^(icon|charge)-/.test(name)),
)].sort()"""


@pytest.mark.parametrize("position", [full_tables.gosu_x(15), full_tables.gosu(2, 15)], ids=["gosu-x", "gosu"])
def test_every_sign_that_lies_on_the_table_is_in_the_legend(person: Person, position: str) -> None:
    page = person.page
    person.begin_from(position)
    lying = page.evaluate(SIGNS, ":is(.player, [data-army], [data-key^='hand:'])")
    assert len(lying) > 10
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .frames")
    listed = page.evaluate(SIGNS, "dialog[open]")
    assert sorted({*lying} - {*listed}) == []
