"""The engine's speed on this machine: decisions, games and copies per second of processor time."""

import time
from collections.abc import Callable
from statistics import median

from gosux import bots
from gosux.bots import Bot
from gosux.game.game import Game, new_game
from gosux.lab.simulate import play_out

COPIES = 200  # in one measurement, to be longer than the clock's step


class Speed:
    """Games by random play: how many, and how long they took."""

    def __init__(self, games: int, decisions: int, seconds: float) -> None:
        self.games = games
        self.decisions = decisions
        self.seconds = seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def players(seed: str, count: int) -> list[Bot]:
    return [bots.named("random", f"{seed}/{seat}") for seat in range(count)]


def random_play(seconds: float, seed: str, ruleset: str = "gosu-x", seats: int = 2) -> Speed:
    """Play whole games by ``legal()`` and ``step()`` for about that long."""
    games = 0
    decisions = 0
    everyone = players(seed, seats)
    started = time.process_time()
    while time.process_time() < started + seconds:
        game = new_game(ruleset, f"{seed}/{games}", players=seats)
        play_out(game, everyone)
        decisions += len(game.history)
        games += 1
    return Speed(games, decisions, time.process_time() - started)


def middle_of_a_game(seed: str, ruleset: str = "gosu-x", seats: int = 2) -> Game:
    """A game after half of its decisions, armies and piles on the table."""
    whole = new_game(ruleset, seed, players=seats)
    play_out(whole, players(seed, seats))
    game = new_game(ruleset, seed, players=seats)
    for action in whole.history[: len(whole.history) // 2]:
        game.step(action)
    return game


def cost(work: Callable[[], object], seconds: float, times: int = COPIES) -> float:
    """The median time that one call takes, in seconds."""
    costs: list[float] = []
    started = time.process_time()
    while not costs or time.process_time() < started + seconds:
        before = time.process_time()
        for _ in range(times):
            work()
        costs.append((time.process_time() - before) / times)
    return median(costs)
