"""People on several devices ask each other to take something back, leave, are replaced by a bot, and come back."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.person import ASKED, CONFIRM, Person
from tests.browser.serving import Server
from tests.sessions.test_leaks import ASKED_UNNOTICED
from tests.sessions.together import PLAIN

POST = """async ([path, body]) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("api/" + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.status === 204 ? null : answer.json();
}"""
SIT = """([seat, address]) => {
    localStorage.setItem("gosux-seats", JSON.stringify([seat]));
    location.hash = address;
}"""


def meet(ada: Person, bo: Person, position: str, **wanted: Any) -> None:
    """A game of two from a position, each on a device of their own."""
    post = ada.page.evaluate
    seats = [{"kind": "person"}, {"kind": "person"}]
    room = post(POST, ["rooms", {"name": "Ada", "seats": seats, "file": position, "stand_in": "random", **wanted}])
    guest = post(POST, ["rooms/sit", {"name": "Bo", "code": room["code"]}])
    for one, seated in ((ada, room), (bo, guest)):
        post(POST, ["rooms/ready", {"token": seated["token"], "ready": True}])
        one.game = seated["room"]
    for one, seated in ((ada, room), (bo, guest)):
        seat = {"game": one.game, "seat": seated["seat"], "token": seated["token"]}
        one.page.evaluate(SIT, [seat, f"#/game/{one.game}"])
        one.page.wait_for_selector(f"[data-game='{one.game}']", state="attached")


def play(one: Person, card: str) -> None:
    """Play a card from the hand that needs nothing else."""
    one.settle()
    key = f'[data-key^="hand:"][data-key$=":{card}"]:visible'
    one.press(one.page.locator(key).first)
    one.page.wait_for_selector(CONFIRM)
    one.press(one.page.locator(CONFIRM).first)
    one.page.wait_for_selector(".game[data-state=waiting]", state="attached")


def menu(one: Person, name: str) -> None:
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name=name).click()


def test_taking_back_with_no_and_yes_then_a_bot_plays_on(person: Person, phone: Person) -> None:
    meet(person, phone, PLAIN)
    play(person, "nezha")
    phone.settle()
    menu(person, "Ask to take back")
    phone.page.get_by_text("Ada demande à reprendre sa dernière action").wait_for()
    phone.page.get_by_role("button", name="Non").click()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_text("Refused. You can ask again in").wait_for()
    person.page.keyboard.press("Escape")
    # Now the other one asks.
    play(phone, "boul-go")
    person.settle()
    menu(phone, "Demander à reprendre")
    person.page.get_by_text("Bo asks to take the last action back").wait_for()
    person.page.get_by_role("button", name="Yes").click()
    phone.page.wait_for_selector(ASKED, state="attached")
    assert phone.page.locator('[data-key$=":boul-go"]:visible').count() == 1
    # Bo leaves while Ada waits.
    phone.connection_may_be_lost = True
    phone.page.goto("about:blank")
    bar = person.page.locator("[data-matter=fails]")
    bar.get_by_text("Bo has left").wait_for()
    assert violations(person.page) == []
    expect(bar.get_by_role("button", name="Claim the win in")).to_have_attribute("aria-disabled", "true")
    bar.get_by_role("button", name="Wait").click()
    bar.get_by_role("button", name="Choose").click()
    bar.get_by_role("button", name="Let a bot play on").click()
    assert person.settle() == "asked"
    expect(person.page.locator("[data-mark=bot]")).to_be_visible()
    phone.page.goto(f"{phone.server.address}#/game/{phone.game}")
    phone.page.wait_for_selector(f"[data-game='{phone.game}']", state="attached")
    expect(person.page.locator("[data-mark]")).to_have_count(0)


@pytest.mark.slow
def test_a_pause_and_a_claim(person: Person, phone: Person) -> None:
    meet(person, phone, PLAIN, clock={"base": 600, "increment": 10})
    person.settle()
    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_text("Rien à reprendre maintenant.").wait_for()
    assert violations(phone.page) == []
    phone.page.get_by_role("button", name="Demander une pause").click()
    person.page.get_by_text("Bo asks for a pause").wait_for()
    assert violations(person.page) == []
    person.page.get_by_role("button", name="Yes").click()
    for one, words in ((person, "The game is paused"), (phone, "La partie est en pause")):
        one.page.get_by_text(words).wait_for()
        expect(one.page.locator(".clock.running")).to_have_count(0)
        assert violations(one.page) == []
    phone.page.get_by_role("button", name="Reprendre").click()
    person.page.locator(".clock.running").first.wait_for()
    play(person, "nezha")
    phone.connection_may_be_lost = True
    phone.page.goto("about:blank")
    person.page.get_by_role("button", name="Claim the win", exact=True).click()
    assert person.settle() == "over"


@pytest.mark.slow
def test_time_is_up_then_a_win_is_claimed_or_a_bot_plays_on(
    browser: Browser, server: Server, person: Person, phone: Person
) -> None:
    """Two games at once, since the shortest time is a minute, and it has to pass."""
    cleo, dan = Person(browser, server), Person(browser, server, language="fr")
    for one, other in ((person, phone), (cleo, dan)):
        meet(one, other, PLAIN, clock={"base": 60})
        play(one, "nezha")
        other.settle()
    for one in (person, cleo):
        expect(one.page.locator("[data-matter=fails]")).to_have_count(0)
    for one in (person, cleo):
        bar = one.page.locator("[data-matter=fails]")
        bar.get_by_text("Bo: the time is up").wait_for(timeout=120_000)
        assert violations(one.page) == []
    person.page.get_by_role("button", name="Claim the win", exact=True).click()
    cleo.page.get_by_role("button", name="Let a bot play on").click()
    for one, words in ((person, "You won"), (phone, "Vous avez perdu")):
        assert one.settle() == "over"
        one.page.get_by_role("heading", name=words).wait_for()
    # The bot takes this turn although Dan is there; he gets the seat back when the next one begins.
    assert cleo.settle() == "asked"
    expect(cleo.page.locator("[data-mark]")).to_have_count(0)
    expect(dan.page.locator("[data-matter=replaced]")).to_have_count(0)
    for one in (cleo, dan):
        one.leave()


@pytest.fixture
def patient(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with pauses, as players run it."""
    server = Server(tmp_path_factory.mktemp("patient"), pause=1.0)
    yield server
    server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("held", [True, False], ids=["asked", "not asked"])
def test_others_may_answer_for_the_same_time_asked_or_not(browser: Browser, patient: Server, held: bool) -> None:
    holding, without, _ = ASKED_UNNOTICED[1]
    ada, bo = Person(browser, patient), Person(browser, patient, width=390, height=844, language="fr", touch=True)
    meet(ada, bo, holding if held else without)
    ada.settle()
    ada.press(ada.page.locator('[data-key="slot:0:0"]:visible').first)
    ada.page.wait_for_selector(CONFIRM)
    ada.press(ada.page.locator(CONFIRM).first)
    ada.page.get_by_text("Bo may answer…").wait_for()
    assert violations(ada.page) == []
    if held:
        bo.page.get_by_text("s pour répondre, ensuite c'est non").wait_for()
        assert violations(bo.page) == []
    expect(ada.page.get_by_text("Bo may answer…")).to_have_count(0)
    ada.leave()
    bo.leave()
