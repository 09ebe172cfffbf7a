"""The games as Gymnasium environments: one seat against bots."""

# ruff: noqa: E402 (what needs the libraries is imported once they are known to be there)

import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install gosux[pettingzoo]")
gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install gosux[pettingzoo]")

from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import gosux
from gosux import Action, Decision, View
from gosux.bots import Bot
from gosux.envs.gymnasium import GosuxSeat
from gosux.envs.observation import Vector, layout
from tests.random_play import GOSU_3, GOSU_X, Variant, every_variant
from tests.scene import scene

EXAMPLE = Path(__file__).parents[2] / "examples" / "gymnasium_random.py"
TABLE = "gosux.envs.gymnasium:gosux/Table-v0"


def make(variant: Variant = GOSU_X, **parameters: Any) -> GosuxSeat:
    """The environment without wrappers."""
    made = gymnasium.make(TABLE, ruleset=variant.ruleset, players=variant.players, **parameters).unwrapped
    assert isinstance(made, GosuxSeat)
    return made


def play_out(made: GosuxSeat, seed: int) -> tuple[list[Vector], float, dict[str, Any]]:
    """Play at random to the end: what was observed, the last reward and the last info."""
    rng = np.random.default_rng(seed)
    observation, info = made.reset(seed=seed)
    seen = [observation]
    terminated = False
    while not terminated:
        assert made.game.state.decider == made.seat
        assert sorted(np.flatnonzero(info["action_mask"]).tolist()) == sorted(made.game.legal())
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = made.step(action)
        assert not truncated
        assert terminated or reward == 0
        seen.append(observation)
    return seen, reward, info


# -- the library's test ------------------------------------------------------------------------------------------


@every_variant
def test_it_passes_the_check(variant: Variant) -> None:
    """Without a single warning; the check tries illegal actions too, for it knows no mask."""
    made = make(variant)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made)


@pytest.mark.parametrize("seat", [1, 2])
def test_it_passes_the_check_at_every_seat(seat: int) -> None:
    check_env(make(GOSU_3, seat=seat, render_mode="ansi"))


# -- playing -----------------------------------------------------------------------------------------------------


@every_variant
def test_whole_games_at_every_seat(variant: Variant) -> None:
    for seat in range(variant.players):
        made = make(variant, seat=seat)
        space = made.observation_space
        seen, reward, info = play_out(made, seat)
        assert all(space.contains(observation) for observation in seen)
        assert seen[0].shape == (layout(variant.ruleset, variant.players).size,)
        result = made.game.result
        assert result is not None
        assert info["result"] == {"winners": result.winners, "rule": result.rule}
        won = 1 / len(result.winners) if seat in result.winners else -1.0 if result.winners else 0.0
        assert reward == won
        assert info["action_mask"].sum() == 0


def test_the_same_seed_is_the_same_game_against_the_same_bots() -> None:
    stories = [play_out(make(GOSU_3, seat=1), 6) for _ in range(2)]
    assert len(stories[0][0]) == len(stories[1][0])
    assert all(np.array_equal(one, other) for one, other in zip(stories[0][0], stories[1][0]))
    assert stories[0][1] == stories[1][1]


def test_a_seed_deals_the_game_of_that_seed() -> None:
    made = make()
    made.reset(seed=12)
    game = gosux.new_game("gosu-x", 12)
    for action in made.game.history:
        game.step(action)
    assert made.game.digest() == game.digest()
    made.reset()
    assert made.game.seed != "12"


def test_other_seeds_are_other_games() -> None:
    made = make(GOSU_3)
    first, _ = made.reset(seed=1)
    second, _ = made.reset(seed=2)
    assert not np.array_equal(first, second)


