"""A bot whose choices an engine makes."""

import secrets
import time
from hashlib import blake2b
from typing import Final

from gosux.bots import Bot, Candidate
from gosux.game.decision import Action, Decision
from gosux.game.view import View
from gosux.protocol import engine
from gosux.protocol.engine import GRACE, SECONDS, Engine
from gosux.protocol.errors import EngineError
from gosux.protocol.messages import Json, Nonsense, NotAsked, chosen, decide, line_of

PREFIX: Final = "engine:"  # before the command, where a bot's name is asked for


class EngineBot(Bot):
    """Plays one game. Its engine is shown what the player may see, as JSON, and nothing else. Raises EngineError.

    ``seed`` is for the engine's dice. ``budget`` divides its time, ``iterations`` bounds its search, as in an arena.
    """

    def __init__(
        self,
        command: str,
        seed: "int | str | None" = None,
        iterations: "int | None" = None,
        budget: float = 1.0,
        seconds: float = SECONDS,
        grace: float = GRACE,
    ) -> None:
        self.seed = engine_seed(seed)
        self.iterations = iterations
        self.budget = budget
        self.seconds = seconds
        self.grace = grace
        self.questions = 0
        self.candidates: list[Candidate] = []
        self._engine: Engine | None = engine.take(command, seconds)

    def choose(self, view: View, decision: Decision) -> Action:
        playing = self._engine
        assert playing is not None, "its game is over"
        self._engine = None  # one that fails has ended
        if not self.questions:
            playing.ask(self.options(view), "ready", self.seconds)
        self.questions += 1
        answer = playing.ask(decide(self.questions, view, decision), "action", self.seconds, self.grace)
        action = self._checked(playing, answer, decision)
        self._engine = playing
        return action

    def _checked(self, playing: Engine, answer: Json, decision: Decision) -> Action:
        try:
            if answer.get("question") != self.questions:
                raise Nonsense
            action, self.candidates = chosen(answer, decision)
        except Nonsense:
            raise playing.nonsense(line_of(answer), f"action, question {self.questions}") from None
        except NotAsked as error:
            command = playing.process.command
            raise playing.process.failed(
                EngineError("engine-illegal", {"engine": command, "action": str(error), "known": [*decision.texts]})
            ) from None
        return action

    def options(self, view: View) -> Json:
        """What holds for the whole game."""
        return {
            "type": "options",
            "ruleset": view.ruleset,
            "players": len(view.state.seats),
            "seat": view.viewer,
            "seed": self.seed,
            "seconds": self.seconds,
            "clock": "processor",
            "budget": self.budget,
            "iterations": self.iterations,
        }

    def explain(self) -> list[Candidate]:
        """What the engine says it thought about at the last decision."""
        return self.candidates

    def processor_time(self) -> float:
        """Seconds that the engine has used so far; by the clock on the wall where nobody can tell."""
        used = self._engine.process.processor_time if self._engine is not None else None
        return time.perf_counter() if used is None else used

    def close(self) -> None:
        """The game is over: the engine may play another one."""
        if self._engine is not None:
            engine.give_back(self._engine)
            self._engine = None


def engine_seed(seed: "int | str | None") -> str:
    """What an engine is told: the same for the same seed, though the seed cannot be told from it."""
    if seed is None:
        return secrets.token_hex(8)
    return blake2b(f"engine: {seed}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
