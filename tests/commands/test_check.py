"""``gosux check``."""

import json
import os
import time
from functools import partial
from pathlib import Path

import pytest

from gosux import Game, new_game
from gosux.commands.shared.in_time import in_time
from gosux.records.files import RecordError
from gosux.records.replays import write_replay
from gosux.records.saves import write_save
from tests.commands.run import mistake, run
from tests.random_play import played

POSITION = """
seed = "secret"
round = 2
turn = 1
tiles = []
[[player]]
hand = ["atalanta"]
supremacy = 1
[[player]]
hand = ["arpia"]
"""


def test_a_position_is_recognised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position"
    path.write_text(POSITION)
    output = run(capsys, "check", path)
    assert (output.code, output.err) == (0, "")
    assert output.out == (
        f"{path}: a position of gosu-x, and it is fine.\nRound 2. Player 2 chooses an action.\nActions taken: 0.\n"
    )


def test_a_position_after_some_actions_is_told_as_it_stands_now(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position"
    path.write_text('then = ["play arpia"]' + POSITION)
    out = run(capsys, "check", path, "--lang", "fr").out
    assert "Ronde 2. Joueur 1 choisit une action." in out
    assert "Actions jouées : 1." in out


def test_a_save_is_recognised_and_its_secrets_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game("gosu-x", "nobody should see this seed")
    write_save(game, tmp_path / "save.json")
    output = run(capsys, "check", tmp_path / "save.json")
    assert output.code == 0
    assert output.out == (
        f"{tmp_path}/save.json: a save of gosu-x, and it is fine.\n"
        f"Before the first round. Player {game.state.decider + 1} chooses a clan.\n"
        "Actions taken: 0.\n"
    )


def test_a_replay_is_recognised_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "replay.json"
    write_replay(played(5, 5000), path)
    output = run(capsys, "check", path)
    assert output.code == 0
    assert "replay.json: a replay of gosu-x, and it is fine." in output.out
    assert "(X1.1a)." in output.out
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data | {"checksum": "0"}))
    assert "another state" in mistake(capsys, "check", path)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"once upon a time", "this is not TOML"),
        (b'{"format": "chess"}', "this is neither a save nor a replay of gosux"),
        (b'{"format": ', "it is truncated"),
        (b"[[1, 2]]", "this is not TOML"),
        (b"\xff\xff", "the file is not a text in UTF-8"),
        (b"rond = 3", 'rond: there is no such key; did you mean "round"?'),
        (b"[[player]]\nhand = ['satie']\n[[player]]\n", "player[0].hand[0]: no card is called 'satie'"),
    ],
)
def test_a_bad_file_gets_one_clear_error(
    content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    line = mistake(capsys, "check", path)
    assert line.startswith(f"{path}: ")
    assert sentence in line


def never_ends(file: Path) -> str:
    while True:
        time.sleep(1)


def dies(file: Path) -> str:
    os._exit(1)


def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"takes longer than 0\.2 s,"):
        in_time(never_ends, tmp_path, None, 0.2)


def test_a_replay_that_takes_too_long_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gosux.commands.replay.read", never_ends)
    monkeypatch.setattr("gosux.commands.replay.in_time", partial(in_time, seconds=0.2))
    for option in ([], ["--verify"]):
        assert "takes longer than 0.2 s," in mistake(capsys, "replay", tmp_path / "replay.json", *option)


def test_a_process_that_dies_leaves_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="ended without an answer"):
        in_time(dies, tmp_path, None, 60)


@pytest.mark.parametrize(("arguments", "seconds"), [([], 10), (["--seconds", "0.5"], 0.5)])
def test_the_time_for_a_file_can_be_chosen(
    arguments: list[str], seconds: float, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = []

    def noted(work: object, file: Path, packs: object, seconds: float) -> tuple[str, Game]:
        given.append(seconds)
        return "position", new_game("gosu-x", 1)

    monkeypatch.setattr("gosux.commands.check.in_time", noted)
    assert run(capsys, "check", "file", *arguments).code == 0
    assert given == [seconds]


def test_a_position_of_a_pack_is_recognised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position"
    path.write_text('ruleset = "gosu-x+embers"\n' + POSITION)
    pack = Path(__file__).parents[2] / "examples" / "embers.py"
    assert "a position of gosu-x+embers" in run(capsys, "check", path, "--pack", pack).out
