"""Many Gymnasium tables in one environment: the same games as at single tables."""

# ruff: noqa: E402 (what needs the libraries is imported once they are known to be there)

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install gosux[pettingzoo]")
gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install gosux[pettingzoo]")

from gymnasium.vector import AutoresetMode, SyncVectorEnv

from gosux.envs.gymnasium import GosuxSeat
from gosux.envs.gymnasium_vector import GosuxSeats

TABLE = "gosux.envs.gymnasium:gosux/Table-v0"


def chosen(masks: Any, rng: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("ruleset", "players", "seat"), [("gosu-x-quick", 2, 0), ("gosu", 3, 1)])
def test_it_plays_the_games_of_single_tables(ruleset: str, players: int, seat: int) -> None:
    """Beside Gymnasium's own vector of single tables, until games have ended in it."""
    parameters: dict[str, Any] = {"ruleset": ruleset, "players": players, "seat": seat}
    ours = gymnasium.make_vec(TABLE, num_envs=3, vectorization_mode="vector_entry_point", **parameters)
    theirs = SyncVectorEnv([lambda: GosuxSeat(**parameters)] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    assert isinstance(ours.unwrapped, GosuxSeats)
    assert ours.observation_space == theirs.observation_space and ours.action_space == theirs.action_space
    rng, over = np.random.default_rng(1), 0
    (seen, info), (expected, other_info) = ours.reset(seed=5), theirs.reset(seed=5)
    while over < 4:
        assert np.array_equal(seen, expected)
        assert np.array_equal(info["action_mask"], other_info["action_mask"])
        actions = chosen(info["action_mask"], rng)
        seen, rewards, ended, truncated, info = ours.step(actions)
        expected, other_rewards, other_ended, _, other_info = theirs.step(actions)
        assert np.array_equal(rewards, other_rewards) and np.array_equal(ended, other_ended) and not truncated.any()
        for row in np.flatnonzero(ended):
            over += 1
            assert np.array_equal(info["final_obs"][row], other_info["final_obs"][row])
            assert info["final_info"][row]["result"]["rule"] == other_info["final_info"]["result"]["rule"][row]


def test_an_illegal_action_ends_a_game_at_its_table_alone() -> None:
    tables = GosuxSeats(2, ruleset="gosu-x-quick")
    _, info = tables.reset(seed=1)
    actions = chosen(info["action_mask"], np.random.default_rng(1))
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    _, rewards, ended, _, info = tables.step(actions)
    assert rewards.tolist() == [0, -1] and ended.tolist() == [False, True]
    assert info["final_info"][1]["rules"] and info["action_mask"][1].any()


def test_observations_are_copied_unless_told() -> None:
    for copy in (True, False):
        tables = GosuxSeats(2, copy=copy, ruleset="gosu-x-quick")
        before, info = tables.reset(seed=1)
        after = tables.step(chosen(info["action_mask"], np.random.default_rng(1)))[0]
        assert np.array_equal(before, after) is not copy
        assert np.shares_memory(before, after) is not copy
