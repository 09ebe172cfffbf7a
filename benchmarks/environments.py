"""Measures environments with their observations, ours beside those of OpenSpiel and RLCard, in one run.

    python -m benchmarks.environments

Everybody plays whole games with random legal actions and observes before every decision what the asked player sees, in
NumPy arrays. The measures take turns, in reverse order every other round, on one processor core; seconds are processor
time, and ratios are within a round. Prints tables and writes ``benchmarks/environments.json``. Exit code 1: a goal was
missed. Two processes are measured in wall-clock time, which means something only while nothing else runs.
"""

import argparse
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np

import gosux
from benchmarks.children import ROOT, last_core
from gosux.envs.batch import BatchArrays, BatchEnv
from gosux.envs.batch_processes import ProcessBatchEnv
from gosux.envs.gymnasium import GosuxSeat
from gosux.envs.pettingzoo import raw_env
from gosux.game.vector_writer import VectorWriter
from gosux.rules.registry import ruleset

RESULTS = ROOT / "benchmarks" / "environments.json"
GAMES = 256
SHARED = (2 * GAMES, 8 * GAMES)  # how many games two processes share
APART = 100  # steps before a batch is measured: its games begin together, and their first decisions are quick
clock = time.process_time

Pace = dict[str, float]
"""What a measure found: ``value`` in decisions per second, and parts of it."""


# -- ours --------------------------------------------------------------------------------------------------------


def batch(seconds: float, games: int = GAMES, dense: bool = True) -> Pace:
    tables = BatchEnv("gosu-x", games, 1, dense=dense)
    rng = np.random.default_rng(1)
    for _ in range(APART):
        tables.step(tables.random_actions(rng))
    decisions = 0
    started = clock()
    while clock() < started + seconds:
        tables.step(tables.random_actions(rng))
        decisions += games
    return {"value": decisions / (clock() - started)}


def parts(seconds: float) -> Pace:
    """As many games as a batch has, stepped and observed by turns: what each of the two costs, in µs."""
    rng, deal = Random(1), Random(2)
    games = [gosux.new_game("gosu-x", deal.getrandbits(64)) for _ in range(GAMES)]
    writer = VectorWriter(ruleset("gosu-x").catalogue, 2, GAMES)

    def step_all() -> None:
        for row in range(GAMES):
            game = games[row]
            actions = game.legal()
            game.step(actions[int(rng.random() * len(actions))])
            if game.state.over:
                games[row] = gosux.new_game("gosu-x", deal.getrandbits(64))

    for _ in range(APART):
        step_all()
    stepping = observing = 0.0
    decisions = 0
    while stepping + observing < seconds:
        started = clock()
        step_all()
        between = clock()
        for row in range(GAMES):
            state = games[row].state
            writer.write(state, state.decider, row)
        stepping += between - started
        observing += clock() - between
        decisions += GAMES
    step, observation = 1e6 * stepping / decisions, 1e6 * observing / decisions
    return {"value": decisions / (stepping + observing), "step": step, "observation": observation}


def pettingzoo(seconds: float) -> Pace:
    table, rng = raw_env(), Random(1)
    decisions = 0
    started = clock()
    while clock() < started + seconds:
        table.reset(seed=rng.getrandbits(32))
        over = False
        while not over:
            observation, _, over, _, _ = table.last()
            if not over:
                actions = np.flatnonzero(observation["action_mask"])
                table.step(int(actions[int(rng.random() * len(actions))]))
                decisions += 1
    return {"value": decisions / (clock() - started)}


def gymnasium(seconds: float) -> Pace:
    """One seat against a random player: decisions of that seat alone."""
    table, rng = GosuxSeat(), Random(1)
    decisions = 0
    started = clock()
    while clock() < started + seconds:
        _, info = table.reset(seed=rng.getrandbits(32))
        over = False
        while not over:
            actions = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = table.step(int(actions[int(rng.random() * len(actions))]))
            decisions += 1
    return {"value": decisions / (clock() - started)}


# -- peers -------------------------------------------------------------------------------------------------------


