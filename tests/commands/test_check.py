"""``gosux check``."""

import json
from pathlib import Path

import pytest

from gosux import new_game
from gosux.rules.records import write_replay, write_save
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
