"""Links: a position or replay in the address."""

import base64
import random
import zlib

import pytest
from playwright.sync_api import Browser, expect

import gosux
from gosux.records.links import link_to
from gosux.records.replays import replay_text
from tests.browser.axe import violations
from tests.browser.links import opened
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.site_person import SitePerson
from tests.browser.static_host import StaticHost
from tests.browser.test_help import POSITION
from tests.random_play import play_out

DAMAGED = "damaged or not complete"
TOO_LONG = "too long for a link"


def copied(person: Person, name: str) -> str:
    """Press a button that copies a link; the link."""
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.get_by_role("button", name=name).click()
    person.page.get_by_text("Copied.").wait_for()
    return str(person.page.evaluate("navigator.clipboard.readText()"))


def test_a_moment_of_a_replay_is_handed_on_and_played_by_somebody_else(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    game = gosux.new_game("gosu-x", seed=3)
    play_out(game, random.Random(3))
    person.enter("import", {"text": replay_text(game)})
    slider = person.page.locator("input[type=range]")
    slider.wait_for()
    slider.fill("60")
    person.page.get_by_text("Moment 60 of").wait_for()
    person.page.locator(".more summary").click()
    link = copied(person, "Copy a link to this moment")
    assert link.startswith(f"{server.address}#/open/")
    person.leave()

    other = Person(browser, server, width=390, height=844, language="fr", touch=True)
    other.page.goto(link)
    other.page.get_by_role("heading", name="Une position à jouer").wait_for()
    assert violations(other.page) == []
    other.page.get_by_label("Adversaire").select_option("troop")
    other.page.get_by_role("button", name="La jouer").click()
    other.page.wait_for_url("**/#/game/*")
    other.settle()
    other.leave()


def test_an_example_of_the_guide_is_handed_on(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.goto(f"{server.address}#/how-to-play")
    person.page.get_by_role("button", name="Copy link").first.click()
    person.page.get_by_text("Copied.").wait_for()
    person.page.goto(str(person.page.evaluate("navigator.clipboard.readText()")))
    person.page.get_by_role("heading", name="A position to play").wait_for()
    person.leave()


def test_a_player_hands_on_the_position_of_their_turn(person: Person) -> None:
    person.begin_from(POSITION)
    person.page.get_by_role("button", name="Menu").click()
    link = copied(person, "Copy a link to this position")
    text = opened(link)
    assert "seed" not in text
    assert gosux.read_position(text).table().players[0].hand == gosux.read_position(POSITION).table().players[0].hand


@pytest.mark.slow
def test_a_replay_opens_without_a_server_and_nothing_is_sent(browser: Browser, site: StaticHost) -> None:
    game = gosux.new_game("gosu", seed=5, players=3)
    play_out(game, random.Random(5))
    person = SitePerson(browser, site)
    sent: list[str] = []
    person.context.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    person.page.goto(f"{site.address}{link_to(replay_text(game))}")
    person.page.reload()
    person.page.get_by_role("button", name="Watch it").click()
    person.page.locator("input[type=range]").wait_for()
    assert sent and not any("/open/" in one or "gosux-replay" in one for one in sent)
    person.leave()


def bomb() -> str:
    return base64.urlsafe_b64encode(zlib.compress(b"\0" * 10_000_000, 9)).decode().rstrip("=")


def test_a_link_that_is_none_is_told_in_a_sentence(person: Person) -> None:
    cut_off = link_to(POSITION)[len("#/open/") : -9]
    for code, said in (("", DAMAGED), (bomb(), TOO_LONG), ("%E0%A4%A", DAMAGED), ("A" * 100_000, TOO_LONG),
                       (cut_off, DAMAGED)):  # fmt: skip
        person.page.goto(f"{person.server.address}#/open/{code}")
        expect(person.page.get_by_role("alert")).to_contain_text(said, timeout=10_000)


def test_a_link_to_something_else_is_told_in_a_sentence(person: Person) -> None:
    person.page.goto(f"{person.server.address}{link_to('hand = 3')}")
    person.page.get_by_role("button", name="Play it").click()
    expect(person.page.get_by_role("alert")).to_contain_text("hand")
    assert all("status of 4" in one for one in person.troubles)
    person.troubles = []
