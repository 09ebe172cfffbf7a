"""How fast the engine is, beside RLCard's UNO on the same machine in the same run: ``make bench``.

Both play whole games by random legal actions, driven from Python in one process, by turns, several rounds. Seconds are
the processor's for this process, and medians count, because shared machines swing. A copy of a game in its middle is
compared with ``copy.deepcopy`` of the same objects. Uncompiled, which is what GOSUX_PURE=1 asks for. The numbers go to
``benchmarks/results.json``.
"""

import argparse
import copy
import json
import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import rlcard

import gosux
from gosux import Game
from gosux.lab.measure import cost, middle_of_a_game

RESULTS = Path(__file__).parent / "results.json"
COPIED_GAMES = 5
LEAST_AGAINST_UNO = 1.0
LEAST_AGAINST_DEEPCOPY = 8.0


def play_ours(seconds: float, rng: random.Random) -> float:
    """Decisions a second by ``legal()`` and ``step()``, setting up included."""
    decisions = 0
    started = time.process_time()
    while time.process_time() < started + seconds:
        game = gosux.new_game("gosu-x", rng.getrandbits(64))
        while legal := game.legal():
            game.step(legal[int(rng.random() * len(legal))])
        decisions += len(game.history)
    return decisions / (time.process_time() - started)


def play_uno(seconds: float, rng: random.Random) -> float:
    """Decisions a second by ``env.step``, setting up included."""
    environment: Any = rlcard.make("uno", {"seed": rng.getrandbits(32)})
    decisions = 0
    started = time.process_time()
    while time.process_time() < started + seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions / (time.process_time() - started)


def deep_copy(game: Game) -> Callable[[], object]:
    """A deep copy of all that changes in a game; what never changes is shared, as ``clone`` shares it.

    ``Game`` copies itself by ``clone``, so the copy is made of what it holds: ``State`` has no copying of its own.
    """
    state = game.state
    assert not hasattr(state, "__deepcopy__"), "this would measure clone() against itself"
    fixed: list[object] = [state.catalogue, state.options, *[frame.effect for frame in state.stack]]

    def work() -> object:
        return copy.deepcopy((state, game.history), {id(one): one for one in fixed})

    return work


class Measure:
    """One thing measured in every round."""

    def __init__(self, label: str, unit: str, measure: Callable[[], float]) -> None:
        self.label = label
        self.unit = unit
        self.measure = measure
        self.values: list[float] = []

    def line(self) -> str:
        low, middle, high = min(self.values), median(self.values), max(self.values)
        return f"{self.label:<44}{middle:>10,.1f} {self.unit:<12}({low:,.1f} to {high:,.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the engine's speed with RLCard's UNO and with deepcopy.")
    parser.add_argument("--rounds", type=int, default=15, help="how often everything is measured (15)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each side plays in a round (1)")
    given = parser.parse_args()

    rng = random.Random(20)
    games = [middle_of_a_game(f"bench-{number}") for number in range(COPIED_GAMES)]
    share = given.seconds / 4 / COPIED_GAMES
    ours = Measure("gosu-x, legal() and step()", "decisions/s", lambda: play_ours(given.seconds, rng))
    uno = Measure("RLCard UNO, env.step()", "decisions/s", lambda: play_uno(given.seconds, rng))
    clone = Measure(
        "clone() in the middle of a game", "µs", lambda: 1e6 * median([cost(game.clone, share) for game in games])
    )
    deep = Measure(
        "copy.deepcopy of the same", "µs", lambda: 1e6 * median([cost(deep_copy(game), share, 10) for game in games])
    )
    measures = [ours, uno, clone, deep]

    play_ours(given.seconds / 4, rng)  # both are warm before the first round
    play_uno(given.seconds / 4, rng)
    for number in range(given.rounds):
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr)
        for one in measures:
            one.values.append(one.measure())

    against_uno = median([one / two for one, two in zip(ours.values, uno.values, strict=True)])
    against_deep = median([two / one for one, two in zip(clone.values, deep.values, strict=True)])
    core = "compiled" if gosux.compiled else "plain Python"
    print(f"gosux {gosux.__version__}, {core}, Python {platform.python_version()}, {platform.machine()}")
    for one in measures:
        print(one.line())
    print(f"{'gosu-x against UNO':<44}{against_uno:>10.2f} times    (at least {LEAST_AGAINST_UNO:.0f})")
    print(f"{'clone() against deepcopy':<44}{against_deep:>10.2f} times    (at least {LEAST_AGAINST_DEEPCOPY:.0f})")
    results = {
        "gosux": gosux.__version__,
        "compiled": gosux.compiled,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": given.rounds,
        "seconds": given.seconds,
        "decisions_per_second": {"gosu-x": ours.values, "rlcard-uno": uno.values},
        "microseconds": {"clone": clone.values, "deepcopy": deep.values},
        "against_uno": against_uno,
        "against_deepcopy": against_deep,
    }
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if against_uno < LEAST_AGAINST_UNO or against_deep < LEAST_AGAINST_DEEPCOPY:
        print("slower than it should be", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
