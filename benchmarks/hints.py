"""Hints and reviews: how often a hint agrees with ten times the search, and how long hints and reviews take.

python -m benchmarks.hints --positions 100 --reviews 3
"""

import argparse
import random
import time
from statistics import mean, median

from gosux.analysis.hints import ITERATIONS, hint
from gosux.analysis.review import ITERATIONS as REVIEW_ITERATIONS
from gosux.analysis.review import RIGHT, steps
from gosux.analysis.study import TRIED, Study
from gosux.bots import named
from gosux.bots.budget import bound
from gosux.game.game import Game, new_game
from gosux.game.view import View
from gosux.model.dice import derived_seed
from gosux.records.replays import Replay, parse_replay, replay_text

LEVEL = "veteran"  # whose games are looked at
MORE = 10  # times the search


def played(ruleset: str, seed: str, number: int) -> tuple[Game, list[View]]:
    """A finished game, and the views of all its turns with a choice."""
    game = new_game(ruleset, derived_seed(seed, number))
    bots = [named(LEVEL, f"{seed} {number} {seat}") for seat in range(game.players)]
    for bot in bots:
        bound(bot, iterations=100)
    views: list[View] = []
    while (asked := game.decision) is not None:
        view = game.view(asked.player)
        if len(asked.actions) > 1:
            views.append(view)
        game.step(bots[asked.player].choose(view, asked).id)
    return game, views


def agrees(view: View, iterations: int) -> "tuple[bool, bool, float]":
    """Whether the hint's first move is the best one of ten times the search, whether it is within 4 points of it, and
    the seconds the hint took."""
    began = time.perf_counter()
    found = hint(view, iterations)
    seconds = time.perf_counter() - began
    assert found is not None
    first = found.moves[0].action
    longer = Study(view, "longer")
    longer.search(MORE * iterations)
    longer.try_move(first, iterations // TRIED)
    near = longer.chance(first) >= longer.chance(longer.best) - RIGHT
    return first == longer.best, near, seconds


def review_seconds(replay: Replay, iterations: int) -> float:
    began = time.perf_counter()
    for _ in steps(replay, iterations):
        pass
    return time.perf_counter() - began


def main(arguments: "list[str] | None" = None) -> None:
    parser = argparse.ArgumentParser(description="Hints against ten times the search; seconds of hints and reviews.")
    parser.add_argument("--ruleset", default="gosu-x")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--reviews", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--review-iterations", type=int, default=REVIEW_ITERATIONS)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    rng = random.Random(f"hints {given.seed}")
    told: list[tuple[bool, bool, float]] = []
    for number in range(given.positions):  # one position of each game
        _, views = played(given.ruleset, given.seed, number)
        told.append(agrees(views[int(rng.random() * len(views))], given.iterations))
    if told:
        same, near = (100 * mean(one[place] for one in told) for place in (0, 1))
        seconds = [one[2] for one in told]
        print(
            f"{len(told)} hints of {given.iterations} iterations: {same:.0f}% the same move as {MORE} times the search,"
        )
        print(f"{near:.0f}% within {100 * RIGHT:.0f} points of it;")
        print(f"{median(seconds):.2f} s in the middle, {max(seconds):.2f} s at most")
    for number in range(given.reviews):
        game, views = played(given.ruleset, given.seed, number)
        spent = review_seconds(parse_replay(replay_text(game)), given.review_iterations)
        size = f"{len(game.history)} actions, {len(views)} choices"
        print(f"review of {size}, {given.review_iterations} iterations each: {spent:.1f} s")


if __name__ == "__main__":
    main()
