"""How much of the processor another process and its children have used. Only Linux tells; elsewhere it is None."""

import os
import sys
import time
from contextlib import suppress

CPU_CLOCK = 2  # of Linux: the time of all threads of a process
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def processor_time(process: int) -> "float | None":
    """Seconds, of all threads, of children that have ended and of those that run; a process that is gone used none."""
    if not sys.platform.startswith("linux"):
        return None
    total = 0.0
    with suppress(OSError):
        total += time.clock_gettime((~process << 3) | CPU_CLOCK)
        total += _of_ended_children(process)
        for child in _children(process):
            total += processor_time(child) or 0.0
    return total


def _of_ended_children(process: int) -> float:
    with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
        fields = file.read().rpartition(")")[2].split()  # after the name, which may hold anything
    return (int(fields[13]) + int(fields[14])) / TICKS


def _children(process: int) -> list[int]:
    found: list[int] = []
    for thread in os.listdir(f"/proc/{process}/task"):
        with suppress(OSError), open(f"/proc/{process}/task/{thread}/children", encoding="ascii") as file:
            found += [int(child) for child in file.read().split()]
    return found
