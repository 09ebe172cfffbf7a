"""Hints and reviews in the terminal."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from gosux.analysis.hints import Hint, hint
from gosux.game.game import new_game
from gosux.game.view import View
from gosux.tui import advice, app
from gosux.tui.app import Terminal
from gosux.tui.help import help_on
from gosux.tui.question import the_end
from tests.analysis.test_reasons import AHEAD, at_last
from tests.scene import scene
from tests.tui.table import at_the_screen, enter, screen, sit_down

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


def test_the_moves_after_a_nudge_need_no_second_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def counting(view: View, iterations: int) -> "Hint | None":
        searched.append(iterations)
        return hint(view, iterations)

    monkeypatch.setattr(advice, "hint", counting)
    session = sit_down(scene(POSITION), tmp_path / "game.json")
    for topic in ("hint", "moves", "moves"):
        help_on(session, topic)
    assert searched == [200]
    session.choose("play alpha")
    help_on(session, "hint")
    assert searched == [200, 200]


@pytest.mark.parametrize(
    ("lang", "topic", "remark"), [("en", "moves", "Where this comes from"), ("fr", "coups", "D'où cela vient")]
)
def test_moves_say_where_their_chances_come_from(tmp_path: Path, lang: str, topic: str, remark: str) -> None:
    told = help_on(sit_down(scene(POSITION), tmp_path / "game.json", lang), topic)
    assert told[-2] == remark and "7" in told[-1]


def test_a_review_shows_how_far_it_is_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    session = sit_down(scene(POSITION), tmp_path / "game.json")
    session.choose("pass")
    assert "? review says what your choices were worth" in " ".join(str(line) for line in the_end(session, 200))
    assert [*advice.reviewing(session)] == [100]
    assert [*advice.reviewing(session)] == []

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "? review")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Review: Player 1" in screen(app)

    at_the_screen(session, (120, 40), look)


def test_a_search_says_so_and_whatever_is_typed_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "NOTICED", 60)
    session = sit_down(scene(POSITION), tmp_path / "game.json")

    async def look(app: Terminal, pilot: "Pilot[str]") -> None:
        await enter(app, pilot, "? hint")
        assert "Searching" in screen(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "Searching" not in screen(app) and app.searching is None

    at_the_screen(session, (120, 40), look)
