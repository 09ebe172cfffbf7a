"""How the cost of a decision grows with the cards in play and with the players.

    python -m benchmarks.growth [--games N] [--picture FILE]

Games are recorded first and then replayed several times. Each decision is timed separately: asking for the legal
actions and taking the recorded one, which computes those of the next question. The fastest time counts, because the
machine caused the rest; the cost of reading the clock is subtracted. Decisions are grouped by the number of cards in
all armies. Players play a card whenever they can, pass only if they must, and choose at random otherwise: with random
play alone, armies stay small.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import linear_regression, mean

import gosux
from benchmarks.children import ROOT, last_core

PICTURE = ROOT / "docs" / "pictures" / "growth.png"
REPEATS = 7
GROUP = 5  # numbers of cards that share a line of the table
FEWEST = 200  # decisions needed for a meaningful mean


@dataclass
class Growth:
    """The decisions of many games of one kind."""

    label: str
    ruleset: str
    players: int
    cards: list[int] = field(default_factory=list)  # in all armies, at each decision
    costs: list[float] = field(default_factory=list)  # of each decision, in µs

    def means(self) -> dict[int, float]:
        """By the least number of cards of a group: the mean cost of its decisions."""
        groups: dict[int, list[float]] = {}
        for cards, cost in zip(self.cards, self.costs):
            groups.setdefault(cards // GROUP * GROUP, []).append(cost)
        return {first: mean(costs) for first, costs in sorted(groups.items()) if len(costs) >= FEWEST}

    def mean(self) -> float:
        return mean(self.costs)

    def a_card_more(self) -> float:
        """What another card in play adds to the cost of a decision, in µs, if growth were even."""
        return linear_regression(self.cards, self.costs).slope


def kinds() -> list[Growth]:
    return [Growth("gosu-x", "gosu-x", 2), *[Growth(f"gosu, {count} players", "gosu", count) for count in (2, 3, 4)]]


def measure(growth: Growth, games: int) -> None:
    """Play that many games, and the same ones again and again."""
    rng = Random(20)
    seeds = [rng.getrandbits(64) for _ in range(games)]
    histories = [record(growth, seed, rng) for seed in seeds]
    best = [timed(growth, seed, history) for seed, history in zip(seeds, histories)]
    for _ in range(REPEATS - 1):
        for number, seed in enumerate(seeds):
            best[number] = list(map(min, best[number], timed(growth, seed, histories[number])))
    idle = min(idle_times())
    growth.costs = [(one - idle) / 1000 for costs in best for one in costs]


def record(growth: Growth, seed: int, rng: Random) -> list[int]:
    """Play a game, counting the cards in play; its actions."""
    game = gosux.new_game(growth.ruleset, seed, players=growth.players)
    while game.legal():
        growth.cards.append(sum(card >= 0 for seat in game.state.seats for card in seat.army))
        game.step(rng.choice(keen(game)))
    return game.history


def keen(game: gosux.Game) -> list[int]:
    """The actions of a player who wants cards on the table."""
    texts = {action: game.action_text(action) for action in game.legal()}
    plays = [action for action, text in texts.items() if text.startswith("play ")]
    others = [action for action, text in texts.items() if text != "pass"]
    return plays or others or game.legal()


def timed(growth: Growth, seed: int, history: list[int]) -> list[int]:
    """Nanoseconds that each decision of a recorded game takes."""
    costs = []
    clock = time.perf_counter_ns
    game = gosux.new_game(growth.ruleset, seed, players=growth.players)
    for action in history:
        before = clock()
        game.legal()
        game.step(action)
        costs.append(clock() - before)
    return costs


def idle_times() -> list[int]:
    """Nanoseconds that the clock itself takes."""
    clock = time.perf_counter_ns
    times = []
    for _ in range(1000):
        before = clock()
        times.append(clock() - before)
    return times


def table(growths: list[Growth]) -> str:
    """Means in µs: a column for each kind of game, a line for each group."""
    means = [growth.means() for growth in growths]
    lines = [f"{'cards in play':<18}" + "".join(f"{growth.label:>18}" for growth in growths)]
    for first in sorted(set().union(*means)):
        cells = [f"{one[first]:.2f}" if first in one else "" for one in means]
        lines.append(f"{f'{first} to {first + GROUP - 1}':<18}" + "".join(f"{cell:>18}" for cell in cells))
    lines.append(f"{'all':<18}" + "".join(f"{growth.mean():>18.2f}" for growth in growths))
    lines.append(f"{'each card more':<18}" + "".join(f"{growth.a_card_more():>18.3f}" for growth in growths))
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.growth", description="How the cost of a decision grows.")
    parser.add_argument("--games", type=int, default=300, help="of each kind (300)")
    parser.add_argument("--picture", type=Path, default=PICTURE, help="where the plot goes (docs/pictures/growth.png)")
    given = parser.parse_args(words)
    core = last_core()
    if core is not None:
        os.sched_setaffinity(0, {core})
    growths = kinds()
    for growth in growths:
        measure(growth, given.games)
    name = "compiled" if gosux.compiled else "plain Python"
    print(f"gosux {gosux.__version__}, {name}: µs a decision, mean over {given.games:,} games of each kind\n")
    print(table(growths))
    try:
        from benchmarks.growth_plot import draw
    except ImportError:
        print("matplotlib is not installed (pip install 'gosux[bench]'): no picture is drawn", file=sys.stderr)
    else:
        draw(growths, given.picture, name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
