"""Somebody watches two people who play on devices of their own, and cannot act."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.person import CONFIRM, Person
from tests.browser.serving import Server
from tests.browser.test_together import asked

DECKS = "galmi+narashima+phoenix/goan_sul+tomorrow+xian"


def post(server: Server, path: str, body: Any) -> Any:
    request = urllib.request.Request(
        f"{server.address}api/{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read() or b"null")


def meet(server: Server, host: Person, guest: Person, **wanted: Any) -> str:
    """Ada and Bo sit down and play, with ready decks; returns the id of their game."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = post(server, "rooms", {"name": "Ada", "seats": seats, **wanted})
    came = post(server, "rooms/sit", {"name": "Bo", "code": made["code"]})
    for one in (made, came):
        post(server, "rooms/ready", {"token": one["token"], "ready": True})
    for person, one in ((host, made), (guest, came)):
        person._sit_down({"game": made["room"], "over": False}, [{"seat": one["seat"], "token": one["token"]}])
    return str(made["room"])


def act(*people: Person) -> None:
    """Whoever is asked chooses, or confirms."""
    one = asked(*people)
    ready = one.page.locator(CONFIRM)
    one.press(ready.first if ready.count() else one.lit.first)
    one.answered()


def watch_link(player: Person) -> str:
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Let others watch").click()
    link = player.page.get_by_role("textbox", name="Link").input_value()
    player.page.keyboard.press("Escape")
    return link


def test_a_phone_watches_two_players(browser: Browser, server: Server, person: Person, phone: Person) -> None:
    other = Person(browser, server)
    meet(server, person, other, watch={"who": "link", "hands": 1})
    phone.page.goto(watch_link(person))
    phone.page.wait_for_selector("[data-watched]", state="attached")
    for one in (person, other):
        one.page.get_by_role("img", name="1 person watches").wait_for()
    number = phone.page.locator("[data-watched]").get_attribute("data-number")
    for _ in range(4):
        act(person, other)
    expect(phone.page.locator("[data-watched]")).not_to_have_attribute("data-number", str(number))
    assert phone.lit.count() == 0 and phone.page.locator(CONFIRM).count() == 0
    assert violations(phone.page) == []
    # Whoever plays is sent to their seat.
    other.page.goto(phone.page.url)
    other.page.get_by_role("button", name="To your seat").click()
    other.page.wait_for_selector(".game", state="attached")
    other.leave()


@pytest.mark.slow
def test_from_the_lobby_hands_are_seen_as_late_as_agreed(
    browser: Browser, server: Server, person: Person, phone: Person
) -> None:
    watcher = Person(browser, server)
    game = meet(server, person, phone, options={"clans": DECKS}, watch={"who": "lobby", "hands": 1})
    page = watcher.page
    page.goto(f"{server.address}#/together")
    page.locator("li", has_text="Ada and Bo").get_by_role("link", name="Watch").first.click()
    page.wait_for_selector(f"[data-watched='{game}']", state="attached")
    hands = page.get_by_text("All hands, 1 turn ago")
    expect(hands).to_have_count(0)
    for _ in range(12):
        if hands.count():
            break
        act(person, phone)
    hands.wait_for()
    assert page.locator("[data-place='hand:0'] [data-card]").count() > 0
    # The connection is lost and comes back.
    watcher.connection_may_be_lost = person.connection_may_be_lost = phone.connection_may_be_lost = True
    server.kill()
    expect(page.locator("[data-watched]")).to_have_attribute("data-state", "lost")
    server.start()
    expect(page.locator("[data-watched]")).not_to_have_attribute("data-state", "lost")
    watcher.leave()


@pytest.mark.slow
def test_a_wrong_link_shows_nothing(server: Server, person: Person) -> None:
    person.page.goto(f"{server.address}#/watch/nothing/{'0' * 16}")
    person.page.get_by_text("There is nothing to watch by this link").wait_for()
