"""The slider of a replay in a notebook, in a page that has nothing else."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gosux import Replay, new_game
from gosux.notebook import page as notebook_page
from gosux.notebook import show
from gosux.records.replays import parse_replay, replay_text

LIGHT = {"background-color": "rgb(247, 242, 232)", "color": "rgb(28, 39, 48)"}
DARK = {"background-color": "rgb(16, 26, 33)", "color": "rgb(244, 237, 225)"}


@pytest.fixture(scope="module")
def replay() -> Replay:
    game = new_game("gosu-x-quick", seed=7)
    rng = random.Random(7)
    while legal := game.legal():
        game.step(rng.choice(legal))
    return parse_replay(replay_text(game))


@pytest.fixture(params=["light", "dark"])
def empty(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(color_scheme=request.param)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert wrong == []


def is_light(page: Page) -> bool:
    return bool(page.evaluate("matchMedia('(prefers-color-scheme: light)').matches"))


def test_the_slider_shows_one_moment_at_a_time(empty: Page, replay: Replay) -> None:
    count = len(replay.actions)
    empty.set_content(show(replay).html)
    seen = empty.locator(".gx-moment:visible")
    slider = empty.get_by_role("slider")
    for press, number in (("", 0), ("ArrowRight", 1), ("End", count), ("ArrowLeft", count - 1), ("Home", 0)):
        if press:
            slider.press(press)
        expect(seen).to_have_count(1)
        expect(seen).to_contain_text(f"{number} / {count}")
    for name, value in (LIGHT if is_light(empty) else DARK).items():
        expect(empty.locator("body > div")).to_have_css(name, value)


def test_two_replays_in_one_notebook_have_sliders_of_their_own(empty: Page, replay: Replay) -> None:
    empty.set_content(show(replay).html + show(replay).html)
    empty.get_by_role("slider").first.press("End")
    seen = empty.locator(".gx-moment:visible")
    expect(seen).to_have_count(2)
    expect(seen.nth(0)).to_contain_text(f"{len(replay.actions)} / ")
    expect(seen.nth(1)).to_contain_text("0 / ")


def test_the_theme_of_jupyter_counts_more_than_that_of_the_system(empty: Page, replay: Replay) -> None:
    other = not is_light(empty)
    empty.set_content(f'<body data-jp-theme-light="{str(other).lower()}">{show(replay).html}</body>')
    for name, value in (LIGHT if other else DARK).items():
        expect(empty.locator("body > div")).to_have_css(name, value)


def test_the_last_moment_is_there_if_some_are_left_out(
    empty: Page, replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notebook_page, "MOMENTS", 10)
    count = len(replay.actions)
    every = 1 + count // 10
    assert every > 1 and count % every, "the last moment must not be there anyway"
    empty.set_content(show(replay).html)
    seen = empty.locator(".gx-moment:visible")
    slider = empty.get_by_role("slider")
    slider.press("ArrowRight")
    expect(seen).to_contain_text(f"{every} / {count}")
    slider.press("End")
    expect(seen).to_contain_text(f"{count} / {count}")
    assert slider.input_value() == str(1 + count // every)
