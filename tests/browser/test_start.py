"""The pages before a game: what newcomers and returning players find there."""

import json
import re

from playwright.sync_api import expect

from tests.analysis.test_reasons import at_last
from tests.browser.person import Person
from tests.browser.test_access import complaints

LAST_TURN = at_last()


def concede(person: Person) -> None:
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, I concede").click()
    page.wait_for_selector("dialog[open] .acts")


def test_a_newcomer_plays_a_first_game_and_finds_it_again(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.address}#/settings")
    page.get_by_label("Your name").fill("Moss")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Play a first game").click()
    # Ready decks: there is no draft of clans.
    page.wait_for_selector(".table")
    person.settle()
    game = page.locator(".game").get_attribute("data-game")
    page.goto(person.server.address)
    page.get_by_role("link", name=re.compile("^Recruit")).click()
    page.wait_for_selector(f"[data-game='{game}']", state="attached")
    person.settle()
    concede(person)
    page.get_by_role("link", name="Start page").click()
    page.get_by_role("heading", name="Welcome back, Moss").wait_for()
    page.get_by_role("navigation", name="Menu").get_by_role("link", name="Games").click()
    assert page.locator("table tbody tr").first.inner_text().split() == ["Recruit", "0", "1"]
    page.get_by_role("button", name="Forget this game").click()
    page.get_by_role("button", name="Forget it for good").click()
    page.get_by_text("No game is finished yet.").wait_for()


def test_a_game_against_different_bots_is_put_together(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.address}#/new?ruleset=gosu&players=3")
    rows = page.get_by_role("group")
    rows.filter(has_text="Player 2").get_by_role("button", name="Random moves").click()
    rows.filter(has_text="Player 3").get_by_role("button", name="Troop").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-strip]")
    expect(page.locator(".play .bot").first).to_have_text(re.compile("Random moves|Troop"))  # whoever is shown large
    page.goto(person.server.address)
    page.get_by_role("link", name=re.compile("Troop and Random moves|Random moves and Troop")).wait_for()


def test_a_ready_deck_is_taken_and_its_game_counted_saved_and_erased(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.address}#/new")
    page.get_by_role("button", name="Ready decks").click()
    page.get_by_role("button", name=re.compile("^Rings")).click()
    expect(page.get_by_role("button", name=re.compile("^Star Opponent"))).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".table")  # without a draft
    person.settle()
    concede(person)
    page.get_by_role("link", name="Start page").click()
    page.locator(".wishes", has_text="Ready decks").wait_for()
    page.get_by_role("navigation", name="Menu").get_by_role("link", name="Games").click()
    clans = page.locator("section", has_text="Your record").locator("ul li")
    expect(clans).to_have_text([f"{clan} 0 of 1 won" for clan in ("Goan Sul", "Narashima", "Xi'an")])
    assert complaints(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    told = json.loads(saved.value.path().read_text("utf-8"))
    assert [(game["outcome"], game["clans"]) for game in told["games"]] == [("lost", ["goan_sul", "narashima", "xian"])]
    page.get_by_role("button", name="Erase all results").click()
    page.get_by_role("button", name="Erase for good").click()
    page.get_by_text("No game is finished yet.").wait_for()
    page.reload()
    page.get_by_text("No game is finished yet.").wait_for()


def test_a_record_of_lost_games_suggests_the_level_below_whatever_the_temperament(person: Person) -> None:
    page = person.page
    kept: list[str] = []
    for level in ("hero", "hero/bold", "hero", "hero/bold", "hero"):
        seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
        person.begin(position=LAST_TURN, seats=seats)
        kept += page.evaluate("JSON.parse(localStorage.getItem('gosux-seats'))")
        concede(person)
    page.evaluate("seats => localStorage.setItem('gosux-seats', JSON.stringify(seats))", kept)
    page.goto(f"{person.server.address}#/games")
    page.reload()
    suggestion = page.locator(".suggestion")
    expect(suggestion).to_contain_text("You won 0 of your last 5 against Hero: Ozeki may be more fun.")
    assert complaints(page) == []
    suggestion.get_by_role("link", name="Play Ozeki").click()
    expect(page.get_by_role("button", name="Ozeki")).to_have_attribute("aria-pressed", "true")


def test_advice_in_the_draft_can_be_switched_off_for_good(person: Person) -> None:
    page = person.page
    person.begin(ruleset="gosu-x")
    advice = page.get_by_role("region", name="Advice in the draft")
    page.locator(".clan", has_text="Goan Sul").hover()
    page.get_by_text("15 cards: 8 Troops (4 × 2), 5 Heroes, 2 Immortals").wait_for()
    page.locator(".clan", has_text="Best for you").first.hover()
    expect(advice).to_contain_text(re.compile(r"If you take .+: about \d+ games won of 100\."))
    expect(advice).to_contain_text("Measured by games between equal bots (Troop), 15,606 in all")
    assert complaints(page) == []
    advice.get_by_role("switch").click()
    expect(page.get_by_text("Best for you")).to_have_count(0)
    page.reload()
    expect(advice.get_by_role("switch")).not_to_be_checked()
