"""What moves: a Great Battle is counted row by row, any input ends it, and with reduced motion nothing moves."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import CONFIRM, Person
from tests.browser.serving import Server

LAST_TURN = """
ruleset = "gosu-x"
seed = "last turn"
round = 1
turn = 0
starter = 0
turns_left = 0
tiles = []

[[player]]
clans = ["justice", "galmi", "xian"]
army.I = ["volantis", "volantis", "bun-to"]
army.II = ["elle"]
army.III = ["byun-hyung-ja-justice"]
hand = ["quae"]

[[player]]
passed = true
clans = ["goan_sul", "narashima", "tomorrow"]
army.I = ["lava-goddesses", "aat"]
army.II = ["smook"]
"""

# Counts the counts, however short they are.
WATCH = """() => {
    window.counted = 0;
    const look = () => (window.counted += document.querySelectorAll(".battle").length);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def fight(person: Person) -> None:
    """Pass, and confirm that the battle follows."""
    person.page.keyboard.press("p")
    person.page.locator(CONFIRM).first.wait_for()
    person.page.keyboard.press("Enter")


@pytest.fixture
def moved(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person(browser, server, still=False)
    yield person
    person.leave()


def test_a_great_battle_is_counted_and_makes_way_for_what_follows(moved: Person) -> None:
    moved.begin_from(LAST_TURN)
    fight(moved)
    sums = moved.page.locator(".battle .counting")
    # Rows III, II and I of both, then what both armies are worth.
    expect(sums).to_have_count(8)
    told = [sum_.evaluate("one => one.style.getPropertyValue('--sum')") for sum_ in sums.all()]
    assert told == ["5", "0", "3", "3", "6", "4", "14", "7"]
    expect(moved.page.locator(".battle")).to_have_count(0)


def test_any_input_ends_the_count(moved: Person) -> None:
    moved.begin_from(LAST_TURN)
    fight(moved)
    moved.page.wait_for_selector(".battle", state="attached")
    moved.page.mouse.click(5, 5)
    assert moved.page.locator(".battle").count() == 0


def test_with_reduced_motion_there_is_no_count(person: Person) -> None:
    person.begin_from(LAST_TURN)
    person.page.evaluate(WATCH)
    fight(person)
    person.answered()
    person.settle()
    assert person.page.evaluate("window.counted") == 0
