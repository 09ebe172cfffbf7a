"""The learning task: how well does a trained player of Gosu X do against fixed opponents? (docs/learner.md)

    python -m benchmarks.learning_task "engine:python -m gosux.learner.engine net.pt" --workers 2

Prints a row for the table, in Markdown. Rivals, deals and pairs are fixed; other pairs are only for a first look.
"""

import argparse

from gosux.lab.arena import CLANS, DRAFT, hold, plan

RIVALS = ("random", "recruit", "bakuto", "troop", "veteran")
PAIRS = 200
SEED = "learning task 1"


def score(player: str, rival: str, mode: str, pairs: int = PAIRS, workers: int = 1) -> tuple[float, float, float]:
    """The share of games that the player wins, with its 95% interval over pairs."""
    arena = plan([player, rival], "gosu-x", pairs=pairs, seed=SEED, modes=[mode])
    meeting = hold(arena, workers).standings[0].meetings[0]
    return (meeting.score, *meeting.interval)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a player in the learning task.")
    parser.add_argument("player", help='"engine:COMMAND", or the name of a bot')
    parser.add_argument("--rivals", nargs="+", default=RIVALS)
    parser.add_argument("--modes", nargs="+", choices=[DRAFT, CLANS], default=[DRAFT, CLANS])
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    print(f"{given.pairs} pairs, seed {SEED!r}\n\n| decks | rival | games won | 95% interval |\n|---|---|---|---|")
    for mode in given.modes:
        for rival in given.rivals:
            won, low, high = score(given.player, rival, mode, given.pairs, given.workers)
            print(f"| {mode} | `{rival}` | {won:.1%} | {low:.1%} to {high:.1%} |", flush=True)


if __name__ == "__main__":
    main()
