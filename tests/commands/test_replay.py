"""``gosux replay``."""

import json
from pathlib import Path

import pytest

from gosux import Event
from gosux.commands.replay import story
from gosux.model.events import EVENTS
from gosux.records.replays import parse_replay, replay_text, write_replay
from gosux.records.saves import write_save
from gosux.text import Words
from gosux.text.rich_text import RichText, plain
from tests.commands.run import mistake, run
from tests.random_play import played


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    path = tmp_path / "replay.json"
    write_replay(played(5, 5000), path)
    return path


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("en", "A game of Gosu X (edition = fr, wonder_returns = no, uncertain_shift = 2).", "(X1.1a)."),
        ("fr", "Une partie de Gosu X (edition = fr, wonder_returns = no, uncertain_shift = 2).", "(X1.1a)."),
    ],
)
def test_a_game_is_told_in_words(
    lang: str, first: str, last: str, replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = run(capsys, "replay", replay, "--lang", lang)
    assert (output.code, output.err) == (0, "")
    lines = output.out.splitlines()
    assert lines[0] == first
    assert lines[-1].endswith(last)
    assert len(lines) > len(played(5, 5000).history)


def test_both_languages_tell_the_same_number_of_things(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    english, french = (run(capsys, "replay", replay, "--lang", lang).out.splitlines() for lang in ("en", "fr"))
    assert [bool(line) for line in english] == [bool(line) for line in french]
    assert english != french


class Kinds(Words):
    """Tells nothing but the kinds of the events."""

    def event(self, event: Event, viewer: int | None) -> RichText:
        assert viewer is None
        return plain(event.kind)


def test_a_story_tells_every_action_from_the_opening_to_the_end() -> None:
    game = played(5, 5000)
    lines = story(parse_replay(replay_text(game)), Kinds())
    assert lines[1] == "first-player"
    assert lines.count("drafted") == 6
    assert lines[-1] == "  game-over"
    assert lines[lines.index("round") - 1] == lines[lines.index("battle") - 1] == ""
    assert "turn" not in lines
    acted = {event for event in EVENTS if any(event == line for line in lines)}
    assert {"round", "battle", "song", "passed", "token-placed"} <= acted
    assert any(" to draw " in line for line in lines)


@pytest.mark.parametrize(("lang", "words"), [("en", "The replay is true"), ("fr", "L'enregistrement est exact")])
def test_verifying_says_that_all_is_well(
    lang: str, words: str, replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = run(capsys, "replay", replay, "--verify", "--lang", lang)
    assert (output.code, output.err) == (0, "")
    assert output.out.startswith(words)
    assert output.out.count("\n") == 1


@pytest.mark.parametrize("verify", [[], ["--verify"]])
def test_a_replay_that_lies_is_refused_before_anything_is_told(
    verify: list[str], replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(replay.read_text())
    replay.write_text(json.dumps(data | {"checksum": "0"}))
    assert "the game ends in another state" in mistake(capsys, "replay", replay, *verify)
    replay.write_text(json.dumps(data | {"actions": [*data["actions"][:30], "play chess"]}))
    line = mistake(capsys, "replay", replay, *verify)
    assert line == f"{replay}: action 31, 'play chess', is not possible: There is no such action"


def test_a_save_or_a_cut_file_is_refused(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = replay.read_text()
    replay.write_text(text[: len(text) // 2])
    assert mistake(capsys, "replay", replay).endswith("it is truncated")
    write_save(played(5, 20), replay)
    assert mistake(capsys, "replay", replay) == f"{replay}: this is a save, not a replay"
