"""Players on two devices talk: each reads phrases in their own language; own words need both."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.test_watching import DECKS, meet


@pytest.mark.slow
def test_phrases_own_words_muting_and_a_report(server: Server, person: Person, phone: Person) -> None:
    meet(server, person, phone, options={"clans": DECKS})
    ada, bo = person.page, phone.page
    ada.get_by_role("button", name="Talk", exact=True).click()
    ada.get_by_role("button", name="Good luck!").click()
    bo.locator(".latest", has_text="Ada\u00a0: Bonne chance\u00a0!").wait_for()
    bo.get_by_role("button", name="Parler\u00a0: 1 nouveau message").click()
    expect(bo.locator(".said")).to_contain_text("Bonne chance\u00a0!")
    # Own words, as soon as both have switched them on.
    for page, own, on in ((ada, "Own words", "Switch on for me"), (bo, "Vos propres mots", "Activer pour moi")):
        page.get_by_text(own, exact=True).click()
        page.get_by_role("button", name=on).click()
    ada.get_by_label("Your words").fill("What a <b>deck</b>!")
    ada.get_by_role("button", name="Say", exact=True).click()
    expect(bo.locator(".said")).to_contain_text("What a <b>deck</b>!")
    # Whoever is muted is not heard any more, and heard again afterwards.
    bo.locator("summary", has_text="Ada").first.click()
    bo.get_by_role("button", name="Ne plus entendre Ada").click()
    expect(bo.locator(".said")).to_contain_text("Personne n'a encore rien dit.")
    bo.get_by_role("button", name="Entendre Ada de nouveau").click()
    expect(bo.locator(".said")).to_contain_text("Bonne chance\u00a0!")
    bo.get_by_text("Signaler Ada").click()
    bo.get_by_role("button", name="Envoyer le signalement").click()
    bo.get_by_text("Votre signalement est gardé").wait_for()
    with closing(sqlite3.connect(server.folder / "games.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM reports").fetchone() == (1,)
    # Whoever is blocked cannot sit down; the list is kept in the browser of whoever blocked them.
    bo.get_by_role("button", name="Bloquer Ada").click()
    bo.get_by_text("Ada ne peut plus s'asseoir à vos tables").wait_for()
    bo.goto(f"{server.address}#/together")
    bo.get_by_text("Personnes bloquées").click()
    bo.get_by_role("button", name="Ne plus bloquer Ada").click()
    expect(bo.get_by_text("Personnes bloquées")).to_have_count(0)


@pytest.mark.slow
def test_a_notification_tells_whose_turn_it_is(server: Server, person: Person, phone: Person) -> None:
    person.context.grant_permissions(["notifications"], origin=server.address.rstrip("/"))
    page = person.page
    page.goto(f"{server.address}#/settings")
    page.get_by_role("group", name="Tell me when it is my turn").get_by_role("button", name="On").click()
    page.get_by_role("button", name="Make my feed").click()
    address = page.get_by_label("Address of the feed").input_value()
    assert page.request.get(address).headers["content-type"].startswith("application/atom+xml")
    page.add_init_script(
        """window.told = [];
        window.Notification = class { static permission = "granted"; constructor(title) { window.told.push(title); } };
        Document.prototype.hasFocus = () => false;"""
    )
    meet(server, person, phone)
    page.reload()
    page.wait_for_selector(".game", state="attached")
    for _ in range(8):  # picks of the draft
        if page.evaluate("window.told.length"):
            break
        for one in (person, phone):
            if one.page.locator(".game[data-state=asked]").count():
                one.press(one.lit.first)
                one.page.keyboard.press("Enter")
                one.answered()
    page.wait_for_function("window.told.length > 0")
    assert page.evaluate("window.told[0]") == "It is your turn"
