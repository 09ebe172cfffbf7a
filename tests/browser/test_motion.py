"""What others do is shown one action after the other, and a Great Battle stands until it is dismissed."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import ASKED, STANDING, TOLD, Person
from tests.browser.serving import Server

LAST_TURN = """
ruleset = "gosu-x"
seed = "last turn"
round = 1
turn = 0
starter = 0
turns_left = 0
tiles = ["phoenix"]

[[player]]
clans = ["justice", "galmi", "xian"]
army.I = ["volantis", "volantis", "bun-to"]
army.II = ["elle"]
army.III = ["byun-hyung-ja-justice"]
hand = ["quae"]

[[player]]
passed = true
clans = ["goan_sul", "narashima", "tomorrow"]
army.I = ["spirits-of-smook [x2]", "aat", "(lava-goddesses)"]
army.II = ["smook"]
"""

# The rival plays a card that captures something.
RIVALS_TURN = """
ruleset = "gosu-x"
seed = "rival"
round = 1
turn = 1
starter = 1
tiles = []

[[player]]
clans = ["justice", "galmi", "xian"]
army.I = ["volantis", "bun-to"]
hand = ["elle", "bun-to"]

[[player]]
clans = ["goan_sul", "narashima", "tomorrow"]
hand = ["lava-goddesses"]
"""

# All others go on without the person, who passes first.
OTHERS = """
ruleset = "gosu"
seed = "others"
round = 1

[[player]]
[[player]]
hand = ["seeker", "visionary", "illusionist", "adelam", "alikan", "awn"]
[[player]]
hand = ["guardian", "warrior", "recruiter", "dogopark", "favre", "pixl"]
[[player]]
hand = ["shaman", "summoner", "prescient", "sol", "sprew", "loya"]
"""


def wish(person: Person, **settings: Any) -> None:
    """Settings, as if they had been made before."""
    person.page.evaluate("kept => localStorage.setItem('gosux-settings', JSON.stringify(kept))", settings)
    person.page.reload()
    person.page.wait_for_selector("main")


@pytest.fixture
def moved(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person(browser, server, still=False)
    yield person
    person.leave()


# -- battles -----------------------------------------------------------------------------------------------------

COUNT = [
    ["5", "Immortals", "0"],
    ["3", "Heroes", "3"],
    ["6", "Troops\nCaptured, worth 0: Lava Goddesses", "4"],
    ["", "Doubled by a token\nSpirits of Smook", "+2"],
    ["+1", "1 for each card in hand\nPhoenix", ""],
]
AHEAD = [
    "Captured cards come back", "You keep 2 of 5", "Rival keeps 2 of 4", "Both draw up to 7 cards",
    "Rival begins round 2",
]  # fmt: skip


def fight(person: Person) -> None:
    person.begin_from(LAST_TURN)
    person.page.keyboard.press("p")
    person.answered()
    person.confirm_and_watch()


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_great_battle_is_seen_in_every_setting_and_stays_until_it_is_dismissed(
    browser: Browser, server: Server, still: bool
) -> None:
    person = Person(browser, server, still=still)
    page = person.page
    for pace in ("slow", "normal", "fast", "step"):
        wish(person, pace=pace)
        fight(person)
        battle = page.locator(STANDING)
        expect(battle.locator("h2")).to_have_text("Great Battle round 1")
        lines = [row.locator("td, th").all_inner_texts() for row in battle.locator("tbody tr").all()]
        assert [[cell.strip() for cell in line] for line in lines] == COUNT
        assert battle.locator("tfoot .unseen").all_inner_texts() == ["15", "9"]
        assert battle.locator(".verdict b").inner_text() == "You win by 6."
        assert battle.locator("li b").all_inner_texts() == AHEAD
        # No other key ends it; the armies below are those that fought.
        for key in ("Escape", " ", "p"):
            page.keyboard.press(key)
        assert page.locator("[data-army='1'] .card.captured").count() == 1
        battle.get_by_role("button", name="Continue: sacrifice 3").click()
        expect(battle).to_have_count(0)
        page.wait_for_selector(ASKED, state="attached")
        assert page.locator(".game").get_attribute("data-kind") == "sacrifice"
        assert page.locator("[data-army='1'] .card.captured").count() == 0
    person.leave()


def test_space_completes_the_count_and_enter_dismisses_it(moved: Person) -> None:
    fight(moved)
    battle = moved.page.locator(f"{STANDING}:not(.counted)")
    expect(battle).to_have_count(1)
    won = moved.page.locator(f"{STANDING} .side .disc:not(.no)")
    assert (won.count(), battle.locator(".gained").count()) == (0, 0)  # nobody has won before the count
    moved.page.keyboard.press(" ")
    expect(battle).to_have_count(0)
    expect(won).to_have_count(1)
    expect(moved.page.locator(f"{STANDING}.counted .go")).to_be_focused()
    moved.page.keyboard.press("Enter")
    expect(moved.page.locator(STANDING)).to_have_count(0)


# -- what others do ----------------------------------------------------------------------------------------------


@pytest.fixture(params=[False, True], ids=["moving", "still"])
def two(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[tuple[Person, Person]]:
    person, rival = Person(browser, server, still=request.param), Person(browser, server)
    yield person, rival
    person.leave()
    rival.leave()


def capture(person: Person, rival: Person) -> None:
    """The rival plays Lava Goddesses, which capture Volantis."""
    person.begin_with(rival, RIVALS_TURN)
    rival.settle()
    rival.choose("hand:1:lava-goddesses")
    rival.choose("slot:0:0")
    rival.confirm_and_watch()


def test_a_rivals_action_is_shown_with_its_card_an_arrow_and_a_sentence_until_the_reader_goes_on(
    two: tuple[Person, Person],
) -> None:
    person, rival = two
    wish(person, pace="step")
    capture(person, rival)
    page = person.page
    bar = page.locator(".scene-bar")
    expect(bar.locator("b").first).to_have_text("Rival plays Lava Goddesses (I·1).")
    expect(bar.locator(".lines")).to_contain_text("Rival captures your Volantis (I·1).")
    expect(page.locator(".pointers .acts")).to_have_count(1)
    expect(page.locator(".pointers .line")).to_have_count(1)
    expect(page.locator(".pointers .chip")).to_have_text("−2 for you")
    expect(page.locator("[data-seat='1'] .pill")).to_have_text("Acting")
    expect(page.locator("[data-past]")).to_have_count(0)
    page.wait_for_timeout(3000)  # longer than any other pace
    assert page.locator(TOLD).count() == 1
    assert person.lit.count() == 0
    page.keyboard.press(" ")
    page.wait_for_selector(ASKED, state="attached")
    assert page.locator(".pointers").count() == 0
    assert page.locator("[data-past]").inner_text() == (
        "Watch again:\nRival plays Lava Goddesses (I·1). Rival captures your Volantis (I·1)."
    )


def test_a_past_action_is_watched_again_and_the_table_is_left_as_it_was(two: tuple[Person, Person]) -> None:
    person, rival = two
    wish(person, pace="normal")
    capture(person, rival)
    page = person.page
    page.wait_for_selector(ASKED, state="attached")  # by itself
    person.choose("hand:0:bun-to")
    expect(page.locator("[data-place].changed")).to_have_count(0)

    def seen() -> tuple[Any, ...]:
        army, log = page.locator("[data-army='0']").inner_html(), page.locator(".log li").all_inner_texts()
        return army.split(), log, person.number, person.steps, person.lit.count()

    before = seen()
    page.locator("[data-past]").last.click()
    expect(page.locator(".scene-bar .note")).to_have_text("Replay of action 1")
    expect(page.locator(".replaying")).to_have_count(1)
    assert person.lit.count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(ASKED, state="attached")
    assert seen() == before
    assert before[3] > 0


# Writes down what is told, however short it is.
WATCH = """() => {
    window.told = [];
    const look = () => {
        const head = document.querySelector(".scene-bar .say b")?.textContent;
        if (head && window.told.at(-1) !== head) window.told.push(head);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_states_that_come_at_once_are_all_shown_in_their_order(moved: Person) -> None:
    wish(moved, pace="fast")
    arrived: list[tuple[float, Any]] = []

    def heard(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state" and message["request"] is None:
            arrived.append((time.monotonic(), message))

    moved.page.on("websocket", lambda socket: socket.on("framereceived", heard))
    moved.page.evaluate(WATCH)
    moved.begin_from(OTHERS)
    moved.page.keyboard.press("p")
    moved.answered()
    moved.confirm_and_watch()
    moved.page.wait_for_selector(f"{STANDING}, {ASKED}", state="attached")
    told = moved.page.evaluate("window.told")
    heads = [text_of(entry["head"]) for _, message in arrived for entry in message["log"]]
    shown = time.monotonic() - arrived[0][0]
    assert arrived[9][0] - arrived[0][0] < shown / 3
    assert told[:10] == without_repeats(heads)[:10]
    moved.dismiss()


def text_of(sentence: Any) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in sentence["en"])


def without_repeats(heads: list[str]) -> list[str]:
    return [head for place, head in enumerate(heads) if place == 0 or head != heads[place - 1]]


def test_an_entry_of_the_log_is_watched_again_by_keyboard(two: tuple[Person, Person]) -> None:
    person, rival = two
    wish(person, pace="fast")
    capture(person, rival)
    page = person.page
    page.wait_for_selector(ASKED, state="attached")
    person.choose("hand:0:bun-to")  # waits for Enter, which belongs to the button that has the focus
    entry = page.locator(".log").get_by_role("button", name="Watch again: Rival plays Lava Goddesses")
    entry.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".scene-bar .note")).to_have_text("Replay of action 1")
    page.keyboard.press("Escape")
    page.wait_for_selector(ASKED, state="attached")
    assert person.steps == 1


