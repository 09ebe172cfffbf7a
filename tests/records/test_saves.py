"""Saves: a game is taken up again where it was left, on this version of the rules or a later one."""

import json
import os
import random
import stat
from pathlib import Path
from typing import Any

import pytest

from gosux import Game, new_game, read_position
from gosux.game.seed import LONGEST_SEED
from gosux.records.files import RecordError
from gosux.records.replays import replay_text
from gosux.records.saves import parse_save, read_save, save_text, write_save
from tests.random_play import played

POSITION = """
tiles = []
[[player]]
hand = ["atalanta", "volantis"]
[[player]]
hand = ["arpia"]
"""


def changed(game: Game, **keys: Any) -> str:
    """The text of a save with some of its keys changed."""
    return json.dumps(json.loads(save_text(game)) | keys)


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as error:
        parse_save(text)
    return str(error.value)


@pytest.mark.parametrize("decisions", [0, 3, 6, 20, 41, 66])
def test_a_game_is_taken_up_again_where_it_was_left(decisions: int, tmp_path: Path) -> None:
    game = played(3, decisions)
    write_save(game, tmp_path / "game.json")
    again = read_save(tmp_path / "game.json")
    assert again == game
    assert (again.history, again.seed, again.options) == (game.history, game.seed, game.options)
    assert again.legal() == game.legal()


def test_a_game_that_began_from_a_position_keeps_its_beginning() -> None:
    game = read_position(POSITION)
    game.apply("play volantis")
    again = parse_save(save_text(game))
    assert again == game
    assert again.origin == game.origin
    assert again.to_position() == game.to_position()


def test_a_world_sampled_in_the_middle_of_an_effect_can_be_saved() -> None:
    game = played(3, 30).view(0).sample(random.Random(1))
    game.step(game.legal()[0])
    assert parse_save(save_text(game)) == game


def test_a_finished_game_can_be_saved_too() -> None:
    game = played(3, 5000)
    assert parse_save(save_text(game)).result == game.result


def test_a_save_holds_everything_and_is_plain_json() -> None:
    game = played(3, 20)
    data = json.loads(save_text(game))
    assert data["format"] == "gosux-save/1"
    assert data["version"] == game.rules.version
    assert (data["ruleset"], data["options"], data["seed"]) == ("gosu-x", game.options, "3")
    assert data["start"] is None
    assert len(data["actions"]) == 20
    assert data["actions"][0].startswith("draft ")
    assert set(data) == {"format", "version", "ruleset", "seats", "options", "seed", "start", "actions", "state"}


def test_only_its_owner_may_read_a_save(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("an older file that all may read")
    path.chmod(0o644)
    write_save(played(3, 20), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_save_that_fails_leaves_the_old_one_and_no_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_save(played(3, 20), path)
    before = path.read_text()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match="cannot be written: No space left"):
        write_save(played(3, 21), path)
    assert path.read_text() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_save_behind_a_link_replaces_the_file_and_not_the_link(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    write_save(played(3, 20), tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert read_save(tmp_path / "game.json") == played(3, 20)


@pytest.mark.parametrize("path", ["/nowhere/game.json", "\0"])
def test_a_save_needs_a_place(path: str) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        write_save(played(3, 20), path)


def test_any_seed_can_be_saved() -> None:
    for seed in ("", "grüße ✨", '"quoted"\n', "a" * LONGEST_SEED):
        assert parse_save(save_text(new_game("gosu-x", seed))).seed == seed


# -- versions (design 11) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["0", "3", "5", "beta"])
def test_a_running_game_of_another_version_goes_on_from_its_state(version: str) -> None:
    game = played(3, 33)
    again = parse_save(changed(game, version=version, actions=["an action that is gone"]))
    assert again == game
    assert again.history == []
    assert again.origin == json.loads(save_text(game))["state"]
    again.step(again.legal()[0])
    assert parse_save(save_text(again)) == again


def test_a_finished_game_of_an_older_version_that_went_the_same_way_is_read() -> None:
    game = played(3, 5000)
    again = parse_save(changed(game, version="0"))
    assert (again, again.history) == (game, game.history)


def test_a_finished_game_of_an_older_version_says_so() -> None:
    text = refusal(changed(played(3, 5000), version="0", actions=["an action that is gone"]))
    assert text == (
        "this finished game is of an older version of the rules (0; this gosux plays 4) and cannot be played again here"
    )


def test_a_state_that_cannot_be_taken_over_says_so() -> None:
    data = json.loads(save_text(played(3, 33)))
    data["state"]["format"] = 7
    text = refusal(json.dumps(data | {"version": "5"}))
    assert "version 5 of the rules" in text
    assert "states of format 7 cannot be read" in text


def test_a_save_without_a_version_is_refused() -> None:
    assert refusal(changed(played(3, 33), version=None)) == '"version" must name the version of the rules'


# -- damaged files -----------------------------------------------------------------------------------------------


def test_a_state_that_does_not_follow_from_the_actions_is_refused() -> None:
    data = json.loads(save_text(played(3, 33)))
    data["state"]["seats"][0]["tokens"] += 1
    assert refusal(json.dumps(data)) == "the state does not follow from the actions: the save is damaged"


def test_an_illegal_action_is_named() -> None:
    data = json.loads(save_text(played(3, 33)))
    data["actions"][20] = "draft xian"
    text = refusal(json.dumps(data))
    assert text.startswith("action 21, 'draft xian', is not possible: ")


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"ruleset": "chess"}, "no ruleset is called 'chess'; there are: gosu-x"),
        ({"ruleset": 3}, '"ruleset" must be a text'),
        ({"options": {"edition": "de"}}, "option edition may be en or fr, not 'de'"),
        ({"options": {"speed": "fast"}}, "no option is called 'speed'"),
        ({"options": []}, '"options" must be a table'),
        ({"seed": 3}, '"seed" must be a text'),
        ({"start": []}, '"start" must be a state or null'),
        ({"start": {}}, 'the state in "start" cannot be used: '),
        ({"actions": None}, '"actions" must be a list of texts'),
        ({"actions": [1]}, '"actions" must be a list of texts'),
        ({"format": "gosux-save/9"}, "this save has format 9; this gosux reads format 1 only"),
        ({"format": "chess"}, "this is neither a save nor a replay of gosux"),
    ],
)
def test_a_wrong_key_is_named(keys: dict[str, Any], sentence: str) -> None:
    assert refusal(changed(played(3, 33), **keys)).startswith(sentence)


def test_a_seed_that_is_not_the_starts_is_refused() -> None:
    assert refusal(changed(read_position(POSITION), seed="other")) == '"seed" and "start" do not agree'


def test_a_replay_is_no_save() -> None:
    assert refusal(replay_text(played(3, 5000))) == "this is a replay, not a save"


def test_a_game_whose_actions_do_not_lead_to_its_state_is_not_written() -> None:
    game = played(3, 33)
    game.state.seats[0].tokens += 1
    with pytest.raises(RecordError, match="do not lead to its state"):
        save_text(game)
