"""The measurements of gosux: random games with ``legal()`` and ``step()``, copies, and whole simulations."""

import resource
import time
from random import Random
from statistics import median

import gosux
from gosux.lab.measure import Speed, cost, middle_of_a_game
from gosux.lab.simulate import plan, simulate

MIDDLES = 5  # games that are copied in their middle


def play(ruleset: str, players: int, seconds: float, rng: Random) -> Speed:
    """Whole games by random legal actions, setting up included, for about that long."""
    games = 0
    decisions = 0
    new_game = gosux.new_game
    clock = time.process_time
    started = clock()
    while clock() < started + seconds:
        game = new_game(ruleset, rng.getrandbits(64), players=players)
        while actions := game.legal():
            game.step(actions[int(rng.random() * len(actions))])
        decisions += len(game.history)
        games += 1
    return Speed(games, decisions, clock() - started)


def clone_cost(seconds: float) -> float:
    """Seconds for ``clone()`` in the middle of a game: the median of several middles."""
    middles = [middle_of_a_game(f"clone-{number}") for number in range(MIDDLES)]
    return median([cost(game.clone, seconds / MIDDLES) for game in middles])


def simulated(games: int, workers: int) -> tuple[Speed, float]:
    """A whole simulation in wall-clock time, and how many processor cores it had on average.

    Starting the processes is included, as in ``gosux simulate --workers``.
    """
    before = _processor_time()
    summary = simulate(plan("gosu-x", games, seed="workers"), workers)
    cores = (_processor_time() - before) / summary.seconds
    return Speed(games, summary.tally.decisions, summary.seconds), cores


def _processor_time() -> float:
    """Of this process and of those it started that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)
