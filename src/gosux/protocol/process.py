"""An engine's process: lines to it and from it, none of which can be too long, too late or too many."""

import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from gosux.protocol.errors import EngineError
from gosux.protocol.processor_time import processor_time

LONGEST_LINE: Final = 1 << 20  # bytes that an engine may write before it ends a line
MOST_LINES: Final = 16  # that an engine may have written before anybody asked for them
MOST_WAITING: Final = 4  # lines to an engine that it has not read yet
KEPT: Final = 2000  # bytes of standard error, the last ones
SECONDS_TO_END: Final = 2.0

LAUNCH: Final = str(Path(__file__).with_name("launch.py"))


class EngineProcess:
    """A running engine. Every mistake of it ends it and is raised as an EngineError that names it."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._lifeline = -1
        self._process = self._started(_program(command))
        self._said = bytearray()
        self._to_write: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._lines: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self._flooded = False
        assert self._process.stdin and self._process.stdout and self._process.stderr
        # Threads, as a pipe that nobody reads or fills would stop whoever waits for it.
        self._threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def _started(self, arguments: list[str]) -> "subprocess.Popen[bytes]":
        pipe = subprocess.PIPE
        if not hasattr(os, "fork"):  # then only ``end`` ends it
            return subprocess.Popen(arguments, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe)
        watched, self._lifeline = os.pipe()
        command = [sys.executable, "-I", "-S", LAUNCH, str(watched), *arguments]
        try:
            return subprocess.Popen(
                command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, pass_fds=[watched], start_new_session=True
            )
        finally:
            os.close(watched)

    # -- threads -------------------------------------------------------------------------------------------------

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError):
            while (line := self._to_write.get()) is not None:
                pipe.write(line)
        with suppress(OSError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), open(pipe.fileno(), "rb", closefd=False) as buffered:
            while line := buffered.readline(LONGEST_LINE):
                try:
                    self._lines.put_nowait(line)
                except queue.Full:
                    self._flooded = True
                    return
                if is_too_long(line):
                    return
        with suppress(queue.Full):
            self._lines.put_nowait(None)

    def _listen(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while some := pipe.read(KEPT):
                self._said += some
                del self._said[:-KEPT]

    # -- asking --------------------------------------------------------------------------------------------------

    def send(self, line: str, deadline: float) -> None:
        """Write a line. Raises EngineError if nothing was read until the deadline (by ``time.monotonic``)."""
        try:
            self._to_write.put((line + "\n").encode(), timeout=max(0.0, deadline - time.monotonic()))
        except queue.Full:
            raise self.failed(EngineError("engine-deaf", {"engine": self.command})) from None

    def receive(self, deadline: float) -> "bytes | None":
        """The next line; None if there is none until the deadline. Raises EngineError."""
        if self._flooded:
            raise self.failed(EngineError("engine-flood", {"engine": self.command}))
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None
        if line is None:
            raise self.ended()
        if is_too_long(line):
            raise self.failed(
                EngineError("engine-long-line", {"engine": self.command, "most": f"{LONGEST_LINE >> 20} MiB"})
            )
        return line

    @property
    def processor_time(self) -> "float | None":
        """Seconds that it has used so far; None where nobody can tell."""
        return processor_time(self._process.pid)

    # -- the end -------------------------------------------------------------------------------------------------

    def ended(self) -> EngineError:
        """The error of an engine that closed its output."""
        try:
            code = self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return self.failed(EngineError("engine-closed", {"engine": self.command}))
        if code < 0:
            return self.failed(EngineError("engine-killed", {"engine": self.command, "signal": -code}))
        return self.failed(EngineError("engine-ended", {"engine": self.command, "code": code}))

    def failed(self, problem: EngineError) -> EngineError:
        """End it; the problem with what it last wrote to standard error."""
        self.end(0.0)
        said = " ".join(self._said.decode(errors="replace").split())[-300:]
        return EngineError("engine-said", {"problem": problem, "said": said}) if said else problem

    def end(self, seconds: float = SECONDS_TO_END) -> None:
        """Close its input, which asks it to leave; kill it if it does not within some seconds."""
        with suppress(queue.Full):
            self._to_write.put_nowait(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        if self._lifeline >= 0:
            os.close(self._lifeline)  # whoever watches it kills all that it has started
            self._lifeline = -1
        self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(SECONDS_TO_END)
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None and not any(thread.is_alive() for thread in self._threads):
                pipe.close()


def is_too_long(line: bytes) -> bool:
    """Whether it is the beginning of a line whose end nobody waits for."""
    return len(line) >= LONGEST_LINE and not line.endswith(b"\n")


def _program(command: str) -> list[str]:
    """The words of a command, checked before anything is started. Raises EngineError."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise EngineError("engine-command", {"engine": command, "why": str(error)}) from error
    if not arguments:
        raise EngineError("engine-missing")
    if shutil.which(arguments[0]) is None:
        raise EngineError("engine-not-found", {"program": arguments[0]})
    return arguments
