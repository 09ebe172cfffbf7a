"""The games as PettingZoo environments: the library's own tests, and what it cannot know about these games."""

# ruff: noqa: E402 (what needs the libraries is imported once they are known to be there)

import copy
import pickle
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install gosux[pettingzoo]")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install gosux[pettingzoo]")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import gosux
from gosux import Game, IllegalAction
from gosux.envs.observation import layout
from gosux.envs.pettingzoo import GosuxTable, env, raw_env
from tests.properties.worlds import PERIL
from tests.random_play import GOSU_3, GOSU_X, Variant, every_variant
from tests.scene import scene

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_random.py"

# The library knows by name which of its own environments have observations with masks, and that masks are empty at
# the end. What other tests left to be tidied up is none of its business.
quiet = pytest.mark.filterwarnings(
    "ignore::ResourceWarning",
    "ignore::pytest.PytestUnraisableExceptionWarning",
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def table(variant: Variant = GOSU_X, seed: int = 1, **parameters: object) -> GosuxTable:
    """The environment without wrappers, after its reset."""
    made = raw_env(ruleset=variant.ruleset, players=variant.players, **parameters)
    made.reset(seed=seed)
    return made


def at(game: Game) -> GosuxTable:
    """An environment in the middle of a game."""
    made = table(Variant(game.ruleset, game.players))
    made.game = game
    made.agent_selection = f"player_{game.state.decider}"
    return made


def play_out(made: GosuxTable, seed: int) -> list[int]:
    """Play at random until the game is over; returns the actions."""
    rng = np.random.default_rng(seed)
    actions: list[int] = []
    while not any(made.terminations.values()):
        mask = made.observe(made.agent_selection)["action_mask"]
        actions.append(int(rng.choice(np.flatnonzero(mask))))
        made.step(actions[-1])
    return actions


# -- the library's tests -----------------------------------------------------------------------------------------


@quiet
@pytest.mark.filterwarnings("error")
@every_variant
def test_it_passes_the_api_test(variant: Variant) -> None:
    api_test(env(ruleset=variant.ruleset, players=variant.players), num_cycles=300)


@every_variant
def test_it_passes_the_seed_test(variant: Variant) -> None:
    seed_test(lambda: env(ruleset=variant.ruleset, players=variant.players), num_cycles=100)


@every_variant
def test_it_passes_the_render_test(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(ruleset=variant.ruleset, players=variant.players, render_mode=render_mode))
    assert "player_1" in capsys.readouterr().out


def test_the_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It takes five seconds by its clock; this one is five times as fast."""
    clock = time.time
    monkeypatch.setattr(time, "time", lambda: 5 * clock())
    performance_benchmark(env())
    assert "turns per second" in capsys.readouterr().out


# -- playing -----------------------------------------------------------------------------------------------------


@every_variant
def test_a_seed_deals_the_game_of_that_seed(variant: Variant) -> None:
    made = table(variant, seed=5)
    actions = play_out(made, 5)
    game = gosux.new_game(variant.ruleset, 5, players=variant.players)
    for action in actions:
        game.step(action)
    assert made.game.digest() == game.digest()
    result = game.result
    assert result is not None
    for seat, agent in enumerate(made.possible_agents):
        won = 1 / len(result.winners) if seat in result.winners else -1.0 if result.winners else 0.0
        assert made.rewards[agent] == won
        assert made.terminations[agent] and not made.truncations[agent]
        assert made.observe(agent)["action_mask"].sum() == 0


def test_without_a_seed_the_games_that_follow_are_the_same_every_time() -> None:
    digests = []
    for _ in range(2):
        made = table(seed=9)
        made.reset()
        digests.append(made.game.digest())
        made.reset()
        digests.append(made.game.digest())
    assert digests[:2] == digests[2:]
    assert digests[0] != digests[1]
    fresh = raw_env(), raw_env()
    for one in fresh:
        one.reset()
    assert fresh[0].game.digest() != fresh[1].game.digest()


@every_variant
def test_the_asked_player_is_selected(variant: Variant) -> None:
    made = table(variant, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(60):
        decision = made.game.decision
        assert decision is not None
        assert made.agent_selection == f"player_{decision.player}"
        masks = {agent: made.observe(agent)["action_mask"] for agent in made.agents}
        assert [agent for agent, mask in masks.items() if mask.any()] == [made.agent_selection]
        made.step(int(rng.choice(np.flatnonzero(masks[made.agent_selection]))))
        if made.game.state.over:
            break


def test_options_belong_to_the_environment() -> None:
    made = table(options={"edition": "fr"})
    assert made.game.options["edition"] == "fr"
    with pytest.raises(gosux.Mistake, match="edition"):
        raw_env(options={"edition": "de"})
    with pytest.raises(gosux.Mistake, match="2 to 4"):
        raw_env(ruleset="gosu", players=5)
    with pytest.raises(ValueError, match="rgb_array"):
        raw_env(render_mode="rgb_array")


def test_spaces_have_the_sizes_of_the_layout_and_the_table() -> None:
    made = raw_env(ruleset="gosu", players=3)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]
    for agent in made.possible_agents:
        space = made.observation_space(agent)
        assert space["observation"].shape == (layout("gosu", 3).size,)
        assert space["action_mask"].shape == (639,)
        assert made.action_space(agent).n == 639


# -- illegal actions ---------------------------------------------------------------------------------------------


def test_an_illegal_action_ends_the_episode() -> None:
    wrapped = env(ruleset="gosu", players=3)
    wrapped.reset(seed=2)
    agent = wrapped.agent_selection
    before = wrapped.unwrapped.game.digest()
    mask = wrapped.observe(agent)["action_mask"]
    wrapped.step(int(np.flatnonzero(mask == 0)[0]))
    assert wrapped.rewards == {one: -1.0 if one == agent else 0.0 for one in wrapped.possible_agents}
    assert all(wrapped.terminations.values())
    assert wrapped.unwrapped.game.digest() == before
    for _ in wrapped.agent_iter():
        wrapped.last()
        wrapped.step(None)
    assert wrapped.agents == []


def test_without_wrappers_an_illegal_action_is_refused() -> None:
    made = at(scene('tiles = []\n[[player]]\nhand = ["galmi"]\n[[player]]'))
    before = made.game.digest()
    with pytest.raises(IllegalAction) as refused:
        made.step(made.game.action_id("play galmi"))
    assert set(refused.value.rules) == {"X5.4a", "X5.4b"}
    assert made.game.digest() == before
    with pytest.raises(ValueError, match="None"):
        made.step(None)


# -- what agents cannot know -------------------------------------------------------------------------------------


@pytest.mark.rule("X10.24")
def test_a_question_that_must_stay_unnoticed_changes_nothing_for_others() -> None:
    """The Red Circle could save a card: its player is asked. In the other world it lies in the deck."""
    holding = at(scene(PERIL.format(held="red-circle", below="solok")))
    other = at(scene(PERIL.format(held="solok", below="red-circle")))
    for made in (holding, other):
        made.step(made.game.action_id("play lava-goddesses"))
        made.step(made.game.action_id("capture 1:I1"))
    assert holding.agent_selection == "player_1"
    assert holding.game.decision is not None and holding.game.decision.kind == "will"
    asked = holding.observe("player_0")
    parts = layout("gosu-x").parts
    assert asked["observation"][parts["asked"].slice].sum() == asked["observation"][parts["kind"].slice].sum() == 0
    assert holding.infos == other.infos == {"player_0": {}, "player_1": {}}
    assert holding.rewards == other.rewards
    holding.step(holding.game.action_id("no"))
    seen = [made.observe("player_0") for made in (holding, other)]
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_while_a_secret_question_is_open_others_observe_the_same_whatever_it_is() -> None:
    """Which of two cards in peril the question is about, and how many are still to come, does not show."""
    several = """
tiles = []
[[player]]
army.I = ["lava-goddesses"]
army.II = ["hempo"]
hand = ["goan-sul"]
deck = []
[[player]]
army.I = ["apostles-of-the-night", "dark-cultists"]
army.II = ["solok"]
hand = ["red-circle"]
deck = []
"""
    made = at(scene(several))
    made.step(made.game.action_id("play goan-sul"))
    made.step(made.game.action_id("clan abhilasha"))
    first = made.observe("player_0")["observation"]
    about = made.observe("player_1")["observation"]
    made.step(made.game.action_id("no"))
    assert made.agent_selection == "player_1"
    assert np.array_equal(made.observe("player_0")["observation"], first)
    assert not np.array_equal(made.observe("player_1")["observation"], about)


# -- looking -----------------------------------------------------------------------------------------------------


def test_it_is_drawn_for_the_agent_that_is_asked() -> None:
    made = table(GOSU_3, render_mode="ansi", language="fr")
    text = made.render()
    assert text is not None
    *_, own_line, hand, question = text.splitlines()
    assert question.startswith("C'est votre tour")
    assert hand.startswith("Votre main (7)")
    assert own_line.startswith(made.agent_selection)
    made.step(made.game.action_id("draw 1"))
    after = made.render()
    assert after is not None
    assert after.splitlines()[0].startswith("player_")  # what happened, told to the next one
    again = made.render()
    assert again is not None and len(again.splitlines()) < len(after.splitlines())
    assert table().render() is None


def test_it_can_be_copied_and_pickled() -> None:
    made = table(GOSU_3, seed=4)
    made.step(made.game.legal()[0])
    for other in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert other.game == made.game
        assert play_out(other, 1)
        assert not made.game.state.over


@pytest.mark.parametrize("arguments", [[], ["gosu", "3"]], ids=["gosu-x", "gosu-3"])
def test_the_example_runs(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    players = int(arguments[1]) if arguments else 2
    shares = ", ".join(rf"player_{seat} [+-][\d.]+" for seat in range(players))
    assert re.fullmatch(rf"([\w-]+, seed \d: {shares}\n){{3}}", done.stdout)
