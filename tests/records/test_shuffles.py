"""Verifiable shuffles: the seed of a game between people comes from everybody's numbers."""

import json
from pathlib import Path

import pytest

from gosux import new_game
from gosux.game.game import Game
from gosux.records.files import RecordError
from gosux.records.replays import parse_replay, replay_text, verify_replay
from gosux.records.shuffles import Shuffle, fingerprint_of, new_secret, shuffle_of
from tests.commands.run import run

VECTORS = json.loads((Path(__file__).parent / "shuffle_vectors.json").read_text())
ONE, TWO = "11" * 16, "22" * 16


def finished(shuffle: Shuffle) -> Game:
    game = new_game("gosu-x", seed=shuffle.seed)
    game.concede(0)
    return game


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["game"] for vector in VECTORS])
def test_vectors_that_the_browser_client_computes_too(vector: "dict[str, object]") -> None:
    shuffle = shuffle_of(vector)
    assert (shuffle.fingerprint, shuffle.seed) == (vector["fingerprint"], vector["seed"])


def test_every_part_changes_the_seed() -> None:
    secret = new_secret()
    shuffles = [
        Shuffle("a", secret, (ONE, TWO)), Shuffle("b", secret, (ONE, TWO)), Shuffle("a", new_secret(), (ONE, TWO)),
        Shuffle("a", secret, (TWO, ONE)), Shuffle("a", secret, (ONE, None)), Shuffle("a", secret, (ONE, TWO, None)),
    ]  # fmt: skip
    assert len({shuffle.seed for shuffle in shuffles}) == len(shuffles)
    assert shuffles[0].seed not in shuffles[0].fingerprint and fingerprint_of(secret) != secret


def test_a_replay_shows_where_its_seed_comes_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shuffle = Shuffle("k3v9", new_secret(), (ONE, None))
    text = replay_text(finished(shuffle), shuffle)
    replay = parse_replay(text)
    assert replay.shuffle == shuffle
    verify_replay(replay)
    file = tmp_path / "game.json"
    file.write_text(text)
    said = run(capsys, "replay", str(file), "--verify").out
    assert shuffle.fingerprint in said and ONE in said
    assert "empreinte" in run(capsys, "replay", str(file), "--verify", "--lang", "fr").out.lower()


@pytest.mark.parametrize(("change", "said"), [
    ({"secret": "0" * 64}, "shuffle-secret"),
    ({"fingerprint": "0" * 64}, "shuffle-secret"),
    ({"numbers": [TWO, None]}, "shuffle-seed"),
    ({"game": "another"}, "shuffle-seed"),
    ({"numbers": [ONE]}, "shuffle-seed"),
    ({"numbers": ["1"]}, "shuffle"),
    ({"numbers": 7}, "shuffle"),
    ({"secret": None}, "shuffle"),
    ({"game": "../x"}, "shuffle"),
])  # fmt: skip
def test_a_shuffle_that_was_changed_is_refused(change: "dict[str, object]", said: str) -> None:
    shuffle = Shuffle("k3v9", new_secret(), (ONE, None))
    data = json.loads(replay_text(finished(shuffle), shuffle))
    data["shuffle"] |= change
    with pytest.raises(RecordError) as error:
        verify_replay(parse_replay(json.dumps(data)))
    assert error.value.id == said


def test_another_seed_is_refused() -> None:
    shuffle = Shuffle("k3v9", new_secret(), (ONE, None))
    game = new_game("gosu-x", seed="chosen by the host")
    game.concede(0)
    with pytest.raises(RecordError) as error:
        verify_replay(parse_replay(replay_text(game, shuffle)))
    assert error.value.id == "shuffle-seed"
