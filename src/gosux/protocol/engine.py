"""A conversation with an engine: what it is asked, and that it answers it. Engines play one game after the other."""

import atexit
import time
from typing import Final

from gosux._version import __version__
from gosux.protocol.errors import EngineError
from gosux.protocol.messages import PROTOCOL, Json, Nonsense, line_of, read_message
from gosux.protocol.process import EngineProcess

SECONDS: Final = 60.0  # by the clock on the wall, until an engine is asked to stop
GRACE: Final = 5.0  # until it must have done so


class Engine:
    """An engine that has said hello. Every mistake of it ends it and is raised as an EngineError."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.process = EngineProcess(command)
        answer = self.ask({"type": "hello", "protocol": PROTOCOL, "host": f"gosux {__version__}"}, "hello", seconds)
        told = answer.get("protocol")
        if told != PROTOCOL:
            raise self.process.failed(
                EngineError("engine-protocol", {"engine": command, "told": repr(told), "known": PROTOCOL})
            )

    def ask(self, message: Json, expected: str, seconds: float, grace: float = 0.0) -> Json:
        """The answer to a message. Where there is none in time, it is asked to stop, and gets some ``grace``."""
        began = time.monotonic()
        self.process.send(line_of(message), began + seconds)
        line = self.process.receive(began + seconds)
        if line is None and grace:
            self.stop()
            line = self.process.receive(time.monotonic() + grace)
        command = self.process.command
        if line is None:
            asked, waited = str(message["type"]), f"{seconds + grace:g}"
            raise self.process.failed(
                EngineError("engine-silent", {"engine": command, "asked": asked, "seconds": waited})
            )
        try:
            answer = read_message(line)
            if answer["type"] == "error":
                why = str(answer.get("message"))
                raise self.process.failed(EngineError("engine-refused", {"engine": command, "why": why}))
            if answer["type"] != expected:
                raise Nonsense
        except Nonsense:
            raise self.nonsense(line, expected) from None
        return answer

    def stop(self) -> None:
        """Ask for the best answer so far, also from another thread."""
        self.process.send(line_of({"type": "stop"}), time.monotonic())

    def nonsense(self, line: "bytes | str", expected: str) -> EngineError:
        """The error of an engine whose answer is no such message."""
        text = line if isinstance(line, str) else line.decode(errors="replace")
        return self.process.failed(
            EngineError(
                "engine-nonsense", {"engine": self.process.command, "answer": text.strip(), "expected": expected}
            )
        )


_idle: dict[str, list[Engine]] = {}


def take(command: str, seconds: float = SECONDS) -> Engine:
    """An engine that nobody uses, started if there is none. Raises EngineError."""
    idle = _idle.get(command)
    return idle.pop() if idle else Engine(command, seconds)


def give_back(engine: Engine) -> None:
    """Keep an engine for another game."""
    _idle.setdefault(engine.process.command, []).append(engine)


def end_idle_engines() -> None:
    """End all engines that wait for another game."""
    while _idle:
        _, engines = _idle.popitem()
        for engine in engines:
            engine.process.end()


atexit.register(end_idle_engines)
