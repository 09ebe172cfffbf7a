"""A hand of 15 cards: every card shows its value and name, and opens to its whole text by mouse, touch and keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import full_tables
from tests.browser.person import Person
from tests.browser.serving import Server

CARDS = 15


@pytest.fixture
def tablet(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody who touches the screen and reads English."""
    person = Person(browser, server, width=390, height=844, touch=True)
    yield person
    person.leave()


def hand(person: Person) -> Locator:
    return person.page.locator("section.hand [data-item]")


def whole_text(card: Locator) -> Locator:
    return card.locator(".face.hand .text")


def test_the_mouse_opens_cards_that_cannot_be_played_too(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(CARDS))
    cards = hand(person)
    expect(cards).to_have_count(CARDS)
    for place in (0, 7, CARDS - 1):
        card = cards.nth(place)
        expect(whole_text(card)).to_have_count(0)
        card.hover(position={"x": 10, "y": 40})
        expect(whole_text(card)).to_be_visible()
        box, window = card.bounding_box(), person.page.viewport_size
        assert box and window
        assert box["x"] >= 0 and box["x"] + box["width"] <= window["width"]
    person.page.mouse.move(10, 10)
    expect(whole_text(cards)).to_have_count(0)


def test_moving_over_the_hand_opens_one_card_after_the_other(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(CARDS))
    first, last = hand(person).first.bounding_box(), hand(person).last.bounding_box()
    assert first and last
    opened: list[str] = []
    for step in range(41):
        x = first["x"] + 8 + (last["x"] + last["width"] - first["x"] - 16) * step / 40
        person.page.mouse.move(x, first["y"] + 60)
        found = person.page.locator("section.hand .opened [data-item]")
        expect(found).to_have_count(1)
        if (key := str(found.get_attribute("data-key"))) not in opened:
            opened.append(key)
    assert len(opened) == CARDS


def test_the_keyboard_opens_the_card_it_reaches(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(CARDS))
    cards = hand(person)
    cards.first.focus()
    for place in range(1, 4):
        person.page.keyboard.press("ArrowRight")
        expect(cards.nth(place)).to_be_focused()
        expect(whole_text(cards.nth(place))).to_be_visible()
        expect(whole_text(cards)).to_have_count(1)


def test_a_tap_shows_the_text_and_tells_of_the_long_press(tablet: Person) -> None:
    tablet.begin_from(full_tables.gosu_x(CARDS))
    reading = tablet.page.locator("[data-reading]")
    expect(reading).to_have_count(0)
    hand(tablet).nth(4).tap()
    expect(reading).to_have_attribute("data-reading", str(hand(tablet).nth(4).get_attribute("data-card")))
    expect(reading).to_contain_text("Hold a card longer")
    hand(tablet).nth(9).tap()
    expect(reading).to_have_attribute("data-reading", str(hand(tablet).nth(9).get_attribute("data-card")))
