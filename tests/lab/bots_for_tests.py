"""Small bots for arenas, known only while a test runs."""

import random
from collections.abc import Callable

import pytest

from gosux import bots
from gosux.bots import Bot, RandomBot, UnknownBot
from gosux.game.decision import Action, Decision
from gosux.game.game import Game
from gosux.game.view import View

Maker = Callable[[str], Bot]


def register(monkeypatch: pytest.MonkeyPatch, **makers: Maker) -> None:
    """Let ``bots.named`` know these, beside ``random``; a maker gets the seed."""

    def named(name: str, seed: "int | str | None" = None, measuring: bool = False) -> Bot:
        if name in makers:
            return makers[name](str(seed))
        if name != "random":
            raise UnknownBot("no-bot", {"bot": name, "known": ["random", *makers]})
        return RandomBot(random.Random(f"{name} {seed}"))

    monkeypatch.setattr(bots, "named", named)


def seat_of(seed: str) -> str:
    """The seat in the seed that an arena gives to a bot."""
    return seed.split("/")[-2:][0]


class Witness(RandomBot):
    """Plays at random and writes down what it is given."""

    def __init__(self, seed: str, seen: list[object]) -> None:
        super().__init__(random.Random(seed))
        self.seen = seen

    def choose(self, view: View, decision: Decision) -> Action:
        self.seen.append(view)
        return super().choose(view, decision)


class Seer(RandomBot):
    """Sees the whole game, and spoils what it is given."""

    sees_all = True

    def __init__(self, seed: str, seen: list[object]) -> None:
        super().__init__(random.Random(seed))
        self.seen = seen

    def choose(self, view: View, decision: Decision) -> Action:
        raise AssertionError("it is to see the game")

    def choose_in(self, game: Game, decision: Decision) -> Action:
        self.seen.append(game)
        action = self.pick(decision.actions)
        game.step(action.id)
        return action


class Thrifty(RandomBot):
    """Has a budget."""

    def __init__(self, seed: str, scales: list[float]) -> None:
        super().__init__(random.Random(seed))
        self.scales = scales

    def scale_budget(self, factor: float) -> None:
        self.scales.append(factor)
