"""A process that measures what it is asked to: a line of JSON in, a line of JSON out. ``children`` starts it.

    python -m benchmarks.player [CORE]

With a core's number it works on that core alone.
"""

import json
import os
import platform
import sys
from contextlib import suppress
from random import Random
from typing import Any

import gosux
from benchmarks import ours, peers
from gosux.lab.measure import Speed

Answer = dict[str, Any]


def main() -> None:
    if sys.argv[1:]:
        os.sched_setaffinity(0, {int(sys.argv[1])})
    rng = Random(20)
    # What a library prints must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), rng)), file=answers, flush=True)


def answer(request: dict[str, Any], rng: Random) -> Answer:
    task = request["task"]
    if task == "about":
        return {"gosux": gosux.__version__, "compiled": gosux.compiled, "python": platform.python_version()}
    if task == "play":
        return speed(ours.play(request["ruleset"], request["players"], request["seconds"], rng))
    if task == "open_spiel":
        return speed(peers.open_spiel(request["game"], request["seconds"], rng))
    if task == "open_spiel hurried":
        return speed(peers.open_spiel_hurried(request["game"], request["seconds"], rng))
    if task == "rlcard":
        return speed(peers.rlcard(request["game"], request["seconds"], rng))
    if task == "clone":
        return {"value": 1e6 * ours.clone_cost(request["seconds"])}
    if task == "hearts clone":
        return {"value": 1e6 * peers.hearts_clone_cost(request["seconds"])}
    assert task == "simulate", task
    measured, cores = ours.simulated(request["games"], request["workers"])
    return speed(measured) | {"cores": cores}


def speed(measured: Speed) -> Answer:
    return {"value": measured.decisions_per_second, "games": measured.games_per_second}


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # Ctrl-C reaches everybody; the one who started this answers it
        main()
