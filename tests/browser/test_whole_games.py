"""Whole games in a browser: by clicking, by keyboard alone, by touch in French."""

import random

from tests.browser.person import Person


def test_a_game_is_begun_drafted_played_and_ended_by_clicking(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.address}#/new?seed=clicks")
    page.get_by_role("button", name="Random moves").click()
    page.get_by_role("button", name="Begin").click()
    assert person.play_on(seed=1)
    assert page.locator("dialog[open] h2").inner_text() in ("You won", "You lost", "Nobody won")
    assert "(X" in page.locator("dialog[open] .why").first.inner_text()


def test_a_game_is_played_by_keyboard_alone(person: Person) -> None:
    """N goes to the next lit thing, Enter chooses it, and confirms what was chosen; no mouse is touched."""
    person.begin(seed="keys")
    page = person.page
    keyboard = page.keyboard
    dice = random.Random(2)
    for _ in range(1500):
        if person.settle() == "over":
            break
        if page.locator("dialog[open]").count():
            lit = page.locator("dialog[open] [data-legal]").count()
            keyboard.press("Tab")
            keyboard.press("Tab")
            keyboard.press("Enter" if lit else "Escape")
            if page.locator("dialog[open]").count():
                keyboard.press("Escape")
                keyboard.press("p")
        else:
            for _ in range(dice.randrange(1, 6)):
                keyboard.press("n")
            keyboard.press("Enter")
            person.answered()
            page.evaluate("() => document.activeElement?.blur()")
            keyboard.press("Enter")
        person.answered()
    assert person.settle() == "over"


def test_a_game_is_played_in_french_on_a_phone(phone: Person) -> None:
    phone.begin(ruleset="gosu-x-quick", seed="telephone")
    assert phone.play_on(seed=3)
    title = phone.page.locator("dialog[open] h2").inner_text()
    assert title in ("Vous avez gagné", "Vous avez perdu", "Personne n'a gagné")
    assert phone.page.locator("html").get_attribute("lang") == "fr"
    assert not phone.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_game_of_gosu_for_four_is_played(person: Person) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 3
    person.begin(ruleset="gosu", players=4, seats=[{"kind": "person"}, *bots], seed="four")
    assert person.page.locator("[data-strip]").count() == 3
    assert person.play_on(seed=4)
