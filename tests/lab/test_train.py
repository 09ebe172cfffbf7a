"""Learning by games against oneself: repeatable, and able to go on after an interruption."""

import json
import math
import random
from pathlib import Path

import pytest

from gosux.lab import train as training_room
from gosux.lab.checks import BadRun
from gosux.lab.train import Training, train
from gosux.records.files import RecordError
from gosux.thinking.fitting import Note
from tests.random_play import played


@pytest.fixture(autouse=True)
def short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_room, "GAMES_IN_STEP", 2)
    monkeypatch.setattr(training_room, "MEASURED", 2)


@pytest.mark.parametrize("name", ["gosu-x", "gosu"])
def test_an_interrupted_training_ends_with_the_same_weights(tmp_path: Path, name: str) -> None:
    whole = Training(name, 6, "a")
    train(whole, None)
    checkpoint = tmp_path / "checkpoint.json"
    first = Training(name, 6, "a")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(first, checkpoint, interrupt)
    second = Training(name, 6, "a")
    second.resume(checkpoint)
    assert second.played == 2
    train(second, checkpoint)
    assert second.weights() == whole.weights()
    assert second.strength == whole.strength
    assert json.loads(checkpoint.read_text())["played"] == 6


def test_other_seeds_give_other_weights() -> None:
    texts = set()
    for seed in ("a", "b"):
        training = Training("gosu-x", 2, seed)
        train(training, None)
        texts.add(json.dumps(json.loads(training.weights())["inputs"]))
    assert len(texts) == 2


def test_what_is_learned_again_and_again_comes_to_be_expected() -> None:
    training = Training("gosu-x", 1, "a")
    judge = training.judge
    state = played(3, 30).state
    you = state.active
    for target in (1.0, 0.0):
        for _ in range(100):
            training.learner.fit.learn([Note(*judge.note(state, you), target)], 0.02, random.Random(1))
        assert judge.value(state, you) == pytest.approx(target, abs=0.1)


def test_the_gradients_are_those_of_the_loss() -> None:
    """Each weight that a note moves, moved by a little, changes the loss as its gradient says."""
    training = Training("gosu-x", 1, "a")
    judge, fit = training.judge, training.learner.fit
    state = played(3, 60).state
    note = Note(*judge.note(state, state.active), 0.8)

    def loss() -> float:
        judge.fold()
        value = judge.estimate(state, state.active)
        return -(0.8 * math.log(value) + 0.2 * math.log(1 - value))

    fit.add(note)
    compared = 0
    for place in note.indices[::3]:
        before = judge.own[place]
        judge.own[place] = before + 1e-5
        above = loss()
        judge.own[place] = before - 1e-5
        below = loss()
        judge.own[place] = before
        assert (above - below) / 2e-5 == pytest.approx(-fit.gradients[place], abs=1e-4)
        compared += fit.gradients[place] != 0.0
    assert compared > 10


@pytest.mark.parametrize("searched", [0, 2])
def test_the_target_of_every_note_is_what_came_of_the_game(searched: int) -> None:
    training = Training("gosu-x", 2, "a", searched=searched, iterations=4)
    training.learner.iterations = 4 if searched else 0
    notes = training.learner.play(2)
    assert len(notes) > 10
    assert {note.target for note in notes} <= {0.0, 0.5, 1.0}
    assert len({note.target for note in notes}) == 2 or notes[0].target == 0.5  # each side its own result


@pytest.mark.parametrize(
    ("text", "kind"),
    [("{", "training-damaged"), ("[]", "training-other-plan"), ("{}", "training-other-plan")],
)
def test_a_damaged_or_foreign_checkpoint_is_refused(tmp_path: Path, text: str, kind: str) -> None:
    checkpoint = tmp_path / "checkpoint.json"
    checkpoint.write_text(text)
    with pytest.raises(RecordError) as refused:
        Training("gosu-x", 6, "a").resume(checkpoint)
    assert refused.value.id == kind
    assert checkpoint.read_text() == text


def test_a_checkpoint_with_torn_weights_is_refused(tmp_path: Path) -> None:
    checkpoint = tmp_path / "checkpoint.json"
    training = Training("gosu-x", 6, "a")
    checkpoint.write_text(json.dumps(training.to_json() | {"inputs": [1.0]}))
    with pytest.raises(RecordError) as refused:
        training.resume(checkpoint)
    assert refused.value.id == "training-damaged"


@pytest.mark.parametrize("strength", [None, {}, {"unlearned": [[2]], "random": []}, {"unlearned": [], "random": 3}])
def test_a_checkpoint_with_torn_scores_is_refused(tmp_path: Path, strength: object) -> None:
    checkpoint = tmp_path / "checkpoint.json"
    training = Training("gosu-x", 6, "a")
    checkpoint.write_text(json.dumps(training.to_json() | {"played": 2, "strength": strength}))
    with pytest.raises(RecordError) as refused:
        training.resume(checkpoint)
    assert refused.value.id == "training-damaged"
    assert training.played == 0


def test_every_step_is_measured_against_both_opponents() -> None:
    training = Training("gosu-x", 6, "a")
    train(training, None)
    for scores in training.strength.values():
        assert [games for games, _ in scores] == [0, 2, 4, 6]
        assert all(0 <= score <= 1 for _, score in scores)


def test_measuring_teaches_nothing() -> None:
    training = Training("gosu-x", 2, "a")
    training.step()
    before = training.weights()
    training.measure()
    training.measure()
    assert training.weights() == before
    assert all(first == second for first, second in training.strength.values())  # the same deals, the same dice


@pytest.mark.parametrize("exploration", [-0.1, float("nan"), float("inf")])
def test_an_exploration_that_is_no_number_from_zero_up_is_refused(exploration: float) -> None:
    with pytest.raises(BadRun, match="the exploration is a number from 0 up"):
        Training("gosu-x", 1, "a", exploration)


def test_the_weights_say_how_they_came_to_be() -> None:
    told = json.loads(Training("gosu", 3, "a", 0.5).weights())
    assert told["how"] == "gosux train --ruleset gosu --games 3 --seed a --exploration 0.5"
    assert told["exploration"] == 0.5


def test_no_games_are_no_training() -> None:
    with pytest.raises(BadRun):
        Training("gosu-x", 0, "a")
