"""Whole games of two to four people on devices of their own, from the invitation to the end and once more."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.person import ASKED, OVER, STANDING, TOLD, Person
from tests.browser.serving import Server
from tests.browser.test_departure import menu
from tests.browser.test_together import agree, invite, sit_down
from tests.browser.test_watching import post

MOST_INPUTS = 4000
RESULTS = {
    "en": ("You won", "You lost", "Nobody won"),
    "fr": ("Vous avez gagné", "Vous avez perdu", "Personne n'a gagné"),
}


def play_out(people: list[Person], seed: int, most: int = MOST_INPUTS) -> bool:
    """Whoever is asked does anything, until the game is over for everybody or so much was done."""
    dice = random.Random(seed)
    for _ in range(most):
        one = asked_of(people)
        if one is None:
            return True
        one.act(dice)
    return False


def asked_of(people: list[Person]) -> "Person | None":
    """Whoever is asked, after what is shown to them was skipped; None when the game is over for everybody."""
    for _ in range(3000):
        over = 0
        for one in people:
            if one.page.locator(STANDING).count():
                one.dismiss()
            elif one.page.locator(OVER).count():
                over += 1
            elif one.page.locator(TOLD).count():
                one.page.keyboard.press("Escape")
            elif one.page.locator(ASKED).count():
                return one
        if over == len(people):
            return None
        people[0].page.wait_for_timeout(20)
    raise AssertionError([one.page.locator(".game").get_attribute("data-state") for one in people])


def has_result(one: Person, language: str) -> None:
    assert one.page.locator("html").get_attribute("lang") == language
    assert one.page.locator("dialog[open] h2").inner_text() in RESULTS[language]
    assert not one.page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.slow
def test_two_people_invite_draft_and_play_to_the_end_and_again(person: Person, phone: Person, tmp_path: Path) -> None:
    """One at a desktop in English, one with a phone in French."""
    link = invite(person)
    sit_down(phone, link)
    agree(person, phone)
    assert play_out([person, phone], seed=5)
    has_result(person, "en")
    has_result(phone, "fr")
    for one, words in (
        (person, "Nobody chose the cards: checked"),
        (phone, "Personne n'a choisi les cartes : vérifié"),
    ):
        one.page.get_by_role("link", name=words).wait_for()
        assert violations(one.page) == []
    # The file says the same.
    with person.page.expect_download() as saving:
        person.page.get_by_role("button", name="Save the replay").click()
    file = tmp_path / "replay.json"
    saving.value.save_as(file)
    assert len(json.loads(file.read_text(encoding="utf-8"))["shuffle"]["numbers"]) == 2
    check = [sys.executable, "-m", "gosux", "replay", str(file), "--verify"]
    assert subprocess.run(check, capture_output=True, text=True, check=False).returncode == 0
    # And once more; this time they agree to end.
    first = person.game
    phone.page.get_by_role("button", name="Revanche").click()
    person.page.get_by_role("button", name="Rematch: Bo wants one too").click()
    for one in (person, phone):
        one.page.wait_for_selector(f".game:not([data-game='{first}'])", state="attached")
        one.game = str(one.page.locator(".game").get_attribute("data-game"))
    assert person.game == phone.game
    play_out([person, phone], seed=6, most=30)
    menu(person, "Offer to end the game")
    phone.page.get_by_text("Ada propose de terminer la partie").wait_for()
    assert violations(phone.page) == []
    phone.page.get_by_role("button", name="Oui", exact=True).click()
    for one, words in ((person, "Nobody won"), (phone, "Personne n'a gagné")):
        one.page.wait_for_selector(f"{OVER}, {TOLD}, {STANDING}", state="attached")
        assert asked_of([one]) is None
        one.page.get_by_role("heading", name=words).wait_for()


@pytest.mark.slow
def test_four_people_play_gosu_to_the_end(browser: Browser, server: Server) -> None:
    """Two at desktops, one of them in French, and two with phones; one of the four leaves in the middle for a bot."""
    people = [
        Person(browser, server),
        Person(browser, server, width=390, height=844, language="fr", touch=True),
        Person(browser, server, language="fr"),
        Person(browser, server, width=360, height=740, touch=True),
    ]
    seats = [{"kind": "person"}] * 4
    made = post(server, "rooms", {"name": "Ada", "ruleset": "gosu", "seats": seats, "stand_in": "random"})
    seated = [
        made,
        *[post(server, "rooms/sit", {"name": name, "code": made["code"]}) for name in ("Bo", "Cleo", "Dan")],
    ]
    for one in seated:
        post(server, "rooms/ready", {"token": one["token"], "ready": True})
    for one, seat in zip(people, seated, strict=True):
        one._sit_down({"game": made["room"], "over": False}, [{"seat": seat["seat"], "token": seat["token"]}])
    assert not play_out(people, seed=8, most=40)
    leaves = asked_of(people)  # whoever is waited for
    assert leaves is not None
    language = dict(zip(people, ("en", "fr", "fr", "en"), strict=True))
    leaves.connection_may_be_lost = True
    leaves.page.goto("about:blank")
    people.remove(leaves)
    for one in people:
        one.page.locator("[data-matter=fails]").wait_for()
    bot = {"en": "Let a bot play on", "fr": "Laisser jouer un robot"}[language[people[0]]]
    people[0].page.get_by_role("button", name=bot).click()
    for one in people:
        one.page.locator("[data-mark=bot]").first.wait_for(state="attached")
    assert play_out(people, seed=9)
    for one in people:
        has_result(one, language[one])
    # Back on the same device, whoever left reads the same end.
    leaves.page.goto(f"{server.address}#/result/{people[0].game}")
    leaves.page.get_by_role("heading", name=re.compile("|".join(RESULTS[language[leaves]]))).wait_for()
    for one in (*people, leaves):
        one.leave()


@pytest.mark.slow
def test_a_table_of_four_with_a_bot_own_seats_and_a_link_for_one_of_them(
    browser: Browser, server: Server, person: Person, phone: Person
) -> None:
    """Ada chooses the third seat, gives the first to a bot, and sends a link for the fourth to Bo."""
    ada, bo = person.page, phone.page
    ada.goto(f"{server.address}#/together/invite")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="GOSU", exact=True).click()
    ada.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    ada.get_by_text("Options", exact=True).click()
    ada.get_by_role("group", name="Your seat").get_by_role("button", name="3").click()
    ada.get_by_label("Player 1").select_option("random")
    ada.get_by_role("button", name="Make a link").click()
    ada.get_by_text("For all free seats:").wait_for()
    to_all = ada.get_by_role("textbox", name="Link").input_value()
    seats = ada.locator("section[aria-labelledby=seats] li")
    expect(seats).to_have_count(4)
    expect(seats.nth(0)).to_contain_text("plays by itself")
    expect(seats.nth(2)).to_contain_text("Ada")
    seats.nth(3).get_by_role("button", name="Link for this seat").click()
    ada.get_by_text("Only for seat 4:").wait_for()
    to_fourth = ada.get_by_role("textbox", name="Link").input_value()
    assert to_fourth != to_all
    assert violations(ada) == []
    bo.goto(to_fourth)
    bo.get_by_label("Votre nom").fill("Bo")
    bo.get_by_role("button", name="S'asseoir").click()
    expect(seats.nth(3)).to_contain_text("Bo")
    expect(seats.nth(1)).to_contain_text("Free seat")
    cleo = Person(browser, server)
    cleo.page.goto(to_all)
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Sit down").click()
    expect(seats.nth(1)).to_contain_text("Cleo")
    cleo.page.get_by_role("button", name="I am ready").click()
    agree(person, phone)
    for one, place in ((person, 2), (phone, 3), (cleo, 1)):
        one.page.wait_for_selector(".game", state="attached")
        kept = json.loads(one.page.evaluate("localStorage.getItem('gosux-seats')"))
        assert kept[0]["seat"] == place
    assert not play_out([person, phone, cleo], seed=2, most=8)
    cleo.leave()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be ended and started again."""
    server = Server(tmp_path_factory.mktemp("correspondence"))
    yield server
    server.stop()