def test_what_happens_is_said_once_to_those_who_do_not_see_it(two: tuple[Person, Person]) -> None:
    person, rival = two
    wish(person, pace="step")
    capture(person, rival)
    page = person.page
    expect(page.locator(".scene-bar .lines")).to_contain_text("Rival captures your Volantis")
    spoken = page.locator("[role=status], [aria-live=polite], [role=log]:not([aria-live=off])")
    assert sum("Rival captures your Volantis" in words for words in spoken.all_inner_texts()) == 1
    page.keyboard.press(" ")
    page.wait_for_selector(ASKED, state="attached")
    person.choose("hand:0:bun-to")
    person.choose("level:1")
    person.confirm_and_watch()
    said = page.locator("[aria-live=polite]").filter(has_text="You play Bun To")
    expect(said).to_have_count(1)


def test_the_log_tells_how_much_is_new_to_those_who_read_above(person: Person) -> None:
    page = person.page
    page.set_viewport_size({"width": 1440, "height": 500})
    person.begin_from(OTHERS)
    person.choose("word:pass")
    person.confirm()
    scrolled = "list => list.scrollHeight > list.clientHeight + 80"
    page.wait_for_function(f"() => ({scrolled})(document.querySelector('.log ol'))")
    page.locator(".log ol").evaluate("list => list.scrollTo(0, 0)")
    before = page.locator(".log li").count()
    person.choose("word:draw 1")
    person.confirm()
    after = page.locator(".log li").count()
    assert after > before
    fresh = page.locator(".log .unread")
    expect(fresh).to_have_text(f"{after - before} new")
    fresh.click()
    expect(fresh).to_have_count(0)
