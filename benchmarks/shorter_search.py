"""How much a bot loses by searching less: a level against itself with a part of its iterations.

Pairs of drafted games, the second with seats swapped. Searches are limited by iterations, so that the same command
gives the same games on every machine; ``--out`` keeps the pairs, and the same command goes on.

    python -m benchmarks.shorter_search --iterations 1045 --part 0.4 --pairs 60 --out FILE
"""

import argparse
import json
from pathlib import Path

from gosux.bots import named
from gosux.bots.budget import bound
from gosux.game.game import new_game
from gosux.lab.certainty import fixed
from gosux.model.dice import derived_seed


def play(level: str, ruleset: str, seed: str, pair: int, iterations: tuple[int, int]) -> float:
    """The share of a pair's two games that the player with the first number of iterations wins."""
    points = 0.0
    for first in (0, 1):  # the seat of the first player
        game = new_game(ruleset, derived_seed(seed, pair), players=2)
        bots = [named(level, f"{seed} {pair} {first} {seat}") for seat in (0, 1)]
        for seat, bot in enumerate(bots):
            bound(bot, iterations=iterations[0] if seat == first else iterations[1])
        while (asked := game.decision) is not None:
            game.step(bots[asked.player].choose(game.view(asked.player), asked).id)
        assert game.result is not None
        winners = game.result.winners
        points += 0.5 if len(winners) != 1 else float(winners[0] == first)
    return points / 2


def main(arguments: "list[str] | None" = None) -> None:
    parser = argparse.ArgumentParser(description="How much a bot loses by searching less.")
    parser.add_argument("--level", default="hero")
    parser.add_argument("--ruleset", default="gosu-x")
    parser.add_argument("--iterations", type=int, default=1000, help="of the full search")
    parser.add_argument("--part", type=float, default=0.4, help="the other one's share of them")
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, default=None, help="keep the result of every pair here and go on from it")
    given = parser.parse_args(arguments)
    kept = given.out.read_text(encoding="utf-8").splitlines() if given.out and given.out.exists() else []
    shares: list[float] = [json.loads(line) for line in kept][: given.pairs]
    for pair in range(len(shares), given.pairs):
        budget = round(given.part * given.iterations), given.iterations
        shares.append(play(given.level, given.ruleset, given.seed, pair, budget))
        if given.out is not None:
            with given.out.open("a", encoding="utf-8") as log:
                log.write(f"{shares[-1]}\n")
    low, high = fixed(shares)[1:]
    won = f"{100 * sum(shares) / len(shares):.1f}% ({100 * low:.1f} to {100 * high:.1f})"
    print(f"{given.part} of the iterations won {won} of {2 * len(shares)} games")


if __name__ == "__main__":
    main()