def open_spiel(seconds: float, name: str, perfect_recall: bool) -> Pace:
    """By OpenSpiel's observer, which writes into a NumPy array."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game: Any = pyspiel.load_game(name)
    observer: Any = make_observation(game, pyspiel.IIGObservationType(perfect_recall=perfect_recall))
    return _open_spiel(game, lambda state: observer.set_from(state, state.current_player()), seconds)


def open_spiel_lists(seconds: float, name: str) -> Pace:
    """By the method of the state, whose list becomes a NumPy array."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    return _open_spiel(game, lambda state: np.array(state.information_state_tensor(), np.float32), seconds)


def _open_spiel(game: Any, observe: Callable[[Any], object], seconds: float) -> Pace:
    rng = Random(1)
    decisions = 0
    started = clock()
    while clock() < started + seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                observe(state)
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
    return {"value": decisions / (clock() - started)}


def rlcard(seconds: float, name: str) -> Pace:
    """By ``env.step()``, whose state has the observation in it."""
    from benchmarks import peers

    return {"value": peers.rlcard(name, seconds, Random(1)).decisions_per_second}


# -- processes ---------------------------------------------------------------------------------------------------


@dataclass
class InProcesses:
    """Wall-clock speed of a batch in so many processes."""

    processes: int
    pace: float
    cores: float  # that worked for it on average


def in_processes(processes: int, seconds: float, rows: int) -> InProcesses:
    rng = np.random.default_rng(1)
    with ProcessBatchEnv("gosu-x", rows, 1, processes=processes) as tables:
        for _ in range(10):
            tables.step(tables.random_actions(rng))
        pace, own = _wall(tables, rng, seconds, rows)
        children = _times(resource.RUSAGE_CHILDREN)
    # Their processor time is known once they have ended; starting them is in it, so it is an upper bound.
    return InProcesses(processes, pace, (own + _times(resource.RUSAGE_CHILDREN) - children) / seconds)


def in_this_process(seconds: float, rows: int) -> InProcesses:
    tables = BatchEnv("gosu-x", rows, 1)
    rng = np.random.default_rng(1)
    for _ in range(10):
        tables.step(tables.random_actions(rng))
    pace, own = _wall(tables, rng, seconds, rows)
    return InProcesses(0, pace, own / seconds)


Walls = list[list[InProcesses]]
"""What every round found: in this process, in one process, in two."""


def shared(rows: int, rounds: int, seconds: float) -> Walls:
    """The same batch in this process, in one and in two, by turns. Prints a table."""
    walls = [
        [in_this_process(seconds, rows), *(in_processes(count, seconds, rows) for count in (1, 2))]
        for _ in range(max(1, rounds))
    ]
    print(f"\n| batch of {rows:,}, wall clock | decisions/s | low to high | cores |\n|---|---|---|---|")
    for number, label in enumerate(("in this process", "one process", "two processes")):
        some = [three[number] for three in walls]
        cores = median(one.cores for one in some)
        print(f"| {label} | {spread([one.pace for one in some], ',.0f')} | {cores:.2f} |")
    print(f"\ntwo processes / in this process: {spread([two.pace / own.pace for own, _, two in walls], '.2f')}")
    return walls


def _wall(tables: BatchArrays, rng: np.random.Generator, seconds: float, rows: int) -> tuple[float, float]:
    before, started, decisions = _times(resource.RUSAGE_SELF), time.perf_counter(), 0
    assert isinstance(tables, BatchEnv | ProcessBatchEnv)
    while time.perf_counter() < started + seconds:
        tables.step(tables.random_actions(rng))
        decisions += rows
    return decisions / (time.perf_counter() - started), _times(resource.RUSAGE_SELF) - before


def _times(who: int) -> float:
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


# -- the run -----------------------------------------------------------------------------------------------------

