"""Files in and out: a position is opened, its game played with movement, its replay saved, opened again and watched."""

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

import gosux
from gosux.records.replays import replay_text
from gosux.sessions.history import game_at
from gosux.sessions.storage.films import parse_film
from tests.browser.axe import violations
from tests.browser.person import OVER, STANDING, Person
from tests.browser.serving import Server
from tests.browser.test_help import POSITION
from tests.random_play import play_out


def test_a_position_becomes_a_game_and_the_game_a_replay(browser: Browser, server: Server, tmp_path: Path) -> None:
    person = Person(browser, server, still=False)
    page = person.page
    position = tmp_path / "position.toml"
    position.write_text(POSITION, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(position)
    person.settle()
    person.play_on(seed=7, most=12)
    page.keyboard.press("Escape")
    if page.locator(OVER).count() == 0:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="Yes, I concede").click()
    page.wait_for_selector(OVER)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the replay").click()
    replay = tmp_path / "replay.json"
    saving.value.save_as(replay)
    page.get_by_role("link", name="Start page").click()
    page.locator("input[type=file]").set_input_files(replay)
    slider = page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 0 and slider.input_value() == "0"
    page.get_by_role("button", name="Next action").click()
    assert int(slider.input_value()) > 0
    slider.fill(str(last))
    page.get_by_text(f"Moment {last} of {last}").wait_for()
    person.leave()


def test_a_replay_jumps_plays_by_itself_shows_all_hands_and_becomes_a_position(person: Person, tmp_path: Path) -> None:
    page = person.page
    game = gosux.new_game("gosu-x", seed=3)
    play_out(game, random.Random(3))
    person.enter("import", {"text": replay_text(game)})
    slider = page.locator("input[type=range]")
    slider.wait_for()

    def place(before: int) -> int:
        expect(slider).not_to_have_value(str(before))
        return int(slider.input_value())

    page.get_by_role("button", name="Next round").click()
    first = place(0)
    page.get_by_role("button", name="Next Great Battle").click()
    battle = place(first)
    assert 0 < first < battle
    page.get_by_role("button", name="Previous action").click()
    before = place(battle)
    assert before < battle
    page.get_by_label("Speed").select_option(label="fast")
    page.get_by_role("button", name="Play", exact=True).click()
    assert place(before) >= battle
    page.wait_for_selector(STANDING)  # it waits for the reader, also when a game plays by itself
    person.dismiss()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Previous action").click()
    page.get_by_label("Seen by").select_option(label="everyone")
    page.wait_for_selector(".hands")
    moment = int(slider.input_value())
    table = game_at(game, moment)
    for seat in range(2):
        shown = page.locator(f"[data-place='hand:{seat}'] [data-card]:is(button)")
        held = sorted(str(card) for card in table.table().players[seat].hand)
        expect(shown).to_have_count(len(held))
        assert sorted(str(one.get_attribute("data-card")) for one in shown.all()) == held
    page.locator(".more summary").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save this moment").click()
    saving.value.save_as(tmp_path / "position.toml")
    position = gosux.read_position((tmp_path / "position.toml").read_text(encoding="utf-8"))
    assert position.digest() == table.digest()


def test_a_replay_is_saved_as_its_reader_saw_it_which_the_page_cannot_open(person: Person, tmp_path: Path) -> None:
    page, file = person.page, tmp_path / "replay.json"
    person.begin_from(POSITION)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, I concede").click()

    def view_saved(shows: str) -> "int | None":
        page.get_by_label("What the file shows").select_option(label=shows)
        with page.expect_download() as saving:
            page.get_by_role("button", name="Save the replay").click()
        saving.value.save_as(file)
        return parse_film(file.read_text(encoding="utf-8")).view

    assert view_saved("as I saw it") == 0
    assert violations(page) == []
    page.get_by_role("link", name="Watch the game").click()
    page.locator(".more summary").click()
    assert view_saved("only what lay open") is None
    page.goto(person.server.address)
    for language, told in (("en", "this replay hides cards"), ("fr", "cette partie enregistrée cache des cartes")):
        if language == "fr":
            page.get_by_role("button", name="Français").click()
            page.wait_for_selector("html[lang=fr]")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(told)
    # The browser notes the refusal; the page has told it.
    assert all("status of 4" in one for one in person.troubles)
    person.troubles = []


def test_what_is_no_file_of_ours_is_told_in_a_sentence(person: Person, tmp_path: Path) -> None:
    wrong = tmp_path / "position.toml"
    wrong.write_text('[[player]]\nhand = ["satti"]\n[[player]]\n', encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(wrong)
    assert "satti" in person.page.get_by_role("alert").inner_text()
    # The browser notes the refusal; the page has told it.
    assert all("status of 4" in one for one in person.troubles)
    person.troubles = []
