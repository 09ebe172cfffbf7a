"""The learner: advantages, a short training, the net as a bot and as an engine."""

# ruff: noqa: E402 (what needs the libraries is imported once they are known to be there)

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install gosux[lab]")
import numpy as np

from gosux import new_game
from gosux.envs.batch import BatchEnv
from gosux.lab.arena import hold, plan
from gosux.learner.bot import NetBot
from gosux.learner.measure import against_bot, against_random
from gosux.learner.net import Net, load, tensors
from gosux.learner.ppo import Rollout, Settings, advantages
from gosux.learner.training import train

ROOT = Path(__file__).parents[2]
SHORT = Settings(steps=32, epochs=1, minibatch=256)
pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Sums over several threads are added in any order."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def rollout(asked: list[int], expected: list[float], ended: list[bool], rewards: list[list[float]]) -> Rollout:
    """The decisions of one game."""
    made = Rollout()
    made.asked = [np.array([seat], np.int32) for seat in asked]
    made.expected = [np.array([one], np.float32) for one in expected]
    made.ended = [np.array([one]) for one in ended]
    made.rewards = [np.array([one]) for one in rewards]
    return made


def test_each_player_learns_from_the_own_next_decision_and_the_own_reward() -> None:
    nothing = [0.0, 0.0]
    made = rollout([0, 1, 0, 1], [0.1, 0.2, 0.3, 0.4], [False] * 3 + [True], [nothing] * 3 + [[1.0, -1.0]])
    gains, targets = advantages(made, np.full((1, 2), 9.0, np.float32), 0.5)
    last_of_0, last_of_1 = 1.0 - 0.3, -1.0 - 0.4
    expected = [0.3 - 0.1 + 0.5 * last_of_0, 0.4 - 0.2 + 0.5 * last_of_1, last_of_0, last_of_1]
    assert gains[:, 0] == pytest.approx(expected)
    assert targets[:, 0] == pytest.approx(np.array(expected) + np.array([0.1, 0.2, 0.3, 0.4]))


def test_a_game_that_goes_on_counts_with_what_is_expected_of_it() -> None:
    made = rollout([1, 0], [0.5, 0.0], [True, False], [[-1.0, 1.0], [0.0, 0.0]])
    gains, _ = advantages(made, np.array([[0.7, -0.7]], np.float32), 0.9)
    assert gains[:, 0] == pytest.approx([1.0 - 0.5, 0.7])


def test_only_legal_actions_have_a_chance_and_unused_columns_change_nothing() -> None:
    torch.manual_seed(0)
    net = Net()
    tables = BatchEnv("gosu-x", 8, 1, dense=False)
    rng = np.random.default_rng(1)
    for _ in range(40):
        tables.step(tables.random_actions(rng))
    masks = torch.tensor(tables.masks)
    policy, value = net(*tensors(tables.places, tables.values, tables.counts), masks)
    assert torch.allclose((policy.exp() * masks).sum(1), torch.ones(8), atol=1e-5)
    again, same = net(torch.tensor(tables.places), torch.tensor(tables.values), masks)
    assert torch.allclose(policy, again, atol=1e-4) and torch.allclose(value, same, atol=1e-5)


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    nets = [train(updates=2, games=8, seed=5, rivals=(), settings=SHORT)[0] for _ in range(2)]
    for one, two in zip(nets[0].parameters(), nets[1].parameters(), strict=True):
        assert torch.equal(one, two)
    nets[0].save(tmp_path / "net.pt")
    game = new_game("gosu-x", seed=3)
    assert game.decision is not None
    view = game.view(game.decision.player)
    chosen = [NetBot(net).choose(view, game.decision).id for net in (nets[0], load(tmp_path / "net.pt"))]
    assert chosen[0] == chosen[1]


def test_a_short_training_beats_random_play() -> None:
    net, curve = train(updates=8, games=128, seed=1, rivals=())
    assert curve[0]["random"] < 0.75
    assert against_random(net, games=128, seed=99) > 0.85
    assert against_bot(net, "random", games=20) > 0.75


def test_a_net_plays_in_the_arena_as_an_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net, _ = train(updates=1, games=4, rivals=(), settings=SHORT)
    net.save(tmp_path / "net.pt")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    engine = f"engine:{sys.executable} -m gosux.learner.engine {tmp_path / 'net.pt'}"
    report = hold(plan([engine, "random"], "gosu-x", pairs=1, seed=1, modes=["draft"]))
    assert len(report.standings[0].meetings) == 1
