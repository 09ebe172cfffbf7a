"""A search in several processes: each searches a tree of its own, and the visits are added up (root parallelism)."""

import math
import multiprocessing
import random
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event

from gosux.bots.levels import Level, ThinkingBot
from gosux.game.view import View
from gosux.thinking.player import Thought

MOST_PROCESSES = 64

Numbers = tuple[dict[int, float], dict[int, int]]
"""The chances and visits of a thought: compiled objects cannot be sent."""

_stopped: Event | None = None  # in a helper process: whether the answer is wanted now


class Helpers:
    """Processes that search beside this one, started at once. Each calls ``begin`` first. Close them."""

    def __init__(self, count: int, begin: "Callable[[], object] | None" = None) -> None:
        context = multiprocessing.get_context("spawn")
        self.count = count
        self.stopped = context.Event()
        self.pool = ProcessPoolExecutor(count, context, _prepare, (self.stopped, begin))
        for future in [self.pool.submit(time.sleep, 0.1) for _ in range(count)]:  # long enough that each gets one
            future.result()

    def close(self) -> None:
        self.stopped.set()
        self.pool.shutdown(cancel_futures=True)


class ParallelBot(ThinkingBot):
    """Searches in this process and in others. Iterations are divided among them; each has the whole time."""

    def __init__(self, bot: ThinkingBot, helpers: Helpers) -> None:
        super().__init__(bot.rng, bot.level)
        self.helpers = helpers

    def think(self, view: View, choices: list[int]) -> Thought:
        if not self.level.seconds:
            return super().think(view, choices)
        all_iterations = self.iterations
        self.iterations = max(1, all_iterations // (self.helpers.count + 1))
        self.helpers.stopped.clear()
        seconds = None if math.isinf(self.seconds) else self.seconds
        found: list[Future[Numbers]] = []
        try:
            for _ in range(self.helpers.count):
                seed = self.rng.getrandbits(64)
                task = (view, self.level, seed, self.iterations, seconds)
                found.append(self.helpers.pool.submit(_search, *task))
            own = super().think(view, choices)
            if seconds is not None or self.is_stopped():
                self.helpers.stopped.set()
            results = [one.result() for one in found]
            return merged([own, *[Thought(own.action, chances, visits) for chances, visits in results]])
        except BrokenProcessPool:  # somebody ended a helper: go on alone
            return super().think(view, choices)
        finally:
            self.iterations = all_iterations


def merged(thoughts: list[Thought]) -> Thought:
    """Several searches of one decision as one: every visit counts the same."""
    choices = list(thoughts[0].chances)
    visits = {choice: sum(one.visits[choice] for one in thoughts) for choice in choices}
    chances: dict[int, float] = {}
    for choice in choices:
        weights = [one.visits[choice] if visits[choice] else 1 for one in thoughts]
        total = sum(weight * one.chances[choice] for weight, one in zip(weights, thoughts, strict=True))
        chances[choice] = total / sum(weights)
    return Thought(max(choices, key=lambda choice: (visits[choice], chances[choice])), chances, visits)


def _prepare(stopped: Event, begin: "Callable[[], object] | None") -> None:
    """In a new process, before its first task."""
    global _stopped
    _stopped = stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process, which ends this one
    if begin is not None:
        begin()


def _search(view: View, level: Level, seed: int, iterations: int, seconds: "float | None") -> Numbers:
    bot = ThinkingBot(random.Random(seed), level)
    bot.iterations = iterations
    bot.seconds = math.inf if seconds is None else seconds
    assert _stopped is not None, "_prepare has set it"
    bot.is_stopped = _stopped.is_set  # type: ignore[method-assign]
    thought = bot.think(view, list(view.state.choices))
    return thought.chances, thought.visits
