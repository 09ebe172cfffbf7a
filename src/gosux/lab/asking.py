"""How bots take part in games that measure them: what they are shown, with what budget, and how long they take."""

import math
import time

from pydantic import FiniteFloat

from gosux import bots
from gosux.bots import Bot, ThinkingBot
from gosux.game.decision import Action, Decision
from gosux.game.game import Game
from gosux.lab.ledger import Count, Record


def contender(name: str, seed: int | str | None = None, iterations: int | None = None, budget: float = 1.0) -> Bot:
    """A new bot: one that sees everything too. Raises UnknownBot.

    ``iterations`` bounds every search by a number instead of the clock, so that it is the same on every machine;
    ``budget`` divides the time of bots that have one: time of the processor, so that others at work weaken nobody.
    """
    bot = bots.named(name, seed, measuring=True)
    if iterations is not None and isinstance(bot, ThinkingBot):
        bot.iterations = iterations
        bot.seconds = math.inf
    if isinstance(bot, ThinkingBot):
        bot.clock = time.process_time
    scale = getattr(bot, "scale_budget", None)
    if scale is not None and budget != 1:
        scale(1 / budget)
    return bot


class Thinking(Record):
    """How long one bot took in some games, by the processor's clock."""

    decisions: Count
    milliseconds: FiniteFloat  # all together
    slowest: FiniteFloat  # milliseconds of one decision


class Clock:
    """Counts a bot's decisions and the processor's time for them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def told(self) -> Thinking:
        milliseconds, slowest = round(self.seconds * 1000, 3), round(self.slowest * 1000, 3)
        return Thinking(decisions=self.decisions, milliseconds=milliseconds, slowest=slowest)


def ask(game: Game, bot: Bot, decision: Decision, clock: Clock | None = None) -> Action:
    """What a bot chooses from its view. Only one that is there for measuring, and says so, sees the game: a copy."""
    if getattr(bot, "sees_all", False):
        copy = game.clone()
        began = time.process_time()
        action: Action = bot.choose_in(copy, decision)  # type: ignore[attr-defined]
    else:
        view = game.view(decision.player)
        began = time.process_time()
        action = bot.choose(view, decision)
    if clock is not None:
        clock.add(time.process_time() - began)
    return action
