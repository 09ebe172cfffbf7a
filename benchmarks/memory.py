"""Checks that a million games, played like ``gosux simulate`` does, take no more memory than a few.

    python -m benchmarks.memory [--games N] [--ruleset R] [--players P] [--batch TABLES]

With ``--batch`` so many games are played side by side by the batch environment (docs/envs.md).

Exit code 1: the peak of the resident memory has grown since a tenth of the games was over. Where a system does not
tell what is resident now, the peak since the process began is all there is to see.
"""

import argparse
import resource
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import gosux
from gosux.lab.simulate import plan, simulate

BOUND = 1.0  # MiB
LINES = 20  # of the table; the second one is a tenth


def resident() -> float:
    """What this process holds in memory, in MiB."""
    table = Path("/proc/self/statm")
    if table.exists():
        return int(table.read_text().split()[1]) * resource.getpagesize() / 2**20
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 2**10


class Watch:
    """Looks at the memory whenever some games are over; prints a line from time to time and remembers the peak then."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.over = 0
        self.peak = 0.0
        self.peaks: list[float] = []
        self.started = time.perf_counter()

    def count(self, more: int) -> None:
        self.over += more
        now = resident()
        self.peak = max(self.peak, now)
        while self.over * LINES >= self.games * (len(self.peaks) + 1):
            self.peaks.append(self.peak)
            pace = self.over / (time.perf_counter() - self.started)
            print(f"{self.over:>12,}{now:>16.2f}{self.peak:>14.2f}{pace:>12,.0f}", flush=True)

    def growth(self) -> float:
        """From a tenth of the games to the last, in MiB."""
        return self.peaks[-1] - self.peaks[LINES // 10 - 1]


def play_batch(watch: Watch, size: int, ruleset: str, players: int | None) -> float:
    """Play random games side by side until enough are over; returns how many KiB of arrays each of them has."""
    import numpy as np

    from gosux.envs.batch import BatchEnv

    tables = BatchEnv(ruleset, size, "memory", players)
    rng = np.random.default_rng(7)
    while watch.over < watch.games:
        tables.step(tables.random_actions(rng))
        over = int(np.sum(tables.ended))
        if over:
            watch.count(min(over, watch.games - watch.over))
    arrays = [value for value in vars(tables).values() if isinstance(value, np.ndarray)]
    return sum(array.nbytes for array in arrays) / size / 2**10


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.memory", description="Play many games and watch the memory.")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many (1,000,000)")
    parser.add_argument("--ruleset", default="gosu-x", help="of which game (gosu-x)")
    parser.add_argument("--players", type=int, default=None, help="by how many")
    parser.add_argument("--batch", type=int, default=None, help="games side by side (one after the other)")
    given = parser.parse_args(words)
    if given.games < 10 * LINES:
        parser.error(f"there must be at least {10 * LINES} games")
    core = "compiled" if gosux.compiled else "plain Python"
    print(f"{given.games:,} games of {given.ruleset}, {core}")
    print(f"{'games':>12}{'resident MiB':>16}{'peak MiB':>14}{'games/s':>12}")
    watch = Watch(given.games)
    if given.batch is not None:
        each = play_batch(watch, given.batch, given.ruleset, given.players)
        print(f"{given.batch:,} games side by side, with arrays of {each:.1f} KiB for each")
    else:
        simulate(plan(given.ruleset, given.games, seed="memory", players=given.players), progress=watch.count)
    growth = watch.growth()
    print(f"grown by {growth:.2f} MiB since a tenth of the games (at most {BOUND:g})")
    return 0 if growth <= BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
