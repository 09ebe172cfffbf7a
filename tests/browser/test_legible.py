"""Everything can be read: on every screen, in every window, in both languages, with large text and full tables.

In a selection every two of a screen, a window, a text size and a language meet. The fullest screens of it run always,
the others and all combinations are slow.
"""

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from gosux.text import LANGUAGES
from tests.browser import full_tables
from tests.browser.legible import troubles
from tests.browser.pairs import pair_cover, pairs_of
from tests.browser.person import STANDING, Person
from tests.browser.serving import Server
from tests.browser.test_advice import thrown_away

POSITIONS = Path(__file__).parent / "positions"
WINDOWS = [(360, 640), (390, 844), (820, 1180), (1024, 768), (1440, 900), (3840, 2160)]
TEXT_SIZES = [1, 1.25, 1.5, 2]


def at(route: str, waits_for: str) -> Callable[[Person], None]:
    """The screen of an address."""

    def show(person: Person) -> None:
        person.page.goto(f"{person.server.address}#/{route}")
        person.page.wait_for_selector(waits_for)

    return show


def table(position: str) -> Callable[[Person], None]:
    return lambda person: person.begin_from(position)


def asks(kind: str) -> Callable[[Person], None]:
    """A question of that kind, as it comes up in a game."""
    return table((POSITIONS / f"{kind}.toml").read_text(encoding="utf-8"))


def passing(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(5))
    person.choose("word:pass")


def battle(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(5, passed=True))
    person.choose("word:pass")
    person.confirm_and_watch()
    person.page.wait_for_selector(STANDING)


def ended(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(5))
    person.page.locator(".menu").click()
    person.page.locator("nav.list button").last.click()
    person.page.locator(".item.warn").click()
    person.page.wait_for_selector("dialog[open] .acts")


def replayed(person: Person) -> None:
    ended(person)
    person.page.goto(f"{person.server.address}#/replay/{person.game}")
    person.page.wait_for_selector(".controls")


def reviewed(person: Person) -> None:
    person.enter("import", {"text": thrown_away()})
    person.page.goto(f"{person.server.address}#/review/{person.game}")
    person.page.wait_for_selector("[data-review=done]")


def draft(person: Person) -> None:
    person.begin(seed="legible")


SCREENS: dict[str, Callable[[Person], None]] = {
    "start": at("", "main h1"),
    "new": at("new", "form"),
    "settings": at("settings", "main fieldset, main label"),
    "cards": at("cards", "[data-card]"),
    "draft": draft,
    "hand of 15": table(full_tables.gosu_x(15)),
    "hand of 8": table(full_tables.gosu_x(8)),
    "two players": table(full_tables.gosu(2, 11)),
    "three players": table(full_tables.gosu(3, 1)),
    "four players": table(full_tables.gosu(4, 15)),
    "pay": asks("pay"),
    "wonder": asks("wonder"),
    "target": asks("target"),
    "name": asks("name"),
    "pass": passing,
    "battle": battle,
    "end": ended,
    "replay": replayed,
    "review": reviewed,
}


SELECTION = pair_cover([*SCREENS], WINDOWS, TEXT_SIZES, LANGUAGES)


class Reader(Person):
    """Somebody who changes window, text size and language while looking at one screen."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server)
        self._set("gosux-settings", json.dumps({"finished": True}))

    def read(self, window: tuple[int, int], text_size: float, language: str) -> list[str]:
        """What cannot be read then."""
        width, height = window
        self.page.set_viewport_size({"width": width, "height": height})
        self._set("gosux-settings", json.dumps({"textSize": text_size, "finished": True}))
        self._set("gosux.language", language)
        self.page.wait_for_selector(f"html[lang={language}]")
        return [f"{width}x{height} {text_size:.0%} {language}: {one}" for one in troubles(self.page)]

    def _set(self, key: str, value: str) -> None:
        """Another tab changes what is kept in this browser."""
        self.page.evaluate(
            """([key, newValue]) => {
                localStorage.setItem(key, newValue);
                dispatchEvent(new StorageEvent("storage", { key, newValue }));
            }""",
            [key, value],
        )


def test_every_two_of_screen_window_text_size_and_language_meet_in_the_selection() -> None:
    met = {pair for values in SELECTION for pair in pairs_of(values)}
    every = {pair for values in product(SCREENS, WINDOWS, TEXT_SIZES, LANGUAGES) for pair in pairs_of(values)}
    assert met == every
    assert len(SELECTION) < 1.2 * len(SCREENS) * len(WINDOWS)  # no selection could be smaller than these two factors


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_can_be_read(browser: Browser, server: Server, screen: str) -> None:
    reader = Reader(browser, server)
    SCREENS[screen](reader)
    found = []
    for chosen, window, text_size, language in SELECTION:
        if chosen == screen:
            found += reader.read(window, text_size, language)
    reader.leave()
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_can_be_read_at_every_size(browser: Browser, server: Server, screen: str) -> None:
    reader = Reader(browser, server)
    SCREENS[screen](reader)
    found = []
    for window, text_size, language in product(WINDOWS, TEXT_SIZES, LANGUAGES):
        found += reader.read(window, text_size, language)
    reader.leave()
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])  # 1 stands for the two of Gosu X
def test_hands_of_every_size_can_be_read(browser: Browser, server: Server, players: int) -> None:
    found = []
    for hand in range(1, 16):
        reader = Reader(browser, server)
        reader.begin_from(full_tables.gosu(players, hand) if players > 1 else full_tables.gosu_x(hand))
        for place, window in enumerate(WINDOWS, hand):
            found += reader.read(window, TEXT_SIZES[place % 4], LANGUAGES[(place // 2) % 2])
        reader.leave()
    assert found == []


FOUR = """
ruleset = "gosu"
round = 1
turn = 0
advantage = 1
[[player]]
army.I = ["shaman"]
hand = ["recruiter", "mmo-twice"]
[[player]]
army.I = ["warrior"]
[[player]]
army.I = ["scout"]
[[player]]
army.I = ["engineer"]
"""


def test_what_follows_can_be_read_beside_four_scores_in_a_low_window(browser: Browser, server: Server) -> None:
    reader = Reader(browser, server)
    reader.begin_from(FOUR)
    reader.choose("hand:0:recruiter")
    reader.choose("level:2")
    reader.page.wait_for_selector(".then b")
    assert reader.read((1440, 900), 1.5, "en") == []
    reader.leave()