class Witness(Bot):
    """Takes the first action and remembers whom it was shown the table as."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: View, decision: Decision) -> Action:
        assert view.viewer == decision.player
        self.seats.add(view.viewer)
        return decision.actions[0]


def test_opponents_are_bots_by_name_or_given() -> None:
    witness = Witness()
    play_out(make(GOSU_3, seat=1, opponents=[witness, "random"]), 3)
    assert witness.seats == {0}
    both = Witness()
    play_out(make(GOSU_3, seat=1, opponents=both), 3)
    assert both.seats == {0, 2}


def test_what_cannot_be_played_is_refused_when_it_is_made() -> None:
    with pytest.raises(gosux.Mistake, match="deep-blue"):
        GosuxSeat(opponents="deep-blue")
    with pytest.raises(ValueError, match="seats 0 to 1"):
        GosuxSeat(seat=2)
    with pytest.raises(ValueError, match="2 other seats"):
        GosuxSeat(ruleset="gosu", players=3, opponents=["random"])
    with pytest.raises(gosux.Mistake, match="edition"):
        GosuxSeat(options={"edition": "de"})
    with pytest.raises(ValueError, match="rgb_array"):
        GosuxSeat(render_mode="rgb_array")


# -- illegal actions ---------------------------------------------------------------------------------------------

TWO_PLAYERS = 'tiles = []\n[[player]]\nhand = ["galmi", "elle"]\n[[player]]'


def at_a_scene(language: str = "en") -> GosuxSeat:
    made = make(language=language)
    made.reset(seed=1)
    made.game = scene(TWO_PLAYERS)
    return made


def test_an_illegal_action_ends_the_episode_with_the_reason_in_words() -> None:
    """Elle needs a face-up Troop of her clan and a Troop row that is longer than the Hero row (X5.3)."""
    made = at_a_scene()
    before = made.game.digest(), made.game.history[:]
    observation, reward, terminated, truncated, info = made.step(made.game.action_id("play elle"))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert (made.game.digest(), made.game.history) == before
    assert np.array_equal(observation, made._observation())
    assert info["illegal_action"] == "play elle"
    assert set(info["rules"]) == {"X5.3a", "X5.3b"}
    assert "To play Elle you need a face-up Troop of Justice (X5.3b)." in info["reason"]
    assert "(X5.3a)" in info["reason"]
    assert info["action_mask"].sum() == len(made.game.legal())
    with pytest.raises(ResetNeeded):
        made.step(made.game.legal()[0])
    made.reset(seed=1)
    made.step(made.game.legal()[0])


def test_the_reason_in_french() -> None:
    english, french = at_a_scene(), at_a_scene("fr")
    reasons = [made.step(made.game.action_id("play galmi"))[4]["reason"] for made in (english, french)]
    assert reasons[0] != reasons[1]
    assert re.search(r"\(X5\.4a\)", reasons[1])


@pytest.mark.parametrize("action", [-1, 650, 10**9])
def test_what_is_no_row_of_the_table_is_illegal_too(action: int) -> None:
    made = at_a_scene()
    _, reward, terminated, _, info = made.step(action)
    assert (reward, terminated) == (-1.0, True)
    assert info["reason"] and info["rules"] == []


@every_variant
def test_every_illegal_action_has_a_reason(variant: Variant) -> None:
    made = make(variant)
    rng = np.random.default_rng(8)
    for seed in range(15):
        _, info = made.reset(seed=seed)
        for _ in range(int(rng.integers(12))):
            _, _, terminated, _, info = made.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            if terminated:
                break
        else:
            action = int(rng.choice(np.flatnonzero(info["action_mask"] == 0)))
            assert made.step(action)[4]["reason"].endswith("."), (seed, action)


# -- looking -----------------------------------------------------------------------------------------------------


def test_masks_are_there_for_libraries_that_ask() -> None:
    made = make()
    _, info = made.reset(seed=1)
    assert np.array_equal(made.action_masks(), info["action_mask"])
    assert made.view.viewer == 0


def test_it_is_drawn_for_its_seat() -> None:
    made = make(GOSU_3, seat=2, render_mode="ansi")
    made.reset(seed=3)
    text = made.render()
    assert text is not None
    lines = text.splitlines()
    assert [line[:8] for line in lines if line.startswith("player_") and ": army" in line] == [
        "player_0", "player_1", "player_2",
    ]  # fmt: skip
    assert lines[-2].startswith("Your hand (7): ")
    assert lines[-1] == "It is your turn: choose an action."
    quiet = make()
    quiet.reset(seed=1)
    assert quiet.game.state.log is None


def test_in_human_mode_every_step_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    made = make(GOSU_3, render_mode="human")
    made.reset(seed=3)
    assert capsys.readouterr().out.count("Round 1") >= 1
    made.step(made.game.action_id("draw 1"))
    assert "You draw " in capsys.readouterr().out
    assert made.render() is None


@pytest.mark.parametrize("arguments", [[], ["gosu", "3"]], ids=["gosu-x", "gosu-3"])
def test_the_example_runs(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"([\w-]+, seed \d: reward [+-][\d.]+ after \d+ answers\n){3}", done.stdout)
