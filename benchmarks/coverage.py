"""How often 95% intervals of scores without luck miss the truth, in arenas that are drawn and not played.

    python -m benchmarks.coverage [--arenas N] [--pairs P]

The truth is known here. An interval of a fixed number of pairs should miss it in 5 of 100 arenas, one for looking
again and again (``--until``) in at most 5 of 100, whichever look one takes.
"""

import argparse
import random
from statistics import fmean

from gosux.lab.certainty import anytime, fixed, looks, without_luck

CHANCE = 0.55
LUCK = 0.8


def drawn(rng: random.Random, pairs: int, chance: float, share: float) -> "tuple[list[float], list[float]]":
    """Pair scores of which luck explains a part; its mean is 0."""
    luck = [share * (rng.random() - 0.5) for _ in range(pairs)]
    scores = [sum(rng.random() < chance + one for _ in range(2)) / 2 for one in luck]
    return scores, luck


def misses(repeats: int, pairs: int, sequential: bool) -> "tuple[float, float]":
    """How often an interval of scores without luck leaves out the truth: at the end, or at any look; and the mean
    error."""
    rng = random.Random(5)
    missed = 0
    errors: list[float] = []
    for _ in range(repeats):
        scores, luck = drawn(rng, pairs, CHANCE, LUCK)
        values = without_luck(scores, luck)
        errors.append(fmean(values) - CHANCE)
        found = [anytime(values[:count], pairs) for count in looks(pairs)] if sequential else [fixed(values)]
        missed += any(not one.low <= CHANCE <= one.high for one in found)
    return missed / repeats, fmean(errors)


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.coverage", description="How often intervals miss the truth.")
    parser.add_argument("--arenas", type=int, default=3000)
    parser.add_argument("--pairs", type=int, default=300)
    given = parser.parse_args()
    print(f"{given.arenas:,} arenas of {given.pairs} pairs")
    print(f"a fixed number of pairs: missed in {misses(given.arenas, given.pairs, False)[0]:.1%}")
    missed, _ = misses(given.arenas, given.pairs, True)
    print(f"looking again and again: missed in {missed:.1%}, at any of {len(looks(given.pairs))} looks")


if __name__ == "__main__":
    main()
