"""Cost of a search iteration: instructions, which do not depend on the load of the machine, and processor time.

    python -m benchmarks.search                    both, of ``hero`` in fixed positions
    python benchmarks/search.py ITERATIONS [RUNS]  search each position; prints a digest and the fastest run's seconds

Both are the difference between short and long searches, so that starting Python, reading weights and looking at the
actions of the root cancel out. Two builds can be compared only if they search alike: if the digests of what they found
are the same.
"""

import hashlib
import os
import sys
import time
from collections.abc import Sequence
from random import Random

import gosux
from gosux import bots

SHORT, LONG = 100, 600  # iterations per position
RUNS = 20  # for times, of which the fastest counts
POSITIONS = [("gosu-x", 2, 18), ("gosu-x", 2, 35), ("gosu-x", 2, 50), ("gosu", 2, 30), ("gosu", 4, 60)]


def searched(iterations: int) -> tuple[str, float]:
    """A digest of what the searches found, and the seconds they took."""
    found: list[object] = []
    seconds = 0.0
    for number, (ruleset, players, decisions) in enumerate(POSITIONS):
        game = position(ruleset, players, decisions, number)
        decision = game.decision
        assert decision is not None
        view = game.view(decision.player)
        bot = bots.named("hero", str(number))
        assert isinstance(bot, bots.levels.ThinkingBot)
        bot.iterations = iterations
        bot.seconds = 1e6
        begin = time.process_time()
        action = bot.choose(view, decision)
        seconds += time.process_time() - begin
        found.append((action.text, [(one.action.text, one.chance, one.visits) for one in bot.explain()]))
    return hashlib.blake2b(repr(found).encode(), digest_size=6).hexdigest(), seconds


def position(ruleset: str, players: int, decisions: int, seed: int) -> gosux.Game:
    """The first choice of a turn after some random decisions."""
    game = gosux.new_game(ruleset, seed, players=players)
    rng = Random(seed)
    taken = 0
    while (actions := game.legal()) and (taken < decisions or len(actions) == 1 or asks_kind(game) != "turn"):
        game.step(actions[int(rng.random() * len(actions))])
        taken += 1
    return game


def asks_kind(game: gosux.Game) -> str:
    decision = game.decision
    return decision.kind if decision is not None else ""


def main(words: Sequence[str]) -> int:
    if words:
        runs = [searched(int(words[0])) for _ in range(int(words[1]) if len(words) > 1 else 1)]
        print("compiled" if gosux.compiled else "plain", runs[0][0], min(seconds for _, seconds in runs))
        return 0
    from benchmarks.instructions import counted, run

    per = (LONG - SHORT) * len(POSITIONS)
    for pure in (False, True):
        commands = [[sys.executable, os.path.abspath(__file__), str(iterations)] for iterations in (SHORT, LONG)]
        (name, _, few), (_, digest, many) = [run([*command, str(RUNS)], pure).stdout.split() for command in commands]
        instructions = (counted(commands[1], pure) - counted(commands[0], pure)) / per
        microseconds = (float(many) - float(few)) / per * 1e6
        print(f"{name:<10}{instructions:>12,.0f} instructions{microseconds:>10,.1f} µs per iteration, digest {digest}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
