"""Searches in several processes: their visits are added up, and the same seed gives the same numbers."""

import math
from collections.abc import Iterator

import pytest

from gosux.bots import ThinkingBot, named
from gosux.protocol.parallel import Helpers, ParallelBot, merged
from gosux.thinking.player import Thought
from tests.random_play import played


@pytest.fixture(scope="module")
def helpers() -> Iterator[Helpers]:
    some = Helpers(1)
    yield some
    some.close()


def parallel(helpers: Helpers, level: str = "hero") -> ParallelBot:
    bot = named(level, "seed")
    assert isinstance(bot, ThinkingBot)
    both = ParallelBot(bot, helpers)
    both.iterations, both.seconds = 40, math.inf
    return both


def test_merged_visits_count_the_same_whoever_made_them() -> None:
    one = Thought(1, {1: 0.9, 2: 0.5, 3: 0.2}, {1: 3, 2: 2, 3: 0})
    other = Thought(2, {1: 0.1, 2: 0.6, 3: 0.4}, {1: 1, 2: 8, 3: 0})
    both = merged([one, other])
    assert both.action == 2
    assert both.visits == {1: 4, 2: 10, 3: 0}
    assert both.chances == pytest.approx({1: 0.7, 2: 0.58, 3: 0.3})  # untried ones: the mean of what they looked like


def test_two_processes_share_the_iterations_and_repeat_themselves(helpers: Helpers) -> None:
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    told = []
    for _ in range(2):
        bot = parallel(helpers)
        bot.choose(view, decision)
        told.append([(one.action, one.chance, one.visits) for one in bot.explain()])
        assert 20 < sum(one.visits for one in bot.explain()) <= 40
        assert bot.iterations == 40
    assert told[0] == told[1]
    alone = named("hero", "seed")
    assert isinstance(alone, ThinkingBot)
    alone.iterations, alone.seconds = 20, math.inf
    alone.choose(view, decision)
    assert [(one.action, one.chance, one.visits) for one in alone.explain()] != told[0]


def test_who_is_stopped_stops_the_others(helpers: Helpers) -> None:
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    bot = parallel(helpers)
    bot.iterations = 1_000_000_000
    bot.is_stopped = lambda: True  # type: ignore[method-assign]
    assert bot.choose(game.view(decision.player), decision) in decision.actions


def test_a_level_that_does_not_search_needs_no_others(helpers: Helpers) -> None:
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    assert parallel(helpers, "ozeki").choose(view, decision) == named("ozeki", "seed").choose(view, decision)


@pytest.mark.slow
def test_a_bot_whose_helper_has_died_goes_on_alone() -> None:
    some = Helpers(1)
    for process in [*some.pool._processes.values()]:
        process.kill()
        process.join()
    game = played(3, 40)
    decision = game.decision
    assert decision is not None
    assert parallel(some).choose(game.view(decision.player), decision) in decision.actions
    some.close()
