"""How long bots may think in games that measure them."""

import math
import time

from gosux.bots.bot import Bot
from gosux.bots.levels import ThinkingBot


def bound(bot: Bot, iterations: int | None = None, budget: float = 1.0) -> None:
    """Measure a bot's thinking time as processor time, so that other work on the machine does not weaken it.

    ``iterations`` limits every search by a number instead of time, so that it is the same on every machine;
    ``budget`` divides the time of bots that have one.
    """
    if iterations is not None and isinstance(bot, ThinkingBot):
        bot.iterations = iterations
        bot.seconds = math.inf
    elif isinstance(bot, ThinkingBot):  # not above: asking for processor time takes long, and nothing depends on it
        bot.clock = time.process_time
    scale = getattr(bot, "scale_budget", None)
    if scale is not None and budget != 1:
        scale(1 / budget)
