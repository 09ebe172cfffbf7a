"""Files in and out: a position is opened, its game played with movement, its replay saved, opened again and watched."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.person import OVER, Person
from tests.browser.serving import Server
from tests.browser.test_help import POSITION


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
    page.get_by_role("button", name="Forward").click()
    assert slider.input_value() == "1"
    slider.fill(str(last))
    page.get_by_text(f"Moment {last} of {last}").wait_for()
    page.locator("select").select_option(label="everyone")
    page.wait_for_selector(".piles")
    person.leave()


def test_what_is_no_file_of_ours_is_told_in_a_sentence(person: Person, tmp_path: Path) -> None:
    wrong = tmp_path / "position.toml"
    wrong.write_text('[[player]]\nhand = ["satti"]\n[[player]]\n', encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(wrong)
    assert "satti" in person.page.get_by_role("alert").inner_text()
    # The browser notes the refusal; the page has told it.
    assert all("status of 4" in one for one in person.troubles)
    person.troubles = []
