"""The end of a game: who won and why, the course of the score, and what can be done next."""

import random
import re

from playwright.sync_api import expect

import gosux
from gosux.records.replays import replay_text
from tests.browser.person import Person
from tests.random_play import play_out


def replay(seed: int = 3) -> str:
    game = gosux.new_game("gosu-x", seed=seed)
    play_out(game, random.Random(seed))
    return replay_text(game)


def test_a_result_shows_why_with_its_battles_and_swings_and_leads_into_the_replay(person: Person) -> None:
    page = person.page
    person.enter("import", {"text": replay()})
    page.goto(f"{person.server.address}#/result/{person.game}")
    page.get_by_role("heading", name=re.compile(r"^Player \d won$")).wait_for()
    assert "(X" in page.locator(".why").first.inner_text()
    assert page.locator(".battles li").count() >= 1
    assert page.get_by_role("img", name=re.compile("Battle score, turn by turn")).locator("path").count() >= 2
    swing = page.locator(".swings a").last
    moment = (swing.get_attribute("href") or "").partition("moment=")[2]
    swing.click()
    page.get_by_text(re.compile(f"^Moment {moment} of")).wait_for()
    page.goto(f"{person.server.address}#/replay/{person.game}?moment=2")
    page.reload()
    page.locator(".moment .done").nth(1).wait_for()
    assert page.locator(".moment .done").count() == page.locator(".moment .taken").count() == 2


def test_a_rematch_keeps_the_clans_if_that_is_wanted(person: Person) -> None:
    page = person.page
    clans = "galmi+narashima+phoenix/goan_sul+tomorrow+xian"
    person.begin(seed="rematch", options={"clans": clans})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, I concede").click()
    page.get_by_role("heading", name="You lost").wait_for()
    first = person.game
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_selector(f".game:not([data-game='{first}']) .table")  # no draft of clans


def test_the_end_names_the_card_of_the_game_and_offers_a_rematch_first(person: Person) -> None:
    page = person.page
    person.enter("import", {"text": replay(seed=9)})  # a card's effect has won it
    page.goto(f"{person.server.address}#/result/{person.game}")
    key = page.locator("a.key")
    key.wait_for()
    moment = (key.get_attribute("href") or "").partition("moment=")[2]
    assert moment in [
        (one.get_attribute("href") or "").partition("moment=")[2] for one in page.locator(".swings a").all()
    ]
    assert "Kno'Bo" in key.inner_text() and "by what it did" in key.inner_text()
    person.begin(seed="focus", options={"clans": "galmi+narashima+phoenix/goan_sul+tomorrow+xian"})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, I concede").click()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_focused()
