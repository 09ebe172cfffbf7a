"""One of our bots as an engine: answers the messages of whoever started it."""

import math
import queue
import threading
from collections.abc import Callable, Iterable
from typing import TextIO

from gosux import bots
from gosux._version import __version__
from gosux.bots import Bot, ThinkingBot
from gosux.bots.budget import bound
from gosux.game.view import View
from gosux.model.messages.mistakes import Mistake
from gosux.protocol.errors import EngineError
from gosux.protocol.messages import PROTOCOL, Json, Nonsense, line_of, read_message
from gosux.protocol.parallel import Helpers, ParallelBot

Tell = Callable[[Mistake], str]


def serve(level: str, lines: Iterable[str], out: TextIO, tell: Tell = str, helpers: "Helpers | None" = None) -> None:
    """Answer until the lines end or one says quit. ``tell`` turns mistakes into sentences; ``helpers`` are processes
    that search too. Raises UnknownBot."""
    player = Player(level, tell, helpers)
    waiting: queue.Queue[str | None] = queue.Queue()
    # Read in another thread, so that a thought can be stopped.
    threading.Thread(target=_read, args=(lines, waiting, player.stopped), daemon=True).start()
    while (line := waiting.get()) is not None:
        print(line_of(player.answer(line)), file=out, flush=True)


def _read(lines: Iterable[str], waiting: "queue.Queue[str | None]", stopped: threading.Event) -> None:
    for line in lines:
        kind = type_of(line)
        if kind == "quit":
            break
        if kind == "stop":
            stopped.set()
            continue
        if kind == "decide":
            stopped.clear()
        waiting.put(line)
    stopped.set()
    waiting.put(None)


def type_of(line: str) -> object:
    """What kind of message a line is; None for no message."""
    try:
        return read_message(line)["type"]
    except Nonsense:
        return None


class Player:
    """Plays one game after the other."""

    def __init__(self, level: str, tell: Tell = str, helpers: "Helpers | None" = None) -> None:
        self.level = level
        self.tell = tell
        self.helpers = helpers
        self.stopped = threading.Event()
        self.bot: Bot = bots.named(level)

    def answer(self, line: str) -> Json:
        """The answer to a line: an error, if it cannot be understood."""
        try:
            message = read_message(line)
            match message["type"]:
                case "hello":
                    return {
                        "type": "hello",
                        "protocol": PROTOCOL,
                        "name": f"gosux {self.level}",
                        "version": __version__,
                    }
                case "options":
                    return self.begin(message)
                case "decide":
                    return self.decide(message)
            raise Nonsense
        except Mistake as error:
            return self.error(error)
        except Nonsense:
            return self.error(EngineError("engine-no-message", {"protocol": PROTOCOL, "line": line.strip()}))

    def error(self, mistake: Mistake) -> Json:
        return {"type": "error", "message": self.tell(mistake)}

    def begin(self, message: Json) -> Json:
        """A new game."""
        seed, iterations, budget = message.get("seed"), message.get("iterations"), message.get("budget", 1)
        if not (iterations is None or (isinstance(iterations, int) and iterations >= 1)):
            raise Nonsense
        if not (isinstance(budget, int | float) and math.isfinite(budget) and budget > 0):
            raise Nonsense
        self.bot = bots.named(self.level, None if seed is None else str(seed))
        if self.helpers is not None and isinstance(self.bot, ThinkingBot):
            self.bot = ParallelBot(self.bot, self.helpers)
        if message.get("clock") == "processor" or iterations is not None:
            bound(self.bot, iterations, budget)
        elif isinstance(self.bot, ThinkingBot):
            self.bot.scale_budget(1 / budget)
        if isinstance(self.bot, ThinkingBot):
            self.bot.is_stopped = self.stopped.is_set  # type: ignore[method-assign]
        return {"type": "ready"}

    def decide(self, message: Json) -> Json:
        """The best action, and what else was thought about."""
        view = View.from_json(message.get("view"))
        decision, asked = view.decision, message.get("decision")
        if decision is None or not isinstance(asked, dict):
            raise Nonsense
        if asked.get("actions") != decision.texts:
            return self.error(EngineError("engine-other-actions", {"version": __version__}))
        action = self.bot.choose(view, decision)
        candidates = self.bot.explain() if isinstance(self.bot, ThinkingBot) else []
        told = [{"action": one.action.text, "chance": round(one.chance, 4), "visits": one.visits} for one in candidates]
        return {"type": "action", "question": message.get("question"), "action": action.text, "candidates": told}
