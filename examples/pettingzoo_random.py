"""Random agents at every seat of a game, by PettingZoo's interface.

    pip install "gosux[pettingzoo]"
    python examples/pettingzoo_random.py gosu 3

See docs/envs.md.
"""

import sys

import numpy as np

from gosux.envs.pettingzoo import env


def play(ruleset: str, players: int | None, seed: int) -> dict[str, float]:
    """Play one game; returns what each agent got."""
    random = np.random.default_rng(seed)
    table = env(ruleset=ruleset, players=players)
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        over = termination or truncation
        table.step(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def main() -> None:
    ruleset = sys.argv[1] if len(sys.argv) > 1 else "gosu-x"
    players = int(sys.argv[2]) if len(sys.argv) > 2 else None
    for seed in range(3):
        rewards = play(ruleset, players, seed)
        print(f"{ruleset}, seed {seed}:", ", ".join(f"{agent} {reward:+g}" for agent, reward in rewards.items()))


if __name__ == "__main__":
    main()
