"""Replays: finished games seen again, and what is said of files that are none."""

import json
from pathlib import Path
from typing import Any

import pytest

from gosux import Game, new_game
from gosux.records.files import MOST_BYTES, RecordError
from gosux.records.foreign import parse_record
from gosux.records.replays import Replay, parse_replay, read_replay, replay_text, verify_replay, write_replay
from gosux.records.saves import save_text
from tests.random_play import played


def finished() -> Game:
    return played(5, 5000)


def changed(game: Game, **keys: Any) -> str:
    return json.dumps(json.loads(replay_text(game)) | keys)


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as error:
        verify_replay(parse_replay(text))
    return str(error.value)


def test_a_replay_plays_the_same_game_again(tmp_path: Path) -> None:
    game = finished()
    write_replay(game, tmp_path / "replay.json")
    replay = read_replay(tmp_path / "replay.json")
    assert verify_replay(replay) == game
    assert (replay.result, replay.checksum) == (game.result, game.digest())


def test_a_replay_names_all_that_is_needed() -> None:
    game = finished()
    data = json.loads(replay_text(game))
    assert set(data) == {
        "format", "version", "ruleset", "seats", "options", "seed", "start", "actions", "result", "checksum",
    }  # fmt: skip
    assert data["format"] == "gosux-replay/1"
    assert data["result"] == {"winners": game.result.winners if game.result else None, "rule": "X1.1a"}


def test_a_running_game_has_no_replay(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="when the game is over"):
        write_replay(played(5, 20), tmp_path / "replay.json")
    assert list(tmp_path.iterdir()) == []


def test_conceding_is_written_as_such() -> None:
    game = played(5, 20)
    other = 1 - game.state.decider
    game.concede(other)
    replay = parse_replay(replay_text(game))
    assert replay.actions[-1] == f"concede {other}"
    assert verify_replay(replay) == game
    last = list(replay)[-1]
    assert (last.player, last.kind, last.events[0].kind) == (other, "concede", "conceded")


def test_the_steps_of_a_replay_tell_who_did_what() -> None:
    game = finished()
    replay = parse_replay(replay_text(game))
    again = new_game("gosu-x", game.seed, dict(game.options))
    for step, action in zip(replay, game.history, strict=True):
        decision = again.decision
        assert decision is not None
        assert (step.player, step.kind, step.action) == (decision.player, decision.kind, again.action_text(action))
        events = again.apply(action, viewer=None)
        assert [event.to_json() for event in step.events] == [event.to_json() for event in events]
    assert [event.kind for event in replay.begin().opening] == ["first-player"]


def test_any_moment_of_a_replay_can_be_seen() -> None:
    game = finished()
    replay = parse_replay(replay_text(game))
    assert replay.game_at(0) == new_game("gosu-x", game.seed, dict(game.options))
    assert replay.game_at(30).history == game.history[:30]
    assert replay.game_at(len(replay.actions)) == game
    for number in (-1, len(replay.actions) + 1):
        with pytest.raises(IndexError):
            replay.game_at(number)


def test_either_record_is_recognised() -> None:
    assert isinstance(parse_record(replay_text(finished())), Replay)
    assert parse_record(save_text(played(5, 20))) == played(5, 20)


# -- versions (design 11) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "word"), [("0", "an older"), ("12", "a newer"), ("beta", "another")])
def test_another_version_of_the_rules_is_told_apart_from_damage(version: str, word: str) -> None:
    game = finished()
    for change in ({"checksum": "0" * 32}, {"actions": ["an action that is gone"]}, {"options": {"gone": "1"}}):
        assert refusal(changed(game, version=version, **change)) == (
            f"this replay is of {word} version of the rules ({version}; this gosux plays 4)"
            " and cannot be played again here"
        )


@pytest.mark.parametrize("version", ["0", "12", "beta"])
def test_a_replay_of_another_version_that_goes_the_same_way_is_read(version: str) -> None:
    game = finished()
    assert verify_replay(parse_replay(changed(game, version=version))) == game


# -- files that are no replays -----------------------------------------------------------------------------------


