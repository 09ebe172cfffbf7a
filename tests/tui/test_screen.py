"""The screen itself: what stays in sight on screens of all sizes, and the keys."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from gosux.records.position_reader import read_position
from gosux.tui.app import Terminal
from tests.tui.table import at_the_screen, enter, screen, sit_down

# Arrows of Justice names one of 33 cards.
ARROWS = """
tiles = ["galmi", "xian"]
[[player]]
clans = ["justice", "goan_sul", "narashima"]
army.I = ["atalanta"]
hand = ["arrows-of-justice", "elle"]
[[player]]
clans = ["abhilasha", "phoenix", "tomorrow"]
army.I = ["guardians-of-the-night"]
hand = ["kaez", "ne-ye"]
"""


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_long_list_of_choices_is_scrolled_under_its_prompt(tmp_path: Path, size: tuple[int, int]) -> None:
    session = sit_down(read_position(ARROWS), tmp_path / "game.json")

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "play arrows-of-justice")
        assert session.decision is not None and len(session.decision.actions) == 33
        read: set[int] = set()
        for _ in range(40):
            page = screen(app)
            assert "Name a card that your opponent may not" in page
            assert "Your choice, 1 to 33" in page
            read |= {number for number in range(1, 34) if f"{number:>3}  Name " in page}
            if len(read) == 33:
                break
            await pilot.press("down")
        assert read == set(range(1, 34))
        await enter(app, pilot, "33")
        assert session.news[0] and "33" not in screen(app).splitlines()[0]

    at_the_screen(session, size, look)
    assert session.game.history[-1] >= 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_on_a_small_screen_is_reached_by_page_down(tmp_path: Path, lang: str) -> None:
    session = sit_down(read_position(ARROWS), tmp_path / "game.json", lang)

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        seen = screen(app)
        for _ in range(4):
            await pilot.press("pagedown")
            seen += screen(app)
        for name in ("Galmi", "Xi'an", "Elle", "Supr", "I │", " II │", "III │"):
            assert name in seen
        await pilot.press("pageup", "pageup", "pageup", "pageup")
        assert screen(app).splitlines()[0].startswith(("Round 1", "Ronde 1"))

    at_the_screen(session, (60, 16), look)


def test_the_screen_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    session = sit_down(read_position(ARROWS), tmp_path / "game.json")

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        for size in ((160, 50), (40, 12), (20, 6), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        page = screen(app)
        assert "It is your turn: choose an action." in page and "Your hand (2)" in page

    at_the_screen(session, (80, 24), look)


def test_the_first_question_comes_with_a_hint_and_new_things_are_marked(tmp_path: Path) -> None:
    session = sit_down(read_position(ARROWS), tmp_path / "game.json")

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        assert "Type the number of a choice" in screen(app)
        await enter(app, pilot, "draw 1")
        page = screen(app)
        assert "Type the number of a choice" not in page
        assert "› You spend 1 Activation token to draw" in page

    at_the_screen(session, (120, 40), look)