@pytest.mark.slow
def test_a_game_by_correspondence_goes_on_over_a_restarted_server(browser: Browser, own_server: Server) -> None:
    ada = Person(browser, own_server)
    bo = Person(browser, own_server, width=390, height=844, language="fr", touch=True)
    sit_down(bo, invite(ada, clock="1 day a turn"))
    agree(ada, bo)
    game = ada.game
    play_out([ada, bo], seed=3, most=20)
    one = asked_of([ada, bo])
    assert one is not None
    waits = bo if one is ada else ada
    # Whoever waits closes the page, the server ends, and it begins anew.
    waits.page.goto("about:blank")
    one.connection_may_be_lost = True
    own_server.kill()
    own_server.start()
    for _ in range(200):
        if asked_of([one]) is one and one.number and not one.page.locator(".game[data-state=lost]").count():
            break
        one.page.wait_for_timeout(50)
    dice = random.Random(4)
    for _ in range(200):  # their turn ends
        if not one.page.locator(ASKED).count():
            break
        one.act(dice)
    # Among their games the other one sees that it is their turn, and how long they have.
    waits.page.goto(f"{own_server.address}#/games")
    waits.page.locator(f"a[href$='{game}']").first.wait_for()
    waits.page.goto(f"{own_server.address}#/game/{game}")
    waits.page.wait_for_selector(f"[data-game='{game}']", state="attached")
    assert asked_of([waits]) is waits
    expect(waits.page.locator(".clock.running")).to_have_count(1)
    assert "h" in waits.page.locator(".clock.running").inner_text()
    play_out([ada, bo], seed=5, most=10)
    for person in (ada, bo):
        person.leave()
