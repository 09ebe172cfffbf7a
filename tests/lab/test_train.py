"""Learning by games against oneself: repeatable, and able to go on after an interruption."""

import json
import math
import multiprocessing
import os
import pickle
import random
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from gosux.lab import train as training_room
from gosux.lab.checks import BadRun
from gosux.lab.processes import Answer, Task
from gosux.lab.train import Training, train
from gosux.lab.train_games import RANDOM, Games, play_games, weights_of
from gosux.records.files import RecordError
from gosux.thinking.fitting import Note
from gosux.thinking.self_play import SelfPlay
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


def everything(training: Training) -> str:
    return json.dumps(training.to_json())


@pytest.fixture
def searching(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Training]:
    """Trainings of two steps of four games in several pieces; the second one searches, and so uses habits."""
    monkeypatch.setattr(training_room, "GAMES_IN_STEP", 4)
    monkeypatch.setattr(training_room, "CHUNK", 1)
    return lambda: Training("gosu-x-quick", 8, "a", searched=4, iterations=4)


def test_the_number_of_workers_does_not_change_the_weights(searching: Callable[[], Training]) -> None:
    alone, together = searching(), searching()
    train(alone, None)
    train(together, None, workers=2)
    assert everything(together) == everything(alone)
    assert len([weight for weight in together.judge.habits.weights if weight]) > 100


def test_training_goes_on_with_other_workers_after_one_was_killed(
    searching: Callable[[], Training], tmp_path: Path
) -> None:
    """Without Ray that ends the command; nothing is lost but the step."""
    checkpoint = tmp_path / "checkpoint.json"

    def kill_one(_: int) -> None:
        os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)

    with pytest.raises(BrokenProcessPool):
        train(searching(), checkpoint, kill_one, workers=2)
    second = searching()
    second.resume(checkpoint)
    assert second.played == 4
    train(second, checkpoint)
    alone = searching()
    train(alone, None)
    assert everything(second) == everything(alone)


def test_it_does_not_matter_which_games_are_over_first(searching: Callable[[], Training]) -> None:
    """Answers come in any order."""

    def backwards(work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Generator[Answer, None, None]:
        yield from map(work, [*tasks][::-1])

    one, other = searching(), searching()
    one.step()
    other.step(backwards)
    assert everything(other) == everything(one)


def test_games_are_played_with_what_was_learned_before_their_step() -> None:
    """So they depend on nothing that is learned meanwhile."""
    training = Training("gosu-x-quick", 4, "a")
    task = Games(2, 3, weights_of(training.judge, "gosu-x-quick"), "a", False, 0.1, 0)
    before = play_games(task)
    training.step()
    assert pickle.dumps(play_games(task)) == pickle.dumps(before)
    assert weights_of(training.judge, "gosu-x-quick") != task.weights


@pytest.mark.slow
def test_a_little_training_beats_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_room, "GAMES_IN_STEP", 30)
    monkeypatch.setattr(training_room, "MEASURED", 40)
    training = Training("gosu-x-quick", 60, "a")
    train(training, None, workers=2)
    scores = [score for _, score in training.strength[RANDOM]]
    assert scores[0] < 0.5 < 0.9 < scores[-1]


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
            training.fit.learn([Note(*judge.note(state, you), target)], 0.02, random.Random(1))
        assert judge.value(state, you) == pytest.approx(target, abs=0.1)


def test_the_gradients_are_those_of_the_loss() -> None:
    """Each weight that a note moves, moved by a little, changes the loss as its gradient says."""
    training = Training("gosu-x", 1, "a")
    judge, fit = training.judge, training.fit
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
    training = Training("gosu-x", 2, "a")
    table = SelfPlay(training.rules, training.judge, 0.1, 4 if searched else 0)
    notes = table.play(2, random.Random("a"))
    assert len(notes) > 10
    assert len(table.questions) > 10
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
