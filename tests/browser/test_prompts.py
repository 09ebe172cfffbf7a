"""Every kind of question that a card of the games can ask, each from a position file: all that can be answered is lit,
nothing else is, and an answer can be taken back and confirmed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from gosux.game.game import Game
from gosux.model.kinds import KINDS
from gosux.records.position_reader import read_position
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.scene import scene_for
from tests.browser.person import Person
from tests.browser.serving import Server

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.toml"))
WITHOUT_CARD = {"vision"}  # no card of the games has it (X13.9)
YOU = 0


def keys(game: Game) -> set[str]:
    """What can be chosen, by the keys that the page gives to things."""
    players = [Player(kind="bot", level="random") for _ in range(game.players)]
    found: set[str] = set()
    for choice in scene_for(game, YOU, players).choices:
        at = choice.at.model_dump()
        kind = at.pop("at")
        found.add(":".join([kind, *("common" if part is None else str(part) for part in at.values())]))
    return found


def test_there_is_a_position_for_every_kind() -> None:
    assert {path.stem for path in POSITIONS} == {kind.name for kind in KINDS} - WITHOUT_CARD


def lit_keys(person: Person) -> list[str]:
    return [str(person.lit.nth(place).get_attribute("data-key")) for place in range(person.lit.count())]


@pytest.fixture(scope="module")
def reader(browser: Browser, server: Server) -> Iterator[Person]:
    """One person for all positions: opening a browser takes longer than answering a question."""
    person = Person(browser, server)
    yield person
    person.leave()


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_what_can_be_answered_is_lit_and_nothing_else(reader: Person, path: Path) -> None:
    person = reader
    position = path.read_text(encoding="utf-8")
    person.begin_from(position)
    page = person.page
    assert page.locator(".game").get_attribute("data-kind") == path.stem
    assert person.prompt
    wanted = keys(read_position(position))
    # Which row to play in may be answered by a button or by the place itself, and a pile is opened first.
    lit = lit_keys(person)
    for clan in page.locator("[data-filter]").all():  # many cards are sorted by clans
        clan.click()
        lit += lit_keys(person)
    in_piles = {key for key in wanted if key.startswith("pile:") and path.stem == "turn"}
    assert set(lit) - {"None"} == wanted - in_piles
    before = person.number
    person.press(page.locator("[data-legal][data-key]:visible").first)
    person.answered()
    if page.locator(".game[data-steps='0']").count():  # several things could be meant: one of the buttons says which
        person.press(page.locator("[data-option]").first)
    page.wait_for_selector(".game[data-steps='1']", state="attached")
    page.keyboard.press("Backspace")
    page.wait_for_selector(".game[data-steps='0']", state="attached")
    assert person.number == before
