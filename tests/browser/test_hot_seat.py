"""Several people at one screen: nothing of anybody's hand is in the document while it is covered."""

import json
from typing import Any

from playwright.sync_api import Page

import gosux
from gosux.text import Words
from tests.browser.person import Person

POSITION = """
tiles = []
[[player]]
army.I = ["volantis"]
hand = ["nezha", "elle", "sati"]
spent = 2
tokens = 0
[[player]]
army.I = ["un-go"]
hand = ["galmi-avatar", "boul-go"]
spent = 2
tokens = 0
"""
# Everything that the document says: texts, and the attributes of everything but the drawings kept for later use.
SAID = """() => {
    const drawn = [...document.querySelectorAll("body *:not(symbol *):not(symbol)")];
    const attributes = drawn.flatMap((one) => [...one.attributes].map((attribute) => attribute.value));
    return [document.title, document.body.innerText, ...attributes].join(" ");
}"""


def cards_of(position: str) -> list[str]:
    """The ids and names of all cards in hands."""
    players = gosux.read_position(position).table().players
    held = {str(card) for player in players for card in player.hand}
    words = Words("en")
    return sorted(held | {words.card(card).name for card in held})


def said(page: Page) -> str:
    text: Any = page.evaluate(SAID)
    return str(text)


def test_hands_are_hidden_between_turns(person: Person) -> None:
    page = person.page
    secrets = cards_of(POSITION)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    created = page.evaluate(
        """async (body) => {
            const headers = { "content-type": "application/json" };
            return (await fetch("api/games", { method: "POST", headers, body })).json();
        }""",
        json.dumps({"position": POSITION, "seats": seats}),
    )
    kept = [{"game": created["game"], **seat} for seat in created["seats"]]
    page.evaluate("(seats) => localStorage.setItem('gosux-seats', JSON.stringify(seats))", kept)
    page.goto(f"{person.server.address}#/game/{created['game']}")
    page.get_by_role("heading", name="Ada: your turn").wait_for()
    assert [secret for secret in secrets if secret in said(page)] == []
    page.get_by_role("button", name="Show my table").click()
    person.settle()
    ada = said(page)
    assert "Sati" in ada and "Boul Go" not in ada
    person.press(page.locator('[data-key="hand:0:nezha"]'))
    page.wait_for_selector(".game[data-steps='1']", state="attached")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Cover the screen").click()
    page.get_by_role("heading", name="Bo: your turn").wait_for()
    assert [secret for secret in secrets if secret in said(page)] == []
    page.get_by_role("button", name="Show my table").click()
    person.settle()
    bo = said(page)
    assert "Boul Go" in bo and "Sati" not in bo and "Ada" in bo
    # The end is told to everybody.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, I concede").click()
    page.get_by_role("heading", name="Ada won").wait_for()


def test_two_people_and_a_bot_begin_a_game_of_gosu(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.address}#/new?ruleset=gosu&players=3&people=2&seed=three&level=random")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name", exact=True).fill("Bo")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Show my table").click()
    person.settle()
    heads = page.locator(".play").inner_text()
    assert "Random moves" in heads
    page.goto(person.server.address)
    page.get_by_role("link", name="Bo and Random moves").or_(
        page.get_by_role("link", name="Random moves and Bo")
    ).wait_for()
