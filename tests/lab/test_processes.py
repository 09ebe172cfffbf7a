"""Work in several processes: handed out bit by bit, and over when nobody waits for it any more."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from gosux.lab.processes import WAITING, done

ENDLESS = """
import itertools, time
from gosux.lab.processes import done

for _ in done(time.sleep, itertools.repeat(0.05), 2):
    print("done", flush=True)
"""


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("count", [0, 1, 2, 9])
def test_every_task_is_done_once(workers: int, count: int) -> None:
    assert sorted(done(abs, range(-count, 0), workers)) == [*range(1, count + 1)]


@pytest.mark.parametrize("workers", [1, 2])
def test_tasks_are_taken_as_they_are_needed(workers: int) -> None:
    taken = 0

    def endless() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    answered = 0
    with closing(done(abs, endless(), workers)) as answers:
        for _ in answers:
            answered += 1
            assert taken <= answered + 2 * workers * WAITING  # several answers may come at once
            if answered == 20:
                break
    assert answered == 20


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(done(int, ["1", "2", "three", "4", "5", "6"], 2))


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no groups of processes here")
def test_processes_end_when_their_parent_is_killed() -> None:
    command = [sys.executable, "-c", ENDLESS]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    guard = threading.Timer(60, os.killpg, (process.pid, signal.SIGKILL))
    guard.start()
    try:
        assert process.stdout.readline() == "done\n"
        os.kill(process.pid, signal.SIGKILL)  # it alone, and it cannot tell the others
        process.wait()
        assert nobody_is_left(process.pid)
    finally:
        guard.cancel()
        process.stdout.close()
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def nobody_is_left(group: int) -> bool:
    """Whether all processes of a group have ended within some seconds."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