MEASURES: dict[str, tuple[str, Callable[[float], Pace]]] = {
    "hearts": ("OpenSpiel hearts, observer", lambda s: open_spiel(s, "hearts", True)),
    "hearts-lists": ("OpenSpiel hearts, information_state_tensor()", lambda s: open_spiel_lists(s, "hearts")),
    "batch": (f"batch of {GAMES}", batch),
    "uno": ("RLCard UNO", lambda s: rlcard(s, "uno")),
    "lists": (f"batch of {GAMES}, lists alone", lambda s: batch(s, dense=False)),
    "batch-16": ("batch of 16", lambda s: batch(s, 16)),
    "batch-64": ("batch of 64", lambda s: batch(s, 64)),
    "batch-1024": ("batch of 1,024", lambda s: batch(s, 1024)),
    "parts": (f"{GAMES} games, steps and observations by turns", parts),
    "pettingzoo": ("PettingZoo, raw", pettingzoo),
    "gymnasium": ("Gymnasium, one seat against a random player", gymnasium),
    "gin-rummy": ("OpenSpiel gin rummy, observer", lambda s: open_spiel(s, "gin_rummy", False)),
    "dou-dizhu": ("OpenSpiel dou dizhu, observer", lambda s: open_spiel(s, "dou_dizhu", False)),
    "rlcard-dou-dizhu": ("RLCard dou dizhu", lambda s: rlcard(s, "doudizhu")),
}

GOALS: list[tuple[str, str, str, float, bool]] = [
    ("batch / RLCard UNO", "batch", "uno", 5, False),
    ("batch / hearts, information_state_tensor()", "batch", "hearts-lists", 30, False),
    ("PettingZoo, raw / RLCard UNO", "pettingzoo", "uno", 1.2, False),
]

Rounds = dict[str, list[Pace]]


def in_rounds(rounds: int, seconds: float) -> Rounds:
    found: Rounds = {}
    for name, (label, measure) in MEASURES.items():
        try:
            measure(seconds / 4)  # warm up
        except ModuleNotFoundError as error:
            print(f"{label}: {error.name} is not installed (pip install 'gosux[bench]')", file=sys.stderr)
        else:
            found[name] = []
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for name in found if number % 2 == 0 else reversed(found):
            found[name].append(MEASURES[name][1](seconds))
    return found


def spread(values: Sequence[float], form: str) -> str:
    return f"{median(values):{form}} | {min(values):{form}} to {max(values):{form}}"


def lines(found: Rounds, walls: dict[int, Walls]) -> Iterator[str]:
    """The tables as Markdown."""
    yield "| ratio within a round | median | low to high | goal |\n|---|---|---|---|"
    for label, ratios, goal, at_most in goals(found, walls):
        yield f"| {label} | {spread(ratios, '.2f')} | {'at most' if at_most else 'at least'} {goal:g} |"
    yield "\n| with observations | decisions/s | low to high |\n|---|---|---|"
    for name, rounds in found.items():
        yield f"| {MEASURES[name][0]} | {spread([one['value'] for one in rounds], ',.0f')} |"
    yield f"\n| in {GAMES} games | µs | low to high |\n|---|---|---|"
    for part in ("step", "observation"):
        yield f"| one {part} | {spread([one[part] for one in found['parts']], '.2f')} |"


def goals(found: Rounds, walls: dict[int, Walls]) -> Iterator[tuple[str, list[float], float, bool]]:
    for label, over, under, goal, at_most in GOALS:
        if over in found and under in found:
            yield label, [a["value"] / b["value"] for a, b in zip(found[over], found[under])], goal, at_most
    yield "one observation / one step", [one["observation"] / one["step"] for one in found["parts"]], 1.2, True
    for rows, rounds in walls.items():
        yield f"two processes / one, batch of {rows:,}", [two.pace / one.pace for _, one, two in rounds], 1.8, False


def reached(ratio: float, goal: float, at_most: bool) -> bool:
    return ratio <= goal if at_most else ratio >= goal


@contextmanager
def one_core() -> Iterator[None]:
    core = last_core()
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measure in a round")
    parser.add_argument("--processes", action="store_true", help="measure two processes too")
    parser.add_argument("--json", type=Path, default=RESULTS)
    given = parser.parse_args(words)
    with one_core():
        found = in_rounds(given.rounds, given.seconds)
    walls = {rows: shared(rows, given.rounds // 2, 3 * given.seconds) for rows in SHARED if given.processes}
    print(*lines(found, walls), sep="\n")
    results: dict[str, Any] = {"compiled": gosux.compiled, "seconds": given.seconds, "rounds": found}
    if given.processes:
        results["processes"] = {
            rows: [[one.__dict__ for one in three] for three in rounds] for rows, rounds in walls.items()
        }
    given.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    missed = [
        label for label, ratios, goal, at_most in goals(found, walls) if not reached(median(ratios), goal, at_most)
    ]
    print(*(f"MISSED: {label}" for label in missed), sep="\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
