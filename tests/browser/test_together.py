"""People on devices of their own: one invites at a desktop in English, one comes with a phone in French."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.person import ASKED, CONFIRM, Person
from tests.browser.serving import Server


def invite(host: Person, *, listed: bool = False, ready_decks: bool = False, clock: str = "") -> str:
    """Make a room as "Ada"; returns its link."""
    page = host.page
    page.goto(f"{host.server.address}#/together/invite")
    page.get_by_label("Your name").fill("Ada")
    if listed:
        page.get_by_role("button", name="Anybody, from the lobby too").first.click()
    if ready_decks:
        page.get_by_role("button", name="Ready decks").click()
    if clock:
        page.get_by_role("button", name=clock).click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("img", name="QR code of the link").wait_for()
    return page.get_by_role("textbox", name="Link").input_value()


def sit_down(guest: Person, link: str) -> None:
    page = guest.page
    page.goto(link)
    page.get_by_role("heading", name="Ada vous invite").wait_for()
    page.get_by_label("Votre nom").fill("Bo")
    page.get_by_role("button", name="S'asseoir").click()
    page.get_by_role("heading", name="Tout le monde est là").wait_for()


def agree(host: Person, guest: Person) -> None:
    guest.page.get_by_role("button", name="Je suis prêt", exact=True).click()
    host.page.get_by_role("button", name="I am ready", exact=True).click()
    for one in (host, guest):
        one.page.wait_for_selector(".game", state="attached")
        one.game = str(one.page.locator(".game").get_attribute("data-game"))


def concede(one: Person) -> None:
    """In French."""
    page = one.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui, j'abandonne").click()


def series(one: Person) -> Locator:
    """How many games everybody has won."""
    return one.page.locator("section", has=one.page.get_by_role("heading", name="série").or_(
        one.page.get_by_role("heading", name="series"))).get_by_role("listitem")  # fmt: skip


def test_those_who_wait_read_phrases_in_their_language_and_a_series_has_a_score(person: Person, phone: Person) -> None:
    ada, bo = person.page, phone.page
    link = invite(person, ready_decks=True)
    expect(ada.get_by_role("heading", name="Say something")).to_have_count(0)  # nobody is there to read it
    expect(ada.get_by_role("button", name="I am ready")).to_have_count(0)  # nor to play with
    expect(ada.get_by_text("When everybody is here")).to_be_visible()
    expect(ada.get_by_text("not ready yet")).to_have_count(0)
    sit_down(phone, link)
    bo.get_by_role("button", name="Bonne chance").click()
    expect(ada.get_by_text("Bo: Good luck!")).to_be_visible()
    ada.get_by_role("button", name="One moment, please.").click()
    expect(bo.get_by_text("Ada\u00a0: Un instant, s'il vous plaît.")).to_be_visible()
    assert violations(ada) == [] and violations(bo) == []
    agree(person, phone)
    concede(phone)
    for one in (person, phone):
        assert one.settle() == "over"
    ada.get_by_role("button", name="Rematch").wait_for()
    expect(series(person)).to_have_count(0)  # one game is no series
    first = person.game
    bo.get_by_role("button", name="Revanche").click()
    ada.get_by_role("button", name="Rematch: Bo wants one too").click()
    for one in (person, phone):
        one.page.wait_for_selector(f".game:not([data-game='{first}'])", state="attached")
    concede(phone)
    for one, score in ((person, ["2 You", "0 Bo"]), (phone, ["0 Vous", "2 Ada"])):
        assert one.settle() == "over"
        expect(series(one)).to_have_text(score)
        assert violations(one.page) == []


TOMORROW = "() => { const now = Date.now; Date.now = () => now.call(Date) + 24 * 3600 * 1000; }"


@pytest.mark.slow
def test_the_win_is_offered_when_the_time_is_up(person: Person, phone: Person) -> None:
    sit_down(phone, invite(person, ready_decks=True, clock="1 day a turn"))
    agree(person, phone)
    waits = phone if asked(person, phone) is person else person
    claim = waits.page.get_by_role("button", name="Claim the win").or_(
        waits.page.get_by_role("button", name="Réclamer la victoire")
    )
    assert claim.count() == 0
    waits.page.evaluate(TOMORROW)
    claim.wait_for()
    claim.click()  # the server keeps its own time, which is not up
    waits.page.wait_for_timeout(500)
    assert waits.page.locator(".game[data-state=waiting]").count() == 1


def asked(*people: Person) -> Person:
    """Whoever is asked, after what was shown to them is skipped."""
    for _ in range(200):
        for one in people:
            if one.page.locator(".game[data-state=telling], dialog.battle[open]").count():
                one.page.keyboard.press("Escape")
            if one.page.locator(ASKED).count():
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_devices_meet_draft_and_play(person: Person, phone: Person) -> None:
    link = invite(person, clock="15 min + 10 s")
    assert violations(person.page) == []
    sit_down(phone, link)
    assert violations(phone.page) == []
    person.page.get_by_role("heading", name="Everybody is here").wait_for()
    agree(person, phone)
    assert person.game == phone.game
    for one in (person, phone):
        one.page.locator(".clock.running").wait_for()
        assert one.page.locator(".clock").count() == 2
    kinds = set()
    for number in range(40):
        one = asked(person, phone)
        kinds.add(one.page.locator(".game").get_attribute("data-kind"))
        if "turn" in kinds and number > 20:
            break
        ready = one.page.locator(CONFIRM)
        one.press(ready.first if ready.count() else one.lit.first)
        one.answered()
    assert {"draft", "turn"} <= kinds
    # Neither browser ever holds what opens the other seat.
    tokens = [one.page.evaluate("localStorage.getItem('gosux-seats')") for one in (person, phone)]
    assert len({len(text) for text in tokens}) == 1 and tokens[0] != tokens[1]
    # A used link opens nothing.
    phone.page.evaluate("localStorage.clear()")
    phone.connection_may_be_lost = True
    phone.page.goto(link)
    phone.page.get_by_role("heading", name="Ce lien ne marche pas").wait_for()
    phone.troubles = [one for one in phone.troubles if "404" not in one]


@pytest.mark.slow
def test_from_the_lobby_to_another_device_and_to_a_rematch(browser: Browser, server: Server, person: Person) -> None:
    other = Person(browser, server)
    invite(person, listed=True, ready_decks=True)
    page = other.page
    page.goto(f"{server.address}#/together")
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I am ready", exact=True).click()
    person.page.get_by_role("button", name="I am ready", exact=True).click()
    page.wait_for_selector(".game", state="attached")
    # Cleo goes on with another device.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on with another device").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    moved = Person(browser, server)
    moved.page.goto(link)
    moved.page.get_by_role("button", name="Go on here").click()
    moved.page.wait_for_selector(".game", state="attached")
    page.get_by_text("This game is open in another tab.").wait_for()
    # They play again.
    moved.page.get_by_role("button", name="Menu").click()
    moved.page.get_by_role("button", name="Concede").click()
    moved.page.get_by_role("button", name="Yes, I concede").click()
    for one in (moved, person):
        assert one.settle() == "over"
    moved.page.get_by_role("button", name="Rematch").click()
    moved.page.get_by_role("heading", name="Everybody is here").or_(
        moved.page.get_by_role("heading", name="Waiting for players")
    ).wait_for()
    person.page.get_by_role("button", name="Rematch: Cleo wants one too").click()
    for one in (moved, person):
        one.page.wait_for_selector(".game", state="attached")
    other.leave()
    moved.leave()