def test_a_truncated_file_says_so() -> None:
    text = replay_text(finished()).rstrip()
    for end in range(1, len(text)):
        assert refusal(text[:end]).endswith("it is truncated")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is neither a save nor a replay: it is not JSON"),
        ("once upon a time", "this is neither a save nor a replay: it is not JSON (line 1, column 1: "),
        ("[1, 2]", "this is neither a save nor a replay: a JSON object is expected"),
        ("{}", "this is neither a save nor a replay of gosux"),
        ('{"format": "other-game/1"}', "this is neither a save nor a replay of gosux"),
        ('{"format": "gosux-replay"}', "this replay has format none; this gosux reads format 1 only"),
        ('{"format": "gosux-replay/2"}', "this replay has format 2; this gosux reads format 1 only"),
        ('{"a":' * 100_000, "this is neither a save nor a replay: it is nested too deeply"),
        ("[" * 100_000, "this is neither a save nor a replay: it is nested too deeply"),
        ('{"a": ' + "9" * 5000 + "}", "this is neither a save nor a replay: "),
    ],
    ids=range(10),
)
def test_a_foreign_text_says_what_it_is_not(text: str, sentence: str) -> None:
    assert refusal(text).startswith(sentence)
    assert "\n" not in refusal(text)


def test_a_save_is_no_replay() -> None:
    assert refusal(save_text(played(5, 20))) == "this is a save, not a replay"


def test_files_that_are_no_texts_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content, sentence in (
        (b"\xff\xfe\x00", "the file is not a text in UTF-8"),
        (b" " * (MOST_BYTES + 1), "the file has more than 2 MiB, too many for a game"),
    ):
        path.write_bytes(content)
        with pytest.raises(RecordError) as error:
            read_replay(path)
        assert str(error.value) == f"{path}: {sentence}"


@pytest.mark.parametrize(("path", "reason"), [("/", "Is a directory"), ("/nowhere", "No such file"), ("\0", "null")])
def test_files_that_cannot_be_opened_are_refused(path: str, reason: str) -> None:
    with pytest.raises(RecordError, match=f"cannot be read: .*{reason}"):
        read_replay(path)


# -- replays that lie --------------------------------------------------------------------------------------------


def test_an_illegal_action_is_named_with_its_reason() -> None:
    game = finished()
    actions = json.loads(replay_text(game))["actions"]
    actions[1] = "draft sati"
    assert refusal(changed(game, actions=actions)) == "action 2, 'draft sati', is not possible: There is no such action"
    actions[1] = actions[0]
    taken = "That clan has been picked already (X2.1b)"
    assert refusal(changed(game, actions=actions)) == f"action 2, '{actions[0]}', is not possible: {taken}"


def test_an_action_after_the_end_is_named() -> None:
    game = finished()
    actions = json.loads(replay_text(game))["actions"]
    text = refusal(changed(game, actions=[*actions, "concede 0"]))
    assert text == f"action {len(actions) + 1}, 'concede 0', is not possible: The game is over (X1.0)"


def test_missing_actions_are_noticed() -> None:
    game = finished()
    actions = json.loads(replay_text(game))["actions"]
    text = refusal(changed(game, actions=actions[:-1]))
    assert text == f"the game is not over after the last action, number {len(actions) - 1}"


def test_another_result_is_noticed() -> None:
    game = finished()
    assert game.result is not None
    winner = game.result.winners[0]
    text = refusal(changed(game, result={"winners": [], "rule": "X1.1b"}))
    assert text == f"the game ends with a victory of player {winner} (X1.1a), but the file says a draw (X1.1b)"


def test_another_checksum_is_noticed() -> None:
    game = finished()
    text = refusal(changed(game, checksum="0" * 32))
    assert text == f"the game ends in another state: its checksum is {game.digest()}, not {'0' * 32}"


def test_another_seed_is_noticed() -> None:
    assert refusal(changed(finished(), seed="another"))


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"result": None}, '"result" must name the winners and the rule that ended the game'),
        ({"result": {"winners": 1, "rule": "X1.1a"}}, '"result" must name the winners'),
        ({"result": {"winners": [2], "rule": "X1.1a"}}, '"result" names a winner who does not play'),
        ({"checksum": 3}, '"checksum" must be a text'),
    ],
)
def test_a_wrong_key_is_named(keys: dict[str, Any], sentence: str) -> None:
    assert refusal(changed(finished(), **keys)).startswith(sentence)
