"""Hints and reviews in the terminal."""

from pathlib import Path

import pytest

from gosux.game.game import new_game
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


@pytest.mark.parametrize(
    ("lang", "topic", "best", "source"),
    [
        ("en", "hint", "Best for you", "Measured by games"),
        ("fr", "coups", "Le mieux pour vous", "Mesuré par des parties"),
    ],
)
def test_the_draft_has_advice_for_every_clan(tmp_path: Path, lang: str, topic: str, best: str, source: str) -> None:
    session = sit_down(new_game("gosu-x", "1"), tmp_path / "game.json", lang)
    told = help_on(session, topic)
    heads = [line for line, before in zip(told, ["", *told], strict=False) if not before]
    assert best in heads[0] and told[-1].startswith(source)
    decision = session.decision
    assert decision is not None and len(heads) == len(decision.actions) + 1
    number, _, rest = heads[0].partition("  ")
    clan = session.game.rules.catalogue.clans[
        session.game.rules.catalogue.table.index(decision.actions[int(number) - 1].id)
    ]
    assert rest.startswith(session.words.clan(clan.id))


def test_people_at_one_screen_get_no_advice_in_the_draft(tmp_path: Path) -> None:
    session = sit_down(new_game("gosu-x", "1"), tmp_path / "game.json", hot_seat=True)
    assert help_on(session, "hint")[0].startswith("There is no hint now")
