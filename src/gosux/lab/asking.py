"""How bots play measured games: what they see, their thinking time, and how long they take."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import FiniteFloat

from gosux import bots
from gosux.bots import Bot
from gosux.bots.budget import bound
from gosux.game.decision import Action, Decision
from gosux.game.game import Game
from gosux.lab.ledger import Count, Record
from gosux.protocol.engine_bot import PREFIX, EngineBot
from gosux.protocol.errors import EngineError


def contender(name: str, seed: int | str | None = None, iterations: int | None = None, budget: float = 1.0) -> Bot:
    """A new bot: one that sees everything too, or ``engine:COMMAND``. Close it. Raises UnknownBot and EngineError.

    ``iterations`` limits every search by a number instead of time, so that it is the same on every machine; ``budget``
    divides the time of bots that have one: processor time, so that other work on the machine does not weaken them.
    """
    if name.startswith(PREFIX):
        return EngineBot(name.removeprefix(PREFIX), seed, iterations, budget)
    bot = bots.named(name, seed, measuring=True)
    bound(bot, iterations, budget)
    return bot


class Thinking(Record):
    """The processor time one bot took in some games."""

    decisions: Count
    milliseconds: FiniteFloat  # all together
    slowest: FiniteFloat  # milliseconds of one decision


class Clock:
    """Counts a bot's decisions and their processor time."""

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


@contextmanager
def playing(game: Game, players: list[Bot], name: str, *facts: str) -> Iterator[None]:
    """While these bots play a game. What goes wrong is told with what is needed to see it again, and any process can
    read it: EngineError for what an engine did, RuntimeError for the rest."""
    try:
        yield
    except EngineError as error:
        number = len(game.history) + 1
        raise EngineError("engine-in-game", {"problem": error, "number": number, "seed": game.seed}) from None
    except Exception as error:
        known = ", ".join([f"seed {game.seed!r}", str(game.options), *facts])
        moment = f"action {len(game.history)} of {name} ({known})"
        raise RuntimeError(f"{moment} went wrong: {error!r}") from error
    finally:
        for player in players:
            player.close()


def ask(game: Game, bot: Bot, decision: Decision, clock: Clock | None = None) -> Action:
    """What a bot chooses from its view. Only a bot with ``sees_all`` gets the game itself, as a copy."""
    processor_time = getattr(bot, "processor_time", time.process_time)  # an engine's is that of its own process
    if getattr(bot, "sees_all", False):
        copy = game.clone()
        began = processor_time()
        action: Action = bot.choose_in(copy, decision)  # type: ignore[attr-defined]
    else:
        view = game.view(decision.player)
        began = processor_time()
        action = bot.choose(view, decision)
    if clock is not None:
        clock.add(max(0.0, processor_time() - began))  # a child of an engine may end and take its time along
    return action
