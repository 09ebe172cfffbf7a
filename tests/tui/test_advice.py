"""Hints and reviews in the terminal."""

from pathlib import Path

import pytest

from gosux.tui import advice
from gosux.tui.help import help_on
from tests.analysis.test_reasons import AHEAD, at_last
from tests.scene import scene
from tests.tui.table import sit_down

POSITION = at_last("supremacy = 1", f"{AHEAD}\nsupremacy = 1")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT_ITERATIONS", 200)
    monkeypatch.setattr(advice, "REVIEW_ITERATIONS", 60)


@pytest.mark.parametrize(
    ("lang", "topics", "nudge", "reason"),
    [
        ("en", ("hint", "moves"), "Look at the cards of level II in your hand.",
         "+ You win the game in this round (X1.1a)"),
        ("fr", ("indice", "coups"), "Regardez les cartes de niveau II de votre main.",
         "+ Vous gagnez la partie dans cette ronde (X1.1a)"),
    ],
)  # fmt: skip
def test_first_a_nudge_then_the_moves(
    tmp_path: Path, lang: str, topics: tuple[str, str], nudge: str, reason: str
) -> None:
    session = sit_down(scene(POSITION), tmp_path / "game.json", lang)
    first, then = [help_on(session, topic) for topic in topics]
    assert first[1].startswith(nudge)
    assert not any("Alpha" in line for line in first)
    assert "Alpha" in then[0] and reason in then


def test_no_hint_for_people_at_one_screen(tmp_path: Path) -> None:
    session = sit_down(scene(POSITION), tmp_path / "game.json", hot_seat=True)
    assert help_on(session, "hint") == help_on(session, "moves")
    assert help_on(session, "hint")[0].startswith("There is no hint now")


def test_a_review_when_the_game_is_over(tmp_path: Path) -> None:
    session = sit_down(scene(POSITION), tmp_path / "game.json")
    assert help_on(session, "review") == ["A review comes when the game is over."]
    session.choose("pass")
    told = help_on(session, "review")
    assert told[0] == "Review: Player 1" and "+ You win the game in this round (X1.1a)" in told
