"""A random agent against the random bot, by Gymnasium's interface.

    pip install "gosux[pettingzoo]"
    python examples/gymnasium_random.py gosu 3

See docs/envs.md.
"""

import sys

import gymnasium

TABLE = "gosux.envs.gymnasium:gosux/Table-v0"  # the module that knows the environment, and its name


def play(ruleset: str, players: int | None, seed: int) -> tuple[float, int]:
    """Play one game; returns the reward and how many questions the agent answered."""
    table = gymnasium.make(TABLE, ruleset=ruleset, players=players, opponents="random")
    table.action_space.seed(seed)
    _, info = table.reset(seed=seed)
    answers = 0
    while True:
        action = table.action_space.sample(info["action_mask"])
        _, reward, terminated, truncated, info = table.step(action)
        answers += 1
        if terminated or truncated:
            return float(reward), answers


def main() -> None:
    ruleset = sys.argv[1] if len(sys.argv) > 1 else "gosu-x"
    players = int(sys.argv[2]) if len(sys.argv) > 2 else None
    for seed in range(3):
        reward, answers = play(ruleset, players, seed)
        print(f"{ruleset}, seed {seed}: reward {reward:+g} after {answers} answers")


if __name__ == "__main__":
    main()
