"""Every window has room for the table: nothing lies on anything else, whatever the size of the text."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import full_tables
from tests.browser.person import Person
from tests.browser.serving import Server

ARMIES = (Path(__file__).parent / "positions" / "sacrifice.toml").read_text(encoding="utf-8")
WINDOWS = [(844, 390), (720, 450), (1440, 900), (1024, 600), (390, 844), (360, 640)]
LEAST = 24  # pixels of a place for a card, each way
# The parts of a table, and the places for cards within it: as boxes, from the top of the page.
BOXES = """() => [".head.you", ".head.rival", ".total", ".prompt", ".hand", ".mine .cell", ".theirs .cell"].flatMap(
    (name) => [...document.querySelectorAll(`.play > ${name}`)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [name, x + scrollX, y + scrollY, width, height];
    }),
)"""


def boxes(person: Person) -> list[tuple[str, float, float, float, float]]:
    return [tuple(box) for box in person.page.evaluate(BOXES)]


@pytest.mark.parametrize("size", [1, 1.5, 2])
def test_the_table_has_room(browser: Browser, server: Server, size: float) -> None:
    person = Person(browser, server)
    person.page.evaluate(f"localStorage.setItem('gosux-settings', JSON.stringify({{ textSize: {size} }}))")
    person.page.reload()
    person.page.wait_for_selector("main")
    person.begin_from(ARMIES)
    for width, height in WINDOWS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"innerWidth === {width} && innerHeight === {height}")
        person.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        found = boxes(person)
        assert len([name for name, *_ in found if "cell" in name]) == 30
        for place, (name, x, y, wide, high) in enumerate(found):
            assert wide >= LEAST and high >= LEAST, (width, height, name, wide, high)
            assert x >= -1 and x + wide <= width + 1, (width, height, name, x, wide)
            for other, x2, y2, wide2, high2 in found[place + 1 :]:
                beside = x + wide <= x2 + 1 or x2 + wide2 <= x + 1
                above = y + high <= y2 + 1 or y2 + high2 <= y + 1
                assert beside or above, (width, height, name, other)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.leave()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640), (844, 390)])
def test_board_and_hand_stay_where_they_are_while_one_chooses(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    person = Person(browser, server, width=width, height=height, language="fr")
    person.begin_from(full_tables.gosu_x(5))
    before = boxes(person)
    for chosen in ("slot:0:0", "hand:0:atalanta", "word:pass"):
        if chosen == "word:pass":
            person.page.keyboard.press("Escape")
            person.page.wait_for_selector(".game[data-steps='0']", state="attached")
        person.press(person.page.locator(f'[data-key="{chosen}"]:visible').first)
        person.answered()
        assert person.steps > 0 or chosen.startswith("hand"), chosen
        # What is weighed before a pass may take the place of the hand.
        assert [box for box in boxes(person) if box[0] != ".prompt"] == [box for box in before if box[0] != ".prompt"]
    person.leave()


def test_on_a_phone_the_menu_has_what_a_bar_would(phone: Person) -> None:
    phone.begin_from(full_tables.gosu_x(5))
    page = phone.page
    assert page.locator(".table > .top").count() == 0
    assert "Ronde 3" in page.locator(".total").first.inner_text()
    for item in ("Journal", "Réglages"):
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open]").get_by_role("button", name=item, exact=True).click()
        expect(page.locator("dialog[open] h2").first).to_contain_text(item)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    page.get_by_role("button", name="Touches et aide").click()
    expect(page.locator("dialog[open] h2").first).to_contain_text("Touches")
