"""docs/terminal.md promises nothing that is not there."""

import inspect
import re
from pathlib import Path

import gosux
from gosux.commands.join import join
from gosux.commands.play import play
from gosux.text.words import Words
from gosux.tui.answers import answer
from gosux.tui.help import help_on
from gosux.tui.phrases import say
from tests.tui.table import sit_down

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "terminal.md").read_text(encoding="utf-8")


def test_the_options_of_the_guide_are_those_of_the_command() -> None:
    playing, by_link = GUIDE.split("## By a link")
    for part, command in ((playing, play), (by_link, join)):
        parameters = {f"--{name.replace('_', '-')}" for name in inspect.signature(command).parameters}
        named = set(re.findall(r"--[a-z][a-z-]+", part))
        assert named == parameters if command is play else named <= parameters


def test_everything_that_the_guide_types_is_understood(tmp_path: Path) -> None:
    game = gosux.new_game("gosu-x", 1, {"clans": "galmi+narashima+abhilasha/justice+xian+tomorrow"})
    session = sit_down(game, tmp_path / "game.json")
    topics = re.findall(r"`\? ([^`]+)`", re.sub(r"\(GOSU:[^)]*\)", "", GUIDE))
    assert len(topics) > 20
    for topic in topics:
        assert not help_on(session, topic)[0].startswith("Nothing here"), topic
    assert "Nothing here" not in answer(session, "shift II2")


def test_everything_that_the_guide_types_in_gosu_is_understood(tmp_path: Path) -> None:
    session = sit_down(gosux.new_game("gosu", 1, players=3), tmp_path / "game.json")
    topics = [topic for note in re.findall(r"\(GOSU:[^)]*\)", GUIDE) for topic in re.findall(r"`\? ([^`]+)`", note)]
    assert len(topics) > 3
    for topic in topics:
        assert not help_on(session, topic)[0].startswith("Nothing here"), topic
    for typed in ("mutate II2", "trap 1:I3", "play guardian"):
        assert typed in GUIDE
        assert "Nothing here" not in answer(session, typed)


def test_the_signs_of_the_clans_are_those_of_the_table() -> None:
    for lang, row in (("en", "`Al` `An` `Da` `Fi` `Me` |"), ("fr", "in French `Al` `An` `So` `Fe` `Mé` |")):
        assert row in GUIDE
        words = Words(lang, "gosu")
        marks = {say(words, "terminal-clan-mark", clan=clan.id) for clan in words.names.catalogue.clans}
        assert marks == set(re.findall(r"`([^`]+)`", row))


def test_the_picture_asks_nothing_of_the_network() -> None:
    picture = (DOCS / "pictures" / "terminal.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"'\s)]+", picture)) == {"http://www.w3.org/2000/svg"}
    assert all(url.startswith("url(#") for url in re.findall(r"url\([^)]*\)", picture))
    assert "@font-face" not in picture
