"""Reads untrusted files in a separate process with a time limit."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeVar

from gosux.commands.shared.packs import learn_packs
from gosux.model.messages.mistakes import Mistake
from gosux.records.files import RecordError

Answer = TypeVar("Answer")

READY = "ready"
SECONDS = 10.0  # that reading a file usually may take


def in_time(work: Callable[[Path], Answer], file: Path, packs: "list[str] | None", seconds: float = SECONDS) -> Answer:
    """Run ``work`` on a file in a new process that knows the same packs. Raises its Mistake, or RecordError.

    ``work`` and its answer go through pickle. A loop in compiled code answers no signal of Python, so that process is
    killed by the system. The seconds count from when that process is ready.
    """
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(sender, work, file, packs), daemon=True)
    process.start()
    sender.close()
    try:
        receiver.recv()  # ready
        if not receiver.poll(seconds):
            raise RecordError("check-too-long", {"file": str(file), "seconds": f"{seconds:g}"})
        answer: Answer | Mistake = receiver.recv()
    except EOFError as error:
        raise RecordError("check-died", {"file": str(file)}) from error
    finally:
        process.kill()
        process.join()
        receiver.close()
    if isinstance(answer, Mistake):
        raise answer
    return answer


def _work(sender: Connection, work: Callable[[Path], Answer], file: Path, packs: "list[str] | None") -> None:
    try:
        learn_packs(packs)
        sender.send(READY)
        sender.send(work(file))
    except Mistake as error:
        sender.send(error)
