"""The measuring processes: they persist through all rounds, and only one works at a time."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60  # seconds until a child that does not end is ended


class ChildFailed(Exception):
    """A measuring process ended before it answered. What went wrong stands above, written by that process."""


class Child:
    """A process of ``player``, on one core if that is possible and wanted."""

    def __init__(self, *, pure: bool, pinned: bool = True) -> None:
        self.core = last_core() if pinned else None
        environment = {name: value for name, value in os.environ.items() if name != "GOSUX_PURE"}
        if pure:
            environment["GOSUX_PURE"] = "1"
        command = [sys.executable, "-m", "benchmarks.player", *([] if self.core is None else [str(self.core)])]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise ChildFailed(f"while it was asked for {request}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> "Child":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()  # an idle child ends by that, and a busy one after its answer
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


def last_core() -> int | None:
    """The processor core to measure on; None if it cannot be chosen. Not the first, which the system uses most."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None


def core_count() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
